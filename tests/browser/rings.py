"""Where the keyboard is must be seen: every ring around it, whole."""

from playwright.sync_api import Page

RINGS = """
(within) => {
  const FOCUSED = 'a[href], button:enabled, select, textarea, summary, input, [tabindex="0"]'
  const CUTS = ['hidden', 'clip', 'auto', 'scroll']
  const name = (element) =>
    `${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)} ` +
    `${element.tagName}.${element.getAttribute('class') ?? ''}`
  /** How everything that could show the focus looks. */
  const looks = (element) => [element, ...element.querySelectorAll('*')].map((each) => {
    const style = getComputedStyle(each)
    const painted = [style.stroke, style.strokeWidth, style.fill, style.backgroundColor]
    return [style.outline, style.boxShadow, ...painted].join()
  }).join(';')
  const grown = (box, by) =>
    ({ left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by })
  /** What a stroke adds to a drawn shape, in pixels of the screen. */
  function stroked(shape) {
    const { a, b, c, d } = shape.getScreenCTM()
    const style = getComputedStyle(shape)
    return style.stroke === 'none' ? 0
      : (parseFloat(style.strokeWidth) * Math.sqrt(Math.abs(a * d - b * c))) / 2
  }
  function rings(element) {
    if (element instanceof SVGElement) {
      const shapes = [element, ...element.querySelectorAll('*')]
        .filter((each) => each instanceof SVGGeometryElement && each.checkVisibility())
      return shapes.map((shape) => grown(shape.getBoundingClientRect(), stroked(shape)))
    }
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
    if (outlineStyle === 'none') return [element.getBoundingClientRect()]
    const around = parseFloat(outlineWidth) + parseFloat(outlineOffset)
    return [grown(element.getBoundingClientRect(), around)]
  }
  /** The boxes beyond which nothing of an element is painted. */
  function frames(element) {
    const found = []
    const page = document.documentElement
    for (let up = element.parentElement; up && up !== page; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up)
      if (!CUTS.includes(overflowX) && !CUTS.includes(overflowY)) continue
      if (up instanceof SVGElement && up.ownerSVGElement) continue
      found.push([up, up.getBoundingClientRect()])
    }
    return found
  }
  const found = []
  for (const root of document.querySelectorAll(within)) {
    for (const element of root.querySelectorAll(FOCUSED)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      document.activeElement?.blur()
      const before = looks(element)
      element.focus({ focusVisible: true })
      if (document.activeElement !== element) continue
      if (looks(element) === before) found.push(`no ring: ${name(element)}`)
      for (const [frame, box] of frames(element)) {
        for (const ring of rings(element)) {
          const across = Math.max(box.left - ring.left, ring.right - box.right)
          const cut = Math.max(across, box.top - ring.top, ring.bottom - box.bottom)
          const by = `cut by ${cut.toFixed(1)}px`
          if (cut > 0.6) found.push(`${by}: ${name(element)} in ${name(frame).slice(-40)}`)
        }
      }
    }
  }
  return [...new Set(found)]
}
"""


def bad_rings(page: Page, within: str = "main .board") -> list[str]:
    """Everything in there that the keyboard reaches without a ring, or with one that is cut off."""
    page.keyboard.press("Shift")  # from now on the focus is shown
    found: list[str] = page.evaluate(RINGS, within)
    return found
