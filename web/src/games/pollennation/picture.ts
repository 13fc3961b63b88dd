/** What the picture of a position shows beyond the view itself: marks, picks, trails. */
import type { Option } from '../contract'
import type { SowPlan } from './plan'
import { droneHint, queenHint, workerHint } from './preview'
import { along, at, sector } from './view'
import type { BeeKind, Colony, Sowing, View } from './view'

export type Mark = 'none' | 'here' | 'path' | 'target' | 'choice'

export const NO_MARKS: ReadonlyMap<number, Mark> = new Map()

/** A bee somebody looks at. */
export interface Looked {
  colony: Colony
  kind: BeeKind
  slot: number
  movable: boolean
}

/**
 * The view with the picks of a sowing already lying on their flowers. The worker is in the air until
 * the order is complete, then where she would stop.
 */
export function sown(view: View, sowing: Sowing, plan: SowPlan): View {
  const flowers = view.flowers.map((flower) => ({ ...flower, free: [...flower.free] }))
  plan.order.forEach((colour, i) => {
    const flower = flowers[along(sowing.at, i, view.ring) - 1]
    if (flower) flower.free[colour] = at(flower.free, colour) + 1
  })
  const colonies = view.colonies.map((colony) => {
    if (colony.seat !== sowing.seat) return colony
    const workers = [...colony.workers]
    workers.splice(workers.indexOf(sowing.from), 1)
    return { ...colony, workers: plan.done ? [...workers, sowing.to] : workers }
  })
  return { ...view, flowers, colonies }
}

/** The slot my next card goes to, while I lay. */
export function nextBed(view: View, seat: number): number | undefined {
  return sector(view, seat).find((slot) => {
    const flower = view.flowers[slot - 1]
    return flower && flower.card === null && !flower.hidden
  })
}

/** How each flower is marked for the decision at hand. */
export function marksOf(
  view: View,
  options: Option[],
  seat: number | null,
  plan: SowPlan | null,
  looked: Looked | null,
): Map<number, Mark> {
  const marks = new Map<number, Mark>()
  const walk = (from: number, steps: number): void => {
    for (let i = 1; i < Math.min(steps, view.ring); i++)
      marks.set(along(from, i, view.ring), 'path')
    marks.set(along(from, steps, view.ring), 'target')
  }
  for (const { token } of options) {
    const [verb, slot] = token.split(' ')
    if (verb === 'home' || verb === 'post') marks.set(Number(slot), 'choice')
    if (verb === 'lay' && seat !== null) marks.set(nextBed(view, seat) ?? 0, 'here')
  }
  if (view.sowing && plan) {
    marks.set(view.sowing.to, 'target')
    if (!plan.done) marks.set(along(view.sowing.at, plan.order.length, view.ring), 'here')
  }
  if (view.phase === 'queen' && view.queen_at !== null) marks.set(view.queen_at, 'here')
  if (view.storing) marks.set(view.storing.slot, 'here')
  if (looked?.movable) {
    const { kind, slot, colony } = looked
    if (kind === 'worker') walk(slot, workerHint(view, colony, slot).distance)
    if (kind === 'queen') marks.set(queenHint(view, colony) ?? 0, 'target')
    if (kind === 'drone') {
      marks.set(droneHint(view, colony, slot, 'cw').to, 'target')
      marks.set(droneHint(view, colony, slot, 'ccw').to, 'target')
    }
  }
  return marks
}
