"""What a search calls in every simulation makes no Python number: mypyc 2.4 boxes an i64 where a
conditional expression has a literal on one side, or `min` has three arguments."""

from functools import cache

import pytest

import build_core

GENERATED = build_core.ROOT / "build" / "compiled-work" / "build"
LONGEST = 1_000_000
BOXES = ("PyLong_FromLongLong", "PyObject_Vectorcall")
HOT = {
    "core": [
        "bots.walk.Walk.key_of",
        "bots.walk.Walk.descend",
        "bots.walk.Walk.best",
        "bots.walk.Walk.best_secret",
        "bots.walk.Walk.follow",
        "bots.walk.Walk.play_on",
        "bots.walk.Walk.credit",
        "bots.tree.Tree.find",
        "bots.tree.Tree.branch",
        "games.pollennation.mind.value.value",
        "games.pollennation.mind.value.strength",
        "games.pollennation.mind.value.outlook",
        "games.pollennation.mind.value.drone_distance",
        "games.pollennation.mind.value.weigh",
        "games.pollennation.rules.scoring.pollen_at",
        "games.pollennation.state.PollenState.actor",
        "games.pollennation.state.PollenState.fill",
        "games.pollennation.state.PollenState.carry_out",
    ],
    "bee_busy": [
        "games.bee_busy.mind.value.value",
        "games.bee_busy.mind.value.key",
        "games.bee_busy.mind.estimate.estimate",
        "games.bee_busy.mind.planner.Planner.walk",
        "games.bee_busy.rules.work.proceed",
        "games.bee_busy.rules.rounds.Roll.draw",
        "games.bee_busy.state.BeeBusyState.fill",
        "games.bee_busy.state.BeeBusyState.carry_out",
    ],
    "pollen_wars": [
        "games.pollen_wars.rules.stack.current",
        "games.pollen_wars.rules.steps.actor",
        "games.pollen_wars.rules.steps.fill",
        "games.pollen_wars.rules.steps.play",
        "games.pollen_wars.rules.steps.go_on",
        "games.pollen_wars.rules.turn.PhaseA.fill",
        "games.pollen_wars.rules.turn.add_cards",
        "games.pollen_wars.rules.windows.possible",
        "games.pollen_wars.rules.bees.check",
        "games.pollen_wars.rules.bees.completes_now",
        "games.pollen_wars.rules.bees.touch",
        "games.pollen_wars.mind.prior.weigh",
        "games.pollen_wars.mind.value.bees_worth",
    ],
    "waggle_dance": [
        "games.waggle_dance.mind.value.value",
        "games.waggle_dance.mind.value.coming",
        "games.waggle_dance.mind.value.has_place_for",
        "games.waggle_dance.mind.prior.weigh",
        "games.waggle_dance.mind.prior.bee_hunch",
        "games.waggle_dance.packing.cubes",
        "games.waggle_dance.rules.placing.ChooseBee.enter",
        "games.waggle_dance.rules.placing.ChooseBee.fill",
        "games.waggle_dance.rules.placing.ChooseBee.play",
        "games.waggle_dance.rules.placing.ChoosePlace.fill",
        "games.waggle_dance.rules.placing.ChoosePlace.play",
        "games.waggle_dance.rules.steps.waits",
        "games.waggle_dance.rules.steps.enter",
    ],
}


@cache
def why_not() -> str:
    """Why there is no C code to look at; empty if there is."""
    if not GENERATED.exists():
        return "build/compiled-work does not exist: run `make core`"
    if not build_core.fresh(build_core.ROOT / "build" / "compiled"):
        return "build/compiled is older than the sources: run `make core`"
    return ""


@cache
def generated(group: str) -> str:
    """The C code of a group."""
    return (GENERATED / f"__native_skep_{group}.c").read_text(encoding="utf-8")


def body(code: str, name: str) -> str:
    """A function as C."""
    called = f"CPyDef_{'___'.join(['skep', *name.split('.')])}("
    start = code.find(called)
    while start >= 0:
        heading, _, rest = code[start : start + LONGEST].partition("\n")
        if heading.endswith("{"):  # its definition: the others are calls and declarations
            return rest.partition("\n}\n")[0]
        start = code.find(called, start + 1)
    raise AssertionError(f"{name} is no longer compiled: has it another name?")


@pytest.mark.parametrize(
    ("group", "name"), [(group, name) for group, names in HOT.items() for name in names]
)
def test_no_number_is_boxed(group: str, name: str) -> None:
    if why_not():
        pytest.skip(why_not())
    assert [box for box in BOXES if box in body(generated(group), name)] == []
