"""The printed cards and boards, and the arithmetic that holds between them."""

import pytest

from games.pollennation.table import game
from marks import rule
from skep.games.pollennation.choices import CHOICES
from skep.games.pollennation.rules.pollen import counts
from skep.games.pollennation.rules.printed import BOARDS, CARDS, CODES, FAMILIES, deck

WRITTEN = {
    "R2": "RRR", "R3": "BBB", "R3e": "WRW", "R5": "YYYYY",
    "B2": "BBB", "B3": "PPP", "B3e": "RBR", "B5": "OOOOO",
    "P2": "PPP", "P3": "YYY", "P3e": "BPB", "P5": "WWWWW",
    "Y2": "YYY", "Y3": "OOO", "Y3e": "PYP", "Y5": "RRRRR",
    "O2": "OOO", "O3": "WWW", "O3e": "YOY", "O5": "BBBBB",
    "W2": "WWW", "W3": "RRR", "W3e": "OWO", "W5": "PPPPP",
}  # fmt: skip
RAINBOW = {
    "R2": "RRR", "R3": "BYW", "R3e": "WRB", "R5": "BPYOW",
    "B2": "BBB", "B3": "POR", "B3e": "RBP", "B5": "RPYOW",
    "P2": "PPP", "P3": "YWB", "P3e": "BPY", "P5": "RBYOW",
    "Y2": "YYY", "Y3": "ORP", "Y3e": "PYO", "Y5": "RBPOW",
    "O2": "OOO", "O3": "WBY", "O3e": "YOW", "O5": "RBPYW",
    "W2": "WWW", "W3": "RPO", "W3e": "OWR", "W5": "RBPYO",
}  # fmt: skip


def needs(faces: str) -> dict[str, list[int]]:
    asked = game(faces=faces, deck="all").variant.needs
    return {card: counts(asked[n]) for n, card in enumerate(CARDS)}


def counted(pollen: str) -> list[int]:
    return [pollen.count(code) for code in CODES]


@rule("U2", "U3", "R7.1", "R7.2", "R7.3", "R7.4")
def test_cards_ask_for_what_is_written() -> None:
    assert needs("single") == {card: counted(pollen) for card, pollen in WRITTEN.items()}
    assert needs("rainbow") == {card: counted(pollen) for card, pollen in RAINBOW.items()}
    mixed = WRITTEN | {card: pollen for card, pollen in RAINBOW.items() if card.endswith("5")}
    assert needs("five_rainbow") == {card: counted(pollen) for card, pollen in mixed.items()}


@rule("U1")
@pytest.mark.parametrize(
    ("name", "size", "demand", "points"),
    [("standard", 18, 11, 10), ("easy", 18, 9, 8), ("all", 24, 14, 13)],
)
@pytest.mark.parametrize("faces", ["single", "rainbow"])
def test_every_colour_is_wanted_equally(
    name: str, size: int, demand: int, points: int, faces: str
) -> None:
    chosen = deck(name)
    assert len(chosen) == size
    asked = needs(faces)
    total = [sum(asked[CARDS[n]][colour] for n in chosen) for colour in range(6)]
    assert total == [demand] * 6
    for code in CODES:
        pile = [n for n in chosen if CARDS[n][0] == code]
        assert sum(FAMILIES[n % 4].points for n in pile) == points


@rule("R5.7")
@pytest.mark.parametrize(("players", "turn", "shift"), [(2, 6, 3), (3, 6, 2)])
def test_fixed_boards_map_onto_themselves(players: int, turn: int, shift: int) -> None:
    board = BOARDS[players]
    for place, card in enumerate(board):
        colour = CODES[(CODES.index(card[0]) + shift) % 6]
        assert board[(place + turn) % len(board)] == colour + card[1:]
    assert len(set(board)) == 6 * players
    for seat in range(players):
        assert {card[0] for card in board[6 * seat : 6 * seat + 6]} == set(CODES)


@rule("R5.7")
def test_threes_of_the_fixed_board_have_their_colour_one_slot_behind() -> None:
    board = BOARDS[2]
    for place, card in enumerate(board):
        if card.endswith("3"):
            assert WRITTEN[card][0] == board[place - 1][0]


@rule("R5.9")
@pytest.mark.parametrize(
    ("options", "ring", "blossomings"),
    [
        ({}, 12, 18),
        ({"players": 3}, 18, 18),
        ({"players": 3, "cubes_per_colour": 10}, 18, 12),
        ({"players": 4, "deck": "all"}, 24, 18),
        ({"players": 4, "deck": "all", "cubes_per_colour": 10}, 24, 6),
        ({"players": 3, "flowers_each": 4}, 12, 18),
    ],
)
def test_supply_allows_so_many_blossomings(
    options: dict[str, object], ring: int, blossomings: int
) -> None:
    variant = game(**options).variant
    assert variant.ring == ring
    reserve = variant.cubes - 2 * ring // 6
    assert 6 * (reserve // 2) == blossomings


def test_table_of_choices_is_that_of_the_specification() -> None:
    assert len(CHOICES) == 320
    places = {
        0: "worker 1", 23: "worker 24", 24: "drone 1 cw", 48: "drone 1 ccw", 72: "queen",
        73: "drop red", 78: "drop white", 79: "store", 80: "blossom", 81: "idle",
        82: "keep red 0", 171: "keep white 14", 172: "lay R2", 195: "lay W5",
        196: "home 1", 220: "post 1", 244: "take R2", 267: "take W5",
        268: "deal R2", 292: "pool R2", 316: "first 0", 319: "first 3",
    }  # fmt: skip
    assert {number: CHOICES.token(number) for number in places} == places
