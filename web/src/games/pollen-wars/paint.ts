/** Colours of queens and flowers. Each also has a sign of its own: colour is never alone. */
import type { Colour, Queen } from './view'

export const TONES: Record<Queen, string> = {
  pink: '#cf3474',
  green: '#2f7d3b',
  blue: '#2b62b8',
  orange: '#c75a00',
  violet: '#7346ac',
  white: '#f6f2e6',
}

/** What is drawn on a queen's colour. */
export const ON_TONE: Record<Queen, string> = {
  pink: '#ffffff',
  green: '#ffffff',
  blue: '#ffffff',
  orange: '#ffffff',
  violet: '#ffffff',
  white: '#2b2115',
}

/** Her sign, about two units wide around 0,0. */
export const SIGNS: Record<Queen, string> = {
  pink: 'M0 .9C-1.25 .1 -1.1 -.85 -.5 -.85C-.2 -.85 0 -.6 0 -.4C0 -.6 .2 -.85 .5 -.85C1.1 -.85 1.25 .1 0 .9Z',
  green: 'M0 -.95L.95 .75H-.95Z',
  blue: 'M0 -.85A.85 .85 0 1 1 0 .85A.85 .85 0 1 1 0 -.85Z',
  orange: 'M-.78 -.78H.78V.78H-.78Z',
  violet: 'M0 -1.05L.85 0L0 1.05L-.85 0Z',
  white: 'M0 -1L.27 -.35L.96 -.3L.43 .14L.6 .82L0 .45L-.6 .82L-.43 .14L-.96 -.3L-.27 -.35Z',
}

export const FLOWERS: Record<Colour, { petal: string; heart: string; edge: string }> = {
  yellow: { petal: '#f5c518', heart: '#9a5b00', edge: '#8a6500' },
  pink: { petal: '#ee7fae', heart: '#ffe27a', edge: '#9c2f63' },
  blue: { petal: '#4d8fe0', heart: '#fff3b0', edge: '#1d4b8c' },
}
