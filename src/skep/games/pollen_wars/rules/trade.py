"""Trades: binding offers of cards and pollen, and promises that bind nobody (R8).

They interrupt everything. Their steps have a frame of their own, which begins at `TR_STAGE`.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ANSWERING,
    BUILDING,
    CURTAIN,
    HAND,
    PARTNER,
    PAYING,
    POLLEN,
    TR_ANY_HONEY,
    TR_ANY_JELLY,
    TR_ASK,
    TR_ASK_POLLEN,
    TR_ASK_PROMISE,
    TR_FROM,
    TR_GIVE,
    TR_GIVE_POLLEN,
    TR_GIVE_PROMISE,
    TR_PICK,
    TR_STAGE,
    TR_TO,
)
from skep.games.pollen_wars.choices import (
    ACCEPT,
    ASK,
    ASK_ANY_HONEY,
    ASK_ANY_JELLY,
    ASK_POLLEN,
    ASK_PROMISE,
    CANCEL,
    GIVE,
    GIVE_POLLEN,
    GIVE_PROMISE,
    HONEY_KINDS,
    KINDS,
    PROPOSE,
    QUEEN,
    REFUSE,
)
from skep.games.pollen_wars.events import ACCEPTED, REFUSED
from skep.games.pollen_wars.rules.bees import hive
from skep.games.pollen_wars.rules.hands import sure_at, total
from skep.games.pollen_wars.rules.offers import (
    MOST_CARDS,
    asked_cards,
    can_accept,
    end_trade,
    exchange,
    fill_asking,
    fill_giving,
    fill_pollen,
    fill_promises,
    tell_of_offer,
    valid,
)
from skep.games.pollen_wars.variant import Variant
from skep.kernel.events import RECORDER, happens
from skep.kernel.step import Step


def begin_trade(cells: vec[i64], queen: i64) -> None:
    cells[TR_STAGE] = PARTNER
    cells[TR_FROM] = queen


@final
class ChoosePartner(Step[Variant]):
    """R8.1: to whom the offer is made."""

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return cells[TR_FROM]

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for queen in range(variant.players):
            if queen != cells[TR_FROM]:
                out[count] = QUEEN + queen
                count += 1
        return count

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        cells[TR_TO] = choice - QUEEN
        cells[frame] = BUILDING


@final
class BuildOffer(Step[Variant]):
    """R8.2: piece by piece, seen by nobody else."""

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return cells[TR_FROM]

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        """What may still be added, `propose` when the offer is valid, `cancel` always."""
        given = total(cells, TR_GIVE)
        asked = asked_cards(cells)
        mine = cells[hive(cells[TR_FROM]) + POLLEN]
        theirs = cells[hive(cells[TR_TO]) + POLLEN]
        out[0] = CANCEL
        count: i64 = 1
        if valid(cells, given, asked):
            out[count] = PROPOSE
            count += 1
        if given < MOST_CARDS:
            count = fill_giving(cells, out, count)
        if asked < MOST_CARDS:
            count = fill_asking(variant, cells, out, count)
        count = fill_pollen(cells, cells[TR_GIVE_POLLEN], GIVE_POLLEN, mine, out, count)
        count = fill_pollen(cells, cells[TR_ASK_POLLEN], ASK_POLLEN, theirs, out, count)
        count = fill_promises(cells[TR_GIVE_PROMISE], GIVE_PROMISE, out, count)
        return fill_promises(cells[TR_ASK_PROMISE], ASK_PROMISE, out, count)

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        if choice == CANCEL:
            end_trade(cells)
        elif choice == PROPOSE:
            propose(cells)
        else:
            add(cells, choice)


def add(cells: vec[i64], choice: i64) -> None:
    """One thing more that is given or asked for."""
    if choice == ASK_ANY_HONEY:
        cells[TR_ANY_HONEY] += 1
    elif choice == ASK_ANY_JELLY:
        cells[TR_ANY_JELLY] += 1
    elif choice < ASK:
        cells[TR_GIVE + choice - GIVE] += 1
    elif choice < ASK_ANY_HONEY:
        cells[TR_ASK + choice - ASK] += 1
    elif choice < ASK_POLLEN:
        cells[TR_GIVE_POLLEN] = choice - GIVE_POLLEN + 1
    elif choice < GIVE_PROMISE:
        cells[TR_ASK_POLLEN] = choice - ASK_POLLEN + 1
    elif choice < ASK_PROMISE:
        cells[TR_GIVE_PROMISE] = choice - GIVE_PROMISE + 1
    else:
        cells[TR_ASK_PROMISE] = choice - ASK_PROMISE + 1


def propose(cells: vec[i64]) -> None:
    """The partner sees the whole offer, and so what the other holds for it."""
    cells[TR_STAGE] = ANSWERING
    cells[CURTAIN] += 1
    seen = sure_at(cells[TR_TO], cells[TR_FROM])
    for kind in range(KINDS):
        cells[seen + kind] = max(cells[seen + kind], cells[TR_GIVE + kind])
    if RECORDER.on:
        tell_of_offer(cells)


@final
class AnswerOffer(Step[Variant]):
    """R8.4: the partner takes it or leaves it."""

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return cells[TR_TO]

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        if can_accept(cells):
            out[count] = ACCEPT
            count += 1
        out[count] = REFUSE
        return count + 1

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        if choice == REFUSE:
            happens(REFUSED, cells[TR_TO], cells[TR_FROM])
            end_trade(cells)
            return
        happens(ACCEPTED, cells[TR_TO], cells[TR_FROM])
        if cells[TR_ANY_HONEY] + cells[TR_ANY_JELLY] > 0:
            cells[frame] = PAYING
        else:
            exchange(variant, cells)


@final
class PayOffer(Step[Variant]):
    """The partner picks the cards for `ask any …`, beyond those asked by name."""

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return cells[TR_TO]

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        theirs = hive(cells[TR_TO])
        count: i64 = 0
        for kind in range(KINDS):
            wanted: i64 = cells[TR_ANY_HONEY] if kind < HONEY_KINDS else cells[TR_ANY_JELLY]
            spare: i64 = cells[theirs + HAND + kind] - cells[TR_ASK + kind] - cells[TR_PICK + kind]
            if wanted > 0 and spare > 0:
                out[count] = GIVE + kind
                count += 1
        return count

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        kind = choice - GIVE
        cells[TR_PICK + kind] += 1
        if kind < HONEY_KINDS:
            cells[TR_ANY_HONEY] -= 1
        else:
            cells[TR_ANY_JELLY] -= 1
        if cells[TR_ANY_HONEY] + cells[TR_ANY_JELLY] == 0:
            exchange(variant, cells)
