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

/** Everything told up to and with a frame, each line with its frame. */
export function story(frames: readonly Frame[], at: number): { line: LogLine; frame: number }[] {
  return frames.slice(0, at + 1).flatMap(({ log }, frame) => log.map((line) => ({ line, frame })))
}
