import { describe, expect, it } from 'vitest'
import type { Frame } from '../src/protocol'
import { chapters, frameAt, lostBy, story, turnAfter, turnBefore, turns } from '../src/replay'

const frame = (number: number, ...seats: number[]): Frame => ({
  number,
  entries: number * 2,
  view: {},
  log: seats.map((seat, at) => ({ number: number * 10 + at, seat, token: 't', told: [] })),
})
/** The start, two steps of seat 0, a silent one, one of seat 1, one of seat 0. */
const frames = [frame(0), frame(1, 0), frame(2, 0), frame(3), frame(4, 1), frame(5, 0)]

describe('turns', () => {
  it('begin where somebody else begins to act', () => {
    expect(turns(frames)).toEqual([0, 1, 4, 5])
  })

  it('can be walked in both directions and end at the ends', () => {
    const starts = turns(frames)
    expect(turnAfter(starts, 1, 5)).toBe(4)
    expect(turnAfter(starts, 5, 5)).toBe(5)
    expect(turnBefore(starts, 3)).toBe(1)
    expect(turnBefore(starts, 1)).toBe(0)
    expect(turnBefore(starts, 0)).toBe(0)
  })
})

describe('a moment', () => {
  it('is shown by the last frame that is not later', () => {
    expect([0, 1, 2, 9, 10, 99].map((entries) => frameAt(frames, entries))).toEqual([
      0, 0, 1, 4, 5, 5,
    ])
  })

  it('can be jumped to by the turns of seats, or by rounds where a game has them', () => {
    expect(chapters(frames)).toEqual([
      { frame: 1, seat: 0, turn: 1 },
      { frame: 4, seat: 1, turn: 2 },
      { frame: 5, seat: 0, turn: 3 },
    ])
    const rounds = frames.map((each, at) => ({ ...each, view: { round: 1 + Math.floor(at / 2) } }))
    expect(chapters(rounds)).toEqual([
      { frame: 0, round: 1 },
      { frame: 2, round: 2 },
      { frame: 4, round: 3 },
    ])
  })
})

it('tells the story up to a frame, each line with its frame', () => {
  expect(story(frames, 4).map(({ line, frame }) => [line.number, frame])).toEqual([
    [10, 1],
    [20, 2],
    [40, 4],
  ])
})

it('tells who has lost by then without being beaten', () => {
  const gone = {
    ...frame(5, 1),
    log: [{ number: 50, seat: 1, token: null, told: [['log-late', {}]] }],
  }
  const all = [...frames, gone as Frame]
  expect([...lostBy(all, 5)]).toEqual([])
  expect([...lostBy(all, 6)]).toEqual([1])
})
