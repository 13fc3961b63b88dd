/** Colours of pollen where it is not a cube: tinted petals, large signs, bars. */
import type { Colour } from './view'

export const TONES: Record<Colour, string> = {
  red: '#c9342c',
  blue: '#2f6dc2',
  pink: '#ef86b2',
  yellow: '#efc21a',
  orange: '#f08a24',
  white: '#a39b8b',
}
