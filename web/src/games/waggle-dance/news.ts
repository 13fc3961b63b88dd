/** What others have done since the reader's last choice, for marks on the board. */
import type { LogLine } from '../contract'

/** Bees just placed: `A 5` for a slot, `D4 1` for a flower and a seat. */
export function freshBees(log: readonly LogLine[], seat: number | null): ReadonlySet<string> {
  const since = log.findLastIndex((line) => line.seat === seat)
  const told = log.slice(since + 1).flatMap((line) => line.told)
  return new Set(
    told.flatMap(([id, args]) => {
      if (id === 'log-to-slot') return [`${args['slots']} ${args['value']}`]
      if (id === 'log-tricked') return [`D${args['flower']} ${args['other']}`]
      return id === 'log-to-flower' ? [`D${args['flower']} ${args['seat']}`] : []
    }),
  )
}
