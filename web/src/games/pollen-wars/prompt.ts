/** What the reader is asked, and which choices are buttons beside the field. */
import type { Args, Option } from '../contract'
import { foremost, scene, verbOf } from './view'
import type { Scene, Target, View } from './view'

/** A message with its arguments. */
export type Message = [string, Args?]

/** Actions of a turn, in the order in which they stand. */
const VERBS = [
  'send forager',
  'send soldier',
  'move',
  'return',
  'raid',
  'draw jelly',
  'draw honey',
  'trade',
  'help attack',
  'help defence',
  'stay out',
  'accept',
  'refuse',
  'propose',
  'cancel',
  'done',
  'pass',
]

/** Choices that are neither a hex nor a hive nor a card of the hand: buttons, in a lasting order. */
export function buttons(view: View, options: readonly Option[]): Option[] {
  const places = new Set([
    ...view.field.map((hex) => hex.choice),
    ...view.tray.map((tile) => tile.choice),
  ])
  const rank = (option: Option): number => {
    const at = VERBS.indexOf(option.token)
    return at < 0 ? -1 : at
  }
  return options
    .filter((option) => !places.has(option.choice) && !ofHand(option))
    .toSorted((a, b) => rank(a) - rank(b))
}

const ofHand = (option: Option): boolean => {
  const [verb, card] = verbOf(option.token)
  return card !== null && verb !== 'ask'
}

/** What kind of target is to be named. */
export function kindOf(view: View, open: ReadonlySet<number>): 'hex' | 'queen' | 'slot' | 'any' {
  const hex = view.field.some((each) => open.has(each.choice))
  const queen = view.hives.some((each) => open.has(each.choice))
  const slot = view.dormant.some((each) => open.has(each.choice))
  if (hex) return 'hex'
  return queen && slot ? 'any' : slot ? 'slot' : 'queen'
}

export interface Aiming {
  card: string
  /** Which target is to be named, from 1. */
  step: number
  /** The queen named before. */
  named: number | null
}

/** The card whose targets are being named, and which target it is. */
export function aiming(
  view: View,
  options: readonly Option[],
  chain: readonly number[],
): Aiming | null {
  const first = options.find((option) => option.choice === chain[0])
  const card = first ? verbOf(first.token)[1] : null
  if (card)
    return {
      card,
      step: chain.length,
      named: view.hives.find((hive) => hive.choice === chain[1])?.seat ?? null,
    }
  if (view.ask !== 'target') return null
  const played = scene(view, 'card')
  if (!played?.card) return null
  const target = played.targets[0]
  return {
    card: played.card,
    step: played.targets.length + 1,
    named: target && 'queen' in target ? target.queen : null,
  }
}

/** What the reader, who owes a choice, is asked. */
export function question(
  view: View,
  options: readonly Option[],
  chain: readonly number[],
  open: ReadonlySet<number>,
  called: (seat: number) => string,
): Message {
  const card = aiming(view, options, chain)
  if (card) {
    const name = card.named === null ? '' : called(card.named)
    return [
      'board-ask-target',
      { card: card.card, kind: kindOf(view, open), step: card.step, name },
    ]
  }
  const first = options.find((option) => option.choice === chain[0])
  if (first)
    return [
      `board-ask-${first.token.replace(' ', '-')}${first.token === 'move' && chain.length > 1 ? '-to' : ''}`,
    ]
  if (view.ask === 'window') return windowQuestion(view)
  if (view.ask === 'battle') {
    const side = options.some((option) => option.token === 'stay out')
    return [side ? 'board-ask-battle-side' : 'board-ask-battle']
  }
  if (view.ask === 'cards') return ['board-ask-cards', { mode: view.mode ?? 'open' }]
  return [`board-ask-${view.ask ?? 'none'}`]
}

function windowQuestion(view: View): Message {
  const window = scene(view, 'window')
  const about = aboutWindow(view)
  if (window && about?.what === 'card' && about.card) {
    const kind = window.kind === 'target' ? 'target' : 'block'
    return [`board-window-ask-${kind}`, { seat: about.queen, card: about.card }]
  }
  if (window?.kind === 'announce' && about?.what === 'raid') {
    return ['board-window-ask-announce', { seat: about.attacker, other: about.defender }]
  }
  return [`board-window-ask-${window?.kind ?? 'open'}`, { seat: view.active ?? 0 }]
}

/** What a window is about: the scene under it, if that is a card or a raid. */
export function aboutWindow(view: View): Scene | null {
  if (foremost(view)?.what !== 'window') return null
  return view.stack.at(-2) ?? null
}

/** What is going on when the reader owes nothing. */
export function waiting(view: View): Message {
  if (view.ask === 'window') return ['board-wait-window']
  if (view.ask === 'battle') return ['board-wait-battle']
  if (view.actor === null) return ['board-wait-chance']
  return ['board-wait', { seat: view.actor }]
}

/** A card's targets as phrases. */
export function targetPhrase(target: Target): Message {
  if ('queen' in target) return ['option-queen', { other: target.queen }]
  if ('hex' in target) return ['option-hex', { hex: target.hex }]
  return ['option-dormant', { slot: target.slot }]
}
