/**
 * Playing on the board: what each thing on it would do if pressed now, the pick that can still be
 * taken back, and the answers that follow a choice by themselves.
 */
import { untrack } from 'svelte'
import type { BoardProps, Option } from '../contract'
import { flowerChoice, goals, movable, moving, placing, roomChoice, slotChoice } from './targets'
import type { Intent, Picked } from './targets'
import { byToken } from './view'
import type { Colour, Room, SlotCard, View } from './view'

/** Something that can be pressed: the choice it makes or leads to, in words. */
export interface Aim {
  choice: number
  label: string
  press: () => void
  picked?: boolean
}

type Props = Pick<BoardProps<View>, 'view' | 'options' | 'seat' | 'say' | 'send' | 'busy'>

/** Questions that a bee of one's own tray answers. */
const TRAY = ['bee', 'overtime-die']

export class Play {
  pick = $state.raw<Picked | null>(null)
  #props: () => Props
  /** Answers to come, and the view they were made for. */
  #intent: { answers: Intent; since: View } | null = null

  offered = $derived.by(() => byToken(this.#props().busy ? [] : this.#props().options))
  mine = $derived.by(() => {
    const { view, seat } = this.#props()
    return seat === null ? undefined : view.seats[seat]
  })

  constructor(props: () => Props) {
    this.#props = props
  }

  /** To be called whenever the view has changed: drops the pick, gives the answers that follow. */
  follow(): void {
    const { view, busy, send } = this.#props()
    untrack(() => {
      if (busy || this.#intent?.since === view) return
      this.pick = null
      const token = this.#intent?.answers[view.ask ?? '']
      const option = token === undefined ? undefined : this.offered.get(token)
      if (option) send([option.choice])
      else this.#intent = null
    })
  }

  words(option: Option): string {
    return this.#props().say(`option-${option.phrase[0]}`, option.phrase[1])
  }

  /** The option with this token, to be sent at once. */
  at(token: string): Aim | null {
    const option = this.offered.get(token)
    return option ? this.#sending(option.choice, this.words(option)) : null
  }

  #sending(choice: number, label: string, choices = [choice]): Aim {
    return { choice, label, press: () => this.#props().send(choices) }
  }

  #known(choice: number | undefined): Aim | null {
    const option = [...this.offered.values()].find((each) => each.choice === choice)
    return option ? this.#sending(option.choice, this.words(option)) : null
  }

  /** A bee of the tray: picked by day, so that its place can be looked for. */
  die(value: number): Aim | null {
    const ask = this.#props().view.ask ?? ''
    if (!TRAY.includes(ask)) return null
    return ask === 'bee' ? this.#bee(`die ${value}`, value) : this.at(`die ${value}`)
  }

  /** The wild Volunteer die as a bee of this value. */
  wild(value: number): Aim | null {
    return this.#props().view.ask === 'bee' ? this.#bee(`face ${value}`, value) : null
  }

  #bee(token: string, value: number): Aim | null {
    const option = this.offered.get(token)
    if (!option) return null
    const picked = this.pick?.kind === 'bee' && this.pick.token === token
    // Pressed twice it stays picked, as by a double click: it is let go by its own button or by Escape.
    const press = () => (this.pick = { kind: 'bee', token, value })
    return { choice: option.choice, label: this.words(option), press, picked }
  }

  #placing(place: string, label: string): Aim | null {
    if (!this.pick) return null
    const choices = placing(this.#props().view, this.offered, this.pick, place)
    return choices && this.#sending(choices.at(-1)!, label, choices)
  }

  slot(card: SlotCard, number: number): Aim | null {
    const { view, seat, say } = this.#props()
    if (this.pick?.kind === 'bee') {
      const label = say('option-to-slot', { slots: card, edition: view.edition })
      return this.pick.value === number ? this.#placing(card, label) : null
    }
    return this.#known(slotChoice(view, this.offered, seat, card, number))
  }

  flower(number: number): Aim | null {
    const { view, say } = this.#props()
    if (this.pick?.kind === 'bee') {
      const { colour } = view.flowers[number - 1]!
      const label = say('option-to-flower', { flower: number, colour, edition: view.edition })
      return this.#placing(`D${number}`, label)
    }
    return this.#known(flowerChoice(this.offered, number))
  }

  /** A room of mine: a place for a bee or cube, or the room a cube is taken from. */
  room(room: Room): Aim | null {
    const { say, view } = this.#props()
    const label = say('option-to-room', { room: room.room, edition: view.edition })
    if (this.pick?.kind === 'bee') return this.#placing(`r${room.room}`, label)
    if (this.pick?.kind === 'cube') return this.#goal(this.pick, room, label)
    const move = this.offered.get(`move r${room.room}`)
    if (!move) return this.#known(roomChoice(this.offered, room.room))
    return { choice: move.choice, label: this.words(move), press: () => this.lift(room.room) }
  }

  #goal(pick: Extract<Picked, { kind: 'cube' }>, room: Room, label: string): Aim | null {
    const { view } = this.#props()
    const from = this.offered.get(`move r${pick.room}`)
    if (!from) return null
    if (room.room === pick.room) {
      return { choice: from.choice, label: this.words(from), press: () => {}, picked: true }
    }
    if (!goals(view, this.mine?.rooms ?? [], pick.room, pick.colour).includes(room.room))
      return null
    const press = () => {
      this.#intent = { answers: moving(pick.colour, room.room), since: view }
      this.#props().send([from.choice])
    }
    return { choice: from.choice, label, press }
  }

  /** The colours that can be moved out of the room a cube has been picked from. */
  get colours(): Colour[] {
    const { view } = this.#props()
    return this.pick?.kind === 'cube' ? movable(view, this.mine?.rooms ?? [], this.pick.room) : []
  }

  /** Pick a cube of a room: of the colour asked for, or the first that can move. */
  lift(room: number, colour?: Colour): void {
    const first = movable(this.#props().view, this.mine?.rooms ?? [], room)[0]
    const wanted = colour ?? first
    if (wanted) this.pick = { kind: 'cube', room, colour: wanted }
  }

  drop(): void {
    this.pick = null
  }
}
