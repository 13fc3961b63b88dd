"""What is on the boards of Waggle Dance, Bee Busy and Pollen Wars can be read, hit and focused."""

from collections.abc import Callable

import pytest

from browser import bee_busy, pollen_wars, waggle_dance
from browser.conftest import PHONE, WIDE, Visit
from browser.rings import bad_rings
from browser.shadow import Shadow
from browser.sizes import FINGER, POINTER, small_targets, small_texts
from browser.visitor import Visitor

SIZES = [(360, 740), PHONE, WIDE]
BOARD = "main .board"
BOTS = [{"kind": "bot", "level": "easy"}] * 3
PEOPLE = [{"kind": "local", "name": name} for name in ("Bob", "Cat")]
TOURS = 3
"""Rounds of Bee Busy in which the Busy Bee comes everywhere."""
Look = Callable[[], None]


def looking(ann: Visitor, size: tuple[int, int]) -> Look:
    least = POINTER if size == WIDE else FINGER

    def look() -> None:
        assert small_texts(ann.page, BOARD) == []
        assert small_targets(ann.page, least, BOARD) == []
        assert bad_rings(ann.page, BOARD) == []
        assert ann.overflow() <= 0
        ann.page.evaluate("document.activeElement.blur()")

    return look


def visitor(visit: Visit, size: tuple[int, int]) -> Visitor:
    return visit(size, touch=size != WIDE).open()


@pytest.mark.parametrize("size", SIZES)
def test_bee_busy_can_be_read_and_hit(visit: Visit, size: tuple[int, int]) -> None:
    ann = visitor(visit, size)
    look = looking(ann, size)
    shadow = Shadow(ann, "bee-busy", "easy", players=1)
    bee_busy.open_table(ann, [{"kind": "me"}])
    seen: dict[str, int] = {}
    while ann.await_turn():
        shadow.catch_up()
        view = shadow.match.state.view(0)
        phase = str(view["phase"])
        if seen.setdefault(phase, 0) < TOURS:
            look()
            seen[phase] += 1
        if view["round"] == 4 * TOURS:
            break
        bee_busy.press_advice(ann, shadow)
    assert {"die", "move", "window", "make"} <= set(seen)
    assert {"combs", "crawl", "walls"} & set(seen)


@pytest.mark.parametrize("size", SIZES)
def test_waggle_dance_can_be_read_and_hit(visit: Visit, size: tuple[int, int]) -> None:
    ann = visitor(visit, size)
    look = looking(ann, size)
    waggle_dance.sit(ann, [{"kind": "me"}, *BOTS], queen_deck="all14", round_limit=10)
    player = waggle_dance.Player(ann)
    bees = player.board.locator(".tray [data-choice]")
    nights = 0
    for _ in player.turns_to_make():
        look()
        if bees.count():
            bees.first.click()
            look()
            ann.page.keyboard.press("Escape")
        nights += player.is_night
        if nights > TOURS:
            return
        player.choose()
    raise AssertionError("the night does not come")


@pytest.mark.parametrize("size", SIZES)
def test_pollen_wars_can_be_read_and_hit(visit: Visit, size: tuple[int, int]) -> None:
    ann = visitor(visit, size)
    look = looking(ann, size)
    player = pollen_wars.Player(ann, [{"kind": "me"}, *PEOPLE])
    seen: set[str] = set()
    while "action" not in seen:
        ask = player.ask()
        if ask not in seen:
            look()
            seen.add(ask)
        if ask != "action":
            pollen_wars.plain_answer(player, ask)
    player.show_where()
    look()
    player.press("[data-hex]")
    look()
    player.press(player.token("trade"))
    for more in player.find("summary").all():
        more.click()
    look()
