"""What the view says would follow from a choice, and why a window may matter."""

from typing import Any

import pytest

from games.pollen_wars.table import CROOK, LINE, QUIET, ZIGZAG, Table, bees, game, phase_b, queen
from marks import rule
from skep.kernel import CHANCE, Random

PINK, GREEN, BLUE = (queen(seat) for seat in range(3))
TURN_ASKS = ("action", "cards", "discard")


def words(table: Table, tree: dict[str, Any]) -> dict[str, Any]:
    """A tree of plans by token."""
    return {table.game.token(int(each)): words(table, rest) for each, rest in tree.items()}


def plans(table: Table, seat: int = 0) -> dict[str, Any]:
    return words(table, table.view(seat)["plans"])


@rule("R2.1", "R2.2", "R2.3", "R2.4", "R2.5")
def test_an_action_is_told_to_its_last_step() -> None:
    table = Table(patterns=QUIET, foragers=bees((0, "d4 e5"), (1, "g6")), soldiers={"e5": 1})
    tree = plans(table)
    assert list(tree) == ["send forager", "send soldier", "move", "return", "raid"]
    assert len(tree["send forager"]) == 61 - 4  # three foragers and the drifting bee
    assert list(tree["send soldier"]) == ["d4", "g6"]
    assert list(tree["move"]) == list(tree["return"]) == ["d4"]
    assert tree["move"]["d4"] == tree["send forager"]
    assert list(tree["raid"]) == [GREEN, BLUE]


@rule("C.H12", "C.J17", "C.H4")
def test_cards_are_told_with_their_targets() -> None:
    hand = ["H12", "J17", "H4", "J9", "J6"]
    tree = plans(phase_b(hand, hives={1: {"hand": ["H7"]}}))
    assert list(tree) == ["play H4", "play H12", "play J17"]  # healthy: nothing to cure
    assert list(tree["play H12"]) == ["i9"]
    assert "g9" in tree["play H12"]["i9"]
    assert list(tree["play J17"][BLUE]) == [PINK, GREEN]
    assert list(tree["play H4"][GREEN]) == [PINK, BLUE]


@rule("C.J17")
def test_a_swap_of_two_empty_hands_is_not_planned() -> None:
    assert plans(phase_b(["J17"])) == {}


@pytest.mark.parametrize("players", [2, 3, 5])
def test_plans_are_what_the_rules_then_offer(players: int) -> None:
    """Along a random game every planned step is legal, and none that is legal is missing."""
    kind = game(players=players)
    state = kind.start()
    rng = Random(players)
    compared = 0
    for _ in range(1_500):
        if state.over:
            break
        actors = state.actors()
        if actors == (CHANCE,):
            state.apply(CHANCE, state.sample(rng))
            continue
        seat = actors[rng.randrange(len(actors))]
        view: Any = state.view(seat)
        legal = state.legal(seat)
        if view["ask"] in TURN_ASKS:
            assert {int(each) for each in view["plans"]} <= set(legal)
        choice = legal[rng.randrange(len(legal))]
        branch = view["plans"].get(str(choice)) if view["ask"] in TURN_ASKS else None
        state.apply(seat, choice)
        while branch:
            following = state.legal(seat)
            assert {int(each) for each in branch} == set(following)
            compared += 1
            choice = following[rng.randrange(len(following))]
            branch = branch[str(choice)]
            state.apply(seat, choice)
    assert compared > 50


@rule("R3.4")
def test_a_helper_is_told_what_she_could_commit_to_each_side() -> None:
    table = Table(patterns=QUIET, hives={0: {"hand": ["H9"]}, 2: {"hand": ["H7", "J16"]}})
    table.play(0, "raid", GREEN)
    assert plans(table, 2) == {
        "help attack": {"commit J16": {"ready": {}}},
        "help defence": {"commit H7": {"ready": {}}, "commit J16": {"ready": {}}},
    }
    assert plans(table, 0) == plans(table, 1) == {}  # their sides are taken
    table.play(2, "help attack", "commit J16", "ready")
    assert plans(table, 2) == {}


def test_nobody_else_is_told_plans() -> None:
    table = Table(patterns=QUIET)
    for seat in (1, 2, None):
        view = table.view(seat)
        assert (view["plans"], view["terms"]) == ({}, {})


@rule("R8.2")
def test_the_terms_of_an_offer_are_ones_own_cards_and_whatever_others_may_hold() -> None:
    table = Table(patterns=QUIET, hives={0: {"hand": ["H9"]}})
    terms = table.view(0)["terms"]
    assert [token for token in terms if token.startswith("give H")] == ["give H9"]
    assert "ask J9" in terms
    assert "ask H1" not in terms  # blue cards are never held
    assert terms["ask pollen 3"] == table.game.choice("ask pollen 3")
    table.play(0, "trade", GREEN, "give H9", "propose").play(1, "refuse")
    table.play(0, "trade", GREEN, "give H9", "propose").play(1, "refuse")
    assert table.view(0)["terms"] == {}  # both offers of the turn are made


@rule("S1")
def test_the_tray_shows_tiles_and_which_of_them_crowd_rich_flowers() -> None:
    state = game(field="drafted").start()
    view: Any = state.view(0)
    assert [tile["choice"] for tile in view["tray"]] == state.legal(0)
    first = view["tray"][0]
    assert (first["tile"], first["flowers"]) == ("1A", [3, 1, 3, 1, 2])
    assert first["hexes"] == ["h4", "h5", "h6", "i5", "i6"]
    assert not any(tile["crowded"] for tile in view["tray"])
    state.apply(0, first["choice"])  # pink on h4 and h6
    view = state.view(1)
    crowded = {tile["tile"] for tile in view["tray"] if tile["crowded"]}
    # Position 2 lies turned: its a3 and b2 are i7 and h7, beside h6.
    assert crowded == {"2A", "3A", "4A", "5A", "6A"}


@rule("R7.8")
def test_a_raid_concerns_those_it_is_about() -> None:
    table = Table(patterns=QUIET, hives={1: {"hand": ["J9"]}, 2: {"hand": ["J9"]}})
    table.play(0, "raid", GREEN)
    assert table.view(1)["stack"][-1]["concerns"] == ["target"]
    assert table.view(2)["stack"][-1]["concerns"] == []


@rule("R7.8")
def test_a_card_concerns_the_owner_of_the_bee_it_is_aimed_at() -> None:
    hives = {1: {"hand": ["J9"]}, 2: {"hand": ["J9"]}}
    table = phase_b(["J2"], foragers=bees((1, "a1")), hives=hives)
    table.play(0, "play J2", "a1", "e5")
    assert table.view(1)["stack"][-1]["concerns"] == ["target"]
    assert table.view(2)["stack"][-1]["concerns"] == []


@rule("R7.8")
@pytest.mark.parametrize(("stray", "near"), [("f6", True), ("a1", False)])
def test_a_window_concerns_who_could_complete_her_pattern_in_it(stray: str, near: bool) -> None:
    hives = {1: {"hand": ["H12"]}}
    out = bees((1, f"d4 d5 d7 {stray}"))
    table = Table(patterns=[CROOK, LINE, ZIGZAG], foragers=out, hives=hives)
    table.play(0, "send forager", "i9")
    assert table.view(1)["stack"][-1]["concerns"] == (["pattern"] if near else [])


@rule("R7.8")
def test_a_soldier_that_can_be_sent_home_uncovers_a_pattern() -> None:
    hives = {1: {"hand": ["J16"]}}
    out = bees((1, "d4 d5 d6 d7"))
    table = Table(
        patterns=[CROOK, LINE, ZIGZAG], foragers=out, soldiers={"d6": 2}, hives=hives
    ).play(0, "send forager", "i9")
    assert table.view(1)["stack"][-1]["concerns"] == ["pattern"]


@rule("R7.8", "R9.4")
def test_dusk_concerns_an_infested_hive() -> None:
    hives = {
        1: {"hand": ["J6"], "infested": True},
        2: {"hand": ["J11"], "dead": 3},
    }
    table = Table(patterns=[LINE, CROOK, ZIGZAG], foragers=bees((0, "d4 d5 d6")), hives=hives).play(
        0, "send forager", "d7"
    )
    assert table.view(1)["stack"][-1]["concerns"] == ["foragers"]
    assert table.view(2)["stack"][-1]["concerns"] == []
