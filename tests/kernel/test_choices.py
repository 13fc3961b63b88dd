"""Choices: a number and a token each, and help for who mistypes one."""

import pytest

from skep.kernel import Choices, IllegalChoice

TABLE = Choices(["drop red", "drop blue", "pass"])


def test_number_and_token_are_two_names_of_one_choice() -> None:
    assert [TABLE.choice(TABLE.token(number)) for number in range(len(TABLE))] == [0, 1, 2]


def test_a_mistyped_token_names_near_ones() -> None:
    with pytest.raises(IllegalChoice, match="no choice 'drop rad'; near to it: 'drop red'"):
        TABLE.choice("drop rad")


def test_a_token_like_nothing_else_names_the_first_ones() -> None:
    with pytest.raises(IllegalChoice, match="near to it: 'drop red', 'drop blue', 'pass'"):
        TABLE.choice("§§§§")


@pytest.mark.parametrize("number", [-1, 3])
def test_a_number_off_the_table_names_the_range(number: int) -> None:
    with pytest.raises(IllegalChoice, match=f"no choice number {number}: they run from 0 to 2"):
        TABLE.token(number)


def test_two_choices_cannot_share_a_token() -> None:
    with pytest.raises(ValueError, match="share one token"):
        Choices(["pass", "pass"])


def test_another_spelling_is_read_and_never_written() -> None:
    table = Choices(["wall a1-a2", "pass"], {"wall a2-a1": "wall a1-a2"})
    assert table.choice("wall a2-a1") == table.choice("wall a1-a2") == 0
    assert table.token(0) == "wall a1-a2"
    assert len(table) == 2
