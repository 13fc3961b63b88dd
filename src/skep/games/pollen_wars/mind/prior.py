"""First guesses at a queen's choices, for players that search. No rules live here.

Placements that bring a pattern nearer come first. Offers to trade are begun only where a card is
worth more to another queen, and soon dropped otherwise, so that thinking does not drown in them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    AT_DUSK,
    AT_NIGHT,
    BATTLE,
    CARD,
    COVER,
    DAWN,
    DUSK,
    FORAGER,
    FORAGERS,
    FUNGUS,
    INFESTED,
    KIND,
    PATTERNS,
    PLACE,
    POLLEN,
    SOLDIERS,
    STAGE,
    TR_ASK,
    TR_FROM,
    TR_GIVE,
    TR_STAGE,
    TR_TO,
    TURN,
    USABLE,
    WINDOW,
    A,
    B,
)
from skep.games.pollen_wars.choices import (
    ACCEPT,
    ASK,
    ASK_POLLEN,
    CANCEL,
    COMMIT,
    DISCARD,
    DONE,
    DRAW_HONEY,
    DRAW_JELLY,
    GIVE,
    GIVE_POLLEN,
    HEX,
    HEXES,
    KINDS,
    MOVE,
    PLAY,
    PROPOSE,
    QUEEN,
    RAID,
    RETURN,
    SEND_FORAGER,
    SEND_SOLDIER,
    TRADE,
)
from skep.games.pollen_wars.mind.aims import ones, open_to_all
from skep.games.pollen_wars.mind.feud import best_raid, guess_battle, raid_prospect
from skep.games.pollen_wars.mind.goods import best_sale, fair_offer, offer_gain, price
from skep.games.pollen_wars.mind.likelihood import ALWAYS, HARDLY, LIKELY, RARELY, SURELY, USUAL
from skep.games.pollen_wars.mind.value import flowers_at
from skep.games.pollen_wars.rules.bees import flowers, free, hive, top_bee, untopped
from skep.games.pollen_wars.rules.cards import FIRST_TARGET
from skep.games.pollen_wars.rules.phases import MOVE_WHO, RETURN_WHO
from skep.games.pollen_wars.rules.stack import top
from skep.games.pollen_wars.rules.targets import H2, H6, H12, H13, J6, J7, J8, J11
from skep.games.pollen_wars.rules.trade import BUILDING, PARTNER, total
from skep.games.pollen_wars.variant import Rules

PER_FLOWER: Final = 0.3
NEARER: Final = 6.0
"""How much a placement's flowers count for each bee less that it lacks."""
BLOCKING: Final = 1.5
TOPPING: Final = 0.7
"""The part of that for a soldier on top of a bee that stands there already."""
RAIDING: Final = 1.2
"""For each grain the best raid promises."""


def weigh(g: Rules, c: vec[i64], seat: i64, choices: vec[i64], count: i64, out: vec[float]) -> None:
    if c[TR_STAGE] != 0:
        weigh_trade(c, choices, count, out)
        return
    f = top(c)
    if choices[0] >= HEX and choices[0] < QUEEN:
        weigh_hexes(g, c, f, seat, choices, count, out)
        return
    i: i64 = 0
    while i < count:
        out[i] = guess(g, c, f, seat, choices[i])
        i += 1


def guess(g: Rules, c: vec[i64], f: i64, seat: i64, choice: i64) -> float:
    kind = c[f + KIND]
    if choice >= QUEEN:
        return guess_card(g, c, f, seat, choice)
    if kind == TURN:
        return guess_action(g, c, seat, choice)
    if kind == WINDOW:
        return LIKELY
    if kind == BATTLE:
        return guess_battle(g, c, f, seat, choice)
    return USUAL


def guess_action(g: Rules, c: vec[i64], seat: i64, choice: i64) -> float:
    """Verbs of phases A and B."""
    if choice == SEND_FORAGER:
        return ALWAYS if completes(g, c, seat, False) else LIKELY
    if choice == SEND_SOLDIER:
        return guess_soldier(g, c, seat)
    if choice == RETURN:
        return SURELY if remedy_waits(c, seat) else RARELY
    if choice == RAID:
        return HARDLY + RAIDING * best_raid(g, c, seat)
    if choice == MOVE:
        return 0.5
    if choice == DRAW_HONEY:
        return 2.0
    if choice == TRADE:
        return trade_prospect(g, c, seat)
    if choice == DONE:
        return RARELY
    if choice == DRAW_JELLY:
        return 0.8
    return USUAL


def remedy_waits(c: vec[i64], seat: i64) -> bool:
    """Has an infested queen a bee on a fungus?"""
    if c[hive(seat) + INFESTED] == 0:
        return False
    spot: i64 = 0
    while spot < HEXES:
        if c[COVER + spot] == FUNGUS and top_bee(c, spot) == seat + 1:
            return True
        spot += 1
    return False


def guess_soldier(g: Rules, c: vec[i64], seat: i64) -> float:
    """To complete the own pattern, or to top a bee of somebody who could complete hers."""
    if completes(g, c, seat, True):
        return ALWAYS
    queen: i64 = 0
    while queen < g.players:
        if queen != seat and (completes(g, c, queen, False) or completes(g, c, queen, True)):
            return LIKELY
        queen += 1
    return USUAL


def completes(g: Rules, c: vec[i64], queen: i64, topping: bool) -> bool:
    """Could she complete her pattern now, with a forager or with a soldier on top of one?"""
    pattern: i64 = c[PATTERNS + queen]
    at = hive(queen)
    ready: i64 = c[at + SOLDIERS] if topping else c[at + FORAGERS]
    if pattern == 0 or ready == 0:
        return False
    usable: i64 = c[USABLE + queen]
    masks = g.masks
    i: i64 = g.starts[pattern - 1]
    end: i64 = g.starts[pattern]
    while i < end:
        lacks: i64 = masks[i] & ~usable
        if lacks != 0 and lacks & (lacks - 1) == 0:
            spot: i64 = 0
            while (lacks >> spot) & 1 == 0:
                spot += 1
            fits = untopped(c, spot) if topping else free(c, spot)
            if fits and flowers(c, spot) > 0:
                return True
        i += 1
    return False


def guess_card(g: Rules, c: vec[i64], f: i64, seat: i64, choice: i64) -> float:
    """Cards to play, commit or discard, and queens to aim at: the richest."""
    if choice < PLAY:
        if c[f + KIND] == TURN:
            return HARDLY + raid_prospect(g, c, seat, choice - QUEEN)
        if choice < QUEEN + g.players:
            return 1.0 + 0.2 * float(c[hive(choice - QUEEN) + POLLEN])
        return USUAL
    if choice >= DISCARD:
        return USUAL
    if choice >= COMMIT:
        return guess_battle(g, c, f, seat, choice)
    return guess_play(c, f, choice - PLAY)


def guess_play(c: vec[i64], f: i64, card: i64) -> float:
    if c[f + KIND] == WINDOW:
        saves = card == H6 or card == J6 or card == J11
        return SURELY if saves and c[f + A] in (AT_DUSK, AT_NIGHT) else RARELY
    if card == J6:
        return LIKELY
    if card == H13 or card == J7 or card == J8:
        return LIKELY
    if card == H12 or card == H2:
        return RARELY
    return USUAL


# ------------------------------------------------------------------ where to


def weigh_hexes(
    g: Rules, c: vec[i64], f: i64, seat: i64, choices: vec[i64], count: i64, out: vec[float]
) -> None:
    """Hexes to send a bee to, to pick one up from, or to cover."""
    kind = c[f + KIND]
    leaving = (kind == TURN and (c[f + STAGE] == RETURN_WHO or c[f + STAGE] == MOVE_WHO)) or (
        kind == CARD and c[f + B] == seat and c[f + STAGE] == FIRST_TARGET
    )
    if kind == PLACE or kind == DAWN or kind == DUSK or kind == BATTLE:
        i: i64 = 0
        while i < count:
            out[i] = USUAL
            i += 1
        return
    if leaving:
        weigh_leaving(c, seat, choices, count, out)
    else:
        weigh_landing(g, c, seat, choices, count, out)


def weigh_leaving(c: vec[i64], seat: i64, choices: vec[i64], count: i64, out: vec[float]) -> None:
    """From a fungus for the remedy, else from rich hexes."""
    sick = c[hive(seat) + INFESTED] != 0
    i: i64 = 0
    while i < count:
        spot: i64 = choices[i] - HEX
        if sick and c[COVER + spot] == FUNGUS:
            out[i] = SURELY
        else:
            out[i] = RARELY + PER_FLOWER * float(flowers(c, spot))
        i += 1


def weigh_landing(
    g: Rules, c: vec[i64], seat: i64, choices: vec[i64], count: i64, out: vec[float]
) -> None:
    """Hexes that the nearest placements of the own pattern lack, then others' nearest ones."""
    wanted = vec[float]([0.0] * HEXES)
    reach = open_to_all(g, c)
    want(g, c, seat, reach, NEARER, wanted)
    queen: i64 = 0
    while queen < g.players:
        if queen != seat:
            want(g, c, queen, reach, BLOCKING, wanted)
        queen += 1
    sick = c[hive(seat) + INFESTED] != 0 and not remedy_waits(c, seat)
    i: i64 = 0
    while i < count:
        spot: i64 = choices[i] - HEX
        out[i] = HARDLY + wanted[spot]
        if sick and c[COVER + spot] == FUNGUS:
            out[i] += LIKELY
        i += 1


def want(g: Rules, c: vec[i64], queen: i64, reach: i64, factor: float, wanted: vec[float]) -> None:
    """Add to each hex what it is worth to the queen's nearest placements, the richest of them."""
    pattern: i64 = c[PATTERNS + queen]
    if pattern == 0:
        return
    usable: i64 = c[USABLE + queen]
    whole: i64 = usable | reach
    nearest: i64 = 4
    richest: i64 = 0
    start: i64 = g.starts[pattern - 1]
    end: i64 = g.starts[pattern]
    masks = g.masks
    i: i64 = start
    while i < end:
        mask: i64 = masks[i]
        if mask & whole == mask:
            lacking = ones(mask & ~usable)
            if lacking <= nearest:
                bloom = flowers_at(g, c, i)
                if lacking < nearest or bloom > richest:
                    nearest = lacking
                    richest = bloom
        i += 1
    if richest == 0 or (factor < NEARER and nearest > 1):
        return
    i = start
    while i < end:
        mask = masks[i]
        if mask & whole == mask and ones(mask & ~usable) == nearest:
            bloom = flowers_at(g, c, i)
            if bloom + 2 >= richest:
                gain = factor * float(bloom) / float(richest * nearest * nearest)
                want_corners(g, c, queen, i, gain, factor < NEARER, wanted)
        i += 1


def want_corners(
    g: Rules, c: vec[i64], queen: i64, number: i64, gain: float, block: bool, wanted: vec[float]
) -> None:
    """The hexes one placement lacks; to block it, those of its bees that can be topped too."""
    usable: i64 = c[USABLE + queen]
    corner: i64 = 0
    while corner < 4:
        spot: i64 = g.spots[4 * number + corner]
        if (usable >> spot) & 1 == 0:
            wanted[spot] = max(wanted[spot], gain)
        elif block and c[FORAGER + spot] == queen + 1:
            wanted[spot] = max(wanted[spot], TOPPING * gain)
        corner += 1


# ------------------------------------------------------------------ trade


def trade_prospect(g: Rules, c: vec[i64], seat: i64) -> float:
    """Is there a queen to sell a card to, or to buy one from?"""
    queen: i64 = 0
    while queen < g.players:
        if queen != seat and deals(c, seat, queen):
            return 2.0
        queen += 1
    return HARDLY


def deals(c: vec[i64], maker: i64, partner: i64) -> bool:
    """Is a card of one of the two worth more to the other?"""
    return best_sale(c, maker, partner) >= 0 or best_sale(c, partner, maker) >= 0


def weigh_trade(c: vec[i64], choices: vec[i64], count: i64, out: vec[float]) -> None:
    stage = c[TR_STAGE]
    i: i64 = 0
    while i < count:
        if stage == PARTNER:
            out[i] = LIKELY if deals(c, c[TR_FROM], choices[i] - QUEEN) else HARDLY
        elif stage == BUILDING:
            out[i] = guess_offer(c, choices[i])
        elif choices[i] == ACCEPT:
            out[i] = LIKELY if offer_gain(c, c[TR_TO]) > 0.0 else HARDLY
        else:
            out[i] = USUAL
        i += 1


def guess_offer(c: vec[i64], choice: i64) -> float:
    """A card that is worth more to the other, for a price between: anything else is dropped."""
    maker, partner = c[TR_FROM], c[TR_TO]
    if choice == PROPOSE:
        return SURELY if fair_offer(c) else HARDLY
    card = best_sale(c, maker, partner)
    if card >= 0 and total(c, TR_ASK) == 0:
        asked = ASK_POLLEN + price(c, maker, partner, card) - 1
        return guess_step(c, TR_GIVE, choice, card, GIVE, asked)
    card = asked_for(c)
    if card < 0:
        card = best_sale(c, partner, maker)
    if card >= 0 and total(c, TR_GIVE) == 0:
        paid = GIVE_POLLEN + price(c, partner, maker, card) - 1
        return guess_step(c, TR_ASK, choice, card, ASK, paid)
    return LIKELY if choice == CANCEL else HARDLY


def asked_for(c: vec[i64]) -> i64:
    """The card named already: whether the partner holds it is hers to know. -1 if none is."""
    kind: i64 = KINDS - 1
    while kind >= 0 and c[TR_ASK + kind] == 0:
        kind -= 1
    return kind


def guess_step(c: vec[i64], named: i64, choice: i64, card: i64, first: i64, pollen: i64) -> float:
    """The card, then the pollen for it."""
    if choice == CANCEL:
        return RARELY
    if total(c, named) == 0:
        return SURELY if choice == first + card else HARDLY
    return SURELY if choice == pollen and c[named + card] > 0 else HARDLY
