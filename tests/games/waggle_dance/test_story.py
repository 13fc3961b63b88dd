"""What is told of a choice: in its context, once, and in the order in which things happen."""

import pytest

from games.waggle_dance.tables import table
from skep.games.waggle_dance import KIND
from skep.kernel import CHANCE, State
from skep.words import Words


def told(state: State, *turns: str, viewer: int = 1) -> list[str]:
    """Make the choices; all that the viewer is told of them, in English."""
    words = Words("en", KIND)
    said: list[str] = []
    for turn in turns:
        who, _, token = turn.partition(" ")
        seat = CHANCE if who == "chance" else int(who)
        choice = state.game.choice(token)
        before = state.clone()
        state.apply(seat, choice)
        phrases = state.game.tell(before, seat, choice, state, viewer)
        said += [words.say(name, details) for name, details in phrases]
    return said


def test_a_placement_is_told_once_with_the_bees_value() -> None:
    state = table("place", free={0: "35", 1: "22"})
    assert told(state, "0 die 3", "0 to A") == ["Violet places a 3 on A, build a room."]


def test_a_seats_roll_is_told_when_its_last_die_lies() -> None:
    game = KIND.build({"players": 2, "start_bees": 2, "first_player": "seat0", "blockers": "none"})
    state = game.start()
    while state.legal(CHANCE)[0] != game.choice("roll 1"):
        state.apply(CHANCE, state.legal(CHANCE)[0])
    assert told(state, "chance roll 5", "chance roll 2") == ["Violet rolls 2 5."]


@pytest.mark.parametrize(
    ("token", "sentence"),
    [("put r2", "Violet puts a white cube into room 2."),
     ("return", "Violet gives a white cube back.")],
)  # fmt: skip
def test_a_stored_cube_is_named(token: str, sentence: str) -> None:
    state = table("D", ["y", "w"], flowers={"D1": ["1"]})
    assert told(state, f"0 {token}") == [sentence]


def test_an_egg_is_told_as_an_egg() -> None:
    state = table("C", ["", "w"], slots={"C": "0....."})
    assert told(state, "0 put r1")[0] == "Violet puts an egg into room 1."


def test_a_trade_tells_what_went_for_what() -> None:
    state = table("E", ["wwyy", ""], slots={"E": "0....."})
    assert told(state, "0 trade r1", "0 white", "0 blue", "0 put r2")[:2] == [
        "Violet trades 2 white for 1 blue.",
        "Violet puts a blue cube into room 2.",
    ]


def test_a_move_tells_which_cube_went_where() -> None:
    state = table("F", ["wy/4", "w/4", "y/4"])
    sentence = "Violet moves a white cube from room 1 to room 2."
    assert told(state, "0 move r1", "0 white", "0 put r2") == [sentence]


def test_the_first_round_is_announced() -> None:
    game = KIND.build({"players": 2, "queen_deck": "all14"})
    state = game.start()
    assert told(state, "chance roll 5", "chance roll 2") == [
        "Violet rolls a 5 for the first turn.",
        "Yellow rolls a 2 for the first turn.",
        "Round 1: Violet is first.",
    ]


def test_a_card_drawn_says_to_whom_it_went() -> None:
    state = table("G", slots={"G": "0....."})
    assert told(state.clone(), "chance card mix", viewer=0)[0] == "Violet draws Mix."
    assert told(state, "chance card mix")[0] == "Violet draws a Queen card."


def test_the_slots_covered_in_a_round_are_told_in_one_line() -> None:
    options = {"players": 3, "first_player": "seat0", "queen_deck": "all14"}
    state = KIND.build(options).start()
    tokens = ("A2", "C5", "E1", "G6")
    assert told(state, *(f"chance block {slot}" for slot in tokens)) == [
        "Covered this round: A2 C5 E1 G6."
    ]


def test_a_trick_and_a_sick_leave_say_whose_bee_it_was() -> None:
    state = table("place", free={0: "33", 1: "22"}, hands={1: ["trick"]})
    told(state, "0 to D3", viewer=2)
    assert told(state, "1 play trick", "1 flower 6", viewer=2) == [
        "Yellow plays Dirty Trick.",
        "Yellow moves Violet’s 3 to flower D6, blue.",
    ]
    state = table("sick", free={0: "12", 1: "13"}, hands={0: ["sick"]})
    said = told(state, "0 play sick", "0 die 3", viewer=2)
    assert said == ["Violet plays Sick Leave.", "Violet puts Yellow’s 3 on sick leave."]
