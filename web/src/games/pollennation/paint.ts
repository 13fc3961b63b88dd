/** Colours and signs of pollen and colonies: paper is printed with the same. */
import drawings from '../../../../src/skep/paper/drawings/pollennation.json'
import type { ColonyName, Colour } from './view'

interface Paint {
  /** A cube, the sign on it and its edge. */
  fill: string
  mark: string
  rim: string
  /** Where it is not a cube: tinted petals, large signs, bars. */
  tone: string
  /** About one unit wide around 0,0: told apart without its colour. */
  sign: string
}

export const POLLEN: Record<Colour, Paint> = drawings.colours
/** A bee's body and the pattern on it. */
export const COLONIES: Record<ColonyName, { body: string; mark: string }> = drawings.colonies
