"""The moments at which somebody might be asked in private, for those who share a screen (R13.7).

They follow from what lies on the table. Where that would be laborious they are rather one too many:
a question put in vain tells nothing.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ASK,
    ASK_PLACE,
    CONTENT,
    DECK_SIZE,
    EGG_INSIDE,
    FACES,
    FIRST_LINK,
    LEFT,
    ROOMS,
    SCOUT,
    STAGE,
    STAGE_B,
    STAGE_C,
    STAGE_DAWN,
    STAGE_E,
    STAGE_F,
    STAGE_G,
    STAGE_NIGHTFALL,
    STAGE_OVER,
    STAGE_SICK,
    TURN,
    seat_at,
)
from skep.games.waggle_dance.choices import DONE, DRAW, PASS, TO
from skep.games.waggle_dance.rules.hive import first_room
from skep.games.waggle_dance.rules.night import ON_C, ON_E, ON_G, bees_on
from skep.games.waggle_dance.rules.queen import may_hold
from skep.games.waggle_dance.secrets.hush import (
    FOR_NECTAR,
    NOBODY_LEFT_OUT,
    TRICK_ALONE,
    asked_at,
    has_drawn,
    is_trickable,
    places_by_itself,
)
from skep.games.waggle_dance.variant import Variant
from skep.kernel.state import Moment

NAMES: Final = {
    STAGE_DAWN: "dawn",
    STAGE_SICK: "sick",
    STAGE_NIGHTFALL: "nightfall",
    STAGE_B: "hatching",
    STAGE_C: "eggs",
    STAGE_E: "trade",
    STAGE_F: "honey",
    STAGE_G: "draw",
}


def moments(was: vec[i64], t: vec[i64], v: Variant, seat: i64, choice: i64) -> list[Moment]:
    """R13.7: each with the seats that may be asked then, in turn order."""
    found: list[Moment] = []
    if v.open_hands:
        return found
    if is_trickable(was, v, choice):
        note(found, "trick", holders(t, v, TRICK_ALONE, seat))
    elif places_by_itself(was, v):
        note(found, "trick", holders(t, v, TRICK_ALONE, NOBODY_LEFT_OUT))
    if has_drawn(was, t, v):
        note_drawn(found, was, t, v)
    stage: i64 = was[STAGE]
    while stage != t[STAGE]:
        stage += 1
        if stage == STAGE_OVER and t[STAGE] != STAGE_OVER:
            stage = STAGE_DAWN
        if stage in NAMES:
            note(found, NAMES[stage], asked_in(was, t, v, stage, seat, choice))
    return found


def note(found: list[Moment], name: str, seats: list[int]) -> None:
    if seats:
        found.append((name, seats))


def holders(t: vec[i64], v: Variant, types: i64, apart_from: i64) -> list[int]:
    """The seats that may hold such a card, for all that everybody knows."""
    turns = [seat_at(t, turn, v.players) for turn in range(v.players)]
    return [each for each in turns if each != apart_from and may_hold(t, v, each) & types]


def asked_in(
    was: vec[i64], t: vec[i64], v: Variant, stage: i64, chooser: i64, choice: i64
) -> list[int]:
    """The seats that may be asked as this stage goes on."""
    if stage == STAGE_G:
        types = FOR_NECTAR
        if t[DECK_SIZE] > 0:
            types = 1 << SCOUT if v.auto_take else 0
    else:
        types = asked_at(v, stage)
    seats = holders(t, v, types, NOBODY_LEFT_OUT)
    if was[ASK] >= FIRST_LINK and was[ASK] != ASK_PLACE:
        return seats  # a card may just have moved a bee or laid an egg there
    if stage == STAGE_B:
        return [each for each in seats if has_egg(was, each)]
    if stage == STAGE_C or stage == STAGE_E or stage == STAGE_G:
        card = ON_C if stage == STAGE_C else ON_E if stage == STAGE_E else ON_G
        comes: i64 = chooser if sends_to(was, choice, card) else NOBODY_LEFT_OUT
        return [each for each in seats if each == comes or bees_on(was, card, each) > 0]
    return seats


def sends_to(was: vec[i64], choice: i64, card: i64) -> bool:
    """Is this choice to put a bee on that card?"""
    return was[ASK] == ASK_PLACE and choice >= TO and (choice - TO) // FACES == card


def has_egg(t: vec[i64], seat: i64) -> bool:
    start = CONTENT + first_room(seat)
    return any(t[start + room] == EGG_INSIDE for room in range(t[ROOMS + seat]))


def note_drawn(found: list[Moment], was: vec[i64], t: vec[i64], v: Variant) -> None:
    """R11.2, R11.6: it may be a Scout for the next card or, after the last, a Gift or Mix."""
    seat = seat_at(was, was[TURN], v.players)
    if was[LEFT + seat] == 0 or t[DECK_SIZE] == 0:
        note(found, "drawn", [seat] if may_hold(t, v, seat) & FOR_NECTAR else [])
    elif v.auto_take:
        note(found, "draw", [seat] if may_hold(t, v, seat) & 1 << SCOUT else [])


def decline(choices: list[int]) -> int:
    """The choice that lets a private question be."""
    for refusal in (PASS, DONE, DRAW):
        if refusal in choices:
            return refusal
    return choices[0]
