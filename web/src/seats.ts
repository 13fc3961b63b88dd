/** Seats in words: who sits where, and how a table is set again. */
import type { Say, SeatInfo } from './games/contract'
import type { SeatState } from './live'
import type { GameInfo, NewSeat, NewTable, Seat, Table } from './protocol'

/** A free seat waits for somebody: for whoever comes, or for the one it is kept for. */
export const isFree = (seat: Seat): boolean =>
  seat.kind === 'reserved' || (seat.kind === 'friend' && !seat.name)

export function seatName(seat: Seat, say: Say): string {
  if (seat.kind === 'bot') return say('seat-bot', { level: seat.level ?? '' })
  if (seat.kind === 'reserved') return say('seat-kept', { name: seat.name ?? '' })
  if (isFree(seat)) return say('seat-free')
  return seat.name || say('seat-unnamed', { number: seat.seat + 1 })
}

/** Everybody's name; those who bear the same are counted, so that one can tell who has won. */
function told(seats: readonly Seat[], say: Say): string[] {
  const names = seats.map((seat) => seatName(seat, say))
  return names.map((name, at) => {
    const namesakes = names.filter((other) => other === name).length
    if (namesakes < 2 || isFree(seats[at]!)) return name
    return `${name} ${names.slice(0, at + 1).filter((other) => other === name).length}`
  })
}

export function seatInfos(
  table: Table,
  shown: Pick<SeatState, 'awaited' | 'scores' | 'winners'> | null,
  say: Say,
): SeatInfo[] {
  const { scores, winners } = shown ?? table
  const names = told(table.seats, say)
  return table.seats.map((seat, at) => ({
    ...seat,
    name: names[at]!,
    score: scores[seat.seat] ?? null,
    free: isFree(seat),
    winner: winners[seat.seat] ?? false,
    awaited: shown?.awaited.includes(seat.seat) ?? false,
    mine: table.mine.includes(seat.seat),
  }))
}

/** The level that is neither too easy nor too hard. */
export function mediumLevel(levels: readonly string[]): string {
  return levels.includes('medium') ? 'medium' : (levels[Math.floor((levels.length - 1) / 2)] ?? '')
}

/** The number of seats a game is set up with unless somebody wishes otherwise. */
export function usualSeats(game: GameInfo): number {
  const players = game.options.find((option) => option.name === 'players')
  return Number(players?.default ?? game.seats[0] ?? 2)
}

/** Me against bots of medium strength (a game without bots: people at one screen), as it comes. */
export function quickTable(game: GameInfo): NewTable {
  const other: NewSeat = game.levels.length
    ? { kind: 'bot', level: mediumLevel(game.levels) }
    : { kind: 'local' }
  const others = Array.from({ length: usualSeats(game) - 1 }, () => other)
  return { game: game.name, options: {}, seats: [{ kind: 'me' }, ...others] }
}

/** How much later than the seats somebody watches. */
export const lateness = (seconds: number, say: Say): string =>
  seconds % 60 || !seconds
    ? say('delay-seconds', { seconds })
    : say('delay-minutes', { minutes: seconds / 60 })
