/** Bee Busy at the table. */
export { default as board } from './Board.svelte'
export { default as help } from './Help.svelte'
