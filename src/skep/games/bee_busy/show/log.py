"""Phrases: each choice as a message of the catalogues, and what follows from it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    BEES,
    COMPLETE,
    DANGERS,
    DEAD,
    EGGS,
    HONEY_DOTS,
    MARKS,
    NECTAR,
    OPEN,
    OVER,
    POLLEN,
    PROPOLIS,
    QUEEN,
    RAISED,
    ROUND,
    SEATS,
    STAGE,
    STRIDE,
    WAX_DOTS,
)
from skep.games.bee_busy.choices import AREAS, BEE, FEED, STARVE, SUMS
from skep.games.bee_busy.rules.bits import ones
from skep.games.bee_busy.rules.dangers import struck
from skep.games.bee_busy.rules.feeding import queen_is_next
from skep.games.bee_busy.rules.geometry import COMBS, comb_names
from skep.games.bee_busy.rules.scoring import rank, total
from skep.games.bee_busy.variant import Variant, owns
from skep.kernel.game import Phrase
from skep.kernel.state import CHANCE, HIDDEN, State

DETAILS: Final = {
    "lose": ("area",),
    "die": ("value",),
    "take": ("value",),
    "mod": ("die", "value"),
    "mark": ("sum",),
    "write": ("track", "value"),
    "bee": ("area",),
    "overlay": ("window",),
    "visit": ("cell",),
    "make": ("track",),
    "use": ("good",),
    "crawl": ("end", "way"),
    "wall": ("wall",),
    "roll": ("low", "middle", "high"),
    "first": ("first",),
}
"""The arguments of each phrase, in the order of its token's words."""
GAINS: Final = (
    ("nectar", NECTAR),
    ("pollen", POLLEN),
    ("honey", HONEY_DOTS),
    ("wax", WAX_DOTS),
    ("propolis", PROPOLIS),
)


def phrase_of(token: str) -> Phrase:
    """`crawl w 2` is the phrase `crawl` with an end and a way; `store honey 2` is `store-honey`."""
    words = token.split()
    name, rest = words[0], words[1:]
    if name == "store":
        amount: dict[str, str | int] = {"amount": int(rest[1])} if len(rest) > 1 else {}
        return f"store-{rest[0]}", amount
    keys = DETAILS.get(name, ())
    return name, {key: plain(word) for key, word in zip(keys, rest, strict=True)}


def plain(word: str) -> str | int:
    return int(word) if word.isdigit() else word


def told(
    variant: Variant, before: State, seat: int, choice: int, after: State, viewer: int, said: Phrase
) -> list[Phrase]:
    """The choice in words, then what it brought; nothing of a choice the viewer does not see."""
    if before.shows(seat, choice, viewer) == HIDDEN:
        return []
    name, details = said
    first: dict[str, str | int] = {"seat": seat}
    first.update(details)
    phrases: list[Phrase] = [(f"log-{name}", first)]
    if seat == CHANCE:
        return phrases + dangers(variant, before.cells, name)
    at = SEATS + seat * STRIDE
    phrases += written(variant, seat, before.cells, after.cells, at)
    phrases += brood(seat, choice, before.cells, after.cells, at)
    if after.cells[STAGE] == OVER:
        phrases += scores(variant, after.cells)
    return phrases


def dangers(variant: Variant, cells: vec[i64], name: str) -> list[Phrase]:
    """With the roll: the round's danger, and whom it strikes."""
    danger = DANGERS[variant.danger[cells[ROUND]]]
    if name != "roll" or danger == "flower":
        return []
    phrases: list[Phrase] = [("log-danger", {"round": cells[ROUND], "danger": danger})]
    for seat in range(variant.players):
        if struck(variant, cells, SEATS + seat * STRIDE):
            phrases.append(("log-struck", {"seat": seat, "danger": danger}))
    return phrases


def written(
    variant: Variant, seat: int, before: vec[i64], after: vec[i64], at: i64
) -> list[Phrase]:
    """Marks, upgrades, goods and combs that are new on a sheet."""
    phrases: list[Phrase] = []
    for column, total_made in enumerate(SUMS):
        if after[at + MARKS + column] > before[at + MARKS + column]:
            phrases.append(("log-marked", {"seat": seat, "sum": total_made}))
            if owns(variant, after, at, column):
                upgrade = variant.upgrades[column].replace(" ", "-").replace("'", "")
                phrases.append(("log-upgrade", {"seat": seat, "upgrade": upgrade}))
    for good, cell in GAINS:
        gained = after[at + cell] - before[at + cell]
        if gained > 0:
            phrases.append(("log-gained", {"seat": seat, "good": good, "count": gained}))
    fresh = after[at + COMPLETE] & ~before[at + COMPLETE]
    names = comb_names()
    for comb in range(COMBS):
        if fresh >> comb & 1:
            phrases.append(("log-completed", {"seat": seat, "comb": names[comb]}))
    return phrases


def brood(seat: int, choice: int, before: vec[i64], after: vec[i64], at: i64) -> list[Phrase]:
    """Larvae that starved, a bee that found its only place, and how the young queen fares."""
    phrases: list[Phrase] = []
    gone = ones(before[at + EGGS] & ~after[at + EGGS])
    if (choice == FEED or choice == STARVE) and not queen_is_next(before, at):
        gone -= 1  # this one is told as the choice itself
    if gone > 0:
        phrases.append(("log-starved", {"seat": seat, "count": gone}))
    for area in range(2):
        hatched = after[at + BEES + area] > before[at + BEES + area]
        if hatched and choice != BEE + area:
            phrases.append(("log-hatched", {"seat": seat, "area": AREAS[area]}))
    if after[at + QUEEN] != before[at + QUEEN]:
        if after[at + QUEEN] == RAISED:
            phrases.append(("log-raised", {"seat": seat}))
        elif after[at + QUEEN] == DEAD:
            phrases.append(("log-queen-dead", {"seat": seat}))
    return phrases


def scores(variant: Variant, cells: vec[i64]) -> list[Phrase]:
    """The end: every seat's points, and alone the rank."""
    phrases: list[Phrase] = []
    for seat in range(variant.players):
        points = total(variant, cells, SEATS + seat * STRIDE + OPEN)
        phrases.append(("log-score", {"seat": seat, "points": points}))
        if variant.players == 1:
            phrases.append(("log-rank", {"rank": rank(variant, points)}))
    return phrases
