"""Set-up: supplies, the Queen deck, the first player, markers (S1–S7)."""

import pytest

from games.waggle_dance.tables import (
    advance,
    choose,
    hive,
    lying,
    offered,
    seat_of,
    stage,
    starting,
    view,
)
from marks import rule
from skep.games.waggle_dance import KIND
from skep.games.waggle_dance.choices import CARD_CODES
from skep.games.waggle_dance.show.view import COMPONENTS
from skep.kernel import CHANCE, BadOption, Random
from skep.kernel.data import read_data


@rule("S1", "S2", "S4", "RU-3", "RU-60")
@pytest.mark.parametrize(("players", "tiles"), [(2, 42), (3, 39), (4, 36)])
def test_each_seat_starts_with_three_rooms_and_six_bees(players: int, tiles: int) -> None:
    state = KIND.build({"players": players}).start()
    assert lying(state, "nectar") == [15] * 6
    assert (lying(state, "eggs"), lying(state, "tiles")) == (12, tiles)
    for seat in range(players):
        assert hive(state, seat) == ["", "", ""]
        assert seat_of(state, seat)["dice"] == 6
        assert seat_of(state, seat)["hand"] == []


@rule("S3", "RU-2")
def test_ten_random_types_make_a_deck_of_thirty() -> None:
    state = KIND.build({"edition": "nectar", "first_player": "seat0"}).start()
    assert [len(starting(state, "remove"))] == [14]
    weights = {weight for _, weight in state.chances()}
    assert weights == {1}
    choose(state, "chance remove vol", "chance remove mix")
    assert len(starting(state, "remove")) == 12
    choose(state, "chance remove sick", "chance remove gift")
    assert len(lying(state, "deck")) == 30
    assert set(lying(state, "types")) == set(CARD_CODES) - {"vol", "mix", "sick", "gift"}


@rule("S3")
def test_edition_pollen_shuffles_in_every_card() -> None:
    state = KIND.build({"edition": "pollen", "first_player": "seat0"}).start()
    assert len(lying(state, "deck")) == 42


@rule("S3")
def test_a_list_names_the_ten_types() -> None:
    ten = "ten_list:vol+over+dir+shift+sick+trick+scout+gift+bonus+effic"
    state = KIND.build({"queen_deck": ten, "first_player": "seat0"}).start()
    assert len(lying(state, "deck")) == 30
    assert "mix" not in lying(state, "types")


@rule("S3")
@pytest.mark.parametrize(("players", "order"), [(2, "1010"), (3, "1201"), (4, "1230")])
def test_bans_go_round_in_turn_order(players: int, order: str) -> None:
    options = {"queen_deck": "ten_ban", "players": players, "first_player": "seat1"}
    state = KIND.build(options).start()
    banned = ["vol", "mix", "trick", "bonus"]
    for seat, card in zip(order, banned, strict=True):
        assert state.actor() == int(seat)
        choose(state, f"{seat} ban {card}")
    assert set(lying(state, "types")) == set(CARD_CODES) - set(banned)
    assert len(lying(state, "deck")) == 30


@rule("RU-1")
def test_in_a_box_of_41_the_volunteer_has_two_copies() -> None:
    options = {"queen_deck": "all14", "first_player": "seat0"}
    assert lying(KIND.build({**options, "queen_pool": 42}).start(), "deck").count("vol") == 3
    fewer = KIND.build({**options, "queen_pool": 41}).start()
    assert lying(fewer, "deck").count("vol") == 2
    assert len(lying(fewer, "deck")) == 41


@rule("S5", "RU-6", "RU-7")
@pytest.mark.parametrize("edition", ["nectar", "pollen"])
def test_those_tied_for_highest_roll_again(edition: str) -> None:
    options = {"edition": edition, "players": 3, "queen_deck": "all14"}
    state = KIND.build(options).start()
    choose(state, "chance roll 4", "chance roll 6", "chance roll 6")
    assert stage(state) == "first"
    choose(state, "chance roll 2", "chance roll 2")
    choose(state, "chance roll 1", "chance roll 5")
    assert lying(state, "first") == 2


@rule("S5")
def test_the_first_player_may_be_drawn_or_fixed() -> None:
    drawn = KIND.build({"first_player": "random", "queen_deck": "all14"}).start()
    assert offered(drawn) == ["first 0", "first 1", "first 2", "first 3"]
    choose(drawn, "chance first 2")
    assert lying(drawn, "first") == 2
    assert lying(KIND.build({"first_player": "seat3", "queen_deck": "all14"}).start(), "first") == 3


@rule("S6", "E33", "RU-8")
def test_three_players_lay_one_set_of_four_different_markers() -> None:
    options = {"edition": "pollen", "players": 3, "first_player": "seat0"}
    state = KIND.build(options).start()
    assert len(starting(state, "block")) == 6
    choose(state, "chance block A2")
    assert starting(state, "block") == ["C1", "C3", "C4", "C5", "C6"]
    choose(state, "chance block C5")
    assert len(starting(state, "block")) == 4
    choose(state, "chance block E1")
    assert starting(state, "block") == ["G3", "G4", "G6"]
    choose(state, "chance block G6")
    assert lying(state, "slots") == {"A": ".x....", "C": "....x.", "E": "x.....", "G": ".....x"}


@rule("S6", "E33")
def test_markers_stay_for_the_whole_game() -> None:
    options = {"edition": "pollen", "players": 3, "first_player": "seat0", "round_limit": 10}
    state = KIND.build(options).start()
    choose(state, "chance block A2", "chance block C5", "chance block E1", "chance block G6")
    rng = Random(5)
    while not state.over:
        seat = state.actor()
        open_to = state.legal(seat)
        choice = state.sample(rng) if seat == CHANCE else open_to[rng.randrange(len(open_to))]
        if view(state)["ask"] == "place" and view(state)["value"] == 2:
            assert "to A" not in offered(state)
        state.apply(seat, choice)
        assert lying(state, "slots")["A"][1] == "x"


@rule("S6", "RU-8")
def test_two_players_lay_three_sets_and_cover_three_slots_of_each_card() -> None:
    state = KIND.build({"edition": "pollen", "players": 2, "first_player": "seat0"}).start()
    rng = Random(7)
    while stage(state) == "markers":
        state.apply(CHANCE, state.sample(rng))
    for slots in lying(state, "slots").values():
        assert slots.count("x") == 3


@rule("RU-9", "R2.2")
def test_block_dice_are_rolled_anew_each_round() -> None:
    state = KIND.build({"players": 3, "first_player": "seat0", "queen_deck": "all14"}).start()
    assert stage(state) == "block"
    choose(state, "chance block A3", "chance block C3", "chance block E3", "chance block G3")
    assert all(slots == "..x..." for slots in lying(state, "slots").values())
    assert stage(state) == "roll"


@rule("R2.2")
def test_a_number_blocked_on_a_card_is_not_blocked_there_twice() -> None:
    state = KIND.build({"players": 2, "first_player": "seat0", "queen_deck": "all14"}).start()
    choose(state, "chance block A3")
    assert starting(state, "block") == ["A1", "A2", "A4", "A5", "A6"]
    choose(state, "chance block A1", "chance block A6")
    assert starting(state, "block") == ["C1", "C2", "C3", "C4", "C5", "C6"]


@rule("S7", "R1.1")
def test_round_one_begins_by_day() -> None:
    state = KIND.build({"first_player": "seat2", "queen_deck": "all14"}).start()
    advance(state)
    seen = view(state)
    assert (seen["round"], seen["phase"], seen["stage"], seen["actor"]) == (1, "day", "place", 2)


@rule("RU-4", "RU-5")
def test_flowers_have_the_colours_of_the_data() -> None:
    colours = [flower["colour"] for flower in COMPONENTS["flower"]]
    assert colours == ["white", "yellow", "orange", "pink", "violet", "blue"]
    assert len({flower["symbol"] for flower in COMPONENTS["flower"]}) == 6


@rule("RU-10")
def test_joker_symbols_are_on_the_cards_that_change_what_a_die_stands_for() -> None:
    cards = read_data("skep.games.waggle_dance", "queen")["card"]
    assert isinstance(cards, list)
    assert [card["code"] for card in cards] == list(CARD_CODES)
    assert [card["code"] for card in cards if card.get("joker")] == [
        "over",
        "dir",
        "trick",
        "expert",
    ]
    assert [card["code"] for card in cards if card.get("stays")] == ["vol", "dir", "sick"]


@pytest.mark.parametrize(
    ("given", "names"),
    [
        ({"blockers": "dice", "players": 4}, ("blockers", "players")),
        ({"blockers": "none", "players": 3, "block_count": 2}, ("block_count", "blockers")),
        ({"first_player": "seat2", "players": 2}, ("first_player", "players")),
        ({"start_bees": 9, "dice_per_seat": 8}, ("start_bees", "dice_per_seat")),
        ({"tiles": 10, "start_rooms": 3}, ("tiles", "start_rooms")),
        ({"queen_deck": "ten_list:vol+over"}, ("queen_deck", "ten_list:")),
        ({"queen_deck": "ten_list:a+b+c+d+e+f+g+h+i+j"}, ("queen_deck", "'scout'")),
    ],
)
def test_a_clash_names_both_options(given: dict[str, object], names: tuple[str, str]) -> None:
    with pytest.raises(BadOption) as refusal:
        KIND.build(given)
    assert all(name in str(refusal.value) for name in names)


@pytest.mark.parametrize(
    ("edition", "players", "expected"),
    [
        ("nectar", 4, ("ten_random", "none", 0, "few", "partial")),
        ("nectar", 3, ("ten_random", "dice", 1, "few", "partial")),
        ("nectar", 2, ("ten_random", "dice", 3, "few", "partial")),
        ("pollen", 4, ("all14", "none", 0, "many", "all_or_nothing")),
        ("pollen", 3, ("all14", "markers", 1, "many", "all_or_nothing")),
        ("pollen", 2, ("all14", "markers", 3, "many", "all_or_nothing")),
    ],
)
def test_what_is_left_out_takes_the_editions_default(
    edition: str, players: int, expected: tuple[object, ...]
) -> None:
    options = KIND.build({"edition": edition, "players": players}).options
    names = ("queen_deck", "blockers", "block_count", "tie_break", "scarce")
    assert tuple(options[name] for name in names) == expected
    assert KIND.build(options).options == options
