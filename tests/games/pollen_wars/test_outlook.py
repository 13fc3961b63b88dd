"""Whole actions and what comes of them, for players that compare them by playing on."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.pollen_wars.table import QUIET, Table, game, phase_b, queen
from skep.games.pollen_wars.cells import ACTIVE, STACK, TURNS
from skep.games.pollen_wars.mind.outlook import play_on
from skep.games.pollen_wars.rules.stack import is_dawn
from skep.kernel import CHANCE, Random, State


def played_on(table: Table, seat: int, rounds: int, seed: int) -> vec[i64]:
    cells = table.state.cells[:]
    play_on(table.game.variant, cells, seat, rounds, Random(seed))
    return cells


@pytest.mark.parametrize("tokens", [("done",), ("draw honey",), ()])
@pytest.mark.parametrize("rounds", [1, 2])
def test_every_way_is_judged_where_the_queen_begins_a_turn(
    tokens: tuple[str, ...], rounds: int
) -> None:
    """Whether or not the way went beyond the end of her turn."""
    table = phase_b([])
    begun = int(table.state.cells[TURNS])
    cells = played_on(table.play(0, *tokens), 0, rounds, 3)
    assert not is_dawn(cells[STACK])
    assert (cells[ACTIVE], cells[TURNS]) == (0, begun + 3 * rounds)


def test_playing_on_ends_with_the_round() -> None:
    cells = played_on(Table(patterns=QUIET), 0, 1000, 1)
    assert is_dawn(cells[STACK])


def test_a_raid_is_fought_out_on_the_way() -> None:
    hives = {1: {"pollen": 9, "injured": 5}}
    idle, raid = Table(patterns=QUIET, hives=hives), Table(patterns=QUIET, hives=hives)
    raid.play(0, "raid", queen(1))
    idle.play(0, "send forager", "i9")
    gains = [
        sum(table.game.mind.outlook(table.state, 0, 1, Random(seed)) for seed in range(20)) / 20
        for table in (idle, raid)
    ]
    assert gains[1] > gains[0] + 0.05


def test_ways_are_legal_and_end_when_nothing_more_is_owed() -> None:
    state = game(trade="open", windows="full").start()
    rng = Random(7)
    seen = 0
    while seen < 60 and not state.over:
        seat = state.actors()[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(rng))
            continue
        ways = state.game.mind.turns(state, seat, 6)
        assert 0 < len(ways) <= 6
        for way in ways:
            follow(state, seat, way)
        seen += 1
        open_to = state.legal(seat)
        state.apply(seat, open_to[rng.randrange(len(open_to))])


def follow(state: State, seat: int, way: list[int]) -> None:
    world = state.clone()
    for choice in way:
        world.apply(seat, choice)
        world.check()
    assert len(way) == 12 or not world.legal(seat)
