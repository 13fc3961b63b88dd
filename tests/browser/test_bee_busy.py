"""Bee Busy through the page: a game alone, two people at once, fingers, French, one screen."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE, WIDE, Visit
from browser.shadow import Shadow
from browser.visitor import Visitor

ALONE = [{"kind": "me"}]
LINES = 7
ROUNDS = 25
MOST = 400
TOUCH = 40
PRESS_LAST = """() => {
    const offered = [...document.querySelectorAll('main .board [data-choice]')]
    const last = offered.filter((each) => each.checkVisibility()).at(-1)
    last?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return last !== undefined
}"""
TOO_SMALL = """touch => [...document.querySelectorAll('main .board :is(button, label)')]
    .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < touch)
    .map((each) => each.outerHTML)"""


def open_table(ann: Visitor, seats: list[dict[str, str]], **options: str | int) -> str:
    table: str = ann.call(
        "POST", "/tables", {"game": "bee-busy", "seats": seats, "options": options}
    )["id"]
    ann.open(f"/t/{table}")
    ann.page.wait_for_selector("[data-status]")
    return table


def on_board(ann: Visitor, choice: int | str) -> None:
    """Make a choice where the board offers it."""
    before = ann.number
    ann.page.locator(f'main .board [data-choice="{choice}"]:visible').first.dispatch_event("click")
    ann.wait_beyond(before)


def play_alone(ann: Visitor, shadow: Shadow) -> int:
    """Press on the board whatever the bot advises, to the end; how many choices that took."""
    choices = 0
    while ann.await_turn():
        assert choices < MOST, "the game does not end"
        press_advice(ann, shadow)
        choices += 1
    return choices


def press_advice(ann: Visitor, shadow: Shadow) -> None:
    """One choice of the bot's, on the board. Dice are kept: who takes one is not asked again."""
    shadow.catch_up()
    match = shadow.match
    if match.game.choice("keep") in match.state.legal(0) and match.log[-1].seat == 0:
        while len(shadow.lines) == len(match.log):
            ann.page.wait_for_timeout(10)
    else:
        on_board(ann, shadow.advice())


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_game_alone_is_played_on_the_sheet_to_its_score(
    visit: Visit, size: tuple[int, int]
) -> None:
    ann = visit(size)
    ann.open()
    ann.page.get_by_role("link", name=re.compile("Set up a table.*Bee Busy")).click()
    ann.page.locator(".count label", has_text="1").click()
    shadow = Shadow(ann, "bee-busy", "easy", players=1)
    ann.button("Open the table").click()
    ann.page.wait_for_url("**/t/*")
    assert play_alone(ann, shadow) > ROUNDS
    shadow.catch_up()
    (points,) = shadow.match.state.scores()
    sheet = ann.page.locator("[data-score-sheet]")
    expect(sheet.locator("[data-total]")).to_have_text(str(points))
    written = [int(text) for text in sheet.locator("td:not([data-total])").all_inner_texts()]
    assert len(written) == LINES
    assert sum(written) == points
    expect(sheet.locator(".rank .title")).not_to_be_empty()
    expect(ann.page.get_by_role("heading", name=f"Done: {points} point")).to_be_visible()
    assert ann.overflow() <= 0


def test_a_die_laid_on_the_meadow_shows_what_it_reaches_before_it_is_chosen(visit: Visit) -> None:
    ann = visit()
    ann.open()
    open_table(ann, ALONE)
    ann.await_turn()
    ann.page.locator(".dice button[data-choice]").first.hover()
    expect(ann.page.locator(".column.hinted, .dice b:has-text('leaves 7')").first).to_be_visible()
    ann.page.locator(".dice button[data-choice]").first.click()
    ann.page.locator('.task [data-choice]:has-text("Stay")').click()
    expect(ann.page.locator(".meadow .die")).to_have_count(0)
    window = ann.page.locator('.task button[aria-label^="Lay the die on"]').first
    window.hover()
    expect(ann.page.locator(".meadow .die .fits").first).to_be_visible()
    before = ann.number
    window.click()
    ann.wait_beyond(before)


def test_two_people_write_at_once_and_nobody_waits_but_for_the_first_die(visit: Visit) -> None:
    ann, bob = visit(), visit(PHONE)
    ann.open()
    ann.page.wait_for_selector("article")
    table = open_table(ann, [{"kind": "me"}, {"kind": "friend"}], first=0)
    invite = ann.call("GET", f"/tables/{table}")["invite"]
    bob.open(f"/join/{table}/{invite}")
    bob.button(re.compile("Sit down as")).click()
    bob.page.wait_for_url("**/t/*")

    ann.await_turn()
    expect(bob.page.locator("[data-status]")).not_to_have_class(re.compile("mine"))
    take_a_die(ann)
    bob.page.wait_for_selector("[data-status].mine")
    finish_round(bob)
    expect(bob.page.locator(".task")).to_contain_text("Still writing")
    expect(bob.page.locator("[data-status]")).not_to_have_class(re.compile("mine"))
    shows_the_other_sheet_as_it_lay_open(ann)
    finish_round(ann)

    first, other = bob, ann
    for _ in range(ROUNDS - 1):
        take_a_die(first)
        other.page.wait_for_selector("[data-status].mine")
        finish_round(other)
        finish_round(first)
        first, other = other, first
    for each in (ann, bob):
        each.page.wait_for_selector("[data-end]")
        expect(each.page.locator("[data-score-sheet] [data-total]")).to_have_count(2)
        assert each.overflow() <= 0
    totals = [each.page.locator("[data-total]").all_inner_texts() for each in (ann, bob)]
    assert totals[0] == totals[1]
    assert totals[0] == [str(score) for score in ann.call("GET", f"/tables/{table}")["scores"]]


def round_of(visitor: Visitor) -> str:
    return visitor.page.locator(".state b").first.inner_text()


def take_a_die(visitor: Visitor) -> None:
    """The first player's die; before it, a bee to lose if the mites strike."""
    while visitor.await_turn():
        dice = visitor.page.locator(".dice [data-choice]")
        if dice.count():
            before = visitor.number
            dice.first.dispatch_event("click")
            visitor.wait_beyond(before)
            return
        press_something(visitor)


def finish_round(visitor: Visitor) -> None:
    """Work until nothing is asked of this seat in this round."""
    now = round_of(visitor)
    while True:
        expect(visitor.page.locator("[data-status]")).not_to_have_text("Sending …")
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
    expect(ann.page.locator(".foreign")).to_contain_text("as it lay when the round began")
    expect(ann.page.locator("[data-sheet='1']")).to_be_visible()
    assert ann.page.locator("[data-sheet='1'] [data-choice]").count() == 0
    ann.button("Back to my sheet").click()
    expect(ann.page.locator("[data-sheet='0']")).to_be_visible()


def test_a_finger_looks_before_it_takes_a_die(visit: Visit) -> None:
    ann = visit(PHONE, touch=True)
    ann.open()
    open_table(ann, ALONE)
    ann.await_turn()
    before = ann.number
    die = ann.page.locator(".dice button[data-choice]").first
    die.tap()
    expect(die).to_have_class(re.compile("looked"))
    assert ann.number == before
    die.tap()
    ann.wait_beyond(before)


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
    ann.page.locator("[data-handover] button").click()
    take_a_die(ann)
    for _ in range(MOST):
        if ann.page.locator("[data-handover]").count():
            break
        press_something(ann)
        ann.page.wait_for_timeout(100)
    cover = ann.page.locator("[data-handover]")
    expect(cover.get_by_role("heading")).to_have_text("Pass the device to Bob")
    expect(ann.page.locator("main .board [data-sheet]")).to_have_count(0)
    cover.get_by_role("button").click()
    expect(ann.page.locator("[data-sheet='1']")).to_be_visible()
