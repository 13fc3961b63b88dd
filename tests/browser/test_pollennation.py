"""PollenNation's board: the last move stays in sight, and a finger takes the bee it is laid on."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import PHONE, Visit
from browser.visitor import Visitor
from server.running import STAGED, Running

BOT = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
TRAIL = ".ring .trail.orange:not(.planned)"
"""The trail of what the opponent has just done."""
CROWDED = {
    "colonies": [
        {"queen": 3, "drones": [3, 3], "workers": [3, 1, 5]},
        {"queen": 3, "drones": [3, 9], "workers": [3, 7, 11]},
    ]
}
"""Both colonies' bees of every kind on one flower."""


@pytest.fixture
def crowded(tmp_path: Path) -> Iterator[Running]:
    place = str(tmp_path / "skep.sqlite")
    with Running(place, STAGED, SKEP_POSITION=json.dumps(CROWDED)) as running:
        yield running


def answered(visit: Visit) -> Visitor:
    """At a table where I have moved and the bot has answered."""
    ann = visit()
    ann.open()
    ann.sit(BOT, setup="random", start="seat0")
    ann.await_turn()
    while not re.match("(drone|worker|queen) ", f"{first_token(ann)} "):
        ann.choose()
    ann.choose()
    while ann.await_turn() and not ann.page.locator(TRAIL).count():
        ann.choose()
    return ann


def first_token(visitor: Visitor) -> str:
    return str(visitor.show_list().first.get_attribute("data-token"))


def middle(locator: Locator) -> tuple[float, float]:
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_look_at_my_moves_leaves_the_opponents_trail_as_it_was(visit: Visit) -> None:
    ann = answered(visit)
    trail = ann.page.locator(TRAIL)
    expect(trail).to_have_count(1)
    rows = ann.page.locator(".side li:has([data-choice])")
    ann.page.mouse.move(*middle(rows.first))
    expect(ann.page.locator(".side li.active:has([data-choice])")).to_have_count(1)
    expect(trail).to_have_count(0)
    ann.page.mouse.move(640, 780)
    expect(trail).to_have_count(1)


def test_the_trail_is_there_after_a_reload(visit: Visit) -> None:
    ann = answered(visit)
    trail = ann.page.locator(TRAIL)
    drawn, told = trail.inner_html(), ann.log()
    ann.page.reload()
    expect(trail).to_have_count(1)
    assert trail.inner_html() == drawn
    assert ann.log() == told


def test_nobody_is_to_move_once_somebody_has_given_up(visit: Visit) -> None:
    ann, bob = visit(), visit()
    ann.open()
    ann.sit([{"kind": "me"}, {"kind": "friend"}], setup="random", start="seat0")
    bob.page.goto(ann.page.get_by_label("Link to this table").input_value())
    bob.button(re.compile("Join as")).click()
    bob.page.wait_for_url("**/t/*")
    ann.await_turn()
    expect(ann.page.locator(".side .state").first).to_contain_text("your turn")
    ann.call("POST", f"/tables/{ann.page.url.rpartition('/')[2]}/give-up", {"seat": 0})
    for visitor in (ann, bob):
        visitor.page.wait_for_selector("[data-end]")
        states = visitor.page.locator(".side .state")
        expect(states.nth(0)).to_have_text(re.compile("resigned"))
        expect(states.nth(1)).to_have_text("winner")
        expect(visitor.page.locator(".side li.active")).to_have_count(0)


def test_who_watches_reads_by_name_whose_move_it_is(visit: Visit) -> None:
    ann, eve = visit(), visit()
    ann.open()
    ann.call("PUT", "/me", {"name": "Ann"})
    table = ann.sit(BOT, setup="random", start="seat0")
    ann.await_turn()
    eve.open(f"/t/{table}")
    eve.page.wait_for_selector(".ring")
    expect(eve.page.locator(".side section").first).to_contain_text("Ann to move")
    expect(eve.page.get_by_text("other colony")).to_have_count(0)


def test_a_finger_takes_the_bee_it_is_laid_on_however_close_they_stand(
    visit: Visit, crowded: Running
) -> None:
    ann = visit(PHONE, touch=True)
    ann.address = crowded.address
    ann.open()
    ann.sit(BOT)
    ann.await_turn()
    bees = ann.page.locator(".ring .group.mine[data-slot='3']")
    expect(bees).to_have_count(3)
    for bee in bees.all():
        ann.page.touchscreen.tap(*middle(bee.locator(".bee .disc")))
        expect(bee).to_have_class(re.compile("active"))
