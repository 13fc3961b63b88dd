"""What cards are worth to a queen, in grains of pollen, and what a trade would bring her.

Held cards count a good half of what playing them usually brings, so that they are played. The
same card is worth different things to different queens: that is what makes trades.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    DEAD,
    FORAGER,
    HAND,
    INFESTED,
    POLLEN,
    SOLDIER,
    TR_ASK,
    TR_ASK_POLLEN,
    TR_FROM,
    TR_GIVE,
    TR_GIVE_POLLEN,
    TR_TO,
)
from skep.games.pollen_wars.choices import HEXES, KINDS, MOST_POLLEN
from skep.games.pollen_wars.rules.bees import flowers, hive
from skep.games.pollen_wars.rules.hands import total
from skep.games.pollen_wars.rules.offers import asked_cards
from skep.games.pollen_wars.rules.powers.kinds import H6, H13, J6, J11, J18

HELD: Final = vec[float]([
    0.0, 0.2, 0.3, 0.4, 0.3, 0.2, 0.6, 0.0, 0.5, 0.4, 0.4, 0.5, 0.9, 0.2, 0.2, 0.2, 0.5,
    0.6, 0.7, 0.6, 0.4, 0.4, 0.4, 1.2, 0.9, 0.8, 0.9, 0.3, 0.5, 0.6, 1.8, 0.6, 0.6, 0.5, 0.3,
])  # fmt: skip
"""H1 to H17, then J1 to J18: to a healthy queen without dead foragers."""
ANY_CARD: Final = 0.5
"""A card of no matter which kind."""
REVIVAL: Final = 1.2
"""A dead forager that lives again …"""
RESCUE: Final = 6.0
"""… and would be the only one to live after this round."""
SPREADING: Final = 1.0
"""Infecting another hive, to an infested queen."""
PIGGYBACK: Final = 0.6
"""Each flower that Piggyback would bring home now."""
CURE_CARD: Final = 0.85
"""The part of a cure's worth that the card for it has."""

# What the mite costs a queen, by the deaths she has still to fear: 3 a round.
MITES: Final = 4.0
MITES_AT_SIX: Final = 6.0
MITES_AT_THREE: Final = 14.0
"""All her foragers would die at the end of this round, and she could not win."""


def cure_worth(living: i64) -> float:
    """What an infested queen with so many living foragers would gain by a cure."""
    if living <= 3:
        return MITES_AT_THREE
    return MITES_AT_SIX if living <= 6 else MITES


def living_foragers(cells: vec[i64], queen: i64) -> i64:
    return 9 - cells[hive(queen) + DEAD]


def card_worth(cells: vec[i64], queen: i64, kind: i64) -> float:
    """What a card is worth in this queen's hand."""
    if kind == J6 or kind == J18:
        if cells[hive(queen) + INFESTED] == 0:
            return HELD[kind]
        return SPREADING if kind == J18 else CURE_CARD * cure_worth(living_foragers(cells, queen))
    if (kind == H6 or kind == J11) and cells[hive(queen) + DEAD] > 0:
        if cells[hive(queen) + INFESTED] != 0 and living_foragers(cells, queen) <= 3:
            return RESCUE
        return REVIVAL if kind == J11 else HELD[H6]
    if kind == H13:
        return max(HELD[H13], PIGGYBACK * float(best_ride(cells, queen)))
    return HELD[kind]


def best_ride(cells: vec[i64], queen: i64) -> i64:
    """The most flowers on a hex where a soldier of hers tops a forager of hers."""
    most: i64 = 0
    for spot in range(HEXES):
        if cells[SOLDIER + spot] == queen + 1 and cells[FORAGER + spot] == queen + 1:
            most = max(most, flowers(cells, spot))
    return most


def hand_worth(cells: vec[i64], queen: i64) -> float:
    """All cards in a queen's hand."""
    hand = hive(queen) + HAND
    worth = 0.0
    for kind in range(KINDS):
        held: i64 = cells[hand + kind]
        if held > 0:
            worth += float(held) * card_worth(cells, queen, kind)
    return worth


# ------------------------------------------------------------------ trades


def offer_gain(cells: vec[i64], queen: i64) -> float:
    """What the offer on the table would bring one of its two partners. Promises bind nobody."""
    cards = 0.0
    for kind in range(KINDS):
        moved: i64 = cells[TR_GIVE + kind] - cells[TR_ASK + kind]
        if moved != 0:
            cards += float(moved) * card_worth(cells, queen, kind)
    cards -= ANY_CARD * float(asked_cards(cells) - total(cells, TR_ASK))
    gain = cards + float(cells[TR_GIVE_POLLEN] - cells[TR_ASK_POLLEN])
    return gain if queen == cells[TR_TO] else -gain


def fair_offer(cells: vec[i64]) -> bool:
    """Do both partners gain by it?"""
    return offer_gain(cells, cells[TR_FROM]) > 0.0 and offer_gain(cells, cells[TR_TO]) > 0.0


def price(cells: vec[i64], seller: i64, buyer: i64, kind: i64) -> i64:
    """Pollen for which both gain by a card of the seller's, midway; 0 if there is none."""
    mine = card_worth(cells, seller, kind)
    theirs = card_worth(cells, buyer, kind)
    if theirs < mine + 1.0:
        return 0
    midway = min(cells[hive(buyer) + POLLEN], MOST_POLLEN, i64((mine + theirs) / 2.0 + 0.5))
    return midway if mine < float(midway) < theirs else 0


def best_sale(cells: vec[i64], seller: i64, buyer: i64) -> i64:
    """The card in the seller's hand that is worth so much more to the buyer; -1 if none is."""
    best: i64 = -1
    most = 0.0
    for kind in range(KINDS):
        if cells[hive(seller) + HAND + kind] > 0 and price(cells, seller, buyer, kind) > 0:
            gap = card_worth(cells, buyer, kind) - card_worth(cells, seller, kind)
            if gap > most:
                most = gap
                best = kind
    return best
