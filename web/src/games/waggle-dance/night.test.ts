import { expect, it } from 'vitest'
import type { LogLine, Phrase } from '../contract'
import { freshBees } from './news'
import { lastNight } from './night'

const line = (...told: Phrase[]): LogLine => ({ number: 1, seat: 0, token: '', told })
const told = (id: string, seat: number, args: Record<string, string | number> = {}): Phrase => [
  `log-${id}`,
  { seat, ...args },
]
const FALLS = told('night-fell', 0)

it('is null before the first night', () => {
  expect(lastNight([line(told('bee-placed', 0))])).toBeNull()
})

it('sorts what happened into steps', () => {
  const night = lastNight([
    line(
      told('bee-placed', 1),
      FALLS,
      told('room-built', 1, { room: 4 }),
      told('room-built', 1, { room: 5 }),
      told('egg-hatched', 0, { room: 1, total: 7 }),
    ),
    line(told('egg-laid', 2, { room: 1 })),
    line(told('nectar-gathered', 0, { colour: 'white', count: 2 })),
    line(told('traded', 0, { given: 'egg', colour: 'blue' })),
    line(told('cube-moved', 3, { colour: 'blue' }), told('honey-made', 3, { total: 4 })),
    line(told('card-drawn', 1, { card: 'none' })),
    line(told('card-drawn', 1, { card: 'mix' }), told('round-began', 2)),
    line(told('bee-placed', 2)),
  ])
  expect(night?.over).toBe(true)
  expect(night?.events).toEqual([
    { step: 'A', seat: 1, news: { kind: 'rooms', count: 2 } },
    { step: 'B', seat: 0, news: { kind: 'hatched', count: 1 } },
    { step: 'C', seat: 2, news: { kind: 'eggs', count: 1 } },
    { step: 'D', seat: 0, news: { kind: 'award', colour: 'white', count: 2 } },
    { step: 'E', seat: 0, news: { kind: 'traded', given: 'egg', colour: 'blue' } },
    { step: 'F', seat: 3, news: { kind: 'moved', count: 1 } },
    { step: 'F', seat: 3, news: { kind: 'honeys', count: 1, total: 4 } },
    { step: 'G', seat: 1, news: { kind: 'cards', count: 2 } },
  ])
})

it('puts a gift of the Queen, and a Mix, into the step it is played in', () => {
  const night = lastNight([
    line(FALLS),
    line(told('egg-gift', 1, { room: 2 })),
    line(told('mixed', 1, { origin: 1, room: 2 })),
    line(told('cube-moved', 1, { colour: 'white' }), told('room-built', 0, { room: 4 })),
  ])
  expect(night?.events.map(({ step, seat, news }) => [step, seat, news.kind])).toEqual([
    ['A', 1, 'eggs'],
    ['A', 1, 'played'],
    ['A', 1, 'moved'],
    ['A', 0, 'rooms'],
  ])
  expect(night?.over).toBe(false)
})

it('tells of the last night only', () => {
  const night = lastNight([line(FALLS, told('room-built', 0, { room: 4 })), line(FALLS)])
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
      by(1, told('bee-placed', 1, { place: 'G', value: 2 })),
      by(0, told('bee-placed', 0, { place: 'A', value: 3 })),
      by(1, told('bee-placed', 1, { place: 'D4', value: 4 })),
      by(1, told('bee-placed', 1, { place: 'r2', value: 4 })),
      by(2, told('bee-feinted', 2, { origin: 'r1', place: 'C', value: 5 })),
      by(3, told('bee-tricked', 3, { place: 'D6', value: 4, other: 1 })),
    ],
    0,
  )
  expect([...fresh]).toEqual(['D4 1', 'C 5', 'D6 1'])
})
