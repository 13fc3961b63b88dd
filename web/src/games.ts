/** The games' own parts of the page, found by their folders. */
import { fetchPart } from './fetching'
import type { GamePage, GameTable } from './games/contract'

const pages = import.meta.glob<GamePage>('./games/*/index.ts', { eager: true })
const tables = import.meta.glob<GameTable>('./games/*/table.ts')
const fetched: Record<string, GameTable> = {}

/** A game's drawing and mark; null for a game that is played by its list of options alone. */
export function gamePage(name: string): GamePage | null {
  return pages[`./games/${name}/index.ts`] ?? null
}

/** Fetches a game's board and help: the front page on a telephone does without. */
export async function fetchTable(name: string): Promise<void> {
  const table = tables[`./games/${name}/table.ts`]
  if (table) fetched[name] ??= await fetchPart(table)
}

/** A game's board and help, once they have been fetched. */
export function gameTable(name: string): GameTable | null {
  return fetched[name] ?? null
}
