/** Waggle Dance's part of the page. */
export { default as badge } from './Badge.svelte'
export { default as board } from './Board.svelte'
export { default as help } from './Help.svelte'
export { default as thumb } from './Thumb.svelte'

import type { Value } from '../contract'
import type { View } from './view'

/** Every choice is on the board or in its dock. */
export const covers = (): boolean => true

/** The hives stand on the board with names, honey and turns. */
export const seated = true

/** How each question that may be put in private is declined (R13). */
const DECLINED: Record<string, string> = {
  volunteer: 'pass',
  sick: 'pass',
  trick: 'pass',
  expert: 'pass',
  egg: 'pass',
  trade: 'done',
  honey: 'done',
  draw: 'draw',
}

/** A private question, unless every hand lies open anyway (R13.7). */
export function hush(view: View | undefined): string | null {
  if (!view?.waits || !view.ask || view.seats.every((hive) => hive.hand !== null)) return null
  if (view.ask === 'cards') return view.stage === 'nightfall' ? 'pass' : 'done'
  return DECLINED[view.ask] ?? null
}

/** Asked first when a table is set up. */
export const common = ['edition', 'honey_target', 'queen_deck', 'trick_timing', 'open_hands'] as const

/** Each edition's own way, and what covers slots with so many players. */
export function automatic(options: Record<string, Value>): Record<string, Value> {
  const pollen = options['edition'] === 'pollen'
  const players = Number(options['players'])
  const blockers = players === 4 ? 'none' : pollen ? 'markers' : 'dice'
  const covered = players === 2 ? 3 : 1
  return {
    queen_deck: pollen ? 'all14' : 'ten_random',
    tie_break: pollen ? 'many' : 'few',
    scarce: pollen ? 'all_or_nothing' : 'partial',
    blockers,
    block_count: options['blockers'] === 'none' ? 0 : covered,
  }
}
