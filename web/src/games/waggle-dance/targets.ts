/**
 * What pressing something on the board does. A bee and its place, and a cube and its goal, are
 * picked on the page first and sent together, so that the first pick can be taken back.
 */
import { CAPACITY, COLOURS, at, coloursOf, sum } from './view'
import type { Colour, Offered, Room, View } from './view'

export type Picked =
  /** A bee from the tray: the token that takes it, and its value. */
  | { kind: 'bee'; token: string; value: number }
  /** A cube from a room. */
  | { kind: 'cube'; room: number; colour: Colour }

/** Answers to the questions that will follow a choice, by the kind of question. */
export type Intent = Record<string, string>

/** The rooms of the group, or of the Mix, that a room's cubes may go to. */
function companions(view: View, rooms: readonly Room[], from: Room): Room[] {
  const others = rooms.filter((room) => room.room !== from.room && !room.egg && !room.honey)
  if (view.mix) return others.filter((room) => view.mix?.includes(room.room))
  return others.filter((room) => room.group !== null && room.group === from.group)
}

/** A full room takes a cube only in exchange for one of another colour. */
const takes = (room: Room, colour: Colour): boolean =>
  sum(room.cubes) < CAPACITY || at(room.cubes, COLOURS.indexOf(colour)) < CAPACITY

export function goals(view: View, rooms: readonly Room[], room: number, colour: Colour): number[] {
  const from = rooms.find((each) => each.room === room)
  if (!from) return []
  return companions(view, rooms, from)
    .filter((each) => takes(each, colour))
    .map((each) => each.room)
}

/** The colours of a room that could go anywhere. */
export function movable(view: View, rooms: readonly Room[], room: number): Colour[] {
  const from = rooms.find((each) => each.room === room)
  if (!from) return []
  return coloursOf(from.cubes).filter((colour) => goals(view, rooms, room, colour).length > 0)
}

/** What to send when the picked bee goes to a place; null if it cannot go there. */
export function placing(
  view: View,
  offered: Offered,
  pick: Picked,
  place: string,
): number[] | null {
  if (pick.kind !== 'bee') return null
  const bee = offered.get(pick.token)?.choice
  const places = view.reach?.[pick.value - 1] ?? {}
  const goal = places[place]
  if (bee === undefined || goal === undefined) return null
  // An only place is taken without being asked for.
  return Object.keys(places).length === 1 ? [bee] : [bee, goal]
}

/** What follows `move r<from>`: the colour, then the room it goes to. */
export const moving = (colour: Colour, room: number): Intent => ({
  'move-colour': colour,
  'move-put': `put r${room}`,
})

/** Tokens that a press on a room makes, the likeliest first. */
const ROOM_WORDS = ['put', 'to', 'from', 'trade', 'hatch', 'honey', 'move']

/** The choice a press on a room of mine makes at once; a cube is picked instead of `move`. */
export function roomChoice(offered: Offered, room: number): number | undefined {
  const words = offered.has(`move r${room}`) ? [] : ROOM_WORDS
  return words.map((word) => offered.get(`${word} r${room}`)?.choice).find((n) => n !== undefined)
}

export const flowerChoice = (offered: Offered, number: number): number | undefined =>
  (
    offered.get(`to D${number}`) ??
    offered.get(`from D${number}`) ??
    offered.get(`flower ${number}`)
  )?.choice

/** A slot is pressed to stand on it, or to take one's own bee off it. */
export function slotChoice(
  view: View,
  offered: Offered,
  seat: number | null,
  card: 'A' | 'C' | 'E' | 'G',
  number: number,
): number | undefined {
  const slot = view.cards[card][number - 1]
  if (slot === null && number === view.value) return offered.get(`to ${card}`)?.choice
  return slot === seat && seat !== null ? offered.get(`from ${card}`)?.choice : undefined
}
