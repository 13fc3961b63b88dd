"""The page while the server moves to the compiled core: play goes on."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE, Visit
from server.playing import Playing

BOT = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
CODES = """
  // With which codes has the page been left?
  window.codes = []
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given)
      this.addEventListener('close', (event) => window.codes.push(event.code))
    }
  }
"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Playing]:
    """In place of the one that tests share: it runs on the interpreted core at first."""
    with Playing(str(tmp_path / "skep.sqlite"), tmp_path) as playing:
        yield playing
    assert playing.errors == ""


def test_a_game_against_a_bot_goes_on_through_the_move(visit: Visit, server: Playing) -> None:
    ann = visit()
    ann.page.add_init_script(CODES)
    ann.open()
    ann.sit(BOT)
    for choice in range(3):
        assert ann.await_turn()
        ann.choose(choice)
    assert ann.await_turn()
    before, shown = ann.number, ann.log()
    server.finish()
    ann.page.wait_for_function("() => window.codes.length > 0")
    assert ann.page.evaluate("window.codes") == [1012]
    for choice in range(6):
        assert ann.await_turn()
        ann.choose(choice)
    assert server.on_core()
    assert ann.number > before
    assert all(line in ann.log() for line in shown)
    assert ann.page.evaluate("window.codes") == [1012]


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
@pytest.mark.parametrize(
    ("locale", "told"),
    [("en-GB", r"Compiling for speed: 40%\."), ("fr-FR", r"Compilation en cours\s: 40\s%\.")],
)
def test_the_footer_says_how_far_the_compiler_is(
    visit: Visit, server: Playing, size: tuple[int, int], locale: str, told: str
) -> None:
    ann = visit(size, locale)
    server.compile(40)
    ann.open()
    line = ann.page.locator("footer [data-compiled]")
    expect(line).to_have_attribute("data-compiled", "40")
    expect(line).to_have_text(re.compile(told))
    assert ann.overflow() == 0
    server.compile(75)
    expect(line).to_have_attribute("data-compiled", "75")
    server.finish()
    expect(line).to_have_count(0)
