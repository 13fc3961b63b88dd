"""Colours are told apart without their colour: each has a shape of its own."""

from itertools import combinations

import pytest

from paper.printed import Printed
from skep.kernel import kind
from skep.paper import Paper, print_game
from skep.paper.drawing import drawings

SIX = [("pollennation", "colours"), ("pollen_wars", "queens"), ("waggle_dance", "nectar")]


@pytest.mark.parametrize(("game", "group"), SIX)
def test_every_colour_has_a_sign_of_its_own(game: str, group: str) -> None:
    signs = [paint["sign"] for paint in drawings(game)[group].values()]
    assert len(signs) == 6
    assert all(one != other for one, other in combinations(signs, 2))


@pytest.mark.parametrize("grey", [False, True])
def test_the_same_is_written_with_and_without_colour(grey: bool) -> None:
    """Grey takes nothing away but the colours."""
    found = Printed(print_game(kind("pollennation"), {}, paper=Paper(grey=grey)))
    assert "R3e" in found.all_words()
    assert "10+" in found.all_words()
