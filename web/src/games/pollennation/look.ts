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
/** No text is smaller, in pixels. */
export const LEGIBLE = 12
/** Half of what a finger needs to hit, in pixels. */
const FINGER = 22
/** Drawings this small, in pixels per unit, are those of telephones. */
const SMALL = 0.45

export const shareLook = (look: Look): Look => setContext(KEY, look)

export const useLook = (): Look =>
  getContext<Look | undefined>(KEY) ?? { letters: false, turned: false, scale: 1 }

/** A size in units that is never smaller than this many pixels on the screen. */
export const legible = (look: Look, units: number, pixels = LEGIBLE): number =>
  Math.max(units, pixels / look.scale)

/** Is the ring drawn so small that fingers need more than what is drawn? */
export const isSmall = (look: Look): boolean => look.scale < SMALL

/** The radius, in units, of what can be pressed: on a telephone never less than a finger needs. */
export const reachable = (look: Look, units: number): number =>
  isSmall(look) ? Math.max(units, FINGER / look.scale) : units

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
