/** PollenNation's view as the drawings use it (`read.ts` makes it of what the server sends), and the
 * few lookups they share. */
import type { Option } from '../contract'

/** The wheel: the order of every list of six. */
export const COLOURS = ['red', 'blue', 'pink', 'yellow', 'orange', 'white'] as const
export type Colour = (typeof COLOURS)[number]
export type Counts = readonly number[]
/** By seat. */
export const COLONIES = ['black', 'orange', 'teal', 'plum'] as const
export type ColonyName = (typeof COLONIES)[number]
export type BeeKind = 'worker' | 'drone' | 'queen'
export type Way = 'cw' | 'ccw'

export interface Face {
  colour: Colour
  needs: Counts
  points: number
}

export interface Flower {
  slot: number
  sector: number
  /** null: empty, or hidden from this viewer. */
  card: string | null
  hidden: boolean
  colour: Colour | null
  needs: Counts | null
  points: number | null
  free: Counts
}

export interface Colony {
  seat: number
  name: ColonyName
  queen: number | null
  away: boolean
  stored: Counts
  workers: number[]
  drones: number[]
  home: number | null
  score: number
  hand: string[] | null
  /** null: not known to this viewer. */
  hand_size: number | null
  taken: string[]
  ready: boolean
}

export type Phase =
  | 'pool'
  | 'deal'
  | 'draft'
  | 'layout'
  | 'home'
  | 'post'
  | 'start'
  | 'bee'
  | 'sow'
  | 'queen'
  | 'store'
  | 'over'

export interface Sowing {
  seat: number
  from: number
  /** The slot to drop on now. */
  at: number
  to: number
  load: Counts
}

export interface Storing {
  slot: number
  kept: Counts
  /** The colour asked about now. */
  colour: Colour
}

export interface View {
  phase: Phase
  ring: number
  flowers: Flower[]
  reserve: Counts
  colonies: Colony[]
  /** What the cards of a hand show, by name. */
  faces: Record<string, Face>
  active: number | null
  moves_left: number
  moved: { kind: BeeKind; slot: number | null } | null
  sowing: Sowing | null
  storing: Storing | null
  queen_at: number | null
  scoreless: number
  scoreless_limit: number
  occurrences: number
  target: number
  end: 'target' | 'repetition' | 'stall' | null
}

export const NONE: Counts = [0, 0, 0, 0, 0, 0]

export const sum = (counts: Counts): number => counts.reduce((total, n) => total + n, 0)

export const at = (counts: Counts, colour: number): number => counts[colour] ?? 0

export const colourAt = (index: number): Colour => COLOURS[index] ?? 'red'

export const indexOf = (colour: Colour): number => COLOURS.indexOf(colour)

/** The slot `steps` clockwise of another (anti-clockwise when negative); slots are 1 to `ring`. */
export const along = (slot: number, steps: number, ring: number): number =>
  ((((slot + steps - 1) % ring) + ring) % ring) + 1

export const flowerAt = (view: View, slot: number): Flower | undefined => view.flowers[slot - 1]

/** Every queen that keeps pollen at a slot. */
export const keepers = (view: View, slot: number): Colony[] =>
  view.colonies.filter((colony) => colony.queen === slot && sum(colony.stored) > 0)

/** All pollen that counts at a slot: free, and stored by any queen there. */
export function present(view: View, slot: number): number[] {
  const free = flowerAt(view, slot)?.free ?? NONE
  return COLOURS.map((_, c) =>
    keepers(view, slot).reduce((n, colony) => n + at(colony.stored, c), at(free, c)),
  )
}

/** The slots of a seat's sector, in the order in which cards are laid. */
export function sector(view: View, seat: number): number[] {
  const each = view.ring / view.colonies.length
  return Array.from({ length: each }, (_, i) => along(seat * each || view.ring, i, view.ring))
}

/** Is the requirement of a flower fulfilled by these counts? */
export const met = (needs: Counts | null, counts: Counts): boolean =>
  needs !== null && needs.every((need, c) => at(counts, c) >= need)

/** A colour's letter, as pollen is written. */
export const letter = (colour: Colour): string => colour.charAt(0).toUpperCase()

/** The open choices by their tokens. */
export const byToken = (options: Option[]): Map<string, Option> =>
  new Map(options.map((option) => [option.token, option]))
