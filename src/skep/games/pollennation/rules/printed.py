"""What is printed: colours, cards, fixed boards and colonies, as read from `data/`."""

from dataclasses import dataclass
from typing import Any, Final

from skep.kernel.data import read_data

PACKAGE: Final = "skep.games.pollennation"


def rows(name: str, key: str) -> list[dict[str, Any]]:
    found: Any = read_data(PACKAGE, name)[key]
    return list(found)


@dataclass(frozen=True)
class Family:
    """A family of flower cards: one card per colour, all alike but for turning the wheel."""

    mark: str
    group: str
    points: int
    needs: dict[str, list[list[int]]]
    """By face set: pairs of steps on the wheel and cubes of that colour."""


COLOURS: Final = [str(row["name"]) for row in rows("colours", "colour")]
CODES: Final = [str(row["code"]) for row in rows("colours", "colour")]
COLONIES: Final = [str(row["name"]) for row in rows("colonies", "colony")]
COLONY_CODES: Final = [str(row["code"]) for row in rows("colonies", "colony")]
FAMILIES: Final = [
    Family(row["mark"], row["group"], row["points"], row["needs"])
    for row in rows("cards", "family")
]
CARDS: Final = [code + family.mark for code in CODES for family in FAMILIES]
"""All 24 cards; a card's number is 4 × its colour + its family."""
DECKS: Final[dict[str, list[str]]] = {
    name: list(marks)
    for name, marks in dict(read_data(PACKAGE, "cards")["decks"]).items()  # type: ignore[call-overload]
}
BOARDS: Final = {int(row["players"]): list(row["cards"]) for row in rows("boards", "board")}


def deck(name: str) -> list[int]:
    """The numbers of the cards in a deck, ascending."""
    return [n for n in range(len(CARDS)) if FAMILIES[n % len(FAMILIES)].mark in DECKS[name]]


def fixed_board(players: int, deck_name: str) -> list[int] | None:
    """The cards of a fixed board by slot, slot 1 first; None where there is no such board."""
    if players not in BOARDS:
        return None
    board = [CARDS.index(card) for card in BOARDS[players]]
    if deck_name == "easy":
        board = [card - 1 if FAMILIES[card % len(FAMILIES)].mark == "5" else card for card in board]
    return board[1:] + board[:1]
