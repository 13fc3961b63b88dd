"""Cards of one's own turn by day: Overtime, Directions, Shift Change, Feint (Q2–Q4, Q7)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ASK_FEINT_DIE,
    ASK_FEINT_TO,
    ASK_OVER_FACE,
    DIRECTIONS,
    FACES,
    FREE,
    FREE_SLOT,
    FRESH,
    IN_ROOMS,
    OWED,
    ROOMS,
    SPOT,
    VACATED_SLOT,
    VALUE,
)
from skep.games.waggle_dance.choices import DIE, FACE, FLOWER, FROM, MORE, NO_BEE, TO
from skep.games.waggle_dance.events import (
    BEE_ADDED,
    BEE_FEINTED,
    BEE_TURNED,
    DIRECTED,
    TURN_SKIPPED,
)
from skep.games.waggle_dance.packing import bee
from skep.games.waggle_dance.rules.asking import Link, ask, fill_others, fill_values, resume
from skep.games.waggle_dance.rules.places import (
    assign,
    can_feint,
    can_feint_from,
    fill_places,
    leave,
)
from skep.games.waggle_dance.rules.placing import choose_value
from skep.games.waggle_dance.rules.queen import can_add_bee, directs
from skep.games.waggle_dance.variant import Variant
from skep.kernel.bits import bit
from skep.kernel.events import happens

# ---------------------------------------------------------------------- Overtime (Q2)


@final
class ChooseOvertimeBee(Link):
    """Q2: one of the unassigned bees."""

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]
    ) -> i64:
        return fill_values(cells[FREE + seat], DIE, out, 0)

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        cells[VALUE] = choice - DIE
        ask(cells, ASK_OVER_FACE, seat)


@final
class TurnBee(Link):
    """Q2: the bee shows the new value until it is rolled again, and is placed at once."""

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, out: vec[i64]
    ) -> i64:
        return fill_others(FACE, cells[VALUE], out)

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        value = choice - FACE
        cells[FREE + seat] += bee(value) - bee(cells[VALUE])
        happens(BEE_TURNED, seat, cells[VALUE], value)
        choose_value(cells, seat, value)


# ---------------------------------------------------------------------- Directions (Q3)


@final
class ChooseDirections(Link):
    """Q3: a flower on which the seat has placed a bee today."""

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]
    ) -> i64:
        n: i64 = 0
        for flower in range(FACES):
            if directs(cells, seat, flower):
                out[n] = FLOWER + flower
                n += 1
        return n

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        cells[DIRECTIONS + seat] |= bit(choice - FLOWER)
        happens(DIRECTED, seat, choice - FLOWER)
        resume(cells)


# ---------------------------------------------------------------------- Shift Change (Q4)


@final
class ChangeShift(Link):
    """Q4: one placement more, or the turn ends without one."""

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]
    ) -> i64:
        n: i64 = 0
        if can_add_bee(cells, seat):
            out[n] = MORE
            n += 1
        if cells[FRESH] > 0:
            out[n] = NO_BEE
            n += 1
        return n

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        if choice == MORE:
            cells[OWED] += 1
            happens(BEE_ADDED, seat)
        else:
            cells[OWED] = 0
            happens(TURN_SKIPPED, seat)
        cells[FRESH] = 0
        resume(cells)


# ---------------------------------------------------------------------- Feint (Q7)


@final
class ChooseFeintFrom(Link):
    """Q7: the place an assigned bee is taken from."""

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]
    ) -> i64:
        n: i64 = 0
        for place in range(IN_ROOMS + cells[ROOMS + seat]):
            if can_feint_from(cells, seat, place):
                out[n] = FROM + place
                n += 1
        return n

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        cells[SPOT] = choice - FROM
        ask(cells, ASK_FEINT_DIE, seat)


@final
class ChooseFeintBee(Link):
    """Q7: by the value it shows."""

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]
    ) -> i64:
        n: i64 = 0
        for value in range(FACES):
            if can_feint(cells, seat, value, cells[SPOT]):
                out[n] = DIE + value
                n += 1
        return n

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        cells[VALUE] = choice - DIE
        ask(cells, ASK_FEINT_TO, seat)


@final
class ChooseFeintTo(Link):
    """Q7: the bee is placed anew; it uses up a placement and opens no window. A slot that it leaves
    stays closed for the rest of the round (R3.7, RU-18)."""

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]
    ) -> i64:
        return fill_places(cells, seat, cells[VALUE], cells[SPOT], TO, out, 0)

    def play(self, variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        value, spot = cells[VALUE], cells[SPOT]
        leave(cells, seat, value, spot, FREE_SLOT if variant.vacated_opens else VACATED_SLOT)
        assign(cells, seat, value, choice - TO)
        happens(BEE_FEINTED, seat, value, spot, choice - TO)
        cells[OWED] -= 1
        cells[FRESH] = 0
        resume(cells)
