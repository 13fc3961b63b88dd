/** One line that says how the table stands and what the reader is asked to do. */
import type { Say, SeatInfo } from './games/contract'
import type { SeatState } from './live'
import type { Table } from './protocol'
import { isFree } from './seats'

export interface Standing {
  /** It is for the reader to choose. */
  mine: boolean
  text: string
}

type Find = (id: string) => string | null
type Shown = Pick<SeatState, 'seat' | 'options' | 'over' | 'view'>

export function standing(
  table: Table,
  shown: Shown | null,
  seats: SeatInfo[],
  say: Say,
  find: Find,
  asks = false,
): Standing {
  if (table.phase === 'open') {
    const free = table.seats.filter(isFree).length
    return { mine: false, text: say(free ? 'status-open' : 'status-dealing', { free }) }
  }
  if (table.phase === 'cancelled') return { mine: false, text: say('status-cancelled') }
  if (!shown) return { mine: false, text: say('loading') }
  if (shown.over) return { mine: false, text: result(seats, say) }
  const replaced = table.seats.some((seat) => seat.stand_in && seat.seat === shown.seat)
  if (replaced) return { mine: false, text: say('standin-mine') }
  if (shown.options.length)
    return { mine: true, text: question(table, shown, seats, say, find, asks) }
  // Of a secret question nobody learns whom it is put to, so the reader may be among the awaited.
  const names = seats
    .filter((seat) => seat.awaited && seat.seat !== shown.seat)
    .map((seat) => seat.name)
  return {
    mine: false,
    text: names.length ? say('status-others', { names: names.join(', ') }) : say('status-dealing'),
  }
}

/** What the game asks in its phase, unless its board asks; whom, if several share the screen. */
function question(
  table: Table,
  shown: Shown,
  seats: SeatInfo[],
  say: Say,
  find: Find,
  asks: boolean,
): string {
  const phase = (shown.view as { phase?: unknown } | null)?.phase
  const asked =
    (typeof phase === 'string' && find(`ask-${phase}`)) || say(asks ? 'your-turn' : 'ask')
  const name = seats.find((seat) => seat.seat === shown.seat)?.name
  return table.mine.length > 1 && name ? say('ask-named', { name, asked }) : asked
}

/** How it ended, and who lost without being beaten. */
export function result(seats: SeatInfo[], say: Say): string {
  const lost = seats.flatMap(({ forfeit, name }) =>
    forfeit ? [say(`over-${forfeit}`, { name })] : [],
  )
  return [ending(seats, say), ...lost].join(' ')
}

function ending(seats: SeatInfo[], say: Say): string {
  const alone = seats.length === 1 ? seats[0] : undefined
  if (alone) return say('over-alone', { points: alone.score ?? 0 })
  const winners = seats.filter((seat) => seat.winner)
  if (winners.length === 0 || winners.length === seats.length) return say('over-draw')
  const mine = seats.filter((seat) => seat.mine)
  if (mine.length === 1 && winners.length === 1 && mine[0]!.winner) return say('over-won')
  const names = winners.map((seat) => seat.name).join(', ')
  return say('over-winners', { names, count: winners.length })
}
