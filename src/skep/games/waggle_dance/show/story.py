"""What is told of a transition: the choice in its context, then all that followed from it.

A choice alone says little ("into room 2"); what was asked before it says the rest ("a white cube
into room 2"). Choices that only lead on to the next question are not told at all. What follows is
told in the order in which it happened: nightfall, rooms, bees, awards, honey, the next round.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ASK,
    ASK_BLOCK,
    ASK_CARD,
    ASK_EGG,
    ASK_FEINT_TO,
    ASK_FIRST_ROLL,
    ASK_GIFT_PUT,
    ASK_HONEY,
    ASK_KEEP,
    ASK_MIX_FROM,
    ASK_MIX_TO,
    ASK_MOVE_BACK,
    ASK_MOVE_COLOUR,
    ASK_MOVE_PUT,
    ASK_PLACE,
    ASK_ROLL,
    ASK_SCOUT,
    ASK_SICK_DIE,
    ASK_STORE,
    ASK_TRADE_GIVE,
    ASK_TRADE_PUT,
    ASK_TRADE_TAKE,
    ASK_TRICK_FLOWER,
    AWARDS,
    BLOCKED_SLOT,
    CARD_TYPES,
    COLOURS,
    COUNTER,
    DICE,
    DISCARD,
    ENDING,
    ENDING_TARGET,
    FACES,
    FIRST_SEAT,
    FREE,
    HONEYS,
    LAST_CHANCE,
    MIX_A,
    RIVAL,
    ROOM,
    ROOMS,
    ROUND,
    SLOTS,
    STAGE,
    STAGE_D,
    STAGE_FIRST,
    STAGE_NIGHTFALL,
    STAGE_OVER,
    TINT,
    TO_ROLL,
    TURN,
    VALUE,
    bee,
    bees_of,
    seat_at,
)
from skep.games.waggle_dance.choices import BLOCK, CARD_CODES, COLOUR_NAMES, ROLL, SLOT_CARDS
from skep.games.waggle_dance.rules.ending import is_winner
from skep.games.waggle_dance.rules.nectar import award_all
from skep.games.waggle_dance.variant import Variant
from skep.kernel.game import Phrase

QUIET: Final = (ASK_ROLL, ASK_BLOCK, ASK_TRADE_GIVE, ASK_MIX_FROM, ASK_MOVE_COLOUR, ASK_MOVE_BACK)
"""What is chosen here shows in what is told next."""
LEADS_ON: Final[dict[str, tuple[int, ...]]] = {
    "log-die": (ASK_PLACE,),
    "log-trade": (ASK_TRADE_GIVE, ASK_TRADE_TAKE),
    "log-move": (ASK_MOVE_COLOUR, ASK_MOVE_PUT),
}
"""So do these, if they lead on to such a question."""
CUBE_PUT: Final = (ASK_STORE, ASK_TRADE_PUT)


def in_context(before: vec[i64], after: vec[i64], v: Variant, said: Phrase) -> list[Phrase]:
    """The sentence of a choice, with what was asked before it; nothing if it only leads on."""
    kind = before[ASK]
    if kind in QUIET or after[ASK] in LEADS_ON.get(said[0], ()):
        return []
    return [by_chance(before, v, said) if kind <= LAST_CHANCE else by_seat(before, said)]


def by_chance(before: vec[i64], v: Variant, said: Phrase) -> Phrase:
    """Whose die or card it is."""
    kind = before[ASK]
    name, details = said
    own = {**details, "seat": int(seat_at(before, before[TURN], v.players))}
    if kind == ASK_FIRST_ROLL:
        return "log-first-roll", own
    if kind == ASK_SCOUT:
        return "log-scout-card", own
    return (name, own) if kind == ASK_CARD else said


def by_seat(before: vec[i64], said: Phrase) -> Phrase:
    kind = before[ASK]
    name, details = said
    if kind == ASK_PLACE or kind == ASK_FEINT_TO:
        return name, {**details, "value": int(before[VALUE]) + 1}
    if kind == ASK_SICK_DIE:
        return "log-sick", {**details, "other": int(before[RIVAL])}
    if kind == ASK_TRICK_FLOWER:
        tricked = {"other": int(before[RIVAL]), "value": int(before[VALUE]) + 1}
        return "log-tricked", {**details, **tricked}
    if kind == ASK_MIX_TO:
        return "log-mix", {**details, "other": int(before[MIX_A]) + 1}
    return with_cube(before, said) if kind >= ASK_STORE else said


def with_cube(before: vec[i64], said: Phrase) -> Phrase:
    """What is put, given back, traded or moved."""
    kind = before[ASK]
    name, details = said
    if name == "log-put" and kind in (ASK_EGG, ASK_GIFT_PUT):
        return "log-put-egg", details
    if name == "log-return" or (name == "log-put" and kind in CUBE_PUT):
        return name, {**details, "colour": cube_name(before[TINT])}
    if name == "log-put" and kind == ASK_MOVE_PUT:
        colour, source = cube_name(before[TINT]), int(before[ROOM]) + 1
        return "log-moved", {**details, "colour": colour, "other": source}
    if kind == ASK_TRADE_TAKE:
        return "log-traded", {**details, "given": cube_name(before[TINT])}
    return said


def cube_name(colour: i64) -> str:
    return COLOUR_NAMES[colour] if colour >= 0 else "egg"


def outcome(
    before: vec[i64], after: vec[i64], v: Variant, edition: str, choice: i64, hidden: bool
) -> list[Phrase]:
    """What a transition brought about besides the choice itself; all of it is public."""
    told = rolled(before, v, choice) + covered(before, v, choice)
    told += cards_told(before, after, v, hidden)
    if before[STAGE] < STAGE_NIGHTFALL <= after[STAGE]:
        told.append(("log-night", {"edition": edition}))
    told += gains(before, after, v, "rooms", ROOMS)
    told += gains(before, after, v, "hatched", DICE)
    if before[STAGE] < STAGE_D and after[STAGE] == STAGE_D:
        told += awards(after, v, edition)
    told += gains(before, after, v, "honeys", HONEYS)
    if after[ROUND] > before[ROUND] or before[STAGE] == STAGE_FIRST < after[STAGE]:
        told.append(("log-round", {"round": after[ROUND], "seat": after[FIRST_SEAT]}))
    if after[STAGE] == STAGE_OVER:
        told += ending(after, v)
    return told


def rolled(before: vec[i64], v: Variant, choice: i64) -> list[Phrase]:
    """A seat's whole roll, when its last die lies."""
    if before[ASK] != ASK_ROLL or before[TO_ROLL] != 1:
        return []
    seat = seat_at(before, before[TURN], v.players)
    swarm = before[FREE + seat] + bee(choice - ROLL)
    bees = " ".join(str(value + 1) for value in range(FACES) for _ in range(bees_of(swarm, value)))
    return [("log-rolled", {"seat": int(seat), "bees": bees})]


def covered(before: vec[i64], v: Variant, choice: i64) -> list[Phrase]:
    """The slots that block dice cover this round, when the last of them lies."""
    if before[ASK] != ASK_BLOCK or before[COUNTER] + 1 < 4 * v.block_count:
        return []
    slots = [
        f"{SLOT_CARDS[slot // FACES]}{slot % FACES + 1}"
        for slot in range(len(SLOT_CARDS) * FACES)
        if before[SLOTS + slot] == BLOCKED_SLOT or slot == choice - BLOCK
    ]
    return [("log-covered", {"slots": " ".join(slots)})]


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


def gains(before: vec[i64], after: vec[i64], v: Variant, name: str, cell: i64) -> list[Phrase]:
    """What each seat has gained, in turn order."""
    told: list[Phrase] = []
    for turn in range(v.players):
        seat = int(seat_at(before, turn, v.players))
        count = int(after[cell + seat] - before[cell + seat])
        if count > 0:
            total = int(after[cell + seat])
            told.append((f"log-{name}", {"seat": seat, "count": count, "total": total}))
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
