/** A trade offer while it is being put together (R8.2); the server has the last word. */
import type { Hive } from './view'

export const PROMISES = [
  'no raid',
  'no top',
  'help defend',
  'help attack',
  'leave',
  'favour',
] as const
export const MOST_CARDS = 3
export const MOST_POLLEN = 10

export interface Terms {
  /** Cards by name; of those asked for, `any honey` and `any jelly` stand for any of that back. */
  cards: string[]
  pollen: number
  promise: string
}

export interface Draft {
  to: number
  give: Terms
  ask: Terms
}

export const nothing = (): Terms => ({ cards: [], pollen: 0, promise: '' })
export const draftFor = (to: number): Draft => ({ to, give: nothing(), ask: nothing() })

/** How the message of a promise calls it. */
export const promiseId = (promise: string): string => promise.replaceAll(' ', '-')

const worth = (terms: Terms): boolean => terms.cards.length > 0 || terms.promise !== ''

/** R8.3: something changes hands, and whoever receives pollen gives a card or a promise for it. */
export function valid({ give, ask }: Draft): boolean {
  if (give.pollen && ask.pollen) return false
  if (give.pollen) return worth(ask)
  if (ask.pollen) return worth(give)
  return worth(give) || worth(ask)
}

/** The most pollen a side may name. */
export const mostPollen = (hive: Hive): number => Math.min(MOST_POLLEN, hive.pollen)

const tokens = (verb: 'give' | 'ask', terms: Terms): string[] => [
  ...terms.cards.map((card) => `${verb} ${card}`),
  ...(terms.pollen ? [`${verb} pollen ${terms.pollen}`] : []),
  ...(terms.promise ? [`${verb} promise ${terms.promise}`] : []),
]

/** The whole offer as choices, or null if the server has not said the number of one of them. */
export function chainOf(
  draft: Draft,
  partner: number,
  numbers: Record<string, number>,
): number[] | null {
  const between = [...tokens('give', draft.give), ...tokens('ask', draft.ask)]
  const chain = ['trade', ...between, 'propose'].map((token) => numbers[token])
  const [first, ...rest] = chain
  if (first === undefined || rest.some((number) => number === undefined)) return null
  return [first, partner, ...(rest as number[])]
}

/** Add a card to a side, or take one of it away. */
export function withCard(terms: Terms, card: string, by: 1 | -1): Terms {
  if (by === 1)
    return terms.cards.length < MOST_CARDS ? { ...terms, cards: [...terms.cards, card] } : terms
  const at = terms.cards.lastIndexOf(card)
  return at < 0 ? terms : { ...terms, cards: terms.cards.toSpliced(at, 1) }
}
