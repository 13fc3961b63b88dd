"""The worked examples of the specification that are about raids (section 13)."""

from games.pollen_wars.table import CROOK, DIAMOND, QUIET, ZIGZAG, Table, bees, queen
from marks import rule


def raid_table(hand: dict[int, list[str]], infested: int = -1) -> Table:
    """E3 to E5: the attacker (0) has four soldiers at home, the defender (1) two and one out."""
    return Table(
        patterns=QUIET,
        foragers=bees((0, "g4 a1"), (1, "a3 i5")),
        soldiers=bees((1, "g4 a3 i5"), (0, "a1")),
        hives={
            0: {"pollen": 12, "hand": hand[0], "infested": infested == 0},
            1: {"pollen": 9, "hand": hand[1]},
            2: {"hand": hand[2]},
        },
    )


@rule("E3", "R3.1", "R3.3", "R3.4", "R3.5", "R3.6", "R3.7")
def test_a_raid_is_won_against_a_recall_and_a_helper() -> None:
    table = raid_table({0: ["H17", "J12"], 1: ["H7"], 2: ["H15"]})
    table.play(0, "raid", queen(1)).play(1, "g4", "done")
    table.play(0, "commit H17", "commit J12", "ready").play(1, "commit H7", "ready")
    table.play(2, "help defence", "commit H15", "ready")
    assert table.pollen()[:2] == [14, 7]
    assert sorted(table.told("discards")) == ["H15", "H17", "H7", "J12"]


@rule("E4", "R3.7")
def test_a_drawn_raid_moves_nothing_and_spreads_nothing() -> None:
    table = raid_table({0: ["H4"], 1: ["H7", "H16"], 2: ["H15"]}, infested=0)
    table.play(0, "raid", queen(1)).play(1, "g4", "done")
    table.play(0, "commit H4", "ready").play(1, "commit H7", "commit H16", "ready")
    table.play(2, "stay out")
    assert table.pollen()[:2] == [12, 9]
    assert not table.hive(1)["infested"]
    assert len(table.told("discards")) == 3


@rule("E5", "R3.8", "R1.1", "R1.3")
def test_injured_soldiers_are_back_after_the_next_turn() -> None:
    table = raid_table({0: ["H9"], 1: ["H7", "J13"], 2: ["H15"]})
    table.play(0, "raid", queen(1)).play(1, "g4", "done")
    table.play(0, "commit H9", "ready").play(1, "commit H7", "commit J13", "ready")
    table.play(2, "help defence", "commit H15", "ready")
    assert (table.hive(0)["injured"], table.ready(0)) == (2, 2)
    for seat, spot in ((0, ""), (1, "h5"), (2, "h6"), (0, "h7")):
        if spot:
            table.play(seat, "send forager", spot)
        assert table.ready(0) == 2
        table.play(seat, "done")
    assert table.ready(0) == 4


@rule("E10", "G30", "G31", "R3.3")
def test_a_recall_can_end_the_round() -> None:
    table = Table(
        patterns=[CROOK, ZIGZAG, DIAMOND],
        foragers=bees((2, "e4 e5 f4 f5")),
        soldiers=bees((1, "f5")),
    )
    table.play(0, "raid", queen(1)).play(1, "f5", "done")
    assert table.pollen() == [5, 5, 16]
    assert table.ready(0) == 5


@rule("E21", "G23")
def test_loot_is_capped_by_the_attacking_soldiers() -> None:
    for cap, stolen in (("soldiers", 2), ("none", 6)):
        table = Table(
            {"loot_cap": cap},
            patterns=QUIET,
            foragers=bees((0, "a1 a2 a3"), (1, "i5 i6 i7 i8 i9")),
            soldiers=bees((0, "a1 a2 a3"), (1, "i5 i6 i7 i8 i9")),
            hives={0: {"hand": ["J2", "J12"]}, 1: {"pollen": 10}},
        )
        table.play(0, "raid", queen(1)).play(1, "done")
        table.play(0, "commit J2", "commit J12", "ready")
        assert table.pollen()[:2] == [5 + stolen, 10 - stolen]
