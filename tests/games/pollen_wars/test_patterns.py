"""Patterns: detection against a slow and plain reference, and who picks what (R6)."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from games.pollen_wars.table import (
    ARC,
    CROOK,
    DIAMOND,
    LINE,
    PROPELLER,
    ZIGZAG,
    Table,
    bees,
    game,
    phase_b,
    queen,
)
from marks import rule
from skep.games.pollen_wars.rules.bees import complete
from skep.games.pollen_wars.rules.field import tables

NAMES = tables().names
SHAPES = {
    1: [(0, 0), (1, 0), (2, 0), (3, 0)],
    2: [(0, 0), (1, 0), (2, 0), (3, -1)],
    3: [(0, 0), (1, 0), (2, 0), (1, -1)],
    4: [(0, 0), (1, 0), (1, 1), (2, 1)],
    5: [(0, 0), (1, 0), (1, -1), (2, -1)],
    6: [(0, 0), (1, -1), (2, -1), (2, 0)],
    7: [(0, 0), (1, 0), (-1, 1), (0, -1)],
}
PLACEMENTS = {1: 102, 2: 432, 3: 480, 4: 216, 5: 132, 6: 240, 7: 74}


def where(name: str) -> tuple[int, int]:
    return int(name[1]) - 5, 4 - "abcdefghi".index(name[0])


def around(shape: list[tuple[int, int]], turns: int, mirror: bool) -> list[tuple[int, int]]:
    """The shape in cube coordinates, turned so often by 60 degrees, mirrored if asked."""
    cubes = [(q, r, -q - r) for q, r in shape]
    if mirror:
        cubes = [(q, s, r) for q, r, s in cubes]
    for _ in range(turns):
        cubes = [(-r, -s, -q) for q, r, s in cubes]
    return [(q, r) for q, r, _ in cubes]


def placements(pattern: int) -> set[frozenset[str]]:
    """Every way the pattern fits on the field."""
    spots = {where(name): name for name in NAMES}
    found = set()
    for turns in range(6):
        for mirror in (False, True):
            for q, r in spots:
                hexes = [(q + a, r + b) for a, b in around(SHAPES[pattern], turns, mirror)]
                if all(each in spots for each in hexes):
                    found.add(frozenset(spots[each] for each in hexes))
    return found


ALL = {pattern: placements(pattern) for pattern in SHAPES}


@rule("R6.2", "G2")
def test_every_pattern_has_the_placements_that_geometry_allows() -> None:
    assert {pattern: len(found) for pattern, found in ALL.items()} == PLACEMENTS
    variant = game().variant
    for pattern, found in ALL.items():
        masks = range(variant.starts[pattern - 1], variant.starts[pattern])
        kept = {frozenset(NAMES[h] for h in range(61) if variant.masks[i] >> h & 1) for i in masks}
        assert kept == found


@st.composite
def fields(draw: st.DrawFn) -> dict[str, Any]:
    """Bees of three queens anywhere, some topped, a few tiles, the drifting bee."""
    spots = draw(st.permutations(NAMES))
    counts = [draw(st.integers(0, 9)) for _ in range(3)]
    foragers: dict[str, int] = {}
    for seat, count in enumerate(counts):
        foragers |= dict.fromkeys(spots[len(foragers) : len(foragers) + count], seat)
    soldiers: dict[str, int] = {}
    for spot in foragers:
        topped_by = draw(st.sampled_from([None, None, 0, 1, 2]))
        if topped_by is not None and list(soldiers.values()).count(topped_by) < 5:
            soldiers[spot] = topped_by
    covered = draw(st.lists(st.sampled_from(NAMES), max_size=3, unique=True))
    return {
        "field": "9B 6B 1B 2B 5B 3B 4A 7A 8A 12A 11A 10A cA",
        "foragers": foragers,
        "soldiers": soldiers,
        "covers": dict.fromkeys(covered, "stump"),
        "drift": spots[-1],
    }


@rule("R6.1", "R6.2", "R0.3")
@settings(max_examples=150)
@given(field=fields())
def test_completion_agrees_with_a_plain_reading_of_the_rule(field: dict[str, Any]) -> None:
    table = Table(**field)
    known = {spot["name"]: spot for spot in table.view(None)["field"]}
    variant = game().variant
    for seat in range(3):
        usable = {
            name
            for name, spot in known.items()
            if spot["flowers"] > 0
            and (
                spot["drift"]
                or spot["soldier"] == seat
                or (spot["soldier"] is None and spot["forager"] == seat)
            )
        }
        for pattern, found in ALL.items():
            expected = any(each <= usable for each in found)
            assert complete(variant, table.state.cells, seat, pattern) == expected


@rule("R6.4", "G4")
def test_the_owner_picks_among_several_placements() -> None:
    table = Table(patterns=[LINE, CROOK, ZIGZAG], foragers=bees((0, "d3 d4 d5 d7")))
    table.play(0, "send forager", "d6")  # d3–d6 or d4–d7
    assert table.options(0) == ["d3", "d7"]
    table.play(0, "d3")
    assert table.pollen()[0] == 5 + (1 + 2 + 1 + 4) + 1


@rule("R6.4")
def test_answers_narrow_the_placements_down() -> None:
    table = Table(patterns=[DIAMOND, CROOK, ARC], foragers=bees((0, "e4 e6 f4 f5 d5 d6")))
    table.play(0, "send forager", "e5")
    steps = 0
    while table.view(0)["ask"] == "take":
        table.play(0, table.options(0)[0])
        steps += 1
    assert 1 <= steps <= 4


@rule("R6.5", "G5", "G6")
def test_one_queen_may_be_served_twice() -> None:
    table = phase_b(
        ["J13"],
        patterns=[CROOK, LINE, PROPELLER],
        foragers=bees((0, "d4 d5 d6 d7")),
        soldiers=bees((0, "d4 d5 d6 d7")),
    )
    table.play(0, "play J13", queen(1))
    assert table.pollen()[0] == 5 + 10 + 10 + 1
    assert table.ready(0) == 5


@rule("R6.3")
def test_an_opponents_move_completes_a_pattern_too() -> None:
    table = Table(
        patterns=[CROOK, LINE, ZIGZAG], foragers=bees((1, "d4 d5 d6 d7")), soldiers=bees((0, "d6"))
    )
    table.play(0, "move", "d6")
    assert table.options(0) == ["d4", "d5", "d7"]
    table = Table(
        patterns=[CROOK, LINE, ZIGZAG],
        foragers=bees((1, "d4 d5 d6 d7"), (2, "a1")),
        soldiers=bees((0, "d6")),
    )
    table.play(0, "move", "d6", "a1")
    assert table.pollen()[1] == 15
