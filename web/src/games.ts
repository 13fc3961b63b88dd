/** The games' own parts of the page, found by their folders. */
import type { GamePage } from './games/contract'

const pages = import.meta.glob<GamePage>('./games/*/index.ts', { eager: true })

/** A game's board, help and drawing; null for a game that is played by its list of options alone. */
export function gamePage(name: string): GamePage | null {
  return pages[`./games/${name}/index.ts`] ?? null
}
