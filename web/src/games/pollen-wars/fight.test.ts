import { describe, expect, it } from 'vitest'
import type { Option } from '../contract'
import { chainOf, commits, idle, ready, toggled } from './fight'
import { table } from './fixture'

const option = (choice: number, token: string): Option => ({ choice, token, phrase: [token, {}] })
const helper = table({
  ask: 'battle',
  plans: { '15': { '157': { '2': {} } }, '16': { '131': { '2': {} }, '157': { '2': {} } } },
})
const sides = [option(15, 'help attack'), option(16, 'help defence'), option(17, 'stay out')]

describe('a helper', () => {
  it('sees no cards before she has taken a side', () => {
    expect(commits(helper, sides, idle())).toEqual([])
    expect(ready(helper, sides, idle())).toBeNull()
  })

  it('sees the cards of her side, and is ready with the first', () => {
    const fight = { side: 16, cards: [] }
    expect(commits(helper, sides, fight).map(({ token }) => token)).toEqual([
      'commit H7',
      'commit J16',
    ])
    expect(ready(helper, sides, fight)).toBeNull()
    const thrown = toggled(fight, 131, 1)
    expect(ready(helper, sides, thrown)).toBe(2)
    expect(chainOf(thrown, 2)).toEqual([16, 131, 2])
  })
})

describe('an attacker', () => {
  const options = [option(2, 'ready'), option(131, 'commit H7')]

  it('may be ready without cards', () => {
    expect(ready(helper, options, idle())).toBe(2)
    expect(chainOf(idle(), 2)).toEqual([2])
  })

  it('throws in as many copies as she has, then takes all back', () => {
    const once = toggled(idle(), 131, 2)
    const twice = toggled(once, 131, 2)
    expect(twice.cards).toEqual([131, 131])
    expect(toggled(twice, 131, 2).cards).toEqual([])
  })
})
