"""Steps A and C of the night, and the order of all (R4, R5, R7)."""

from games.waggle_dance.tables import choose, dice, hive, lying, offered, stage, table, view
from marks import rule

THREE = ["", "", ""]


@rule("R5.1", "R4.2", "E7")
def test_each_bee_on_a_builds_a_room() -> None:
    state = table("A", slots={"A": "1.2..3"})
    assert [len(hive(state, seat)) for seat in range(4)] == [3, 4, 4, 4]
    assert lying(state, "tiles") == 33
    assert lying(state, "slots")["A"] == "......"


@rule("R5.1", "R7.1")
def test_a_new_room_can_be_used_the_same_night() -> None:
    state = table("A", ["egg", "egg", "egg"], slots={"A": "0.....", "C": "0....."})
    assert offered(state) == ["pass", "put r4"]


@rule("R5.2", "R4.1", "RU-60")
def test_the_last_tile_goes_to_the_first_in_turn_order() -> None:
    state = table("A", first=2, slots={"A": "0.2..."}, options={"tiles": 13})
    assert [len(hive(state, seat)) for seat in range(4)] == [3, 3, 4, 3]
    assert lying(state, "tiles") == 0


@rule("R5.3", "RU-24")
def test_without_auto_take_each_bee_on_a_is_asked() -> None:
    state = table("A", slots={"A": "00...."}, options={"auto_take": "off"})
    assert offered(state) == ["pass", "take"]
    choose(state, "0 pass")
    assert len(hive(state, 0)) == 3
    choose(state, "0 take")
    assert len(hive(state, 0)) == 4


@rule("R6.6", "R7.1", "RU-29")
def test_an_egg_of_step_c_does_not_hatch_the_same_night() -> None:
    state = table("B", ["/22", "w", "w"], slots={"C": "0....."})
    choose(state, "0 put r1")
    assert hive(state, 0)[0] == "egg"
    assert dice(state, 0) == 6


@rule("RU-27", "R7.1")
def test_a_room_whose_egg_hatched_can_take_an_egg_the_same_night() -> None:
    state = table("B", ["egg/22", "w", "w"], slots={"C": "0....."})
    assert offered(state) == ["pass", "put r1"]


@rule("R7.1", "R7.2")
def test_each_bee_on_c_may_take_an_egg_or_refuse_it() -> None:
    state = table("C", slots={"C": "00...."})
    assert offered(state) == ["pass", "put r1", "put r2", "put r3"]
    choose(state, "0 put r2")
    assert offered(state) == ["pass", "put r1", "put r3"]
    choose(state, "0 pass")
    assert hive(state, 0) == ["", "egg", ""]
    assert lying(state, "eggs") == 11


@rule("R7.2", "R7.3")
def test_an_egg_needs_an_empty_room() -> None:
    state = table("C", ["w", "egg", "honey"], slots={"C": "00...."})
    assert stage(state) == "roll"
    assert lying(state, "eggs") == 11


@rule("R7.2", "R4.1", "E19", "RU-52")
def test_the_last_egg_is_offered_in_turn_order() -> None:
    hives = [["egg", "egg", "egg", ""], ["", "egg"], ["egg"] * 4, ["", "egg"]]
    for last, taker in ((["3 put r1"], 3), (["3 pass", "1 put r1"], 1)):
        few = {"egg_supply": 10}
        state = table("C", *hives, first=2, slots={"C": ".3..1."}, options=few)
        assert lying(state, "eggs") == 1
        assert state.actor() == 3
        choose(state, *last)
        assert hive(state, taker)[0] == "egg"
        assert lying(state, "eggs") == 0
        assert stage(state) == "roll"


@rule("R4.2")
def test_bees_go_home_whether_or_not_they_gained_anything() -> None:
    state = table("C", ["w", "egg", "honey"], slots={"C": "0x....", "E": ".....0", "G": "..x..."},
                  options={"players": 3, "blockers": "markers"})  # fmt: skip
    choose(state, "0 done")
    assert lying(state, "slots") == {"A": "......", "C": ".x....", "E": "......", "G": "..x..."}


@rule("R4.1")
def test_steps_come_in_order_and_each_in_turn_order() -> None:
    hives = [["egg/11", "ww", ""], ["", "yy", ""]]
    slots = {"A": "10....", "C": "01....", "E": "10....", "G": "0....."}
    more = {0: {"dice": 8}}
    state = table("nightfall", *hives, first=1, slots=slots, flowers={"D1": ["1"]}, more=more)
    order = []
    while lying(state, "round") == 1:
        order.append((view(state)["stage"], state.actor()))
        token = offered(state)[0]
        choose(state, ("chance" if state.actor() < 0 else str(state.actor())) + " " + token)
    assert order == [("C", 1), ("C", 0), ("D", 0), ("D", 0), ("E", 1), ("E", 0), ("G", -1)]
