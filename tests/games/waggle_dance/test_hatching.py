"""Step B: eggs hatch, by a pair or with Expertise (R6, Q10)."""

from games.waggle_dance.tables import choose, dice, hive, lying, offered, stage, table
from marks import rule

THREE = ["", "", ""]


@rule("R6.1", "E8")
def test_an_egg_and_a_pair_make_a_new_bee() -> None:
    state = table("B", THREE, THREE, ["", "egg/11", ""])
    assert dice(state, 2) == 7
    assert hive(state, 2) == ["", "", ""]
    assert lying(state, "eggs") == 12
    assert stage(state) == "roll"


@rule("R6.2", "E9", "R4.2")
def test_with_two_pairs_the_seat_chooses_which_to_use() -> None:
    hives = [THREE, THREE, THREE, ["egg/3355", "bb/5", ""]]
    state = table("B", *hives)
    assert offered(state) == ["pair 3", "pair 5"]
    choose(state, "3 pair 3")
    assert hive(state, 3)[:2] == ["/55", "bb/5"]
    assert offered(state) == ["done", "move r2"]  # linked by 5 in step F
    other = table("B", *hives)
    choose(other, "3 pair 5")
    assert dice(other, 3) == 7
    assert stage(other) == "roll"  # only 3s stayed: no link, nothing to ask


@rule("R6.5", "E10", "RU-25", "RU-59")
def test_two_different_bees_hatch_nothing_and_go_home_after_f() -> None:
    state = table("B", ["egg/46", "", ""])
    assert dice(state, 0) == 6
    assert hive(state, 0) == ["egg", "", ""]
    assert stage(state) == "roll"


@rule("R6.3")
def test_one_egg_hatches_once_however_many_pairs_there_are() -> None:
    state = table("B", ["egg/222222", "", ""])
    assert dice(state, 0) == 7
    assert lying(state, "eggs") == 12


@rule("R6.1", "RU-26")
def test_hatching_is_not_optional() -> None:
    state = table("B", ["egg/22", "egg/33", ""])
    assert dice(state, 0) == 8
    assert stage(state) == "roll"


@rule("R6.4", "RU-28")
def test_with_all_dice_in_play_the_egg_stays_and_the_pair_goes_home() -> None:
    state = table("B", ["egg/2233", "bb/3", ""], more={0: {"dice": 18}})
    choose(state, "0 pair 2")
    assert dice(state, 0) == 18
    assert hive(state, 0) == ["egg", "bb", ""]
    assert lying(state, "eggs") == 11


# ---------------------------------------------------------------------- Expertise on an egg


@rule("Q10", "R6.5")
def test_expertise_hatches_with_two_different_bees() -> None:
    state = table("B", ["egg/46", "", ""], hands={0: ["expert"]})
    assert offered(state) == ["pass", "play expert"]
    choose(state, "0 play expert")
    assert dice(state, 0) == 7
    assert hive(state, 0)[0] == ""
    assert lying(state, "discard") == ["expert"]


@rule("Q10")
def test_with_more_than_two_bees_the_two_are_named() -> None:
    state = table("B", ["egg/146", "egg/23", ""], hands={0: ["expert"]})
    choose(state, "0 play expert")
    assert offered(state) == ["hatch r1", "hatch r2"]
    choose(state, "0 hatch r1")
    assert offered(state) == ["die 1", "die 4", "die 6"]
    choose(state, "0 die 4")
    assert offered(state) == ["die 1", "die 6"]
    choose(state, "0 die 1")
    assert dice(state, 0) == 7


@rule("Q10")
def test_expertise_on_an_egg_needs_two_bees_no_pair_and_a_die() -> None:
    for rooms in (["egg/4"], ["/46"], ["egg"]):
        assert stage(table("B", rooms, hands={0: ["expert"]})) == "roll"
    full = table("B", ["egg/46"], hands={0: ["expert"]}, more={0: {"dice": 18}})
    assert stage(full) == "roll"
