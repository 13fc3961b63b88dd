/** Who sits at the screen when several people share it. */
import type { GamePage } from './games/contract'
import type { SeatState } from './live'

type States = ReadonlyMap<number | null, Pick<SeatState, 'options' | 'view'>>
type Hush = NonNullable<GamePage['hush']>

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

/**
 * Where even who is asked is a secret, those who share a screen are asked by one question in the
 * open. The choices by which the asked seats decline, or null if no such question is to be put.
 */
export function declines(
  mine: readonly number[],
  states: States,
  hush: Hush | undefined,
): [number, number][] | null {
  const found = mine.flatMap((seat): [number, number][] => {
    const state = states.get(seat)
    const token = state?.options.length ? hush?.(state.view) : null
    const option = token ? state?.options.find((each) => each.token === token) : undefined
    return option ? [[seat, option.choice]] : []
  })
  return found.length ? found : null
}
