"""Options are read from text or numbers; what is not allowed is named together with what is."""

import pytest

from skep.kernel import BadOption, Option
from skep.kernel.options import read_options
from toys import PEBBLES

HEAP = Option("heap", 15, "pebbles at the start", low=1, high=40)
LAST = Option("last", "wins", "what the last pebble does", values=("wins", "loses"))
MOST = Option("most", 3, "pebbles at once", values=(2, 3, 4))


@pytest.mark.parametrize("given", [7, "7", " 7 ", "07"])
def test_a_number_may_come_as_text(given: object) -> None:
    assert HEAP.read(given) == 7


@pytest.mark.parametrize(
    "given", [0, 41, -1, "", "--5", "-", "²", "1.5", "seven", None, True, "9" * 5000, [7]]
)
def test_a_number_out_of_range_or_no_number_is_refused(given: object) -> None:
    with pytest.raises(BadOption) as caught:
        HEAP.read(given)
    assert str(caught.value) == (
        f"option 'heap' cannot be '{given}': it takes a whole number from 1 to 40"
    )


def test_a_listed_value_keeps_its_own_type() -> None:
    assert MOST.read("3") == 3
    assert isinstance(MOST.read("3"), int)
    assert LAST.read("loses") == "loses"


def test_a_value_off_the_list_is_refused() -> None:
    with pytest.raises(
        BadOption, match=r"option 'last' cannot be 'draws': it takes one of wins, loses"
    ):
        LAST.read("draws")


def test_options_not_given_stand_at_their_defaults() -> None:
    assert read_options("toy", [HEAP, LAST], {"last": "loses"}) == {"heap": 15, "last": "loses"}


def test_an_unknown_option_names_the_known_ones() -> None:
    with pytest.raises(BadOption, match=r"'toy' has no option 'heep': it has 'heap', 'last'"):
        read_options("toy", [HEAP, LAST], {"heep": 3})


def test_two_options_that_clash_are_refused() -> None:
    with pytest.raises(BadOption, match="'heap' 2 clashes with 'most' 3"):
        PEBBLES.build({"heap": 2})


def test_a_game_shows_its_options() -> None:
    game = PEBBLES.build({"heap": "9"})
    assert repr(game) == "<toy-pebbles rules=1 players=2 heap=9 most=3 last=wins>"
