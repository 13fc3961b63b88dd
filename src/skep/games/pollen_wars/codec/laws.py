"""Laws that always hold: nothing is made, lost or in two places (R0.4, R0.5, section 2)."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    CARD_KIND,
    COMB,
    COMMITTED,
    DEAD,
    DECK,
    DECK_HONEY,
    DECK_JELLY,
    DEPTH,
    DISCARDS,
    DOORS,
    DRIFT,
    DUE,
    FORAGER,
    FORAGERS,
    FRAME,
    HAND,
    HONEY_CARDS,
    INJURED,
    JELLY_CARDS,
    MUTINY,
    NONE,
    PATTERNS,
    PLACES,
    POLLEN,
    SOLDIER,
    SOLDIERS,
    STACK,
    STINGS,
    USABLE,
    WILD,
)
from skep.games.pollen_wars.choices import HEXES, HONEY_KINDS, KINDS
from skep.games.pollen_wars.rules.bees import flowers, hive, top_bee
from skep.games.pollen_wars.rules.field import PATTERN_CARDS
from skep.games.pollen_wars.rules.hands import sure_at
from skep.games.pollen_wars.rules.powers.kinds import H1, H2, J4, J5
from skep.games.pollen_wars.rules.setup import ALL_FORAGERS, ALL_SOLDIERS
from skep.games.pollen_wars.rules.stack import is_card
from skep.games.pollen_wars.variant import Variant


def check_laws(variant: Variant, cells: vec[i64]) -> None:
    check_bees(variant, cells)
    check_cards(variant, cells)
    check_field(variant, cells)


def check_bees(variant: Variant, cells: vec[i64]) -> None:
    for queen in range(int(variant.players)):
        at = hive(queen)
        out = len([h for h in range(HEXES) if cells[FORAGER + h] == queen + 1])
        armed = len([h for h in range(HEXES) if cells[SOLDIER + h] == queen + 1])
        assert cells[at + FORAGERS] + cells[at + DEAD] + out == ALL_FORAGERS, (
            "nine foragers a queen"
        )
        soldiers = cells[at + SOLDIERS] + cells[at + INJURED] + cells[at + DUE] + armed
        assert soldiers == ALL_SOLDIERS, "five soldiers a queen"
        assert cells[at + POLLEN] >= 0, "pollen is never negative"
        assert min(cells[at + FORAGERS], cells[at + SOLDIERS]) >= 0, (
            "no fewer bees than none at home"
        )


def check_cards(variant: Variant, cells: vec[i64]) -> None:
    for kind in range(KINDS):
        assert places_of(variant, cells, kind) == variant.deck[kind], f"copies of card {kind}"
        assert cells[DECK + kind] >= 0, "a deck holds no fewer than none"
    honey = sum([cells[DECK + kind] for kind in range(HONEY_KINDS)])
    jelly = sum([cells[DECK + kind] for kind in range(HONEY_KINDS, KINDS)])
    assert (honey, jelly) == (cells[DECK_HONEY], cells[DECK_JELLY]), "the decks' sizes"
    for queen in range(int(variant.players)):
        check_hand(variant, cells, queen)
    dealt = [cells[PATTERNS + place] for place in range(PLACES) if cells[PATTERNS + place] != 0]
    assert len(set(dealt)) == len(dealt) <= PATTERN_CARDS, "each pattern card once"


def check_hand(variant: Variant, cells: vec[i64], queen: int) -> None:
    at = hive(queen)
    hand = [cells[at + HAND + kind] for kind in range(KINDS)]
    assert min(hand) >= 0, "a hand holds no fewer than none"
    backs = (sum(hand[:HONEY_KINDS]), sum(hand[HONEY_KINDS:]))
    assert backs == (cells[at + HONEY_CARDS], cells[at + JELLY_CARDS]), "the numbers by back"
    for kind in range(KINDS):
        assert cells[at + COMMITTED + kind] <= hand[kind], "only cards in hand are committed"
        for viewer in range(int(variant.players)):
            assert cells[sure_at(viewer, queen) + kind] <= hand[kind], "nobody is sure of too much"


def places_of(variant: Variant, cells: vec[i64], kind: int) -> i64:
    """Copies of a card: deck, discards, hands, face up, on the table."""
    count: i64 = cells[DECK + kind] + cells[DISCARDS + kind]
    for queen in range(int(variant.players)):
        at = hive(queen)
        count += cells[at + HAND + kind]
        if kind == H2:
            count += cells[at + COMB]
        elif kind == J4:
            count += cells[at + STINGS]
        elif kind == J5:
            count += cells[at + DOORS]
    if kind == H1 and cells[MUTINY] != NONE:
        count += 1
    for depth in range(int(cells[DEPTH])):
        frame = STACK + depth * FRAME
        if is_card(cells[frame]) and cells[frame + CARD_KIND] == kind:
            count += 1
    return count


def check_field(variant: Variant, cells: vec[i64]) -> None:
    for spot in range(HEXES):
        if cells[SOLDIER + spot] != 0:
            assert cells[FORAGER + spot] != 0, "a soldier stands on a forager"
        if cells[DRIFT] == spot:
            assert cells[FORAGER + spot] == 0, "the drifting bee is alone"
        assert cells[FORAGER + spot] <= WILD, "a forager is a queen's or wild"
        for queen in range(int(variant.players)):
            mine = cells[DRIFT] == spot or top_bee(cells, spot) == queen + 1
            usable = mine and flowers(cells, spot) > 0
            assert ((cells[USABLE + queen] >> spot) & 1 != 0) == usable, "what is usable for whom"
