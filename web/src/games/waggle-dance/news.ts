/** What others have done since the reader's last choice, for marks on the board. */
import type { LogLine } from '../contract'

/** Bees just placed or moved: `A 5` for a slot, `D4 1` for a flower and a seat. */
export function freshBees(log: readonly LogLine[], seat: number | null): ReadonlySet<string> {
  const since = log.findLastIndex((line) => line.seat === seat)
  const told = log.slice(since + 1).flatMap((line) => line.told)
  return new Set(
    told.flatMap(([id, args]) => {
      const place = String(args['place'] ?? '')
      if (id === 'log-bee-tricked') return [`${place} ${args['other']}`]
      if (id !== 'log-bee-placed' && id !== 'log-bee-feinted') return []
      if (place.startsWith('D')) return [`${place} ${args['seat']}`]
      return place.length === 1 ? [`${place} ${args['value']}`] : []
    }),
  )
}
