/** Dice for a table that plays on paper. */
import { beforeEach, describe, expect, test } from 'vitest'
import { NONE, recall, remember, rollDie, rolled, sumWithout, taking } from '../src/dice'

const bytes = (...given: number[]) => {
  const left = [...given]
  return () => left.shift() ?? 0
}

describe('a die', () => {
  test('shows every face for as many bytes as any other', () => {
    const counts = new Map<number, number>()
    for (let byte = 0; byte < 252; byte++) {
      const face = rollDie(bytes(byte))
      counts.set(face, (counts.get(face) ?? 0) + 1)
    }
    expect([...counts.entries()].sort()).toEqual([1, 2, 3, 4, 5, 6].map((face) => [face, 42]))
  })

  test('is rolled again where a byte would favour low faces', () => {
    expect(rollDie(bytes(252, 255, 5))).toBe(6)
  })
})

describe('rolls', () => {
  beforeEach(() => localStorage.clear())

  test('add up, and each begins with no die taken', () => {
    const first = taking(rolled(NONE, bytes(0, 1, 2)), 1)
    const second = rolled(first, bytes(3, 4, 5))
    expect(second.rolls).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ])
    expect(second.taken).toBeNull()
  })

  test('a die that is taken again is put back', () => {
    const one = rolled(NONE, bytes(0, 0, 0))
    expect(taking(one, 2).taken).toBe(2)
    expect(taking(taking(one, 2), 2).taken).toBeNull()
  })

  test('the others make the sum', () => {
    expect([0, 1, 2].map((die) => sumWithout([1, 2, 6], die))).toEqual([8, 7, 3])
  })

  test('are there again after a reload', () => {
    const some = taking(rolled(NONE, bytes(5, 4, 3)), 0)
    remember(some)
    expect(recall()).toEqual(some)
  })

  test.each(['', '{}', '{"rolls":[[1,2]],"taken":null}', '{"rolls":[[1,2,7]],"taken":null}'])(
    'what is kept but not ours is forgotten: %s',
    (kept) => {
      localStorage.setItem('skep-dice', kept)
      expect(recall()).toEqual(NONE)
    },
  )
})
