"""Clocks, taking back and giving up in real browsers: two people, or one against a bot."""

import re
import time
from typing import Any

from playwright.sync_api import Locator, expect

from browser.conftest import PHONE, Visit
from browser.visitor import MY_TURN, Visitor
from patience import PATIENCE

OPEN = {"setup": "open", "deal": "fixed"}
FRIENDS = [{"kind": "me"}, {"kind": "friend"}]


def sit_together(ann: Visitor, bob: Visitor, pace: dict[str, Any] | None = None) -> str:
    """Ann opens a table of PollenNation and Bob joins; its id."""
    ann.open()
    ann.page.wait_for_selector("article")
    bob.open()
    bob.page.wait_for_selector("article")
    wish = {"game": "pollennation", "seats": FRIENDS, "options": OPEN, "pace": pace}
    table = ann.call("POST", "/tables", wish)
    bob.call("POST", f"/tables/{table['id']}/join", {"invite": table["invite"]})
    for person in (ann, bob):
        person.open(f"/t/{table['id']}")
        person.page.wait_for_selector("[data-status]")
    found: str = table["id"]
    return found


def mover_and_other(ann: Visitor, bob: Visitor) -> tuple[Visitor, Visitor]:
    """Who is asked first, and who waits."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for mover, other in ((ann, bob), (bob, ann)):
            if mover.page.locator(MY_TURN).count():
                return mover, other
        ann.page.wait_for_timeout(20)
    raise AssertionError("it is nobody's turn")


def expect_told(person: Visitor, text: str) -> None:
    expect(person.page.locator("[data-log] li", has_text=text)).to_have_count(1)


def take_back(person: Visitor) -> Locator:
    return person.page.locator("[data-back]")


def test_a_clock_runs_out(visit: Visit) -> None:
    ann, bob = visit(), visit(size=PHONE)
    sit_together(ann, bob, {"kind": "live", "base": 9, "increment": 0, "late": "forfeit"})
    mover, other = mover_and_other(ann, bob)
    running = mover.page.locator('[data-clock="runs"]')
    expect(running).to_have_text(re.compile(r"^\d\.\d$"))
    expect(running).to_have_class(re.compile("short"))
    expect(mover.page.locator('[data-clock="stands"]')).to_have_text(re.compile(r"^9\.0$"))
    assert bob.overflow() <= 0
    mover.page.wait_for_function(
        "shown => Number(document.querySelector('[data-clock=runs]')?.innerText) < shown",
        arg=float(running.inner_text()),
    )
    mover.page.wait_for_selector("[data-end]")
    other.page.wait_for_selector("[data-end]")
    expect(other.page.locator("[data-end] h2")).to_have_text(
        re.compile(r"^You won! .+ ran out of time\.$")
    )
    expect_told(other, "ran out of time")
    expect(mover.page.locator("[data-clock='runs']")).to_have_count(0)


def test_taking_back_is_asked_refused_and_granted(visit: Visit) -> None:
    ann, bob = visit(), visit()
    sit_together(ann, bob)
    mover, other = mover_and_other(ann, bob)
    mover.choose()
    if not other.page.locator("[data-choices]").count():
        other.page.wait_for_selector("[data-choices]")
    other.choose()
    mover.page.wait_for_selector("[data-choices]")
    lines = len(mover.log())
    take_back(mover).click()
    expect(mover.page.locator("[data-asking]")).to_be_visible()
    expect(other.page.locator("[data-ask]")).to_be_visible()
    other.button("Refuse").click()
    expect(mover.page.locator("[data-asking]")).to_have_count(0)
    assert len(mover.log()) == lines
    take_back(mover).click()
    mover.expect_toast(re.compile("Already"))

    mover.choose()
    other.page.wait_for_selector("[data-choices]")
    other.choose()
    mover.page.wait_for_selector("[data-choices]")
    before = mover.number
    take_back(mover).click()
    other.button("Allow").first.click()
    mover.wait_beyond(before)
    expect(mover.page.locator("[data-choices]")).to_be_visible()
    expect_told(mover, "a move")
    expect_told(other, "a move")
    assert len(mover.log()) == lines + 1


def test_a_choice_is_taken_back_freely_against_a_bot(visit: Visit) -> None:
    """While one's own move still goes on, nobody has acted on it."""
    ann = visit()
    ann.open()
    ann.sit([{"kind": "me"}, {"kind": "bot", "level": "easy"}], **OPEN)
    assert ann.await_turn()
    before = ann.number
    ann.choose()
    ann.page.wait_for_selector("[data-back]")
    shown = ann.number
    take_back(ann).click()
    ann.wait_beyond(shown)
    assert shown > before
    expect(ann.page.locator("[data-asking]")).to_have_count(0)
    expect_told(ann, "a move")
    assert ann.await_turn()


def test_the_host_pauses_and_the_guest_goes_on(visit: Visit) -> None:
    ann, bob = visit(), visit()
    sit_together(ann, bob, {"kind": "live", "base": 600, "increment": 5, "late": "bot"})
    expect(ann.page.locator('[data-clock="runs"]')).to_have_count(1)
    expect(bob.button("Pause")).to_have_count(0)
    ann.button("Pause").click()
    expect(bob.page.locator("[data-paused]")).to_be_visible()
    expect(bob.page.locator('[data-clock="runs"]')).to_have_count(0)
    bob.button("Resume").click()
    expect(ann.page.locator("[data-paused]")).to_have_count(0)
    expect(ann.page.locator('[data-clock="runs"]')).to_have_count(1)


def test_giving_up_asks_first(visit: Visit) -> None:
    ann, bob = visit(), visit()
    sit_together(ann, bob)
    ann.button("Resign").click()
    ann.button("Keep playing").click()
    expect(ann.page.locator("[data-end]")).to_have_count(0)
    ann.button("Resign").click()
    ann.page.locator(".card").get_by_role("button", name="Resign").click()
    bob.page.wait_for_selector("[data-end]")
    expect(bob.page.locator("[data-end] h2")).to_have_text(re.compile(r"^You won! .+ resigned\.$"))
    expect_told(bob, "resigns")


def test_time_is_chosen_when_a_table_is_set_up(visit: Visit) -> None:
    ann = visit(size=PHONE)
    ann.open("/new/pollennation")
    ann.page.get_by_role("radio", name="Live").check()
    ann.button("30 min + 20 s").click()
    expect(ann.page.get_by_label("Minutes for the whole game")).to_have_value("30")
    ann.page.get_by_label("Extra seconds for each turn").fill("7")
    ann.page.get_by_label("When time runs out").select_option("forfeit")
    assert ann.overflow() <= 0
    ann.button("Create table").click()
    ann.page.wait_for_url("**/t/*")
    table = ann.call("GET", "/tables")[0]
    assert table["pace"] == {"kind": "live", "base": 1800, "increment": 7, "late": "forfeit"}
    expect(ann.page.locator("[data-clock]")).to_have_count(1)
    ann.open()
    expect(ann.page.locator(".tables a").first).to_contain_text("30 min + 7 s")


def test_vacation(visit: Visit) -> None:
    ann = visit()
    ann.open("/you")
    ann.page.get_by_label("Days").fill("4")
    ann.button("Go on vacation").click()
    expect(ann.page.get_by_text("You’re away until")).to_be_visible()
    expect(ann.page.get_by_text("24 days left")).to_be_visible()
    ann.button("I’m back").click()
    expect(ann.button("Go on vacation")).to_be_visible()
