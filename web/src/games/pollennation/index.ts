/** PollenNation's part of the page. */
export { default as badge } from './Badge.svelte'
export { default as thumb } from './Thumb.svelte'

import type { Value } from '../contract'

/** Every choice is on the board. */
export const covers = (): boolean => true

/** The colonies stand beside the ring with their names and scores. */
export const seated = true

/** Asked first when a table is set up. */
export const common = ['deck', 'deal', 'setup', 'target'] as const

/** The deck that so many flowers need. */
export function automatic(options: Record<string, Value>): Record<string, Value> {
  const flowers = Number(options['players']) * Number(options['flowers_each'])
  return { deck: flowers === 24 ? 'all' : 'standard' }
}

/** There are sheets of it to print. */
export const paper = {}
