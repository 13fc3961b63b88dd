/** What people say at one table, and how much of it the reader has not seen. */
import type { Table, TalkLine, TalkMessage } from './protocol'
import { isFree } from './seats'

/** The lines in order, each once, whatever came twice. */
export function merge(old: readonly TalkLine[], fresh: readonly TalkLine[]): TalkLine[] {
  const all = new Map([...old, ...fresh].map((line) => [line.made, line]))
  return [...all.values()].sort((a, b) => (a.made < b.made ? -1 : 1))
}

/** The seats of other people, to whom one may whisper. */
export const others = (table: Table): Table['seats'] =>
  table.seats.filter(
    (seat) => seat.kind !== 'bot' && !isFree(seat) && !table.mine.includes(seat.seat),
  )

/** Do several people sit here, or will they, each at a device of their own? */
export function talks(table: Table): boolean {
  const people = others(table).length + Math.min(1, table.mine.length)
  const apart = table.seats.some((seat) => seat.kind === 'friend')
  return apart && (people > 1 || table.seats.some(isFree))
}

/** Lines for the one before the screen: several may share it, and a whisper is for one of them. */
export function audible(
  lines: readonly TalkLine[],
  mine: readonly number[],
  reader: number | null,
): TalkLine[] {
  if (mine.length < 2) return [...lines]
  return lines.filter(({ seat, to }) => to === null || seat === reader || to === reader)
}

export class Talk {
  lines = $state.raw<TalkLine[]>([])
  muted = $state.raw<number[]>([])
  /** There is more than these lines. */
  earlier = $state(false)
  /** The newest line that the reader has seen. */
  read = $state('')
  #key: string

  constructor(table: string) {
    this.#key = `skep-talk-${table}`
    this.read = kept(this.#key)
  }

  hear(news: TalkMessage): void {
    this.lines = news.anew ? news.lines : merge(this.lines, news.lines)
    this.muted = news.muted
    if (news.anew) this.earlier = news.earlier
  }

  /** Older lines that were asked for. */
  prepend(lines: TalkLine[], earlier: boolean): void {
    this.lines = merge(this.lines, lines)
    this.earlier = earlier
  }

  /** How many lines of others the reader has not seen. */
  unread(mine: readonly number[]): number {
    return this.lines.filter((line) => line.made > this.read && !mine.includes(line.seat)).length
  }

  /** The reader has seen everything up to now. */
  see(): void {
    const newest = this.lines.at(-1)?.made ?? ''
    if (newest <= this.read) return
    this.read = newest
    try {
      localStorage.setItem(this.#key, newest)
    } catch {
      // A browser that keeps nothing counts anew next time.
    }
  }
}

function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
