/** A small table for tests: the whole field with one flower on each hex, three queens. */
import { QUEENS } from './view'
import type { Hex, Hive, View } from './view'

const LETTERS = 'abcdefghi'
const HEX = 18
const QUEEN = 79

function field(): Hex[] {
  const hexes: Hex[] = []
  for (let row = 1; row <= 9; row++) {
    const r = 5 - row
    for (let q = Math.max(-4, -4 - r); q <= Math.min(4, 4 - r); q++) {
      hexes.push({
        name: `${LETTERS[row - 1]}${q + 5}`,
        choice: HEX + hexes.length,
        q,
        r,
        tile: 1 + (hexes.length % 13),
        ground: 'flower',
        flowers: 1,
        colour: 'yellow',
        cover: null,
        forager: null,
        soldier: null,
        drift: false,
        usable: false,
      })
    }
  }
  return hexes
}

function hive(seat: number, changes: Partial<Hive> = {}): Hive {
  return {
    seat,
    choice: QUEEN + seat,
    colour: QUEENS[seat] ?? 'pink',
    pollen: 5,
    infested: false,
    spots: 2 + seat,
    foragers: { home: 9, field: 0, dead: 0 },
    soldiers: { ready: 5, field: 0, injured: 0, due: 0 },
    cards: { honey: 1, jelly: 1 },
    limit: 3,
    hand: seat === 0 ? [] : null,
    sure: [],
    up: [],
    mutiny: false,
    pattern: seat === 0 ? 1 : null,
    shown: false,
    not_patterns: [],
    eliminated: false,
    ...changes,
  }
}

/** The choice that names a hex. */
export const at = (name: string): number => field().find((hex) => hex.name === name)!.choice

export function table(changes: Partial<View> = {}, mine: Partial<Hive> = {}): View {
  return {
    round: 1,
    turn: 1,
    phase: 'A',
    mode: null,
    ask: 'action',
    actor: 0,
    active: 0,
    first: 0,
    goal: 30,
    raids: true,
    infestation: true,
    offers_left: 2,
    field: field(),
    tiles: [],
    hives: [hive(0, mine), hive(1), hive(2)],
    cards: {
      H7: { timing: 'green', attack: 0, defence: 1, commit: 131 },
      H12: { timing: 'yellow', attack: 0, defence: 1, commit: 136 },
      J16: { timing: 'yellow', attack: 1, defence: 1, commit: 157 },
    },
    patterns: [
      {
        number: 1,
        name: 'line',
        hexes: [
          [0, 0],
          [1, 0],
          [2, 0],
          [3, 0],
        ],
      },
    ],
    dormant: [1, 2, 3, 4].map((slot) => ({ slot, choice: 84 + slot, pattern: null })),
    decks: { honey: { cards: 40, discards: {} }, jelly: { cards: 20, discards: {} } },
    unseen: {},
    aims: [{ hexes: ['d4', 'd5', 'd6', 'd7'], missing: ['d6'], flowers: 10 }],
    drift_user: null,
    last_mutiny: null,
    stack: [{ what: 'turn', queen: 0, from: null }],
    trade: null,
    plans: {},
    terms: {},
    tray: [],
    end: null,
    ...changes,
  }
}
