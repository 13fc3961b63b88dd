"""First guesses at a queen's choices, for players that search. No rules live here.

Placements that bring a pattern nearer come first. Offers to trade are begun only where a card is
worth more to another queen, and soon dropped otherwise, so that thinking does not drown in them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.aims import ones, open_to_all
from skep.games.pollen_wars.bees import flowers, hive, top_bee
from skep.games.pollen_wars.bot import flowers_at
from skep.games.pollen_wars.cards import FIRST_TARGET
from skep.games.pollen_wars.choices import (
    ACCEPT,
    ASK_POLLEN,
    CANCEL,
    COMMIT,
    DISCARD,
    DONE,
    DRAW_HONEY,
    DRAW_JELLY,
    GIVE,
    HELP_ATTACK,
    HELP_DEFENCE,
    HEX,
    HEXES,
    MOVE,
    PLAY,
    PROPOSE,
    QUEEN,
    RAID,
    READY,
    RETURN,
    SEND_FORAGER,
    SEND_SOLDIER,
    STAY_OUT,
    TRADE,
)
from skep.games.pollen_wars.goods import best_sale, fair_offer, offer_gain, price
from skep.games.pollen_wars.layout import (
    AT_DUSK,
    BATTLE,
    CARD,
    COVER,
    DAWN,
    DUSK,
    FUNGUS,
    INFESTED,
    KIND,
    PATTERNS,
    PLACE,
    POLLEN,
    SOLDIERS,
    STAGE,
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
from skep.games.pollen_wars.phases import MOVE_WHO, RETURN_WHO
from skep.games.pollen_wars.rules import Rules
from skep.games.pollen_wars.stack import top
from skep.games.pollen_wars.targets import H2, H6, H12, H13, J6, J7, J8, J11
from skep.games.pollen_wars.trade import BUILDING, PARTNER, total

USUAL: Final = 1.0
LIKELY: Final = 4.0
SURELY: Final = 12.0
RARELY: Final = 0.3
HARDLY: Final = 0.03
PER_FLOWER: Final = 0.3
NEARER: Final = 6.0
"""How much a placement's flowers count for each bee less that it lacks."""
BLOCKING: Final = 1.5


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
        return guess_card(g, c, f, choice)
    if kind == TURN:
        return guess_action(g, c, seat, choice)
    if kind == WINDOW:
        return LIKELY
    if kind == BATTLE:
        return guess_battle(choice)
    return USUAL


def guess_action(g: Rules, c: vec[i64], seat: i64, choice: i64) -> float:
    """Verbs of phases A and B."""
    if choice == SEND_FORAGER:
        return LIKELY
    if choice == SEND_SOLDIER:
        return 1.5
    if choice == RETURN:
        return SURELY if remedy_waits(c, seat) else RARELY
    if choice == RAID:
        return raid_prospect(g, c, seat)
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


def raid_prospect(g: Rules, c: vec[i64], seat: i64) -> float:
    """A raid on the weakest guard, if there is anything to steal."""
    best: i64 = 0
    queen: i64 = 0
    while queen < g.players:
        if queen != seat:
            lead: i64 = c[hive(seat) + SOLDIERS] - c[hive(queen) + SOLDIERS]
            best = max(best, min(lead, c[hive(queen) + POLLEN]))
        queen += 1
    return HARDLY + 0.7 * float(best)


def guess_battle(choice: i64) -> float:
    if choice == HELP_ATTACK or choice == HELP_DEFENCE:
        return RARELY
    if choice == STAY_OUT or choice == READY:
        return USUAL
    return 0.8


def guess_card(g: Rules, c: vec[i64], f: i64, choice: i64) -> float:
    """Cards to play, commit or discard, and queens to aim at: the richest."""
    if choice < PLAY:
        if choice < QUEEN + g.players:
            return 1.0 + 0.2 * float(c[hive(choice - QUEEN) + POLLEN])
        return USUAL
    if choice >= DISCARD:
        return USUAL
    if choice >= COMMIT:
        return 0.8
    return guess_play(c, f, choice - PLAY)


def guess_play(c: vec[i64], f: i64, card: i64) -> float:
    if c[f + KIND] == WINDOW:
        saves = card == H6 or card == J6 or card == J11
        return SURELY if c[f + A] == AT_DUSK and saves else RARELY
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
    nearest: i64 = 4
    richest: i64 = 0
    i: i64 = g.starts[pattern - 1]
    end: i64 = g.starts[pattern]
    masks = g.masks
    while i < end:
        mask: i64 = masks[i]
        if mask & (usable | reach) == mask:
            lacking = ones(mask & ~usable)
            if lacking <= nearest:
                bloom = flowers_at(g, c, i)
                if lacking < nearest or bloom > richest:
                    nearest = lacking
                    richest = bloom
        i += 1
    if richest == 0 or (factor < NEARER and nearest > 1):
        return
    i = g.starts[pattern - 1]
    while i < end:
        mask = masks[i]
        if mask & (usable | reach) == mask and ones(mask & ~usable) == nearest:
            bloom = flowers_at(g, c, i)
            if bloom + 2 >= richest:
                corner: i64 = 0
                while corner < 4:
                    spot: i64 = g.spots[4 * i + corner]
                    if (usable >> spot) & 1 == 0:
                        gain = factor * float(bloom) / float(richest * nearest * nearest)
                        wanted[spot] = max(wanted[spot], gain)
                    corner += 1
        i += 1


# ------------------------------------------------------------------ trade


def trade_prospect(g: Rules, c: vec[i64], seat: i64) -> float:
    """Is there a queen to whom a card of one's own is worth more?"""
    queen: i64 = 0
    while queen < g.players:
        if queen != seat and best_sale(c, seat, queen) >= 0:
            return 2.0
        queen += 1
    return HARDLY


def weigh_trade(c: vec[i64], choices: vec[i64], count: i64, out: vec[float]) -> None:
    stage = c[TR_STAGE]
    i: i64 = 0
    while i < count:
        if stage == PARTNER:
            out[i] = LIKELY if best_sale(c, c[TR_FROM], choices[i] - QUEEN) >= 0 else HARDLY
        elif stage == BUILDING:
            out[i] = guess_offer(c, choices[i])
        elif choices[i] == ACCEPT:
            out[i] = LIKELY if offer_gain(c, c[TR_TO]) > 0.0 else HARDLY
        else:
            out[i] = USUAL
        i += 1


def guess_offer(c: vec[i64], choice: i64) -> float:
    """A card that is worth more to the partner, for a price between: anything else is dropped."""
    if choice == CANCEL:
        return LIKELY
    if choice == PROPOSE:
        return SURELY if fair_offer(c) else HARDLY
    card = best_sale(c, c[TR_FROM], c[TR_TO])
    if card < 0:
        return HARDLY
    if choice == GIVE + card and total(c, TR_GIVE) == 0:
        return SURELY
    asked = ASK_POLLEN + price(c, c[TR_FROM], c[TR_TO], card) - 1
    return SURELY if choice == asked and c[TR_GIVE + card] > 0 else HARDLY
