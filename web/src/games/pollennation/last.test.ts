import { describe, expect, it } from 'vitest'
import type { LogLine, Phrase } from '../contract'
import { lastMove, trailSteps } from './last'

let number = 0
const line = (...told: Phrase[]): LogLine => ({ number: ++number, seat: 0, token: null, told })

describe('the last move', () => {
  const drone = line(['log-drone', { seat: 0, from: 1, to: 12 }])
  const worker = line(
    ['log-worker', { seat: 1, from: 3, to: 6, cubes: 3, order: 'WYY' }],
    ['log-scored', { seat: 1, slot: 6, points: 2 }],
  )

  it('is read off the log, with its cubes and its points', () => {
    expect(lastMove([])).toBeNull()
    expect(lastMove([drone, worker])).toEqual({
      number: worker.number,
      seat: 1,
      bee: 'worker',
      from: 3,
      to: 6,
      drops: [5, 3, 3],
      points: 2,
    })
  })

  it('stays until the next one is whole', () => {
    const leaving = line(['log-freed', { seat: 0, slot: 5 }])
    expect(lastMove([drone, leaving, line()])?.bee).toBe('drone')
  })

  it('knows which way it went, and how far', () => {
    const way = (id: string, args: Phrase[1]): number => {
      const move = lastMove([line([id, args])])
      return move ? trailSteps(move, 12) : 0
    }
    expect(way('log-drone', { from: 1, to: 12 })).toBe(-1)
    expect(way('log-drone', { from: 1, to: 2 })).toBe(1)
    expect(way('log-stored', { from: 9, slot: 2 })).toBe(5)
    expect(way('log-worker-far', { from: 9, to: 6, order: '' })).toBe(9)
    expect(way('log-worker-far', { from: 9, to: 9, order: 'B'.repeat(12) })).toBe(12)
  })
})
