/** Colours of the drawings; each also has a shape or a pattern. */
import type { Colour, Edition, SeatColour } from './view'

const NECTAR: Record<Colour, string> = {
  white: '#ffffff',
  yellow: '#f6d13c',
  orange: '#f0912b',
  pink: '#ee8fb5',
  violet: '#b08ae0',
  blue: '#6fa8e6',
}

/** The earlier edition prints red cubes where the published one has pink. */
export const tone = (colour: Colour, edition: Edition): string =>
  colour === 'pink' && edition === 'pollen' ? '#e2705f' : NECTAR[colour]

/** A seat's dice, and what is drawn on them. */
export const BEES: Record<SeatColour, { body: string; mark: string; pip: string }> = {
  violet: { body: '#6d43a6', mark: '#6d43a6', pip: '#ffffff' },
  yellow: { body: '#f3cf3a', mark: '#d9a90b', pip: '#2b2115' },
  blue: { body: '#2b66a8', mark: '#1f4d82', pip: '#ffffff' },
  orange: { body: '#f19a4b', mark: '#d9741b', pip: '#2b1500' },
}
