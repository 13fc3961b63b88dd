"""Bee Busy through the page: a game alone, two people at once, fingers, French, one screen."""

import re
import time
from typing import Literal

import pytest
from playwright.sync_api import expect

from browser.bee_busy import ROUNDS, assert_score_sheet, open_table, play_alone, press_advice
from browser.conftest import PHONE, WIDE, Visit
from browser.shadow import Shadow
from browser.test_access import axe, objections  # noqa: F401
from browser.visitor import Visitor
from patience import PATIENCE

ALONE = [{"kind": "me"}]
MOST = 100
TOUCH = 44
PRESS_LAST = """() => {
    const offered = [...document.querySelectorAll('main .board [data-choice]')]
    const last = offered.filter((each) => each.checkVisibility()).at(-1)
    last?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return last !== undefined
}"""
TOO_SMALL = """touch => [...document.querySelectorAll('main .board :is(button, label)')]
    .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < touch)
    .map((each) => each.outerHTML)"""


def test_a_game_alone_is_played_on_the_sheet_to_its_score(visit: Visit) -> None:
    ann = visit(PHONE)
    ann.open()
    ann.page.get_by_role("link", name=re.compile("Create a table.*Bee Busy")).click()
    ann.page.locator(".count label", has_text="1").click()
    shadow = Shadow(ann, "bee-busy", "easy", players=1)
    ann.button("Create table").click()
    ann.page.wait_for_url("**/t/*")
    assert play_alone(ann, shadow) > ROUNDS
    assert_score_sheet(ann, shadow)
    assert ann.overflow() <= 0


def open_with_dice(ann: Visitor) -> None:
    """A game alone whose first roll leaves a choice, and no upgrade that asks for another."""
    while True:
        open_table(ann, ALONE)
        ann.await_turn()
        dice = ann.page.locator(".dice button[data-choice]")
        if dice.count() and "leaves 12" not in dice.first.inner_text():
            return


def test_a_die_laid_on_the_meadow_shows_what_it_reaches_before_it_is_chosen(visit: Visit) -> None:
    ann = visit()
    ann.open()
    open_with_dice(ann)
    ann.page.locator(".dice button[data-choice]").first.hover()
    expect(ann.page.locator(".column.hinted, .dice b:has-text('leaves 7')").first).to_be_visible()
    ann.page.locator(".dice button[data-choice]").first.click()
    ann.page.locator('.task [data-choice]:has-text("Stay")').click()
    window = ann.page.locator('.task button[aria-label^="Lay the die on"]').first
    window.hover()
    expect(ann.page.locator(".meadow .die .fits").first).to_be_visible()
    before = ann.number
    window.click()
    ann.wait_beyond(before)


def test_two_people_write_at_once_and_nobody_waits_but_for_the_first_die(visit: Visit) -> None:
    ann, bob = visit(), visit(PHONE)
    ann.open()
    table = open_table(ann, [{"kind": "me"}, {"kind": "friend"}], first=0)
    invite = ann.call("GET", f"/tables/{table}")["invite"]
    bob.open(f"/join/{table}/{invite}")
    bob.button(re.compile("Join as")).click()
    bob.page.wait_for_url("**/t/*")

    ann.await_turn()
    if ann.page.locator(".dice [data-choice]").count():  # three equal dice are nobody's choice
        expect(bob.page.locator("[data-status]")).not_to_have_class(re.compile("mine"))
        take_a_die(ann)
    bob.page.wait_for_selector("[data-status].mine")
    finish_round(bob)
    expect(bob.page.locator(".task")).to_contain_text("Still writing")
    expect(bob.page.locator("[data-status]")).not_to_have_class(re.compile("mine"))
    shows_the_other_sheet_as_it_lay_open(ann)
    finish_round(ann)

    ended = ann.page.locator("[data-end]")
    while not ended.count():
        for each in (ann, bob):
            if each.page.locator("[data-status].mine").count():
                press_something(each)
    for each in (ann, bob):
        each.page.wait_for_selector("[data-end]")
        expect(each.page.locator("[data-score-sheet] [data-total]")).to_have_count(2)
        assert each.overflow() <= 0
    totals = [written_totals(each) for each in (ann, bob)]
    assert totals[0] == totals[1]
    assert totals[0] == ann.call("GET", f"/tables/{table}")["scores"]


def written_totals(visitor: Visitor) -> list[int]:
    totals = visitor.page.locator("[data-total]").all_inner_texts()
    return [int(total.replace("−", "-")) for total in totals]


def round_of(visitor: Visitor) -> str:
    return visitor.page.locator(".state b").first.inner_text()


def take_a_die(visitor: Visitor) -> None:
    before = visitor.number
    visitor.page.locator(".dice [data-choice]").first.dispatch_event("click")
    visitor.wait_beyond(before)


def finish_round(visitor: Visitor) -> None:
    """Work until nothing is asked of this seat in this round."""
    now = round_of(visitor)
    while True:
        expect(visitor.page.locator("[data-status]")).not_to_have_text("Sending…")
        mine = visitor.page.locator("[data-status].mine").count()
        if not mine or round_of(visitor) != now:
            return
        press_something(visitor)


def press_something(visitor: Visitor) -> None:
    """The last of the answers on the board: mostly on to the next area, or done."""
    before = visitor.number
    if visitor.page.evaluate(PRESS_LAST):
        visitor.wait_beyond(before)


def shows_the_other_sheet_as_it_lay_open(ann: Visitor) -> None:
    """One press shows the other hive, as it was when the round began, and one brings mine back."""
    ann.page.locator(".side li button").nth(1).click()
    expect(ann.page.locator(".foreign")).to_contain_text("at the start of the round")
    expect(ann.page.locator("[data-sheet='1']")).to_be_visible()
    assert ann.page.locator("[data-sheet='1'] [data-choice]").count() == 0
    ann.button("Back to my sheet").click()
    expect(ann.page.locator("[data-sheet='0']")).to_be_visible()


def test_a_finger_looks_before_it_takes_a_die(visit: Visit) -> None:
    ann = visit(PHONE, touch=True)
    ann.open()
    open_with_dice(ann)
    before = ann.number
    die = ann.page.locator(".dice button[data-choice]").first
    die.tap()
    expect(die).to_have_class(re.compile("looked"))
    assert ann.number == before
    die.tap()
    ann.wait_beyond(before)


def test_undoing_lands_on_a_question_that_was_asked(visit: Visit) -> None:
    """The board keeps a die by itself: whether to change one was never asked."""
    ann = visit()
    ann.open()
    open_with_dice(ann)
    dice = ann.page.locator(".dice button[data-choice]")
    before = dice.count()
    dice.first.click()
    expect(ann.page.locator('.task [data-choice]:has-text("Stay")')).to_be_visible()
    ann.page.locator("[data-back]").click()
    expect(dice).to_have_count(before)
    expect(ann.page.locator(".wheel")).to_have_count(0)


def test_after_the_crawl_walls_alone_are_asked_for(visit: Visit) -> None:
    ann = visit()
    ann.open()
    shadow = Shadow(ann, "bee-busy", "easy", players=1)
    open_table(ann, ALONE)
    question = ann.page.locator(".task .ask")
    while ann.await_turn():
        shadow.catch_up()
        phase = shadow.match.state.view(0)["phase"]
        if phase == "walls":
            expect(question).to_have_text("Build walls, or stop.")
            expect(ann.page.locator("[data-status]")).to_have_text("Build walls, or stop.")
            return
        if phase == "crawl":
            expect(question).to_have_text("Crawl, or stop.")
        press_advice(ann, shadow)
    raise AssertionError("no wall was to be built in the whole game")


def test_a_round_is_played_by_keys(visit: Visit) -> None:
    ann = visit()
    ann.open()
    open_table(ann, ALONE)
    ann.await_turn()
    ann.page.locator(".board [data-choice]").first.focus()
    now = round_of(ann)
    for _ in range(MOST):
        if round_of(ann) != now:
            break
        before = ann.number
        if ann.page.locator(".task:focus").count():  # every answer costs something
            ann.page.keyboard.press("Enter")
            assert ann.number == before
            ann.page.keyboard.press("Tab")
        ann.page.keyboard.press("Enter")
        ann.wait_beyond(before)
        expect(ann.page.locator(".board :is([data-choice], .task):focus")).to_have_count(1)
    assert round_of(ann) != now


@pytest.mark.parametrize(("size", "scheme"), [(WIDE, "light"), (PHONE, "dark")])
def test_axe_objects_to_nothing_on_the_sheet(
    visit: Visit,
    axe: str,  # noqa: F811 -- the fixture
    size: tuple[int, int],
    scheme: Literal["light", "dark"],
) -> None:
    ann = visit(size)
    ann.page.emulate_media(color_scheme=scheme)
    ann.open()
    ann.page.wait_for_selector("article")
    open_table(ann, [{"kind": "me"}, {"kind": "bot", "level": "easy"}], first=0)
    for _ in range(2):
        ann.await_turn()
        assert objections(ann.page, axe) == []
        press_something(ann)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_everything_to_press_fits_a_phone_and_a_finger(visit: Visit, locale: str) -> None:
    ann = visit(PHONE, locale)
    ann.open()
    shadow = Shadow(ann, "bee-busy", "easy", players=1)
    open_table(ann, ALONE)
    for _ in range(30):
        assert ann.await_turn()
        assert ann.overflow() <= 0
        assert ann.page.evaluate(TOO_SMALL, TOUCH) == []
        press_advice(ann, shadow)


def test_on_one_screen_the_sheet_is_covered_while_it_changes_hands(visit: Visit) -> None:
    ann = visit()
    ann.open()
    ann.page.wait_for_selector("article")
    open_table(ann, [{"kind": "me"}, {"kind": "local", "name": "Bob"}], first=0)
    cover = ann.page.locator("[data-handover]")
    cover.get_by_role("button").click()
    expect(cover).to_have_count(0)
    end = time.monotonic() + PATIENCE
    while not cover.count() and time.monotonic() < end:
        ann.page.evaluate(PRESS_LAST)
        ann.page.wait_for_timeout(100)
    expect(cover.get_by_role("heading")).to_have_text("Pass the device to Bob")
    expect(ann.page.locator("main .board [data-sheet]")).to_have_count(0)
    cover.get_by_role("button").click()
    expect(ann.page.locator("[data-sheet='1']")).to_be_visible()
