/** Standing answers to windows (R7.8), kept in this browser for each table and seat. */
import type { WindowKind, WindowScene } from './view'

export const WINDOWS: readonly WindowKind[] = [
  'open',
  'mid',
  'announce',
  'block',
  'dusk',
  'after',
  'target',
  'muster',
  'night',
]
export const ANSWERS = ['ask', 'concerns', 'never'] as const
export type Answer = (typeof ANSWERS)[number]
export type Answers = Record<WindowKind, Answer>

export const alwaysAsk = (): Answers =>
  Object.fromEntries(WINDOWS.map((kind) => [kind, 'ask'])) as Answers

/** Is this window to be passed over without asking the reader? */
export function passes(answers: Answers, window: WindowScene): boolean {
  const answer = answers[window.kind]
  return answer === 'never' || (answer === 'concerns' && window.concerns.length === 0)
}

/** Where a seat's answers at a table are kept. */
export const keyOf = (table: string, seat: number): string => `skep-pollen-wars ${table} ${seat}`

export function recall(key: string, storage: () => Storage = () => localStorage): Answers {
  const answers = alwaysAsk()
  try {
    const kept = JSON.parse(storage().getItem(key) ?? '{}') as Record<string, unknown>
    for (const kind of WINDOWS) {
      const answer = ANSWERS.find((each) => each === kept[kind])
      if (answer) answers[kind] = answer
    }
  } catch {
    // No storage, or something else lay there: the reader is asked.
  }
  return answers
}

export function keep(
  key: string,
  answers: Answers,
  storage: () => Storage = () => localStorage,
): void {
  try {
    storage().setItem(key, JSON.stringify(answers))
  } catch {
    // A browser that keeps nothing still answers until the page is left.
  }
}
