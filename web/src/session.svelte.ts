/** One open table as the page shows it. */
import { untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import type { SeatInfo } from './games/contract'
import { api, type ApiError } from './api'
import { coverOf, seatToServe } from './handover'
import { Live, socketAddress, type Link, type Listener, type SeatState } from './live'
import { recallNever, rememberNever } from './moments'
import type { Moment, Table, TalkMessage } from './protocol'
import { seatInfos } from './seats'
import { store } from './store.svelte'
import { Talk } from './talk.svelte'

export class Session implements Listener {
  current = $state.raw<Table>() as Table
  states = new SvelteMap<number | null, SeatState>()
  connection = $state<Link>('connecting')
  sending = $state.raw<ReadonlySet<number>>(new Set())
  /** Who has confirmed to sit at the screen. */
  holder = $state<number | null>(null)
  /** Where somebody might be asked in secret just now. */
  asking = $state.raw<Moment | null>(null)
  /** Moments at which those who share this screen never want to be asked. */
  never = $state.raw<readonly string[]>([])
  /** An answer to the question to all is on its way. */
  answering = $state(false)
  #wishes = new Set<number>()
  readonly spoken: Talk
  #live: Live

  /** What lies over the table. */
  cover = $derived(coverOf(this.asking, this.holder, this.current.mine, this.states))
  /** Who has taken the screen to say whether they want to be asked. */
  looking = $derived(
    this.asking?.ask && this.current.mine.length > 1 && !this.cover ? this.holder : null,
  )
  served = $derived(this.looking ?? seatToServe(this.holder, this.current.mine, this.states))
  shown = $derived(
    this.cover?.is === 'loading'
      ? null
      : (this.states.get(this.served) ?? this.states.get(null) ?? null),
  )
  seats: SeatInfo[] = $derived(seatInfos(this.current, this.shown, store.say))
  busy = $derived(
    this.served !== null && (this.sending.has(this.served) || this.connection !== 'open'),
  )

  constructor(table: Table) {
    this.current = table
    this.spoken = new Talk(table.id)
    this.never = recallNever(table.id)
    this.#live = untrack(
      () => new Live(this, () => new WebSocket(socketAddress(location.href, table.id))),
    )
  }

  choose = (choices: number[]): void => {
    if (this.served === null || this.cover) return
    this.holder = this.served
    if (!this.#live.choose(this.holder, choices)) store.toast(store.say('error-not-sent'))
  }

  /** Somebody at this screen wants to look at their cards before they say whether to ask them. */
  look(seat: number): void {
    this.holder = seat
  }

  /** They have decided; the table is covered again. */
  wish(wanted: boolean): void {
    if (this.looking === null) return
    if (wanted) this.#wishes.add(this.looking)
    else this.#wishes.delete(this.looking)
    this.holder = null
  }

  /** Nobody else at this screen wants to be asked. */
  async goOn(): Promise<void> {
    if (!this.asking?.ask || this.answering) return
    this.answering = true
    try {
      await api.answer(this.current.id, this.asking.id, [...this.#wishes])
    } catch (error) {
      const { code, message } = error as ApiError
      if (code === 'stale') this.#live.check()
      else this.trouble(code, message)
    } finally {
      this.answering = false
    }
  }

  /** Nobody at this screen wants to be asked at such moments; an empty list: at all of them again. */
  setNever(kinds: readonly string[]): void {
    this.never = kinds
    rememberNever(this.current.id, kinds)
    this.#obey()
  }

  #obey(): void {
    if (this.asking?.ask && this.never.includes(this.asking.kind)) void this.goOn()
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
    if (table.now !== null) store.offset.heard(table.now, Date.now())
    this.current = table
    // A table may still wait for what its host adds, who closed the page too early.
    void api.contribute(table).catch((error: unknown) => store.toast(store.explain(error)))
  }

  state(state: SeatState): void {
    this.states.set(state.seat, state)
  }

  talk(news: TalkMessage): void {
    this.spoken.hear(news)
  }

  moment(moment: Moment | null): void {
    if (moment?.ask && moment.id !== this.asking?.id) {
      this.holder = null
      this.#wishes.clear()
    }
    this.asking = moment
    this.#obey()
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
