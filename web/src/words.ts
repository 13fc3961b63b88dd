/**
 * Words of the page and of the games, from the same Fluent catalogues the terminal reads.
 * A message is looked for in the reader's language (the game's catalogue, then the page's), then in
 * English.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Say } from './games/contract'
import type { Args } from './protocol'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

const PAGE = /\/words\/(\w+)\/page\.ftl$/
const GAME = /\/games\/(\w+)\/words\/(\w+)\.ftl$/

/** The first language of the reader that there are words for. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}

export class Words {
  /** `en`, `fr`, `en pollennation`, … */
  #bundles = new Map<string, FluentBundle>()
  #says = new Map<string, Say>()

  /** Catalogues by the path of their file. */
  constructor(catalogues: Record<string, string>) {
    for (const [path, text] of Object.entries(catalogues)) {
      const page = PAGE.exec(path)
      const game = GAME.exec(path)
      if (page) this.#add(page[1]!, page[1]!, text)
      else if (game) this.#add(`${game[2]} ${game[1]}`, game[2]!, text)
    }
  }

  #add(key: string, language: string, text: string): void {
    // Marks around arguments help where scripts of two directions meet; ours run one way.
    const bundle = new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource(text))
    this.#bundles.set(key, bundle)
  }

  /** The message in words, or null if no catalogue has it. */
  find(language: Language, game: string | null, id: string, args?: Args): string | null {
    const folder = game?.replaceAll('-', '_')
    for (const tongue of language === 'en' ? ['en'] : [language, 'en']) {
      for (const key of folder ? [`${tongue} ${folder}`, tongue] : [tongue]) {
        const bundle = this.#bundles.get(key)
        const pattern = bundle?.getMessage(id)?.value
        if (bundle && pattern) return bundle.formatPattern(pattern, args ?? null, [])
      }
    }
    return null
  }

  /** A function that is the same each time it is asked for. */
  say(language: Language, game: string | null = null): Say {
    const key = `${language} ${game ?? ''}`
    const known = this.#says.get(key)
    if (known) return known
    const say: Say = (id, args) => this.find(language, game, id, args) ?? id
    this.#says.set(key, say)
    return say
  }
}

export const words = new Words({
  ...import.meta.glob<string>('../../src/skep/words/*/page.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../src/skep/games/*/words/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
})
