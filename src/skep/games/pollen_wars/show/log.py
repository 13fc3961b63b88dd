"""Choices as messages of the catalogues in `words/`, told by what they were chosen for."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ACTIVE,
    BATTLE,
    CARD,
    DAWN,
    DEAL,
    FIRST,
    FIRST_CARDS,
    KIND,
    LADYBIRDS,
    PLACE,
    STAGE,
    TR_STAGE,
    TR_TO,
    TURN,
    WINDOW,
    A,
    B,
    C,
)
from skep.games.pollen_wars.choices import (
    DONE,
    DRAWN,
    HEX,
    HEXES,
    LADYBIRD,
    PASS,
    PATTERN,
    PLAY,
    PROPOSE,
    QUEEN,
    QUEENS,
    build_choices,
)
from skep.games.pollen_wars.rules.cards import DRAWING, PICKING
from skep.games.pollen_wars.rules.dawn import CUT, DRIFT_TO
from skep.games.pollen_wars.rules.dawn import WILD_BEES as DAWN_WILD_BEES
from skep.games.pollen_wars.rules.field import BLUE
from skep.games.pollen_wars.rules.hands import HONEY, back
from skep.games.pollen_wars.rules.phases import (
    FORAGER_TO,
    MOVE_TO,
    MOVE_WHO,
    PHASE_A,
    PHASE_B,
    RAID_WHO,
    RETURN_WHO,
    SOLDIER_TO,
)
from skep.games.pollen_wars.rules.setup import DRIFTING, FUNGI, STUMPS, WILD_BEES
from skep.games.pollen_wars.rules.stack import top
from skep.games.pollen_wars.variant import Rules
from skep.kernel.choices import Choices
from skep.kernel.game import Phrase

CHOICES: Final[Choices] = build_choices()
DETAILS: Final = {
    "dormant": "slot",
    "play": "card",
    "commit": "card",
    "discard": "card",
    "give": "card",
    "ask": "card",
    "tile": "tile",
    "centre": "side",
    "pattern": "pattern",
    "ladybird": "spots",
    "card": "card",
    "rock": "tile",
}
"""The argument of each phrase whose token has a second word."""
PLACED: Final = {
    (TURN, FORAGER_TO): "sent-forager",
    (TURN, SOLDIER_TO): "sent-soldier",
    (TURN, MOVE_TO): "moved",
    (TURN, RETURN_WHO): "returned",
    (PLACE, FUNGI): "fungus",
    (PLACE, STUMPS): "stump",
    (PLACE, DRIFTING): "drift",
    (PLACE, WILD_BEES): "wild",
    (DAWN, DRIFT_TO): "drift",
    (DAWN, DAWN_WILD_BEES): "wild",
    (DAWN, CUT): "felled",
}
"""What it means that a hex is named, by frame and stage."""


def phrase(choice: int) -> Phrase:
    """The message of a choice, read off its token."""
    if HEX <= choice < HEX + HEXES:
        return "hex", {"hex": CHOICES.token(choice)}
    if QUEEN <= choice < QUEEN + len(QUEENS):
        return "queen", {"other": choice - QUEEN}
    words = CHOICES.token(choice).split()
    if len(words) > 2 and words[1] == "pollen":
        return f"{words[0]}-pollen", {"count": int(words[2])}
    if len(words) > 2 and words[1] == "promise":
        return f"{words[0]}-promise", {"promise": "-".join(words[2:])}
    if len(words) == 2 and words[0] in DETAILS:
        value: str | int = int(words[1]) if words[1].isdigit() else words[1]
        return words[0], {DETAILS[words[0]]: value}
    return "-".join(words), {}


# ------------------------------------------------------------------ a choice as it is told


def told(g: Rules, c: vec[i64], seat: int, choice: int, shown: bool, viewer: int) -> list[Phrase]:
    """The first sentence about a choice made in this position: what the table sees of it."""
    f = top(c)
    kind, stage = int(c[f + KIND]), int(c[f + STAGE])
    if c[TR_STAGE] != 0:
        return trading(c, seat, choice) if shown else []
    if DRAWN <= choice < DRAWN + len(g.deck):
        return drawn(g, c, f, choice - DRAWN, shown)
    if not shown:
        return []
    if kind == DEAL:
        return [("log-own-pattern", {"seat": viewer, "pattern": choice - PATTERN + 1})]
    if kind == LADYBIRDS:
        return [("log-spots", {"seat": int(c[f + A]), "spots": choice - LADYBIRD + 2})]
    if kind == WINDOW:
        return answered(seat, choice)
    if (kind, stage) in PLACED:
        return placed(g, c, f, seat, choice)
    if told_later(kind, stage, choice):
        return []
    if kind == TURN and stage == RAID_WHO:
        return [("log-raids", {"seat": seat, "other": choice - QUEEN})]
    return said(seat, choice)


def told_later(kind: int, stage: int, choice: int) -> bool:
    """Is this only the first half of a sentence, or told by what follows from it?"""
    if kind == BATTLE:
        return choice == DONE
    if kind != TURN:
        return False
    verb = choice != DONE and PASS < choice < HEX
    return stage == MOVE_WHO or (verb and stage in (PHASE_A, PHASE_B))


def said(seat: int, choice: int) -> list[Phrase]:
    name, details = phrase(choice)
    return [(f"log-{name}", {"seat": seat, **details})]


def trading(c: vec[i64], seat: int, choice: int) -> list[Phrase]:
    if choice == PROPOSE:
        return [("log-proposed", {"seat": seat, "other": int(c[TR_TO])})]
    return said(seat, choice)


def answered(seat: int, choice: int) -> list[Phrase]:
    """In a window a queen says in secret what she would play; it may not come to that."""
    if choice == PASS:
        return [("log-waits", {"seat": seat})]
    return [("log-would-play", {"seat": seat, **phrase(choice)[1]})] if choice >= PLAY else []


def placed(g: Rules, c: vec[i64], f: i64, seat: int, choice: int) -> list[Phrase]:
    name = PLACED[int(c[f + KIND]), int(c[f + STAGE])]
    details: dict[str, str | int] = {"seat": seat, "hex": CHOICES.token(choice)}
    if name == "moved":
        details["start"] = g.table.names[c[f + B]]
    return [(f"log-{name}", details)]


def drawn(g: Rules, c: vec[i64], f: i64, kind: int, shown: bool) -> list[Phrase]:
    """A card drawn or stolen: all see its back, some its face."""
    details: dict[str, str | int] = {"seat": int(drawer(g, c, f))}
    if shown:
        details["card"] = CHOICES.token(DRAWN + kind).split()[1]
    else:
        details["deck"] = "honey" if back(kind) == HONEY else "jelly"
    if c[f + KIND] == CARD and c[f + STAGE] == PICKING:
        details["other"] = int(c[f + C]) - QUEEN
        return [("log-stole-card" if shown else "log-stole-back", details)]
    if shown and g.timing[kind] == BLUE:
        return [("log-drew-blue", details)]
    return [("log-drew-card" if shown else "log-drew-back", details)]


def drawer(g: Rules, c: vec[i64], f: i64) -> i64:
    """Who receives the card that Chance draws."""
    kind = c[f + KIND]
    if kind == FIRST_CARDS:
        return c[f + A] // 2
    if kind == PLACE:
        return (c[FIRST] + 1) % g.players
    if kind == CARD and (c[f + STAGE] == DRAWING or c[f + STAGE] == PICKING):
        return c[f + B]
    return c[ACTIVE]
