/** Waggle Dance's view as the server sends it, and the few lookups the drawings share. */
import type { Option } from '../contract'

/** The order of the flowers, and of every list of six colours. */
export const COLOURS = ['white', 'yellow', 'orange', 'pink', 'violet', 'blue'] as const
export type Colour = (typeof COLOURS)[number]
/** By colour, or by value 1–6. */
export type Counts = readonly number[]
export const SLOT_CARDS = ['A', 'C', 'E', 'G'] as const
export type SlotCard = (typeof SLOT_CARDS)[number]
export const STEPS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type Step = (typeof STEPS)[number]
export const SEATS = ['violet', 'yellow', 'blue', 'orange'] as const
export type SeatColour = (typeof SEATS)[number]
export type Edition = 'nectar' | 'pollen'
export const CAPACITY = 4

/** The Queen's cards that are played by day; the others are played by night. */
export const DAY_CARDS = ['vol', 'over', 'dir', 'shift', 'sick', 'trick', 'feint']

/** Free, taken by a seat, covered, or closed since Feint took its bee away. */
export type Slot = number | 'blocked' | 'vacated' | null

export interface Flower {
  number: number
  colour: Colour
  nectar: number
  returning: number
  /** By seat and value. */
  bees: Counts[]
  /** What each seat would get tonight. */
  awards: Counts
}

export interface Room {
  room: number
  honey: boolean
  egg: boolean
  cubes: Counts
  bees: Counts
  /** Linked rooms share a number. */
  group: number | null
  tonight: 'hatch' | 'honey' | null
  /** Honey, if one of these sets of my cards is spent. */
  by_cards: string[]
}

export interface Hive {
  seat: number
  colour: SeatColour
  dice: number
  honey: number
  cubes: number
  free: Counts
  sick: Counts
  hand: Record<string, number> | null
  hand_size: number
  directions: number[]
  waiting: number
  left: number
  rooms: Room[]
  rank: number
}

export interface View {
  edition: Edition
  stage: string
  phase: 'setup' | 'day' | 'night' | 'over'
  round: number
  round_limit: number
  target: number
  /** Equal honey: fewer bees and cubes, or more cubes. */
  tie_break: 'few' | 'many'
  first: number
  ask: string | null
  actor: number | null
  waits: boolean
  owed: number
  value: number | null
  spot: string | null
  rival: number | null
  cube: Colour | 'egg' | null
  room: number | null
  /** Asked for a bee: where one of each value could go, with the choice that places it there. */
  reach: Record<string, number>[] | null
  /** Cubes taken and not yet stored. */
  transit: Counts
  moves_left: number | null
  mix: [number, number] | null
  cards: Record<SlotCard, Slot[]>
  flowers: Flower[]
  supply: {
    eggs: number
    tiles: number
    deck: number
    discard: Record<string, number>
    kept: Record<string, number>
  }
  types: string[]
  unseen: Record<string, number>
  volunteer: number | null
  volunteer_waits: boolean
  scouted: string[] | null
  seats: Hive[]
  end: 'target' | 'limit' | null
}

export type Offered = ReadonlyMap<string, Option>

export const at = (counts: Counts, index: number): number => counts[index] ?? 0
export const sum = (counts: Counts): number => counts.reduce((total, n) => total + n, 0)
export const byToken = (options: readonly Option[]): Offered =>
  new Map(options.map((option) => [option.token, option]))

/** Counts by value as a list of values: [0,2,0,0,0,1] is 2 2 6. */
export const values = (counts: Counts): number[] =>
  counts.flatMap((count, i) => Array.from({ length: count }, () => i + 1))

/** Counts by colour as a list of colours. */
export const cubesOf = (counts: Counts): Colour[] =>
  COLOURS.flatMap((colour, i) => Array.from({ length: at(counts, i) }, () => colour))

/** The different colours among these. */
export const coloursOf = (counts: Counts): Colour[] => COLOURS.filter((_, i) => at(counts, i) > 0)

/** A hand or pile by code as a list of cards. */
export const cardsOf = (pile: Record<string, number>): string[] =>
  Object.entries(pile).flatMap(([code, count]) => Array.from({ length: count }, () => code))

export const isDayCard = (card: string): boolean => DAY_CARDS.includes(card)
