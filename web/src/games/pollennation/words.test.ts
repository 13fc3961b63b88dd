import { describe, expect, it } from 'vitest'
import { fetchWords, LANGUAGES, words } from '../../words'

await Promise.all(LANGUAGES.map(fetchWords))
const say = (
  language: (typeof LANGUAGES)[number],
  id: string,
  args: Record<string, number | string>,
) => words.find(language, 'pollennation', id, args)

describe('what a blossom leaves', () => {
  it('is told as what will be, not as what is', () => {
    expect(say('en', 'board-reserve-left', { count: 4 })).toBe('leaves 4 in reserve')
    expect(say('fr', 'board-reserve-left', { count: 4 })).toBe('il en restera 4 en réserve')
  })
})

describe('whom the table waits for', () => {
  it.each(LANGUAGES)('is told by name in every phase, in %s', (language) => {
    for (const phase of [
      'bee',
      'sow',
      'queen',
      'store',
      'draft',
      'layout',
      'home',
      'post',
      'start',
    ])
      expect(say(language, 'board-wait', { phase, names: 'Ann' })).toContain('Ann')
  })
})
