"""Random games of any variant keep every law at every transition, and end."""

import json

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from conformance.kinds import games
from conformance.play import wander
from marks import rule
from skep.games.waggle_dance import KIND
from skep.kernel import CHANCE, Game, Match, Random, State


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


AT_NIGHT = {"nightfall", "B", "C", "D", "E", "F", "G"}
"""Before each step (before A is nightfall), and among the choices of one's own steps from C on."""
MOMENTS = {
    "vol": {"dawn"},
    "sick": {"sick"},
    "over": {"place"},
    "dir": {"place"},
    "shift": {"place"},
    "trick": {"place"},
    "feint": {"place"},
    "gift": AT_NIGHT,
    "mix": AT_NIGHT,
    "expert": {"B"},
    "bonus": {"D"},
    "scout": {"G"},
}
"""Efficiency and Alchemy are not played by themselves, only with a honey (R10.6)."""


@rule("Q1", "Q2", "Q3", "Q4", "Q5", "Q6", "Q7", "Q8", "Q9", "Q10", "Q11", "Q12", "Q13", "Q14")
def test_every_card_is_offered_at_its_own_moments_and_at_no_other() -> None:
    offered: dict[str, set[str]] = {}
    for seed in range(24):
        edition = ("nectar", "pollen")[seed % 2]
        match = Match(
            KIND.build({"players": 2 + seed % 3, "edition": edition, "queen_deck": "all14"})
        )
        for _ in wander(match, Random(seed)):
            note_offers(match.state, offered)
    assert offered == MOMENTS


def note_offers(state: State, offered: dict[str, set[str]]) -> None:
    """Which cards can be played in which stage."""
    for seat in state.actors():
        if seat != CHANCE:
            stage = str(state.view(seat)["stage"])
            for token in map(state.game.token, state.legal(seat)):
                word, _, card = token.partition(" ")
                if word == "play":
                    offered.setdefault(card, set()).add(stage)
