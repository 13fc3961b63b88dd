/** On which terms a table is played, in words: its clock, and what differs from the usual game. */
import { paceInWords } from './clock'
import { gamePage } from './games'
import type { Table } from './protocol'
import { variants } from './settings'
import { store } from './store.svelte'
import { words } from './words'

export function terms(table: Table): string[] {
  const options = store.games?.find((game) => game.name === table.game)?.options ?? []
  const find = (id: string) => words.find(store.language, table.game, id)
  const automatic = gamePage(table.game)?.automatic?.(table.options)
  const pace = table.pace ? [paceInWords(table.pace, store.say)] : []
  return [...pace, ...variants(options, table.options, find, store.say, automatic)]
}
