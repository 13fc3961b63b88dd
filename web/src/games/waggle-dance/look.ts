/** How the reader wants the night to be told, kept on this device. */
const STORE = 'skep-waggle-dance-skip'

export function recallSkip(): boolean {
  try {
    return localStorage.getItem(STORE) === 'yes'
  } catch {
    return false
  }
}

export function rememberSkip(skip: boolean): void {
  try {
    localStorage.setItem(STORE, skip ? 'yes' : 'no')
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
