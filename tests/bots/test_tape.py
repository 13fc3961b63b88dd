"""A tape holds a game as a match would tell it."""

import pytest

from skep.bots import make_bot, play_on_tape
from skep.kernel import CHANCE, Match, Random, kind, kinds
from skep.kernel.events import RECORDER


@pytest.mark.parametrize("name", list(kinds()))
def test_it_tells_what_a_match_tells(name: str) -> None:
    found = kind(name)
    game = found.build({})
    bots = [make_bot("random", seat, found) for seat in range(game.players)]
    tape = play_on_tape(game, bots, Random(3), outlook=True)
    match = Match(game)
    scores = [match.state.scores()]
    for place, (seat, choice) in enumerate(zip(tape.seats, tape.choices, strict=True)):
        owed = 0 if seat == CHANCE else len(match.state.legal(seat))
        assert tape.open[place] == owed
        match.apply(seat, choice)
        if match.state.scores() != scores[-1]:
            scores.append(match.state.scores())
    assert match.over
    assert match.state.same_as(tape.state)
    told = [
        (place, e.kind, e.details) for place, h in enumerate(match.happenings) for e in h.events
    ]
    kept = [(p, e.kind, e.details) for p, e in zip(tape.places, tape.events, strict=True)]
    assert kept == told
    assert tape.scores == scores
    assert tape.own_shift >= 0
    assert not RECORDER.on


def test_the_same_seeds_give_the_same_game() -> None:
    found = kind("bee-busy")
    game = found.build({"players": 2})

    def played() -> list[int]:
        bots = [make_bot("greedy:lines=4", seat, found) for seat in range(2)]
        return play_on_tape(game, bots, Random(5)).choices

    assert played() == played()
