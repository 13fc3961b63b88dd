"""Waggle Dance through the page: a whole game of four seats, played on the board itself."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE, WIDE, Visit
from browser.sizes import FINGER, small_targets
from browser.test_access import axe, objections
from browser.visitor import Visitor
from browser.waggle_dance import Player, sit

__all__ = ["axe"]

BOTS = [{"kind": "bot", "level": "easy"}] * 3
PEOPLE = [{"kind": "me"}, {"kind": "local", "name": "Bob"}]
SHORT: dict[str, str | int] = {"honey_target": 3, "round_limit": 10, "queen_deck": "all14"}
DAY_CARDS = {
    "Volunteer", "Overtime", "Directions", "Shift Change", "Sick Leave", "Dirty Trick", "Feint",
}  # fmt: skip
ASKED = "[data-status].mine, [data-handover]"
SERVED = """before => document.querySelector('[data-handover]')
  || Number(document.querySelector('[data-status]').dataset.number) !== before"""
"""The next choice is asked for, or the screen is covered (each seat has numbers of its own)."""
PLAYED = re.compile(r"You play ([A-Z][\w’]+(?: [A-Z]\w+)?)")


def cards_played(ann: Visitor) -> set[str]:
    return {card for line in ann.log() for card in PLAYED.findall(line)}


def test_a_whole_game_of_four_with_a_reload_at_night(visit: Visit) -> None:
    ann = visit()
    sit(ann, [{"kind": "me"}, *BOTS], **SHORT)
    player = Player(ann)
    reloaded = False
    for _ in player.turns_to_make():
        assert ann.overflow() <= 0
        if player.is_night and not reloaded:
            reload(player)
            reloaded = True
        player.choose()
    unfold_log(ann)
    assert reloaded
    played = cards_played(ann)
    assert played & DAY_CARDS, played
    assert played - DAY_CARDS, played
    assert any(re.search(r"(wins|The last round)", line) for line in ann.log())
    expect(ann.button("Play again")).to_be_visible()
    expect(player.board.get_by_text("winner").first).to_be_visible()
    expect(player.board.locator(".ending li")).to_have_count(4)
    ann.page.get_by_role("link", name="Replay").click()
    ann.page.wait_for_selector("[data-step]")
    expect(player.board.locator(".ending li")).to_have_count(4)
    ann.page.keyboard.press("Home")
    expect(player.board.locator(".ending")).to_have_count(0)
    ann.page.keyboard.press("End")
    expect(player.board.locator(".ending li")).to_have_count(4)
    expect(player.board.locator("[data-choice]")).to_have_count(0)


def test_a_round_by_finger_on_a_phone_with_a_reload_at_night(visit: Visit) -> None:
    ann = visit(PHONE, touch=True)
    sit(ann, [{"kind": "me"}, *BOTS], **SHORT)
    player = Player(ann)
    for _ in player.turns_to_make():
        assert ann.overflow() <= 0
        if player.is_night:
            break
        player.choose()
    expect(player.board.locator(".mine .room").first).to_be_in_viewport()
    reload(player)
    expect(player.board.locator(".dock")).to_be_in_viewport()
    night = player.board.locator(".bar.night")
    while night.count() and ann.await_turn():
        player.turns += 1
        player.choose()
    expect(player.board.locator(".night-report summary")).to_have_text("Last night")


def reload(player: Player) -> None:
    """In the middle of the night everything is as it was: question, report, rooms and log."""
    ann = player.ann

    def seen() -> list[str]:
        parts = (".dock", ".night-report", ".bar")
        return [player.board.locator(part).first.inner_text() for part in parts]

    unfold_log(ann)
    before, log = seen(), ann.log()
    ann.page.reload()
    ann.page.wait_for_selector("[data-status].mine")
    unfold_log(ann)
    assert seen() == before
    assert ann.log() == log


def unfold_log(ann: Visitor) -> None:
    log = ann.page.locator("aside details", has=ann.page.locator("h2", has_text="Game log"))
    if log.get_attribute("open") is None:
        log.locator("summary").click()


def test_a_bee_is_picked_by_its_number_and_taken_back(visit: Visit) -> None:
    ann = visit()
    sit(ann, PEOPLE, first_player="seat0", open_hands="on")
    board = Player(ann).board
    ann.await_turn()
    for value in "123456":
        ann.page.keyboard.press(value)
    expect(board.locator("[data-undo]")).to_be_visible()
    expect(board.locator(".tray .picked")).to_have_count(1)
    assert board.locator(".centre [data-choice]").count() > 0
    ann.page.keyboard.press("Escape")
    expect(board.locator("[data-undo]")).to_have_count(0)
    expect(board.locator(".centre [data-choice]")).to_have_count(0)
    before = ann.number
    board.locator(".tray [data-choice]").first.press("Enter")
    board.locator(".centre [data-choice]").first.press("Enter")
    ann.wait_beyond(before)
    assert re.search(r"places? a \d on", ann.log()[-1])


def test_a_double_click_leaves_a_bee_picked(visit: Visit) -> None:
    ann = visit()
    sit(ann, PEOPLE, first_player="seat0", open_hands="on")
    board = Player(ann).board
    ann.await_turn()
    board.locator(".tray [data-choice]").first.dblclick()
    expect(board.locator(".tray .picked")).to_have_count(1)
    assert board.locator(".centre [data-choice]").count() > 0


def test_everything_to_press_is_big_enough_for_a_finger(visit: Visit) -> None:
    ann = visit(PHONE, touch=True)
    sit(ann, [{"kind": "me"}, *BOTS], **SHORT)
    player = Player(ann)
    ann.await_turn()
    player.board.locator(".tray [data-choice]").first.tap()
    pressable = player.board.locator(":is(button, summary):visible").all()
    assert len(pressable) > FINGER / 10
    assert small_targets(ann.page, FINGER, "main .board") == []


def test_hands_stay_covered_while_the_screen_changes_hands(visit: Visit) -> None:
    ann = visit()
    sit(ann, PEOPLE, first_player="seat0", blockers="none", queen_deck="all14", round_limit=10)
    player = Player(ann)
    cover = ann.page.locator("[data-handover]")
    while True:
        ann.page.wait_for_selector(ASKED)
        if cover.count():
            break
        before = ann.number
        player.turns += 1
        player.act()
        ann.page.wait_for_function(SERVED, arg=before)
    expect(cover).to_be_visible()
    expect(player.board).to_have_count(0)
    assert ann.log() == []
    cover.get_by_role("button").click()
    expect(player.board).to_be_visible()
    expect(cover).to_have_count(0)


@pytest.mark.parametrize(("size", "scheme"), [(WIDE, "light"), (PHONE, "dark")])
def test_axe_objects_to_nothing_by_day_and_night(
    visit: Visit, axe: str, size: tuple[int, int], scheme: str
) -> None:
    ann = visit(size)
    ann.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    sit(ann, [{"kind": "me"}, *BOTS], **SHORT)
    player = Player(ann)
    ann.await_turn()
    assert objections(ann.page, axe) == []
    player.board.locator(".tray [data-choice]").first.click()
    assert objections(ann.page, axe) == []
    ann.page.keyboard.press("Escape")
    for _ in player.turns_to_make():
        if player.is_night:
            break
        player.choose()
    assert objections(ann.page, axe) == []


@pytest.mark.parametrize(
    ("edition", "terms"),
    [("nectar", ["Construire une salle", "Récolter du nectar", "Piocher une carte de la Reine"]),
     ("pollen", ["Réclamer une salle", "Réclamer du pollen", "Couveuse"])],
)  # fmt: skip
def test_each_edition_speaks_its_own_french(visit: Visit, edition: str, terms: list[str]) -> None:
    ann = visit(PHONE, "fr-FR")
    sit(ann, [{"kind": "me"}, *BOTS], edition=edition, **SHORT)
    ann.await_turn()
    board = Player(ann).board
    for term in terms:
        expect(board.get_by_text(term, exact=True).first).to_be_visible()
    expect(board.locator(".bar b")).to_have_text("Jour" if edition == "nectar" else "Assignation")
    assert ann.overflow() <= 0
