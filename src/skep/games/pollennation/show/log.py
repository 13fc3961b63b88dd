"""Choices as they are offered, and what happened as sentences: messages of `words/`."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from skep.games.pollennation.choices import CHOICES
from skep.games.pollennation.rules.printed import CODES, COLOURS, FAMILIES
from skep.games.pollennation.variant import RANDOM, Variant
from skep.kernel.events import Told
from skep.kernel.game import Phrase
from skep.kernel.state import CHANCE

Details = Mapping[str, str | int]

PLACED = ("worker", "home", "post")
DEALT = ("lay", "take", "deal", "pool")
EASY: Final = "3e"
MOST_NAMED: Final = 8
"""Cubes of a sowing that are named one by one; of more only the number is told."""
LAST_MOVES: Final = 10
"""So many moves before the end by R8.4 it is told once more."""


# ---------------------------------------------------------------------- choices


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
        return kind, face(words[1])
    if kind == "first":
        return kind, {"first": int(words[1])}
    return kind, {}


def face(card: str) -> dict[str, str | int]:
    """What a card is called: its colour, its points, and whether it is one of the easy ones."""
    mark = card[1:]
    points = next(family.points for family in FAMILIES if family.mark == mark)
    return {
        "colour": COLOURS[CODES.index(card[0])],
        "points": points,
        "easy": "yes" if mark == EASY else "no",
    }


# ---------------------------------------------------------------------- sentences


def lines(told: Sequence[Told], viewer: int, variant: Variant) -> list[Phrase]:
    """One sentence for each thing worth telling."""
    found: list[Phrase] = []
    for name, details in together(told):
        line = sentence(name, details, viewer, variant)
        if line is not None:
            found.append(line)
    return found + winners(told, variant)


def together(told: Sequence[Told]) -> list[Told]:
    """Workers who are pushed or placed at once, and points made at once, are told once."""
    found: list[Told] = []
    for name, details in told:
        last = found[-1] if found and found[-1][0] == name else None
        if last is None or name not in TOGETHER:
            found.append((name, {"count": 1, **details}))
            continue
        last[1]["count"] = int(last[1]["count"]) + 1
        if "points" in details:
            last[1]["points"] = int(last[1]["points"]) + int(details["points"])
    return found


def sentence(name: str, details: Details, viewer: int, variant: Variant) -> Phrase | None:
    """The sentence of an event for this viewer, if it has one."""
    if name in PLAIN:
        message, kept = PLAIN[name]
        return message, only(details, *kept)
    if name in TELLING:
        return TELLING[name](details)
    if name == "card-dealt":
        return dealt(details, viewer)
    if name == "card-laid":
        return laid(details, variant)
    if name == "worker-placed":
        return placed(details, variant)
    if name == "move-ended":
        return counted(details, variant)
    return None


def only(details: Details, *names: str) -> dict[str, str | int]:
    return {name: details[name] for name in names}


def dealt(details: Details, viewer: int) -> Phrase | None:
    """Everybody reads of their own cards."""
    if "card" not in details or details["seat"] != viewer:
        return None
    return "log-dealt", face(str(details["card"]))


def taken(details: Details) -> Phrase:
    return "log-taken", {**only(details, "seat"), **face(str(details["card"]))}


def laid(details: Details, variant: Variant) -> Phrase:
    who = CHANCE if variant.setup == RANDOM else details["seat"]
    return "log-laid", {"seat": who, "slot": details["slot"], **face(str(details["card"]))}


def placed(details: Details, variant: Variant) -> Phrase:
    if int(details["count"]) > 1:
        return "log-placed-all", {}
    message = "log-placed-random" if variant.setup == RANDOM else "log-placed"
    return message, only(details, "seat", "slot")


def landed(details: Details) -> Phrase:
    cubes = int(details["cubes"])
    said = only(details, "seat", "from", "to", "cubes")
    said["order"] = details.get("order", "")
    order = [COLOURS[CODES.index(code)] for code in str(said["order"])]
    if cubes > 1 and len(set(order)) == 1:
        return "log-worker-plain", {**said, "colour": order[0]}
    if cubes > MOST_NAMED:
        return "log-worker-far", said
    for place in range(MOST_NAMED):
        said[f"drop{place + 1}"] = order[place] if place < cubes else "none"
    return "log-worker", said


def heap(details: Details) -> dict[str, str | int]:
    """How much of each colour, and what stands before it in a list."""
    said: dict[str, str | int] = {}
    before = ""
    for code, colour in zip(CODES, COLOURS, strict=True):
        said[colour] = str(details["pollen"]).count(code)
        said[f"{colour}-before"] = before
        if said[colour]:
            before = ", "
    return said


def freed(details: Details) -> Phrase:
    return "log-freed", {**only(details, "seat", "slot"), **heap(details)}


def stored(details: Details) -> Phrase:
    return "log-stored", {**only(details, "seat", "from", "slot"), **heap(details)}


def rested(details: Details) -> Phrase:
    message = "log-rested" if details["why"] == "declined" else "log-helpless"
    return message, only(details, "seat", "from", "slot")


def counted(details: Details, variant: Variant) -> Phrase | None:
    """Half-way to the end by R8.4, and shortly before it."""
    limit = int(variant.stall)
    scoreless = int(details["scoreless"])
    if scoreless in (limit // 2, limit - LAST_MOVES):
        return "log-scoreless", {"count": scoreless, "limit": limit}
    return None


def begun(details: Details) -> Phrase | None:
    """A position that comes up again."""
    return ("log-repeated", {}) if int(details["occurrences"]) == 2 else None


def ended(details: Details) -> Phrase | None:
    """Why the game is over; that somebody has reached the target is told with who it is."""
    reason = details["reason"]
    return None if reason == "target" else (f"log-end-{reason}", {})


def winners(told: Sequence[Told], variant: Variant) -> list[Phrase]:
    seats = [details["seat"] for name, details in told if name == "won"]
    if len(seats) == 1:
        return [("log-won", {"seat": seats[0]})]
    if len(seats) == variant.players:
        return [("log-drawn", {})]
    return [("log-shared", {"seat": seat}) for seat in seats]


TOGETHER: Final = ("worker-pushed", "worker-placed", "scored", "royal-jelly")
PLAIN: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "hands-passed": ("log-passed", ()),
    "cards-left-over": ("log-left-over", ()),
    "pollinated": ("log-pollinated", ("cubes",)),
    "home-chosen": ("log-home", ("seat", "slot")),
    "first-player": ("log-first", ("first",)),
    "drone-flew": ("log-drone", ("seat", "from", "to")),
    "queen-fetched": ("log-fetched", ("seat", "slot")),
    "worker-pushed": ("log-pushed", ("seat", "count", "from", "to")),
    "blossomed": ("log-blossomed", ("seat", "from", "slot", "colour", "cubes")),
    "scored": ("log-scored", ("seat", "slot", "points")),
    "royal-jelly": ("log-jelly", ("seat", "slot", "points")),
}
"""Events told as they are: by which message, and which of their details."""
TELLING: Final[dict[str, Callable[[Details], Phrase | None]]] = {
    "card-taken": taken,
    "worker-landed": landed,
    "pollen-freed": freed,
    "pollen-stored": stored,
    "queen-rested": rested,
    "turn-began": begun,
    "game-ended": ended,
}
