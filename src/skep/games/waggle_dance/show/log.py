"""Choices and events as messages of the catalogues in `words/`."""

from collections.abc import Callable, Sequence
from typing import Final

from skep.games.waggle_dance.choices import COLOUR_NAMES
from skep.games.waggle_dance.spelling import LETTERS
from skep.kernel.choices import Choices
from skep.kernel.events import Told
from skep.kernel.game import Phrase

Details = dict[str, str | int]

# ---------------------------------------------------------------------- choices

BY_VALUE: Final = ("die", "face", "pair", "roll")
BY_ROOM: Final = ("put", "trade", "honey", "move", "hatch")
BY_CARD: Final = ("play", "keep", "ban", "remove", "card")


def phrase(choices: Choices, edition: str, choice: int) -> Phrase:
    """The message of a choice, read off its token."""
    kind, _, rest = choices.token(choice).partition(" ")
    if kind in COLOUR_NAMES:
        return "colour", {"colour": kind, "edition": edition}
    name, details = details_of(kind, rest)
    return name, {"edition": edition, **details}


def details_of(kind: str, rest: str) -> Phrase:
    if kind in BY_VALUE:
        return kind, {"value": int(rest)}
    if kind in BY_ROOM:
        return kind, {"room": int(rest[1:])}
    if kind in BY_CARD:
        return kind, {"card": rest}
    if kind in ("to", "from"):
        return place(kind, rest)
    if kind == "flower":
        return kind, flower_named(int(rest))
    if kind == "block":
        return kind, {"slots": rest[0], "number": int(rest[1])}
    if kind == "using":
        return kind, {"cards": rest.replace("+", "-")}
    if kind == "gift":
        return f"gift-{rest}", {}
    if kind == "seat":
        return kind, {"other": int(rest)}
    return kind, {"first": int(rest)} if kind == "first" else {}


def place(kind: str, rest: str) -> Phrase:
    if rest[0] == "D":
        return f"{kind}-flower", flower_named(int(rest[1]))
    if rest[0] == "r":
        return f"{kind}-room", {"room": int(rest[1:])}
    return f"{kind}-slot", {"slots": rest}


def flower_named(number: int) -> Details:
    return {"flower": number, "colour": COLOUR_NAMES[number - 1]}


# ---------------------------------------------------------------------- events

UNSAID: Final = (
    "slot-covered", "bee-rolled", "volunteer-turned", "card-played", "step-began", "bees-home",
    "flowers-left", "egg-given", "cubes-given", "rooms-left", "card-scouted", "round-ended",
)  # fmt: skip
"""Half of a move, or of what the next event says as a whole; and bees that go home."""


def lines(told: Sequence[Told], edition: str) -> list[Phrase]:
    """A sentence for each event that matters."""
    names = [name for name, _ in told]
    said: list[Phrase] = []
    for name, details in told:
        if name in UNSAID or (name == "first-named" and "round-began" in names):
            continue
        ending, more = SAID[name](details) if name in SAID else (name, {})
        said.append((f"log-{ending}", {**details, **more, "edition": edition}))
    return said


def placed(details: Details) -> Phrase:
    return "bee-placed", spot(str(details["place"]))


def feinted(details: Details) -> Phrase:
    origin = spot(str(details["origin"]))
    came = {"from" if key == "to" else f"from-{key}": value for key, value in origin.items()}
    return "bee-feinted", {**came, **spot(str(details["place"]))}


def tricked(details: Details) -> Phrase:
    return "bee-tricked", spot(str(details["place"]))


def spot(named: str) -> Details:
    """A place, taken apart."""
    kind, details = place("to", named)
    return {"to": kind.removeprefix("to-"), **details}


def directed(details: Details) -> Phrase:
    return "directed", flower_named(int(details["flower"]))


def covered(name: str) -> Callable[[Details], Phrase]:
    return lambda details: (name, {"slots": ", ".join(str(details["slots"]).split())})


def rolled(details: Details) -> Phrase:
    return "bees-rolled", {"bees": " ".join(str(details["bees"]))}


def hatched(details: Details) -> Phrase:
    return "egg-hatched-by-card" if "second" in details else "egg-hatched", {}


def lacked(details: Details) -> Phrase:
    return "nectar-lacked", {"flower": COLOUR_NAMES.index(str(details["colour"])) + 1}


def honey(details: Details) -> Phrase:
    """What it was made of: the colour there is most of, and the next one."""
    cubes = str(details["cubes"])
    counts = sorted([(-cubes.count(letter), i) for i, letter in enumerate(LETTERS)])
    (most, first), (more, second) = counts[:2]
    made: Details = {"count": -most, "colour": COLOUR_NAMES[first], "more": -more}
    made["more-colour"] = COLOUR_NAMES[second]
    if "cards" not in details:
        return "honey-made", made
    return "honey-made-by-card", {**made, "cards": str(details["cards"]).replace("+", "-")}


def unseen(name: str) -> Callable[[Details], Phrase]:
    """Of a card that only its seat sees, others are told that there is one."""
    return lambda details: (name, {"card": details.get("card", "none")})


def ended(details: Details) -> Phrase:
    return f"end-{details['end']}", {}


SAID: Final[dict[str, Callable[[Details], Phrase]]] = {
    "bee-placed": placed,
    "bee-feinted": feinted,
    "bee-tricked": tricked,
    "directed": directed,
    "markers-laid": covered("markers-laid"),
    "dice-block": covered("dice-block"),
    "bees-rolled": rolled,
    "egg-hatched": hatched,
    "nectar-lacked": lacked,
    "honey-made": honey,
    "card-drawn": unseen("card-drawn"),
    "card-kept": unseen("card-kept"),
    "game-ended": ended,
}
"""The message of an event, where it is not just its name, and what its words need besides."""
