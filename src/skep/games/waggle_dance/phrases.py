"""Choices and what follows from them as messages of the catalogues in `words/`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ASK,
    ASK_CARD,
    ASK_HONEY,
    ASK_KEEP,
    AWARDS,
    CARD_TYPES,
    COLOURS,
    DICE,
    DISCARD,
    ENDING,
    ENDING_TARGET,
    FIRST_SEAT,
    HONEYS,
    ROOMS,
    ROUND,
    STAGE,
    STAGE_D,
    STAGE_NIGHTFALL,
    STAGE_OVER,
    TURN,
    seat_at,
)
from skep.games.waggle_dance.choices import CARD_CODES, COLOUR_NAMES
from skep.games.waggle_dance.ending import is_winner
from skep.games.waggle_dance.nectar import award_all
from skep.games.waggle_dance.variant import Variant
from skep.kernel.choices import Choices
from skep.kernel.game import Phrase

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
        return kind, {"flower": int(rest), "colour": COLOUR_NAMES[int(rest) - 1]}
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
        number = int(rest[1])
        return f"{kind}-flower", {"flower": number, "colour": COLOUR_NAMES[number - 1]}
    if rest[0] == "r":
        return f"{kind}-room", {"room": int(rest[1:])}
    return f"{kind}-slot", {"slots": rest}


# ---------------------------------------------------------------------- what follows


def outcome(
    before: vec[i64], after: vec[i64], v: Variant, edition: str, hidden: bool
) -> list[Phrase]:
    """What a transition brought about besides the choice itself; all of it is public."""
    told = cards_told(before, after, v, hidden)
    for seat in range(v.players):
        told += gains(before, after, seat)
    if before[STAGE] < STAGE_NIGHTFALL <= after[STAGE]:
        told.append(("log-night", {"edition": edition}))
    if before[STAGE] < STAGE_D and after[STAGE] == STAGE_D:
        told += awards(after, v, edition)
    if after[ROUND] > before[ROUND]:
        told.append(("log-round", {"round": after[ROUND], "seat": after[FIRST_SEAT]}))
    if after[STAGE] == STAGE_OVER:
        told += ending(after, v)
    return told


def cards_told(before: vec[i64], after: vec[i64], v: Variant, hidden: bool) -> list[Phrase]:
    """A card drawn out of sight, the cards a Scout drops, the cards a honey takes."""
    seat = int(seat_at(before, before[TURN], v.players))
    kind = before[ASK]
    told: list[Phrase] = []
    if kind == ASK_CARD and hidden:
        told.append(("log-drew", {"seat": seat}))
    if kind == ASK_KEEP and hidden:
        told.append(("log-scouted", {"seat": seat}))
    if kind == ASK_KEEP or kind == ASK_HONEY:
        for card in range(CARD_TYPES):
            for _ in range(after[DISCARD + card] - before[DISCARD + card]):
                told.append(("log-discard", {"seat": seat, "card": CARD_CODES[card]}))
    return told


def gains(before: vec[i64], after: vec[i64], seat: i64) -> list[Phrase]:
    """Rooms, bees and honey a seat has gained."""
    told: list[Phrase] = []
    for name, cell in (("rooms", ROOMS), ("hatched", DICE), ("honeys", HONEYS)):
        count = after[cell + seat] - before[cell + seat]
        if count > 0:
            gained = {"seat": int(seat), "count": int(count), "total": int(after[cell + seat])}
            told.append((f"log-{name}", dict(gained)))
    return told


def awards(t: vec[i64], v: Variant, edition: str) -> list[Phrase]:
    """Step D: what each seat is due."""
    due = t[:]
    award_all(due, v)
    told: list[Phrase] = []
    for turn in range(v.players):
        seat = int(seat_at(t, turn, v.players))
        for colour in range(COLOURS):
            count = int(due[AWARDS + seat * COLOURS + colour])
            if count > 0:
                gained: dict[str, str | int] = {"seat": seat, "count": count, "edition": edition}
                told.append(("log-award", {**gained, "colour": COLOUR_NAMES[colour]}))
    return told


def ending(t: vec[i64], v: Variant) -> list[Phrase]:
    name = "log-end-target" if t[ENDING] == ENDING_TARGET else "log-end-limit"
    told: list[Phrase] = [(name, {})]
    for seat in range(v.players):
        if is_winner(t, v, seat):
            told.append(("log-winner", {"seat": seat, "honey": int(t[HONEYS + seat])}))
    return told
