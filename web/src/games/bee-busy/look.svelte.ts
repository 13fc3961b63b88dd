/** What the reader is looking at before choosing: a die, a window, a comb, a way to crawl. */
export class Look {
  die = $state<number | null>(null)
  window = $state<string | null>(null)
  comb = $state<string | null>(null)
  /** The comb a crawl would lead to. */
  crawl = $state<string | null>(null)
  /** Whose sheet is shown; null for one's own. */
  seat = $state<number | null>(null)

  /** Something else is asked now. */
  forget(): void {
    this.die = this.window = this.comb = this.crawl = null
  }
}
