"""Every mistake is a SkepError whose message quotes the mistake and says what would be right."""

import pytest

import skep
from skep.kernel import (
    CHANCE,
    NOBODY,
    SPECTATOR,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalChoice,
    SkepError,
    State,
    UnknownGame,
    UnknownSeat,
)
from skep.kernel.errors import named
from toys import BIDS, PEBBLES

MISTAKES = [BadOption, BadPosition, BadRecord, IllegalChoice, UnknownGame, UnknownSeat]


@pytest.mark.parametrize("mistake", MISTAKES)
def test_every_mistake_is_a_skep_error_and_a_value_error(mistake: type[Exception]) -> None:
    assert issubclass(mistake, SkepError)
    assert issubclass(mistake, ValueError)


def refused(state: State, seat: int, choice: int) -> str:
    """The message with which a state refuses a choice, having changed nothing."""
    before = state.encode()
    with pytest.raises(IllegalChoice) as caught:
        state.apply(seat, choice)
    assert state.encode() == before
    return str(caught.value)


def test_an_illegal_choice_names_the_legal_ones() -> None:
    game = PEBBLES.build({"heap": 2, "most": 2})
    said = refused(game.start(), 0, game.choice("take 4"))
    assert said == "seat0 cannot choose 'take 4' now: it may choose 'take 1', 'take 2'"


def test_a_choice_out_of_turn_names_whose_turn_it_is() -> None:
    said = refused(PEBBLES.build({}).start(), 1, 0)
    assert said == "seat1 cannot choose 'take 1': it is for seat0 to choose"


def test_a_seat_cannot_choose_for_chance() -> None:
    said = refused(BIDS.build({}).start(), 0, 0)
    assert said == "seat0 cannot choose 'deal 1': it is for chance to choose"


def test_a_choice_after_the_end_is_refused() -> None:
    game = PEBBLES.build({"heap": 2, "most": 2})
    state = game.start()
    state.apply(0, 1)
    assert refused(state, 1, 0) == "seat1 cannot choose 'take 1': the game is over"


@pytest.mark.parametrize("choice", [-1, 4, 99, 10**30, -(10**30)])
def test_a_number_that_is_no_choice_is_refused(choice: int) -> None:
    said = refused(PEBBLES.build({}).start(), 0, choice)
    assert f"number {choice} now: it may choose 'take 1'" in said


@pytest.mark.parametrize("seat", [2, 7, NOBODY, SPECTATOR, -50, 10**30, -(10**30)])
def test_who_holds_no_seat_is_unknown(seat: int) -> None:
    state = PEBBLES.build({}).start()
    for mistake in (lambda: state.legal(seat), lambda: state.apply(seat, 0)):
        with pytest.raises(UnknownSeat) as caught:
            mistake()
        assert str(caught.value) == (
            f"there is no seat {seat!r:.40}: seats are whole numbers, 0 to 1, and CHANCE is -1"
        )


def test_chance_has_no_choice_while_a_seat_is_to_move() -> None:
    state = PEBBLES.build({}).start()
    assert state.legal(CHANCE) == []
    assert "it is for seat0 to choose" in refused(state, CHANCE, 0)


def test_sampling_when_nothing_is_left_to_chance_is_refused() -> None:
    with pytest.raises(IllegalChoice, match="nothing is left to chance now"):
        PEBBLES.build({}).start().sample(skep.Random(1))


def test_an_unknown_game_names_the_installed_ones() -> None:
    with pytest.raises(
        UnknownGame, match=r"no game 'chess': there are .*'toy-bids', 'toy-pebbles'"
    ):
        skep.game("chess")


def test_a_bad_position_says_what_would_be_right() -> None:
    game = PEBBLES.build({})
    with pytest.raises(BadPosition, match="'heap' must be a whole number from 0 to 15, not '16'"):
        game.from_position({"heap": 16, "turn": 0})


def test_encoded_cells_of_a_broken_length_are_refused() -> None:
    with pytest.raises(BadPosition, match="a multiple of 8 bytes, not 3"):
        PEBBLES.build({}).decode(b"abc")


def test_long_lists_in_messages_are_cut() -> None:
    assert named(["a", "b"]) == "'a', 'b'"
    assert named(["a", "b", "c"], most=2) == "'a', 'b' and 1 more"
