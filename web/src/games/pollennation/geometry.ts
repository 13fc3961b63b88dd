/** Where things are on the ring. Units are those of the drawing; its centre is 0,0. */
import type { View } from './view'
import { sector } from './view'

export interface Point {
  x: number
  y: number
}

export interface Ring {
  /** How many petals. */
  size: number
  /** Half of the drawing's side. */
  half: number
  /** Petals reach from `inner` to `outer`. */
  inner: number
  outer: number
  /** Radius of the lane where trails run. */
  lane: number
  /** Radius of the middle. */
  centre: number
  /** By how much the ring is turned, in radians. */
  turn: number
}

const PETAL = 214
const BEES = 98
const LANE = 17
const GAP = 4

/** More petals, a larger drawing: a petal keeps room for its cubes. */
export function ring(size: number, turn = 0): Ring {
  const half = 500 + Math.max(0, size - 12) * 14
  const outer = half - BEES
  const inner = outer - PETAL
  return { size, half, inner, outer, lane: inner - LANE, centre: inner - 2 * LANE - 2, turn }
}

/** The turn that brings a seat's sector to the bottom. */
export function sectorTurn(view: View, seat: number): number {
  const slots = sector(view, seat)
  const middle = (slots[0] ?? 0) + (slots.length - 1) / 2
  return Math.PI - (2 * Math.PI * middle) / view.ring
}

/** Direction of a slot: the last one at the top, then clockwise. Parts of slots are allowed. */
export const angle = (ring: Ring, slot: number): number =>
  (2 * Math.PI * slot) / ring.size - Math.PI / 2 + ring.turn

export const degrees = (radians: number): number => (radians * 180) / Math.PI

/** A point `radius` out and `aside` to the clockwise side of a slot's axis. */
export function place(ring: Ring, slot: number, radius: number, aside = 0): Point {
  const a = angle(ring, slot)
  return {
    x: radius * Math.cos(a) - aside * Math.sin(a),
    y: radius * Math.sin(a) + aside * Math.cos(a),
  }
}

/** Half the width of a petal at a radius. */
export const halfWidth = (ring: Ring, radius: number): number =>
  radius * Math.tan(Math.PI / ring.size) - GAP

const n = (value: number): string => value.toFixed(1)

/** A petal pointing up (outward is −y): narrow inside, domed outside. */
export function petalPath(ring: Ring): string {
  const { inner, outer } = ring
  const w = (radius: number): number => halfWidth(ring, radius)
  const [a, b, c] = [w(inner), w(inner + 16), w(outer - 46)]
  const [d, e] = [w(outer - 8), w(outer) * 0.66]
  const corner = Math.min(14, a / 2)
  return [
    `M${n(-b)} ${n(-inner - 16)}`,
    `Q${n(-a)} ${n(-inner)} ${n(-a + corner)} ${n(-inner)}`,
    `L${n(a - corner)} ${n(-inner)}`,
    `Q${n(a)} ${n(-inner)} ${n(b)} ${n(-inner - 16)}`,
    `L${n(c)} ${n(-outer + 46)}`,
    `C${n(d)} ${n(-outer + 8)} ${n(e)} ${n(-outer - 8)} 0 ${n(-outer - 8)}`,
    `C${n(-e)} ${n(-outer - 8)} ${n(-d)} ${n(-outer + 8)} ${n(-c)} ${n(-outer + 46)}`,
    'Z',
  ].join('')
}

/** The petal's inner half, up to the line where the value's hexagon sits. */
export function pollenPath(ring: Ring): string {
  const { inner } = ring
  const edge = inner + 128
  const w = (radius: number): number => halfWidth(ring, radius)
  const [a, b, c] = [w(inner), w(inner + 16), w(edge)]
  const corner = Math.min(14, a / 2)
  return [
    `M${n(-b)} ${n(-inner - 16)}`,
    `Q${n(-a)} ${n(-inner)} ${n(-a + corner)} ${n(-inner)}`,
    `L${n(a - corner)} ${n(-inner)}`,
    `Q${n(a)} ${n(-inner)} ${n(b)} ${n(-inner - 16)}`,
    `L${n(c)} ${n(-edge)}`,
    `Q0 ${n(-edge - 14)} ${n(-c)} ${n(-edge)}`,
    'Z',
  ].join('')
}

/** An arc of the ring from one slot over `steps` others (negative: anti-clockwise). */
export function arcPath(ring: Ring, from: number, steps: number, radius: number): string {
  const whole = Math.sign(steps) * Math.min(Math.abs(steps), ring.size - 0.02)
  const start = place(ring, from, radius)
  const end = place(ring, from + whole, radius)
  const large = Math.abs(whole) > ring.size / 2 ? 1 : 0
  const sweep = whole > 0 ? 1 : 0
  return `M${n(start.x)} ${n(start.y)}A${n(radius)} ${n(radius)} 0 ${large} ${sweep} ${n(end.x)} ${n(end.y)}`
}

/** A regular hexagon standing on a corner, as points of a polygon. */
export function hexagon(radius: number): string {
  return Array.from({ length: 6 }, (_, i) => {
    const a = (Math.PI / 3) * i + Math.PI / 6
    return `${n(radius * Math.cos(a))},${n(radius * Math.sin(a))}`
  }).join(' ')
}

export interface Placed<T> {
  item: T
  aside: number
  out: number
  scale: number
}

/**
 * Items of given widths in rows across a petal's outer edge, as large as fit: `room` across,
 * `depth` outward, rows of a `height`.
 */
export function rows<T>(
  items: T[],
  width: (item: T) => number,
  room: number,
  depth: number,
  height = 46,
): Placed<T>[] {
  for (const scale of [1, 0.86, 0.74, 0.64, 0.55, 0.46]) {
    const lines: T[][] = []
    let used = Infinity
    for (const item of items) {
      const w = width(item) * scale
      if (used + w > room) {
        lines.push([])
        used = 0
      }
      lines.at(-1)?.push(item)
      used += w
    }
    if (lines.length * height * scale > depth && scale > 0.46) continue
    return lines.flatMap((line, row) => {
      const total = line.reduce((all, item) => all + width(item) * scale, 0)
      let left = -total / 2
      return line.map((item) => {
        const w = width(item) * scale
        left += w
        return { item, aside: left - w / 2, out: (row + 0.5) * height * scale, scale }
      })
    })
  }
  return []
}
