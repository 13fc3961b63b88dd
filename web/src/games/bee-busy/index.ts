/** Bee Busy's part of the page. */
export { default as badge } from './Badge.svelte'
export { default as thumb } from './Thumb.svelte'

/** Every choice is on the sheet or beside the dice. */
export const covers = (): boolean => true

/** The hives stand on the board with their names and scores. */
export const seated = true

/** The rulebook is print and play. */
export const paper = { dice: true }

/** A die is kept without a question, so both are undone together. */
export const together = (tokens: readonly string[]): number =>
  tokens.at(-1) === 'keep' && /^(die|take) /.test(tokens.at(-2) ?? '') ? 2 : 1

/** Asked first when a table is set up. */
export const common = ['first', 'modifier', 'inputs', 'crawl_through'] as const
