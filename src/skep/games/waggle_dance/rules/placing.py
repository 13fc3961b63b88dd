"""By day: placing bees one by one (R3)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ACTOR,
    ASK_BEE,
    ASK_DIR_FLOWER,
    ASK_FEINT_FROM,
    ASK_NOTHING,
    ASK_OVER_DIE,
    ASK_PLACE,
    ASK_SHIFT,
    ASK_TRICK_SEAT,
    CALLING,
    CARD_TYPES,
    DIR,
    FACES,
    FEINT,
    FREE,
    FRESH,
    HONEYS,
    IN_ROOMS,
    ON_FLOWERS,
    OVER,
    OWED,
    PLACED,
    ROOMS,
    SHIFT,
    SPOT,
    STAGE_NIGHTFALL,
    TRICK,
    TURN,
    VALUE,
    VOL_LEFT,
    VOL_SEAT,
    WINDOW,
    WINDOW_SEEN,
)
from skep.games.waggle_dance.choices import DIE, FACE, PLAY, TO
from skep.games.waggle_dance.events import BEE_PLACED, NIGHT_FELL, VOLUNTEER_TURNED
from skep.games.waggle_dance.packing import bee, lowest, values_shown
from skep.games.waggle_dance.rules.asking import (
    Link,
    ask,
    enter_stage,
    fill_values,
    resume,
    seat_at,
)
from skep.games.waggle_dance.rules.places import assign, fill_places
from skep.games.waggle_dance.rules.queen import (
    card_of,
    day_cards,
    fill_plays,
    held,
    may_hold,
    spend,
    waiting,
)
from skep.games.waggle_dance.rules.trick import opens_trick_window
from skep.games.waggle_dance.variant import Variant
from skep.kernel.events import RECORDER, happens
from skep.kernel.step import Step

LINKS: Final = vec[i64]([ASK_NOTHING] * CARD_TYPES)
"""What each card that is played in one's own turn asks first (Q2, Q3, Q4, Q6, Q7)."""
LINKS[OVER] = ASK_OVER_DIE
LINKS[DIR] = ASK_DIR_FLOWER
LINKS[SHIFT] = ASK_SHIFT
LINKS[TRICK] = ASK_TRICK_SEAT
LINKS[FEINT] = ASK_FEINT_FROM


@final
class ChooseBee(Step[Variant]):
    """R3.3: a value among the unassigned bees, or a card. Holders of Dirty Trick come first."""

    def enter(self, variant: Variant, cells: vec[i64], _frame: i64) -> bool:
        """R3.1, R3.9, R3.10: windows for Dirty Trick, then the next bee, then the night."""
        if cells[WINDOW] > 0:
            return opens_trick_window(variant, cells)
        if cells[OWED] == 0 and not next_turn(variant, cells):
            end_day(variant, cells)
            return False
        seat = seat_at(cells, cells[TURN], variant.players)
        wild = cells[VOL_LEFT] > 0 and cells[VOL_SEAT] == seat
        swarm = cells[FREE + seat]
        if wild or values_shown(swarm) > 1 or may_play(variant, cells, seat):
            ask(cells, ASK_BEE, seat)
            return True
        choose_value(cells, seat, lowest(swarm))  # R1.3
        return False

    def fill(self, variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]) -> i64:
        n = fill_values(cells[FREE + seat], DIE, out, 0)
        if cells[VOL_LEFT] > 0 and cells[VOL_SEAT] == seat:  # Q1.5
            for value in range(FACES):
                out[n] = FACE + value
                n += 1
        return fill_plays(day_cards(variant, cells, seat, held(cells, seat)), out, n)

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        if choice < FACE:
            choose_value(cells, seat, choice - DIE)
        elif choice < PLAY:
            turn_volunteer(cells, seat, choice - FACE)
        else:
            card = card_of(choice)
            spend(cells, seat, card)
            ask(cells, LINKS[card], seat)


def may_play(variant: Variant, cells: vec[i64], seat: i64) -> bool:
    """Could the seat play a card now, for all anybody knows (R1.3)?"""
    return day_cards(variant, cells, seat, may_hold(variant, cells, seat)) != 0


def next_turn(variant: Variant, cells: vec[i64]) -> bool:
    """Pass the turn to the next seat with an unassigned bee, if any."""
    turn = cells[TURN]
    for _ in range(variant.players):
        turn = turn + 1 if turn + 1 < variant.players else 0
        if waiting(cells, seat_at(cells, turn, variant.players)) > 0:
            cells[TURN] = turn
            cells[OWED] = 1
            cells[FRESH] = 1
            return True
    return False


def end_day(variant: Variant, cells: vec[i64]) -> None:
    """R3.10: the Day/Night card is turned; where bees were placed no longer matters."""
    for seat in range(variant.players):
        cells[PLACED + seat] = 0
    happens(NIGHT_FELL)
    enter_stage(cells, STAGE_NIGHTFALL)
    cells[CALLING] = 1


def turn_volunteer(cells: vec[i64], seat: i64, value: i64) -> None:
    """Q1.5: the wild Volunteer die, turned to this value."""
    cells[VOL_LEFT] = 0
    cells[FREE + seat] += bee(value)
    happens(VOLUNTEER_TURNED, seat, value)
    choose_value(cells, seat, value)


def choose_value(cells: vec[i64], seat: i64, value: i64) -> None:
    cells[VALUE] = value
    ask(cells, ASK_PLACE, seat)


@final
class ChoosePlace(Link):
    """R3.4: where the bee goes."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        """A room and the flower: at least two places, whatever the value."""
        seat = cells[ACTOR]
        if cells[ROOMS + seat] > cells[HONEYS + seat]:
            return True
        return super().enter(variant, cells, frame)

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]
    ) -> i64:
        return fill_places(cells, seat, cells[VALUE], -1, TO, out, 0)

    def play(self, variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        """R3.6–R3.8: the bee stays there; on a flower, Dirty Tricks may follow."""
        place = choice - TO
        value = cells[VALUE]
        cells[FREE + seat] -= bee(value)
        assign(cells, seat, value, place)
        if RECORDER.on:
            happens(BEE_PLACED, seat, value, place)
        cells[OWED] -= 1
        cells[FRESH] = 0
        resume(cells)
        if ON_FLOWERS <= place < IN_ROOMS and not variant.trick_in_turn:
            cells[SPOT] = place
            cells[WINDOW] = 1
            cells[WINDOW_SEEN] = 1
