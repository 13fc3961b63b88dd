/** Colours of the drawings; each also has a shape or a pattern. Paper is printed with the same. */
import drawings from '../../../../src/skep/paper/drawings/waggle_dance.json'
import type { Colour, Edition, SeatColour } from './view'

interface Nectar {
  tone: string
  /** In the earlier edition, where that differs: it prints red cubes where the published one has
   * pink. */
  pollen?: string
  /** One unit wide around 0,0. */
  sign: string
}

export const NECTAR: Record<Colour, Nectar> = drawings.nectar

export const tone = (colour: Colour, edition: Edition): string =>
  (edition === 'pollen' && NECTAR[colour].pollen) || NECTAR[colour].tone

/** A seat's dice, and what is drawn on them. */
export const BEES: Record<SeatColour, { body: string; mark: string; pip: string }> = drawings.bees
