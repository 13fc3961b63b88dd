"""The worked examples of the specification, section 13, but for raids. Seats 0, 1, 2 stand for its
queens."""

from games.pollen_wars.table import (
    ARC,
    CROOK,
    LINE,
    PROPELLER,
    QUIET,
    STINGER,
    ZIGZAG,
    Table,
    bees,
    queen,
)
from marks import rule


@rule("E1", "R6.1", "R6.2", "R9.2", "R9.3")
def test_a_soldier_on_anothers_forager_completes_a_pattern_worth_ten() -> None:
    table = Table(patterns=[LINE, ZIGZAG, CROOK], foragers=bees((0, "d4 d5 d7"), (1, "d6")))
    table.play(0, "send soldier", "d6")
    assert table.pollen() == [15, 6, 5]


@rule("E2", "R6.5", "R9.2")
def test_a_pattern_that_leaves_unveils_another() -> None:
    table = Table(
        patterns=[LINE, ARC, PROPELLER],
        foragers=bees((0, "d4 d7 h5"), (1, "c5 d5 e6 e7 i5"), (2, "g4 g6 a2 b4 f8")),
        soldiers=bees((0, "d5")),
    )
    table.play(0, "send forager", "d6")
    assert table.pollen() == [5 + 10 + 1, 5 + 6 + 1, 5 + 5]
    assert table.told("drift") == "c3"


@rule("E6", "R2.4")
def test_a_lone_bee_brings_one_grain_whatever_the_flowers() -> None:
    table = Table(patterns=QUIET, foragers=bees((0, "e2")))
    assert table.play(0, "return", "e2").pollen()[0] == 6
    table = Table(patterns=QUIET, foragers=bees((1, "f5")), soldiers=bees((0, "f5")))
    table.play(0, "return", "f5")
    assert table.pollen()[0] == 6
    assert table.told("foragers") == {"f5": 1}


@rule("E7", "R2.4")
def test_a_soldier_brings_the_remedy_from_a_fungus() -> None:
    table = Table(
        patterns=QUIET,
        foragers=bees((1, "e8")),
        soldiers=bees((0, "e8")),
        hives={0: {"infested": True}},
    )
    table.play(0, "return", "e8")
    assert not table.hive(0)["infested"]
    assert table.pollen()[0] == 5
    assert table.told("foragers") == {"e8": 1}


@rule("E8", "R9.3", "R9.5")
def test_homecoming_from_a_fungus_is_too_late() -> None:
    table = Table(
        patterns=[LINE, CROOK, ZIGZAG],
        foragers=bees((0, "d4 d5 d7"), (1, "e8 e2")),
        hives={1: {"infested": True}},
    )
    table.play(0, "send forager", "d6")
    assert table.pollen()[1] == 6
    assert table.living(1) == 6
    assert table.hive(1)["infested"]


def drift_used(infested: bool) -> Table:
    table = Table(
        patterns=[STINGER, CROOK, ZIGZAG],
        foragers=bees((0, "b2 d3")),
        hives={0: {"infested": infested}},
    )
    table.play(0, "send forager", "d4")
    table.chance(*[f"pattern {number}" for number in range(1, 8)])
    return table


@rule("E9", "R10.3")
def test_the_drifting_bees_user_rolls_the_die_and_places_it() -> None:
    table = drift_used(infested=False)
    assert table.pollen()[0] == 5 + 8
    table.chance("varroa")
    assert table.options(0) == ["a5", "c3", "d6", "e2", "f5", "g8"]
    assert table.play(0, "g8").told("drift") == "g8"
    assert table.hive(0)["infested"]
    assert not drift_used(infested=False).chance("peace").hive(0)["infested"]


@rule("E9", "G63")
def test_an_infested_user_does_not_roll() -> None:
    assert drift_used(infested=True).options(0) == ["a5", "c3", "d6", "e2", "f5", "g8"]


@rule("E11", "R1.5", "R4.1", "R4.2", "G54", "C.H12")
def test_a_yellow_card_between_the_phases_opens_nothing() -> None:
    table = Table(
        patterns=QUIET, foragers=bees((0, "d6")), hives={0: {"hand": ["H12", "H12", "H7"]}}
    )
    table.play(0, "send forager", "h5", "play H12", "d6", "d4")
    assert {"draw honey", "play H7", "play H12"} <= set(table.options(0))
    table.play(0, "draw honey").chance("card H16")
    assert "play H7" not in table.options(0)
    assert "play H12" in table.options(0)


@rule("E12", "C.H1", "R4.3", "G37")
def test_a_mutiny_moves_on_and_forbids_raids() -> None:
    table = Table(patterns=QUIET, active=2, mutiny=1, last_mutiny=1, hives={0: {"hand": ["H17"]}})
    table.play(2, "send forager", "h5", "draw honey").chance("card H1")
    assert table.options(2) == [queen(0)]
    table.play(2, queen(0))
    assert table.told("discards") == ["H1"]
    assert table.options(2) == ["done", "trade"]
    table.play(2, "done")
    assert "raid" not in table.options(0)
    table.play(0, "send forager", "h6")
    assert "play H17" not in table.options(0)


@rule("E13", "V1", "V3", "G7", "G10", "G11")
def test_who_fills_the_hive_first_need_not_win() -> None:
    table = Table(
        patterns=QUIET,
        foragers=bees((0, "h5"), (1, "a1 a3 i5 i9 g3"), (2, "e8")),
        hives={0: {"pollen": 29, "hand": ["H7"]}, 1: {"pollen": 27}, 2: {"pollen": 10}},
    )
    table.play(0, "draw jelly").chance("card J4")
    table.play(0, "play H7", queen(2))
    assert table.pollen() == [31, 32, 9]
    assert table.state.winners() == [False, True, False]


@rule("E14", "G5", "G15", "C.J12")
def test_one_drifting_bee_serves_one_pattern() -> None:
    table = Table(
        patterns=[ARC, STINGER, LINE],
        active=1,
        foragers=bees((0, "c2 c4 c5"), (2, "b2 d3 d4")),
        hives={1: {"hand": ["J12"]}},
    )
    table.play(1, "send forager", "h5", "play J12")
    assert table.pollen() == [5 + 3, 5 + 1, 5 + 8]


@rule("E15", "G26", "C.H13")
def test_piggyback_brings_the_flowers_once() -> None:
    table = Table(
        patterns=QUIET,
        foragers=bees((0, "e2")),
        soldiers=bees((0, "e2")),
        hives={0: {"hand": ["H13"]}},
    )
    table.play(0, "send forager", "h5", "play H13", "e2")
    assert table.pollen()[0] == 9
    assert table.told("foragers") == {"h5": 0}


@rule("E16", "R7.6", "G41", "C.J9", "C.J14")
def test_a_block_is_blocked() -> None:
    table = Table(
        patterns=QUIET,
        hives={0: {"hand": ["J14", "J9"]}, 1: {"pollen": 8}, 2: {"hand": ["J9"]}},
    )
    table.play(0, "send forager", "h5", "play J14", queen(1))
    table.play(2, "play J9").play(0, "play J9")
    assert table.pollen()[:2] == [8, 5]
    assert sorted(table.told("discards")) == ["J14", "J9", "J9"]


@rule("E17", "R10.4", "G60")
def test_the_poorest_cuts_a_tree_and_begins() -> None:
    table = Table(
        patterns=[LINE, CROOK, ZIGZAG],
        foragers=bees((0, "d4 d5 d7")),
        hives={
            0: {"pollen": 4, "spots": 7},
            1: {"pollen": 9, "spots": 3},
            2: {"pollen": 9, "spots": 5},
        },
    )
    table.play(0, "send forager", "d6")
    assert table.pollen() == [14, 9, 9]
    table.chance(*[f"pattern {number}" for number in range(1, 8)])
    assert table.options(2) == ["b1", "e8", "h8"]
    table.play(2, "e8")
    assert table.told("covers")["e8"] == "stump"
    assert table.told("active") == 2


@rule("E18", "G2", "R6.2")
def test_a_mirror_image_counts() -> None:
    table = Table(patterns=[STINGER, CROOK, ZIGZAG], foragers=bees((0, "b4 b5 c6")))
    assert table.play(0, "send forager", "b6").pollen()[0] == 11


@rule("E19", "C.H10", "R6.3", "G14")
def test_a_gust_may_help_an_opponent() -> None:
    table = Table(
        patterns=[CROOK, ARC, ZIGZAG],
        drift="f5",
        foragers=bees((1, "c5 e6 e7")),
        hives={0: {"hand": ["H10"]}},
    )
    table.play(0, "send forager", "h4", "play H10", "d5")
    assert table.pollen()[1] == 11


@rule("E20", "C.H4", "G38")
def test_royal_orders_overrule_a_mutiny() -> None:
    table = Table(
        patterns=QUIET,
        mutiny=1,
        last_mutiny=1,
        foragers=bees((1, "a1 a2"), (2, "i5 i6 i7 i8")),
        soldiers=bees((1, "a1 a2"), (2, "i5 i6 i7 i8")),
        hives={0: {"hand": ["H4"]}, 2: {"pollen": 6}},
    )
    table.play(0, "send forager", "h5", "play H4", queen(1), queen(2)).play(2, "done")
    assert table.pollen()[1:] == [7, 4]
    table.play(0, "done")
    assert "raid" not in table.options(1)


@rule("E22", "R8.2", "R8.3", "R8.4", "R8.6")
def test_a_card_is_traded_for_pollen() -> None:
    table = Table(patterns=QUIET, hives={0: {"hand": ["H9"]}, 1: {"pollen": 6}})
    table.play(0, "trade", queen(1), "give H9", "ask pollen 2", "propose").play(1, "accept")
    assert table.pollen()[:2] == [7, 4]
    assert table.hive(1)["hand"] == ["H9"]
    table.play(0, "trade", queen(1), "give pollen 1")
    assert "propose" not in table.options(0)


def eve_of_deaths(hand: list[str]) -> Table:
    """E23: the round ends; seat 1 is infested with three living foragers."""
    table = Table(
        patterns=[LINE, CROOK, ZIGZAG],
        foragers=bees((0, "d4 d5 d7")),
        hives={1: {"infested": True, "dead": 6, "hand": hand}},
    )
    return table.play(0, "send forager", "d6")


@rule("E23", "R9.4", "C.J6", "G52")
def test_a_remedy_at_dusk_saves_the_colony() -> None:
    table = eve_of_deaths(["J6"]).play(1, "play J6")
    assert table.living(1) == 3
    assert not table.state.over


@rule("E23", "V1", "V2")
def test_a_colony_without_foragers_ends_the_game_and_cannot_win() -> None:
    table = eve_of_deaths([])
    assert table.state.over
    assert table.state.winners() == [True, False, False]


@rule("E24", "R1.4", "G46")
def test_an_interrupted_turn_loses_its_phases() -> None:
    table = Table(
        patterns=[CROOK, LINE, ZIGZAG],
        foragers=bees((1, "d4 d5 d7 f6")),
        hives={0: {"hand": ["H7", "H7", "H9"]}, 1: {"hand": ["H12"]}},
    )
    table.play(0, "draw jelly").chance("card J4")
    table.play(1, "play H12", "f6", "d6")
    assert table.pollen() == [5, 15, 5]
    assert len(table.hive(0)["hand"]) == 4


@rule("E25", "R0.3", "G12")
def test_a_bee_on_rock_never_counts_for_a_pattern() -> None:
    field = "4B 3A 8A 6A 7A 2A 5A 10A 1A 11A 12A 9A cA"
    table = Table(
        patterns=[LINE, CROOK, ZIGZAG],
        field=field,
        foragers=bees((0, "h4 h5 h6")),
    )
    table.play(0, "send forager", "h7")
    assert not table.state.over
    assert table.told("round") == 1
    table.play(0, "done").play(1, "send forager", "a1", "done").play(
        2, "send forager", "a2", "done"
    )
    assert table.play(0, "return", "h4").pollen()[0] == 6


@rule("E26", "C.J10", "C.H8")
def test_three_honey_cards_with_a_blue_one_between() -> None:
    table = Table(patterns=QUIET, hives={0: {"hand": ["J10"]}})
    table.play(0, "send forager", "h5", "play J10").chance("card H7", "card H8")
    table.play(0, queen(2), queen(1)).chance("card H13")
    assert table.pollen() == [5, 7, 3]
    assert "play H7" in table.options(0)


@rule("E27", "R0.7", "G45")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    jelly = {f"J{n}": n for n in range(1, 19)}
    copies = [1, 2, 2, 3, 2, 2, 1, 1, 2, 1, 1, 1, 1, 1, 1, 2, 1, 3]
    hand = [name for name, n in jelly.items() for _ in range(copies[n - 1])]
    hand.remove("J4")
    hand.remove("J9")
    table = Table(patterns=QUIET, discards=["J4", "J9"], hives={1: {"hand": hand}})
    table.play(0, "draw jelly")
    drawn = [(table.game.token(c), weight) for c, weight in table.state.chances()]
    assert drawn == [("card J4", 1), ("card J9", 1)]
    assert table.told("discards") == []


@rule("E28", "R2.2", "R0.4")
def test_a_soldier_goes_onto_an_untopped_forager_only() -> None:
    table = Table(patterns=QUIET, foragers=bees((0, "e2"), (2, "f5")), soldiers=bees((1, "f5")))
    assert table.play(0, "send soldier").options(0) == ["e2"]


@rule("E29", "G66", "C.H6", "R9.6")
def test_a_filled_hive_ends_the_game_though_it_pays_at_dusk() -> None:
    table = Table(
        patterns=[LINE, CROOK, ZIGZAG],
        foragers=bees((0, "d4 d5 d7")),
        hives={0: {"pollen": 20, "infested": True, "dead": 5, "hand": ["H6"]}},
    )
    table.play(0, "send forager", "d6")
    assert table.pollen()[0] == 30
    table.play(0, "play H6")
    assert table.state.over
    assert (table.pollen()[0], table.living(0)) == (28, 2)
    assert table.state.winners()[0]
