"""Reaction windows: yellow cards in others' turns, asked for in secret (R7)."""

import pytest

from games.pollen_wars.table import CROOK, LINE, QUIET, ZIGZAG, Table, bees, phase_b, queen
from marks import rule
from skep.kernel import CHANCE, Random, happen

PINK, GREEN, BLUE = (queen(seat) for seat in range(3))
FLYERS = {1: {"hand": ["H12"]}, 2: {"hand": ["H12"]}}
OUT = bees((1, "a1"), (2, "i5"))


def scene(table: Table, viewer: int | None = None) -> str:
    """The innermost thing being resolved."""
    top = table.view(viewer)["stack"][-1]
    return str(top.get("kind", top["what"]))


@rule("R7.1", "G51")
def test_windows_open_at_the_start_of_a_turn_and_between_its_phases() -> None:
    table = Table(patterns=QUIET, foragers=OUT, hives=FLYERS)
    table.play(0, "send forager", "i9")
    assert scene(table) == "mid"
    assert table.options(1) == table.options(2) == ["pass", "play H12"]
    table.play(1, "pass").play(2, "pass").play(0, "done")
    assert scene(table) == "open"
    assert (table.told("active"), table.options(1)) == (1, [])  # the active queen is not asked
    assert table.options(2) == ["pass", "play H12"]


@rule("R7.2", "G53")
def test_the_first_in_order_interrupts_and_the_others_reconsider() -> None:
    table = Table(patterns=QUIET, foragers=OUT, hives=FLYERS).play(0, "send forager", "i9")
    table.play(2, "play H12").play(1, "play H12")
    assert table.view(None)["stack"][-1]["queen"] == 1  # left of the active queen
    table.play(1, "a1", "a3")
    assert table.hive(2)["hand"] == ["H12"]
    assert scene(table) == "mid"  # open again
    assert table.play(2, "pass").options(0)[0] == "done"


@rule("R7.2", "R9.1")
def test_a_window_is_over_when_the_round_ends_in_it() -> None:
    table = Table(
        patterns=[CROOK, LINE, ZIGZAG], foragers=bees((1, "d4 d5 d7 f6"), (2, "a1")), hives=FLYERS
    )
    table.play(0, "send forager", "i9").play(1, "play H12").play(2, "pass").play(1, "f6", "d6")
    assert table.pollen()[1] == 15
    assert table.view(None)["phase"] == "dawn"


@rule("R7.3", "R7.8")
def test_nobody_sees_who_is_asked_or_has_answered() -> None:
    table = Table(patterns=QUIET, foragers=OUT, hives=FLYERS).play(0, "send forager", "i9")
    before = [(table.view(seat), table.state.awaited(seat)) for seat in (0, 1, None)]
    asked = {"what": "window", "kind": "mid", "mine": True, "concerns": []}
    assert table.view(1)["stack"][-1] == asked
    table.play(2, "pass")
    assert [(table.view(seat), table.state.awaited(seat)) for seat in (0, 1, None)] == before
    assert table.state.awaited(None) == ()


@rule("R7.3")
def test_a_window_without_anybody_to_ask_looks_like_any_other() -> None:
    views = []
    for hand in ("H12", "H9"):
        hives = {1: {"hand": [hand]}}
        table = Table(patterns=QUIET, foragers=OUT, hives=hives)
        table.state.apply(0, table.game.choice("send forager"))
        table.state.apply(0, table.game.choice("i9"))
        views.append(table.view(0))
        assert table.state.actors() == ((1,) if hand == "H12" else (CHANCE,))
    assert views[0] == views[1]


@rule("R7.4")
@pytest.mark.parametrize(
    ("hives", "discards"),
    [
        ({}, []),  # nobody holds a card
        ({1: {"hand": ["J4"]}}, []),  # a royal jelly card, but nothing yellow can be done
        ({1: {"hand": ["H9"]}}, ["H12", "H12"]),  # both cards that could are in the pile
    ],
)
def test_a_window_publicly_impossible_does_not_open(
    hives: dict[int, object], discards: list[str]
) -> None:
    table = Table(patterns=QUIET, hives=hives, discards=discards)
    table.state.apply(0, table.game.choice("draw jelly"))
    table.state.apply(CHANCE, table.game.choice("card J5"))
    assert table.state.actors() == (0,)


@rule("R7.5", "R7.1", "R9.4")
def test_at_dusk_the_active_queen_is_asked_like_the_others() -> None:
    table = Table(
        patterns=[LINE, CROOK, ZIGZAG],
        foragers=bees((0, "d4 d5 d7")),
        hives={0: {"infested": True, "hand": ["J6"]}, 1: {"infested": True, "hand": ["J6"]}},
    )
    table.play(0, "send forager", "d6")
    assert scene(table) == "dusk"
    assert table.options(0) == table.options(1) == ["pass", "play J6"]
    table.play(0, "play J6").play(1, "play J6")
    assert not table.hive(0)["infested"]  # the active queen is first in order
    assert table.hive(1)["infested"]
    assert table.options(1) == ["pass", "play J6"]


@rule("R7.6")
def test_two_smokes_are_the_end_of_it() -> None:
    table = phase_b(["H7", "J9"], hives={1: {"hand": ["J9"]}, 2: {"hand": ["J4"]}})
    table.play(0, "play H7", GREEN).play(1, "play J9")
    assert table.options(0) == ["pass", "play J9"]
    table.play(0, "play J9")
    assert table.pollen()[:2] == [6, 4]


@rule("R7.7")
def test_only_ones_own_turn_without_open_and_mid_windows() -> None:
    table = Table({"windows": "own"}, patterns=QUIET, foragers=OUT, hives=FLYERS)
    table.play(0, "send forager", "i9")
    assert table.options(1) == []
    assert "play H12" in table.play(0, "done").options(1)


@rule("R7.7", "R7.1")
def test_smoke_still_stops_cards_and_raids_there() -> None:
    table = Table({"windows": "own"}, patterns=QUIET, hives={2: {"hand": ["J9"]}})
    assert table.play(0, "raid", GREEN).options(2) == ["pass", "play J9"]


@rule("R7.1")
def test_full_windows_also_follow_every_card() -> None:
    for windows, asked in (("lean", []), ("full", ["pass", "play H12"])):
        table = Table(
            {"windows": windows}, patterns=QUIET, foragers=OUT, hives={0: {"hand": ["H7"]}} | FLYERS
        )
        table.play(0, "send forager", "i9").play(1, "pass").play(2, "pass")
        assert table.play(0, "play H7", GREEN).options(1) == asked


@rule("R7.1", "G51")
def test_full_windows_also_follow_every_trade() -> None:
    table = Table(
        {"windows": "full"}, patterns=QUIET, foragers=OUT, hives={0: {"hand": ["H7"]}} | FLYERS
    )
    table.play(0, "trade", GREEN, "give H7", "propose").play(1, "accept")
    assert scene(table) == "after"


@rule("R7.1")
def test_block_windows_admit_smoke_alone_and_spare_the_player() -> None:
    table = phase_b(
        ["H7", "J9"], foragers=OUT, hives={1: {"hand": ["J9", "H12"]}, 2: {"hand": ["H12"]}}
    )
    table.play(1, "pass").play(2, "pass").play(0, "play H7", GREEN)
    assert (table.options(0), table.options(1), table.options(2)) == ([], ["pass", "play J9"], [])


@rule("R7.2", "R3.2")
def test_the_window_closes_once_the_raid_is_stopped() -> None:
    hives = {1: {"hand": ["J9"]}, 2: {"hand": ["H12"]}}
    table = Table(patterns=QUIET, foragers=OUT, hives=hives).play(0, "raid", GREEN)
    assert (scene(table), table.options(2)) == ("announce", ["pass", "play H12"])
    table.play(1, "play J9").play(2, "pass")
    assert [each["what"] for each in table.view(None)["stack"]] == ["turn", "window"]
    assert scene(table) == "mid"  # the raid and its window are gone, the turn goes on
    assert table.ready(0) == 5


@rule("R7.8", "R7.4")
def test_a_window_stands_as_long_whoever_is_asked_in_it() -> None:
    table = Table(patterns=QUIET, foragers=OUT, hives=FLYERS).play(0, "send forager")
    choice = table.state.game.choice("i9")
    for seed in range(8):
        world = table.state.determinize(0, Random(seed))
        happening = happen(world, 0, choice)
        assert (happening.pause, happening.moments) == (2000, [("mid", [1, 2])])
        assert world.in_private()


@rule("R7.8")
def test_an_answer_does_not_make_the_window_stand_longer() -> None:
    table = Table(patterns=QUIET, foragers=OUT, hives=FLYERS).play(0, "send forager", "i9")
    state = table.state
    passing = state.game.choice("pass")
    assert happen(state, 2, passing).pause == 0
    assert state.in_private()
    assert happen(state, 1, passing).pause == 0
    assert not state.in_private()


@rule("R7.8")
def test_a_window_in_which_something_may_be_stopped_stands_longer() -> None:
    table = Table(patterns=QUIET, hives={2: {"hand": ["J9"]}}).play(0, "raid")
    happening = happen(table.state, 0, table.game.choice("green"))
    assert (happening.pause, happening.moments) == (4000, [("announce", [2])])


@rule("R7.8", "R3.4")
def test_a_battle_stands_like_a_window_for_all_who_hold_cards() -> None:
    table = Table(patterns=QUIET, hives={0: {"hand": ["H9"]}, 2: {"hand": ["H15"]}})
    table.play(0, "raid")
    happening = happen(table.state, 0, table.game.choice("green"))
    assert (happening.pause, happening.moments) == (2000, [("battle", [0, 2])])


# ------------------------------------------------------------------ full windows

FULL = {"windows": "full"}


@rule("R7.6a", "R7.1", "G41")
def test_in_full_windows_the_announcer_is_asked_too_but_cannot_stop_herself() -> None:
    hives = {0: {"hand": ["J9", "H12"]}, 2: {"hand": ["J9"]}}
    for windows, asked in (("lean", []), ("full", ["pass", "play H12"])):
        table = Table({"windows": windows}, patterns=QUIET, foragers=bees((0, "a1")), hives=hives)
        table.play(0, "raid", GREEN)
        assert (scene(table), table.options(0)) == ("announce", asked)
        assert table.options(2) == ["pass", "play J9"]


@rule("R7.1", "G42")
def test_in_full_windows_a_queen_who_is_named_may_react_before_the_effect() -> None:
    hives = {0: {"hand": ["J18"], "infested": True}, 1: {"hand": ["H12"]}, 2: {"hand": ["H12"]}}
    table = Table(FULL, patterns=QUIET, foragers=OUT, hives=hives)
    table.play(0, "send forager", "i9").play(1, "pass").play(2, "pass")
    table.play(0, "play J18", GREEN)
    assert (scene(table), table.options(2)) == ("target", [])  # only those whom the card names
    assert table.options(1) == ["pass", "play H12"]
    assert not table.hive(1)["infested"]
    table.play(1, "pass")
    assert table.hive(1)["infested"]


@rule("R7.1")
def test_a_card_that_is_stopped_or_names_nobody_has_no_window_for_those_it_names() -> None:
    hives = {0: {"hand": ["J18", "J4"], "infested": True}, 1: {"hand": ["J9", "H12"]}}
    table = Table(FULL, patterns=QUIET, foragers=OUT, hives=hives)
    table.play(0, "send forager", "i9").play(1, "pass")
    assert scene(table.play(0, "play J4").play(1, "pass")) == "after"
    table.play(1, "pass").play(0, "play J18", GREEN).play(1, "play J9")
    assert scene(table) == "after"
    assert not table.hive(1)["infested"]


@rule("R7.1", "R3.3", "R3.4")
def test_in_full_windows_all_may_react_between_recall_and_battle() -> None:
    hives = {0: {"hand": ["H12"]}, 1: {"hand": ["H7"]}}
    table = Table(FULL, patterns=QUIET, foragers=bees((0, "a1")), hives=hives)
    table.play(0, "raid", GREEN, "pass")
    assert (scene(table), table.options(0)) == ("muster", ["pass", "play H12"])
    assert table.view(None)["stack"][-2]["stage"] == "battle"
    table.play(0, "pass")
    assert table.options(1) == ["ready", "commit H7"]


@rule("R7.1", "R7.6b", "R9.5", "V2")
def test_in_full_windows_the_dead_may_be_brought_back_at_night() -> None:
    hives = {0: {"pollen": 29}, 1: {"infested": True, "dead": 6, "hand": ["J11"]}}
    table = Table(FULL, patterns=QUIET, foragers=bees((0, "e2")), hives=hives)
    table.play(0, "return", "e2").play(1, "pass")
    assert (scene(table), table.living(1)) == ("night", 0)
    assert table.play(1, "play J11").living(1) == 1
    assert table.view(None)["end"]["cause"] == "goal"


@rule("R7.6a", "R8.1")
def test_help_in_a_battle_can_be_bought_where_offers_are_open() -> None:
    options = {"windows": "full", "trade": "open"}
    hives = {1: {"hand": ["H7"]}, 2: {"hand": ["H15"]}}
    table = Table(options, patterns=QUIET, hives=hives).play(0, "raid", GREEN)
    for part in ("announced", "battle"):
        assert table.view(0)["stack"][-1]["stage"] == part
        assert table.options(0) == ["pass", "trade"]  # in turn order: the active queen first
        table.play(0, "pass")
        seen = [table.view(seat) for seat in (0, 2, None)]
        table.play(1, "trade", BLUE, "ask promise help defend", "give pollen 1")
        assert [table.view(seat) for seat in (0, 2, None)] == seen
        table.play(1, "propose").play(2, "accept", "pass")
    assert table.options(2) == ["help defence", "stay out"]
    assert table.pollen() == [5, 3, 7]


@rule("R7.6a")
def test_a_raid_that_is_stopped_is_not_bargained_over() -> None:
    options = {"windows": "full", "trade": "open"}
    table = Table(options, patterns=QUIET, hives={2: {"hand": ["J9"]}})
    table.play(0, "raid", GREEN).play(2, "play J9")
    assert table.options(0)[0] == "done"
