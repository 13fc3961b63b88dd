import { describe, expect, it } from 'vitest'
import { fetchWords, LANGUAGES, words } from '../../words'
import { table } from './fixture'
import { question } from './prompt'
import type { CardScene, View } from './view'

await Promise.all(LANGUAGES.map(fetchWords))

describe('a card that names two queens', () => {
  const called = (seat: number): string => ['Ann', 'Bob', 'Cat'][seat] ?? ''
  const play = (card: string, targets: CardScene['targets']): View =>
    table({ ask: 'target', stack: [{ what: 'card', card, queen: 0, targets, blocked: false }] })
  const open = new Set([table().hives[1]!.choice])
  const asked = (card: string, targets: CardScene['targets']): string[] =>
    LANGUAGES.map((language) =>
      words.say(language, 'pollen-wars')(...question(play(card, targets), [], [], open, called)),
    )

  it('says who gives and who receives (Robin Hoverfly)', () => {
    expect(asked('H8', [])).toEqual([
      'Robin Hoverfly: who gives up 2 pollen?',
      'Robin des Syrphes\u00a0: qui donne 2 grains\u00a0?',
    ])
    expect(asked('H8', [{ queen: 1 }])).toEqual([
      'Robin Hoverfly: who receives Bob’s pollen?',
      'Robin des Syrphes\u00a0: Bob donne 2 grains\u00a0: qui les reçoit\u00a0?',
    ])
  })

  it('says who raids whom, and who swaps with whom', () => {
    expect(asked('H4', [{ queen: 2 }])[0]).toContain('whom does Cat raid?')
    expect(asked('J17', [{ queen: 2 }])[1]).toContain('Cat échange sa main\u00a0: avec qui\u00a0?')
  })

  it('knows the first queen of a card from the hand as well', () => {
    const view = table({})
    const [, second] = view.hives
    const card = {
      choice: 500,
      token: 'play H4',
      phrase: ['play', { card: 'H4' }] as [string, object],
    }
    const [id, args] = question(view, [card as never], [500, second!.choice], open, called)
    expect([id, args?.['step'], args?.['name']]).toEqual(['board-ask-target', 2, 'Bob'])
  })
})
