"""Dirty Trick: an opponent's bee is moved to another flower (Q6)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ASK_TRICK,
    ASK_TRICK_DIE,
    ASK_TRICK_FLOWER,
    ASK_TRICK_FROM,
    FACES,
    FLOWERS,
    ON_FLOWERS,
    RIVAL,
    SEATS,
    SPOT,
    TRICK,
    TURN,
    VALUE,
    WINDOW,
    WINDOW_SEEN,
)
from skep.games.waggle_dance.choices import DIE, FLOWER, FROM, PASS, PLAY, SEAT
from skep.games.waggle_dance.events import BEE_TRICKED
from skep.games.waggle_dance.rules.asking import (
    Link,
    ask,
    ask_in_private,
    fill_offer,
    fill_others,
    fill_values,
    resume,
    seat_at,
)
from skep.games.waggle_dance.rules.places import leave, stand
from skep.games.waggle_dance.rules.queen import holds, spend, stands_on_flowers
from skep.games.waggle_dance.variant import Variant
from skep.kernel.events import happens
from skep.kernel.step import Step


def opens_trick_window(variant: Variant, cells: vec[i64]) -> bool:
    """Q6: holders are asked clockwise after the placer, each once for each placed bee."""
    placer = seat_at(cells, cells[TURN], variant.players)
    for places in range(cells[WINDOW], variant.players):
        seat = placer + places
        if seat >= variant.players:
            seat -= variant.players
        if holds(cells, seat, TRICK):
            cells[WINDOW] = places
            ask_in_private(cells, ASK_TRICK, seat)
            return True
    cells[WINDOW] = 0
    cells[WINDOW_SEEN] = 0
    return False


@final
class OfferTrick(Step[Variant]):
    """Q6: on the bee that was placed just now."""

    def fill(
        self, _variant: Variant, _cells: vec[i64], _frame: i64, _seat: i64, out: vec[i64]
    ) -> i64:
        return fill_offer(PLAY + TRICK, out)

    def play(self, variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        cells[WINDOW] += 1
        if choice == PASS:
            resume(cells)
            return
        cells[WINDOW_SEEN] = cells[WINDOW]
        spend(cells, seat, TRICK)
        cells[RIVAL] = seat_at(cells, cells[TURN], variant.players)
        ask(cells, ASK_TRICK_FLOWER, seat)


@final
class ChooseTrickSeat(Link):
    """Q6, in one's own turn: an opponent with a bee on a flower."""

    def fill(self, variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for other in range(variant.players):
            if other != seat and stands_on_flowers(cells, other):
                out[n] = SEAT + other
                n += 1
        return n

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        cells[RIVAL] = choice - SEAT
        ask(cells, ASK_TRICK_FROM, seat)


@final
class ChooseTrickFrom(Link):
    """Q6: the flower the bee is taken from."""

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, out: vec[i64]
    ) -> i64:
        n: i64 = 0
        for flower in range(FACES):
            if cells[FLOWERS + flower * SEATS + cells[RIVAL]] > 0:
                out[n] = FROM + ON_FLOWERS + flower
                n += 1
        return n

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        cells[SPOT] = choice - FROM
        ask(cells, ASK_TRICK_DIE, seat)


@final
class ChooseTrickBee(Link):
    """Q6: by the value it shows."""

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, out: vec[i64]
    ) -> i64:
        flower = cells[SPOT] - ON_FLOWERS
        return fill_values(cells[FLOWERS + flower * SEATS + cells[RIVAL]], DIE, out, 0)

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        cells[VALUE] = choice - DIE
        ask(cells, ASK_TRICK_FLOWER, seat)


@final
class ChooseTrickFlower(Link):
    """Q6: the bee keeps its face and its owner, and counts on the new flower."""

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, out: vec[i64]
    ) -> i64:
        return fill_others(FLOWER, cells[SPOT] - ON_FLOWERS, out)

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        """Its owner has placed it on the old one all the same (RU-14)."""
        rival, value, spot = cells[RIVAL], cells[VALUE], cells[SPOT]
        target = ON_FLOWERS + choice - FLOWER
        leave(cells, rival, value, spot)
        stand(cells, rival, value, target)
        happens(BEE_TRICKED, seat, rival, value, spot, target)
        cells[SPOT] = target
        resume(cells)
