"""Private windows (R13): when somebody may be asked in private, and which hands would explain it.

A seat that waits knows the stage, and everything on the table, but not who is asked. A *need* is a
set of card types that, in a seat's hand, would have it asked now. The moments at which somebody
might be asked follow from what lies on the table, whether or not anybody is (R13.4, R13.7).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    BEES,
    CALLING,
    CONTENT,
    DECK_SIZE,
    DICE,
    EGGS,
    EXPERT,
    FIRST_SEAT,
    HAND_SIZE,
    LEFT,
    MOVES,
    ON_G,
    PASSES,
    ROOM,
    ROOMS,
    SCOUT,
    SICK,
    STAGE,
    STAGE_B,
    STAGE_C,
    STAGE_DAWN,
    STAGE_E,
    STAGE_F,
    STAGE_G,
    STAGE_NIGHTFALL,
    STAGE_OVER,
    STAGE_PLACE,
    STAGE_SICK,
    TRICK,
    TURN,
    TURN_SEEN,
    VOL,
    VOL_SEAT,
    WINDOW,
    WINDOW_SEEN,
)
from skep.games.waggle_dance.events import (
    MOMENT_DAWN,
    MOMENT_DRAW,
    MOMENT_DRAWN,
    MOMENT_EGGS,
    MOMENT_HATCHING,
    MOMENT_HONEY,
    MOMENT_NIGHT,
    MOMENT_NIGHTFALL,
    MOMENT_SICK,
    MOMENT_TRADE,
    MOMENT_TRICK,
)
from skep.games.waggle_dance.packing import ANY_PAIR, EGG_INSIDE
from skep.games.waggle_dance.rules.asking import seat_at
from skep.games.waggle_dance.rules.hatching import may_hatch_by_card, only_pair
from skep.games.waggle_dance.rules.hive import cubes_in_hive, first_room, has_empty_room
from skep.games.waggle_dance.rules.moving import can_move
from skep.games.waggle_dance.rules.night import bees_on
from skep.games.waggle_dance.rules.queen import can_send_sick, may_hold
from skep.games.waggle_dance.rules.trade import can_trade
from skep.games.waggle_dance.secrets.needs import gift_or_mix, honey_needs
from skep.games.waggle_dance.variant import Variant
from skep.kernel.bits import bit
from skep.kernel.events import NOTHING, moment
from skep.kernel.state import HIDDEN


class Window:
    """A stage, or a call, in which seats may be asked in private, one after the other."""

    def __init__(self, kind: int) -> None:
        self.kind: Final[i64] = kind
        """The event that names the moment."""

    def needs(self, variant: Variant, cells: vec[i64], seat: i64) -> list[int]:
        """Every set of types that would have the seat asked now."""
        return []

    def shows(self, variant: Variant, cells: vec[i64], seat: i64) -> bool:
        """Has the seat something to do that all would see? Then nobody after it is asked yet."""
        return False

    def asks_openly(self, variant: Variant, cells: vec[i64], seat: i64) -> bool:
        """Must the seat choose in the open before the stage goes on?"""
        return self.shows(variant, cells, seat)

    def ends_seen(self, cells: vec[i64], seat: i64) -> bool:
        """Would all have seen the seat's turn end?"""
        return False

    def candidates(self, variant: Variant, cells: vec[i64]) -> list[int]:
        """Turns of the seats that may be being asked in private, for all the table shows."""
        found: list[int] = []
        for turn in range(cells[TURN_SEEN], variant.players):
            seat = seat_at(cells, turn, variant.players)
            if self.shows(variant, cells, seat):
                return found
            found.append(turn)
            if self.ends_seen(cells, seat):
                return found
        return found

    def seat(self, variant: Variant, cells: vec[i64], turn: i64) -> i64:
        """The seat of a turn."""
        return seat_at(cells, turn, variant.players)

    def hide(self, cells: vec[i64]) -> None:
        """Hide everything that moves on when somebody passes."""
        cells[TURN] = HIDDEN
        cells[PASSES] = HIDDEN

    def suppose(self, variant: Variant, cells: vec[i64], turn: i64) -> None:
        """Fill what was hidden: the seat of this turn is about to be asked."""
        cells[TURN] = turn
        cells[PASSES] = 0

    def announce(self, variant: Variant, cells: vec[i64]) -> None:
        """Name those who might be asked before anything else is seen, or has to be chosen in the
        open."""
        seats: i64 = 0
        for turn in range(cells[TURN], variant.players):
            seat = seat_at(cells, turn, variant.players)
            if self.asks_openly(variant, cells, seat):
                break
            if self.may_ask(variant, cells, seat):
                seats |= bit(seat)
        moment(self.kind, cells[FIRST_SEAT], seats)

    def may_ask(self, variant: Variant, cells: vec[i64], seat: i64) -> bool:
        """Might this seat hold cards for which it would be asked, for all that everybody knows?"""
        among = may_hold(variant, cells, seat)
        return any(
            need & among == need and need.bit_count() <= cells[HAND_SIZE + seat]
            for need in self.needs(variant, cells, seat)
        )


@final
class Closed(Window):
    """Nobody is asked in private."""

    def announce(self, variant: Variant, cells: vec[i64]) -> None:
        pass


# ---------------------------------------------------------------------- calls (RU-52)


class Call(Window):
    """RU-52: the seats are called in turn order, round and round, until all have passed. Here, to
    play Gift and Mix before a step of the night (R4.3)."""

    def needs(self, variant: Variant, cells: vec[i64], seat: i64) -> list[int]:
        return gift_or_mix(cells, seat)

    def candidates(self, variant: Variant, cells: vec[i64]) -> list[int]:
        return list(range(variant.players))

    def suppose(self, variant: Variant, cells: vec[i64], turn: i64) -> None:
        cells[TURN] = turn
        cells[PASSES] = (turn - cells[TURN_SEEN]) % variant.players

    def announce(self, variant: Variant, cells: vec[i64]) -> None:
        """All, since whoever has passed may be called again."""
        seats: i64 = 0
        for seat in range(variant.players):
            if self.may_ask(variant, cells, seat):
                seats |= bit(seat)
        moment(self.kind, cells[FIRST_SEAT], seats)


@final
class SickCall(Call):
    """R2.4."""

    def needs(self, variant: Variant, cells: vec[i64], seat: i64) -> list[int]:
        return [1 << SICK] if can_send_sick(variant, cells, seat) else []


# ---------------------------------------------------------------------- by day


@final
class Dawn(Window):
    """R2.1."""

    def needs(self, variant: Variant, cells: vec[i64], seat: i64) -> list[int]:
        return [1 << VOL] if cells[VOL_SEAT] < 0 else []


@final
class Placing(Window):
    """Q6: Dirty Trick, after a bee has been placed. Turns are places after the placer."""

    def needs(self, variant: Variant, cells: vec[i64], seat: i64) -> list[int]:
        return [1 << TRICK]

    def candidates(self, variant: Variant, cells: vec[i64]) -> list[int]:
        return list(range(max(1, cells[WINDOW_SEEN]), variant.players))

    def seat(self, variant: Variant, cells: vec[i64], turn: i64) -> i64:
        return (seat_at(cells, cells[TURN], variant.players) + turn) % variant.players

    def hide(self, cells: vec[i64]) -> None:
        cells[WINDOW] = HIDDEN

    def suppose(self, variant: Variant, cells: vec[i64], turn: i64) -> None:
        cells[WINDOW] = turn

    def announce(self, variant: Variant, cells: vec[i64]) -> None:
        """Those after the placer who have not answered this bee yet."""
        if cells[WINDOW] == 0:
            return
        seats: i64 = 0
        for turn in range(cells[WINDOW], variant.players):
            seat = self.seat(variant, cells, turn)
            if self.may_ask(variant, cells, seat):
                seats |= bit(seat)
        moment(self.kind, self.seat(variant, cells, 1), seats)


# ---------------------------------------------------------------------- by night


@final
class Hatching(Window):
    """Step B: Expertise."""

    def needs(self, variant: Variant, cells: vec[i64], seat: i64) -> list[int]:
        return [1 << EXPERT] if may_hatch_by_card(variant, cells, seat) else []

    def shows(self, variant: Variant, cells: vec[i64], seat: i64) -> bool:
        return cells[DICE + seat] < variant.dice_most and has_egg_and_pair(cells, seat)

    def asks_openly(self, variant: Variant, cells: vec[i64], seat: i64) -> bool:
        """What hatches by itself is no choice."""
        return cells[DICE + seat] < variant.dice_most and has_choice_of_pairs(cells, seat)

    def hide(self, cells: vec[i64]) -> None:
        super().hide(cells)
        cells[ROOM] = HIDDEN

    def suppose(self, variant: Variant, cells: vec[i64], turn: i64) -> None:
        super().suppose(variant, cells, turn)
        cells[ROOM] = cells[ROOMS + seat_at(cells, turn, variant.players)]


@final
class Eggs(Window):
    """Step C: Gift or Mix where no room is empty."""

    def needs(self, variant: Variant, cells: vec[i64], seat: i64) -> list[int]:
        return gift_or_mix(cells, seat) if can_lay(cells, seat) else []

    def shows(self, variant: Variant, cells: vec[i64], seat: i64) -> bool:
        return can_lay(cells, seat) and has_empty_room(cells, seat)


@final
class Trading(Window):
    """Step E: Gift or Mix where there is nothing to trade."""

    def needs(self, variant: Variant, cells: vec[i64], seat: i64) -> list[int]:
        return gift_or_mix(cells, seat) if cells[LEFT + seat] > 0 else []

    def shows(self, variant: Variant, cells: vec[i64], seat: i64) -> bool:
        return cells[LEFT + seat] > 0 and can_trade(cells, seat)


@final
class Honey(Window):
    """Step F: cards that make honey, Gift or Mix. The turn ends as the bees go home."""

    def needs(self, variant: Variant, cells: vec[i64], seat: i64) -> list[int]:
        return gift_or_mix(cells, seat) + honey_needs(variant, cells, seat)

    def shows(self, variant: Variant, cells: vec[i64], seat: i64) -> bool:
        return cubes_in_hive(cells, seat) > 0 and can_move(cells, seat)

    def ends_seen(self, cells: vec[i64], seat: i64) -> bool:
        start = BEES + first_room(seat)
        return any(cells[room] > 0 for room in range(start, start + cells[ROOMS + seat]))

    def hide(self, cells: vec[i64]) -> None:
        super().hide(cells)
        cells[MOVES] = HIDDEN

    def suppose(self, variant: Variant, cells: vec[i64], turn: i64) -> None:
        super().suppose(variant, cells, turn)
        cells[MOVES] = -1


@final
class Drawing(Window):
    """Step G: Scout before a card is drawn, Gift or Mix after the last."""

    def needs(self, variant: Variant, cells: vec[i64], seat: i64) -> list[int]:
        if draws(cells, seat):
            return [1 << SCOUT] if variant.auto_take else []
        return gift_or_mix(cells, seat) if bees_on(cells, ON_G, seat) > 0 else []

    def ends_seen(self, cells: vec[i64], seat: i64) -> bool:
        return draws(cells, seat)

    def announce(self, variant: Variant, cells: vec[i64]) -> None:
        """R11.2, R11.6: it may be Gift or Mix after the last card, or Scout before the next."""
        drawn: i64 = 0
        for turn in range(cells[TURN], variant.players):
            seat = seat_at(cells, turn, variant.players)
            if draws(cells, seat):
                moment(MOMENT_DRAWN, cells[FIRST_SEAT], drawn)
                if self.may_ask(variant, cells, seat):
                    moment(MOMENT_DRAW, seat, bit(seat))
                return
            if self.may_ask(variant, cells, seat):
                drawn |= bit(seat)
        moment(MOMENT_DRAWN, cells[FIRST_SEAT], drawn)


# ---------------------------------------------------------------------- which one is open

CLOSED: Final = Closed(NOTHING)
NIGHT_CALL: Final = Call(MOMENT_NIGHT)
BY_STAGE: Final[dict[int, Window]] = {
    STAGE_DAWN: Dawn(MOMENT_DAWN),
    STAGE_SICK: SickCall(MOMENT_SICK),
    STAGE_PLACE: Placing(MOMENT_TRICK),
    STAGE_NIGHTFALL: Call(MOMENT_NIGHTFALL),
    STAGE_B: Hatching(MOMENT_HATCHING),
    STAGE_C: Eggs(MOMENT_EGGS),
    STAGE_E: Trading(MOMENT_TRADE),
    STAGE_F: Honey(MOMENT_HONEY),
    STAGE_G: Drawing(MOMENT_DRAWN),
}
WINDOWS: Final[list[Window]] = [BY_STAGE.get(stage, CLOSED) for stage in range(STAGE_OVER + 1)]


def window(cells: vec[i64]) -> Window:
    """The window that is open now, if somebody is asked in private."""
    stage = cells[STAGE]
    if cells[CALLING] > 0 and stage > STAGE_NIGHTFALL:
        return NIGHT_CALL
    return WINDOWS[stage]


# ---------------------------------------------------------------------- what the table shows


def can_lay(cells: vec[i64], seat: i64) -> bool:
    return cells[LEFT + seat] > 0 and cells[EGGS] > 0


def draws(cells: vec[i64], seat: i64) -> bool:
    return cells[LEFT + seat] > 0 and cells[DECK_SIZE] > 0


def has_egg_and_pair(cells: vec[i64], seat: i64) -> bool:
    start = first_room(seat)
    return any(
        cells[CONTENT + start + room] == EGG_INSIDE and cells[BEES + start + room] & ANY_PAIR
        for room in range(cells[ROOMS + seat])
    )


def has_choice_of_pairs(cells: vec[i64], seat: i64) -> bool:
    start = first_room(seat)
    return any(
        cells[CONTENT + start + room] == EGG_INSIDE
        and cells[BEES + start + room] & ANY_PAIR
        and only_pair(cells[BEES + start + room]) < 0
        for room in range(cells[ROOMS + seat])
    )
