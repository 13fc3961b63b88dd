import { describe, expect, it } from 'vitest'
import type { Option } from '../contract'
import { LETTERS, cubes } from './fixture'
import { keepChain, sow, sowChain } from './plan'
import { COLOURS, NONE } from './view'
import type { Counts, Sowing, Storing } from './view'

const RED = 0
const BLUE = 1
const YELLOW = 3
const WHITE = 5

/** A few lines of the game's table of choices. */
const choiceOf = (token: string): number => {
  const [verb, colour, n] = token.split(' ')
  const index = COLOURS.findIndex((name) => name === colour)
  return verb === 'drop' ? 73 + index : 82 + 15 * index + Number(n)
}
const offer = (...tokens: string[]): Option[] =>
  tokens.map((token) => ({ choice: choiceOf(token), token, phrase: [token, {}] }))

const sowing = (load: string): Sowing => ({
  seat: 0,
  from: 3,
  at: 4,
  to: 3 + load.length,
  load: cubes(load),
})

/** What the game would ask about the present colour. */
function asks(
  colour: (typeof COLOURS)[number],
  free: Counts,
  kept: Counts = NONE,
): [Storing, Option[]] {
  const index = COLOURS.indexOf(colour)
  const last = free.every((n, c) => c <= index || n === 0)
  const least = last && kept.every((n) => n === 0) ? 1 : 0
  const tokens = Array.from({ length: (free[index] ?? 0) + 1 }, (_, n) => `keep ${colour} ${n}`)
  return [{ slot: 5, kept, colour }, offer(...tokens.slice(least))]
}

describe('sowing', () => {
  it('drops a load of one colour by itself', () => {
    expect(sow(cubes('RR'), [])).toEqual({
      left: cubes('RR'),
      order: [RED, RED],
      picked: 0,
      done: true,
    })
  })

  it('asks while two colours are left, and no longer', () => {
    expect(sow(cubes('YYW'), []).done).toBe(false)
    const plan = sow(cubes('YYW'), [WHITE])
    expect(plan).toMatchObject({ done: true, picked: 1, order: [WHITE, YELLOW, YELLOW] })
    expect(sow(cubes('YYW'), [YELLOW]).done).toBe(false)
    expect(sow(cubes('YYW'), [YELLOW, YELLOW])).toMatchObject({ done: true, picked: 2 })
  })

  it('sends the picks alone, never what follows by itself', () => {
    const options = offer('drop yellow', 'drop white')
    expect(sowChain(sowing('YYW'), [WHITE], options)).toEqual([78])
    expect(sowChain(sowing('YYW'), [YELLOW, YELLOW], options)).toEqual([76, 76])
    expect(sowChain(sowing('YW'), [YELLOW], options)).toEqual([76])
  })

  it('sends nothing while the order is open or holds a cube she has not', () => {
    const options = offer('drop yellow', 'drop white')
    expect(sowChain(sowing('YYW'), [YELLOW], options)).toBeNull()
    expect(sowChain(sowing('YYW'), [RED, WHITE], options)).toBeNull()
    expect(sowChain(sowing('YYW'), [WHITE, YELLOW], options)).toBeNull()
  })

  it('keeps the order of a dozen cubes (X28)', () => {
    const picks = [BLUE, BLUE, BLUE, BLUE, YELLOW, YELLOW]
    const plan = sow(cubes('RRRRRRBBBBYY'), picks)
    expect(plan.order.map((c) => LETTERS[c]).join('')).toBe('BBBBYYRRRRRR')
    const options = offer('drop red', 'drop blue', 'drop yellow')
    expect(sowChain(sowing('RRRRRRBBBBYY'), picks, options)).toEqual([74, 74, 74, 74, 76, 76])
  })
})

describe('storing', () => {
  const tokens = (free: string, amounts: string, colour: (typeof COLOURS)[number]) => {
    const [storing, options] = asks(colour, cubes(free))
    const chain = keepChain(storing, cubes(free), cubes(amounts), options)
    return chain?.map((choice) => {
      const index = Math.floor((choice - 82) / 15)
      return `${COLOURS[index]} ${(choice - 82) % 15}`
    })
  }

  it('answers for every colour in wheel order (X8)', () => {
    expect(tokens('BBY', 'BB', 'blue')).toEqual(['blue 2', 'yellow 0'])
    expect(tokens('BBYW', 'YW', 'blue')).toEqual(['blue 0', 'yellow 1', 'white 1'])
  })

  it('stores at least one cube', () => {
    expect(tokens('BBY', '', 'blue')).toBeUndefined()
    expect(tokens('BB', 'B', 'blue')).toEqual(['blue 1'])
  })

  it('leaves the last single cube to the game when nothing was kept before', () => {
    expect(tokens('BBY', 'Y', 'blue')).toEqual(['blue 0'])
    expect(tokens('BBYW', 'W', 'blue')).toEqual(['blue 0', 'yellow 0'])
    expect(tokens('BBYYY', 'Y', 'blue')).toEqual(['blue 0', 'yellow 1'])
    expect(tokens('BBY', 'BY', 'blue')).toEqual(['blue 1', 'yellow 1'])
  })

  it('goes on from the colour asked about when some were answered', () => {
    const [storing, options] = asks('yellow', cubes('BBYW'), cubes('B'))
    expect(keepChain(storing, cubes('BBYW'), NONE, options)).toEqual([
      choiceOf('keep yellow 0'),
      choiceOf('keep white 0'),
    ])
    const [bare, offered] = asks('yellow', cubes('BBYW'))
    expect(keepChain(bare, cubes('BBYW'), cubes('W'), offered)).toEqual([choiceOf('keep yellow 0')])
  })

  it('answers one step at a time when the offer is not what the flower shows', () => {
    const storing: Storing = { slot: 5, kept: NONE, colour: 'blue' }
    const options = offer('keep blue 0', 'keep blue 1')
    expect(keepChain(storing, cubes('BBBY'), cubes('BY'), options)).toEqual([
      choiceOf('keep blue 1'),
    ])
    expect(keepChain(storing, cubes('BBBY'), cubes('BBB'), options)).toBeNull()
  })
})
