/** What is worth knowing before choosing: a die's uses, the dangers ahead, the queen's meals. */
import { WAYS, neighbour, under } from './geometry'
import { isFlower, owns, partOf, step } from './view'
import type { Area, DangerAhead, Kind, Offered, Printed, Sheet, Track, View } from './view'

// ------------------------------------------------------------------ meadow

export const isOpen = (sheet: Sheet, part: string): boolean =>
  part === 'C' || sheet.gardens.includes(part as Sheet['gardens'][number])

/** May a bee of this sheet visit the flower in the cell (if a pip lies on it)? */
export function usable(printed: Printed, sheet: Sheet, cell: string): boolean {
  const kind = printed.meadow[cell]
  if (!isFlower(kind) || sheet.picked.includes(cell) || !isOpen(sheet, partOf(cell))) return false
  return kind !== 'sunflower' || owns(sheet, 'third kind of flower')
}

/** The flowers a face would reach in a window. */
export const reached = (printed: Printed, sheet: Sheet, window: string, face: number): string[] =>
  under(window, face).filter((cell) => usable(printed, sheet, cell))

/** Kinds of the flowers reached, in the order of the pips. */
export const harvest = (printed: Printed, sheet: Sheet, window: string, face: number): Kind[] =>
  reached(printed, sheet, window, face).map((cell) => printed.meadow[cell] as Kind)

// ------------------------------------------------------------------ combs

/** Walls that crawling into a comb would mark. */
export const crawlWalls = (
  sheet: Sheet,
  to: string,
  nameOf: (one: string, two: string) => string,
): string[] =>
  WAYS.flatMap((way) => {
    const other = neighbour(to, way)
    return other !== null && sheet.path.includes(other) ? [nameOf(to, other)] : []
  }).filter((wall) => !sheet.walls.includes(wall))

// ------------------------------------------------------------------ dice

export interface Use {
  area: Area
  flowers: number
  tracks: Track[]
  ways: number[]
  /** The danger of this round forbids it. */
  barred: boolean
}

export interface DieOutlook {
  value: number
  /** The two other dice added up. */
  sum: number
  column: Sheet['columns'][number] | null
  /** In the present area, then in the next. */
  uses: [Use, Use]
}

export function barred(view: View, sheet: Sheet, area: Area): boolean {
  const struck = sheet.propolis.shield < view.needs
  return (
    struck &&
    ((view.danger === 'storm' && area === 'meadow') ||
      (view.danger === 'pesticide' && area === 'production'))
  )
}

function use(view: View, sheet: Sheet, area: Area, value: number): Use {
  const face = sheet.faces?.[value - 1]
  return {
    area,
    flowers: area === 'meadow' ? (face?.flowers ?? 0) : 0,
    tracks: area === 'production' ? (face?.makes ?? []) : [],
    ways: area === 'combs' ? [...new Set(face?.crawls.map(({ way }) => way))] : [],
    barred: barred(view, sheet, area),
  }
}

/** What taking this die would mean. */
export function outlook(view: View, sheet: Sheet, value: number): DieOutlook {
  const others = [...view.dice]
  others.splice(others.indexOf(value), 1)
  const sum = others.reduce((all, die) => all + die, 0)
  return {
    value,
    sum,
    column: sheet.columns.find((column) => column.sum === sum) ?? null,
    uses: [use(view, sheet, sheet.area, value), use(view, sheet, step(sheet.area, 1), value)],
  }
}

export interface Die {
  value: number
  /** What it counts as for this seat, which may have changed it. */
  counts: number
  /** The choice that takes it: `die 3`, `take 3`, or none. */
  token: string | null
  own: boolean
  /** The first player has taken it. */
  firsts: boolean
}

/** The three dice as a seat sees them: which it has, which it may take. */
export function dice(view: View, sheet: Sheet | undefined, offered: Offered): Die[] {
  const work = sheet?.work
  let firstLeft = view.first_die
  let ownLeft = work?.own ? rolledOwn(view, work.others, work.changed) : null
  const others = [...(work?.others ?? [])]
  return view.dice.map((value) => {
    const firsts = value === firstLeft
    if (firsts) firstLeft = null
    const own = value === ownLeft
    if (own) ownLeft = null
    const token = [`die ${value}`, `take ${value}`].find((each) => offered.has(each)) ?? null
    const counts = (own ? work?.own : others.shift()) ?? value
    return { value, counts, token, own, firsts }
  })
}

/** The own die as it was rolled: the one that is not among the others. */
function rolledOwn(view: View, others: number[], changed: string[]): number | null {
  const left = [...view.dice]
  const unchanged = others.filter((_, i) => !changed.includes(i === 0 ? 'low' : 'high'))
  for (const die of unchanged) {
    const at = left.indexOf(die)
    if (at >= 0) left.splice(at, 1)
  }
  return left.length === 1 ? (left[0] ?? null) : null
}

// ------------------------------------------------------------------ what comes

export interface Warning extends DangerAhead {
  safe: boolean
  in: number
}

/** The next danger, this round's among them while it lasts. */
export function nextDanger(view: View, sheet: Sheet): Warning | null {
  const ahead = view.dangers.find((danger) => danger.round >= view.round)
  if (!ahead || view.stage === 'over') return null
  return { ...ahead, safe: sheet.propolis.shield >= ahead.shield, in: ahead.round - view.round }
}

/** A tour of the Busy Bee through all areas. */
const TOUR = 3

/** The round by which the living queen must have her next meal to be raised (no backward step). */
export function latestMeal(view: View, sheet: Sheet): number | null {
  const { state, fed, feeds } = sheet.queen
  return state === 'alive' ? view.rounds - TOUR * (feeds - fed - 1) : null
}

/** Points to the next rank, or null at the top. */
export function toNextRank(ranks: number[], rank: number, total: number): number | null {
  const next = ranks[rank]
  return next === undefined ? null : next - total
}
