import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { preferred, Words } from '../src/words'

const words = new Words({
  '/src/skep/words/en/common.ftl': '-hive = the hive',
  '/src/skep/words/en/page.ftl': 'play = Play\nonly = Only English\nask = Choose',
  '/src/skep/words/fr/page.ftl': 'play = Jouer\nask = Choisissez',
  '/src/skep/games/waggle_dance/words/en.ftl':
    'ask = Dance!\nhome = Back to { -hive }, seat { $seat }',
})

describe('preferred', () => {
  it('follows the reader’s order of languages', () => {
    expect(preferred(['de-CH', 'fr-CA', 'en'])).toBe('fr')
    expect(preferred(['EN-gb', 'fr'])).toBe('en')
  })

  it('is English where nothing fits', () => {
    expect(preferred(['de', 'ja'])).toBe('en')
    expect(preferred([])).toBe('en')
  })
})

describe('Words', () => {
  it('speaks the language asked for, and English where a message is missing there', () => {
    expect(words.say('fr')('play')).toBe('Jouer')
    expect(words.say('fr')('only')).toBe('Only English')
  })

  it('prefers the game’s words to the page’s, under the game’s name with hyphens', () => {
    expect(words.say('en', 'waggle-dance')('ask')).toBe('Dance!')
    expect(words.say('en', 'bee-busy')('ask')).toBe('Choose')
  })

  it('lets a game use common terms and fills in arguments without marks around them', () => {
    expect(words.say('en', 'waggle-dance')('home', { seat: 2 })).toBe('Back to the hive, seat 2')
  })

  it('gives the id of an unknown message, or null to whoever wants to know', () => {
    expect(words.say('en')('nowhere')).toBe('nowhere')
    expect(words.find('fr', null, 'nowhere')).toBeNull()
  })

  it('learns a language later, even one that had nothing to say so far', () => {
    const late = new Words({ '/src/skep/words/fr/page.ftl': 'play = Jouer' })
    expect(late.say('fr')('ask')).toBe('ask')
    late.learn({ '/src/skep/words/en/page.ftl': 'ask = Choose' })
    expect(late.say('fr')('ask')).toBe('Choose')
  })

  it('breaks no French line before a sign or inside quotes', () => {
    const french = new Words({
      '/src/skep/words/fr/page.ftl': 'who = Qui ? Dites « oui » : { $name } !',
    })
    const said = 'Qui\u00a0? Dites «\u00a0oui\u00a0»\u00a0: Ann\u00a0!'
    expect(french.say('fr')('who', { name: 'Ann' })).toBe(said)
  })

  it('gives the same function each time, so that nothing is drawn again without need', () => {
    expect(words.say('en', 'bee-busy')).toBe(words.say('en', 'bee-busy'))
  })
})

describe('the catalogues', () => {
  const raw = import.meta.glob<string>('../../src/skep/words/*/page.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const entries = (language: string) =>
    new FluentResource(raw[`../../src/skep/words/${language}/page.ftl`]!).body

  const variables = (value: unknown): string[] =>
    [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1]!)

  it('say the same things with the same arguments in both languages', () => {
    const shape = (language: string) =>
      Object.fromEntries(
        entries(language).map(({ id, value }) => [id, [...new Set(variables(value))].sort()]),
      )
    expect(shape('fr')).toEqual(shape('en'))
  })

  it('have every word the page’s own files ask for', () => {
    const sources = import.meta.glob<string>(
      ['../src/*.ts', '../src/p*/*.svelte', '../src/App.svelte'],
      {
        query: '?raw',
        import: 'default',
        eager: true,
      },
    )
    const known = new Set(entries('en').map(({ id }) => id))
    const asked = Object.values(sources).flatMap((text) =>
      [...text.matchAll(/\bsay\(\s*'([\w-]+)'/g)].map((match) => match[1]!),
    )
    expect(asked.length).toBeGreaterThan(50)
    expect(asked.filter((id) => !known.has(id))).toEqual([])
  })
})
