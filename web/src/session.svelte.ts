/** One open table as the page shows it. */
import { untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import type { SeatInfo } from './games/contract'
import { gamePage } from './games'
import { declines, seatToServe, secrets } from './handover'
import { Live, socketAddress, type Link, type Listener, type SeatState } from './live'
import type { Table } from './protocol'
import { seatInfos } from './seats'
import { store } from './store.svelte'

export class Session implements Listener {
  current = $state.raw<Table>() as Table
  states = new SvelteMap<number | null, SeatState>()
  connection = $state<Link>('connecting')
  sending = $state.raw<ReadonlySet<number>>(new Set())
  /** Who has confirmed to sit at the screen. */
  holder = $state<number | null>(null)
  /** Who, among those who share the screen, has said that she wants to answer a secret question. */
  claimed = $state<number | null>(null)
  #live: Live

  served = $derived(this.claimed ?? seatToServe(this.holder, this.current.mine, this.states))
  shown = $derived(this.states.get(this.served) ?? this.states.get(null) ?? null)
  /** The screen is to be handed to somebody else before he sees his view. */
  covered = $derived(
    this.current.mine.length > 1 &&
      this.holder !== this.served &&
      secrets(this.current.mine, this.states),
  )
  /** The answers by which all who are asked in secret would decline; null if nobody is. */
  hushed = $derived(
    this.current.mine.length > 1 && this.claimed === null
      ? declines(this.current.mine, this.states, gamePage(this.current.game)?.hush)
      : null,
  )
  seats: SeatInfo[] = $derived(seatInfos(this.current, this.shown, store.say))
  busy = $derived(
    this.served !== null && (this.sending.has(this.served) || this.connection !== 'open'),
  )

  constructor(table: Table) {
    this.current = table
    this.#live = untrack(
      () => new Live(this, () => new WebSocket(socketAddress(location.href, table.id))),
    )
  }

  choose = (choices: number[]): void => {
    if (this.served === null || this.covered) return
    this.holder = this.served
    this.claimed = null
    if (!this.#live.choose(this.holder, choices)) store.toast(store.say('error-not-sent'))
  }

  /** Somebody at this screen wants to see whether she can answer; null: she has seen enough. */
  claim(seat: number | null): void {
    this.claimed = seat
    this.holder = seat
  }

  /** Nobody at this screen wants to answer. */
  decline(): void {
    for (const [seat, choice] of this.hushed ?? []) this.#live.choose(seat, [choice])
  }

  /** The person the screen is for has taken it. */
  take(): void {
    this.holder = this.served
  }

  check(): void {
    this.#live.check()
  }

  close(): void {
    this.#live.close()
  }

  table(table: Table): void {
    this.current = table
  }

  state(state: SeatState): void {
    this.states.set(state.seat, state)
  }

  pending(seats: ReadonlySet<number>): void {
    this.sending = seats
  }

  trouble(code: string, message: string): void {
    store.toast(store.inWords(code, message))
  }

  link(link: Link): void {
    this.connection = link
  }
}
