/** Walking through the frames of a finished game. */
import type { Frame, LogLine } from './protocol'

/** Frames at which somebody else begins to act than in the frame before; always the first. */
export function turns(frames: readonly Frame[]): number[] {
  const starts: number[] = []
  let actor: number | null | undefined
  frames.forEach((frame, at) => {
    const seat = frame.log.at(-1)?.seat
    if (at === 0 || (seat !== undefined && seat !== actor)) starts.push(at)
    if (seat !== undefined) actor = seat
  })
  return starts
}

export function turnBefore(starts: readonly number[], at: number): number {
  return starts.findLast((start) => start < at) ?? 0
}

export function turnAfter(starts: readonly number[], at: number, last: number): number {
  return starts.find((start) => start > at) ?? last
}

/** The frame that shows the moment after so many choices: the last one that is not later. */
export function frameAt(frames: readonly Frame[], entries: number): number {
  return Math.max(
    0,
    frames.findLastIndex((frame) => frame.entries <= entries),
  )
}

/** A place to jump to: where a round begins or, in a game without rounds, a seat's turn. */
export interface Chapter {
  frame: number
  round?: number
  turn?: number
  seat?: number
}

export function chapters(frames: readonly Frame[]): Chapter[] {
  const rounds: Chapter[] = []
  frames.forEach(({ view }, frame) => {
    const round = (view as { round?: unknown } | null)?.round
    if (typeof round === 'number' && round !== rounds.at(-1)?.round) rounds.push({ frame, round })
  })
  return rounds.length > 1 ? rounds : seatTurns(frames)
}

function seatTurns(frames: readonly Frame[]): Chapter[] {
  const acted = turns(frames).map((frame) => ({
    frame,
    seat: frames[frame]!.log.at(-1)?.seat ?? -1,
  }))
  return acted
    .filter(({ seat }) => seat >= 0)
    .map(({ frame, seat }, place) => ({ frame, seat, turn: place + 1 }))
}

/** The seats that have lost by then without being beaten. */
export function lostBy(frames: readonly Frame[], at: number): Set<number> {
  const lines = story(frames, at).map(({ line }) => line)
  const lost = lines.filter(({ told }) =>
    told.some(([id]) => id === 'log-gave-up' || id === 'log-late'),
  )
  return new Set(lost.map(({ seat }) => seat ?? -1))
}

/** Everything told up to and with a frame, each line with its frame. */
export function story(frames: readonly Frame[], at: number): { line: LogLine; frame: number }[] {
  return frames.slice(0, at + 1).flatMap(({ log }, frame) => log.map((line) => ({ line, frame })))
}
