/**
 * Words of the page and of the games, from the same Fluent catalogues the terminal reads. Each
 * language is fetched by its readers. A message is looked for in the reader's language, then in
 * English if that is there; a game's own words come before those of the page.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Say } from './games/contract'
import type { Args } from './protocol'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

const SHARED = /\/words\/(\w+)\/(?:common|page)\.ftl$/
const GAME = /\/games\/(\w+)\/words\/(\w+)\.ftl$/

/** The first language of the reader that there are words for. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}

/** French puts spaces before some signs and inside quotes: no line may break there. */
const typeset = (language: string, text: string): string =>
  language === 'fr' ? text.replace(/(?<=\S) (?=[;:!?»])|(?<=«) /g, '\u00a0') : text

export class Words {
  /** Texts by language (`en`), and by language and game (`en pollennation`). */
  #texts = new Map<string, string[]>()
  #bundles = new Map<string, FluentBundle>()
  #says = new Map<string, Say>()

  /** Catalogues by the path of their file. */
  constructor(catalogues: Record<string, string>) {
    this.learn(catalogues)
  }

  learn(catalogues: Record<string, string>): void {
    this.#bundles.clear()
    for (const [path, text] of Object.entries(catalogues)) {
      const shared = SHARED.exec(path)
      const game = GAME.exec(path)
      const key = shared ? shared[1]! : game ? `${game[2]} ${game[1]}` : path
      this.#texts.set(key, [...(this.#texts.get(key) ?? []), text])
    }
  }

  /** The message in words, or null if no catalogue has it. */
  find(language: Language, game: string | null, id: string, args?: Args): string | null {
    for (const tongue of language === 'en' ? ['en'] : [language, 'en']) {
      const bundle = this.#bundle(tongue, game)
      const pattern = bundle.getMessage(id)?.value
      if (pattern) return bundle.formatPattern(pattern, args ?? null, [])
    }
    return null
  }

  #bundle(language: string, game: string | null): FluentBundle {
    const key = game ? `${language} ${game.replaceAll('-', '_')}` : language
    const known = this.#bundles.get(key)
    if (known) return known
    // Marks around arguments help where scripts of two directions meet; ours run one way.
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of [
      ...(this.#texts.get(language) ?? []),
      ...(game ? (this.#texts.get(key) ?? []) : []),
    ]) {
      bundle.addResource(new FluentResource(typeset(language, text)), { allowOverrides: true })
    }
    this.#bundles.set(key, bundle)
    return bundle
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

export const words = new Words({})

const CATALOGUES = {
  en: () => import('./catalogues/en'),
  fr: () => import('./catalogues/fr'),
}
const fetched = new Set<Language>()

/** Fetches a language's words; nothing can be said in it before. */
export async function fetchWords(language: Language): Promise<void> {
  if (fetched.has(language)) return
  const { default: catalogues } = await CATALOGUES[language]()
  fetched.add(language)
  words.learn(catalogues)
}
