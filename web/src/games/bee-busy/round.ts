/** What a round asks for on the sheet, and what it has brought. */
import type { Option } from '../contract'
import { step } from './view'
import type { Area, Offered, Sheet, View } from './view'

const PLACES: Partial<Record<string, Area>> = {
  window: 'meadow',
  visit: 'meadow',
  make: 'production',
  use: 'production',
  write: 'production',
  combs: 'combs',
  store: 'combs',
  feed: 'combs',
  bee: 'combs',
}

/** Is this seat asked to press something in an area's drawing? */
export const isDrawn = (sheet: Sheet | undefined): boolean =>
  sheet?.work ? sheet.work.task in PLACES : false

/** The area in which a seat is asked something; where its Busy Bee is, if it is asked elsewhere. */
export function areaOf(sheet: Sheet | undefined): Area | null {
  if (!sheet?.work) return null
  return PLACES[sheet.work.task] ?? sheet.area
}

/** The choice that brings the Busy Bee to an area, or leaves her there. */
export function moveTo(sheet: Sheet, area: Area, offered: Offered): Option | undefined {
  if (sheet.area === area) return offered.get('stay')
  return offered.get(step(sheet.area, 1) === area ? 'fly' : 'back')
}

/** Answers that neither spend anything nor give anything up. */
export const costsNothing = ({ token }: Option): boolean =>
  /^(die|keep|mark|skip|stay|overlay|visit|crawl)\b/.test(token)

/** Remembers the open sheets' scores, and so knows what each hive gained in the last round. */
export class Gains {
  #round = 0
  #before: number[] = []
  #now: number[] = []

  after(view: View): number[] {
    const scores = view.seats.map((sheet) => sheet.score.total)
    if (view.round !== this.#round || view.stage === 'over') {
      if (view.round === this.#round + 1 || view.stage === 'over') this.#before = this.#now
      else this.#before = scores
      this.#round = view.round
      this.#now = scores
    }
    return this.#now.map((score, seat) => score - (this.#before[seat] ?? score))
  }
}

/** A gain or a loss as it is written: `+2`, `−3`. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`)
