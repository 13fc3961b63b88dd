/** Which of the open choices are offered as buttons beside the question, and in which order. */
import type { Option } from '../contract'
import { COLOURS } from './view'
import type { Colour, View } from './view'

/** Words of tokens that have their place on the board: slots, flowers, rooms. */
const ON_BOARD = ['to', 'from', 'flower', 'put', 'trade', 'hatch', 'move']
/** Questions whose bees lie in my tray. */
const IN_TRAY = ['bee', 'overtime-die']
const LAST = ['return', 'pass', 'done']

export const wordOf = (token: string): string => token.split(' ')[0] ?? ''
export const isColour = (token: string): token is Colour =>
  COLOURS.some((colour) => colour === token)

export function buttons(view: View, options: readonly Option[]): Option[] {
  const tray = IN_TRAY.includes(view.ask ?? '')
  const shown = options.filter(({ token }) => {
    const word = wordOf(token)
    if (word === 'die') return !tray
    if (word === 'face') return view.ask !== 'bee'
    return !ON_BOARD.includes(word)
  })
  const last = ({ token }: Option): number => LAST.indexOf(token)
  return shown.toSorted((one, other) => last(one) - last(other))
}

/** Whose dice a `die` or `pair` button shows. */
export const diceOwner = (view: View, seat: number): number =>
  view.ask === 'sick-die' || view.ask === 'trick-die' ? (view.rival ?? seat) : seat
