import { describe, expect, it } from 'vitest'
import { buttons, diceOwner } from './ask'
import { rows } from './comb'
import { offer, room, table } from './fixture'
import { hint } from './hints'
import { automatic } from './index'
import { flowerChoice, goals, movable, placing, roomChoice, slotChoice } from './targets'
import { byToken, cubesOf, values } from './view'

describe('a room’s chip', () => {
  it('says what happens tonight', () => {
    expect(hint(room(1, 'wwww/11', { tonight: 'honey' }), [])).toEqual({ kind: 'honey' })
    expect(hint(room(1, 'egg/22', { tonight: 'hatch' }), [])).toEqual({ kind: 'hatch' })
  })
  it('says how many cubes a room with a pair lacks', () => {
    expect(hint(room(1, 'wwy/11'), [])).toEqual({ kind: 'missing', count: 2 })
  })
  it('says that four cubes or an egg need a pair', () => {
    expect(hint(room(1, 'wwww/1'), [])).toEqual({ kind: 'pair' })
    expect(hint(room(1, 'egg'), [])).toEqual({ kind: 'pair' })
  })
  it('names the number that links two rooms', () => {
    const rooms = [room(1, 'wy/34', { group: 1 }), room(2, 'w/4', { group: 1 })]
    expect(hint(rooms[0]!, rooms)).toEqual({ kind: 'link', value: 4 })
  })
  it('keeps quiet about empty rooms and honey', () => {
    expect(hint(room(1), [])).toBeNull()
    expect(hint(room(1, 'honey'), [])).toBeNull()
  })
})

describe('placing a bee', () => {
  const pick = { kind: 'bee', token: 'die 3', value: 3 } as const
  const reach: Record<string, number>[] = [{}, {}, { A: 15, D3: 21 }, { D4: 22 }, {}, {}]
  const offered = byToken(offer(5, 'die 3', 'die 4'))
  it('sends the bee and its place together', () => {
    expect(placing(table({ reach }), offered, pick, 'A')).toEqual([5, 15])
  })
  it('knows where it cannot go', () => {
    expect(placing(table({ reach }), offered, pick, 'C')).toBeNull()
  })
  it('does not name an only place, which nobody asks for', () => {
    const four = { kind: 'bee', token: 'die 4', value: 4 } as const
    expect(placing(table({ reach }), offered, four, 'D4')).toEqual([6])
  })
})

describe('moving a cube', () => {
  const linked = [
    room(1, 'wy/4', { group: 1 }),
    room(2, 'yyyy/4', { group: 1 }),
    room(3, 'b/2'),
    room(4, 'egg/4'),
  ]
  it('goes to linked rooms, to a full one only for another colour', () => {
    expect(goals(table(), linked, 1, 'white')).toEqual([2])
    expect(goals(table(), linked, 1, 'yellow')).toEqual([])
    expect(movable(table(), linked, 1)).toEqual(['white'])
  })
  it('goes between the two rooms of a Mix, whatever their bees', () => {
    expect(goals(table({ mix: [1, 3] }), linked, 1, 'yellow')).toEqual([3])
  })
})

describe('pressing', () => {
  it('a room answers whatever is asked of rooms, but leaves cubes to be picked', () => {
    expect(roomChoice(byToken(offer(1, 'put r1', 'put r2')), 2)).toBe(2)
    expect(roomChoice(byToken(offer(1, 'honey r1', 'done')), 1)).toBe(1)
    expect(roomChoice(byToken(offer(1, 'honey r1', 'move r1')), 1)).toBeUndefined()
  })
  it('a flower is a place, a source or a choice', () => {
    expect(flowerChoice(byToken(offer(7, 'from D4')), 4)).toBe(7)
    expect(flowerChoice(byToken(offer(7, 'flower 4')), 4)).toBe(7)
    expect(flowerChoice(byToken(offer(7, 'flower 4')), 5)).toBeUndefined()
  })
  it('a slot takes the bee in hand if it is free and of its number', () => {
    const view = table({ value: 2 })
    view.cards.A = [0, null, 'blocked', null, null, null]
    const to = byToken(offer(15, 'to A'))
    expect(slotChoice(view, to, 0, 'A', 2)).toBe(15)
    expect(slotChoice(view, to, 0, 'A', 4)).toBeUndefined()
    expect(slotChoice(view, byToken(offer(70, 'from A')), 0, 'A', 1)).toBe(70)
    expect(slotChoice(view, byToken(offer(70, 'from A')), 1, 'A', 1)).toBeUndefined()
  })
})

describe('what is asked', () => {
  it('keeps bees of the tray and places on the board out of the buttons, refusals last', () => {
    const tokens = (view: ReturnType<typeof table>, ...given: string[]) =>
      buttons(view, offer(1, ...given)).map(({ token }) => token)
    expect(tokens(table({ ask: 'bee' }), 'die 1', 'face 2', 'play over')).toEqual(['play over'])
    expect(tokens(table({ ask: 'store' }), 'return', 'play bonus', 'put r1')).toEqual([
      'play bonus',
      'return',
    ])
    expect(tokens(table({ ask: 'sick-die' }), 'die 1')).toEqual(['die 1'])
    expect(tokens(table({ ask: 'honey' }), 'done', 'honey r1', 'move r1')).toEqual([
      'honey r1',
      'done',
    ])
  })
  it('shows the dice of whoever they belong to', () => {
    expect(diceOwner(table({ ask: 'sick-die', rival: 2 }), 0)).toBe(2)
    expect(diceOwner(table({ ask: 'pair' }), 0)).toBe(0)
  })
})

it('lists counts as bees and cubes', () => {
  expect(values([0, 2, 0, 0, 0, 1])).toEqual([2, 2, 6])
  expect(cubesOf([1, 0, 0, 0, 0, 2])).toEqual(['white', 'blue', 'blue'])
})

it('lays rooms in rows that fit into each other', () => {
  expect(rows([1, 2, 3, 4, 5, 6, 7, 8], 3)).toEqual([
    [1, 2, 3],
    [4, 5],
    [6, 7, 8],
  ])
  expect(rows([1, 2], 1)).toEqual([[1], [2]])
})

it('knows what automatic options come to', () => {
  expect(automatic({ edition: 'nectar', players: 4, blockers: 'none' })).toMatchObject({
    block_count: 0,
    tie_break: 'few',
  })
  expect(automatic({ edition: 'pollen', players: 2, blockers: 'markers' })).toMatchObject({
    blockers: 'markers',
    block_count: 3,
  })
})
