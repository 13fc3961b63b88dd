/** Positions for tests: a four-seat table by day, and changes to it. */
import type { Option } from '../contract'
import { COLOURS } from './view'
import type { Hive, Room, View } from './view'

const LETTERS = 'wyopvb'
const NONE = [0, 0, 0, 0, 0, 0]

/** Written as in the rules: cubes `wwy`, `egg` or `honey`, then bees `/24`. */
export function room(number: number, text = '', changes: Partial<Room> = {}): Room {
  const [inside = '', bees = ''] = text.split('/')
  const plain = inside !== 'egg' && inside !== 'honey'
  return {
    room: number,
    honey: inside === 'honey',
    egg: inside === 'egg',
    cubes: [...LETTERS].map((letter) =>
      plain ? [...inside].filter((cube) => cube === letter).length : 0,
    ),
    bees: [1, 2, 3, 4, 5, 6].map((value) => [...bees].filter((bee) => bee === `${value}`).length),
    group: null,
    tonight: null,
    by_cards: [],
    ...changes,
  }
}

export function hive(seat: number, changes: Partial<Hive> = {}): Hive {
  return {
    seat,
    colour: (['violet', 'yellow', 'blue', 'orange'] as const)[seat] ?? 'violet',
    dice: 6,
    honey: 0,
    cubes: 0,
    free: NONE,
    sick: NONE,
    hand: seat === 0 ? {} : null,
    hand_size: 0,
    directions: [],
    waiting: 0,
    left: 0,
    rooms: [room(1), room(2), room(3)],
    rank: 1,
    ...changes,
  }
}

export function table(changes: Partial<View> = {}, mine: Partial<Hive> = {}): View {
  return {
    edition: 'nectar',
    stage: 'place',
    phase: 'day',
    round: 1,
    round_limit: 40,
    target: 7,
    tie_break: 'few',
    first: 0,
    ask: null,
    actor: 0,
    waits: false,
    owed: 1,
    value: null,
    spot: null,
    rival: null,
    cube: null,
    room: null,
    reach: null,
    transit: NONE,
    moves_left: null,
    mix: null,
    cards: {
      A: [null, null, null, null, null, null],
      C: [null, null, null, null, null, null],
      E: [null, null, null, null, null, null],
      G: [null, null, null, null, null, null],
    },
    flowers: COLOURS.map((colour, i) => ({
      number: i + 1,
      colour,
      nectar: 15,
      returning: 0,
      bees: [NONE, NONE, NONE, NONE],
      awards: [0, 0, 0, 0],
    })),
    supply: { eggs: 12, tiles: 36, deck: 30, discard: {}, kept: {} },
    types: ['vol', 'trick', 'gift', 'mix', 'effic'],
    unseen: {},
    volunteer: null,
    volunteer_waits: false,
    scouted: null,
    seats: [hive(0, mine), hive(1), hive(2), hive(3)],
    end: null,
    ...changes,
  }
}

/** Choices numbered from `first` on. */
export const offer = (first: number, ...tokens: string[]): Option[] =>
  tokens.map((token, i) => ({ choice: first + i, token, phrase: [token.split(' ')[0] ?? '', {}] }))
