/** Who sits at the screen when several people share it. */
import type { SeatState } from './live'

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
  const views = new Set(
    mine.filter((seat) => states.has(seat)).map((seat) => JSON.stringify(states.get(seat)!.view)),
  )
  return views.size > 1
}
