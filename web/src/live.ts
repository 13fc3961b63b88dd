/**
 * The live socket of one table: it keeps itself connected, keeps each seat's log whole, and answers
 * the right `made` with every choice. What it learns it tells its listener.
 */
import type { LogLine, Moment, ServerMessage, StateMessage, Table, TalkMessage } from './protocol'

export type Link = 'connecting' | 'open' | 'lost'

/** A seat's state with its whole log. */
export type SeatState = Omit<StateMessage, 'is' | 'log_from'>

export interface Listener {
  table(table: Table): void
  state(state: SeatState): void
  talk(news: TalkMessage): void
  moment(moment: Moment | null): void
  /** `pending` are the seats whose choice is on its way. */
  pending(seats: ReadonlySet<number>): void
  trouble(code: string, message: string): void
  link(link: Link): void
}

export interface Socket {
  send(text: string): void
  close(): void
  onopen: ((event: Event) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  onmessage: ((event: MessageEvent<string>) => void) | null
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
/** The server makes room for the next one, which is there within a few seconds (RFC 6455, 7.4.1). */
const RESTARTS = 1012
/** A line that is back within so long was never called lost. */
const BLINK = 5_000
/** A choice without an answer for so long is asked after; so is a socket after a sleep. */
const PATIENCE = 8_000

/** Objections that mean the page shows something old. */
const OUTDATED = new Set(['stale', 'illegal', 'out-of-turn', 'not-started', 'over'])

/** How long to wait before the next try: doubling, bounded, and never in step with others. */
export function backoff(tries: number, chance: number = Math.random()): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries)
  return longest * (0.5 + chance / 2)
}

/** The log with everything from `from` on replaced, or null if lines before that are missing. */
export function splice(log: readonly LogLine[], from: number, lines: LogLine[]): LogLine[] | null {
  return from > log.length ? null : [...log.slice(0, from), ...lines]
}

interface Pending {
  /** What the seat had been shown when it chose. */
  number: number
  made: number
  choices: number[]
}

export class Live {
  #listener: Listener
  #connect: () => Socket
  #socket: Socket | null = null
  #open = false
  #closed = false
  #tries = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #doubt: ReturnType<typeof setTimeout> | undefined
  #alarm: ReturnType<typeof setTimeout> | undefined
  #logs = new Map<number | null, LogLine[]>()
  #shown = new Map<number, { number: number; made: number }>()
  #pending = new Map<number, Pending>()
  /** Seats whose choice was on its way when the line broke. */
  #doubtful = new Set<number>()

  constructor(listener: Listener, connect: () => Socket) {
    this.#listener = listener
    this.#connect = connect
    this.#dial()
  }

  /** Make choices for a seat, in order, all or none. False if they cannot be sent now. */
  choose(seat: number, choices: number[]): boolean {
    const shown = this.#shown.get(seat)
    if (!this.#open || shown === undefined || this.#pending.has(seat)) return false
    this.#pending.set(seat, { ...shown, choices })
    this.#tellPending()
    this.#send(seat)
    return true
  }

  /** Sent twice, it is made once: `made` says which choice it is. */
  #send(seat: number): void {
    const { made, choices } = this.#pending.get(seat)!
    this.#say({ do: 'choose', seat, made, choices })
    this.#expectAnswer()
  }

  /** Is the line still good? To be asked after a sleep, or when the network comes back. */
  check(): void {
    if (this.#closed) return
    if (this.#open) this.#sync()
    else this.#dial()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#retry)
    clearTimeout(this.#doubt)
    clearTimeout(this.#alarm)
    this.#drop()
  }

  #dial(): void {
    clearTimeout(this.#retry)
    this.#drop()
    const socket = this.#connect()
    this.#socket = socket
    socket.onopen = () => this.#opened()
    socket.onmessage = (event: { data: unknown }) => this.#heard(String(event.data))
    socket.onclose = (event: { code?: number }) => this.#lost(event.code)
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    this.#open = false
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  #opened(): void {
    this.#open = true
    this.#tries = 0
    clearTimeout(this.#alarm)
    this.#alarm = undefined
    this.#listener.link('open')
  }

  #lost(code?: number): void {
    clearTimeout(this.#doubt)
    this.#drop()
    if (this.#closed) return
    this.#doubtful = new Set(this.#pending.keys())
    if (this.#alarm === undefined) {
      this.#listener.link('connecting')
      this.#alarm = setTimeout(() => this.#listener.link('lost'), BLINK)
    }
    const wait = code === RESTARTS && !this.#tries ? 0 : backoff(this.#tries)
    this.#retry = setTimeout(() => this.#dial(), wait)
    this.#tries += 1
  }

  #heard(text: string): void {
    clearTimeout(this.#doubt)
    const message = JSON.parse(text) as ServerMessage
    if (message.is === 'table') this.#listener.table(message.table)
    else if (message.is === 'state') this.#learn(message)
    else if (message.is === 'talk') this.#listener.talk(message)
    else if (message.is === 'moment') this.#listener.moment(message.moment)
    else this.#objected(message.code, message.message)
  }

  #learn({ is: _, log_from, ...state }: StateMessage): void {
    const log = splice(this.#logs.get(state.seat) ?? [], log_from, state.log)
    if (!log) return this.#sync()
    this.#logs.set(state.seat, log)
    if (state.seat !== null) this.#answered(state.seat, state.number, state.made)
    this.#listener.state({ ...state, log })
  }

  /** A seat's choice is through once the seat has made more of them than before. */
  #answered(seat: number, number: number, made: number): void {
    this.#shown.set(seat, { number, made })
    const before = this.#pending.get(seat)
    if (before === undefined) return
    const doubtful = this.#doubtful.delete(seat)
    // What got lost is sent again, if the seat still sees what it answered; else it is asked anew.
    if (made === before.made && doubtful && number === before.number) return this.#send(seat)
    if (made === before.made && !doubtful) return this.#expectAnswer()
    this.#pending.delete(seat)
    this.#tellPending()
  }

  #objected(code: string, message: string): void {
    this.#release()
    this.#listener.trouble(code, message)
    if (OUTDATED.has(code)) this.#sync()
  }

  #release(): void {
    if (!this.#pending.size) return
    this.#pending.clear()
    this.#tellPending()
  }

  #tellPending(): void {
    this.#listener.pending(new Set(this.#pending.keys()))
  }

  #sync(): void {
    this.#say({ do: 'sync' })
    this.#expectAnswer()
  }

  #expectAnswer(): void {
    clearTimeout(this.#doubt)
    this.#doubt = setTimeout(() => this.#lost(), PATIENCE)
  }

  #say(message: object): void {
    this.#socket?.send(JSON.stringify(message))
  }
}

/** The address of a table's socket, seen from the page's own. */
export function socketAddress(page: string, id: string): string {
  const address = new URL(`/api/tables/${encodeURIComponent(id)}/live`, page)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address.href
}
