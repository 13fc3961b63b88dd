/** People in words: what a sentence about a seat is said with, so that it says "Ann" and "you". */
import type { Say, SeatInfo } from './games/contract'
import type { Args } from './protocol'

/** What a game calls a seat. */
const NAME = 'seat-name'
/** The arguments of messages that are seats. */
const SEATS = ['seat', 'other', 'first'] as const

/** Everybody's name, in order; nothing where nobody sits yet. */
export const namesOf = (seats: readonly SeatInfo[]): string[] =>
  seats.map(({ name, free }) => (free ? '' : name))

/**
 * Says with each seat X also `X-name` (that person's name, or what the game calls the seat) and
 * `X-is`: "you" for the reader, "chance", or else "they".
 */
export function withPeople(say: Say, names: readonly string[], reader: number | null): Say {
  return (id, args) => say(id, args && told(args, say, names, reader))
}

function told(args: Args, say: Say, names: readonly string[], reader: number | null): Args {
  const found = { ...args }
  for (const key of SEATS) {
    const seat = args[key]
    if (typeof seat !== 'number') continue
    found[`${key}-name`] = names[seat] || say(NAME, { seat })
    found[`${key}-is`] = seat === reader ? 'you' : seat < 0 ? 'chance' : 'they'
  }
  return found
}
