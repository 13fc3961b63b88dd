/** Who is to sit where at a table that is being set up. */
import type { NewSeat, SeatKind } from './protocol'
import { mediumLevel } from './seats'

export class Seating {
  seats = $state<NewSeat[]>([])

  /** I first, then bots; in a game without bots, others at this device. */
  constructor(most: number, levels: readonly string[]) {
    const level = mediumLevel(levels)
    const other: SeatKind = level ? 'bot' : 'local'
    this.seats = Array.from({ length: most }, (_, seat) => ({
      kind: seat ? other : 'me',
      level,
      name: '',
    }))
  }

  /** I sit in one place: taking a second seat leaves the first to somebody at this device. */
  setKind(at: number, kind: SeatKind): void {
    if (kind === 'me') {
      for (const seat of this.seats) if (seat.kind === 'me') seat.kind = 'local'
    }
    this.seats[at]!.kind = kind
  }

  /** The first seats, as the server takes them. */
  asked(count: number): NewSeat[] {
    return this.seats.slice(0, count).map(({ kind, level, name: given }) => {
      if (kind === 'bot') return { kind, level: level ?? '' }
      return kind === 'local' && given?.trim() ? { kind, name: given.trim() } : { kind }
    })
  }
}
