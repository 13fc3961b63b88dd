"""Cards played by night, drawing them, and when they cannot be played (Q8–Q14, R4.3, R4.4, R11)."""

from collections.abc import Iterable

from games.waggle_dance.tables import (
    choose,
    dice,
    hive,
    lying,
    nectar,
    offered,
    seat_of,
    stage,
    starting,
    table,
    view,
)
from marks import rule
from skep.games.waggle_dance.choices import CARD_CODES

ALL = [code for code in CARD_CODES for _ in range(3)]


def all_but(*codes: str, among: Iterable[str] = ALL) -> list[str]:
    """Every card of the game except these copies."""
    rest = list(among)
    for code in codes:
        rest.remove(code)
    return rest


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


# ---------------------------------------------------------------------- Bonus


@rule("Q11", "E31", "R8.5")
def test_bonus_takes_one_more_of_a_flower_one_took_from() -> None:
    third = ["oo", "", ""]
    state = table("D", ["", "", ""], ["", "", ""], third, first=1, hands={1: ["bonus"]},
                  flowers={"D3": ["3", "3"], "D1": ["1"]})  # fmt: skip
    assert nectar(state, "orange") == 12
    assert offered(state) == ["return", "play bonus", "put r1", "put r2", "put r3"]
    choose(state, "1 play bonus")  # D3 is the only flower it took from
    assert nectar(state, "orange") == 11
    choose(state, "1 put r1", "1 put r1")
    assert hive(state, 1)[0] == "oo"
    assert state.actor() == 0


@rule("Q11")
def test_bonus_chooses_among_the_flowers_and_may_be_repeated() -> None:
    state = table("D", hands={0: ["bonus", "bonus"]}, flowers={"D1": ["1"], "D6": ["6"]})
    choose(state, "0 put r1", "0 put r1", "0 play bonus")
    assert starting(state, "flower") == ["1", "6"]
    choose(state, "0 flower 1", "0 put r1", "0 play bonus", "0 flower 6")
    choose(state, "0 put r2", "0 put r2", "0 put r2")
    assert hive(state, 0) == ["www", "bbb", ""]


@rule("Q11", "RU-47")
def test_bonus_needs_an_award_and_a_cube_left() -> None:
    nothing = table("D", hands={0: ["bonus"]}, flowers={"D1": ["1", "11", "1"]})
    choose(nothing, "1 return", "1 return")
    assert stage(nothing) == "roll"
    full = ["wwww", "wwww", "wwww", "w"]
    empty = table("D", ["", "", ""], full, hands={0: ["bonus"]}, flowers={"D1": ["1"]})
    assert nectar(empty, "white") == 0
    assert offered(empty) == ["return", "put r1", "put r2", "put r3"]


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


# ---------------------------------------------------------------------- drawing, Scout


@rule("R11.1", "R11.3")
def test_each_bee_on_g_draws_a_card_by_the_copies_left() -> None:
    state = table("G", slots={"G": "00.1.."}, discard=["gift", "gift", "mix", "mix", "mix"])
    weights = {state.game.token(choice): weight for choice, weight in state.chances()}
    assert weights["card gift"] == 1
    assert weights["card vol"] == 3
    assert "card mix" not in weights
    choose(state, "chance card vol", "chance card gift")
    assert seat_of(state, 0)["hand"] == ["vol", "gift"]


@rule("R11.4", "E30", "Q8", "RU-48")
def test_scout_with_a_short_deck() -> None:
    hands = {0: ["scout"]}
    discard = all_but("mix", "gift", "scout")
    state = table("G", hands=hands, discard=discard, slots={"G": "01...."}, tiles=36)
    assert lying(state, "deck") == ["gift", "mix"]
    assert offered(state) == ["play scout", "draw"]
    choose(state, "0 play scout", "chance card mix", "chance card gift")
    assert offered(state) == ["keep gift", "keep mix"]
    choose(state, "0 keep gift")
    assert seat_of(state, 0)["hand"] == ["gift"]
    assert lying(state, "discard").count("mix") == 3
    assert lying(state, "deck") == []
    choose(state, "0 done")  # the gift could be played at once (R11.6)
    assert seat_of(state, 1)["hand"] == []
    assert stage(state) == "roll"


@rule("Q8", "R11.2")
def test_scout_draws_three_and_keeps_one() -> None:
    state = table("G", hands={0: ["scout"]}, slots={"G": "0....."})
    choose(state, "0 play scout", "chance card vol", "chance card vol", "chance card trick")
    assert offered(state) == ["keep vol", "keep trick"]
    choose(state, "0 keep vol")
    assert seat_of(state, 0)["hand"] == ["vol"]
    assert sorted(lying(state, "discard")) == ["scout", "trick", "vol"]


@rule("Q8", "RU-50")
def test_a_scout_just_drawn_serves_the_next_bee() -> None:
    state = table("G", slots={"G": "00...."})
    choose(state, "chance card scout")
    assert offered(state) == ["play scout", "draw"]
    choose(state, "0 draw", "chance card alch")
    assert seat_of(state, 0)["hand"] == ["scout", "alch"]


@rule("Q8")
def test_scout_needs_a_bee_about_to_draw_and_a_card() -> None:
    assert stage(table("G", hands={0: ["scout"]})) == "roll"
    empty = table("G", hands={0: ["scout"]}, discard=all_but("scout"), slots={"G": "0....."})
    assert stage(empty) == "roll"


@rule("R11.6", "RU-50")
def test_a_card_drawn_can_be_played_the_same_night() -> None:
    state = table("G", slots={"G": "0....."})
    choose(state, "chance card gift")
    assert offered(state) == ["done", "play gift"]
    choose(state, "0 play gift", "0 gift room")
    assert len(hive(state, 0)) == 4


@rule("R11.6")
def test_only_a_seat_that_drew_may_play_after_it() -> None:
    state = table("G", hands={0: ["gift"]}, slots={"G": "......"})
    choose(state, "0 pass")  # before the step (RU-45)
    assert stage(state) == "roll"


@rule("R11.1", "RU-24")
def test_without_auto_take_a_draw_may_be_declined() -> None:
    state = table("G", hands={0: ["scout"]}, slots={"G": "00...."}, options={"auto_take": "off"})
    assert offered(state) == ["pass", "play scout", "draw"]
    choose(state, "0 pass", "0 draw", "chance card vol")
    assert seat_of(state, 0)["hand"] == ["vol", "scout"]


@rule("R11.5", "RU-49")
def test_discards_come_back_only_if_the_option_says_so() -> None:
    discard = all_but("vol")
    for reshuffle, deck in (("never", 0), ("when_empty", 41)):
        state = table("G", hands={0: ["vol"]}, discard=discard, options={"reshuffle": reshuffle})
        assert len(lying(state, "deck")) == deck
    kept = table("G", discard=all_but("vol"), options={"reshuffle": "when_empty"})
    assert lying(kept, "deck") == ["vol"]  # the deck was not empty


@rule("R11.3")
def test_any_number_of_cards_may_be_held_and_played() -> None:
    hand = ["gift"] * 3 + ["mix"] * 3 + ["alch"] * 3
    state = table("nightfall", ["w", "", ""], hands={0: hand})
    for _ in range(3):
        choose(state, "0 play gift", "0 gift room")
    assert len(hive(state, 0)) == 6
    assert len(seat_of(state, 0)["hand"]) == 6
