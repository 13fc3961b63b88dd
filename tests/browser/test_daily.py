"""The challenge of the day and the par, through the page: the same dice for people and bot."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.bee_busy import assert_score_sheet, play_alone
from browser.conftest import PHONE, Visit
from browser.shadow import Shadow
from browser.visitor import Visitor
from server.running import Running

PROGRAM = """
from skep.games.bee_busy import KIND
from skep.server import run
KIND.levels["hard"] = KIND.levels["easy"]
run(port=0)
"""
"""The server, with a hard bot that need not think for minutes."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with Running(str(tmp_path / "skep.sqlite"), PROGRAM) as running:
        yield running


def begin(visitor: Visitor) -> None:
    """From the front page to one's own try."""
    visitor.open()
    visitor.page.locator('[data-daily="bee-busy"]').get_by_role("button").click()
    visitor.page.wait_for_url("**/t/*")
    visitor.await_turn()


def test_one_try_a_day_with_a_par_and_a_table_of_scores(visit: Visit) -> None:
    ann, bob = visit(), visit(PHONE)
    shadow = Shadow(ann, "bee-busy", "easy", players=1)
    begin(ann)
    dice = shadow.lines[0]["token"]
    play_alone(ann, shadow)
    points = assert_score_sheet(ann, shadow)

    par = ann.page.locator("[data-par]")
    expect(par).to_have_attribute("data-par", re.compile(r"\d+"))
    best = int(par.get_attribute("data-par") or 0)
    verdict = "above" if points > best else "below" if points < best else "matched"
    expect(par).to_contain_text(f"{best} point")
    expect(par).to_contain_text(verdict)

    ann.page.get_by_role("link", name="All scores").click()
    mine = ann.page.locator("tr.mine")
    expect(mine).to_contain_text(str(points))
    ann.button("The day before").click()
    expect(ann.page.get_by_text("Nobody has finished yet.")).to_be_visible()
    ann.button("The day after").click()
    expect(mine).to_be_visible()
    ann.page.get_by_role("link", name="Your try").click()
    expect(ann.page.locator("[data-score-sheet]")).to_be_visible()

    other = Shadow(bob, "bee-busy", "easy", players=1)
    bob.open()
    expect(bob.page.locator("[data-daily]")).to_contain_text("1 player finished")
    assert bob.overflow() <= 0
    begin(bob)
    assert other.lines[0]["token"] == dice
    bob.open("/daily")
    expect(bob.page.get_by_role("link", name="Resume")).to_be_visible()
    assert bob.overflow() <= 0
