/** What a room is on its way to, for the chip on it. */
import { CAPACITY, at, sum } from './view'
import type { Room } from './view'

export type Hint =
  | { kind: 'hatch' | 'honey' | 'pair' }
  | { kind: 'missing'; count: number }
  | { kind: 'link'; value: number }

const pair = (room: Room): boolean => room.bees.some((count) => count > 1)

/** The value by which a room is linked with another of its hive. */
export function linkValue(room: Room, hive: readonly Room[]): number | null {
  if (room.group === null) return null
  const others = hive.filter((other) => other.group === room.group && other.room !== room.room)
  const value = room.bees.findIndex(
    (count, v) => count > 0 && others.some((other) => at(other.bees, v) > 0),
  )
  return value < 0 ? null : value + 1
}

/** The one thing worth saying about a room: what it does tonight, or what it still lacks. */
export function hint(room: Room, hive: readonly Room[]): Hint | null {
  if (room.honey) return null
  if (room.tonight) return { kind: room.tonight }
  if (pair(room) && !room.egg && sum(room.cubes) > 0) {
    const missing = CAPACITY - Math.max(...room.cubes)
    if (missing > 0 && missing < CAPACITY) return { kind: 'missing', count: missing }
  }
  const value = linkValue(room, hive)
  if (value !== null) return { kind: 'link', value }
  const full = room.egg || room.cubes.some((count) => count === CAPACITY)
  return full ? { kind: 'pair' } : null
}
