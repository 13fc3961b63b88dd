/** Days as people write them, and the days beside them. */
import type { Language } from './words'

/** The reader's own way to write dates, if it is of the language he reads in. */
export function locale(language: Language): string {
  return navigator.languages.find((tag) => tag.startsWith(language)) ?? language
}

/** A day (`2026-01-31`) in words. */
export const dayInWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** A moment of the next weeks, as short as it can be said: its day and month. */
export const soon = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(locale(language), { day: 'numeric', month: 'short' }).format(
    new Date(moment),
  )

/** The day so many days later. */
export function dayBeside(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
