"""What the rules tell, whom and when, and the sentences people read of it."""

from collections.abc import Sequence

from games.bee_busy.table import at_roll, game, play, start, walls_of
from marks import rule
from skep.games.bee_busy import KIND
from skep.games.bee_busy.cells import TASKS
from skep.games.bee_busy.options import OPTIONS
from skep.games.bee_busy.state import BeeBusyState
from skep.kernel import SPECTATOR, Match, Told, happen
from skep.words import LANGUAGES, Words, told_of

IDLE = {"picked": ["C22", "C42"]}
"""A 1 reaches no flower: the round has no action in the Meadow."""
WALLS_BOUGHT = [
    *("a1-a2", "a1-b1", "a1-b2", "a2-a3", "a2-b2", "a2-b3", "a3-a4", "a3-b3", "a3-b4", "a4-b4"),
    *("a4-b5", "b1-b2", "b2-b3", "b3-b4", "b4-b5", "b1-c1"),
]
"""Sixteen walls, for each of which a wax was spent."""
NAMES = ("Ann", "Bob", "Cleo", "Dan")


def said(state: BeeBusyState, told: Sequence[Told], viewer: int, lang: str = "en") -> list[str]:
    words = Words(lang, KIND)
    lines = state.game.log_lines(told, viewer)
    return [words.say(name, told_of(words, details, viewer, NAMES)) for name, details in lines]


def told(state: BeeBusyState, token: str, seat: int = 0, viewer: int = 0) -> list[Told]:
    """Make the choice; what the viewer hears of it at once."""
    return happen(state, seat, state.game.choice(token)).told(viewer)


def read(
    state: BeeBusyState, token: str, seat: int = 0, viewer: int = 0, lang: str = "en"
) -> list[str]:
    """Make the choice; what the viewer reads of it at once."""
    return said(state, told(state, token, seat, viewer), viewer, lang)


def match_of(state: BeeBusyState, *tokens: str) -> Match:
    """Make these choices as `play` does, and remember what happened."""
    match = Match(state.game, state)
    for each in tokens:
        who, colon, token = each.partition(": ")
        seat = int(who) if colon else match.state.actors()[0]
        match.apply(seat, match.game.choice(token if colon else each))
    return match


def log_of(match: Match, viewer: int) -> list[str]:
    """All that the viewer may read of the match by now."""
    state = match.state
    assert isinstance(state, BeeBusyState)
    return [line for told in match.events(viewer) for line in said(state, told, viewer)]


# ------------------------------------------------------------------ one's own sheet


@rule("R5.4", "U2")
def test_a_full_column_is_told_with_its_upgrade() -> None:
    state = play(at_roll(4), "roll 1 1 5", "die 5")
    events = told(state, "keep")
    assert events == [
        ("column-marked", {"seat": 0, "sum": 2}),
        ("upgrade-won", {"seat": 0, "sum": 2, "upgrade": "backwards"}),
    ]
    assert said(state, events, 0) == ["You complete column 2 and unlock Backwards."]
    assert said(state, events, 1) == ["Ann completes column 2 and unlocks Backwards."]
    assert said(state, events, 1, "fr") == [
        "Ann achève la colonne 2 et obtient « Marche arrière »."
    ]


@rule("R5.3", "U6")
def test_the_honey_of_a_seven_is_told() -> None:
    state = play(at_roll(4, {"full": [6], "modifier": 3}), "roll 1 3 4")
    assert read(state, "die 1") == ["You take the 1.", "You get 1 honey for a sum of 7."]


@rule("R4.1", "R3.4")
def test_modifier_fields_are_told_with_what_they_buy() -> None:
    state = play(at_roll(4, {}, {}, first=1), "roll 1 4 6", "1: die 6")
    assert read(state, "take 6")[0] == "You pay 1 modifier field to use Bob’s 6."
    state = play(at_roll(4), "roll 2 4 5", "die 5")
    assert told(state, "mod low 3") == [
        ("die-changed", {"seat": 0, "die": "low", "from": 2, "value": 3, "fields": 3})
    ]


@rule("R6.2", "R7.3")
def test_eggs_that_go_unfed_are_told_after_the_flight() -> None:
    literal = {"area": "production", "walls": walls_of("g4"), "combs": {"g4": "egg"}}
    state = play(at_roll(9, literal), "roll 1 2 4", "die 1", "keep")
    assert read(state, "fly") == [
        "Your Busy Bee flies to the Combs.",
        "Your egg in d4 goes unfed.",
        "Your egg in g4 goes unfed.",
    ]


@rule("R1.2", "R7.3")
def test_half_a_choice_is_no_sentence_and_the_other_half_says_it_whole() -> None:
    literal = {"area": "production", "honey": 2}
    state = play(at_roll(14, literal), "roll 1 2 4", "die 1", "keep", "fly")
    assert read(state, "feed") == []
    assert read(state, "bee meadow") == ["You feed an egg: a new bee in the Meadow."]
    state = play(at_roll(14, literal | {"bees": [1, 2, 1]}), "roll 1 2 4", "die 1", "keep", "fly")
    assert read(state, "feed") == ["You feed an egg: a new bee in the Meadow."]


@rule("R7.2")
def test_the_young_queens_last_meal_is_told_as_what_it_brings() -> None:
    queen = {"queen": "alive", "queen_comb": "g4", "walls": walls_of("g4"), "honey": 2}
    for fed, line in (
        (1, "You feed your young queen: meal 2 of 3."),
        (2, "You raise your young queen for 12 points!"),
    ):
        state = at_roll(14, queen | {"fed": fed, "area": "production", "combs": {"d4": "crossed"}})
        play(state, "roll 1 2 4", "die 1", "keep", "fly")
        assert read(state, "feed") == [line]


@rule("R9.4", "R1.2")
def test_the_only_flower_in_reach_is_told() -> None:
    state = play(at_roll(9), "roll 1 2 4", "die 1", "keep", "stay")
    assert read(state, "overlay C1")[0] == "You gather 1 pollen from a poppy."


@rule("R10.2", "R10.5")
def test_what_is_made_is_told_with_what_it_is_made_of() -> None:
    goods = {"area": "production", "nectar": 1, "pollen": 1}
    state = play(at_roll(8, goods), "roll 1 2 4", "die 1", "keep", "stay")
    assert read(state, "make honey")[0] == "You make 2 honey from 1 nectar."
    state = play(at_roll(8, goods | {"propolis": 1}), "roll 2 3 4", "die 3", "keep", "stay")
    assert read(state, "make propolis")[0] == "You make 1 propolis and 1 wax from 1 pollen."
    full = goods | {"wax": 2, "wax_dots": 18, "walls": WALLS_BOUGHT}
    state = play(at_roll(8, full), "roll 2 3 4", "die 3", "keep", "stay")
    assert read(state, "make propolis")[0] == "You make 1 propolis from 1 pollen."


@rule("R11.3", "R11.7")
def test_a_crawl_is_told_before_the_combs_it_completes() -> None:
    walls = walls_of("f1", but="f1-f2")
    literal = {"area": "combs", "walls": walls, "path": ["f2", "e3", "e4"]}
    state = play(at_roll(4, literal), "roll 2 4 5", "die 5", "keep", "stay")
    events = told(state, "crawl w 5")
    assert [name for name, _ in events] == ["bee-crawled", "comb-completed"]
    assert said(state, events, 0) == [
        "Your bee crawls to f1 and builds 1 wall.",
        "You complete comb f1.",
    ]
    assert read(state, "store egg")[0] == "You store an egg in f1."


@rule("R11.5")
def test_a_wall_is_told_by_the_combs_it_parts() -> None:
    state = play(at_roll(4, {"area": "combs", "wax": 1}), "roll 2 4 5", "die 5", "keep", "stay")
    assert read(state, "wall a1-a2") == ["You build a wall between a1 and a2 for 1 wax."]


def test_keeping_staying_and_stopping_are_no_news() -> None:
    state = play(at_roll(4), "roll 3 4 5", "die 5")
    assert read(state, "keep") == []  # a seven marks nothing
    assert read(state, "stay") == []


# ------------------------------------------------------------------ dangers


@rule("R2.2", "X1")
def test_a_round_is_told_with_its_danger_and_whom_it_strikes() -> None:
    state = at_roll(6, IDLE, IDLE | {"propolis": 1})
    match = match_of(state, "roll 1 1 1", "0: keep", "0: stay", "1: keep", "1: stay")
    for viewer, name in ((0, "your"), (1, "Ann’s"), (SPECTATOR, "Ann’s")):
        assert log_of(match, viewer)[-2:] == [
            "A storm strikes every hive below shield 1.",
            f"The storm keeps {name} bees out of the Meadow.",
        ]
    assert "Round 7: you go first." in log_of(match, 1)
    alone = match_of(at_roll(2, IDLE), "roll 1 1 1", "keep", "stay")
    assert log_of(alone, 0)[-1] == "Round 3."


@rule("X3", "R2.3")
def test_the_mite_pest_is_told_before_the_bees_it_kills() -> None:
    one_bee = IDLE | {"bees": [0, 1, 0], "free": [2, 1]}
    match = match_of(
        at_roll(17, IDLE, one_bee, first=0),
        *("roll 1 1 1", "0: keep", "0: stay", "1: keep", "1: stay"),
    )
    pest = [
        "Mites strike every hive below shield 2.",
        "The mites attack Ann.",
        "The mites attack Bob.",
        "Bob loses a bee in Production to the mites.",
    ]
    assert log_of(match, SPECTATOR)[-4:] == pest
    assert [name for name, _ in match.events(1)[-1]][-4:] == [
        *("danger-come", "hive-struck", "hive-struck", "bee-lost"),
    ]
    match.apply(0, match.game.choice("lose meadow"))
    assert log_of(match, 1)[-1] == "Ann loses a bee in the Meadow to the mites."


@rule("X3", "R2.3")
def test_which_bee_the_mites_take_is_told_to_its_owner_first() -> None:
    tokens = ("roll 1 1 1", "0: keep", "0: stay", "1: keep", "1: stay", "0: lose meadow")
    match = match_of(at_roll(17, IDLE, IDLE), *tokens)
    line = "Ann loses a bee in the Meadow to the mites."
    assert log_of(match, 0)[-1] == line.replace("Ann loses", "You lose")
    assert line not in log_of(match, 1)
    match.apply(1, match.game.choice("lose combs"))
    assert log_of(match, 1)[-2:] == [
        line,
        line.replace("Ann loses", "You lose").replace("the Meadow", "the Combs"),
    ]


@rule("X4")
def test_the_drought_is_told_with_its_price() -> None:
    tokens = ("roll 1 1 1", "keep", "stay")
    match = match_of(at_roll(23, IDLE), *tokens)
    assert log_of(match, 0)[-1] == "The drought costs you 3 points unless water is stored."


# ------------------------------------------------------------------ behind the curtain


@rule("R1.5", "R3.2", "R5.2")
def test_marks_that_follow_somebody_elses_die_are_told_to_their_owner_alone() -> None:
    """Neither seat has a modifier field left: the first die settles both seats' dice."""
    spent = {"modifier": 4}
    state = at_roll(4, spent, spent, first=0)
    play(state, "roll 2 2 6")
    happening = happen(state, 0, state.game.choice("die 6"))
    first = ("die-taken", {"seat": 0, "value": 6})
    mine = [("column-marked", {"seat": 0, "sum": 4})]
    yours = [("die-taken", {"seat": 1, "value": 2}), ("column-marked", {"seat": 1, "sum": 8})]
    assert happening.told(0) == [first, *mine]
    assert happening.told(1) == [first, *yours]
    assert happening.told(SPECTATOR) == [first]
    for viewer in (0, 1, SPECTATOR):
        assert happening.told(viewer, risen=True) == [first, *mine, *yours]


@rule("R1.5", "R13.1")
def test_hidden_work_is_told_when_the_round_closes() -> None:
    state = at_roll(1, {}, IDLE, first=0)
    match = match_of(state, "roll 2 2 2", "0: keep", "0: stay", "0: overlay C1", "0: visit C11")
    mine = "You gather 1 pollen from a poppy."
    assert mine in log_of(match, 0)
    assert log_of(match, 1) == ["The dice show 2, 2 and 2.", "Ann takes the 2.", "You take the 2."]
    for token in ("keep", "stay", "done"):
        match.apply(1, match.game.choice(token))
    assert mine.replace("You gather", "Ann gathers") in log_of(match, 1)


@rule("S2")
def test_who_goes_first_is_told() -> None:
    match = match_of(start(players=3), "first 2")
    assert log_of(match, 0) == ["Cleo goes first."]
    assert log_of(match, 2) == ["You go first."]


@rule("R14.1", "R14.2", "R14.3")
def test_the_end_tells_points_and_winners_or_alone_the_rank() -> None:
    alone = match_of(at_roll(25, IDLE), "roll 1 1 1", "keep", "stay")
    assert log_of(alone, 0)[-2:] == ["You score 7 points.", "Not a drop of honey yet."]
    tokens = ("roll 1 1 1", "0: keep", "0: stay", "1: keep", "1: stay")
    match = match_of(at_roll(25, IDLE, IDLE | {"honey": 1}), *tokens)
    assert log_of(match, 0)[-3:] == ["You score 7 points.", "Bob scores 8 points.", "Bob won."]
    shared = match_of(at_roll(25, IDLE, IDLE), *tokens)
    assert log_of(shared, 1)[-2:] == ["Ann won.", "You won!"]


# ------------------------------------------------------------------ other words


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
