/** Bee Busy's view as the server sends it, and the few lookups the drawings share. */
import type { Option } from '../contract'

/** The way of the Busy Bee. */
export const AREAS = ['meadow', 'production', 'combs'] as const
export type Area = (typeof AREAS)[number]
export const TRACKS = ['honey', 'wax', 'propolis'] as const
export type Track = (typeof TRACKS)[number]
export const LINES = ['bees', 'honey', 'propolis', 'drought', 'queen', 'combs', 'stored'] as const
export type Line = (typeof LINES)[number]
/** Points as they are written: a loss with a minus, not a hyphen. */
export const points = (count: number): string => String(count).replace('-', '−')
export const FACES = [1, 2, 3, 4, 5, 6] as const
export type Danger = 'storm' | 'pesticide' | 'mite' | 'drought'
export type Kind = 'poppy' | 'cornflower' | 'sunflower'
export const KINDS: readonly Kind[] = ['poppy', 'cornflower', 'sunflower']
export type Part = 'L' | 'C' | 'R'

export interface Bees {
  living: number
  free: number
  dead: number
}

export interface Column {
  sum: number
  marks: number
  fields: number
  upgrade: string
  owned: boolean
}

export interface Stock {
  stock: number
  circled: number
  dots: number
}

export type Task =
  | 'lose'
  | 'die'
  | 'change'
  | 'mark'
  | 'write'
  | 'move'
  | 'feed'
  | 'bee'
  | 'window'
  | 'visit'
  | 'make'
  | 'use'
  | 'combs'
  | 'store'

export interface Work {
  task: Task
  own: number | null
  others: number[]
  changed: string[]
  /** Bees that have not worked yet. */
  left: number
  reach: string[]
  track: Track | null
  crawled: boolean
  /** The comb of the larva to feed, or `queen`. */
  larva: string | null
  /** The comb that has just been completed. */
  comb: string | null
}

export interface Crawl {
  end: 'w' | 'e'
  way: number
  /** The comb it leads into. */
  to: string
}

/** What a die of one value could do on a sheet as it stands. */
export interface Face {
  /** Flowers the bees could visit, in the best window. */
  flowers: number
  makes: Track[]
  crawls: Crawl[]
}

export interface Sheet {
  seat: number
  ready: boolean
  /** Is this the sheet at this very moment, or as it lay open when the round began? */
  live: boolean
  struck: boolean
  area: Area
  bees: Record<Area, Bees>
  modifier: { crossed: number; usable: number }
  columns: Column[]
  backward: number
  nectar: number
  pollen: number
  picked: string[]
  gardens: Part[]
  honey: Stock
  wax: Stock
  propolis: { crossed: number; fields: number; shield: number; points: number }
  squares: Record<Track, number | null>
  path: string[]
  walls: string[]
  combs: Record<string, string>
  missing: Record<string, number>
  queen: { state: 'none' | 'alive' | 'dead' | 'raised'; fed: number; feeds: number }
  drought: boolean
  water: boolean
  larvae: number
  score: Record<Line | 'total', number>
  rank: number | null
  /** By the value of a die, from 1; on my own sheet alone. */
  faces: Face[] | null
  work: Work | null
}

/** What is printed alike on every sheet. */
export interface Printed {
  meadow: Record<string, string>
  /** Flowers under the pips, by window and face (from 1). */
  windows: Record<string, string[][]>
  flowers: Record<Kind, { circles: number; nectar: boolean; pollen: boolean }>
  tracks: Record<Track, number[]>
  recipes: Record<Track, { of: ('nectar' | 'pollen')[]; makes: Partial<Record<Track, number>> }>
  propolis: { shield: number[]; points: number[] }
  modifier: { fields: number; take: number; change: number }
  ranks: number[]
}

export interface DangerAhead {
  round: number
  danger: Danger
  shield: number
}

export interface View {
  round: number
  rounds: number
  crown: number
  stage: 'start' | 'mite' | 'roll' | 'first' | 'work' | 'over'
  phase: Task | 'crawl' | 'walls' | 'start' | 'mite' | 'roll' | 'first' | 'work' | 'over'
  first: number | null
  dice: number[]
  first_die: number | null
  danger: Danger | 'flower'
  needs: number
  dangers: DangerAhead[]
  me: number | null
  seats: Sheet[]
  sheet: Printed
}

export type Offered = ReadonlyMap<string, Option>

export const byToken = (options: Option[]): Offered =>
  new Map(options.map((option) => [option.token, option]))

/** The message that names an option, and its arguments. */
export const wording = (option: Option): [string, Option['phrase'][1]] => [
  `option-${option.phrase[0]}`,
  option.phrase[1],
]

/** An upgrade's name as part of a message id: `third-kind-of-flower`. */
export const slug = (upgrade: string): string => upgrade.replaceAll("'", '').replaceAll(' ', '-')

export const owns = (sheet: Sheet, upgrade: string): boolean =>
  sheet.columns.some((column) => column.upgrade === upgrade && column.owned)

export const partOf = (cell: string): Part => cell.charAt(0) as Part

export const isFlower = (what: string | undefined): what is Kind => KINDS.includes(what as Kind)

/** The area a step from `area` leads to. */
export const step = (area: Area, by: 1 | -1): Area =>
  AREAS[(AREAS.indexOf(area) + by + AREAS.length) % AREAS.length] ?? area
