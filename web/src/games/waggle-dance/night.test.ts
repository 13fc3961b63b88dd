import { expect, it } from 'vitest'
import type { LogLine, Phrase } from '../contract'
import { freshBees } from './news'
import { lastNight } from './night'

const line = (...told: Phrase[]): LogLine => ({ number: 1, seat: 0, token: '', told })
const told = (id: string, seat: number, args: Record<string, string | number> = {}): Phrase => [
  `log-${id}`,
  { seat, ...args },
]
const FALLS = told('night', 0)

it('is null before the first night', () => {
  expect(lastNight([line(told('to-slot', 0))])).toBeNull()
})

it('sorts what happened into steps', () => {
  const night = lastNight([
    line(
      told('to-slot', 1),
      FALLS,
      told('rooms', 1, { count: 2, total: 5 }),
      told('hatched', 0, { count: 1, total: 7 }),
    ),
    line(told('put-egg', 2, { room: 1 })),
    line(told('award', 0, { colour: 'white', count: 2 })),
    line(told('traded', 0, { given: 'egg', colour: 'blue' })),
    line(told('honeys', 3, { count: 1, total: 4 })),
    line(told('drew', 1)),
    line(told('drew', 1), told('round', 2)),
    line(told('to-slot', 2)),
  ])
  expect(night?.over).toBe(true)
  expect(night?.events).toEqual([
    { step: 'A', seat: 1, news: { kind: 'rooms', count: 2 } },
    { step: 'B', seat: 0, news: { kind: 'hatched', count: 1 } },
    { step: 'C', seat: 2, news: { kind: 'eggs', count: 1 } },
    { step: 'D', seat: 0, news: { kind: 'award', colour: 'white', count: 2 } },
    { step: 'E', seat: 0, news: { kind: 'traded', given: 'egg', colour: 'blue' } },
    { step: 'F', seat: 3, news: { kind: 'honeys', count: 1, total: 4 } },
    { step: 'G', seat: 1, news: { kind: 'cards', count: 2 } },
  ])
})

it('puts a gift of the Queen into the step it is played in', () => {
  const night = lastNight([
    line(FALLS),
    line(told('play', 1, { card: 'gift' })),
    line(told('gift-egg', 1)),
    line(told('put-egg', 1, { room: 2 }), told('rooms', 0, { count: 1, total: 4 })),
  ])
  expect(night?.events.map(({ step, seat }) => [step, seat])).toEqual([
    ['A', 1],
    ['A', 1],
    ['A', 0],
  ])
  expect(night?.over).toBe(false)
})

it('tells of the last night only', () => {
  const night = lastNight([line(FALLS, told('rooms', 0, { count: 1 })), line(FALLS)])
  expect(night).toEqual({ began: 1, events: [], over: false })
})

it('marks the bees others have placed since my last choice', () => {
  const by = (seat: number, ...phrases: Phrase[]): LogLine => ({
    number: 1,
    seat,
    token: '',
    told: phrases,
  })
  const fresh = freshBees(
    [
      by(1, told('to-slot', 1, { slots: 'G', value: 2 })),
      by(0, told('to-slot', 0, { slots: 'A', value: 3 })),
      by(1, told('to-flower', 1, { flower: 4, value: 4 })),
      by(2, told('to-slot', 2, { slots: 'C', value: 5 })),
      by(3, told('tricked', 3, { flower: 6, value: 4, other: 1 })),
    ],
    0,
  )
  expect([...fresh]).toEqual(['D4 1', 'C 5', 'D6 1'])
})
