/** Where things are on the field. Units are those of the drawing; its centre is 0,0. */
import type { Colour, Hex } from './view'

export interface Point {
  x: number
  y: number
}

/** The side of a hex. */
export const SIDE = 30
const ROOT = Math.sqrt(3)
export const HALF_WIDTH = (ROOT / 2) * SIDE
/** Half of the field's width and height: nine hexes across, nine rows. */
export const REACH: Point = { x: 9 * HALF_WIDTH + 5, y: 7 * SIDE + 5 }

/** The steps to the six neighbours, clockwise from the east, as edges are counted. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const

export const centre = (hex: { q: number; r: number }): Point => ({
  x: ROOT * SIDE * (hex.q + hex.r / 2),
  y: 1.5 * SIDE * hex.r,
})

const round = (n: number): string => String(Math.round(n * 100) / 100)

/** Corner `i` of a pointy-top hexagon, clockwise; edge `i` runs from corner `i` to the next. */
export const corner = (i: number, size: number = SIDE): Point => {
  const angle = (Math.PI / 180) * (60 * i - 30)
  return { x: size * Math.cos(angle), y: size * Math.sin(angle) }
}

/** A pointy-top hexagon around 0,0. */
export const hexagon = (size: number = SIDE): string =>
  Array.from({ length: 6 }, (_, i) => corner(i, size))
    .map(({ x, y }) => `${round(x)},${round(y)}`)
    .join(' ')

const key = (q: number, r: number): string => `${q} ${r}`

/**
 * The outline around groups of hexes: every edge between two different groups, or at the rim.
 * `group` says which group a hex belongs to; null leaves it out.
 */
export function outline(hexes: readonly Hex[], group: (hex: Hex) => unknown): string {
  const at = new Map(hexes.map((hex) => [key(hex.q, hex.r), hex]))
  const lines: string[] = []
  for (const hex of hexes) {
    const own = group(hex)
    if (own === null) continue
    STEPS.forEach(([q, r], i) => {
      const beyond = at.get(key(hex.q + q, hex.r + r))
      if (beyond && group(beyond) === own) return
      const [middle, from, to] = [centre(hex), corner(i), corner(i + 1)]
      lines.push(
        `M${round(middle.x + from.x)} ${round(middle.y + from.y)}L${round(middle.x + to.x)} ${round(middle.y + to.y)}`,
      )
    })
  }
  return lines.join('')
}

/** Where the flowers of a hex grow. */
export function pips(flowers: number): Point[] {
  if (flowers === 1) return [{ x: 0, y: -4 }]
  if (flowers === 2) return [-9, 9].map((x) => ({ x, y: -4 }))
  if (flowers === 3)
    return [
      { x: 0, y: -13 },
      { x: -10, y: 3 },
      { x: 10, y: 3 },
    ]
  if (flowers === 4) return [-12, 5].flatMap((y) => [-9, 9].map((x) => ({ x, y })))
  if (flowers < 7) return []
  const around = Array.from({ length: 6 }, (_, i) => (Math.PI / 3) * i)
  return [{ x: 0, y: -4 }, ...around.map((a) => ({ x: 14 * Math.cos(a), y: 14 * Math.sin(a) - 4 }))]
}

/** A flower about two units wide around 0,0: colours are told apart by their petals. */
export function petals(colour: Colour): string {
  const ring = (count: number, petal: (angle: number) => string): string =>
    Array.from({ length: count }, (_, i) => petal((2 * Math.PI * i) / count - Math.PI / 2)).join('')
  const at = (angle: number, radius: number): string =>
    `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`
  if (colour === 'yellow') {
    return ring(6, (a) => {
      const [x, y] = [0.58 * Math.cos(a), 0.58 * Math.sin(a)]
      return `M${round(x - 0.4)} ${round(y)}a.4 .4 0 1 0 .8 0a.4 .4 0 1 0 -.8 0Z`
    })
  }
  if (colour === 'pink') {
    return ring(
      5,
      (a) =>
        `M0 0Q${at(a - 0.85, 0.8)} ${at(a - 0.34, 1.05)}Q${at(a - 0.1, 1)} ${at(a, 0.8)}Q${at(a + 0.1, 1)} ${at(a + 0.34, 1.05)}Q${at(a + 0.85, 0.8)} 0 0Z`,
    )
  }
  const star = Array.from({ length: 12 }, (_, i) =>
    at((Math.PI * i) / 6 - Math.PI / 2, i % 2 ? 0.48 : 1.08),
  )
  return `M${star.join('L')}Z`
}

/** A shape of hexes fitted around 0,0: their middles, and half the room they take. */
export function fitted(shape: readonly (readonly [number, number])[]): {
  hexes: Point[]
  half: Point
} {
  const places = shape.map(([q, r]) => centre({ q, r }))
  const [xs, ys] = [places.map((p) => p.x), places.map((p) => p.y)]
  const middle = {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  }
  return {
    hexes: places.map((p) => ({ x: p.x - middle.x, y: p.y - middle.y })),
    half: {
      x: (Math.max(...xs) - Math.min(...xs)) / 2 + HALF_WIDTH,
      y: (Math.max(...ys) - Math.min(...ys)) / 2 + SIDE,
    },
  }
}
