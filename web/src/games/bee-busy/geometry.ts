/** Where things lie on the sheet: combs and walls, meadow cells, windows and pips. */
import type { Part } from './view'

export interface Point {
  x: number
  y: number
}

// ------------------------------------------------------------------ combs

const ROWS = [4, 5, 6, 7, 6, 5, 4]
/** A comb's radius; combs stand on a corner. */
export const RADIUS = 30
const HALF = (RADIUS * Math.sqrt(3)) / 2
const ROW_STEP = RADIUS * 1.5

/** Directions of a die as (row, column) where combs of a row are two columns apart. */
const STEPS: Record<number, readonly [number, number]> = {
  1: [-1, 1],
  2: [0, 2],
  3: [1, 1],
  4: [-1, -1],
  5: [0, -2],
  6: [1, -1],
}
const ANGLES: Record<number, number> = { 1: -60, 2: 0, 3: 60, 4: -120, 5: 180, 6: 120 }
export const WAYS = [1, 2, 3, 4, 5, 6] as const

/** Names in reading order, `a1` … `g4`. */
export const COMBS: readonly string[] = ROWS.flatMap((count, row) =>
  Array.from({ length: count }, (_, i) => `${'abcdefg'.charAt(row)}${i + 1}`),
)
const ORDER = new Map(COMBS.map((name, i) => [name, i]))

function grid(comb: string): [number, number] {
  const row = 'abcdefg'.indexOf(comb.charAt(0))
  return [row, 2 * Number(comb.slice(1)) - (ROWS[row] ?? 0) - 1]
}

export function centre(comb: string): Point {
  const [row, x] = grid(comb)
  return { x: x * HALF, y: (row - 3) * ROW_STEP }
}

/** The comb one step in a direction, or null beyond the border. */
export function neighbour(comb: string, way: number): string | null {
  const [row, x] = grid(comb)
  const [down, right] = STEPS[way] ?? [0, 0]
  const count = ROWS[row + down]
  if (count === undefined) return null
  const place = (x + right + count + 1) / 2
  return place >= 1 && place <= count ? `${'abcdefg'.charAt(row + down)}${place}` : null
}

export function wallName(one: string, two: string): string {
  return (ORDER.get(one) ?? 0) < (ORDER.get(two) ?? 0) ? `${one}-${two}` : `${two}-${one}`
}

/** The wall of a comb in a direction; null for the outline. */
export function wallAt(comb: string, way: number): string | null {
  const other = neighbour(comb, way)
  return other === null ? null : wallName(comb, other)
}

function corner(at: Point, degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) }
}

/** The two ends of a comb's side in a direction. */
export function side(comb: string, way: number): [Point, Point] {
  const at = centre(comb)
  const angle = ANGLES[way] ?? 0
  return [corner(at, angle - 30, RADIUS), corner(at, angle + 30, RADIUS)]
}

/** A place in a direction, so far from a comb's centre. */
export const towards = (comb: string, way: number, far: number): Point =>
  corner(centre(comb), ANGLES[way] ?? 0, far)

/** The degrees a direction points to, clockwise from the right. */
export const heading = (way: number): number => ANGLES[way] ?? 0

export interface Wall {
  name: string
  ends: [Point, Point]
}

/** The 90 inner walls. */
export const WALLS: readonly Wall[] = COMBS.flatMap((comb) =>
  WAYS.flatMap((way) => {
    const other = neighbour(comb, way)
    const own = other !== null && (ORDER.get(other) ?? 0) > (ORDER.get(comb) ?? 0)
    return own ? [{ name: wallName(comb, other), ends: side(comb, way) }] : []
  }),
)

/** The sides on the border, marked from the start. */
export const OUTLINE: readonly [Point, Point][] = COMBS.flatMap((comb) =>
  WAYS.flatMap((way) => (neighbour(comb, way) === null ? [side(comb, way)] : [])),
)

export const hexagon = (at: Point, radius: number): string =>
  [-90, -30, 30, 90, 150, 210]
    .map((degrees) => corner(at, degrees, radius))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ')

// ------------------------------------------------------------------ meadow

export const CELL = 40
const GAP = 14
const PARTS: readonly Part[] = ['L', 'C', 'R']
export const MEADOW = { width: 9 * CELL + 2 * GAP, height: 5 * CELL }

export const partLeft = (part: Part): number => PARTS.indexOf(part) * (3 * CELL + GAP)
export const partRows = (part: Part): number => (part === 'C' ? 5 : 4)

/** A cell's middle: `C31` is the centre's third row, first column. */
export function cellAt(cell: string): Point {
  const left = partLeft(cell.charAt(0) as Part)
  return {
    x: left + (Number(cell.charAt(2)) - 0.5) * CELL,
    y: (Number(cell.charAt(1)) - 0.5) * CELL,
  }
}

export const WINDOWS = ['L1', 'L2', 'C1', 'C2', 'C3', 'R1', 'R2'] as const

/** A window's upper left corner. */
export const windowAt = (name: string): Point => ({
  x: partLeft(name.charAt(0) as Part),
  y: (Number(name.charAt(1)) - 1) * CELL,
})

/** The strip of a part that stands for a window when it is pointed at. */
export function strip(name: string): { x: number; y: number; height: number } {
  const part = name.charAt(0) as Part
  const height = (partRows(part) * CELL) / (partRows(part) - 2)
  return { x: partLeft(part), y: (Number(name.charAt(1)) - 1) * height, height }
}

/** Pips of each face in the printed orientation: (row, column) of a 3 × 3 window, from 0. */
export const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 2],
    [1, 1],
    [2, 0],
  ],
  4: [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  5: [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  6: [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 2],
    [1, 2],
    [2, 2],
  ],
}

/** The cells a face covers in a window, items among them. */
export const under = (name: string, face: number): string[] =>
  (PIPS[face] ?? []).map(
    ([row, column]) => `${name.charAt(0)}${Number(name.charAt(1)) + row}${column + 1}`,
  )
