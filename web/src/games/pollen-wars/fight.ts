/** Cards picked for a battle; they are sent together when the reader is ready (R3.4). */
import type { Option } from '../contract'
import type { View } from './view'

export interface Fight {
  /** The choice of a side, for a helper who has not sent one yet. */
  side: number | null
  /** Choices that commit cards, as often as the card is thrown in. */
  cards: number[]
}

export const idle = (): Fight => ({ side: null, cards: [] })

/** The cards that may be committed as things stand, as options. */
export function commits(view: View, options: readonly Option[], fight: Fight): Option[] {
  if (fight.side === null) return options.filter((option) => option.token.startsWith('commit '))
  const open = view.plans[fight.side] ?? {}
  return Object.entries(view.cards)
    .filter(([, face]) => open[face.commit] !== undefined)
    .map(([card, { commit }]) => ({
      choice: commit,
      token: `commit ${card}`,
      phrase: ['commit', { card }],
    }))
}

/** The choice that ends the picking; null while it is not open, or not known. */
export function ready(view: View, options: readonly Option[], fight: Fight): number | null {
  if (fight.side === null) return options.find((option) => option.token === 'ready')?.choice ?? null
  const first = fight.cards[0]
  const after = first === undefined ? undefined : view.plans[fight.side]?.[first]
  return after ? Number(Object.keys(after)[0]) : null
}

/** One copy more of a card, or none of it once all `count` copies are in. */
export function toggled(fight: Fight, choice: number, count: number): Fight {
  const thrown = fight.cards.filter((card) => card === choice).length
  const cards =
    thrown < count ? [...fight.cards, choice] : fight.cards.filter((card) => card !== choice)
  return { ...fight, cards }
}

/** All that has been picked, as choices in order. */
export const chainOf = (fight: Fight, ready: number): number[] => [
  ...(fight.side === null ? [] : [fight.side]),
  ...fight.cards,
  ready,
]
