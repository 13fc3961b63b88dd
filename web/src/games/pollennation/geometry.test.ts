import { describe, expect, it } from 'vitest'
import { arcPath, halfWidth, place, ring, rows, sectorTurn } from './geometry'
import { along, sector } from './view'
import type { View } from './view'

const SIZES = [12, 16, 18, 24]
const seated = (size: number, seats: number): View =>
  ({ ring: size, colonies: Array.from({ length: seats }, () => ({})) }) as unknown as View

describe('slots', () => {
  it('run clockwise from 1 to the ring’s size and round again', () => {
    expect(along(12, 1, 12)).toBe(1)
    expect(along(1, -1, 12)).toBe(12)
    expect(along(3, 29, 12)).toBe(8)
  })

  it('belong to sectors as on a clock: twelve to five, six to eleven', () => {
    expect(sector(seated(12, 2), 0)).toEqual([12, 1, 2, 3, 4, 5])
    expect(sector(seated(12, 2), 1)).toEqual([6, 7, 8, 9, 10, 11])
    expect(sector(seated(18, 3), 2)).toEqual([12, 13, 14, 15, 16, 17])
  })
})

describe('the ring', () => {
  it('has its last slot at the top and goes clockwise', () => {
    const clock = ring(12)
    expect(place(clock, 12, 100).y).toBeCloseTo(-100)
    expect(place(clock, 3, 100).x).toBeCloseTo(100)
    expect(place(clock, 6, 100).y).toBeCloseTo(100)
  })

  it('sets things aside on the clockwise side', () => {
    expect(place(ring(12), 12, 100, 10).x).toBeCloseTo(10)
    expect(place(ring(12), 3, 100, 10).y).toBeCloseTo(10)
  })

  it.each(SIZES)('keeps petals apart and everything inside the drawing (%i)', (size) => {
    const drawn = ring(size)
    const middle = place(drawn, 1, drawn.outer)
    const next = place(drawn, 2, drawn.outer)
    const apart = Math.hypot(middle.x - next.x, middle.y - next.y)
    expect(2 * halfWidth(drawn, drawn.outer) * Math.cos(Math.PI / size)).toBeLessThan(apart)
    expect(drawn.centre).toBeGreaterThan(100)
    expect(drawn.outer).toBeLessThan(drawn.half)
    expect(halfWidth(drawn, drawn.inner)).toBeGreaterThan(30)
  })

  it.each([
    [12, 2, 0],
    [12, 2, 1],
    [18, 3, 2],
    [24, 4, 3],
  ])('turns a sector to the bottom (ring %i, %i seats, seat %i)', (size, seats, seat) => {
    const view = seated(size, seats)
    const turned = ring(size, sectorTurn(view, seat))
    const slots = sector(view, seat)
    const spots = slots.map((slot) => place(turned, slot, 100))
    expect(spots.reduce((x, spot) => x + spot.x, 0)).toBeCloseTo(0)
    expect(spots.reduce((y, spot) => y + spot.y, 0)).toBeGreaterThan(0)
  })

  it('draws a full lap as an arc, not as a point', () => {
    const [start, end] = arcPath(ring(12), 12, 12, 100).split('A')
    expect(end).toContain(' 1 1 ')
    expect(end?.split(' ').slice(-2).join(' ')).not.toBe(start?.slice(1))
  })
})

describe('bees at a flower', () => {
  const wide = (n: number): number => n

  it('stand in one row in the middle while there is room', () => {
    const placed = rows([40, 60], wide, 200, 100)
    expect(placed.map(({ aside }) => aside)).toEqual([-30, 20])
    expect(new Set(placed.map(({ out }) => out)).size).toBe(1)
  })

  it.each([3, 8, 14])('never leave their room (%i bees)', (number) => {
    const items = Array.from({ length: number }, () => 50)
    for (const { aside, out, scale } of rows(items, wide, 140, 100)) {
      expect(Math.abs(aside) + 25 * scale).toBeLessThanOrEqual(70.001)
      expect(out + 23 * scale).toBeLessThanOrEqual(100)
    }
  })
})
