import { describe, expect, it } from 'vitest'
import type { Frame } from '../src/protocol'
import { story, turnAfter, turnBefore, turns } from '../src/replay'

const frame = (number: number, ...seats: number[]): Frame => ({
  number,
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

it('tells the story up to a frame, each line with its frame', () => {
  expect(story(frames, 4).map(({ line, frame }) => [line.number, frame])).toEqual([
    [10, 1],
    [20, 2],
    [40, 4],
  ])
})
