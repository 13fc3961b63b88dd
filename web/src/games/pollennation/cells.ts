/** How pollen and bees are grouped at a flower before they are drawn. */
import { COLOURS, at, sum } from './view'
import type { BeeKind, Colony, Counts, View } from './view'

export interface Cell {
  colour: number
  index: number
  count: number
  size: number
  /** Offsets from the middle of the pollen half: outward, and clockwise. */
  out: number
  aside: number
}

/** At most this many cubes of a colour are drawn one by one; more are one cube with a count. */
const SINGLES = 3
const PITCH = 39

/** Free cubes by colour in wheel order: a small fan each, or one cube with its count. */
export function pollenGroups(free: Counts, room: number): Cell[] {
  const groups = COLOURS.map((_, colour) => ({ colour, n: at(free, colour) })).filter(
    ({ n }) => n > 0,
  )
  const columns = groups.length > 4 ? 3 : groups.length > 2 ? 2 : 1
  const lines = Math.ceil(groups.length / columns)
  const size = Math.min([32, 32, 30, 27, 25][groups.length] ?? 22, (room / columns) * 0.56)
  return groups.flatMap(({ colour, n }, i) => {
    const line = Math.floor(i / columns)
    const inLine = Math.min(columns, groups.length - line * columns)
    const middle = ((i % columns) - (inLine - 1) / 2) * (room / columns)
    const out = ((lines - 1) / 2 - line) * PITCH
    if (n > SINGLES) return [{ colour, index: 0, count: n, size, out, aside: middle }]
    const fan = size * ([1.06, 0.44, 0.32][columns - 1] ?? 0)
    return Array.from({ length: n }, (_, index) => {
      const aside = middle + (index - (n - 1) / 2) * fan
      return { colour, index, count: 1, size, out, aside }
    })
  })
}

export interface BeeGroup {
  key: string
  kind: BeeKind
  colony: Colony
  slot: number
  count: number
  /** Colours a queen keeps here, with their counts. */
  stored: { colour: number; count: number }[]
}

const tally = (slots: number[], slot: number): number => slots.filter((s) => s === slot).length

/** The bees at a slot: those of one kind and colony are one group. */
export function beesAt(view: View, slot: number): BeeGroup[] {
  return view.colonies.flatMap((colony) => {
    const stored = COLOURS.map((_, c) => ({ colour: c, count: at(colony.stored, c) })).filter(
      ({ count }) => count > 0,
    )
    const group = (kind: BeeKind, count: number): BeeGroup => ({
      key: `${colony.seat} ${kind} ${slot}`,
      kind,
      colony,
      slot,
      count,
      stored: kind === 'queen' ? stored : [],
    })
    return [
      group('queen', colony.queen === slot ? 1 : 0),
      group('drone', tally(colony.drones, slot)),
      group('worker', tally(colony.workers, slot)),
    ].filter(({ count }) => count > 0)
  })
}

/** The width a group takes at the edge of its flower. */
export function beeWidth(group: BeeGroup): number {
  if (group.kind === 'worker') return 48
  if (group.kind === 'drone') return 62
  return sum(group.stored.map(() => 1)) === 0 ? 54 : 74 + 29 * group.stored.length
}
