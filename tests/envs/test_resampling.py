"""Resampled states fit everything the seat has been shown; information states show nothing more."""

from copy import deepcopy

import pytest

from amount import amount
from conformance.play import any_choice, moment
from conformance.twins import counterpart
from envs.beliefs import TooMany, believed
from envs.variants import Options, every_seating, game_of
from games.waggle_dance.tables import table
from marks import rule
from skep.envs.course import Course
from skep.envs.witness import known_to, looks_away
from skep.kernel import HIDDEN, Game, Random

MOST = 1500
"""Worlds that are listed at most."""
SLOW = {"waggle-dance": amount(500, 1500)}
"""The same, where listing them takes long."""
SAMPLES = 12

SECRETIVE: list[tuple[str, Options]] = [
    ("pollennation", {"deal": "by_colour", "setup": "secret"}),
    ("pollennation", {"deal": "draft", "setup": "open"}),
    ("pollennation", {"deal": "by_value", "setup": "random"}),
    ("bee-busy", {"players": 2}),
    ("pollen-wars", {"players": 2}),
    ("pollen-wars", {"players": 3}),
    ("waggle-dance", {"players": 2}),
    ("waggle-dance", {"players": 3, "edition": "pollen"}),
]


def test_beliefs_hold_the_truth_and_nothing_the_seat_has_ruled_out() -> None:
    """The check itself: a coin under a cup, guessed at, then shown."""
    game = game_of(("pollennation", {"deal": "by_colour", "setup": "random"}))
    course = Course(game.start())
    play(course, Random(3), 8)
    worlds = believed(game, course.log, 0, MOST)
    assert course.state.encode() in worlds
    assert len(worlds) > 1
    stranger = Course(game.start())
    play(stranger, Random(4), 8)
    assert stranger.state.encode() not in worlds


def play(course: Course, rng: Random, choices: int) -> None:
    for _ in range(choices):
        if course.state.over:
            return
        actor: int = course.state.actor()
        course.choose(actor, any_choice(course.state, actor, rng))


@pytest.mark.parametrize("seating", SECRETIVE, ids=repr)
def test_a_resampled_state_fits_the_seats_whole_history(seating: tuple[str, Options]) -> None:
    check_history(game_of(seating))


def check_history(game: Game) -> None:
    """Random games, looked at every few choices for as long as all beliefs can be listed."""
    proper = 0
    for seed in range(2):
        rng = Random(seed)
        course = Course(game.start())
        for _ in range(25):
            play(course, rng, 6)
            try:
                proper += check_resampling(game, course, rng)
            except TooMany:
                break
    assert proper > 0, "no moment had anything to imagine"


def check_resampling(game: Game, course: Course, rng: Random) -> int:
    """Each seat's samples are among its beliefs; how many seats had something to imagine."""
    proper = 0
    for seat in range(game.players):
        worlds = believed(game, course.log, seat, SLOW.get(game.name, MOST))
        assert course.state.encode() in worlds
        samples = {course.resample(seat, rng).state.encode() for _ in range(SAMPLES)}
        assert samples <= set(worlds), f"seat {seat} imagines what it could know to be false"
        proper += len(worlds) > 1
    return proper


@every_seating
def test_a_resampled_course_has_the_seats_trail_and_keeps_it(
    seating: tuple[str, Options],
) -> None:
    """Twin worlds for information states: as long as the seat sees the same, they are equal."""
    game = game_of(seating)
    for share in (0.02, 0.3, 0.8):
        course = Course(game.start())
        for entry in moment(game, 7, share).log[:400]:
            course.choose(entry.seat, entry.choice)
        for seat in range(game.players):
            rng = Random(seat)
            check_twins(deepcopy(course), course.resample(seat, rng), seat, rng)


def check_twins(real: Course, twin: Course, seat: int, rng: Random) -> None:
    assert real.information(seat) == twin.information(seat)
    assert real.state.observe(seat) == twin.state.observe(seat)
    for _ in range(25):
        if real.state.over:
            return
        actor: int = real.state.actor()
        choice = any_choice(real.state, actor, rng)
        if real.state.shows(actor, choice, seat) == HIDDEN:
            return  # from here on the worlds may rightly differ
        theirs = counterpart(real.state, twin.state, actor, choice, seat, rng)
        if theirs is None:
            return
        real.choose(actor, choice)
        twin.choose(actor, theirs)
        if list(real.state.known(seat)) != list(twin.state.known(seat)):
            return  # something hidden has come to light
        assert real.information(seat) == twin.information(seat)


def seen_by(course: Course, seat: int) -> tuple[object, ...]:
    """All of a seat's information state but whether it is to choose."""
    trail = course.trail(seat)
    return trail.lines, trail.digest


@every_seating
def test_what_a_seat_does_not_see_leaves_its_information_state_alone(
    seating: tuple[str, Options],
) -> None:
    game = game_of(seating)
    seats = range(game.players)
    course = Course(game.start())
    knew = [known_to(course.state, seat) for seat in seats]
    for entry in moment(game, 3, 1.0).log[:150]:
        state = course.state
        before, curtain = [seen_by(course, seat) for seat in seats], state.curtain()
        shown = [state.shows(entry.seat, entry.choice, seat) != HIDDEN for seat in seats]
        waited = [looks_away(state, seat) for seat in seats]
        course.choose(entry.seat, entry.choice)
        for seat in seats:
            changed = seen_by(course, seat) != before[seat]
            if looks_away(state, seat):
                assert changed == shown[seat] or state.curtain() > curtain
                continue
            news = shown[seat] or known_to(state, seat) != knew[seat]
            assert changed == news or waited[seat]
            knew[seat] = known_to(state, seat)


@rule("R13.2")
def test_a_question_passed_and_one_never_asked_are_the_same_to_the_others() -> None:
    """The same placement with and without a Dirty Trick in seat 1's hand."""
    asked = Course(table(free={0: "3", 1: "12"}, hands={1: ["trick"]}))
    never = Course(table(free={0: "3", 1: "12"}, hands={1: ["mix"]}))
    for course in (asked, never):
        course.choose(0, course.state.game.choice("to D3"))
    asked.choose(1, asked.state.game.choice("pass"))
    for seat in (0, 2, 3):
        assert asked.information(seat) == never.information(seat)
        assert asked.trail(seat).lines == ("seat0 to D3",)
    assert asked.trail(1).lines == ("seat0 to D3", "seat1 pass")


def test_a_copied_course_goes_its_own_way() -> None:
    course = Course(game_of(("pollennation", {})).start())
    play(course, Random(1), 20)
    kept = course.information(0)
    copy = deepcopy(course)
    play(copy, Random(2), 10)
    assert course.information(0) == kept
    assert copy.information(0) != kept
    assert len(course.log) == 20
