/**
 * What the reader is putting together: an action's steps, soldiers to call home, cards for a battle,
 * an offer. Nothing of it is sent before it is whole.
 */
import type { Option } from '../contract'
import * as fights from './fight'
import { draftFor } from './offer'
import type { Draft } from './offer'
import { open, step, usesOf } from './stage'
import { scene } from './view'
import type { Side, View } from './view'

export interface Table {
  view: View
  /** The choices open now; none while one is on its way. */
  options: Option[]
  seat: number | null
}

export class Choosing {
  chain = $state.raw<number[]>([])
  recalls = $state.raw<number[]>([])
  fight = $state.raw(fights.idle())
  draft = $state.raw<Draft | null>(null)
  /** The hex or hive looked at, by its choice. */
  spot = $state<number | null>(null)
  #table: () => Table
  #send: (choices: number[]) => void

  constructor(table: () => Table, send: (choices: number[]) => void) {
    this.#table = table
    this.#send = send
  }

  #now = $derived.by(() => this.#table())
  #recalling = $derived(this.#asks('recall'))
  #fighting = $derived(this.#asks('battle'))
  #ready = $derived(
    this.#fighting ? fights.ready(this.#now.view, this.#now.options, this.fight) : null,
  )
  #commits = $derived(
    this.#fighting ? fights.commits(this.#now.view, this.#now.options, this.fight) : [],
  )

  /** Choices that can be made now, after the steps taken so far. */
  lit = $derived(open(this.#now.options, this.#now.view.plans, this.chain))
  /** Places where an action could begin that has not been begun by its name. */
  ripe = $derived(
    new Set(
      this.chain.length ? [] : this.#now.options.flatMap(({ choice }) => this.#following(choice)),
    ),
  )
  picked = $derived(
    new Set([
      ...this.chain,
      ...this.recalls,
      ...this.fight.cards,
      ...(this.spot === null ? [] : [this.spot]),
    ]),
  )
  begun = $derived(
    this.chain.length + this.recalls.length + this.fight.cards.length > 0 ||
      this.fight.side !== null,
  )
  /** What is asked beside the field: sides are gone once a helper has picked hers. */
  asked = $derived(this.fight.side === null ? this.#now.options : this.#commits)
  /** What can be done with cards of the hand. */
  ofHand = $derived(this.#fighting ? this.#commits : this.#now.options)
  /** The side taken in a battle and the cards thrown in, sent or not. */
  thrown = $derived.by((): { side: Side | null; cards: string[] } => {
    const { view, options } = this.#now
    const raid = scene(view, 'raid')
    const helps = options
      .find(({ choice }) => choice === this.fight.side)
      ?.token.replace('help ', '')
    const picked = this.fight.cards.flatMap((choice) =>
      Object.keys(view.cards).filter((card) => view.cards[card]?.commit === choice),
    )
    const side = (helps ?? raid?.side ?? null) as Side | 'out' | null
    return { side: side === 'out' ? null : side, cards: [...(raid?.committed ?? []), ...picked] }
  })
  /** What can be done at the place looked at. */
  uses = $derived(
    this.spot === null || this.chain.length
      ? []
      : usesOf(this.#now.options, this.#now.view.plans, this.spot),
  )
  /** The choice that ends a choice of several things, and of how many. */
  finish = $derived.by((): { choice: number; message: string; count: number } | null => {
    if (this.#ready !== null)
      return { choice: this.#ready, message: 'board-ready', count: this.fight.cards.length }
    const done = this.#recalling && this.#now.options.find(({ token }) => token === 'done')
    return done
      ? { choice: done.choice, message: 'board-recall-done', count: this.recalls.length }
      : null
  })

  /** Take everything back. */
  forget = (): void => {
    this.chain = []
    this.recalls = []
    this.fight = fights.idle()
    this.draft = null
    this.spot = null
  }

  send = (choices: number[]): void => {
    this.forget()
    this.#send(choices)
  }

  choose = (choice: number): void => {
    const { view, options, seat } = this.#now
    if (this.finish?.choice === choice) return this.#finished(choice)
    const trade = options.some((option) => option.choice === choice && option.token === 'trade')
    if (trade && Object.keys(view.terms).length) {
      this.draft = draftFor(view.hives.find((hive) => hive.seat !== seat)?.seat ?? 0)
      return
    }
    if (this.#fighting && this.#forBattle(choice)) return this.#throwIn(choice)
    if (this.#recalling) return this.#call(choice)
    if (this.chain[0] === choice) return this.forget()
    // Another action may be begun before one is finished.
    const next = step(view.plans, this.lit.has(choice) ? this.chain : [], choice)
    this.spot = null
    if (next.whole) this.send(next.chain)
    else this.chain = next.chain
  }

  /** Press a hex or hive: choose it if that is open, else look at it. `sure`: it has been looked at. */
  press = (choice: number, sure: boolean): void => {
    const looked = this.spot === choice
    if (this.lit.has(choice) && (sure || looked || this.#recalling)) this.choose(choice)
    else this.spot = looked ? null : choice
  }

  /** Begin an action at the place looked at. */
  use = (option: Option): void => {
    if (this.spot === null) return
    const place = this.spot
    this.chain = [option.choice]
    this.choose(place)
  }

  #asks(what: string): boolean {
    return this.#now.view.ask === what && this.#now.options.length > 0
  }

  #following(choice: number): number[] {
    return Object.keys(this.#now.view.plans[choice] ?? {}).map(Number)
  }

  #finished(choice: number): void {
    this.send(this.#fighting ? fights.chainOf(this.fight, choice) : [...this.recalls, choice])
  }

  #forBattle(choice: number): boolean {
    return (
      this.#now.view.plans[choice] !== undefined ||
      this.#commits.some((each) => each.choice === choice)
    )
  }

  #throwIn(choice: number): void {
    const { view, seat } = this.#now
    if (view.plans[choice]) {
      this.fight = { side: choice, cards: [] }
      return
    }
    // A helper whose side the server knows cannot be ready before her first card.
    if (this.fight.side === null && this.#ready === null) return this.send([choice])
    const card = Object.keys(view.cards).find((each) => view.cards[each]?.commit === choice)
    const count = (cards: string[] | null | undefined): number =>
      cards?.filter((each) => each === card).length ?? 0
    const held = count(seat === null ? null : view.hives[seat]?.hand)
    this.fight = fights.toggled(this.fight, choice, held - count(scene(view, 'raid')?.committed))
  }

  #call(choice: number): void {
    const called = this.recalls.includes(choice)
    this.recalls = called
      ? this.recalls.filter((each) => each !== choice)
      : [...this.recalls, choice]
  }
}
