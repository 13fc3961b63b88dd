import { describe, expect, it } from 'vitest'
import { table } from './fixture'
import { HALF_WIDTH, REACH, SIDE, centre, fitted, outline, petals, pips } from './geometry'

const edges = (path: string): number => path.split('M').length - 1

describe('the field', () => {
  it('lies within the drawing', () => {
    for (const hex of table().field) {
      const { x, y } = centre(hex)
      expect(Math.abs(x) + HALF_WIDTH).toBeLessThanOrEqual(REACH.x)
      expect(Math.abs(y) + SIDE).toBeLessThanOrEqual(REACH.y)
    }
  })

  it('outlines a group by the edges where it ends', () => {
    const { field } = table()
    const named = (...names: string[]) =>
      outline(field, (hex) => (names.includes(hex.name) ? true : null))
    expect(edges(named('e5'))).toBe(6)
    expect(edges(named('e5', 'e6'))).toBe(10)
    expect(edges(named('d4', 'd5', 'd6', 'd7'))).toBe(18)
    expect(edges(outline(field, () => 'field'))).toBe(6 * 9)
  })

  it.each([1, 2, 3, 4, 7])('grows %i flowers apart from each other', (flowers) => {
    const places = pips(flowers)
    expect(places).toHaveLength(flowers)
    for (const a of places)
      for (const b of places)
        if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(12)
  })

  it('gives each colour its own petals', () => {
    expect(new Set((['yellow', 'pink', 'blue'] as const).map(petals)).size).toBe(3)
  })

  it('fits a shape around the middle', () => {
    const { hexes, half } = fitted([
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ])
    expect(hexes.reduce((sum, p) => sum + p.x, 0)).toBeCloseTo(0)
    expect(half.x).toBeCloseTo(4 * HALF_WIDTH)
    expect(half.y).toBe(SIDE)
  })
})
