import { describe, expect, it } from 'vitest'
import type { Say } from '../src/games/contract'
import { namesOf, withPeople } from '../src/people'

const plain: Say = (id, args) =>
  id === 'seat-name' ? `colour ${String(args?.seat)}` : JSON.stringify(args ?? null)

const said = (names: string[], reader: number | null, args: Record<string, number>) =>
  JSON.parse(withPeople(plain, names, reader)('log-raid', args)) as Record<string, unknown>

describe('withPeople', () => {
  it('names the people at the table, and says "you" to the reader', () => {
    expect(said(['Ann', 'Ben'], 1, { seat: 0, other: 1 })).toEqual({
      seat: 0,
      other: 1,
      'seat-name': 'Ann',
      'seat-is': 'they',
      'other-name': 'Ben',
      'other-is': 'you',
    })
  })

  it('falls back on what the game calls a seat without a name', () => {
    expect(said(['', 'Ben'], null, { seat: 0 })['seat-name']).toBe('colour 0')
    expect(said([], null, { seat: -1 })['seat-is']).toBe('chance')
  })

  it('leaves messages without seats alone', () => {
    expect(said(['Ann'], 0, { count: 3 })).toEqual({ count: 3 })
    expect(withPeople(plain, ['Ann'], 0)('anything')).toBe('null')
  })
})

describe('namesOf', () => {
  it('has nothing for a seat that nobody has taken', () => {
    const seats = [{ name: 'Ann' }, { name: 'free', free: true }]
    expect(namesOf(seats as never)).toEqual(['Ann', ''])
  })
})
