/** What the server sends and takes, as docs/protocol.md writes it down. */

export type Value = string | number
export type Args = Record<string, Value>

/** A message id of a catalogue and its arguments. */
export type Phrase = [id: string, args: Args]

export interface Option {
  /** The number to send back. */
  choice: number
  token: string
  /** Its words are the message `option-<id>` of the game's catalogue. */
  phrase: Phrase
}

/** One choice somebody made, as this viewer may know it; `told` holds whole message ids. */
export interface LogLine {
  number: number
  /** -1 is Chance; null is somebody this viewer may not know. */
  seat: number | null
  token: string | null
  told: Phrase[]
}

export type SeatKind = 'me' | 'friend' | 'bot' | 'local'

export interface Seat {
  seat: number
  kind: SeatKind
  /** Empty or null while the seat is free. */
  name: string | null
  level: string | null
  present: boolean
}

export interface Table {
  id: string
  game: string
  title: string
  options: Args
  phase: 'open' | 'playing' | 'over'
  /** The seats I hold. */
  mine: number[]
  host: boolean
  /** For the host alone. */
  invite?: string | null
  seats: Seat[]
  /** One of my seats owes a choice. */
  waiting: boolean
  /** Null while a score is nobody's business. */
  scores: (number | null)[]
  winners: boolean[]
  created: string
  /** SHA-256 of the seed everything random comes from, shown before the first choice. */
  commitment: string
  /** The seed itself, once the game is over. */
  seed: string | null
}

export interface GameOption {
  name: string
  default: Value
  values: Value[]
  low: number
  high: number
  help: string
}

export interface GameInfo {
  name: string
  title: string
  rules: number
  seats: number[]
  levels: string[]
  options: GameOption[]
}

export interface Person {
  id: string
  name: string
}

export interface NewSeat {
  kind: SeatKind
  level?: string
  name?: string
}

export interface NewTable {
  game: string
  options: Args
  seats: NewSeat[]
  /** How long to wait where somebody may be asked in secret, in percent of the game's own times. */
  hush?: number
}

export interface Frame {
  number: number
  view: unknown
  log: LogLine[]
}

/** What a bot scores alone on the chance of a finished game; `points` is null while it plays. */
export interface Par {
  level: string
  points: number | null
  so_far: number
}

/** One game's challenge of a day; `table` is my own try. */
export interface Daily {
  game: string
  title: string
  day: string
  commitment: string
  table: string | null
  scores: { name: string; points: number; mine: boolean }[]
}

export interface StateMessage {
  is: 'state'
  seat: number | null
  /** Counts what this viewer has been shown. */
  number: number
  /** Counts the choices this seat has made. */
  made: number
  view: unknown
  options: Option[]
  awaited: number[]
  over: boolean
  scores: (number | null)[]
  winners: boolean[]
  log_from: number
  log: LogLine[]
}

export type ServerMessage =
  | { is: 'table'; table: Table }
  | StateMessage
  | { is: 'error'; code: string; message: string; seat?: number | null }
