/** How the reader wants the board drawn; one object per board, shared through context. */
import { getContext, setContext } from 'svelte'

export interface Look {
  /** Letters instead of symbols on pollen. */
  letters: boolean
  /** Own sector at the bottom. */
  turned: boolean
  /** Pixels per unit of the ring's drawing. */
  scale: number
}

const KEY = Symbol('pollennation')
const STORE = 'skep-pollennation'

export const shareLook = (look: Look): Look => setContext(KEY, look)

export const useLook = (): Look =>
  getContext<Look | undefined>(KEY) ?? { letters: false, turned: false, scale: 1 }

/** A size in units that is never smaller than this many pixels on the screen. */
export const legible = (look: Look, units: number, pixels = 11): number =>
  Math.max(units, pixels / look.scale)

export function recallLook(): Look {
  const look: Look = { letters: false, turned: false, scale: 1 }
  try {
    const kept = JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Look>
    look.letters = kept.letters === true
    look.turned = kept.turned === true
  } catch {
    // No storage (a private window): the look is simply not remembered.
  }
  return look
}

export function rememberLook(look: Look): void {
  try {
    localStorage.setItem(STORE, JSON.stringify({ letters: look.letters, turned: look.turned }))
  } catch {
    // As above.
  }
}
