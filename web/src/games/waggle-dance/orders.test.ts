import { beforeEach, describe, expect, it } from 'vitest'
import { offer, table } from './fixture'
import { ordered, recallOrders, rememberOrders } from './orders'
import { byToken } from './view'

const window = byToken(offer(1, 'pass', 'play trick'))
const nightfall = byToken(offer(1, 'pass', 'play gift', 'play mix'))

describe('a standing order', () => {
  it('passes for its card and asks about any other', () => {
    expect(ordered({ trick: 'pass' }, table(), 0, window)).toBe(1)
    expect(ordered({}, table(), 0, window)).toBeNull()
    expect(ordered({ gift: 'pass' }, table(), 0, nightfall)).toBeNull()
    expect(ordered({ gift: 'pass', mix: 'pass' }, table(), 0, nightfall)).toBe(1)
  })

  it('answers no question that is about more than cards', () => {
    const storing = byToken(offer(1, 'return', 'play mix', 'put r1'))
    expect(ordered({ mix: 'pass' }, table(), 0, storing)).toBeNull()
    const placing = byToken(offer(1, 'die 1', 'play over'))
    expect(ordered({ over: 'pass' }, table(), 0, placing)).toBeNull()
    const trading = byToken(offer(1, 'done', 'play mix', 'trade r1'))
    expect(ordered({ mix: 'pass' }, table(), 0, trading)).toBeNull()
  })

  it('may ask only about flowers where I have bees', () => {
    const view = table({ spot: 'D2' })
    expect(ordered({ trick: 'mine' }, view, 0, window)).toBe(1)
    view.flowers[1]!.bees = [
      [0, 1, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ]
    expect(ordered({ trick: 'mine' }, view, 0, window)).toBeNull()
  })
})

describe('orders are kept', () => {
  beforeEach(() => localStorage.clear())

  it('for one table and one seat', () => {
    rememberOrders('t1', 0, { trick: 'mine' })
    expect(recallOrders('t1', 0)).toEqual({ trick: 'mine' })
    expect(recallOrders('t1', 1)).toEqual({})
    expect(recallOrders('t2', 0)).toEqual({})
  })

  it('and nothing else that lies in the storage', () => {
    localStorage.setItem(
      'skep-waggle-dance-orders t1 0',
      '{"trick":"often","crown":"pass","vol":"pass"}',
    )
    expect(recallOrders('t1', 0)).toEqual({ vol: 'pass' })
    localStorage.setItem('skep-waggle-dance-orders t1 0', 'broken')
    expect(recallOrders('t1', 0)).toEqual({})
  })
})
