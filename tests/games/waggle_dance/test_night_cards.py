"""Queen's Gift and Mix, and the calls for them (R4.3, Q9, Q14)."""

from games.waggle_dance.tables import (
    choose,
    dice,
    hive,
    lying,
    offered,
    stage,
    starting,
    table,
    view,
)
from marks import rule

# ---------------------------------------------------------------------- Queen's Gift


@rule("Q9", "E29", "R4.3", "RU-45", "RU-46")
def test_a_gift_egg_at_nightfall_hatches_the_same_night() -> None:
    state = table("nightfall", ["w", "w", "/22"], hands={0: ["gift"]})
    assert offered(state) == ["pass", "play gift"]
    choose(state, "0 play gift")
    assert offered(state) == ["gift room", "gift egg"]
    choose(state, "0 gift egg")  # r3 is the only empty room
    assert dice(state, 0) == 7
    assert hive(state, 0)[2] == ""
    assert lying(state, "discard") == ["gift"]


@rule("Q9", "R4.3")
def test_gifts_may_be_played_one_after_the_other() -> None:
    state = table("nightfall", hands={0: ["gift", "gift"], 1: ["gift"]}, first=1)
    choose(state, "1 pass", "0 play gift", "0 gift room", "0 play gift", "0 gift egg", "0 put r4")
    assert hive(state, 0) == ["", "", "", "egg"]
    assert lying(state, "tiles") == 35


@rule("RU-45", "R4.3")
def test_holders_are_called_before_each_step_of_the_night() -> None:
    state = table("nightfall", hands={0: ["gift"]})
    stages = []
    while view(state, 0)["ask"] == "cards":
        stages.append(stage(state))
        assert offered(state) == ["pass", "play gift"]
        choose(state, "0 pass")
        if view(state, 0)["ask"] == "honey":  # R4.4: and in one's own turn in F
            choose(state, "0 done")
    assert stages == ["nightfall", "B", "C", "D", "E", "F", "G"]


@rule("RU-45")
def test_the_last_egg_just_hatched_can_be_given_before_step_c() -> None:
    """Seat 1's egg goes back to an empty supply in B; seat 0 takes it before seat 1's bee can."""
    hives = [["", "w", "w"], ["egg/22", "egg", "egg"], ["egg"]]
    state = table("nightfall", *hives, hands={0: ["gift"]}, slots={"C": "1....."},
                  options={"egg_supply": 4})  # fmt: skip
    assert lying(state, "eggs") == 0
    choose(state, "0 pass", "0 pass")
    assert (stage(state), lying(state, "eggs")) == ("C", 1)
    choose(state, "0 play gift", "0 gift egg")
    assert hive(state, 0)[0] == "egg"
    assert stage(state) == "roll"  # the bee on C comes home without an egg


@rule("RU-52", "R4.3")
def test_whoever_passed_is_called_again_after_another_has_played_a_card() -> None:
    state = table("nightfall", hands={0: ["gift"], 1: ["gift"]}, slots={"A": "2....."})
    choose(state, "0 pass")
    assert state.actor() == 1
    choose(state, "1 play gift", "1 gift room")
    assert (state.actor(), stage(state)) == (0, "nightfall")
    choose(state, "0 play gift", "0 gift room")
    assert stage(state) == "roll"  # nobody has a card left to be called for
    assert [len(hive(state, seat)) for seat in range(3)] == [4, 4, 4]


@rule("RU-52", "RU-45")
def test_a_step_begins_when_all_have_passed_in_a_row() -> None:
    state = table("nightfall", hands={0: ["gift"], 1: ["gift"], 2: ["gift"]}, first=1)
    asked = []
    while stage(state) == "nightfall":
        asked.append(state.actor())
        if asked == [1, 2]:
            choose(state, "2 play gift", "2 gift room")
        else:
            choose(state, f"{state.actor()} pass")
    assert asked == [1, 2, 0, 1]


@rule("RU-45", "Q14")
def test_a_mix_before_step_f_makes_honey_of_this_night() -> None:
    state = table("F", ["www/11", "wy", ""], hands={0: ["mix"]})
    assert (view(state, 0)["ask"], offered(state)) == ("cards", ["pass", "play mix"])
    choose(state, "0 play mix", "0 from r1", "0 to r2", "0 move r2", "0 white", "0 done")
    assert hive(state, 0)[0] == "honey"


@rule("Q9")
def test_only_gifts_that_can_be_given_are_listed() -> None:
    no_tiles = table("nightfall", hands={0: ["gift"]}, options={"tiles": 12})
    choose(no_tiles, "0 play gift")
    assert starting(no_tiles, "put") == ["r1", "r2", "r3"]
    no_room = table("nightfall", ["w", "w", "w"], hands={0: ["gift"]})
    choose(no_room, "0 play gift")
    assert len(hive(no_room, 0)) == 4


@rule("Q9")
def test_a_gift_with_nothing_to_give_cannot_be_played() -> None:
    state = table("nightfall", ["w", "w", "w"], hands={0: ["gift"]}, options={"tiles": 12})
    assert stage(state) == "roll"


@rule("R4.4", "Q9")
def test_a_gift_can_be_played_among_the_choices_of_step_c() -> None:
    state = table("C", hands={0: ["gift"]}, slots={"C": "0....."})
    choose(state, "0 pass")  # before the step (RU-45)
    assert offered(state) == ["pass", "play gift", "put r1", "put r2", "put r3"]


@rule("R4.4", "R7.1")
def test_a_gift_room_can_take_the_egg_of_step_c() -> None:
    state = table("C", ["w", "w", "w"], hands={0: ["gift"]}, slots={"C": "0....."})
    choose(state, "0 pass")
    assert (view(state, 0)["ask"], offered(state)) == ("egg", ["pass", "play gift"])
    choose(state, "0 play gift")
    assert offered(state) == ["pass", "put r4"]


@rule("R4.4", "R8.6")
def test_a_gift_room_can_take_surplus_nectar() -> None:
    full = ["egg", "egg", "egg"]
    state = table("D", full, hands={0: ["gift"]}, flowers={"D1": ["1"]})
    choose(state, "0 pass")
    assert offered(state) == ["return", "play gift"]
    choose(state, "0 play gift")
    assert offered(state) == ["return", "put r4"]


@rule("R4.4", "R9.5")
def test_a_gift_egg_can_be_traded() -> None:
    state = table("E", hands={0: ["gift"]}, slots={"E": "0....."})
    choose(state, "0 pass")
    assert offered(state) == ["done", "play gift"]
    choose(state, "0 play gift", "0 gift egg", "0 put r2")
    assert offered(state) == ["done", "trade r2"]


@rule("R4.4", "R10.1")
def test_in_step_f_a_seat_without_bees_may_still_play_its_cards() -> None:
    state = table("F", hands={3: ["gift"]})
    choose(state, "3 pass")
    assert (state.actor(), offered(state)) == (3, ["done", "play gift"])
    choose(state, "3 done")
    assert (stage(state), offered(state)) == ("G", ["pass", "play gift"])


# ---------------------------------------------------------------------- Mix


@rule("Q14", "R4.3")
def test_mix_moves_cubes_between_two_rooms_without_bees() -> None:
    state = table("nightfall", ["ww", "wwy", "egg"], hands={0: ["mix"]})
    choose(state, "0 play mix")
    assert offered(state) == ["from r1", "from r2"]
    choose(state, "0 from r1")  # r2 is the only partner
    assert offered(state) == ["done", "move r1", "move r2"]
    choose(state, "0 move r2", "0 white", "0 move r2", "0 white")
    assert hive(state, 0) == ["wwww", "y", "egg"]
    assert view(state, 0)["moves_left"] == 3
    choose(state, "0 done")
    assert stage(state) == "roll"


@rule("Q14")
def test_mix_exchanges_between_full_rooms_and_has_a_limit() -> None:
    state = table("nightfall", ["wwwy", "wyyy", ""], hands={0: ["mix"]})
    choose(state, "0 play mix", "0 from r1", "0 to r2", "0 move r1", "0 yellow")
    assert hive(state, 0) == ["wwww", "yyyy", ""]
    for _ in range(3):  # there and back
        choose(state, "0 move r1", "0 move r1", "0 yellow")
    assert view(state, 0)["moves_left"] == 1
    choose(state, "0 move r1")  # the eighth and last
    assert stage(state) == "roll"


@rule("Q14")
def test_mix_needs_a_cube_that_can_move() -> None:
    for rooms in (["", "", ""], ["w", "egg", "honey"], ["wwww", "wwww"]):
        assert stage(table("nightfall", rooms, hands={0: ["mix"]})) == "roll"


@rule("R4.4", "Q14")
def test_mix_can_make_room_for_an_egg() -> None:
    state = table("C", ["w", "w", "egg"], hands={0: ["mix"]}, slots={"C": "0....."})
    choose(state, "0 pass")
    assert offered(state) == ["pass", "play mix"]
    choose(state, "0 play mix", "0 from r1", "0 move r1", "0 done")
    assert offered(state) == ["pass", "put r1"]
