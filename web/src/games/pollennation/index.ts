/** PollenNation's part of the page. */
export { default as board } from './Board.svelte'
export { default as help } from './Help.svelte'
export { default as thumb } from './Thumb.svelte'

/** Every choice is on the board. */
export const covers = (): boolean => true
