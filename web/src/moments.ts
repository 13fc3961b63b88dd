/** Moments at which those who share this screen never want to be asked, kept for one table. */
const key = (table: string) => `skep-moments ${table}`

export function recallNever(table: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(table)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((kind) => typeof kind === 'string') : []
  } catch {
    return [] // No storage, or something else lay there: they are asked.
  }
}

export function rememberNever(table: string, kinds: readonly string[]): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(kinds))
  } catch {
    // A browser that keeps nothing follows it until the page is left.
  }
}
