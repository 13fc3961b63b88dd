/** What a night has brought so far, step by step and seat by seat, read off the log. */
import type { LogLine, Phrase } from '../contract'
import { STEPS } from './view'
import type { Colour, Step } from './view'

export type News =
  | { kind: 'rooms' | 'hatched' | 'eggs' | 'cards' | 'moved'; count: number }
  | { kind: 'honeys'; count: number; total: number }
  | { kind: 'award' | 'returned'; colour: Colour; count: number }
  | { kind: 'traded'; given: Colour | 'egg'; colour: Colour }
  | { kind: 'played'; card: string }

/** A Queen card may be played in any step. */
export interface Event {
  step: Step
  seat: number
  news: News
}

export interface Night {
  /** The line of the log it began with: its name, so to say. */
  began: number
  events: Event[]
  over: boolean
}

type Told = { id: string; seat: number; args: Record<string, string | number> }

/** Which step a message belongs to; those not listed happen in the step that is under way. */
const STEP_OF: Record<string, Step> = {
  'log-rooms': 'A',
  'log-hatched': 'B',
  'log-put-egg': 'C',
  'log-award': 'D',
  'log-return': 'D',
  'log-traded': 'E',
  'log-moved': 'F',
  'log-honeys': 'F',
  'log-drew': 'G',
  'log-card': 'G',
  'log-scouted': 'G',
  'log-keep': 'G',
}

function news({ id, args }: Told): News | null {
  const colour = args['colour'] as Colour
  const count = Number(args['count'] ?? 1)
  switch (id) {
    case 'log-rooms':
      return { kind: 'rooms', count }
    case 'log-hatched':
      return { kind: 'hatched', count }
    case 'log-put-egg':
      return { kind: 'eggs', count }
    case 'log-award':
      return { kind: 'award', colour, count }
    case 'log-return':
      return { kind: 'returned', colour, count }
    case 'log-traded':
      return { kind: 'traded', given: args['given'] as Colour | 'egg', colour }
    case 'log-moved':
      return { kind: 'moved', count }
    case 'log-honeys':
      return { kind: 'honeys', count, total: Number(args['total']) }
    case 'log-play':
      return { kind: 'played', card: String(args['card']) }
    case 'log-drew':
    case 'log-card':
    case 'log-scouted':
    case 'log-keep':
      return { kind: 'cards', count }
    default:
      return null
  }
}

const tell = ([id, args]: Phrase): Told => ({ id, args, seat: Number(args['seat'] ?? -1) })
const later = (one: Step, other: Step): Step =>
  STEPS.indexOf(one) > STEPS.indexOf(other) ? one : other

/** The same kind of news of the same seat in the same step is one line with a sum. */
function same(one: Event, other: Event): boolean {
  const kinds =
    one.news.kind === other.news.kind && one.news.kind !== 'played' && one.news.kind !== 'traded'
  const colours =
    !('colour' in one.news) || !('colour' in other.news) || one.news.colour === other.news.colour
  return one.step === other.step && one.seat === other.seat && kinds && colours
}

function add(events: Event[], event: Event): void {
  const known = events.find((each) => same(each, event))
  if (!known || !('count' in known.news) || !('count' in event.news)) events.push(event)
  else {
    const count = known.news.count + event.news.count
    known.news = { ...event.news, count }
  }
}

/** The last night of the log; null before the first. */
export function lastNight(log: readonly LogLine[]): Night | null {
  const began = log.findLastIndex((line) => line.told.some(([id]) => id === 'log-night'))
  if (began < 0) return null
  const told = log.slice(began).flatMap((line) => line.told.map(tell))
  const first = told.findIndex(({ id }) => id === 'log-night')
  const end = told.findIndex(({ id }, i) => i > first && /^log-(round|end-)/.test(id))
  const events: Event[] = []
  let step: Step = 'A'
  /** Who has been given something by the Queen: it comes in whatever step is under way. */
  let given = -1
  for (const each of told.slice(first + 1, end < 0 ? undefined : end)) {
    if (each.id.startsWith('log-gift')) given = each.seat
    const found = news(each)
    if (!found) continue
    const gift = given === each.seat && (found.kind === 'eggs' || found.kind === 'rooms')
    if (gift) given = -1
    else step = later(step, STEP_OF[each.id] ?? step)
    add(events, { step, seat: each.seat, news: found })
  }
  return { began, events, over: end >= 0 }
}
