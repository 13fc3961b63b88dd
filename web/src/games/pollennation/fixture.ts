/** Positions for tests: S0 of the specification and changes to it. */
import type { Told } from './read'
import { COLOURS, NONE } from './view'
import type { Colony, Counts, View } from './view'

export const LETTERS = 'RBPYOW'
/** Cubes written as in the notation: `YYW`. */
export const cubes = (text: string): number[] =>
  [...LETTERS].map((letter) => [...text].filter((cube) => cube === letter).length)

/** The fixed board of two players with what its flowers ask for. */
const BOARD =
  'W:RRR O:BBBBB Y:OOO P:WWWWW B:BBB Y:YYY P:YYY B:OOOOO R:BBB W:PPPPP O:OOO R:RRR'.split(' ')
const POINTS = [3, 5, 3, 5, 2, 2, 3, 5, 3, 5, 2, 2]

function colony(seat: number, changes: Partial<Colony> = {}): Colony {
  const bees =
    seat === 0
      ? { queen: 3, workers: [12, 1, 5], drones: [3, 3] }
      : { queen: 9, workers: [6, 7, 11], drones: [9, 9] }
  return {
    seat,
    name: seat === 0 ? 'black' : 'orange',
    away: false,
    stored: NONE,
    home: null,
    score: 0,
    hand: null,
    hand_size: 0,
    taken: [],
    ready: false,
    ...bees,
    ...changes,
  }
}

/** S0 of the specification with other free cubes on some slots. */
export function table(
  free: Record<number, string> = {},
  black: Partial<Colony> = {},
  orange: Partial<Colony> = {},
): View {
  const flowers = BOARD.map((card, i) => {
    const [own = '', needs = ''] = card.split(':')
    const slot = i + 1
    return {
      slot,
      sector: slot % 12 < 6 ? 0 : 1,
      card: own,
      hidden: false,
      colour: COLOURS[LETTERS.indexOf(own)] ?? null,
      needs: cubes(needs),
      points: POINTS[i] ?? 0,
      free: cubes(free[slot] ?? own + own),
    }
  })
  return {
    phase: 'bee',
    ring: 12,
    flowers,
    reserve: [6, 6, 6, 6, 6, 6],
    colonies: [colony(0, black), colony(1, orange)],
    faces: {},
    active: 0,
    moves_left: 1,
    moved: null,
    sowing: null,
    storing: null,
    queen_at: null,
    scoreless: 0,
    scoreless_limit: 200,
    occurrences: 1,
    target: 10,
    end: null,
  }
}

const letters = (counts: Counts): string =>
  counts.map((n, colour) => LETTERS.charAt(colour).repeat(n)).join('')

/** A view as the server sends it. */
export const told = (view: View): Told => ({
  ...view,
  flowers: view.flowers.map((flower) => ({
    ...flower,
    needs: flower.needs && letters(flower.needs),
    free: letters(flower.free),
  })),
  reserve: letters(view.reserve),
  colonies: view.colonies.map((each) => ({ ...each, stored: letters(each.stored) })),
  faces: Object.fromEntries(
    Object.entries(view.faces).map(([name, face]) => [
      name,
      { ...face, needs: letters(face.needs) },
    ]),
  ),
  sowing: view.sowing && { ...view.sowing, load: letters(view.sowing.load) },
  storing: view.storing && { ...view.storing, kept: letters(view.storing.kept) },
})
