"""Laws that always hold: nothing is made, lost or in two places (R0.4, R0.5, section 2)."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    CARD,
    COMB,
    COMMITTED,
    DAWN,
    DEAD,
    DECK,
    DECK_HONEY,
    DECK_JELLY,
    DEPTH,
    DISCARDS,
    DOORS,
    DRIFT,
    DUE,
    FIRST_CARDS,
    FORAGER,
    FORAGERS,
    FRAME,
    HAND,
    HONEY_CARDS,
    INJURED,
    JELLY_CARDS,
    KIND,
    LAY,
    MUTINY,
    NONE,
    PATTERNS,
    PLACE,
    PLACES,
    POLLEN,
    SOLDIER,
    SOLDIERS,
    STACK,
    STAGE,
    STINGS,
    TURN,
    USABLE,
    WILD,
    A,
    C,
)
from skep.games.pollen_wars.choices import DRAWN, HEXES, HONEY_KINDS, KINDS, QUEEN, WIDTH
from skep.games.pollen_wars.rules.bees import flowers, hive, top_bee
from skep.games.pollen_wars.rules.cards import PICKING
from skep.games.pollen_wars.rules.dawn import DIE_FACES, ROLLING
from skep.games.pollen_wars.rules.field import PATTERN_CARDS
from skep.games.pollen_wars.rules.flow import fill
from skep.games.pollen_wars.rules.hands import sure_at
from skep.games.pollen_wars.rules.setup import ALL_FORAGERS, ALL_SOLDIERS, EXTRA_CARD, lay_weight
from skep.games.pollen_wars.rules.stack import top
from skep.games.pollen_wars.rules.targets import H1, H2, J4, J5
from skep.games.pollen_wars.variant import Rules


def check_laws(g: Rules, c: vec[i64]) -> None:
    check_bees(g, c)
    check_cards(g, c)
    check_field(g, c)


def check_bees(g: Rules, c: vec[i64]) -> None:
    for queen in range(int(g.players)):
        at = hive(queen)
        out = len([h for h in range(HEXES) if c[FORAGER + h] == queen + 1])
        armed = len([h for h in range(HEXES) if c[SOLDIER + h] == queen + 1])
        assert c[at + FORAGERS] + c[at + DEAD] + out == ALL_FORAGERS, "nine foragers a queen"
        soldiers = c[at + SOLDIERS] + c[at + INJURED] + c[at + DUE] + armed
        assert soldiers == ALL_SOLDIERS, "five soldiers a queen"
        assert c[at + POLLEN] >= 0, "pollen is never negative"
        assert min(c[at + FORAGERS], c[at + SOLDIERS]) >= 0, "no fewer bees than none at home"


def check_cards(g: Rules, c: vec[i64]) -> None:
    for kind in range(KINDS):
        assert places_of(g, c, kind) == g.deck[kind], f"copies of card {kind}"
        assert c[DECK + kind] >= 0, "a deck holds no fewer than none"
    honey = sum([c[DECK + kind] for kind in range(HONEY_KINDS)])
    jelly = sum([c[DECK + kind] for kind in range(HONEY_KINDS, KINDS)])
    assert (honey, jelly) == (c[DECK_HONEY], c[DECK_JELLY]), "the decks' sizes"
    for queen in range(int(g.players)):
        check_hand(g, c, queen)
    dealt = [c[PATTERNS + place] for place in range(PLACES) if c[PATTERNS + place] != 0]
    assert len(set(dealt)) == len(dealt) <= PATTERN_CARDS, "each pattern card once"


def check_hand(g: Rules, c: vec[i64], queen: int) -> None:
    at = hive(queen)
    hand = [c[at + HAND + kind] for kind in range(KINDS)]
    assert min(hand) >= 0, "a hand holds no fewer than none"
    backs = (sum(hand[:HONEY_KINDS]), sum(hand[HONEY_KINDS:]))
    assert backs == (c[at + HONEY_CARDS], c[at + JELLY_CARDS]), "the numbers by back"
    for kind in range(KINDS):
        assert c[at + COMMITTED + kind] <= hand[kind], "only cards in hand are committed"
        for viewer in range(int(g.players)):
            assert c[sure_at(viewer, queen) + kind] <= hand[kind], "nobody is sure of too much"


def places_of(g: Rules, c: vec[i64], kind: int) -> i64:
    """Copies of a card: deck, discards, hands, face up, on the table."""
    count: i64 = c[DECK + kind] + c[DISCARDS + kind]
    for queen in range(int(g.players)):
        at = hive(queen)
        count += c[at + HAND + kind]
        if kind == H2:
            count += c[at + COMB]
        elif kind == J4:
            count += c[at + STINGS]
        elif kind == J5:
            count += c[at + DOORS]
    if kind == H1 and c[MUTINY] != NONE:
        count += 1
    for depth in range(int(c[DEPTH])):
        f = STACK + depth * FRAME
        if c[f + KIND] == CARD and c[f + A] == kind:
            count += 1
    return count


def check_field(g: Rules, c: vec[i64]) -> None:
    for spot in range(HEXES):
        if c[SOLDIER + spot] != 0:
            assert c[FORAGER + spot] != 0, "a soldier stands on a forager"
        if c[DRIFT] == spot:
            assert c[FORAGER + spot] == 0, "the drifting bee is alone"
        assert c[FORAGER + spot] <= WILD, "a forager is a queen's or wild"
        for queen in range(int(g.players)):
            mine = c[DRIFT] == spot or top_bee(c, spot) == queen + 1
            usable = mine and flowers(c, spot) > 0
            assert ((c[USABLE + queen] >> spot) & 1 != 0) == usable, "what is usable for whom"


def weights(g: Rules, c: vec[i64], out: vec[i64]) -> None:
    """The weight of each choice Chance has now, in the order of `fill`."""
    f = top(c)
    kind = c[f + KIND]
    choices = vec[i64]([0] * WIDTH)
    count = fill(g, c, NONE, choices, vec[i64]([0] * WIDTH))
    i: i64 = 0
    while i < count:
        out[i] = 1
        if (
            kind == TURN
            or kind == FIRST_CARDS
            or kind == CARD
            or (kind == PLACE and c[f + STAGE] == EXTRA_CARD)
        ):
            out[i] = card_weight(c, f, choices[i])
        elif kind == LAY:
            out[i] = lay_weight(g, c, choices[i])
        i += 1
    if kind == DAWN and c[f + STAGE] == ROLLING and count > 1:
        out[0] = DIE_FACES - g.varroa_faces
        out[1] = g.varroa_faces


def draws_cards(c: vec[i64], f: i64) -> bool:
    """Is Chance drawing a card, from a deck or from a hand?"""
    kind = c[f + KIND]
    if kind == PLACE:
        return c[f + STAGE] == EXTRA_CARD
    return kind == TURN or kind == FIRST_CARDS or kind == CARD


def card_weight(c: vec[i64], f: i64, choice: i64) -> i64:
    from_hand = c[f + KIND] == CARD and c[f + STAGE] == PICKING
    kind: i64 = choice - DRAWN
    return c[hive(c[f + C] - QUEEN) + HAND + kind] if from_hand else c[DECK + kind]
