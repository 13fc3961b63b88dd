/** Waggle Dance's part of the page. */
export { default as badge } from './Badge.svelte'
export { default as thumb } from './Thumb.svelte'

import type { Value } from '../contract'

/** Every choice is on the board or in its dock. */
export const covers = (): boolean => true

/** The hives stand on the board with names, honey and turns. */
export const seated = true

/** Asked first when a table is set up. */
export const common = [
  'edition',
  'honey_target',
  'queen_deck',
  'trick_timing',
  'open_hands',
] as const

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

/** There are sheets of it to print. */
export const paper = {}
