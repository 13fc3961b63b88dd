"""Choices and what follows from them as messages of the catalogues in `words/`."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    BY_REPETITION,
    BY_TARGET,
    CURTAIN,
    END,
    LAST_FETCHED,
    LAST_JELLY,
    LAST_POINTS,
    LAST_SEAT,
    LAST_SHOVED,
    LAST_TO,
    MOVES_MADE,
)
from skep.games.pollennation.choices import CHOICES
from skep.kernel.game import Phrase

PLACED = ("worker", "home", "post")
DEALT = ("lay", "take", "deal", "pool")


def phrase(choice: int) -> Phrase:
    """The message of a choice, read off its token."""
    words = CHOICES.token(choice).split()
    kind = words[0]
    if kind in PLACED:
        return kind, {"slot": int(words[1])}
    if kind == "drone":
        return kind, {"slot": int(words[1]), "way": words[2]}
    if kind == "drop":
        return kind, {"colour": words[1]}
    if kind == "keep":
        return kind, {"colour": words[1], "count": int(words[2])}
    if kind in DEALT:
        return kind, {"card": words[1]}
    if kind == "first":
        return kind, {"first": int(words[1])}
    return kind, {}


def outcome(before: vec[i64], after: vec[i64]) -> list[Phrase]:
    """What a transition brought about besides the choice itself; all of it is public."""
    told: list[Phrase] = []
    if after[CURTAIN] > before[CURTAIN]:
        told.append(("log-reveal", {}))
    if after[MOVES_MADE] > before[MOVES_MADE]:
        told += bee_outcome(after)
    if after[END]:
        told.append(ending(after))
    return told


def bee_outcome(after: vec[i64]) -> list[Phrase]:
    told: list[Phrase] = []
    seat = after[LAST_SEAT]
    slot = after[LAST_TO] + 1
    if after[LAST_FETCHED]:
        told.append(("log-fetched", {"seat": seat, "slot": slot}))
    if after[LAST_SHOVED]:
        told.append(("log-shoved", {"seat": seat, "count": after[LAST_SHOVED], "slot": slot}))
    if after[LAST_JELLY]:
        told.append(("log-jelly", {"seat": seat, "slot": slot}))
    elif after[LAST_POINTS]:
        told.append(("log-score", {"seat": seat, "points": after[LAST_POINTS], "slot": slot}))
    return told


def ending(after: vec[i64]) -> Phrase:
    how = after[END]
    if how == BY_TARGET:
        return "log-end-target", {"seat": after[LAST_SEAT]}
    return ("log-end-repetition" if how == BY_REPETITION else "log-end-stall"), {}
