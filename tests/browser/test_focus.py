"""Whoever uses the keyboard sees where they are, and is led along when the page changes."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, WIDE, Visit

FAR = 120
BOT = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
CLIPPED = """
() => {
  const here = document.activeElement
  const style = getComputedStyle(here)
  if (style.outlineStyle === 'none' || here instanceof SVGElement) return null
  const beyond = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset)
  const box = here.getBoundingClientRect()
  const ring = {
    left: box.left - beyond, top: box.top - beyond,
    right: box.right + beyond, bottom: box.bottom + beyond,
  }
  const cuts = []
  /** Where scrolling would show more, nothing is cut off for good. */
  function hold(name, clip, more = {}) {
    for (const side of ['left', 'top', 'right', 'bottom']) {
      const sign = side === 'left' || side === 'top' ? 1 : -1
      const over = sign * (clip[side] - ring[side])
      if (over > 0.5 && !more[side]) cuts.push(`${over.toFixed(1)}px ${side} by ${name}`)
      if (over > 0) ring[side] = clip[side]
    }
  }
  hold('the screen', { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity })
  for (let each = here.parentElement; each && each !== document.body; each = each.parentElement) {
    const { overflowX, overflowY, overflowClipMargin } = getComputedStyle(each)
    const outer = each.getBoundingClientRect()
    const inside = getComputedStyle(each, '::details-content')
    if (each.matches('details') && !here.matches('summary') && inside.overflowX !== 'visible') {
      const spare = inside.overflowX === 'clip' ? parseFloat(inside.overflowClipMargin) || 0 : 0
      const top = each.querySelector('summary').getBoundingClientRect().bottom
      hold('details', {
        left: outer.left - spare, right: outer.right + spare,
        top: top - spare, bottom: outer.bottom + spare,
      })
    }
    if (overflowX === 'visible' && overflowY === 'visible') continue
    const spare = overflowX === 'clip' ? parseFloat(overflowClipMargin) || 0 : 0
    const clip = {
      left: outer.left + each.clientLeft - spare,
      top: outer.top + each.clientTop - spare,
      right: outer.left + each.clientLeft + each.clientWidth + spare,
      bottom: outer.top + each.clientTop + each.clientHeight + spare,
    }
    hold(`${each.tagName}.${each.className}`, clip, {
      top: each.scrollTop > 0,
      bottom: each.scrollTop + each.clientHeight < each.scrollHeight - 1,
      left: each.scrollLeft > 0,
      right: each.scrollLeft + each.clientWidth < each.scrollWidth - 1,
    })
  }
  if (!cuts.length) return null
  const name = here.getAttribute('aria-label') ?? here.textContent.trim().slice(0, 30)
  return `${here.tagName}.${here.className} "${name}": ${cuts.join(', ')}`
}
"""
"""What is missing of the ring around what has the focus, if anything is."""


def clipped_rings(page: Page) -> list[str]:
    """Walk over the page with the Tab key, and look at the ring around everything on the way."""
    page.evaluate("document.activeElement.blur()")
    cut: list[str] = []
    for _ in range(FAR):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            break
        found = page.evaluate(CLIPPED)
        if found and found not in cut:
            cut.append(found)
    return cut


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_the_ring_around_what_has_the_focus_is_whole(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size)
    ann.open()
    cut: list[str] = []
    for path in ("/", "/new/pollennation", "/you", "/daily"):
        ann.open(path)
        ann.page.wait_for_selector("main h1")
        ann.page.wait_for_load_state("networkidle")
        cut += clipped_rings(ann.page)
    ann.sit([{"kind": "me"}, {"kind": "friend"}])
    ann.page.wait_for_selector("aside section")
    cut += clipped_rings(ann.page)
    table = ann.sit(BOT, setup="random", start="seat0")
    ann.choose()
    ann.await_turn()
    ann.show_list()
    cut += clipped_rings(ann.page)
    ann.call("POST", f"/tables/{table}/give-up", {"seat": 0})
    ann.page.wait_for_selector("[data-end]")
    cut += clipped_rings(ann.page)
    ann.open(f"/replay/{table}")
    ann.page.wait_for_selector("[data-step]")
    cut += clipped_rings(ann.page)
    assert not cut, "\n".join(cut)


def test_going_to_another_page_leads_the_focus_to_its_heading(visit: Visit) -> None:
    ann = visit()
    ann.open()
    page = ann.page
    page.wait_for_selector("article")
    heading = page.get_by_role("heading", level=1)

    page.get_by_role("link", name=re.compile("Create a table.*PollenNation")).press("Enter")
    page.wait_for_url("**/new/pollennation")
    expect(heading).to_be_focused()
    expect(heading).to_have_text("New table: PollenNation")
    page.get_by_role("link", name="You", exact=True).click()
    page.wait_for_url("**/you")
    expect(heading).to_be_focused()
    page.go_back()
    expect(heading).to_have_text("New table: PollenNation")
    expect(heading).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('main form') !== null")
    ann.open()
    ann.button(re.compile("^Play PollenNation")).click()
    page.wait_for_url("**/t/*")
    expect(heading).to_have_text("PollenNation")
    expect(heading).to_be_focused()
    page.reload()
    page.wait_for_selector("[data-status]")
    assert page.evaluate("document.activeElement === document.body")
