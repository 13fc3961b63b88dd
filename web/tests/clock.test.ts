import { describe, expect, it } from 'vitest'
import { withPeople } from '../src/people'
import { DAY, leftNow, Offset, paceInWords, untilNext, written } from '../src/clock'
import { fetchWords, words } from '../src/words'

await Promise.all([fetchWords('en'), fetchWords('fr')])
const say = words.say('en')

describe('a clock', () => {
  it('is written as people write time', () => {
    expect(written(2 * DAY + 5 * 3_600_000 + 59_000, say)).toBe('2 d 5 h')
    expect(written(3_723_000, say)).toBe('1:02:03')
    expect(written(245_000, say)).toBe('4:05')
    expect(written(10_000, say)).toBe('0:10')
    expect(written(9_870, say)).toBe('9.8')
    expect(written(0, say)).toBe('0.0')
    expect(written(DAY, words.say('fr'))).toBe('1 j 0 h')
  })

  it('loses time only while it runs', () => {
    expect(leftNow({ left: 5000, runs: true }, 100, 1100)).toBe(4000)
    expect(leftNow({ left: 5000, runs: false }, 100, 1100)).toBe(5000)
    expect(leftNow({ left: 5000, runs: true }, 100, 90)).toBe(5000)
    expect(leftNow({ left: 5000, runs: true }, 100, 99_000)).toBe(0)
  })

  it('ticks as often as what it shows changes', () => {
    expect(untilNext(5000)).toBe(100)
    expect(untilNext(61_300)).toBe(300)
    expect(untilNext(61_000)).toBe(1000)
    expect(untilNext(3 * DAY)).toBe(60_000)
  })

  it('counts a slow message as late', () => {
    const offset = new Offset()
    offset.heard(1000, 51_000) // this device is 50 s ahead, and nothing is slower than this
    offset.heard(2000, 53_000) // a second more on its way
    expect(offset.now(53_000)).toBe(3000)
    expect(leftNow({ left: 5000, runs: true }, 2000, offset.now(53_000))).toBe(4000)
  })

  it('says how time is counted', () => {
    expect(paceInWords({ kind: 'live', base: 600, increment: 5, late: 'bot' }, say)).toBe(
      '10 min + 5 s',
    )
    expect(paceInWords({ kind: 'live', base: 90, increment: 0, late: 'bot' }, say)).toBe('90 s')
    expect(paceInWords({ kind: 'days', days: 3, late: 'bot' }, say)).toBe('3 days a turn')
  })

  it('tells in the log who undid a move, as the game calls them', () => {
    expect(withPeople(words.say('en', 'pollennation'), [], null)('log-back', { seat: 1 })).toBe(
      'Orange undoes a move.',
    )
    expect(withPeople(words.say('fr', 'bee-busy'), [], null)('log-late', { seat: 0 })).toMatch(
      /a dépassé son temps/,
    )
  })
})
