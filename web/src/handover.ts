/** Who sits at the screen when several people share it. */
import type { SeatState } from './live'
import type { Moment } from './protocol'

type States = ReadonlyMap<number | null, Pick<SeatState, 'options' | 'view'>>

/** The seat the screen is for now: whoever has it keeps it as long as a choice is his. */
export function seatToServe(
  holder: number | null,
  mine: readonly number[],
  states: States,
): number | null {
  const owes = (seat: number) => (states.get(seat)?.options.length ?? 0) > 0
  if (holder !== null && mine.includes(holder) && owes(holder)) return holder
  const next = mine.find(owes)
  if (next !== undefined) return next
  return holder !== null && mine.includes(holder) ? holder : (mine[0] ?? null)
}

/** Do those who share the screen know different things? Then it is handed over unseen. */
export function secrets(mine: readonly number[], states: States): boolean {
  return new Set(mine.map((seat) => JSON.stringify(states.get(seat)?.view))).size > 1
}

/** What lies over the table: a question to all who share the screen, or whom it is to be given;
 * nothing else is shown while the states of its seats arrive. */
export type Cover =
  | { is: 'question'; moment: Moment; seats: number[] }
  | { is: 'handover'; seat: number | null }
  | { is: 'loading' }
  | null

/**
 * The cover follows from what everybody at the screen may know: where somebody might be asked in
 * private it is there whether or not anybody is. Whoever has taken the screen sees her own view.
 * Until all seats of the screen are known, nobody can tell what one of them must not show the others.
 */
export function coverOf(
  moment: Moment | null,
  holder: number | null,
  mine: readonly number[],
  states: States,
): Cover {
  if (mine.length < 2) return null
  if (moment?.ask) {
    const seats = moment.seats.filter((seat) => mine.includes(seat))
    return holder !== null && seats.includes(holder) ? null : { is: 'question', moment, seats }
  }
  if (!mine.every((seat) => states.has(seat))) return { is: 'loading' }
  const seat = seatToServe(holder, mine, states)
  return holder !== seat && secrets(mine, states) ? { is: 'handover', seat } : null
}
