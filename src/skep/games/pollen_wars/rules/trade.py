"""Trades: binding offers of cards and pollen, and promises that bind nobody (R8)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ACTIVE,
    AFTER,
    CURTAIN,
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
    MOST_POLLEN,
    PROPOSE,
    QUEEN,
    REFUSE,
)
from skep.games.pollen_wars.events import (
    ACCEPTED,
    HANDED_CARD,
    HANDED_CARDS,
    HANDED_POLLEN,
    OFFER_ANY,
    OFFER_CARD,
    OFFER_POLLEN,
    OFFER_PROMISE,
    OFFERED,
    REFUSED,
)
from skep.games.pollen_wars.rules.bees import check, hive
from skep.games.pollen_wars.rules.field import BLUE
from skep.games.pollen_wars.rules.hands import HONEY, JELLY, gain_seen, lose_unseen, sure_at
from skep.games.pollen_wars.rules.stack import window_for_others
from skep.games.pollen_wars.variant import WINDOWS_FULL, Rules
from skep.kernel.bits import bit
from skep.kernel.events import RECORDER, confides, happens

NO_TRADE: Final = 0
PARTNER: Final = 1
BUILDING: Final = 2
ANSWERING: Final = 3
PAYING: Final = 4

MOST_CARDS: Final = 3
"""Cards that may be given, and asked for, in one offer."""
PROMISE_KINDS: Final = 6


def begin_trade(c: vec[i64], queen: i64) -> None:
    c[TR_STAGE] = PARTNER
    c[TR_FROM] = queen


def end_trade(c: vec[i64]) -> None:
    """Clear the offer."""
    i: i64 = TR_STAGE
    while i < TR_END:
        c[i] = 0
        i += 1


def trade_actor(c: vec[i64]) -> i64:
    return c[TR_FROM] if c[TR_STAGE] <= BUILDING else c[TR_TO]


def total(c: vec[i64], cells: i64) -> i64:
    count: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        count += c[cells + kind]
        kind += 1
    return count


def asked_cards(c: vec[i64]) -> i64:
    return total(c, TR_ASK) + c[TR_ANY_HONEY] + c[TR_ANY_JELLY]


# ------------------------------------------------------------------ choices


def fill_trade(g: Rules, c: vec[i64], out: vec[i64]) -> i64:
    stage = c[TR_STAGE]
    if stage == PARTNER:
        return fill_partner(g, c, out)
    if stage == BUILDING:
        return fill_building(g, c, out)
    if stage == ANSWERING:
        count: i64 = 0
        if can_accept(c):
            out[count] = ACCEPT
            count += 1
        out[count] = REFUSE
        return count + 1
    return fill_paying(c, out)


def fill_partner(g: Rules, c: vec[i64], out: vec[i64]) -> i64:
    count: i64 = 0
    queen: i64 = 0
    while queen < g.players:
        if queen != c[TR_FROM]:
            out[count] = QUEEN + queen
            count += 1
        queen += 1
    return count


def fill_building(g: Rules, c: vec[i64], out: vec[i64]) -> i64:
    """R8.2: what may still be added, `propose` when the offer is valid, `cancel` always."""
    given = total(c, TR_GIVE)
    asked = asked_cards(c)
    out[0] = CANCEL
    count: i64 = 1
    if valid(c, given, asked):
        out[count] = PROPOSE
        count += 1
    mine = hive(c[TR_FROM])
    kind: i64 = 0
    if given < MOST_CARDS:
        while kind < KINDS:
            if c[mine + HAND + kind] > c[TR_GIVE + kind]:
                out[count] = GIVE + kind
                count += 1
            kind += 1
    if asked < MOST_CARDS:
        count = fill_asking(g, c, out, count)
    count = fill_pollen(c, c[TR_GIVE_POLLEN], GIVE_POLLEN, c[mine + POLLEN], out, count)
    theirs: i64 = c[hive(c[TR_TO]) + POLLEN]
    count = fill_pollen(c, c[TR_ASK_POLLEN], ASK_POLLEN, theirs, out, count)
    count = fill_promises(c[TR_GIVE_PROMISE], GIVE_PROMISE, out, count)
    return fill_promises(c[TR_ASK_PROMISE], ASK_PROMISE, out, count)


def fill_asking(g: Rules, c: vec[i64], out: vec[i64], count: i64) -> i64:
    """Any card that can be held may be asked for: what the partner holds is hers to know."""
    theirs = hive(c[TR_TO])
    deck = g.deck
    timing = g.timing
    kind: i64 = 0
    while kind < KINDS:
        if deck[kind] > c[TR_ASK + kind] and timing[kind] != BLUE:
            out[count] = ASK + kind
            count += 1
        kind += 1
    if c[theirs + HONEY_CARDS] > c[TR_ANY_HONEY]:
        out[count] = ASK_ANY_HONEY
        count += 1
    if c[theirs + JELLY_CARDS] > c[TR_ANY_JELLY]:
        out[count] = ASK_ANY_JELLY
        count += 1
    return count


def fill_pollen(c: vec[i64], said: i64, first: i64, most: i64, out: vec[i64], count: i64) -> i64:
    """Pollen is named once, on one side only (R8.3)."""
    if said > 0 or c[TR_GIVE_POLLEN] + c[TR_ASK_POLLEN] > 0:
        return count
    amount: i64 = 1
    while amount <= MOST_POLLEN and amount <= most:
        out[count] = first + amount - 1
        count += 1
        amount += 1
    return count


def fill_promises(said: i64, first: i64, out: vec[i64], count: i64) -> i64:
    if said > 0:
        return count
    promise: i64 = 0
    while promise < PROMISE_KINDS:
        out[count] = first + promise
        count += 1
        promise += 1
    return count


def valid(c: vec[i64], given: i64, asked: i64) -> bool:
    """R8.3: something is given or asked, and whoever receives pollen gives a card or promise.

    `given` and `asked` are numbers of cards.
    """
    gives = given + c[TR_GIVE_PROMISE] > 0
    asks = asked + c[TR_ASK_PROMISE] > 0
    if c[TR_GIVE_POLLEN] > 0:
        return asks
    if c[TR_ASK_POLLEN] > 0:
        return gives
    return gives or asks


def can_accept(c: vec[i64]) -> bool:
    """R8.4: she holds the cards asked, those of no matter which kind included."""
    theirs = hive(c[TR_TO])
    honey: i64 = c[theirs + HONEY_CARDS] - c[TR_ANY_HONEY]
    jelly: i64 = c[theirs + JELLY_CARDS] - c[TR_ANY_JELLY]
    kind: i64 = 0
    while kind < KINDS:
        asked: i64 = c[TR_ASK + kind]
        if asked > c[theirs + HAND + kind]:
            return False
        if kind < HONEY_KINDS:
            honey -= asked
        else:
            jelly -= asked
        kind += 1
    return honey >= 0 and jelly >= 0


def fill_paying(c: vec[i64], out: vec[i64]) -> i64:
    """The partner picks the cards for `ask any …`, beyond those asked by name."""
    theirs = hive(c[TR_TO])
    count: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        wanted: i64 = c[TR_ANY_HONEY] if kind < HONEY_KINDS else c[TR_ANY_JELLY]
        spare: i64 = c[theirs + HAND + kind] - c[TR_ASK + kind] - c[TR_PICK + kind]
        if wanted > 0 and spare > 0:
            out[count] = GIVE + kind
            count += 1
        kind += 1
    return count


# ------------------------------------------------------------------ what they do


def play_trade(g: Rules, c: vec[i64], choice: i64) -> None:
    stage = c[TR_STAGE]
    if stage == PARTNER:
        c[TR_TO] = choice - QUEEN
        c[TR_STAGE] = BUILDING
    elif stage == BUILDING:
        build(c, choice)
    elif stage == ANSWERING:
        if choice == REFUSE:
            happens(REFUSED, c[TR_TO], c[TR_FROM])
            end_trade(c)
            return
        happens(ACCEPTED, c[TR_TO], c[TR_FROM])
        if c[TR_ANY_HONEY] + c[TR_ANY_JELLY] > 0:
            c[TR_STAGE] = PAYING
        else:
            exchange(g, c)
    else:
        pick(g, c, choice - GIVE)


def build(c: vec[i64], choice: i64) -> None:
    if choice == CANCEL:
        end_trade(c)
    elif choice == PROPOSE:
        propose(c)
    elif choice == ASK_ANY_HONEY:
        c[TR_ANY_HONEY] += 1
    elif choice == ASK_ANY_JELLY:
        c[TR_ANY_JELLY] += 1
    elif choice < ASK:
        c[TR_GIVE + choice - GIVE] += 1
    elif choice < ASK_ANY_HONEY:
        c[TR_ASK + choice - ASK] += 1
    elif choice < ASK_POLLEN:
        c[TR_GIVE_POLLEN] = choice - GIVE_POLLEN + 1
    elif choice < GIVE_PROMISE:
        c[TR_ASK_POLLEN] = choice - ASK_POLLEN + 1
    elif choice < ASK_PROMISE:
        c[TR_GIVE_PROMISE] = choice - GIVE_PROMISE + 1
    else:
        c[TR_ASK_PROMISE] = choice - ASK_PROMISE + 1


def propose(c: vec[i64]) -> None:
    """The partner sees the whole offer, and so what the other holds for it."""
    c[TR_STAGE] = ANSWERING
    c[CURTAIN] += 1
    seen = sure_at(c[TR_TO], c[TR_FROM])
    kind: i64 = 0
    while kind < KINDS:
        c[seen + kind] = max(c[seen + kind], c[TR_GIVE + kind])
        kind += 1
    if RECORDER.on:
        tell_of_offer(c)


def tell_of_offer(c: vec[i64]) -> None:
    """R8.4: that there is one is told to all, what it consists of to the two partners."""
    maker, partner = c[TR_FROM], c[TR_TO]
    happens(OFFERED, maker, partner)
    tell_of_side(c, maker, partner, TR_GIVE, TR_GIVE_POLLEN, TR_GIVE_PROMISE)
    tell_of_side(c, partner, maker, TR_ASK, TR_ASK_POLLEN, TR_ASK_PROMISE)
    both = bit(maker) | bit(partner)
    for deck, cell in ((HONEY, TR_ANY_HONEY), (JELLY, TR_ANY_JELLY)):
        if c[cell] > 0:
            confides(both, OFFER_ANY, partner, maker, deck, c[cell])


def tell_of_side(
    c: vec[i64], giver: i64, taker: i64, cards: i64, pollen: i64, promise: i64
) -> None:
    """What one of the two would give."""
    both = bit(giver) | bit(taker)
    for kind in range(KINDS):
        for _ in range(int(c[cards + kind])):
            confides(both, OFFER_CARD, giver, taker, kind)
    if c[pollen] > 0:
        confides(both, OFFER_POLLEN, giver, taker, c[pollen])
    if c[promise] > 0:
        confides(both, OFFER_PROMISE, giver, taker, c[promise] - 1)


def pick(g: Rules, c: vec[i64], kind: i64) -> None:
    c[TR_PICK + kind] += 1
    if kind < HONEY_KINDS:
        c[TR_ANY_HONEY] -= 1
    else:
        c[TR_ANY_JELLY] -= 1
    if c[TR_ANY_HONEY] + c[TR_ANY_JELLY] == 0:
        exchange(g, c)


def exchange(g: Rules, c: vec[i64]) -> None:
    """Everything changes hands at once; then the check."""
    giver, partner = c[TR_FROM], c[TR_TO]
    kind: i64 = 0
    while kind < KINDS:
        c[TR_PICK + kind] += c[TR_ASK + kind]
        kind += 1
    if RECORDER.on:
        tell_of_cards(c, giver, partner, TR_GIVE)
        tell_of_cards(c, partner, giver, TR_PICK)
    kind = 0
    while kind < KINDS:
        hand_over(g, c, giver, partner, kind, c[TR_GIVE + kind])
        hand_over(g, c, partner, giver, kind, c[TR_PICK + kind])
        kind += 1
    paid: i64 = c[TR_GIVE_POLLEN] - c[TR_ASK_POLLEN]
    if paid > 0:
        happens(HANDED_POLLEN, giver, partner, paid)
    elif paid < 0:
        happens(HANDED_POLLEN, partner, giver, -paid)
    c[hive(giver) + POLLEN] -= paid
    c[hive(partner) + POLLEN] += paid
    end_trade(c)
    ended = check(g, c)
    if not ended and g.windows == WINDOWS_FULL and c[DEPTH] > 0:
        window_for_others(g, c, AFTER, c[ACTIVE])


def tell_of_cards(c: vec[i64], giver: i64, taker: i64, cards: i64) -> None:
    """R8.6: others hear how many cards of which back change hands, the two see them."""
    honey: i64 = 0
    jelly: i64 = 0
    for kind in range(KINDS):
        count: i64 = c[cards + kind]
        if kind < HONEY_KINDS:
            honey += count
        else:
            jelly += count
        for _ in range(int(count)):
            confides(bit(giver) | bit(taker), HANDED_CARD, giver, taker, kind)
    if honey + jelly > 0:
        happens(HANDED_CARDS, giver, taker, honey, jelly)


def hand_over(g: Rules, c: vec[i64], giver: i64, taker: i64, kind: i64, count: i64) -> None:
    while count > 0:
        lose_unseen(g, c, giver, kind, taker)
        gain_seen(c, taker, kind, giver)
        count -= 1
