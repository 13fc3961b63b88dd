"""Hidden information: what each queen knows, keeps knowing, and cannot tell apart (section 10)."""

from typing import Any

import pytest

from games.pollen_wars.table import (
    CROOK,
    LINE,
    PROPELLER,
    QUIET,
    ZIGZAG,
    Table,
    bees,
    game,
    phase_b,
    queen,
)
from marks import rule
from skep.kernel import CHANCE, HIDDEN, Random, State

PINK, GREEN, BLUE = (queen(seat) for seat in range(3))


def same_to(seat: int, one: State, other: State) -> None:
    """By no means the seat has can it tell the two apart."""
    assert list(one.known(seat)) == list(other.known(seat))
    assert one.view(seat) == other.view(seat)
    assert one.legal(seat) == other.legal(seat)
    assert one.awaited(seat) == other.awaited(seat)
    assert one.observe(seat) == other.observe(seat)


def imagined(table: Table, seat: int, number: int = 40) -> list[dict[str, Any]]:
    """Positions that the seat takes for possible; each is lawful and looks like the real one."""
    rng = Random(7)
    found = []
    for _ in range(number):
        twin = table.state.determinize(seat, rng)
        twin.check()
        same_to(seat, twin, table.state)
        found.append(twin.position())
    return found


@rule("S3", "S5")
def test_hands_and_patterns_differ_between_worlds_that_look_alike() -> None:
    table = Table(
        patterns=[LINE, CROOK, ZIGZAG], hives={0: {"hand": ["H7"]}, 1: {"hand": ["H9", "J4"]}}
    )
    worlds = imagined(table, 0)
    assert {world["patterns"][0] for world in worlds} == {LINE}
    assert len({world["patterns"][1] for world in worlds}) == 6
    hands = {tuple(world["hives"][1]["hand"]) for world in worlds}
    assert len(hands) > 10
    assert all(hand[0][0] == "H" and hand[1][0] == "J" for hand in hands)
    assert not {"H1", "H8"} & {card for hand in hands for card in hand}


@rule("C.H14", "C.H9")
def test_a_seen_hand_is_remembered_card_by_card() -> None:
    table = phase_b(["H14"], hives={1: {"hand": ["H7", "J4"]}}).play(0, "play H14", GREEN)
    assert {tuple(world["hives"][1]["hand"]) for world in imagined(table, 0)} == {("H7", "J4")}
    table.play(0, "done").play(1, "draw jelly").chance("card J5").play(1, "done")
    view: Any = table.view(0)["hives"][1]
    assert (view["hand"], view["sure"]) == (None, ["H7", "J4"])
    for world in imagined(table, 0):
        assert {"H7", "J4"} <= set(world["hives"][1]["hand"])


@rule("C.H9")
def test_a_theft_makes_what_was_known_of_that_back_doubtful() -> None:
    table = phase_b(["H14"], hives={1: {"hand": ["H7", "J4"]}, 2: {"hand": ["H9"]}})
    table.play(0, "play H14", GREEN, "done").play(1, "send forager", "a1", "done")
    table.play(2, "send forager", "a2", "play H9", GREEN).chance("card H7")
    assert table.view(0)["hives"][1]["sure"] == ["J4"]
    assert table.view(1)["hives"][2]["sure"] == ["H7"]  # the victim saw it go
    assert table.view(0)["hives"][2]["sure"] == []


@rule("C.H15", "C.H3")
def test_a_pattern_once_seen_is_followed_through_swaps() -> None:
    table = phase_b(["H15", "H3"]).play(0, "play H15", GREEN, "play H3", GREEN, BLUE)
    assert table.view(0)["hives"][2]["pattern"] == ZIGZAG
    assert table.view(0)["hives"][1]["pattern"] is None
    assert table.view(1)["hives"][2]["pattern"] == ZIGZAG  # she held it and knows where it went
    assert table.view(2)["hives"][2]["pattern"] == ZIGZAG
    assert {world["patterns"][2] for world in imagined(table, 0)} == {ZIGZAG}


@rule("C.H16", "C.H5", "G65")
def test_a_seen_slot_is_known_until_it_changes() -> None:
    table = phase_b(["H16", "H5"]).play(0, "play H16", "dormant 2")
    asleep = table.told("dormant")[1]
    table.play(0, "play H5", GREEN, "dormant 2")
    assert table.view(0)["hives"][1]["pattern"] == asleep
    assert table.view(0)["dormant"][1]["pattern"] is None
    assert table.view(1)["dormant"][1]["pattern"] == ZIGZAG


@rule("C.J12", "C.J13")
def test_who_passes_a_pattern_on_knows_where_it_lies() -> None:
    table = phase_b(["J12"]).play(0, "play J12")
    assert table.view(0)["hives"][1]["pattern"] == CROOK
    assert table.view(0)["hives"][0]["pattern"] == PROPELLER
    assert table.view(0)["hives"][2]["pattern"] is None


@rule("C.J17")
def test_after_a_hijack_both_remember_what_they_gave() -> None:
    hives = {1: {"hand": ["H7", "J4"]}, 2: {"hand": ["J5"]}}
    table = phase_b(["J17"], hives=hives).play(0, "play J17", GREEN, BLUE)
    assert table.view(1)["hives"][2]["hand"] == ["H7", "J4"]
    assert table.view(2)["hives"][1]["hand"] == ["J5"]
    assert table.view(0)["hives"][1]["hand"] is None


@rule("R10.2")
def test_a_new_deal_wipes_what_was_known_of_patterns() -> None:
    table = phase_b(["H15"], patterns=[LINE, CROOK, ZIGZAG], foragers=bees((0, "d4 d5 d7")))
    table.play(0, "play H15", GREEN, "done")
    table.play(1, "send forager", "a1", "done").play(2, "send forager", "a2", "done")
    table.play(0, "send forager", "d6").chance(*[f"pattern {n}" for n in (7, 6, 5, 4, 3, 2, 1)])
    assert [hive["pattern"] for hive in table.view(0)["hives"]] == [7, None, None]


@rule("R6.3", "R6.2")
def test_what_stands_unclaimed_on_the_field_rules_patterns_out() -> None:
    table = Table(patterns=[CROOK, LINE, ZIGZAG], foragers=bees((1, "e4 e5 f4 i5")))
    table.play(0, "send forager", "a1", "done").play(1, "move", "i5", "f5", "done")
    assert 5 in table.view(0)["hives"][1]["not_patterns"]  # a diamond stood there
    assert 5 not in {world["patterns"][1] for world in imagined(table, 0)}


@rule("R3.4")
def test_battle_cards_and_sides_come_to_light_together() -> None:
    hives = {0: {"hand": ["H9"]}, 1: {"hand": ["H7"]}, 2: {"hand": ["H15", "H4"]}}
    table = Table(patterns=QUIET, hives=hives).play(0, "raid", GREEN)
    before = table.view(0), table.view(None)
    table.play(2, "help attack", "commit H4").play(1, "commit H7")
    assert (table.view(0), table.view(None)) == before
    assert table.view(2)["stack"][-1]["committed"] == ["H4"]
    table.play(2, "ready").play(1, "ready").play(0, "ready")
    assert sorted(table.told("discards")) == ["H4", "H7"]


@rule("R8.2", "R8.6")
def test_an_offer_in_the_making_leaves_no_trace() -> None:
    table = Table(patterns=QUIET, hives={0: {"hand": ["H9"]}})
    before = [table.view(seat) for seat in (1, 2, None)]
    table.play(0, "trade", GREEN, "give H9")
    assert [table.view(seat) for seat in (1, 2, None)] == before
    table.play(0, "propose")
    assert table.view(1)["hives"][0]["sure"] == ["H9"]
    assert table.view(2)["trade"]["give"] is None
    for world in imagined(table, 2):
        assert len(world["hives"][0]["hand"]) == 1


@rule("R2.6", "R4.3")
def test_a_drawn_card_is_seen_by_the_drawer_and_a_blue_one_by_all() -> None:
    table = phase_b([]).play(0, "draw honey")
    hidden, blue = table.game.choice("card H7"), table.game.choice("card H8")
    assert [table.state.seen(CHANCE, hidden, seat) for seat in (0, 1, None)] == [hidden, None, None]
    assert [table.state.seen(CHANCE, blue, seat) for seat in (0, 1, None)] == [blue] * 3


@rule("G47")
def test_deck_contents_are_known_as_a_whole_only() -> None:
    table = Table(patterns=QUIET, hives={0: {"hand": ["H2"]}}, discards=["H7"])
    view = table.view(0)
    assert view["decks"]["honey"] == {"cards": 50, "discards": {"H7": 1}}
    assert (view["unseen"]["H7"], "H2" in view["unseen"]) == (5, False)
    assert table.view(1)["unseen"]["H2"] == 1


@pytest.mark.parametrize("options", [{}, {"trade": "open"}, {"windows": "full"}, {"players": 2}])
def test_no_number_of_a_view_ever_stands_for_something_hidden(options: dict[str, Any]) -> None:
    state = game(**options).start()
    rng = Random(3)
    for step in range(400):
        if state.over:
            break
        actors = state.actors()
        seat = actors[rng.randrange(len(actors))]
        open_to = state.legal(seat)
        choice = state.sample(rng) if seat == CHANCE else open_to[rng.randrange(len(open_to))]
        state.apply(seat, choice)
        if step % 8 == 0:
            viewer = (None, 0, 1)[rng.randrange(3)]
            assert str(HIDDEN) not in str(state.view(viewer))
