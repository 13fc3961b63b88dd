/** Clocks: what is left on them now, whatever the way here took, and how it is written. */
import type { Say } from './games/contract'
import type { Clock, Pace } from './protocol'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
/** Below this, tenths are shown and the clock warns. */
export const SHORT = 10 * SECOND

/**
 * How far this device's clock is ahead of the server's. Every message is some time on its way, so
 * the smallest difference ever seen is nearest to the truth: a message that took longer shows, and
 * its clocks are shown with that time gone already.
 */
export class Offset {
  #least = Infinity

  heard(server: number, here: number): void {
    this.#least = Math.min(this.#least, here - server)
  }

  /** The server's time. */
  now(here: number): number {
    return here - (this.#least === Infinity ? 0 : this.#least)
  }
}

/** Milliseconds left at the server's time `now` on a clock that was told at `told`. */
export function leftNow(clock: Clock, told: number, now: number): number {
  return clock.runs ? Math.max(0, clock.left - Math.max(0, now - told)) : clock.left
}

/** How long until what is shown changes. */
export function untilNext(left: number): number {
  if (left <= SHORT) return SECOND / 10
  return left > DAY ? MINUTE : left % SECOND || SECOND
}

/** Time as a clock writes it: `2 d 5 h`, `1:02:03`, `4:05`, `9.8`. */
export function written(left: number, say: Say): string {
  if (left >= DAY) {
    const days = Math.floor(left / DAY)
    return say('clock-days', { days, hours: Math.floor((left % DAY) / HOUR) })
  }
  if (left < SHORT) return (Math.floor(left / 100) / 10).toFixed(1)
  const seconds = Math.ceil(left / SECOND)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] ? parts : parts.slice(1)
  return shown.map((part, at) => (at ? String(part).padStart(2, '0') : String(part))).join(':')
}

/** A pace in a few words: `10 min + 5 s`. */
export function paceInWords(pace: Pace, say: Say): string {
  if (pace.kind === 'days') return say('pace-days-short', { days: pace.days })
  const { base, increment } = pace
  return base % 60
    ? say('pace-live-seconds', { seconds: base, increment })
    : say('pace-live-short', { minutes: base / 60, increment })
}
