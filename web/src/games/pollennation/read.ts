/** The view as the server sends it: pollen is written by the letters of its colours (`BBY`). */
import { COLOURS, letter } from './view'
import type { Colony, Counts, Face, Flower, Sowing, Storing, View } from './view'

type Written<T, K extends keyof T> = Omit<T, K> & { [P in K]: string | Extract<T[P], null> }

export interface Told extends Omit<
  View,
  'flowers' | 'reserve' | 'colonies' | 'faces' | 'sowing' | 'storing'
> {
  flowers: Written<Flower, 'needs' | 'free'>[]
  reserve: string
  colonies: Written<Colony, 'stored'>[]
  faces: Record<string, Written<Face, 'needs'>>
  sowing: Written<Sowing, 'load'> | null
  storing: Written<Storing, 'kept'> | null
}

/** How many cubes of each colour, in the order of the wheel. */
export const counts = (letters: string): Counts =>
  COLOURS.map((colour) => letters.split(letter(colour)).length - 1)

export const read = (told: Told): View => ({
  ...told,
  flowers: told.flowers.map((flower) => ({
    ...flower,
    needs: flower.needs === null ? null : counts(flower.needs),
    free: counts(flower.free),
  })),
  reserve: counts(told.reserve),
  colonies: told.colonies.map((colony) => ({ ...colony, stored: counts(colony.stored) })),
  faces: Object.fromEntries(
    Object.entries(told.faces).map(([name, face]) => [
      name,
      { ...face, needs: counts(face.needs) },
    ]),
  ),
  sowing: told.sowing && { ...told.sowing, load: counts(told.sowing.load) },
  storing: told.storing && { ...told.storing, kept: counts(told.storing.kept) },
})
