"""What an offer to trade consists of, and how its cards and pollen change hands (R8)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ACTIVE,
    AFTER,
    DEPTH,
    HAND,
    HONEY_CARDS,
    JELLY_CARDS,
    POLLEN,
    TR_ANY_HONEY,
    TR_ANY_JELLY,
    TR_ASK,
    TR_ASK_POLLEN,
    TR_ASK_PROMISE,
    TR_END,
    TR_FROM,
    TR_GIVE,
    TR_GIVE_POLLEN,
    TR_GIVE_PROMISE,
    TR_PICK,
    TR_STAGE,
    TR_TO,
)
from skep.games.pollen_wars.choices import (
    ASK,
    ASK_ANY_HONEY,
    ASK_ANY_JELLY,
    GIVE,
    HONEY_KINDS,
    KINDS,
    MOST_POLLEN,
)
from skep.games.pollen_wars.events import (
    HANDED_CARD,
    HANDED_CARDS,
    HANDED_POLLEN,
    OFFER_ANY,
    OFFER_CARD,
    OFFER_POLLEN,
    OFFER_PROMISE,
    OFFERED,
)
from skep.games.pollen_wars.rules.bees import check, hive
from skep.games.pollen_wars.rules.field import BLUE
from skep.games.pollen_wars.rules.hands import HONEY, JELLY, gain_seen, lose_unseen, total
from skep.games.pollen_wars.rules.stack import window_for_others
from skep.games.pollen_wars.variant import WINDOWS_FULL, Variant
from skep.kernel.bits import bit
from skep.kernel.events import RECORDER, confides, happens

MOST_CARDS: Final = 3
"""Cards that may be given, and asked for, in one offer."""
PROMISE_KINDS: Final[i64] = 6


def asked_cards(cells: vec[i64]) -> i64:
    return total(cells, TR_ASK) + cells[TR_ANY_HONEY] + cells[TR_ANY_JELLY]


def end_trade(cells: vec[i64]) -> None:
    """Clear the offer."""
    for i in range(TR_STAGE, TR_END):
        cells[i] = 0


# ------------------------------------------------------------------ what may be added (R8.2, R8.3)


def fill_giving(cells: vec[i64], out: vec[i64], count: i64) -> i64:
    """The cards that the maker of the offer holds and has not put in it yet."""
    mine = hive(cells[TR_FROM])
    for kind in range(KINDS):
        if cells[mine + HAND + kind] > cells[TR_GIVE + kind]:
            out[count] = GIVE + kind
            count += 1
    return count


def fill_asking(variant: Variant, cells: vec[i64], out: vec[i64], count: i64) -> i64:
    """Any card that can be held may be asked for: what the partner holds is hers to know."""
    theirs = hive(cells[TR_TO])
    deck = variant.deck
    timing = variant.timing
    for kind in range(KINDS):
        if deck[kind] > cells[TR_ASK + kind] and timing[kind] != BLUE:
            out[count] = ASK + kind
            count += 1
    if cells[theirs + HONEY_CARDS] > cells[TR_ANY_HONEY]:
        out[count] = ASK_ANY_HONEY
        count += 1
    if cells[theirs + JELLY_CARDS] > cells[TR_ANY_JELLY]:
        out[count] = ASK_ANY_JELLY
        count += 1
    return count


def fill_pollen(
    cells: vec[i64], said: i64, first: i64, most: i64, out: vec[i64], count: i64
) -> i64:
    """Pollen is named once, on one side only (R8.3)."""
    if said > 0 or cells[TR_GIVE_POLLEN] + cells[TR_ASK_POLLEN] > 0:
        return count
    for amount in range(1, min(most, MOST_POLLEN) + 1):
        out[count] = first + amount - 1
        count += 1
    return count


def fill_promises(said: i64, first: i64, out: vec[i64], count: i64) -> i64:
    if said > 0:
        return count
    for promise in range(PROMISE_KINDS):
        out[count] = first + promise
        count += 1
    return count


def valid(cells: vec[i64], given: i64, asked: i64) -> bool:
    """R8.3: something is given or asked, and whoever receives pollen gives a card or promise.

    `given` and `asked` are numbers of cards.
    """
    gives = given + cells[TR_GIVE_PROMISE] > 0
    asks = asked + cells[TR_ASK_PROMISE] > 0
    if cells[TR_GIVE_POLLEN] > 0:
        return asks
    if cells[TR_ASK_POLLEN] > 0:
        return gives
    return gives or asks


def can_accept(cells: vec[i64]) -> bool:
    """R8.4: she holds the cards asked, those of no matter which kind included."""
    theirs = hive(cells[TR_TO])
    honey: i64 = cells[theirs + HONEY_CARDS] - cells[TR_ANY_HONEY]
    jelly: i64 = cells[theirs + JELLY_CARDS] - cells[TR_ANY_JELLY]
    for kind in range(KINDS):
        asked: i64 = cells[TR_ASK + kind]
        if asked > cells[theirs + HAND + kind]:
            return False
        if kind < HONEY_KINDS:
            honey -= asked
        else:
            jelly -= asked
    return honey >= 0 and jelly >= 0


# ------------------------------------------------------------------ how it is told of (R8.4, R8.6)


def tell_of_offer(cells: vec[i64]) -> None:
    """R8.4: that there is one is told to all, what it consists of to the two partners."""
    maker, partner = cells[TR_FROM], cells[TR_TO]
    happens(OFFERED, maker, partner)
    tell_of_side(cells, maker, partner, TR_GIVE, TR_GIVE_POLLEN, TR_GIVE_PROMISE)
    tell_of_side(cells, partner, maker, TR_ASK, TR_ASK_POLLEN, TR_ASK_PROMISE)
    both = bit(maker) | bit(partner)
    for deck, cell in ((HONEY, TR_ANY_HONEY), (JELLY, TR_ANY_JELLY)):
        if cells[cell] > 0:
            confides(both, OFFER_ANY, partner, maker, deck, cells[cell])


def tell_of_side(
    cells: vec[i64], giver: i64, taker: i64, cards: i64, pollen: i64, promise: i64
) -> None:
    """What one of the two would give."""
    both = bit(giver) | bit(taker)
    for kind in range(KINDS):
        for _ in range(int(cells[cards + kind])):
            confides(both, OFFER_CARD, giver, taker, kind)
    if cells[pollen] > 0:
        confides(both, OFFER_POLLEN, giver, taker, cells[pollen])
    if cells[promise] > 0:
        confides(both, OFFER_PROMISE, giver, taker, cells[promise] - 1)


def tell_of_cards(cells: vec[i64], giver: i64, taker: i64, cards: i64) -> None:
    """R8.6: others hear how many cards of which back change hands, the two see them."""
    honey: i64 = 0
    jelly: i64 = 0
    for kind in range(KINDS):
        count: i64 = cells[cards + kind]
        if kind < HONEY_KINDS:
            honey += count
        else:
            jelly += count
        for _ in range(int(count)):
            confides(bit(giver) | bit(taker), HANDED_CARD, giver, taker, kind)
    if honey + jelly > 0:
        happens(HANDED_CARDS, giver, taker, honey, jelly)


# ------------------------------------------------------------------ carrying it out


def exchange(variant: Variant, cells: vec[i64]) -> None:
    """Everything changes hands at once; then the check."""
    giver, partner = cells[TR_FROM], cells[TR_TO]
    for kind in range(KINDS):
        cells[TR_PICK + kind] += cells[TR_ASK + kind]
    if RECORDER.on:
        tell_of_cards(cells, giver, partner, TR_GIVE)
        tell_of_cards(cells, partner, giver, TR_PICK)
    for kind in range(KINDS):
        hand_over(variant, cells, giver, partner, kind, cells[TR_GIVE + kind])
        hand_over(variant, cells, partner, giver, kind, cells[TR_PICK + kind])
    paid: i64 = cells[TR_GIVE_POLLEN] - cells[TR_ASK_POLLEN]
    if paid > 0:
        happens(HANDED_POLLEN, giver, partner, paid)
    elif paid < 0:
        happens(HANDED_POLLEN, partner, giver, -paid)
    cells[hive(giver) + POLLEN] -= paid
    cells[hive(partner) + POLLEN] += paid
    end_trade(cells)
    ended = check(variant, cells)
    if not ended and variant.windows == WINDOWS_FULL and cells[DEPTH] > 0:
        window_for_others(variant, cells, AFTER, cells[ACTIVE])


def hand_over(
    variant: Variant, cells: vec[i64], giver: i64, taker: i64, kind: i64, count: i64
) -> None:
    for _each in range(count):
        lose_unseen(variant, cells, giver, kind, taker)
        gain_seen(cells, taker, kind, giver)
