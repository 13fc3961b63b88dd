import { describe, expect, it } from 'vitest'
import { fetchWords, LANGUAGES, words } from '../../words'

await Promise.all(LANGUAGES.map(fetchWords))

const sources = Object.values(
  import.meta.glob<string>('./*.svelte', { query: '?raw', import: 'default', eager: true }),
).join('\n')
/** Ids written out in the drawings; those put together from parts are left to the eye. */
const ids = new Set([...sources.matchAll(/say\('([\w-]+)'/g)].map((match) => match[1] ?? ''))

describe('every word on the sheet', () => {
  it.each(LANGUAGES)('is there in %s', (language) => {
    expect(ids.size).toBeGreaterThan(30)
    expect([...ids].filter((id) => words.find(language, 'bee-busy', id) === null)).toEqual([])
  })
})
