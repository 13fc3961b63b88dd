/** The last whole move, read off the log. */
import type { Args, LogLine } from '../contract'
import { COLOURS, letter } from './view'
import type { BeeKind } from './view'

export interface LastMove {
  /** The number of its line in the log. */
  number: number
  seat: number
  bee: BeeKind
  from: number
  to: number
  /** A worker's cubes, as colours of the wheel, in the order in which she dropped them. */
  drops: number[]
  points: number
}

const MOVES: Record<string, BeeKind> = {
  'log-worker': 'worker',
  'log-worker-plain': 'worker',
  'log-worker-far': 'worker',
  'log-drone': 'drone',
  'log-stored': 'queen',
  'log-blossomed': 'queen',
  'log-rested': 'queen',
  'log-helpless': 'queen',
}
const POINTS = ['log-scored', 'log-jelly']

const letters = COLOURS.map(letter)

function moveOf(line: LogLine): LastMove | null {
  const said = line.told.find(([id]) => id in MOVES)
  if (!said) return null
  const [id, args] = said
  const number = (name: keyof Args): number => Number(args[name] ?? 0)
  const bee = MOVES[id] ?? 'worker'
  return {
    number: line.number,
    seat: number('seat'),
    bee,
    from: number('from'),
    to: number(bee === 'queen' ? 'slot' : 'to'),
    drops: bee === 'worker' ? [...String(args.order)].map((code) => letters.indexOf(code)) : [],
    points: line.told
      .filter(([id]) => POINTS.includes(id))
      .reduce((sum, [, { points }]) => sum + Number(points), 0),
  }
}

export function lastMove(log: readonly LogLine[]): LastMove | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const line = log[i]
    const move = line ? moveOf(line) : null
    if (move) return move
  }
  return null
}

/** Slots a move travelled, negative when anti-clockwise. */
export function trailSteps(last: LastMove, ring: number): number {
  const onward = ((last.to - last.from + ring - 1) % ring) + 1
  if (last.bee === 'worker') return last.drops.length || onward
  return last.bee === 'drone' && onward > 1 ? -1 : onward
}
