/** Sheets for tests: the start of the specification (S3) and changes to it. */
import { COMBS, WAYS, neighbour, under, wallAt } from './geometry'
import type { Option } from '../contract'
import { FACES, isFlower } from './view'
import type { Column, Crawl, Printed, Sheet, View } from './view'

const MEADOW = {
  L: ['CbC', 'PCS', 'SxP', 'CfP'],
  C: ['PbC', 'CPP', 'ShP', 'PCC', 'CmS'],
  R: ['CwP', 'CgS', 'SPC', 'PbP'],
}
const KINDS: Record<string, string> = { P: 'poppy', C: 'cornflower', S: 'sunflower' }
const COLUMNS: [number, number, string][] = [
  [2, 1, 'backwards'],
  [3, 2, 'additional value'],
  [4, 3, "neighbour's garden"],
  [5, 3, 'flexible direction'],
  [6, 5, 'extra honey'],
  [8, 4, 'extra improvement'],
  [9, 4, "neighbour's garden"],
  [10, 2, 'huge honey storage'],
  [11, 3, 'third kind of flower'],
  [12, 1, 'additional value'],
]

const meadow = Object.fromEntries(
  Object.entries(MEADOW).flatMap(([part, rows]) =>
    rows.flatMap((row, r) =>
      [...row].map((sign, c) => [`${part}${r + 1}${c + 1}`, KINDS[sign] ?? 'ball']),
    ),
  ),
)

export const printed: Printed = {
  meadow,
  windows: Object.fromEntries(
    ['L1', 'L2', 'C1', 'C2', 'C3', 'R1', 'R2'].map((name) => [
      name,
      [1, 2, 3, 4, 5, 6].map((face) => under(name, face).filter((cell) => isFlower(meadow[cell]))),
    ]),
  ),
  flowers: {
    poppy: { circles: 12, nectar: false, pollen: true },
    cornflower: { circles: 12, nectar: true, pollen: false },
    sunflower: { circles: 6, nectar: true, pollen: true },
  },
  tracks: { honey: [1, 4], wax: [2, 5], propolis: [3, 6] },
  recipes: {
    honey: { of: ['nectar'], makes: { honey: 2 } },
    wax: { of: ['pollen'], makes: { wax: 3 } },
    propolis: { of: ['pollen'], makes: { wax: 1, propolis: 1 } },
  },
  propolis: { shield: [1, 0, 2, 0, 3, 0], points: [0, 1, 0, 2, 0, 3] },
  modifier: { fields: 6, take: 1, change: 3 },
  ranks: [30, 40, 50, 60],
}

const START_WALLS = [...WAYS.map((way) => wallAt('d4', way) ?? ''), 'e3-e4']

const START_CRAWLS: Crawl[] = (['w', 'e'] as const).flatMap((end) =>
  WAYS.flatMap((way) => {
    const to = neighbour(end === 'w' ? 'e3' : 'e4', way)
    return to === null || to === 'e3' || to === 'e4' ? [] : [{ end, way, to }]
  }),
)

/** Columns with these sums full. */
export const columns = (...full: number[]): Column[] =>
  COLUMNS.map(([sum, fields, upgrade]) => ({
    sum,
    fields,
    upgrade,
    marks: full.includes(sum) ? fields : 0,
    owned: full.includes(sum),
  }))

/** A sheet at the start, with these walls bought in addition and these changes. */
export function sheet(changes: Partial<Sheet> = {}, walls: string[] = []): Sheet {
  const marked = [...START_WALLS, ...walls]
  const lacks = (comb: string): number =>
    WAYS.filter((way) => neighbour(comb, way) !== null && !marked.includes(wallAt(comb, way) ?? ''))
      .length
  const open = COMBS.filter((comb) => lacks(comb) > 0)
  return {
    seat: 0,
    ready: false,
    live: true,
    struck: false,
    area: 'meadow',
    bees: {
      meadow: { living: 1, free: 2, dead: 0 },
      production: { living: 1, free: 1, dead: 0 },
      combs: { living: 1, free: 0, dead: 0 },
    },
    modifier: { crossed: 0, usable: 3 },
    columns: columns(),
    backward: 0,
    nectar: 0,
    pollen: 0,
    picked: [],
    gardens: [],
    honey: { stock: 0, circled: 0, dots: 20 },
    wax: { stock: 0, circled: 0, dots: 18 },
    propolis: { crossed: 0, fields: 6, shield: 0, points: 0 },
    squares: { honey: null, wax: null, propolis: null },
    path: ['e3', 'e4'],
    walls: marked,
    combs: Object.fromEntries(
      COMBS.filter((comb) => lacks(comb) === 0).map((comb) => [comb, 'egg']),
    ),
    missing: Object.fromEntries(open.map((comb) => [comb, lacks(comb)])),
    queen: { state: 'none', fed: 0, feeds: 3 },
    drought: false,
    water: false,
    larvae: 1,
    score: { bees: 6, honey: 0, propolis: 0, drought: 0, queen: 0, combs: 1, stored: 0, total: 7 },
    rank: null,
    faces: FACES.map((face) => ({
      flowers: 1,
      makes: [],
      crawls: START_CRAWLS.filter(({ way }) => way === face),
    })),
    work: null,
    ...changes,
  }
}

/** A table of one sheet or more. */
export function table(changes: Partial<View> = {}, ...sheets: Sheet[]): View {
  return {
    round: 1,
    rounds: 25,
    crown: 16,
    stage: 'work',
    phase: 'work',
    first: 0,
    dice: [2, 5, 6],
    first_die: null,
    danger: 'flower',
    needs: 0,
    dangers: [
      { round: 5, danger: 'pesticide', shield: 1 },
      { round: 24, danger: 'drought', shield: 3 },
    ],
    me: 0,
    seats: sheets.length ? sheets : [sheet()],
    sheet: printed,
    ...changes,
  }
}

/** Options numbered from `first` on. */
export const offer = (first: number, ...tokens: string[]): Option[] =>
  tokens.map((token, i) => ({ choice: first + i, token, phrase: [token.split(' ')[0] ?? '', {}] }))
