/**
 * Chains of choices collected on the page and sent at once. The server takes a chain whole or not at
 * all, so a chain holds exactly the choices the game will ask for: a step with one possibility is
 * carried out by the game and never sent.
 */
import type { Option } from '../contract'
import { COLOURS, at, byToken, colourAt, sum } from './view'
import type { Counts, Sowing, Storing } from './view'

export interface SowPlan {
  /** The load that is left after the picks. */
  left: number[]
  /** Colours in dropping order as far as they are decided: the picks, then what follows by itself. */
  order: number[]
  /** How many of the order were picked (the rest is automatic). */
  picked: number
  /** Is nothing left to decide? */
  done: boolean
}

const colours = (load: Counts): number => load.filter((n) => n > 0).length

/** What becomes of a load when these colours are dropped first; a pick that cannot be is ignored. */
export function sow(load: Counts, picks: readonly number[]): SowPlan {
  const left = [...load]
  const order: number[] = []
  for (const colour of picks) {
    if (colours(left) < 2 || at(left, colour) === 0) continue
    left[colour] = at(left, colour) - 1
    order.push(colour)
  }
  const picked = order.length
  const done = colours(left) < 2
  if (done) left.forEach((n, colour) => order.push(...Array<number>(n).fill(colour)))
  return { left, order, picked, done }
}

/** The choices of a sowing's picks, or null if one of them is not on offer. */
export function sowChain(
  sowing: Sowing,
  picks: readonly number[],
  options: Option[],
): number[] | null {
  const offered = byToken(options)
  const plan = sow(sowing.load, picks)
  if (!plan.done || plan.picked !== picks.length) return null
  const chain = picks.map((colour) => offered.get(`drop ${colourAt(colour)}`)?.choice)
  return chain.every((choice) => choice !== undefined) ? chain : null
}

/** Colours the queen is still asked about, in wheel order. */
export const asked = (storing: Storing, free: Counts): number[] =>
  COLOURS.map((_, c) => c).filter((c) => c >= COLOURS.indexOf(storing.colour) && at(free, c) > 0)

/** Choices of one colour lie this far from those of the next in the game's table. */
const KEEP_STRIDE = 15

/**
 * The choices that store these amounts, in wheel order from the colour asked about now; null when
 * nothing would be stored. When what is offered is not what the flower shows, only the choice for
 * the present colour: the next view then asks again.
 */
export function keepChain(
  storing: Storing,
  free: Counts,
  amounts: Counts,
  options: Option[],
): number[] | null {
  const offered = byToken(options)
  const now = COLOURS.indexOf(storing.colour)
  const first = offered.get(`keep ${storing.colour} ${at(amounts, now)}`)?.choice
  if (first === undefined) return null
  const ahead = asked(storing, free)
  const last = ahead.at(-1)
  const least = sum(storing.kept) === 0 && last === now ? 1 : 0
  if (ahead[0] !== now || options.length !== at(free, now) + 1 - least) return [first]

  const table = first - KEEP_STRIDE * now - at(amounts, now)
  const chain: number[] = []
  let kept = sum(storing.kept)
  for (const colour of ahead) {
    const amount = at(amounts, colour)
    const forced = colour === last && kept === 0
    if (forced && amount === 0) return null
    if (!(forced && at(free, colour) === 1)) chain.push(table + KEEP_STRIDE * colour + amount)
    kept += amount
  }
  return chain
}
