"""Playing Bee Busy by its board."""

from playwright.sync_api import expect

from browser.shadow import Shadow
from browser.visitor import Visitor

DICE = ("own", "low", "high")
LINES = 7
ROUNDS = 25
MOST = 400


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
        advice = shadow.advice()
        token = match.game.token(advice)
        pick_die_to_change(ann, token)
        look_at_comb(ann, token)
        on_board(ann, advice)


def pick_die_to_change(ann: Visitor, token: str) -> None:
    """The wheel offers the values of one die at a time, at first those of the first it can."""
    if token.startswith("mod "):
        which = DICE.index(token.split()[1])
        ann.page.locator(".wheel .dice button").nth(which).dispatch_event("click")


def look_at_comb(ann: Visitor, token: str) -> None:
    """On a small screen walls are bought by way of a comb they belong to."""
    if token.startswith("wall ") and not ann.page.locator("polygon.wall").count():
        comb = token.split()[1].split("-", maxsplit=1)[0]
        ann.page.locator(f'[data-comb="{comb}"]').dispatch_event("click")


def assert_score_sheet(ann: Visitor, shadow: Shadow) -> int:
    """The end shows the score line by line, as it is, with its rank; the points."""
    shadow.catch_up()
    (points,) = shadow.match.state.scores()
    sheet = ann.page.locator("[data-score-sheet]")
    expect(sheet.locator("[data-total]")).to_have_text(str(points))
    lines = sheet.locator("td:not([data-total])").all_inner_texts()
    written = [int(text.replace("−", "-")) for text in lines]
    assert len(written) == LINES
    assert sum(written) == points
    expect(sheet.locator(".rank .title")).not_to_be_empty()
    expect(ann.page.get_by_role("heading", name=f"Done: {points} point")).to_be_visible()
    return points
