"""The kid variant and its steps, the duel, and options that do not go together (section 4)."""

from typing import Any

import pytest

from games.pollen_wars.table import CROOK, QUIET, ZIGZAG, Table, bees, game
from marks import rule
from skep.kernel import CHANCE, BadOption, Match, Random

PINK, GREEN = "pink", "green"


@pytest.mark.parametrize(
    ("options", "honey", "jelly"),
    [
        ({"family": "kid"}, 39, 17),
        ({"family": "raids"}, 50, 22),
        ({"family": "full"}, 52, 28),
        ({"players": 2}, 45, 28),
    ],
)
def test_decks_of_each_family(options: dict[str, object], honey: int, jelly: int) -> None:
    view: Any = game(**options).start().view(None)
    assert (view["decks"]["honey"]["cards"], view["decks"]["jelly"]["cards"]) == (honey, jelly)


def test_children_neither_raid_nor_catch_mites() -> None:
    table = Table({"family": "kid"}, patterns=QUIET, covers={})
    assert "raid" not in table.options(0)
    assert not table.view(None)["raids"]
    fresh: Any = game(family="kid").start().view(None)
    assert not any(hive["infested"] for hive in fresh["hives"])


@rule("G61")
def test_the_middle_step_has_raids_without_mites() -> None:
    table = Table({"family": "raids"}, patterns=QUIET, covers={}, hives={1: {"injured": 3}})
    table.play(0, "raid", GREEN)
    assert table.pollen()[:2] == [8, 2]
    assert not table.hive(0)["infested"]


@rule("S6")
def test_without_mites_no_fungus_is_laid() -> None:
    match = Match(game(family="raids"))
    match.advance(Random(2))
    assert match.state.view(None)["ask"] == "drift"


# ------------------------------------------------------------------ the duel


def duel(**changes: Any) -> Table:
    changes.setdefault("patterns", [CROOK, ZIGZAG])
    return Table({"players": 2}, **changes)


def test_a_duel_has_wild_foragers_on_flowers_and_an_extra_card() -> None:
    match = Match(game(players=2))
    rng = Random(4)
    while match.state.view(None)["ask"] != "action":
        seat = match.state.actors()[0]
        open_to = match.state.legal(seat)
        choice = match.state.sample(rng) if seat == CHANCE else open_to[0]
        match.apply(seat, choice)
    view: Any = match.state.view(None)
    wild = [spot for spot in view["field"] if spot["forager"] == "wild"]
    assert len(wild) == 6
    assert all(spot["flowers"] for spot in wild)
    cards = [sum(hive["cards"].values()) for hive in view["hives"]]
    assert cards[1 - view["first"]] == 3
    assert len(view["dormant"]) == 5


@rule("C.H11", "C.J2")
def test_wild_foragers_are_opposing_ones_nobody_owns() -> None:
    wild = {"a1": 6}
    table = duel(foragers=wild, hives={0: {"hand": ["H11"]}}).play(0, "send forager", "i9")
    assert table.play(0, "play H11").options(0) == ["a1"]
    table = duel(foragers=wild).play(0, "send soldier")
    assert table.options(0) == ["a1"]


@rule("R9.3")
def test_wild_foragers_leave_with_the_round_and_bring_nothing() -> None:
    table = duel(
        patterns=[1, ZIGZAG], foragers={"a1": 6} | bees((0, "d4 d5 d7")), soldiers=bees((1, "a1"))
    )
    table.play(0, "send forager", "d6")
    assert table.pollen() == [15, 6]
    assert table.told("foragers") == {}


@rule("C.H1", "G38")
def test_a_duels_mutiny_may_strike_the_same_hive_again() -> None:
    table = duel(last_mutiny=1).play(0, "send forager", "i9", "draw honey").chance("card H1")
    assert table.options(0) == [GREEN]


@rule("C.J12", "C.J17")
def test_a_duels_queens_swap_patterns_and_hands() -> None:
    hives = {0: {"hand": ["J12", "J17", "H7"]}, 1: {"hand": ["H9"]}}
    table = duel(hives=hives).play(0, "send forager", "i9", "play J12")
    assert table.told("patterns") == [ZIGZAG, CROOK]
    table.play(0, "play J17", GREEN, PINK)
    assert (table.hive(0)["hand"], table.hive(1)["hand"]) == (["H9"], ["H7"])


@rule("R8.1")
def test_a_duel_has_no_trade() -> None:
    assert "trade" not in duel().options(0)


# ------------------------------------------------------------------ options


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"rock_tiles": 3}, "'rock_tiles' clashes"),
        ({"seven_yellow": "on", "field": "spaced"}, "'seven_yellow' clashes"),
        ({"centre": "B"}, "'centre' clashes"),
        ({"players": 5, "extra_stumps": 1}, "'extra_stumps' clashes"),
        ({"players": 2, "trade": "open"}, "'trade' clashes"),
        ({"players": 7}, "'players' cannot be '7'"),
        ({"goal": 14}, "'goal' cannot be '14'"),
    ],
)
def test_options_that_clash_are_refused_by_name(options: dict[str, object], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        game(**options)
