import { describe, expect, it } from 'vitest'
import { cubes, table } from './fixture'
import { marksOf, nextBed, sown } from './picture'
import { sow } from './plan'
import { droneHint, queenHint, whyNot, workerHint } from './preview'
import { present } from './view'
import type { Colony, View } from './view'

const black = (view: View): Colony => view.colonies[0]!

describe('a worker’s preview', () => {
  it('lands as many flowers on as there are free cubes (X2)', () => {
    const view = table()
    expect(workerHint(view, black(view), 12)).toEqual({ to: 2, distance: 2, points: 0 })
  })

  it('promises points the last cube can bring (X3), stored pollen included (X9)', () => {
    const sowing = table({ 1: '', 2: 'OOW', 3: 'YYW' }, { workers: [12, 3, 5] })
    expect(workerHint(sowing, black(sowing), 3)).toEqual({ to: 6, distance: 3, points: 2 })
    const kept = table({ 6: '', 5: 'Y' }, {}, { queen: 6, stored: cubes('YY') })
    expect(workerHint(kept, black(kept), 5).points).toBe(2)
  })

  it('promises Royal Jelly with the own queen only (X26, X27)', () => {
    const free = { 6: 'YYYRBPO', 5: 'W' }
    const own = table(free, { queen: 6 })
    expect(workerHint(own, black(own), 5).points).toBe(6)
    const foreign = table(free, {}, { queen: 6 })
    expect(workerHint(foreign, black(foreign), 5).points).toBe(2)
  })

  it('comes home after a full lap and does not count what she took (X28)', () => {
    const view = table({ 12: 'RRRRRRBBBBYY' }, { queen: 12, stored: cubes('RR') })
    expect(workerHint(view, black(view), 12)).toEqual({ to: 12, distance: 12, points: 2 })
    const bare = table({ 12: 'RRRRRRBBBBYY' })
    expect(workerHint(bare, black(bare), 12).points).toBe(0)
  })
})

describe('drone and queen previews', () => {
  it('shoves every own worker onward (X16)', () => {
    const view = table({}, { workers: [5, 5, 12], drones: [6, 3] })
    expect(droneHint(view, black(view), 6, 'ccw')).toEqual({
      to: 5,
      fetched: false,
      shoved: 2,
      shovedTo: 4,
    })
  })

  it('fetches the queen first (X15) and only where a worker is (X13)', () => {
    const view = table({}, { workers: [5, 5, 5], queen: null, away: true, drones: [6, 3] })
    expect(droneHint(view, black(view), 6, 'ccw')).toMatchObject({ fetched: true, shoved: 2 })
    expect(droneHint(view, black(view), 3, 'ccw')).toMatchObject({
      to: 2,
      fetched: false,
      shoved: 0,
    })
  })

  it('sends the queen to the next own worker clockwise (X12, X20)', () => {
    const view = table()
    expect(queenHint(view, black(view))).toBe(5)
    const past = table({}, { queen: 5, workers: [5, 5, 1] })
    expect(queenHint(past, black(past))).toBe(1)
  })

  it('says why a bee cannot move', () => {
    const view = table({ 5: '' }, { queen: 5, stored: cubes('BB') })
    expect(whyNot(view, 'worker', 5)).toBe('locked')
    expect(whyNot(table({ 5: '' }), 'worker', 5)).toBe('pollen')
    expect(whyNot(view, 'queen', null)).toBe('away')
    expect(whyNot(view, 'queen', 5)).toBe('together')
    expect(whyNot({ ...view, moved: { kind: 'drone', slot: 4 } }, 'drone', 4)).toBe('moved')
  })
})

describe('the picture', () => {
  const sowing = { seat: 0, from: 3, at: 4, to: 6, load: cubes('YYW') }

  it('shows picked cubes where they would lie, the worker in the air, then landed', () => {
    const view = { ...table({ 3: '' }, { workers: [12, 3, 5] }), phase: 'sow' as const, sowing }
    const open = sown(view, sowing, sow(sowing.load, [3]))
    expect(present(open, 4)).toEqual(cubes('PPY'))
    expect(black(open).workers).toEqual([12, 5])
    const whole = sown(view, sowing, sow(sowing.load, [5]))
    expect(present(whole, 6)).toEqual(cubes('YYY'))
    expect(black(whole).workers).toEqual([12, 5, 6])
    expect(present(view, 6)).toEqual(cubes('YY'))
  })

  it('outlines the flower reached and the last one', () => {
    const view = { ...table(), phase: 'sow' as const, sowing }
    const marks = marksOf(view, [], 0, sow(sowing.load, [3]), null)
    expect([...marks]).toEqual([
      [6, 'target'],
      [5, 'here'],
    ])
  })

  it('shows the bed for the next card in the own sector', () => {
    const view = table()
    view.flowers[11]!.card = 'R2'
    for (const slot of [1, 2, 3]) view.flowers[slot - 1]!.card = null
    expect(nextBed(view, 0)).toBe(1)
  })
})
