"""Random games of any variant keep every law at every transition, and end."""

import json

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from conformance.kinds import games
from conformance.play import wander
from marks import rule
from skep.games.waggle_dance import KIND
from skep.kernel import Game, Match, Random


@rule("R12.5", "RU-57", "RU-58")
@settings(max_examples=8)
@given(game=games(KIND), seed=st.integers(0, 2**31))
def test_every_law_holds_and_the_game_ends(game: Game, seed: int) -> None:
    assume(int(game.options["round_limit"]) <= 40)
    match = Match(game)
    for _ in wander(match, Random(seed)):
        match.state.check()
    rounds = json.loads(json.dumps(match.state.position()))["round"]
    assert match.over
    assert rounds <= int(game.options["round_limit"])
    assert any(match.state.winners())
