/** The log in words. */
import type { Say } from './games/contract'
import type { LogLine } from './protocol'

/** All that one choice led to; empty if this viewer is told nothing of it. */
export const sentence = (line: LogLine, say: Say): string =>
  line.told.map(([id, args]) => say(id, args)).join(' ')

/** What others have done since the seat's own last choice, for who cannot see it happen. */
export function meanwhile(log: readonly LogLine[], seat: number | null, say: Say): string {
  const since = log.findLastIndex((line) => line.seat === seat)
  const news = log.slice(since + 1).filter((line) => line.seat !== null && line.seat >= 0)
  return news.map((line) => sentence(line, say)).join(' ')
}
