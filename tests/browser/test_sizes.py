"""Everything can be read and hit: no text under 12 pixels as it is rendered, no target too small
for a finger on a telephone or for a pointer on a desk, on any page and on PollenNation's table."""

from typing import Any

import pytest

from browser.conftest import PHONE, WIDE, Visit
from browser.sizes import FINGER, POINTER, small_targets, small_texts
from browser.visitor import Visitor

SIZES = [(360, 740), PHONE, WIDE]
MINE = {"kind": "me"}
BOT = {"kind": "bot", "level": "easy"}
FRIEND = {"kind": "friend"}
DICE = {"setup": "random", "start": "seat0"}
MOST = 40
PHASES = {"take", "lay", "home", "worker", "drone", "drop", "store", "keep"}
"""A choice of each phase."""


class Measured:
    """Visits at one size of screen, and all that was found too small there."""

    def __init__(self, visit: Visit, size: tuple[int, int]) -> None:
        self.narrow = size[0] < 1000
        self.size = size
        self.make = visit
        self.wrong: dict[str, str] = {}
        """Where each was found first."""

    def visit(self) -> Visitor:
        return self.make(self.size, touch=self.narrow).open()

    def measure(self, visitor: Visitor, what: str) -> None:
        page = visitor.page
        page.wait_for_selector("main:not(:has(> .waiting)) h1")
        page.wait_for_load_state("networkidle")
        page.evaluate("document.querySelectorAll('main details').forEach((it) => (it.open = true))")
        drone = page.locator(".ring .group.movable:not([data-choice])")
        if drone.count():
            drone.first.focus()  # its two ways are drawn then
        for small in small_texts(page) + small_targets(page, FINGER if self.narrow else POINTER):
            self.wrong.setdefault(small, what)

    def judge(self) -> None:
        assert not self.wrong, "\n".join(f"{where}: {what}" for what, where in self.wrong.items())


def open_table(host: Visitor, game: str, *seats: dict[str, str], **wish: Any) -> str:
    made = host.call("POST", "/tables", {"game": game, "seats": seats, "options": {}, **wish})
    return str(made["id"])


@pytest.mark.parametrize("size", SIZES)
def test_on_every_general_page(visit: Visit, size: tuple[int, int]) -> None:
    sizes = Measured(visit, size)
    ann, bob = sizes.visit(), sizes.visit()
    open_table(ann, "bee-busy", MINE, options={"players": 1})
    ended = open_table(ann, "pollennation", MINE, BOT, options=DICE)
    ann.call("POST", f"/tables/{ended}/give-up", {"seat": 0})
    public = open_table(bob, "pollennation", MINE, FRIEND, access="public")
    invite = bob.call("GET", f"/tables/{public}")["invite"]
    games = [game["name"] for game in ann.call("GET", "/games")]
    paths = ["/", "/daily", "/dice", "/finished", "/you", "/nowhere", f"/join/{public}/{invite}"]
    paths += [f"/new/{name}" for name in games] + [f"/t/{ended}", f"/replay/{ended}"]
    for path in paths:
        ann.open(path)
        sizes.measure(ann, path)
    bob.open(f"/t/{public}")
    sizes.measure(bob, "a table that waits for somebody")
    sizes.judge()


@pytest.mark.parametrize("size", SIZES)
def test_on_pollennations_table(visit: Visit, size: tuple[int, int]) -> None:
    """In every phase: laying out, homes, moving, sowing, and what a queen does and keeps."""
    sizes = Measured(visit, size)
    ann = sizes.visit()
    seen: set[str] = set()
    for options in ({"deal": "draft"}, {"setup": "open"}, DICE, DICE):
        ann.sit([MINE, BOT], **options)
        for turn in range(MOST):
            if seen >= PHASES or not ann.await_turn():
                break
            verbs = [token.split()[0] for token in tokens_on_offer(ann)]
            if not set(verbs) <= seen:
                seen.update(verbs)
                sizes.measure(ann, " ".join(sorted(set(verbs))))
            wanted = verbs.index("store") if "store" in verbs else turn
            ann.choose(verbs.index("queen") if "queen" in verbs and turn % 2 else wanted)
    assert seen >= PHASES
    sizes.judge()


def tokens_on_offer(visitor: Visitor) -> list[str]:
    options = visitor.page.locator("[data-option]")
    return [str(each.get_attribute("data-token")) for each in options.all()]
