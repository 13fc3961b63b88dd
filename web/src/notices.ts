/** Notices of this browser: my turn at a table whose tab is open and out of sight. */
const KEY = 'skep-notices'
const YES = 'yes'

/** Has the browser notices at all? */
export const possible = (): boolean => 'Notification' in globalThis

/** Does the reader want them, and does the browser let us? */
export function wanted(): boolean {
  try {
    return possible() && Notification.permission === 'granted' && localStorage.getItem(KEY) === YES
  } catch {
    return false
  }
}

/** The reader wants notices, or does not any more; are they on now? Asks the browser if it must. */
export async function want(on: boolean): Promise<boolean> {
  if (!possible()) return false
  const allowed = on && (await Notification.requestPermission()) === 'granted'
  try {
    if (allowed) localStorage.setItem(KEY, YES)
    else localStorage.removeItem(KEY)
  } catch {
    return false
  }
  return allowed
}

/** Say something, unless the page is in sight; a newer notice of a table takes the older's place. */
export function notify(title: string, text: string, table: string): void {
  if (!document.hidden || !wanted()) return
  try {
    const notice = new Notification(title, { body: text, tag: table })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  } catch {
    // Some browsers of phones have notices only for installed pages.
  }
}
