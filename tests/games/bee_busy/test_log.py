"""What is told of a choice: the choice, and what it brought."""

from games.bee_busy.table import at_roll, game, play, start, walls_of
from skep.games.bee_busy import KIND
from skep.games.bee_busy.cells import TASKS
from skep.games.bee_busy.options import OPTIONS
from skep.games.bee_busy.state import BeeBusyState
from skep.kernel import CHANCE
from skep.words import LANGUAGES, Words


def told(state: BeeBusyState, token: str, seat: int = 0, viewer: int = 0) -> list[str]:
    """Make the choice, and what the viewer is told of it in English."""
    before = state.clone()
    choice = state.game.choice(token)
    state.apply(seat, choice)
    words = Words("en", KIND)
    return [words.say(*each) for each in state.game.tell(before, seat, choice, state, viewer)]


def test_a_mark_and_its_upgrade_are_told() -> None:
    state = play(at_roll(4), "roll 1 1 5", "die 5")
    assert told(state, "keep") == [
        "Hive A changes no die.",
        "Hive A marks column 2.",
        "Hive A wins Backwards.",
    ]


def test_the_roll_tells_the_danger_and_whom_it_strikes() -> None:
    state = at_roll(7, {}, {"propolis": 1})
    assert told(state, "roll 1 2 3", CHANCE, 1) == [
        "The dice show 1, 2 and 3.",
        "Round 7: storm.",
        "The storm strikes Hive A.",
    ]


def test_larvae_left_without_honey_are_told() -> None:
    literal = {"area": "production", "walls": walls_of("g4"), "combs": {"g4": "egg"}}
    state = play(at_roll(9, literal), "roll 1 2 4", "die 1", "keep")
    assert told(state, "fly") == ["Hive A’s Busy Bee flies on.", "2 larvae of Hive A go unfed."]


def test_the_only_flower_and_the_only_place_are_told() -> None:
    state = play(at_roll(9), "roll 1 2 4", "die 1", "keep", "stay")
    assert told(state, "overlay C1") == ["Hive A lays the die on C1.", "Hive A gets 1 pollen."]
    literal = {"area": "production", "honey": 2, "bees": [1, 2, 1]}
    state = play(at_roll(14, literal), "roll 1 2 4", "die 1", "keep", "fly")
    assert told(state, "feed") == ["Hive A feeds.", "Hive A has a new bee in the Meadow."]


def test_the_last_choice_tells_the_points_and_alone_the_rank() -> None:
    state = play(at_roll(25, {"picked": ["C22", "C42"]}), "roll 1 1 1", "keep")
    assert told(state, "stay") == [
        "Hive A’s Busy Bee stays.",
        "Hive A has 7 points.",
        "Not a drop of honey yet.",
    ]


def test_nothing_is_told_of_hidden_work() -> None:
    state = play(at_roll(1, {}, {}), "roll 2 5 6", "0: die 5")
    assert told(state, "keep", 0, 1) == []
    assert told(state, "die 6", 1, 1) == ["Hive B takes the 6."]


def test_every_setting_has_a_name_and_help_in_both_languages() -> None:
    for lang in LANGUAGES:
        words = Words(lang, KIND)
        for option in OPTIONS:
            name = f"setting-{option.name.replace('.', '-')}"
            assert words.has(name), name
            assert words.has(f"{name}-help"), name
            for value in option.values:
                if isinstance(value, str):
                    assert words.has(f"{name}-{value}"), (name, value)


def test_every_question_has_words_in_both_languages() -> None:
    for lang in LANGUAGES:
        words = Words(lang, KIND)
        for task in TASKS:
            asked = task not in ("finished", "improve", "act")
            assert words.has(f"ask-{task}") is asked, task


def test_the_view_says_what_its_reader_is_asked() -> None:
    state = play(start(players=2, first=0), "roll 2 5 6", "0: die 5", "0: keep")
    assert [state.view(seat)["phase"] for seat in (0, 1, None)] == ["move", "die", "work"]


def test_the_sheet_is_drawn_for_a_terminal() -> None:
    state = play(start(players=2, first=0), "roll 2 5 6", "0: die 5")
    drawn = game(players=2).sketch(state.view(0), Words("en", KIND).say)
    assert "Round 1 of 25" in drawn
    assert "Dice 2 5 6" in drawn
    assert "(4)" in drawn  # e3, on the path, lacks four walls
    assert "Path from e3 to e4" in drawn
