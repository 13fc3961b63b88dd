/** What has just happened, read from the log: battles, the end of a round, the last move. */
import type { Args, LogLine, Phrase } from '../contract'
import type { Face, Side } from './view'

export interface Commitment {
  seat: number
  side: Side
  card: string
}

export interface Battle {
  /** The place of its line in the log. */
  at: number
  attacker: number
  defender: number
  attack: number
  defence: number
  cards: Commitment[]
  /** Its result, and what came of that. */
  told: Phrase[]
}

export interface RoundEnd {
  at: number
  /** From the cause to the next round's beginning, or to the end of the game. */
  told: Phrase[]
  /** The placements that scored, in order. */
  scored: { seat: number; hexes: string[]; count: number }[]
}

export interface LastMove {
  seat: number | null
  hex: string
  start: string | null
}

const number = (args: Args | undefined, name: string): number => Number(args?.[name] ?? -1)
const text = (args: Args | undefined, name: string): string => String(args?.[name] ?? '')
const tells = (line: LogLine, start: string): boolean =>
  line.told.some(([id]) => id.startsWith(start))

/** The last battle from this place of the log on. */
export function lastBattle(log: readonly LogLine[], from: number): Battle | null {
  const at = log.findLastIndex((line) => tells(line, 'log-battle'))
  if (at < from || at < 0) return null
  const told = log[at]!.told
  const place = told.findIndex(([id]) => id.startsWith('log-battle'))
  const args = told[place]![1]
  return {
    at,
    attacker: number(args, 'seat'),
    defender: number(args, 'other'),
    attack: number(args, 'attack'),
    defence: number(args, 'defence'),
    cards: committed(log, at),
    told: told.slice(place).filter(([id]) => /^log-(battle|infested)/.test(id)),
  }
}

/** The cards committed to the battle of this line: they came to light with it. */
function committed(log: readonly LogLine[], at: number): Commitment[] {
  const before = log
    .slice(0, at)
    .findLastIndex((line) => tells(line, 'log-raids') || tells(line, 'log-battle'))
  return log
    .slice(before + 1, at + 1)
    .flatMap((line) => line.told)
    .filter(([id]) => id === 'log-commits')
    .map(([, args]) => ({
      seat: number(args, 'seat'),
      side: text(args, 'side') === 'attack' ? 'attack' : 'defence',
      card: text(args, 'card'),
    }))
}

/** How much committed cards add to a side. */
export const strength = (battle: Battle, side: Side, faces: Record<string, Face>): number =>
  battle.cards
    .filter((each) => each.side === side)
    .reduce((sum, each) => sum + (faces[each.card]?.[side] ?? 0), 0)

/** The last end of a round from this place of the log on, with all that followed from it. */
export function lastRoundEnd(log: readonly LogLine[], from: number): RoundEnd | null {
  const at = log.findLastIndex((line) => tells(line, 'log-round-end'))
  if (at < from || at < 0) return null
  const first = log[at]!.told.findIndex(([id]) => id.startsWith('log-round-end'))
  const rest = [...log[at]!.told.slice(first), ...log.slice(at + 1).flatMap((line) => line.told)]
  const end = rest.findIndex(([id]) => id === 'log-round')
  const told = rest.slice(0, end < 0 ? rest.length : end + 1).filter(([id]) => SHOWN.test(id))
  return {
    at,
    told,
    scored: told
      .filter(([id]) => id === 'log-scored')
      .map(([, args]) => ({
        seat: number(args, 'seat'),
        hexes: text(args, 'hexes').split(' '),
        count: number(args, 'count'),
      })),
  }
}

/** The end of a round as the log breaks off: null once the next round goes on. For who leafs through. */
export function roundEndNow(log: readonly LogLine[]): RoundEnd | null {
  const end = lastRoundEnd(log, 0)
  if (!end) return null
  const begun = log.findIndex(
    (line, at) => at >= end.at && line.told.some(([id]) => id === 'log-round'),
  )
  return begun < 0 || begun === log.length - 1 ? end : null
}

/** What belongs to the end of a round; new patterns and cards do not. */
const SHOWN =
  /^log-(round|scored|home|died|revived|infested|cured|drift|rolled|felled|played|blocked|extinct|end|wins|shares|nobody)/

/** The hex that was last in play, and where its bee came from. */
export function lastMove(log: readonly LogLine[]): LastMove | null {
  for (const line of log.toReversed()) {
    if (tells(line, 'log-round-end')) return null
    const [, args] = line.told.find(([, args]) => args?.['hex'] !== undefined) ?? []
    if (args) return { seat: line.seat, hex: text(args, 'hex'), start: text(args, 'start') || null }
  }
  return null
}
