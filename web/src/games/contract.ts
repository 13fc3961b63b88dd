/**
 * What a game gives the page: a folder `web/src/games/<name>/` whose `index.ts` exports the names of
 * `GamePage` (`export { default as thumb } from './Thumb.svelte'`, …), which every page needs, and
 * whose `table.ts` exports those of `GameTable`, which is fetched for who sits down. The folder's name
 * is the game's own (`pollennation`, `waggle-dance`). Nothing else is edited: the shell finds the
 * folder, the words and the server's options by itself.
 *
 * Besides `option-…` and `log-…`, the shell looks in the game's catalogue for `about` (one sentence
 * for the front page), `ask-<phase>` (what the reader is asked to do; `phase` is the view's, if it has
 * one), `seat-name` (what the game calls `$seat`), `moment-<kind>` (a question to all who share a screen) and `setting-<option>`, `setting-<option>-<value>`, `setting-<option>-help`.
 */
import type { Component } from 'svelte'
import type { Args, LogLine, Option, Seat, Value } from '../protocol'

export type { Args, LogLine, Option, Phrase, Value } from '../protocol'

/** A seat as the board may show it. `name` is never empty: a free seat is named in words. */
export interface SeatInfo
  extends
    Pick<Seat, 'seat' | 'kind' | 'level' | 'present'>,
    Partial<Pick<Seat, 'away' | 'clock' | 'contribution' | 'forfeit' | 'host' | 'stand_in'>> {
  name: string
  /** Null while it is secret. */
  score: number | null
  winner: boolean
  /** Nobody has taken it yet. */
  free?: boolean
  /** Is the table waiting for this seat? */
  awaited: boolean
  mine: boolean
}

/**
 * Words of the reader's language: the game's catalogue first, then the page's. The same function
 * as long as the language is, so it may be used in `$derived`. An unknown id gives the id itself.
 */
export type Say = (id: string, args?: Args) => string

export interface BoardProps<View = unknown> {
  /** `state.view(seat)`, for the seat below. */
  view: View
  /**
   * The choices open now; empty when this seat owes none, in a replay and for spectators. The
   * element that makes a choice carries `data-choice="<choice>"` and is a button (or has the
   * role and takes Enter and Space). What the board does not cover is offered in words beneath.
   */
  options: Option[]
  /** The seat the board is drawn for; null for a spectator. */
  seat: number | null
  seats: SeatInfo[]
  say: Say
  /** Makes these choices in this order, all or none (a whole sowing may go at once). */
  send: (choices: number[]) => void
  /** A choice is on its way: offer none until the next view. */
  busy: boolean
  /** Play has ended, be it that somebody gave up or was late, of which the view knows nothing. */
  over?: boolean
  /** Everything that has happened, oldest first. */
  log: LogLine[]
  /** The reader prefers little motion: move things at once. */
  reduced: boolean
  /** What a board keeps on this device for one table, it keeps under this id; none in a replay. */
  table?: string
}

export interface GameTable {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game's view is its own
  board: Component<BoardProps<any>>
  /** The game's rules in short, for the help panel (`?`). */
  help?: Component<{ say: Say }>
}

export interface GamePage {
  /** A small drawing for the front page, square, of no fixed size (SVG with a viewBox). */
  thumb: Component
  /** A small mark of a seat (its colour and pattern) for the list of seats, square, no fixed size. */
  badge?: Component<{ seat: number }>
  /** Options to show first when a table is set up; without it, the first four. */
  common?: readonly string[]
  /** What options on automatic come to at a table with these options: nothing to tell of. */
  automatic?: (options: Record<string, Value>) => Record<string, Value>
  /**
   * How many of a seat's choices (their tokens, the newest last) are undone in one step: what the
   * board answered by itself was never asked, so undoing does not stop there. One without it.
   */
  together?: (tokens: readonly string[]) => number
  /** Does the board list the seats with names, scores and turns? Then the shell does not. */
  seated?: boolean
  /** It can be printed; dice: what it rolls on paper, any screen can roll. */
  paper?: { dice?: boolean }
  /** Does the board ask for every choice itself? Then the list of options starts collapsed. */
  covers?: (view: unknown) => boolean
}
