"""A player who has gone: their hive lives on, quietly."""

from games.bee_busy.table import at_roll, mine, play, start, walls_of
from marks import rule
from skep.bots import make_bot
from skep.games.bee_busy.state import BeeBusyState
from skep.kernel import CHANCE, Random, perspective


def answer(state: BeeBusyState, seat: int = 0) -> str:
    return state.game.token(state.game.mind.stand_in(state, seat))


@rule("RU-43")
def test_every_question_has_an_answer() -> None:
    state = start(players=2)
    rng = Random(1)
    absent = make_bot("absent", 1)
    while not state.over:
        seat = state.actors()[0]
        if seat == CHANCE:
            state.apply(seat, state.sample(rng))
        else:
            state.apply(seat, absent.choose(perspective(state, seat)))
        state.check()
    assert mine(state)["area"] == "meadow"
    assert state.scores() == [2, 2]  # one bee lost, the drought unanswered


@rule("RU-43")
def test_answers_by_kind_of_question() -> None:
    state = play(at_roll(4, {"full": [8], "bees": [2, 1, 1]}), "roll 3 4 6")
    assert answer(state) == "die 3"
    play(state, "die 6")
    assert answer(state) == "keep"
    play(state, "keep")
    assert answer(state) == "skip"
    play(state, "skip")
    assert answer(state) == "stay"
    play(state, "stay")
    assert answer(state) == "done"
    feeding = at_roll(4, {"area": "production", "honey": 1})
    play(feeding, "roll 3 3 6", "die 3", "keep", "fly")
    assert answer(feeding) == "feed"
    literal = {"area": "combs", "wax": 1, "walls": walls_of("g1", but="g1-g2")}
    storing = play(at_roll(4, literal), "roll 1 2 4", "die 1", "keep", "stay", "wall g1-g2")
    assert answer(storing) == "store nothing"


@rule("RU-43", "X3")
def test_mites_take_a_bee_where_most_are() -> None:
    literal = {"bees": [1, 2, 1], "picked": ["C22", "C42"]}
    state = play(at_roll(17, literal), "roll 1 1 1", "keep", "stay")
    assert answer(state) == "lose production"
