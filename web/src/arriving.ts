/** Leads whoever goes to another page of ours to its heading, which a screen reader then reads out. */

/** Focuses the heading as soon as the page has one, unless the page has taken the focus itself. */
export function arrive(): () => void {
  if (lead()) return () => {}
  const watch = new MutationObserver(() => {
    if (lead()) watch.disconnect()
  })
  watch.observe(document.body, { childList: true, subtree: true })
  return () => watch.disconnect()
}

function lead(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return false
  if (!heading.closest('main')?.contains(document.activeElement)) {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  return true
}
