/** Options of a game as a form: which come first, how each is called, and what a clash is about. */
import type { Say } from './games/contract'
import type { GameOption, Value } from './protocol'

/** So many options stand up front for a game that names no common ones. */
const FIRST = 4

/** Looks a message up, or gives null. */
export type Find = (id: string) => string | null

/** The options without `players` (the seats show it), the common ones apart from the rest. */
export function sortOptions(
  options: GameOption[],
  common?: readonly string[],
): [GameOption[], GameOption[]] {
  const shown = options.filter((option) => option.name !== 'players')
  if (!common) return [shown.slice(0, FIRST), shown.slice(FIRST)]
  const front = common.flatMap((name) => shown.filter((option) => option.name === name))
  return [front, shown.filter((option) => !front.includes(option))]
}

/** The name of an option or value when no catalogue has one: its own, made readable. */
export function readable(name: Value): string {
  const text = String(name).replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The message that names an option; Fluent's ids have no dots. */
const setting = (option: GameOption) => `setting-${option.name.replaceAll('.', '-')}`

export function optionLabel(find: Find, option: GameOption): string {
  return find(setting(option)) ?? readable(option.name)
}

export function valueLabel(find: Find, option: GameOption, value: Value): string {
  return find(`${setting(option)}-${value}`) ?? readable(value)
}

/** One line of help; the server's own is English and is the last resort. */
export function optionHelp(find: Find, option: GameOption): string {
  return find(`${setting(option)}-help`) ?? option.help
}

/** The options that a refusal of the server names, in quotes. */
export function named(message: string, options: GameOption[]): GameOption[] {
  const mentioned = new Set(
    [...message.matchAll(/['‘"`]([\w.]+)(?:\s*=[^'’"`]*)?['’"`]/g)].map((match) => match[1]),
  )
  return options.filter((option) => mentioned.has(option.name))
}

/** Only what differs from the defaults needs to be said. */
export function chosen(
  options: GameOption[],
  values: Record<string, Value>,
): Record<string, Value> {
  return Object.fromEntries(
    options
      .filter(
        (option) => values[option.name] !== undefined && values[option.name] !== option.default,
      )
      .map((option) => [option.name, values[option.name]!]),
  )
}

/** The variants of a table in words, without what is as usual or came about by itself. */
export function variants(
  options: GameOption[],
  values: Record<string, Value>,
  find: Find,
  say: Say,
  automatic: Record<string, Value> = {},
): string[] {
  return options
    .filter((option) => option.name !== 'players' && option.name in values)
    .filter((option) => values[option.name] !== (automatic[option.name] ?? option.default))
    .map((option) =>
      say('variant', {
        option: optionLabel(find, option),
        value: valueLabel(find, option, values[option.name]!),
      }),
    )
}
