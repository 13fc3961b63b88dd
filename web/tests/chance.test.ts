import { describe, expect, it } from 'vitest'
import {
  chanceOf,
  check,
  contribution,
  draw,
  fromHex,
  mixed,
  passed,
  sealed,
  toHex,
} from '../src/chance'
import type { Chances } from '../src/protocol'
import golden from './chance.json'

type Pairs = [number, number][]
type Added = [number, string][]

describe('the generator', () => {
  it.each(golden.streams)('gives what the server’s gives below $below', async (stream) => {
    const rng = await chanceOf(fromHex(stream.seed), stream.number)
    expect(stream.values.map(() => rng.below(stream.below))).toEqual(stream.values)
  })

  it('draws by weight as the server does', async () => {
    for (const { seed, number, chances, choice } of golden.draws) {
      expect(await draw(fromHex(seed), number, chances as Pairs)).toBe(choice)
    }
  })

  it('mixes what the seats add in their order', async () => {
    for (const each of golden.mixed) {
      const source = await mixed(fromHex(each.seed), each.contributions as Added)
      expect(toHex(source)).toBe(each.mixed)
    }
  })
})

it('adds 32 bytes that are not the same twice', () => {
  expect(contribution()).toMatch(/^[0-9a-f]{64}$/)
  expect(contribution()).not.toBe(contribution())
})

describe('the check', () => {
  const seed = golden.mixed[0]!.seed
  const added: Added = [[0, 'aa'.repeat(32)]]
  const chances: Pairs = [
    [0, 1],
    [1, 3],
    [2, 2],
  ]

  async function fair(): Promise<Chances> {
    const source = await mixed(fromHex(seed), added)
    const promise = await crypto.subtle.digest('SHA-256', fromHex(seed))
    const numbers = [0, 1, 2, 3, 4, 5]
    const choices = await Promise.all(numbers.map((number) => draw(source, number, chances)))
    const fixed = {
      commitment: toHex(new Uint8Array(promise)),
      contributions: added,
      copied: 0,
    }
    return {
      ...fixed,
      seal: await sealed(fixed),
      seed,
      draws: numbers.map((number) => ({
        entry: number * 2,
        number,
        choice: choices[number]!,
        token: `roll ${choices[number]}`,
        phrase: ['roll', { value: choices[number]! }],
        chances,
      })),
    }
  }
  const record = (told: Chances) =>
    [
      'game x',
      'seat 0 Ann',
      '',
      ...told.draws.flatMap((each) => [`chance ${each.token}`, 'seat0 pass']),
      `# seal ${told.seal}`,
    ].join('\n')

  it('finds nothing wrong with a fair game', async () => {
    const told = await fair()
    const noted = { commitment: told.commitment, contributions: added, seal: told.seal }
    expect(passed(await check(told, record(told), noted))).toBe(true)
    expect((await check(told, record(told), null)).noted).toBeNull()
  })

  it('finds the one draw that was changed', async () => {
    const told = await fair()
    const fine = record(told)
    const other = (told.draws[3]!.choice + 1) % 3
    told.draws[3] = { ...told.draws[3]!, choice: other, token: `roll ${other}` }
    const found = await check(told, record(told), null)
    expect(found.draws.map((each) => each.agrees)).toEqual([true, true, true, false, true, true])
    expect(found.record).toBe(true)
    expect((await check(told, fine, null)).record).toBe(false)
    expect(passed(found)).toBe(false)
  })

  it('finds a seed that was not promised, and bytes that nobody added', async () => {
    const told = await fair()
    const noted = { commitment: told.commitment, contributions: added, seal: told.seal }
    const other = { ...told, seed: 'bb'.repeat(32) }
    expect((await check(other, record(told), noted)).promise).toBe(false)
    const swapped = { ...told, contributions: [[0, 'ab'.repeat(32)]] as Added }
    const found = await check(swapped, record(told), noted)
    expect([found.promise, found.noted, passed(found)]).toEqual([true, false, false])
    const promised = { ...noted, commitment: '00'.repeat(32) }
    expect((await check(told, record(told), promised)).noted).toBe(false)
  })

  it('finds a draw that was left out', async () => {
    const told = await fair()
    const whole = record(told)
    for (const at of [0, 2, 5]) {
      const draws = told.draws.filter((_, place) => place !== at)
      expect((await check({ ...told, draws }, whole, null)).record).toBe(false)
    }
    const own = { ...told, copied: 3, draws: told.draws.slice(2) }
    expect((await check(own, whole, null)).record).toBe(true)
    expect((await check(own, whole, null)).unproven).toBe(2)
    expect((await check(told, whole, null)).unproven).toBe(0)
  })

  it('finds a contribution that was made up afterwards', async () => {
    const told = await fair()
    const invented: Added = [...added, [1, '11'.repeat(32)]]
    const found = await check({ ...told, contributions: invented }, record(told), null)
    expect([found.seal, passed(found)]).toEqual([false, false])
    const resealed = { ...told, contributions: invented }
    resealed.seal = await sealed(resealed)
    const noted = { commitment: told.commitment, contributions: added, seal: told.seal }
    expect((await check(resealed, record(resealed), noted)).noted).toBe(false)
    expect((await check(told, record(told).replace('# seal', '# no'), null)).record).toBe(false)
  })
})
