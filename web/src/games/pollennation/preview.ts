/**
 * What a bee would do, for previews only: arithmetic on what lies on the table. What may be chosen is
 * the server's word (the options), and so is what a move really brings.
 */
import { along, at, flowerAt, keepers, present, sum } from './view'
import type { Colony, Counts, View, Way } from './view'

const JELLY = 6

export interface WorkerHint {
  to: number
  distance: number
  /** The most she could score there. */
  points: number
}

export interface DroneHint {
  to: number
  fetched: boolean
  shoved: number
  shovedTo: number
}

const missing = (needs: Counts, counts: Counts): number[] =>
  needs.map((need, c) => Math.max(0, need - at(counts, c)))

const covered = (lacks: Counts, load: Counts, visits: number): boolean =>
  sum(lacks) <= visits && lacks.every((n, c) => n <= at(load, c))

/** The most points a flower gives for `counts` and `visits` cubes chosen from a load. */
export function reach(
  view: View,
  colony: Colony,
  slot: number,
  counts: Counts,
  load: Counts,
  visits: number,
): number {
  const flower = flowerAt(view, slot)
  const jelly = colony.queen === slot && covered(missing([1, 1, 1, 1, 1, 1], counts), load, visits)
  if (jelly) return JELLY
  if (!flower?.needs || !covered(missing(flower.needs, counts), load, visits)) return 0
  return flower.points ?? 0
}

export function workerHint(view: View, colony: Colony, slot: number): WorkerHint {
  const load = flowerAt(view, slot)?.free ?? []
  const distance = sum(load)
  const to = along(slot, distance, view.ring)
  const lying = present(view, to)
  const counts = to === slot ? lying.map((n, c) => n - at(load, c)) : lying
  const visits = Math.ceil(distance / view.ring)
  return { to, distance, points: distance ? reach(view, colony, to, counts, load, visits) : 0 }
}

export function droneHint(view: View, colony: Colony, slot: number, way: Way): DroneHint {
  const step = way === 'cw' ? 1 : -1
  const to = along(slot, step, view.ring)
  const here = colony.workers.filter((worker) => worker === to).length
  const fetched = colony.away && here > 0
  return { to, fetched, shoved: fetched ? here - 1 : here, shovedTo: along(to, step, view.ring) }
}

/** Where the queen would fly: the next flower clockwise with a worker of hers. */
export function queenHint(view: View, colony: Colony): number | null {
  if (colony.queen === null) return null
  for (let steps = 1; steps <= view.ring; steps++) {
    const slot = along(colony.queen, steps, view.ring)
    if (colony.workers.includes(slot)) return slot
  }
  return null
}

/** Why a bee of mine cannot be chosen now, as the end of a message id. */
export function whyNot(
  view: View,
  kind: 'worker' | 'drone' | 'queen',
  slot: number | null,
): string {
  if (view.moved && view.moved.kind === kind && view.moved.slot === slot) return 'moved'
  if (kind === 'worker') {
    const locked = slot !== null && keepers(view, slot).length > 0
    return locked ? 'locked' : 'pollen'
  }
  return slot === null ? 'away' : 'together'
}
