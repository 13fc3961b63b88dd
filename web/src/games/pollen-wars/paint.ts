/** Colours of queens and flowers. Each also has a sign of its own: colour is never alone. Paper is
 * printed with the same. */
import drawings from '../../../../src/skep/paper/drawings/pollen_wars.json'
import type { Colour, Queen } from './view'

interface Paint {
  tone: string
  /** What is drawn on a queen's colour. */
  on: string
  /** About two units wide around 0,0. */
  sign: string
}

export const QUEENS: Record<Queen, Paint> = drawings.queens
export const FLOWERS: Record<Colour, { petal: string; heart: string; edge: string }> =
  drawings.flowers
