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

/** Who sits on a seat of a table that is being opened. */
export type SeatKind = 'me' | 'friend' | 'bot' | 'local'

/** Whose eyes a replay is seen through: a seat's, a spectator's (null), or with nothing hidden. */
export type Viewer = number | null | 'all'

/** Who may sit down: whoever finds it in the lobby, or who has the link, or who has a code as well. */
export type Access = 'public' | 'link' | 'code'

export type Late = 'bot' | 'random' | 'forfeit'

/** How time is counted: seconds for the whole game, or days for each turn. */
export type Pace =
  | { kind: 'live'; base: number; increment: number; late: Late }
  | { kind: 'days'; days: number; late: Late }

/** Milliseconds left when the table was told. */
export interface Clock {
  left: number
  runs: boolean
}

/** A seat asks to take back, or for a pause; those `asked` have not answered yet. */
export interface Ask {
  what: 'back' | 'pause'
  seat: number
  agreed: number[]
  asked: number[]
}

export interface Vacation {
  until: string | null
  /** Days left this year. */
  left: number
}

export interface Seat {
  seat: number
  /** A reserved seat is kept for the person it names; a past one is somebody's in a record. */
  kind: SeatKind | 'reserved' | 'past'
  /** Empty or null while the seat is free. */
  name: string | null
  level: string | null
  present: boolean
  /** Has its person opened the table? */
  host: boolean
  /** The level of the bot that plays while its person is away. */
  stand_in: string | null
  /** What the seat has added to the chance; empty while play waits for it. */
  contribution?: string | null
  /** If time is counted for it. */
  clock?: Clock | null
  /** How it has lost without being beaten. */
  forfeit?: 'gave-up' | 'late' | null
  /** Until when its person is on vacation. */
  away?: string | null
}

export interface Table {
  id: string
  game: string
  title: string
  options: Args
  phase: 'open' | 'playing' | 'over' | 'cancelled'
  /** The seats I hold. */
  mine: number[]
  host: boolean
  /** For the host alone. */
  invite?: string | null
  access: Access
  /** For the host alone. */
  code: string | null
  /** I may sit down without an invitation. */
  may_join: boolean
  /** How many seconds later spectators see what happens. */
  delay: number
  seats: Seat[]
  /** One of my seats owes a choice. */
  waiting: boolean
  /** Null while a score is nobody's business. */
  scores: (number | null)[]
  winners: boolean[]
  created: string
  /** SHA-256 of the seed everything random comes from, shown before the first choice. */
  commitment: string
  /** SHA-256 of all that chance follows from, shown once play has begun. */
  seal: string | null
  /** The seed itself, once the game is over. */
  seed: string | null
  /** The table at which the same people play again. */
  rematch: string | null
  /** An analysis or an import has taken over the first choices of its log (`copied`). */
  purpose: 'game' | 'daily' | 'analysis' | 'import'
  parent: string | null
  copied: number
  pace: Pace | null
  paused: boolean
  /** The server's time, if time is counted. */
  now: number | null
  ask: Ask | null
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
  /** There if I have kept my name. */
  login: string | null
}

/** A device on which I am signed in; `here` is this one. */
export interface Device {
  created: string
  seen: string
  here: boolean
}

/** A passkey of mine; `used` is null until it has been. */
export interface Passkey {
  id: string
  name: string
  created: string
  used: string | null
}

/** What a browser is to make a passkey from; bytes are base64url, as in all that concerns passkeys. */
export interface PasskeyWish extends Omit<
  PublicKeyCredentialCreationOptions,
  'challenge' | 'user' | 'excludeCredentials'
> {
  challenge: string
  user: { id: string; name: string; displayName: string }
  excludeCredentials: { id: string; type: 'public-key' }[]
}

/** What a passkey is to sign. */
export interface PasskeyChallenge {
  challenge: string
  rpId: string
  timeout: number
  userVerification: UserVerificationRequirement
}

/** The same, for one of the reader's own passkeys. */
export interface PasskeyProof extends PasskeyChallenge {
  allowCredentials: { id: string; type: 'public-key' }[]
}

/** What the keeper of a passkey answers. */
export interface Credential {
  id: string
  rawId: string
  type: 'public-key'
  response: Record<string, string>
}

/** What shows that it is its owner who changes an account: the passphrase, or a passkey's answer. */
export type Proof = string | Credential

/** A page of finished games; `next` asks for the one after it. */
export interface Finished {
  tables: Table[]
  next: string | null
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
  /** How many seconds somebody may think who is asked in secret; 0: no limit. */
  patience?: number
  /** Play waits until I have added to the chance. */
  contribute?: boolean
  access?: Access
  delay?: number
  pace?: Pace | null
}

export interface Frame {
  number: number
  /** How many choices had been made in all. */
  entries: number
  view: unknown
  log: LogLine[]
}

/** One choice of Chance, with all that could have been drawn and by what weight. */
export interface Drawn {
  /** Its place in the log. */
  entry: number
  /** How often Chance had acted before. */
  number: number
  choice: number
  token: string
  /** Its words are the message `option-<id>` of the game's catalogue. */
  phrase: Phrase
  chances: [choice: number, weight: number][]
}

/** All it takes to draw the chance of a finished game again. */
export interface Chances {
  commitment: string
  seed: string
  contributions: [seat: number, contribution: string][]
  seal: string
  /** So many choices were taken over from another game, and drawn from another seed. */
  copied: number
  draws: Drawn[]
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

/** A report of the laboratory; `day` is when it was written. */
export interface Report {
  name: string
  title: string
  day: string
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

/** Where I am told that it is my turn; `off` after too many failures, the last being `trouble`. */
export interface Hook {
  url: string | null
  off: boolean
  trouble: string | null
  /** Shown once, when the address is set. */
  secret: string | null
}

/** Something said at a table; its time is its name, for no two lines have the same. */
export interface TalkLine {
  made: string
  seat: number
  /** The one seat it is for; null for all. */
  to: number | null
  /** Who is whispered to: somebody else may sit there by now. */
  to_name: string | null
  name: string
  text: string
}

export interface TalkPage {
  lines: TalkLine[]
  /** There is more before these. */
  earlier: boolean
}

export interface TalkMessage extends TalkPage {
  is: 'talk'
  /** These lines replace all that was sent before. */
  anew: boolean
  /** The seats whose talk I do not want to read. */
  muted: number[]
}

/** Where somebody might be asked in secret, whether or not anybody is. */
export interface Moment {
  id: string
  /** Its words are the message `moment-<kind>` of the game's catalogue. */
  kind: string
  /** Who might be asked. */
  seats: number[]
  /** Those who share this screen are to answer: nothing goes on before. */
  ask: boolean
  /** Milliseconds until whoever is asked lets it be; null: there is no limit. */
  left: number | null
}

export type ServerMessage =
  | { is: 'table'; table: Table }
  | StateMessage
  | TalkMessage
  | { is: 'moment'; moment: Moment | null }
  | { is: 'error'; code: string; message: string; seat?: number | null }
