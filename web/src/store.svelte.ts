/** What the whole page shares: language, address, person, games, and notes to the reader. */
import { MediaQuery } from 'svelte/reactivity'
import { ApiError, api } from './api'
import { Offset } from './clock'
import { fetchPart } from './fetching'
import type { GameInfo, Person } from './protocol'
import { read, type Route } from './router'
import { fetchWords, LANGUAGES, preferred, words, type Language } from './words'

const LANGUAGE = 'skep-language'
const TOAST_SECONDS = 7
/** More at once would be read by nobody. */
const TOASTS = 2

export interface Toast {
  key: number
  text: string
  kind: 'bad' | 'good'
}

class Store {
  language = $state<Language>(kept() ?? preferred(navigator.languages))
  route = $state.raw<Route>(read(location.pathname + location.search))
  me = $state.raw<Person | null>(null)
  games = $state.raw<GameInfo[] | null>(null)
  /** How much of the server's core is compiled, in per cent; null if nobody waits for it. */
  compiled = $state<number | null>(null)
  /** The host shows the laboratory's reports. */
  lab = $state(false)
  toasts = $state.raw<Toast[]>([])
  /** Read out politely whenever it changes. */
  announcement = $state('')
  say = $derived(words.say(this.language))
  /** This device's clock beside the server's. */
  readonly offset = new Offset()
  #motion = new MediaQuery('(prefers-reduced-motion: reduce)')
  #toast = 0

  get reduced(): boolean {
    return this.#motion.current
  }

  async speak(language: Language): Promise<void> {
    try {
      await fetchPart(() => fetchWords(language))
    } catch (error) {
      return this.toast(this.explain(error))
    }
    this.language = language
    try {
      localStorage.setItem(LANGUAGE, language)
    } catch {
      // A browser that keeps nothing still switches for this visit.
    }
  }

  go(path: string, replace = false): void {
    if (path !== location.pathname + location.search) {
      if (replace) history.replaceState(null, '', path)
      else history.pushState(null, '', path)
    }
    this.follow()
    scrollTo(0, 0)
  }

  /** Show what the address says. */
  follow(): void {
    this.route = read(location.pathname + location.search)
  }

  /** Fetches what every page needs, once. */
  async ready(): Promise<void> {
    // One after the other: the first call makes the guest, the second must already be theirs.
    this.me ??= await api.me()
    if (!this.games) await this.fetchGames()
  }

  async fetchGames(): Promise<void> {
    const { games, compiled, lab } = await api.games()
    this.games ??= games
    this.compiled = compiled
    this.lab = lab
  }

  toast(text: string, kind: Toast['kind'] = 'bad'): void {
    const key = ++this.#toast
    const others = this.toasts.filter((toast) => toast.text !== text)
    this.toasts = [...others, { key, text, kind }].slice(-TOASTS)
    setTimeout(() => this.dismiss(key), TOAST_SECONDS * 1000)
  }

  dismiss(key: number): void {
    this.toasts = this.toasts.filter((toast) => toast.key !== key)
  }

  /** What went wrong, in words. */
  explain(error: unknown): string {
    if (!(error instanceof ApiError)) return this.say('error-unknown')
    return this.inWords(error.code, error.message)
  }

  inWords(code: string, message: string): string {
    return words.find(this.language, null, `error-${code}`) ?? message
  }
}

function kept(): Language | null {
  try {
    const language = localStorage.getItem(LANGUAGE)
    return LANGUAGES.find((known) => known === language) ?? null
  } catch {
    return null
  }
}

export const store = new Store()
