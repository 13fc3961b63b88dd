"""Worlds a seat cannot tell from the real one: the cards it cannot see are dealt anew.

Only what the seat knows is at hand here. The cards it has not seen are those of this game's deck
less the discards, those kept in play, its own hand, and what it is scouting.
"""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ACTOR,
    ASK,
    ASK_NOTHING,
    CARD_TYPES,
    DECK,
    DECK_SIZE,
    DISCARD,
    HAND_SIZE,
    HANDS,
    KEPT,
    PAUSE,
    REVEALED,
    SCOUTED,
    TYPES,
    WAITS,
)
from skep.games.waggle_dance.rules.steps import go_on
from skep.games.waggle_dance.secrets.windows import window
from skep.games.waggle_dance.variant import Variant
from skep.kernel.state import HIDDEN


def imagine(variant: Variant, cells: vec[i64], rng: Random) -> None:
    """Fill every hidden cell."""
    if variant.open_hands:
        return
    unseen = unseen_cards(variant, cells)
    asked = cells[ACTOR] == HIDDEN
    scouting = cells[SCOUTED] == HIDDEN
    hidden = [seat for seat in range(variant.players) if cells[HANDS + seat * CARD_TYPES] == HIDDEN]
    clear(cells, hidden)
    if asked:
        explain_question(variant, cells, hidden, unseen, rng)
    for seat in hidden:
        deal(cells, HANDS + seat * CARD_TYPES, cells[HAND_SIZE + seat], unseen, rng)
    if scouting:
        drawn = total(unseen) - cells[DECK_SIZE]
        deal(cells, SCOUTED, drawn, unseen, rng)
    for card in range(CARD_TYPES):
        cells[DECK + card] = unseen[card]
    if asked:
        ask_again(variant, cells)


def unseen_cards(variant: Variant, cells: vec[i64]) -> vec[i64]:
    """How many copies of each type the seat cannot see."""
    unseen = vec[i64]([0] * CARD_TYPES)
    for card in range(CARD_TYPES):
        if cells[TYPES] >> card & 1:
            unseen[card] = variant.copies[card] - cells[DISCARD + card] - cells[KEPT + card]
            if cells[SCOUTED + card] != HIDDEN:
                unseen[card] -= cells[SCOUTED + card]
            for seat in range(variant.players):
                if cells[HANDS + seat * CARD_TYPES + card] != HIDDEN:
                    unseen[card] -= cells[HANDS + seat * CARD_TYPES + card]
    return unseen


def total(cards: vec[i64]) -> i64:
    count: i64 = 0
    for card in range(CARD_TYPES):
        count += cards[card]
    return count


def clear(cells: vec[i64], hidden: list[int]) -> None:
    """Empty what is about to be filled."""
    for seat in hidden:
        empty(cells, HANDS + seat * CARD_TYPES)
    empty(cells, DECK)
    if cells[SCOUTED] == HIDDEN:
        empty(cells, SCOUTED)
    for cell in (PAUSE, PAUSE + 1, REVEALED):
        if cells[cell] == HIDDEN:
            cells[cell] = 0
    cells[WAITS] = 1


def empty(cells: vec[i64], first: i64) -> None:
    for card in range(CARD_TYPES):
        cells[first + card] = 0


def deal(cells: vec[i64], first: i64, size: i64, unseen: vec[i64], rng: Random) -> None:
    """Fill a hand up to its size with unseen cards, each as likely as any other."""
    held: i64 = 0
    for card in range(CARD_TYPES):
        held += cells[first + card]
    left = total(unseen)
    for _ in range(held, size):
        pick: i64 = rng.randrange(left)
        card = 0
        while pick >= unseen[card]:
            pick -= unseen[card]
            card += 1
        unseen[card] -= 1
        cells[first + card] += 1
        left -= 1


# ---------------------------------------------------------------------- somebody is asked


def explain_question(
    variant: Variant, cells: vec[i64], hidden: list[int], unseen: vec[i64], rng: Random
) -> None:
    """Choose who may be asked and why, and give that seat the cards it would be asked for."""
    here = window(cells)
    explanations: list[tuple[int, int]] = []
    for turn in here.candidates(variant, cells):
        seat = here.seat(variant, cells, turn)
        if seat in hidden:
            for need in here.needs(variant, cells, seat):
                if can_hold(cells, seat, need, unseen):
                    explanations.append((turn, need))
    turn, need = explanations[rng.randrange(len(explanations))]
    seat = here.seat(variant, cells, turn)
    for card in range(CARD_TYPES):
        if need >> card & 1:
            unseen[card] -= 1
            cells[HANDS + seat * CARD_TYPES + card] += 1
    here.suppose(variant, cells, turn)


def can_hold(cells: vec[i64], seat: i64, need: int, unseen: vec[i64]) -> bool:
    wanted = [card for card in range(CARD_TYPES) if need >> card & 1]
    return len(wanted) <= cells[HAND_SIZE + seat] and all(unseen[card] > 0 for card in wanted)


def ask_again(variant: Variant, cells: vec[i64]) -> None:
    """Let the rules ask the chosen seat; what others learn by waiting stays as it was."""
    one, other = cells[PAUSE], cells[PAUSE + 1]
    cells[ASK] = ASK_NOTHING
    go_on(variant, cells)
    cells[PAUSE] = one
    cells[PAUSE + 1] = other
