import { describe, expect, it } from 'vitest'
import type { GameOption } from '../src/protocol'
import {
  chosen,
  named,
  optionHelp,
  optionLabel,
  readable,
  sortOptions,
  valueLabel,
  variants,
} from '../src/settings'

const option = (name: string, fallback: string | number = 'a'): GameOption => ({
  name,
  default: fallback,
  values: ['a', 'b_c'],
  low: 0,
  high: 0,
  help: `help of ${name}`,
})
const options = ['players', 'deck', 'deal', 'anchor', 'setup', 'faces', 'target'].map((name) =>
  option(name),
)
const names = (some: GameOption[]) => some.map(({ name }) => name)
const nothing = () => null
const say = (id: string, args?: object) => `${id} ${Object.values(args ?? {}).join(' ')}`

describe('the order of options', () => {
  it('leaves the number of players to the seats and hides all but the first four', () => {
    const [front, rest] = sortOptions(options)
    expect(names(front)).toEqual(['deck', 'deal', 'anchor', 'setup'])
    expect(names(rest)).toEqual(['faces', 'target'])
  })

  it('follows the game’s own idea of what is common', () => {
    const [front, rest] = sortOptions(options, ['target', 'deck', 'no-such'])
    expect(names(front)).toEqual(['target', 'deck'])
    expect(names(rest)).toEqual(['deal', 'anchor', 'setup', 'faces'])
  })
})

describe('words of options', () => {
  const find = (id: string) =>
    ({ 'setting-deck': 'Karten', 'setting-deck-b_c': 'Beide' })[id] ?? null

  it('come from the game’s catalogue', () => {
    expect(optionLabel(find, option('deck'))).toBe('Karten')
    expect(valueLabel(find, option('deck'), 'b_c')).toBe('Beide')
  })

  it('are made readable where the catalogue has none', () => {
    expect(optionLabel(nothing, option('moves_per_turn'))).toBe('Moves per turn')
    expect(valueLabel(nothing, option('deck'), 'b_c')).toBe('B c')
    expect(optionHelp(nothing, option('deck'))).toBe('help of deck')
    expect(readable(10)).toBe('10')
  })
})

it('sends only what differs from the defaults', () => {
  expect(chosen(options, { deck: 'a', deal: 'b_c', players: 3 })).toEqual({
    deal: 'b_c',
    players: 3,
  })
})

it('lists the variants of a table in words', () => {
  expect(variants(options, { deck: 'a', deal: 'b_c', players: 3 }, nothing, say)).toEqual([
    'variant Deal B c',
  ])
})

it('does not tell what an automatic option came to', () => {
  const auto = [option('ties', 'auto'), option('blocks', 'auto')]
  const table = { ties: 'few', blocks: 'dice' }
  expect(variants(auto, table, nothing, say, { ties: 'few', blocks: 'none' })).toEqual([
    'variant Blocks Dice',
  ])
})

describe('a refusal', () => {
  it('marks the options it quotes, in any of the usual marks', () => {
    expect(names(named("'deal' cannot be 'fixed' with 'players=4'", options))).toEqual([
      'players',
      'deal',
    ])
    expect(names(named('the target is too high', options))).toEqual([])
  })
})
