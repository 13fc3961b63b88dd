"""What every table's page does: notes that cover nothing, replays from the end, one try a day."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE, WIDE, Visit
from browser.visitor import Visitor

BOT = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
COVERED = """
() => {
  const notes = [...document.querySelectorAll('.toast')].filter((note) => note.checkVisibility())
  const needed = document.querySelectorAll('main .board :is([data-choice], [data-slot]), .ask')
  const covers = (note, other) => {
    const [a, b] = [note.getBoundingClientRect(), other.getBoundingClientRect()]
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  }
  return notes.flatMap((note) => [...needed].filter((other) => covers(note, other)))
    .map((other) => other.getAttribute('aria-label') ?? other.className)
}
"""
"""What notes to the reader lie over."""


def rename(visitor: Visitor, name: str) -> None:
    visitor.page.get_by_label("Your name").fill(name)
    visitor.page.keyboard.press("Enter")


@pytest.mark.parametrize(("size", "most"), [(WIDE, 2), (PHONE, 1)])
def test_notes_do_not_pile_up_and_cover_nothing_one_plays_with(
    visit: Visit, size: tuple[int, int], most: int
) -> None:
    ann = visit(size)
    ann.open()
    ann.sit(BOT, setup="random", start="seat0")
    ann.await_turn()
    for name in ("Ann", "Anna", "Annabel"):
        rename(ann, name)
        ann.expect_toast(f"You are now {name}.")
    notes = ann.page.locator(".toast:visible")
    expect(notes).to_have_count(most)
    assert ann.page.evaluate(COVERED) == []
    ann.page.get_by_role("alert").get_by_role("button", name="Close").last.click()
    expect(ann.page.get_by_text("You are now Annabel.")).to_have_count(0)


def test_playing_again_against_a_bot_leaves_nobody_to_talk_to(visit: Visit) -> None:
    ann = visit()
    ann.open()
    table = ann.sit(BOT, setup="random")
    ann.call("POST", f"/tables/{table}/give-up", {"seat": 0})
    ann.button("Play again").click()
    ann.page.wait_for_url(lambda url: table not in url)
    ann.await_turn()
    expect(ann.page.locator("[data-log]")).to_be_visible()
    expect(ann.page.locator("[data-talk-panel]")).to_have_count(0)


def test_a_replay_opens_where_the_game_ended(visit: Visit) -> None:
    ann = visit()
    ann.open()
    table = ann.sit(BOT, setup="random", start="seat0")
    for turn in range(4):
        ann.await_turn()
        ann.choose(turn)
    ann.await_turn()
    ann.call("POST", f"/tables/{table}/give-up", {"seat": 0})
    ann.page.wait_for_selector("[data-end]")
    told = ann.log()
    ann.page.get_by_role("link", name="Replay").click()
    step = ann.page.locator("[data-step]")
    expect(step).to_have_text(re.compile(r"Step (\d+) of \1$"))
    assert ann.log()[-1] == told[-1]
    expect(ann.page.locator(".side .state").nth(1)).to_have_text("winner")
    ann.open(f"/replay/{table}?at=0")
    expect(step).to_have_text(re.compile("Step 0 of"))


def test_a_days_challenge_does_not_offer_what_it_refuses(visit: Visit) -> None:
    ann = visit()
    ann.open()
    daily = ann.call("POST", "/daily/bee-busy", {})["id"]
    ann.open(f"/t/{daily}")
    for _ in range(3):
        ann.await_turn()
        ann.choose()
    ann.await_turn()
    expect(ann.page.locator("[data-back], [data-back-move]")).to_have_count(0)
    expect(ann.page.locator("[data-purpose=daily]")).to_be_visible()
    other = ann.call(
        "POST", "/tables", {"game": "bee-busy", "options": {"players": 1}, "seats": [BOT[0]]}
    )
    ann.open(f"/t/{other['id']}")
    ann.await_turn()
    ann.choose()
    expect(ann.page.locator("[data-back]")).to_be_visible()


def test_a_game_played_alone_does_not_wait_for_anybody(visit: Visit) -> None:
    ann = visit()
    ann.open()
    ann.call("POST", "/daily/bee-busy", {})
    ann.open()
    card = ann.page.locator(".tables a")
    expect(card).to_contain_text("Solo")
    expect(card).to_contain_text("Daily challenge")
    expect(card).not_to_contain_text("Nobody else")
