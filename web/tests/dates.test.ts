import { describe, expect, it } from 'vitest'
import { dayBeside, dayInWords, soon } from '../src/dates'

describe('days', () => {
  it('lie beside each other, over months and years', () => {
    expect(dayBeside('2026-03-01', -1)).toBe('2026-02-28')
    expect(dayBeside('2026-12-31', 1)).toBe('2027-01-01')
  })

  it('are written as the reader writes them', () => {
    expect(dayInWords('2026-01-31', 'fr')).toBe('31 janvier 2026')
    expect(dayInWords('2026-01-31', 'en')).toMatch(/January/)
    expect(soon('2026-01-31T12:00:00Z', 'fr')).toBe('31 janv.')
  })
})
