/** Pollen Wars' view as the server sends it (`describe.py` says more), and a few lookups. */

/** By seat. */
export const QUEENS = ['pink', 'green', 'blue', 'orange', 'violet', 'white'] as const
export type Queen = (typeof QUEENS)[number]
export type Colour = 'yellow' | 'pink' | 'blue'
export type Timing = 'green' | 'blue' | 'yellow'
export type Deck = 'honey' | 'jelly'
export type WindowKind =
  'open' | 'mid' | 'announce' | 'block' | 'dusk' | 'after' | 'target' | 'muster' | 'night'
export type Concern = 'pattern' | 'target' | 'foragers'
export type Side = 'attack' | 'defence'

export interface Hex {
  name: string
  /** The number of the choice that names it; so with hives and dormant cards. */
  choice: number
  q: number
  r: number
  tile: number
  ground: 'flower' | 'rock' | null
  flowers: number
  colour: Colour | null
  cover: 'fungus' | 'stump' | null
  forager: number | 'wild' | null
  soldier: number | null
  drift: boolean
  usable: boolean
}

export interface Hive {
  seat: number
  choice: number
  colour: Queen
  pollen: number
  infested: boolean
  spots: number | null
  foragers: { home: number; field: number; dead: number }
  soldiers: { ready: number; field: number; injured: number; due: number }
  cards: { honey: number; jelly: number }
  limit: number
  /** Null: hidden from this viewer. */
  hand: string[] | null
  /** Cards of others this viewer knows of. */
  sure: string[]
  up: string[]
  mutiny: boolean
  pattern: number | null
  shown: boolean
  not_patterns: number[]
  eliminated: boolean
}

export interface Face {
  timing: Timing
  attack: number
  defence: number
  /** The number of the choice that commits it to a battle. */
  commit: number
}

export interface Shape {
  number: number
  name: string
  hexes: [number, number][]
}

export interface Aim {
  hexes: string[]
  missing: string[]
  flowers: number
}

export type Target = { queen: number } | { hex: string } | { slot: number }

export interface TurnScene {
  what: 'turn'
  queen: number
  from: string | null
}
export interface CardScene {
  what: 'card'
  card: string | null
  queen: number
  targets: Target[]
  blocked: boolean
}
export interface WindowScene {
  what: 'window'
  kind: WindowKind
  mine: boolean
  concerns: Concern[]
}
export interface RaidScene {
  what: 'raid'
  attacker: number
  defender: number
  by: number
  stage: 'announced' | 'recall' | 'battle'
  recalled: string[]
  side: Side | 'out' | null
  committed: string[]
  ready: boolean
}
export interface DuskScene {
  what: 'dusk'
  cause: 'pattern' | 'goal' | 'cap'
  queen: number | null
  chosen: string[]
}
export type Scene =
  TurnScene | CardScene | WindowScene | RaidScene | DuskScene | { what: 'dawn' | 'setup' }

export interface Trade {
  from: number
  to: number | null
  stage: 'partner' | 'building' | 'answer' | 'paying'
  /** Null: not this viewer's. */
  give: { cards: string[]; pollen: number; promise: string | null } | null
  ask: {
    cards: string[]
    any_honey: number
    any_jelly: number
    pollen: number
    promise: string | null
  } | null
  picked: string[]
}

/** Under each choice those that may follow it. */
export interface Tree {
  [choice: string]: Tree
}

export interface Tile {
  choice: number
  tile: string
  hexes: string[]
  flowers: number[]
  crowded: boolean
}

export interface Pile {
  cards: number
  discards: Record<string, number>
}

export interface View {
  round: number
  turn: number
  phase: 'setup' | 'open' | 'A' | 'B' | 'C' | 'dusk' | 'dawn' | 'over'
  mode: 'open' | 'draw' | 'play' | null
  ask: string | null
  actor: number | null
  active: number | null
  first: number | null
  goal: number
  raids: boolean
  infestation: boolean
  offers_left: number | null
  field: Hex[]
  tiles: string[]
  hives: Hive[]
  cards: Record<string, Face>
  patterns: Shape[]
  dormant: { slot: number; choice: number; pattern: number | null }[]
  decks: Record<Deck, Pile>
  unseen: Record<string, number>
  aims: Aim[]
  drift_user: number | null
  last_mutiny: number | null
  stack: Scene[]
  trade: Trade | null
  plans: Tree
  terms: Record<string, number>
  tray: Tile[]
  end: { cause: 'goal' | 'extinction' | 'rounds'; winners: number[] } | null
}

export const queenOf = (seat: number): Queen => QUEENS[seat] ?? 'pink'

/** The innermost scene of a kind, if one is going on. */
export function scene<K extends Scene['what']>(
  view: View,
  what: K,
): Extract<Scene, { what: K }> | null {
  return (view.stack.findLast((each) => each.what === what) ?? null) as Extract<
    Scene,
    { what: K }
  > | null
}

/** The innermost scene. */
export const foremost = (view: View): Scene | null => view.stack.at(-1) ?? null

export const hexNamed = (view: View, name: string): Hex | undefined =>
  view.field.find((hex) => hex.name === name)

/** Trees with a remedy that still stand. */
export const fungi = (view: View): number =>
  view.field.filter((hex) => hex.cover === 'fungus').length

/** What a token is about, and its card if it has one: `play H7` → `play`, `H7`. */
export function verbOf(token: string): [string, string | null] {
  const [verb = '', card = ''] = token.split(' ')
  return /^[HJ]\d+$/.test(card) ? [verb, card] : [token, null]
}

/** Cards with how often they are there, in the order in which they first appear. */
export function counted(cards: string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts]
}

export const deckOf = (card: string): Deck => (card.startsWith('H') ? 'honey' : 'jelly')
