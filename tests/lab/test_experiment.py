"""Experiments are read with care: a grid is made, and every mistake is named."""

from pathlib import Path
from typing import Any

import pytest

from lab.asking import asked
from skep.lab import BadExperiment, read_experiment

EXPERIMENTS = Path(__file__).parents[2] / "experiments"


def test_lists_and_ranges_make_a_grid() -> None:
    heap = {"from": 10, "to": 14, "step": 2}
    plan = asked(game="toy-pebbles", options={"heap": heap, "most": [2, 3], "last": "wins"})
    assert [cell.label for cell in plan.cells] == [
        f"heap {heap}, most {most}" for heap in (10, 12, 14) for most in (2, 3)
    ]
    assert plan.cells[-1].options == {"heap": 14, "most": 3, "last": "wins"}


def test_variants_are_cells_of_their_own() -> None:
    variants = [
        {"name": "plain"},
        {"name": "more", "data": {"planted.weight": 20}, "seats": ["random", "random"]},
    ]
    plan = asked(variant=variants, options={"players": [2]})
    assert [cell.label for cell in plan.cells] == ["plain", "more"]
    assert plan.cells[1].data == {"planted.weight": 20}


def test_seats_are_filled_by_one_two_or_all() -> None:
    three = {"players": 3}
    spec = "mcts:simulations=9"
    assert asked(options=three).cells[0].lineup == ("random",) * 3
    assert asked(options=three, seats=[spec, "random"]).cells[0].lineup == (
        spec,
        "random",
        "random",
    )
    plan = asked(seats=[[spec, "random"], ["random", "random"]])
    assert [cell.seatings for cell in plan.cells] == [2, 1]
    assert asked(seats=[spec, "random"], rotate=False).cells[0].seatings == 1


def test_bots_think_by_effort() -> None:
    plan = asked(seats="mcts:simulations=9,seconds=0.5")
    assert plan.cells[0].lineup == ("mcts:simulations=9",) * 2


def test_whole_rounds_of_seats_are_played() -> None:
    plan = asked(seats=["mcts:simulations=9", "random"], thoughts=3, games=100)
    assert plan.games_in(plan.cells[0]) == 102


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"games": 0}, "'games' of experiment.toml must be a whole number from 1"),
        ({"games": "many"}, "'games' of experiment.toml must be a whole number from 1"),
        ({"gmaes": 3}, "experiment.toml has no 'gmaes': it has "),
        ({"measures": ["joy"]}, "unknown 'joy': choose 'first_player'"),
        ({"worth": ["card-dealt.suit"]}, "unknown 'card-dealt.suit': choose 'card-dealt.card'"),
        ({"options": {"plant": "joy"}}, "option 'plant' cannot be 'joy'"),
        ({"options": {"plants": 1}}, "'planted' has no option 'plants'"),
        ({"options": {"players": {"from": 2}}}, "a range in [options] of experiment.toml has no"),
        ({"data": {"planted.weights": 1}}, "there is no 'weights', but 'weight', 'rounds'"),
        ({"data": {"planted.weight": "1"}}, "is 10: it cannot be '1', of another kind"),
        ({"data": {"planted.planted": 1}}, "is a table: name one of 'seat', 'card', 'runaway'"),
        ({"data": {"plants.weight": 1}}, "begins with no data file of this game: it has 'planted'"),
        ({"data": {"planted.planted.seat": 1}}, "cannot be changed: the rules do not use it"),
        ({"seats": "deep-blue"}, "there is no bot 'deep-blue'"),
        ({"seats": ["random"] * 3}, "2 seats need 1, 2 or 2 bots, not 3"),
        ({"seats": "mcts:seconds=1"}, "is limited by time alone"),
        ({"variant": [{"name": "a"}, {"name": "a"}]}, "has two variants of the same name"),
        ({"variant": [{"options": {}}]}, "[[variant]] 1 of experiment.toml has no 'name'"),
        ({"search": {"targets": {"joy": [1, 2]}}}, "unknown 'joy'"),
    ],
)  # fmt: skip
def test_mistakes_are_named(more: dict[str, Any], said: str) -> None:
    with pytest.raises(BadExperiment) as caught:
        asked(**more)
    assert said in str(caught.value)


def test_what_is_no_toml_or_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadExperiment, match="can't be read: No such file"):
        read_experiment(tmp_path / "none.toml")
    broken = tmp_path / "broken.toml"
    broken.write_text("question =")
    with pytest.raises(BadExperiment, match="is not TOML"):
        read_experiment(broken)


@pytest.mark.parametrize("path", sorted(EXPERIMENTS.glob("*.toml")), ids=lambda path: path.stem)
def test_the_ready_experiments_can_be_run(path: Path) -> None:
    plan = read_experiment(path, games=2)
    assert plan.games == 2
    assert plan.question.startswith(plan.kind.title)
