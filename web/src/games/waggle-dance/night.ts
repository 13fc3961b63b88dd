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
  'log-room-built': 'A',
  'log-egg-hatched': 'B',
  'log-egg-hatched-by-card': 'B',
  'log-egg-laid': 'C',
  'log-nectar-gathered': 'D',
  'log-bonus-gathered': 'D',
  'log-cube-returned': 'D',
  'log-traded': 'E',
  'log-honey-made': 'F',
  'log-honey-made-by-card': 'F',
  'log-card-drawn': 'G',
  'log-scout-sent': 'G',
}
/** Cards that show in no other news. */
const CARD_OF: Record<string, string> = {
  'log-mixed': 'mix',
  'log-scout-sent': 'scout',
}

function news({ id, args }: Told): News | null {
  const colour = args['colour'] as Colour
  const count = Number(args['count'] ?? 1)
  switch (id) {
    case 'log-room-built':
    case 'log-room-gift':
      return { kind: 'rooms', count: 1 }
    case 'log-egg-hatched':
    case 'log-egg-hatched-by-card':
      return { kind: 'hatched', count: 1 }
    case 'log-egg-laid':
    case 'log-egg-gift':
      return { kind: 'eggs', count: 1 }
    case 'log-nectar-gathered':
    case 'log-bonus-gathered':
      return { kind: 'award', colour, count }
    case 'log-cube-returned':
      return { kind: 'returned', colour, count: 1 }
    case 'log-traded':
      return { kind: 'traded', given: args['given'] as Colour | 'egg', colour }
    case 'log-cube-moved':
    case 'log-cubes-exchanged':
      return { kind: 'moved', count: 1 }
    case 'log-honey-made':
    case 'log-honey-made-by-card':
      return { kind: 'honeys', count: 1, total: Number(args['total']) }
    case 'log-mixed':
    case 'log-scout-sent':
      return { kind: 'played', card: CARD_OF[id] ?? '' }
    case 'log-card-drawn':
    case 'log-card-kept':
      return { kind: 'cards', count: 1 }
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
  const began = log.findLastIndex((line) => line.told.some(([id]) => id === 'log-night-fell'))
  if (began < 0) return null
  const told = log.slice(began).flatMap((line) => line.told.map(tell))
  const first = told.findIndex(({ id }) => id === 'log-night-fell')
  const end = told.findIndex(({ id }, i) => i > first && /^log-(round-began|end-)/.test(id))
  const events: Event[] = []
  let step: Step = 'A'
  /** A Mix moves cubes in whatever step is under way. */
  let mixing = false
  for (const each of told.slice(first + 1, end < 0 ? undefined : end)) {
    const found = news(each)
    if (!found) continue
    const moved = found.kind === 'moved'
    mixing = each.id === 'log-mixed' || (mixing && moved)
    step = later(step, moved && !mixing ? 'F' : (STEP_OF[each.id] ?? step))
    add(events, { step, seat: each.seat, news: found })
  }
  return { began, events, over: end >= 0 }
}
