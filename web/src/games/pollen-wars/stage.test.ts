import { describe, expect, it } from 'vitest'
import type { Option } from '../contract'
import { branch, open, step, usesOf } from './stage'

const option = (choice: number, token: string): Option => ({ choice, token, phrase: [token, {}] })
const options = [option(7, 'send forager'), option(9, 'move'), option(12, 'draw jelly')]
const plans = { '7': { '18': {}, '19': {} }, '9': { '20': { '18': {} } } }

describe('an action put together', () => {
  it('is whole with its last step only', () => {
    expect(step(plans, [], 9)).toEqual({ chain: [9], whole: false })
    expect(step(plans, [9], 20)).toEqual({ chain: [9, 20], whole: false })
    expect(step(plans, [9, 20], 18)).toEqual({ chain: [9, 20, 18], whole: true })
  })

  it('is whole at once where nothing follows', () => {
    expect(step(plans, [], 12)).toEqual({ chain: [12], whole: true })
  })

  it('opens what may follow', () => {
    expect([...open(options, plans, [])]).toEqual([7, 9, 12])
    expect([...open(options, plans, [7])]).toEqual([18, 19])
    expect([...open(options, plans, [7, 99])]).toEqual([])
    expect(branch(plans, [9, 20])).toEqual({ '18': {} })
  })

  it('finds what can be done with a place', () => {
    expect(usesOf(options, plans, 18).map(({ token }) => token)).toEqual(['send forager'])
    expect(usesOf(options, plans, 20).map(({ token }) => token)).toEqual(['move'])
    expect(usesOf(options, plans, 50)).toEqual([])
  })
})
