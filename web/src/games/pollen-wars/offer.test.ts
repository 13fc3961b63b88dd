import { describe, expect, it } from 'vitest'
import { chainOf, draftFor, nothing, valid, withCard } from './offer'
import type { Draft } from './offer'

const draft = (changes: Partial<Draft>): Draft => ({ ...draftFor(1), ...changes })
const give = (changes: object) => ({ ...nothing(), ...changes })

describe('an offer', () => {
  it.each([
    ['nothing at all', draft({}), false],
    ['a card for nothing', draft({ give: give({ cards: ['H9'] }) }), true],
    ['pollen for nothing', draft({ give: give({ pollen: 1 }) }), false],
    [
      'pollen for a card',
      draft({ give: give({ pollen: 1 }), ask: give({ cards: ['any honey'] }) }),
      true,
    ],
    [
      'pollen for a promise',
      draft({ ask: give({ pollen: 2 }), give: give({ promise: 'no raid' }) }),
      true,
    ],
    [
      'pollen for pollen',
      draft({ give: give({ pollen: 1, cards: ['H9'] }), ask: give({ pollen: 1 }) }),
      false,
    ],
  ])('%s: %o is valid: %s', (_, offer, expected) => {
    expect(valid(offer)).toBe(expected)
  })

  it('is sent as one chain of choices, the partner second', () => {
    const numbers = {
      trade: 14,
      propose: 6,
      'give H9': 203,
      'ask pollen 2': 278,
      'ask promise no raid': 293,
    }
    const offer = draft({
      give: give({ cards: ['H9'] }),
      ask: give({ pollen: 2, promise: 'no raid' }),
    })
    expect(chainOf(offer, 80, numbers)).toEqual([14, 80, 203, 278, 293, 6])
    expect(chainOf(offer, 80, { trade: 14, propose: 6 })).toBeNull()
  })

  it('names three cards at most, and lets go of one', () => {
    let terms = nothing()
    for (const card of ['H7', 'H7', 'J1', 'J2']) terms = withCard(terms, card, 1)
    expect(terms.cards).toEqual(['H7', 'H7', 'J1'])
    expect(withCard(terms, 'H7', -1).cards).toEqual(['H7', 'J1'])
    expect(withCard(terms, 'J9', -1)).toBe(terms)
  })
})
