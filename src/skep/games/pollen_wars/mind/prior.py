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
    BUILDING,
    COVER,
    FIRST_TARGET,
    FORAGER,
    FORAGERS,
    FUNGUS,
    INFESTED,
    MOVE_WHO,
    PARTNER,
    PATTERNS,
    POLLEN,
    RETURN_WHO,
    SOLDIERS,
    TR_ASK,
    TR_FROM,
    TR_GIVE,
    TR_STAGE,
    TR_TO,
    USABLE,
    WINDOW_KIND,
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
from skep.games.pollen_wars.rules.hands import total
from skep.games.pollen_wars.rules.powers.kinds import H2, H6, H12, H13, J6, J7, J8, J11
from skep.games.pollen_wars.rules.stack import FRAMES, is_card, is_raid, is_turn, is_window
from skep.games.pollen_wars.variant import Variant

PER_FLOWER: Final = 0.3
NEARER: Final = 6.0
"""How much a placement's flowers count for each bee less that it lacks."""
BLOCKING: Final = 1.5
TOPPING: Final = 0.7
"""The part of that for a soldier on top of a bee that stands there already."""
RAIDING: Final = 1.2
"""For each grain the best raid promises."""


def weigh(
    variant: Variant, cells: vec[i64], seat: i64, choices: vec[i64], count: i64, out: vec[float]
) -> None:
    if cells[TR_STAGE] != 0:
        weigh_trade(cells, choices, count, out)
        return
    frame = FRAMES.top(cells)
    if choices[0] >= HEX and choices[0] < QUEEN:
        weigh_hexes(variant, cells, frame, seat, choices, count, out)
        return
    for i in range(count):
        out[i] = guess(variant, cells, frame, seat, choices[i])


def guess(variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> float:
    step = cells[frame]
    if choice >= QUEEN:
        return guess_card(variant, cells, frame, seat, choice)
    if is_turn(step):
        return guess_action(variant, cells, seat, choice)
    if is_window(step):
        return LIKELY
    if is_raid(step):
        return guess_battle(variant, cells, frame, seat, choice)
    return USUAL


def guess_action(variant: Variant, cells: vec[i64], seat: i64, choice: i64) -> float:
    """Verbs of phases A and B."""
    if choice == SEND_FORAGER:
        return ALWAYS if completes(variant, cells, seat, False) else LIKELY
    if choice == SEND_SOLDIER:
        return guess_soldier(variant, cells, seat)
    if choice == RETURN:
        return SURELY if remedy_waits(cells, seat) else RARELY
    if choice == RAID:
        return HARDLY + RAIDING * best_raid(variant, cells, seat)
    if choice == MOVE:
        return 0.5
    if choice == DRAW_HONEY:
        return 2.0
    if choice == TRADE:
        return trade_prospect(variant, cells, seat)
    if choice == DONE:
        return RARELY
    if choice == DRAW_JELLY:
        return 0.8
    return USUAL


def remedy_waits(cells: vec[i64], seat: i64) -> bool:
    """Has an infested queen a bee on a fungus?"""
    if cells[hive(seat) + INFESTED] == 0:
        return False
    for spot in range(HEXES):
        if cells[COVER + spot] == FUNGUS and top_bee(cells, spot) == seat + 1:
            return True
    return False


def guess_soldier(variant: Variant, cells: vec[i64], seat: i64) -> float:
    """To complete the own pattern, or to top a bee of somebody who could complete hers."""
    if completes(variant, cells, seat, True):
        return ALWAYS
    for queen in range(variant.players):
        if queen != seat and (
            completes(variant, cells, queen, False) or completes(variant, cells, queen, True)
        ):
            return LIKELY
    return USUAL


def completes(variant: Variant, cells: vec[i64], queen: i64, topping: bool) -> bool:
    """Could she complete her pattern now, with a forager or with a soldier on top of one?"""
    pattern: i64 = cells[PATTERNS + queen]
    at = hive(queen)
    ready: i64 = cells[at + SOLDIERS] if topping else cells[at + FORAGERS]
    if pattern == 0 or ready == 0:
        return False
    usable: i64 = cells[USABLE + queen]
    masks = variant.masks
    end: i64 = variant.starts[pattern]
    for i in range(variant.starts[pattern - 1], end):
        lacks: i64 = masks[i] & ~usable
        if lacks != 0 and lacks & (lacks - 1) == 0:
            spot: i64 = 0
            while (lacks >> spot) & 1 == 0:
                spot += 1
            fits = untopped(cells, spot) if topping else free(cells, spot)
            if fits and flowers(cells, spot) > 0:
                return True
    return False


def guess_card(variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> float:
    """Cards to play, commit or discard, and queens to aim at: the richest."""
    if choice < PLAY:
        if is_turn(cells[frame]):
            return HARDLY + raid_prospect(variant, cells, seat, choice - QUEEN)
        if choice < QUEEN + variant.players:
            return 1.0 + 0.2 * float(cells[hive(choice - QUEEN) + POLLEN])
        return USUAL
    if choice >= DISCARD:
        return USUAL
    if choice >= COMMIT:
        return guess_battle(variant, cells, frame, seat, choice)
    return guess_play(cells, frame, choice - PLAY)


def guess_play(cells: vec[i64], frame: i64, card: i64) -> float:
    if is_window(cells[frame]):
        saves = card == H6 or card == J6 or card == J11
        return SURELY if saves and cells[frame + WINDOW_KIND] in (AT_DUSK, AT_NIGHT) else RARELY
    if card == J6:
        return LIKELY
    if card == H13 or card == J7 or card == J8:
        return LIKELY
    if card == H12 or card == H2:
        return RARELY
    return USUAL


# ------------------------------------------------------------------ where to


def weigh_hexes(
    variant: Variant,
    cells: vec[i64],
    frame: i64,
    seat: i64,
    choices: vec[i64],
    count: i64,
    out: vec[float],
) -> None:
    """Hexes to send a bee to, to pick one up from, or to cover."""
    step = cells[frame]
    if step == RETURN_WHO or step == MOVE_WHO or step == FIRST_TARGET:
        weigh_leaving(cells, seat, choices, count, out)
    elif is_turn(step) or is_card(step):
        weigh_landing(variant, cells, seat, choices, count, out)
    else:
        for i in range(count):
            out[i] = USUAL


def weigh_leaving(
    cells: vec[i64], seat: i64, choices: vec[i64], count: i64, out: vec[float]
) -> None:
    """From a fungus for the remedy, else from rich hexes."""
    sick = cells[hive(seat) + INFESTED] != 0
    for i in range(count):
        spot: i64 = choices[i] - HEX
        if sick and cells[COVER + spot] == FUNGUS:
            out[i] = SURELY
        else:
            out[i] = RARELY + PER_FLOWER * float(flowers(cells, spot))


def weigh_landing(
    variant: Variant, cells: vec[i64], seat: i64, choices: vec[i64], count: i64, out: vec[float]
) -> None:
    """Hexes that the nearest placements of the own pattern lack, then others' nearest ones."""
    wanted = vec[float]([0.0] * HEXES)
    reach = open_to_all(variant, cells)
    want(variant, cells, seat, reach, NEARER, wanted)
    for queen in range(variant.players):
        if queen != seat:
            want(variant, cells, queen, reach, BLOCKING, wanted)
    sick = cells[hive(seat) + INFESTED] != 0 and not remedy_waits(cells, seat)
    for i in range(count):
        spot: i64 = choices[i] - HEX
        out[i] = HARDLY + wanted[spot]
        if sick and cells[COVER + spot] == FUNGUS:
            out[i] += LIKELY


def want(
    variant: Variant, cells: vec[i64], queen: i64, reach: i64, factor: float, wanted: vec[float]
) -> None:
    """Add to each hex what it is worth to the queen's nearest placements, the richest of them."""
    pattern: i64 = cells[PATTERNS + queen]
    if pattern == 0:
        return
    usable: i64 = cells[USABLE + queen]
    whole: i64 = usable | reach
    nearest: i64 = 4
    richest: i64 = 0
    start: i64 = variant.starts[pattern - 1]
    end: i64 = variant.starts[pattern]
    masks = variant.masks
    for i in range(start, end):
        mask: i64 = masks[i]
        if mask & whole == mask:
            lacking = ones(mask & ~usable)
            if lacking <= nearest:
                bloom = flowers_at(variant, cells, i)
                if lacking < nearest or bloom > richest:
                    nearest = lacking
                    richest = bloom
    if richest == 0 or (factor < NEARER and nearest > 1):
        return
    for i in range(start, end):
        mask = masks[i]
        if mask & whole == mask and ones(mask & ~usable) == nearest:
            bloom = flowers_at(variant, cells, i)
            if bloom + 2 >= richest:
                gain = factor * float(bloom) / float(richest * nearest * nearest)
                want_corners(variant, cells, queen, i, gain, factor < NEARER, wanted)


def want_corners(
    variant: Variant,
    cells: vec[i64],
    queen: i64,
    number: i64,
    gain: float,
    block: bool,
    wanted: vec[float],
) -> None:
    """The hexes one placement lacks; to block it, those of its bees that can be topped too."""
    usable: i64 = cells[USABLE + queen]
    for corner in range(4):
        spot: i64 = variant.spots[4 * number + corner]
        if (usable >> spot) & 1 == 0:
            wanted[spot] = max(wanted[spot], gain)
        elif block and cells[FORAGER + spot] == queen + 1:
            wanted[spot] = max(wanted[spot], TOPPING * gain)


# ------------------------------------------------------------------ trade


def trade_prospect(variant: Variant, cells: vec[i64], seat: i64) -> float:
    """Is there a queen to sell a card to, or to buy one from?"""
    for queen in range(variant.players):
        if queen != seat and deals(cells, seat, queen):
            return 2.0
    return HARDLY


def deals(cells: vec[i64], maker: i64, partner: i64) -> bool:
    """Is a card of one of the two worth more to the other?"""
    return best_sale(cells, maker, partner) >= 0 or best_sale(cells, partner, maker) >= 0


def weigh_trade(cells: vec[i64], choices: vec[i64], count: i64, out: vec[float]) -> None:
    stage = cells[TR_STAGE]
    for i in range(count):
        if stage == PARTNER:
            out[i] = LIKELY if deals(cells, cells[TR_FROM], choices[i] - QUEEN) else HARDLY
        elif stage == BUILDING:
            out[i] = guess_offer(cells, choices[i])
        elif choices[i] == ACCEPT:
            out[i] = LIKELY if offer_gain(cells, cells[TR_TO]) > 0.0 else HARDLY
        else:
            out[i] = USUAL


def guess_offer(cells: vec[i64], choice: i64) -> float:
    """A card that is worth more to the other, for a price between: anything else is dropped."""
    maker, partner = cells[TR_FROM], cells[TR_TO]
    if choice == PROPOSE:
        return SURELY if fair_offer(cells) else HARDLY
    card = best_sale(cells, maker, partner)
    if card >= 0 and total(cells, TR_ASK) == 0:
        asked = ASK_POLLEN + price(cells, maker, partner, card) - 1
        return guess_step(cells, TR_GIVE, choice, card, GIVE, asked)
    card = asked_for(cells)
    if card < 0:
        card = best_sale(cells, partner, maker)
    if card >= 0 and total(cells, TR_GIVE) == 0:
        paid = GIVE_POLLEN + price(cells, partner, maker, card) - 1
        return guess_step(cells, TR_ASK, choice, card, ASK, paid)
    return LIKELY if choice == CANCEL else HARDLY


def asked_for(cells: vec[i64]) -> i64:
    """The card named already: whether the partner holds it is hers to know. -1 if none is."""
    kind: i64 = KINDS - 1
    while kind >= 0 and cells[TR_ASK + kind] == 0:
        kind -= 1
    return kind


def guess_step(
    cells: vec[i64], named: i64, choice: i64, card: i64, first: i64, pollen: i64
) -> float:
    """The card, then the pollen for it."""
    if choice == CANCEL:
        return RARELY
    if total(cells, named) == 0:
        return SURELY if choice == first + card else HARDLY
    return SURELY if choice == pollen and cells[named + card] > 0 else HARDLY
