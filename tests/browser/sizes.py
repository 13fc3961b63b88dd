"""How large things are on the screen: texts as they are rendered, targets as they are hit."""

from playwright.sync_api import Page

LEGIBLE = 12
"""No text on the screen is smaller, in CSS pixels, however the drawing around it is scaled."""
FINGER = 44
POINTER = 24

TEXTS = """
([within, least]) => {
  const UNREAD = 'script, style, noscript, option, title, desc, .unseen'
  const height = (box) => box.getBoundingClientRect().height / box.offsetHeight || 1
  /** By how much a drawing, or a transform around an element, enlarges its text. */
  function scale(element) {
    const drawn = element.closest('text')
    if (!drawn) return height(element.closest('*:not(svg *)') ?? document.body)
    const { a, b, c, d } = drawn.getScreenCTM()
    return Math.sqrt(Math.abs(a * d - b * c))
  }
  const seen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 0 && // within a drawing it is seen even where it is not
    !element.closest(UNREAD)
  const found = []
  const note = (element, text) => {
    const size = parseFloat(getComputedStyle(element).fontSize) * scale(element)
    const kind = element.getAttribute('class') ?? ''
    if (size < least - 0.05) found.push(`${size.toFixed(1)}px "${text}" ${element.tagName}.${kind}`)
  }
  for (const root of document.querySelectorAll(within)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.data.trim()
      const element = walker.currentNode.parentElement
      if (text && element && seen(element)) note(element, text)
    }
    for (const field of root.querySelectorAll('input, select, textarea')) {
      const silent = ['checkbox', 'radio', 'range', 'hidden', 'file'].includes(field.type)
      if (!silent && seen(field)) note(field, field.value || field.placeholder || field.name)
    }
  }
  return [...new Set(found)]
}
"""

TARGETS = """
([within, least]) => {
  const PRESSED = 'a[href], button, select, textarea, summary, input:not([type=hidden]), ' +
    ['button', 'link', 'tab', 'checkbox', 'radio', 'switch', 'slider']
      .map((role) => `[role=${role}]`).join(', ')
  const union = (boxes) => ({
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  })
  /** Where a pseudo-element that is placed on its own takes presses for the element. */
  function beyond(element, which) {
    const style = getComputedStyle(element, which)
    if (style.content === 'none' || style.position !== 'absolute') return []
    if (style.pointerEvents === 'none') return []
    const home = element.getBoundingClientRect()
    const left = home.left + element.clientLeft + parseFloat(style.left)
    const top = home.top + element.clientTop + parseFloat(style.top)
    const [width, height] = [parseFloat(style.width), parseFloat(style.height)]
    if ([left, top, width, height].some(Number.isNaN)) return []
    return [{ left, top, right: left + width, bottom: top + height }]
  }
  function area(element) {
    const around = ['::before', '::after'].flatMap((which) => beyond(element, which))
    const boxes = [element.getBoundingClientRect(), ...around]
    const labels = [...(element.labels ?? [])].filter((label) => label.contains(element))
    return union([...boxes, ...labels.map((label) => label.getBoundingClientRect())])
  }
  /** A link within a sentence is as high as its line. */
  const inline = (element) =>
    element.matches('a') && getComputedStyle(element).display === 'inline' &&
    [...element.parentElement.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
  const found = []
  for (const root of document.querySelectorAll(within)) {
    for (const element of root.querySelectorAll(PRESSED)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      if (element.closest('[inert], .unseen') || inline(element)) continue
      const box = area(element)
      const [width, height] = [box.right - box.left, box.bottom - box.top]
      if (box.bottom + scrollY <= 0 || width === 0) continue
      if (width >= least - 0.5 && height >= least - 0.5) continue
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)
      const kind = element.getAttribute('class') ?? ''
      found.push(`${width.toFixed(0)}x${height.toFixed(0)} "${name}" ${element.tagName}.${kind}`)
    }
  }
  return [...new Set(found)]
}
"""


def small_texts(page: Page, within: str = "body", least: float = LEGIBLE) -> list[str]:
    """Every visible text that is rendered smaller than so many pixels, with its size."""
    found: list[str] = page.evaluate(TEXTS, [within, least])
    return found


def small_targets(page: Page, least: float, within: str = "body") -> list[str]:
    """Everything that can be pressed and is smaller than a square of so many pixels, with its size.

    What a label, or a pseudo-element that lies over or around it, takes for it counts as its own; a
    link within a sentence is let be.
    """
    found: list[str] = page.evaluate(TARGETS, [within, least])
    return found
