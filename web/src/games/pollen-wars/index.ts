/** Pollen Wars' part of the page. */
export { default as badge } from './Badge.svelte'
export { default as thumb } from './Thumb.svelte'

/** Every choice is on the board. */
export const covers = (): boolean => true

/** The hives stand beside the field with their names and pollen. */
export const seated = true

/** Asked first when a table is set up. */
export const common = ['family', 'field', 'goal', 'trade'] as const

/** There are sheets of it to print. */
export const paper = {}
