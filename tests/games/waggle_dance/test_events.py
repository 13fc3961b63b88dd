"""What happens is told by the rule that does it: cause before effect, once, and as a whole."""

import pytest

from games.waggle_dance.tables import choose, events, log, table
from marks import rule
from skep.games.waggle_dance import KIND
from skep.kernel import CHANCE, Random, State, Told


def names(told: list[Told]) -> list[str]:
    return [name for name, _ in told]


# ---------------------------------------------------------------------- set-up


@rule("S5", "RU-6", "RU-7")
def test_the_rolls_for_the_first_turn_are_told_and_those_who_roll_again() -> None:
    state = KIND.build({"players": 2, "queen_deck": "all14", "blockers": "none"}).start()
    assert log(state, "chance roll 5", "chance roll 5", viewer=1) == [
        "Violet rolls a 5 for the first turn.",
        "You roll a 5 for the first turn.",
        "A tie at 5: those players roll again.",
    ]
    assert log(state, "chance roll 5", "chance roll 2")[1:] == [
        "Yellow rolls a 2 for the first turn.",
        "Round 1: Violet goes first.",
    ]


@rule("S3")
def test_types_left_out_and_banned_are_told() -> None:
    drawn = KIND.build({"queen_deck": "ten_random", "first_player": "seat0"}).start()
    assert log(drawn, "chance remove over") == ["Overtime is not in this game."]
    options = {"queen_deck": "ten_ban", "first_player": "seat0", "players": 2}
    banned = KIND.build({**options, "blockers": "none"}).start()
    assert log(banned, "0 ban mix", viewer=0) == ["You ban Mix."]


@rule("S6", "R2.2")
@pytest.mark.parametrize(
    ("edition", "sentence"),
    [("nectar", "Covered this round: A2, C5, E1, G6."),
     ("pollen", "Covered for the whole game: A2, C5, E1, G6.")],
)  # fmt: skip
def test_the_slots_that_are_covered_are_told_in_one_line(edition: str, sentence: str) -> None:
    options = {"players": 3, "first_player": "seat0", "queen_deck": "all14", "edition": edition}
    state = KIND.build(options).start()
    said = log(state, "chance block A2", "chance block C5", "chance block E1", "chance block G6")
    assert said[0] == sentence


# ---------------------------------------------------------------------- by day


@rule("R2.3")
def test_every_die_is_told_and_a_seats_roll_is_one_line() -> None:
    game = KIND.build({"players": 2, "start_bees": 2, "first_player": "seat0", "blockers": "none"})
    state = game.start()
    while state.legal(CHANCE)[0] != game.choice("roll 1"):
        state.apply(CHANCE, state.legal(CHANCE)[0])
    twin = state.clone()
    assert events(state, "chance roll 5", "chance roll 2") == [
        ("bee-rolled", {"seat": 0, "value": 5}),
        ("bee-rolled", {"seat": 0, "value": 2}),
        ("bees-rolled", {"seat": 0, "bees": "25"}),
    ]
    assert log(twin, "chance roll 5", "chance roll 2", viewer=0) == ["You roll 2 5."]


@rule("R3.4", "R3.6")
@pytest.mark.parametrize(
    ("place", "sentence"),
    [("A", "Violet places a 3 on A (build a room)."),
     ("D3", "Violet places a 3 on the orange flower (D3)."),
     ("r2", "Violet places a 3 in room 2.")],
)  # fmt: skip
def test_a_placement_is_told_once_with_the_bees_value(place: str, sentence: str) -> None:
    state = table("place", free={0: "35", 1: "22"})
    assert log(state, "0 die 3", f"0 to {place}") == [sentence]


@rule("R1.3", "R3.4")
def test_a_bee_that_has_one_place_to_go_is_told_like_any_other() -> None:
    taken = dict.fromkeys("ACEG", "3.....")
    state = table("place", ["honey"], free={0: "15", 1: "2"}, slots=taken)
    assert events(state, "0 die 1") == [("bee-placed", {"seat": 0, "value": 1, "place": "D1"})]


@rule("Q6", "Q5")
def test_a_trick_and_a_sick_leave_say_whose_bee_it_was() -> None:
    state = table("place", free={0: "33", 1: "22"}, hands={1: ["trick"]})
    log(state, "0 to D3")
    twin = state.clone()
    assert log(state, "1 play trick", "1 flower 6", viewer=2) == [
        "Yellow plays Dirty Trick and moves Violet’s 3 to the blue flower (D6).",
    ]
    assert log(twin, "1 play trick", "1 flower 6", viewer=0) == [
        "Yellow plays Dirty Trick and moves your 3 to the blue flower (D6).",
    ]
    state = table("sick", free={0: "12", 1: "13"}, hands={0: ["sick"]})
    assert log(state, "0 play sick", "0 die 3") == ["Violet puts Yellow’s 3 on sick leave."]


@rule("R13.6", "Q6")
def test_a_card_played_is_heard_before_its_choices_are_made() -> None:
    state = table("place", free={0: "33", 1: "22"}, hands={1: ["trick"]})
    events(state, "0 to D3")
    assert events(state, "1 play trick") == [("card-played", {"seat": 1, "card": "trick"})]
    moved = {"seat": 1, "other": 0, "value": 3, "origin": "D3", "place": "D6"}
    assert events(state, "1 flower 6") == [("bee-tricked", moved)]


@rule("Q2", "Q3", "Q4", "Q7")
def test_cards_played_by_day_say_what_they_do() -> None:
    hand = {0: ["over", "dir", "shift", "feint"]}
    state = table(free={0: "1256", 1: "12"}, hands=hand, flowers={"D4": ["4"]})
    assert log(state, "0 play dir") == [
        "Violet plays Directions: their bees of any value may go to the pink flower (D4)."
    ]
    assert log(state, "0 play shift", "0 more", viewer=0) == [
        "You play Shift Change: one bee more this turn."
    ]
    assert log(state, "0 play over", "0 die 2", "0 face 3", "0 to r1") == [
        "Violet plays Overtime and turns a 2 into a 3.",
        "Violet places a 3 in room 1.",
    ]
    assert log(state, "0 play feint", "0 from r1", "0 to A") == [
        "Violet plays Feint and moves a 3 from room 1 to A (build a room)."
    ]


@rule("Q1", "Q1.5")
def test_the_volunteer_is_told_and_which_value_a_wild_one_takes() -> None:
    options = {"volunteer_wild": "on", "players": 2, "blockers": "none", "start_bees": 1}
    state = table("dawn", hands={0: ["vol"]}, options=options)
    assert log(state, "0 play vol") == ["Violet plays Volunteer: one more bee this round."]
    choose(state, "chance roll 2", "chance roll 5")
    assert names(events(state, "0 face 6", "0 to r1")) == ["volunteer-turned", "bee-placed"]


# ---------------------------------------------------------------------- by night


@rule("R4.1", "R5.1", "R6.1", "R8.2")
def test_the_night_is_told_step_by_step_and_bee_by_bee() -> None:
    state = table("place", ["egg/22", "", ""], free={1: "3"}, slots={"A": "11...."})
    told = events(state, "1 to D3")
    assert names(told) == [
        "bee-placed", "night-fell", "step-began", "room-built", "room-built", "bees-home",
        "step-began", "egg-hatched", "step-began", "bees-home", "step-began", "nectar-gathered",
    ]  # fmt: skip
    assert [details["step"] for name, details in told if name == "step-began"] == list("ABCD")
    assert [details for name, details in told if name == "room-built"] == [
        {"seat": 1, "room": 4}, {"seat": 1, "room": 5}
    ]  # fmt: skip


@rule("R6.1", "R6.4", "Q10")
def test_an_egg_hatches_or_stays_and_the_card_that_helped_is_named() -> None:
    full = table("B", ["egg/22"], more={0: {"dice": 18}}, hands={1: ["gift"]})
    assert log(full, "1 pass")[0] == (
        "Violet’s egg in room 1 does not hatch: all their dice are in play."
    )
    helped = table("B", ["egg/46", "", ""], hands={0: ["expert"]})
    assert log(helped, "0 play expert", viewer=0)[0] == (
        "You play Expertise: your egg in room 1 hatches (7 bees)."
    )


@rule("R7.1")
def test_an_egg_is_told_as_an_egg() -> None:
    state = table("C", ["", "w"], slots={"C": "0....."})
    assert log(state, "0 put r1")[0] == "Violet puts an egg into room 1."


@rule("R8.2", "R8.4")
def test_gathering_is_told_seat_by_seat_as_it_comes() -> None:
    state = table("D", flowers={"D1": ["1"], "D6": ["", "66", "6"]}, hands={3: ["gift"]})
    assert log(state, "3 pass") == ["Violet gathers 2 white nectar."]
    assert log(state, "0 put r1", "0 put r1", viewer=1) == [
        "Violet puts a white cube into room 1.",
        "Violet puts a white cube into room 1.",
        "You gather 2 blue nectar.",
    ]


@rule("R8.4", "RU-33")
def test_a_flower_that_is_short_of_cubes_is_told() -> None:
    full = ["vvvv", "vvvv", "vvvv", "vv"]
    state = table("D", ["", "", ""], ["", "", ""], full, flowers={"D5": ["5", "55"]},
                  hands={3: ["gift"]})  # fmt: skip
    log(state, "3 pass")
    assert log(state, "0 put r1")[1] == (
        "The violet flower (D5) has too few cubes: Yellow misses 2."
    )


@rule("R8.6", "R8.7")
@pytest.mark.parametrize(
    ("token", "sentence"),
    [("put r2", "Violet puts a white cube into room 2."),
     ("return", "Violet gives a white cube back.")],
)  # fmt: skip
def test_a_stored_cube_is_named(token: str, sentence: str) -> None:
    state = table("D", ["y", "w"], flowers={"D1": ["1"]})
    assert log(state, f"0 {token}") == [sentence]


@rule("R8.6", "R1.3")
def test_a_cube_that_can_only_go_back_is_told_too() -> None:
    state = table("D", ["egg", "www"], flowers={"D1": ["1"]})
    assert log(state, "0 put r2")[:2] == [
        "Violet puts a white cube into room 2.",
        "Violet gives a white cube back.",
    ]


@rule("R9.1")
def test_a_trade_tells_what_went_for_what() -> None:
    state = table("E", ["wwyy", ""], slots={"E": "0....."})
    assert log(state, "0 trade r1", "0 white", "0 blue", "0 put r2")[:2] == [
        "Violet trades 2 white for 1 blue.",
        "Violet puts a blue cube into room 2.",
    ]


@rule("R10.4")
def test_a_move_tells_which_cube_went_where() -> None:
    state = table("F", ["wy/4", "w/4", "y/4"])
    sentence = "Violet moves a white cube from room 1 to room 2."
    assert log(state, "0 move r1", "0 white", "0 put r2") == [sentence]
    full = table("F", ["w/2", "wyob/2"])
    assert log(full, "0 move r1", "0 orange", viewer=0)[0] == (
        "You swap a white cube from room 1 for an orange one from room 2."
    )


@rule("R10.2", "R10.6", "R10.8")
def test_honey_says_what_it_was_made_of() -> None:
    plain = table("F", ["wwww/11", "b/2", "b/2"])
    told = dict(events(plain.clone(), "0 done"))["honey-made"]
    assert told == {"seat": 0, "room": 1, "cubes": "wwww", "total": 1}
    assert log(plain, "0 done")[0] == ("Violet makes 1 honey in room 1 from 4 white (1 in total).")
    helped = table("F", ["wwwy/44"], hands={0: ["effic", "alch"]})
    choose(helped, "0 honey r1")
    assert log(helped, "0 using alch", viewer=0)[0] == (
        "You play Alchemy and make 1 honey in room 1 from 3 white and 1 yellow (1 in total)."
    )


@rule("Q9", "Q11", "Q14")
def test_cards_played_by_night_say_what_they_do() -> None:
    hand = {0: ["gift", "gift", "mix"]}
    state = table("nightfall", ["w", "wy", ""], hands=hand)
    assert log(state, "0 play gift", "0 gift room", "0 play gift", "0 gift egg", "0 put r3") == [
        "Violet plays Queen’s Gift and takes room 4.",
        "Violet plays Queen’s Gift and puts an egg into room 3.",
    ]
    assert log(state, "0 play mix", "0 from r1", "0 to r2", viewer=0) == [
        "You play Mix on rooms 1 and 2."
    ]
    third = table("D", hands={0: ["bonus"]}, flowers={"D3": ["3"]})
    assert log(third, "0 play bonus") == ["Violet plays Bonus and gathers 1 more orange nectar."]


@rule("R11.1", "Q8")
def test_a_card_drawn_says_to_whom_it_went() -> None:
    state = table("G", slots={"G": "0....."})
    assert log(state.clone(), "chance card mix", viewer=0)[0] == "You draw Mix."
    assert log(state, "chance card mix", viewer=1)[0] == "Violet draws a Queen card."


@rule("Q8", "RU-48")
def test_a_scout_shows_others_what_it_drops() -> None:
    state = table("G", hands={0: ["scout"]}, slots={"G": "0....."})
    assert log(state, "0 play scout") == ["Violet plays Scout and looks at 3 cards."]
    said = log(state, "chance card vol", "chance card over", "chance card mix", "0 keep over")
    assert said[:3] == [
        "Violet keeps one of the cards.", "Volunteer is discarded.", "Mix is discarded."
    ]  # fmt: skip


@rule("R12.1", "R12.2", "R12.4", "R11.5", "W1")
def test_the_end_of_a_round_and_of_the_game_is_told() -> None:
    state = table(free={0: "3"}, first=0)
    assert names(events(state, "0 to r1"))[-2:] == ["round-ended", "round-began"]
    won = table("F", ["honey"] * 6 + ["wwww/33", "w/3"])
    assert log(won, "0 done", viewer=0)[-2:] == [
        "The honey target is reached.",
        "You win with 7 honey.",
    ]


# ---------------------------------------------------------------------- both languages, all games


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("edition", ["nectar", "pollen"])
def test_no_sentence_is_left_with_a_gap(lang: str, edition: str) -> None:
    rng = Random(7)
    options = {"players": 3, "edition": edition, "queen_deck": "all14", "round_limit": 10}
    state: State = KIND.build(options).start()
    while not state.over:
        seat = state.actor()
        open_to = state.legal(seat)
        choice = state.sample(rng) if seat == CHANCE else open_to[rng.randrange(len(open_to))]
        who = "chance" if seat == CHANCE else str(seat)
        for sentence in log(state, f"{who} {state.game.token(choice)}", viewer=0, lang=lang):
            assert "{" not in sentence
            assert sentence.endswith(".")
