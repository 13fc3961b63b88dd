/**
 * Strokes as a hand draws them. Each is wobbly in its own way, but always in the same way for
 * the same key, so that a mark once made never moves.
 */
import type { Point } from './geometry'

/** A few numbers between -1 and 1 that belong to a key. */
export function tremble(key: string, count: number): number[] {
  let seed = 2166136261
  for (const letter of key) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619)
  return Array.from({ length: count }, () => {
    seed = Math.imul(seed ^ (seed >>> 15), 2246822519) + 0x9e3779b9
    return ((seed >>> 8) / 0xffffff) * 2 - 1
  })
}

const at = (x: number, y: number): string => `${x.toFixed(2)} ${y.toFixed(2)}`

/** A line from here to there, slightly bent, ends a little off. */
export function line(from: Point, to: Point, key: string, wobble = 1): string {
  const [a = 0, b = 0, c = 0, d = 0, bend = 0] = tremble(key, 5)
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy) || 1
  const middle = {
    x: (from.x + to.x) / 2 - (dy / length) * bend * wobble * 1.6,
    y: (from.y + to.y) / 2 + (dx / length) * bend * wobble * 1.6,
  }
  return (
    `M${at(from.x + a * wobble * 0.6, from.y + b * wobble * 0.6)}` +
    `Q${at(middle.x, middle.y)} ${at(to.x + c * wobble * 0.6, to.y + d * wobble * 0.6)}`
  )
}

/** A cross of two strokes around a place. */
export function cross({ x, y }: Point, size: number, key: string): string {
  const wobble = size * 0.18
  const one = line({ x: x - size, y: y - size }, { x: x + size, y: y + size }, `${key}\\`, wobble)
  return one + line({ x: x + size, y: y - size }, { x: x - size, y: y + size }, `${key}/`, wobble)
}

/** A ring that does not quite close. */
export function ring({ x, y }: Point, radius: number, key: string): string {
  const [start = 0, wide = 0, tall = 0, over = 0] = tremble(key, 4)
  const turn = -1.9 + start * 0.5
  const [rx, ry] = [radius * (1 + wide * 0.08), radius * (1 + tall * 0.08)]
  const spot = (angle: number, grow: number): string =>
    at(x + Math.cos(angle) * rx * grow, y + Math.sin(angle) * ry * grow)
  const arc = `A${rx.toFixed(2)} ${ry.toFixed(2)} 0 0 1`
  return (
    `M${spot(turn, 1.06)}${arc} ${spot(turn + 2.2, 1)}` +
    `${arc} ${spot(turn + 4.3, 1.02)}${arc} ${spot(turn + 6.5 + over * 0.2, 0.92)}`
  )
}
