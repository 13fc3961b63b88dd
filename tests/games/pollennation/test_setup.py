"""Setting up: deals, layout, homes, workers, start player."""

from typing import Any

import pytest

from games.pollennation.table import colony, free, game, offered, play, random_step, s0, set_up
from marks import rule
from skep.games.pollennation.rules.printed import CARDS, CODES
from skep.games.pollennation.state import PollenState
from skep.kernel import CHANCE, Random

DEALS: list[dict[str, object]] = [
    {},
    {"deck": "easy"},
    {"deck": "all"},
    {"players": 3},
    {"players": 4, "deck": "all"},
    {"players": 3, "flowers_each": 4},
    {"players": 4, "flowers_each": 4},
    {"players": 4, "flowers_each": 4, "deck": "all"},
    {"deal": "by_value"},
    {"deal": "draft"},
    {"deal": "draft", "deck": "all"},
    {"deal": "draft", "players": 3},
    {"deal": "draft", "players": 4, "deck": "all"},
]


def flowers(state: PollenState) -> list[dict[str, Any]]:
    found: Any = state.view(None)["flowers"]
    return list(found)


def cards(state: PollenState) -> list[str]:
    return [str(flower["card"]) for flower in flowers(state)]


def until(state: PollenState, phase: str, rng: Random) -> PollenState:
    while state.view(None)["phase"] != phase:
        random_step(state, rng)
        state.check()
    return state


def of_colour(held: list[str]) -> list[str]:
    return sorted(card[0] for card in held)


@rule("R5.2", "U34", "U1")
def test_by_colour_deals_each_seat_one_card_of_every_colour() -> None:
    state = game().start()
    rng = Random(1)
    sizes = []
    while state.actors() == (CHANCE,):
        sizes.append(len(state.legal(CHANCE)))
        random_step(state, rng)
    assert sizes == [3, 2] * 6
    for seat in (0, 1):
        hand: Any = state.view(seat)["colonies"]
        assert of_colour(hand[seat]["hand"]) == sorted(CODES)


@rule("R5.2")
def test_last_card_of_a_pile_is_dealt_without_a_draw() -> None:
    state = until(game(players=3).start(), "layout", Random(2))
    assert state.view(None)["phase"] == "layout"
    draws = game(players=3).start()
    rng, number = Random(2), 0
    while draws.actors() == (CHANCE,):
        random_step(draws, rng)
        number += 1
    assert number == 12


@rule("R5.3")
@pytest.mark.parametrize(
    ("options", "pooled", "dealt"),
    [
        ({"players": 3}, 12, 11),
        ({"players": 4}, 16, 15),
        ({"players": 4, "deck": "all"}, 16, 15),
    ],
)
def test_small_sectors_are_dealt_from_a_pool(
    options: dict[str, object], pooled: int, dealt: int
) -> None:
    state = game(flowers_each=4, **options).start()
    rng = Random(3)
    tokens = []
    while state.actors() == (CHANCE,):
        _, choice = random_step(state, rng)
        tokens.append(state.game.token(choice))
    pool = [token.split()[1] for token in tokens if token.startswith("pool")]
    assert len(pool) == pooled
    assert of_colour(pool[:12]) == sorted(CODES * 2)
    assert len(tokens) == pooled + dealt
    first = [token.split()[1] for token in tokens[pooled : pooled + 4]]
    held: Any = state.view(0)["colonies"]
    assert sorted(held[0]["hand"]) == sorted(first)


@rule("R5.4", "X41", "U34")
@pytest.mark.parametrize(
    ("deck", "anchor", "mark", "others"),
    [
        ("standard", "two", "2", {"3", "5"}),
        ("standard", "three", "3", {"2", "5"}),
        ("standard", "top", "5", {"2", "3"}),
        ("easy", "top", "3e", {"2", "3"}),
    ],
)
def test_by_value_keeps_the_anchor_group_whole(
    deck: str, anchor: str, mark: str, others: set[str]
) -> None:
    state = set_up(Random(4), deal="by_value", deck=deck, anchor=anchor, setup="random")
    marks = [card[1:] for card in cards(state)]
    assert marks.count(mark) == 6
    assert {each for each in marks if each != mark} <= others
    assert {card[0] for card in cards(state)} == set(CODES)


@rule("R5.4")
def test_by_value_draws_six_and_deals_the_seats_alternately() -> None:
    state = game(deal="by_value").start()
    rng, tokens = Random(5), []
    while state.actors() == (CHANCE,):
        _, choice = random_step(state, rng)
        tokens.append(state.game.token(choice))
    assert [token.split()[0] for token in tokens] == ["pool"] * 6 + ["deal"] * 11
    dealt = [token.split()[1] for token in tokens[6:]]
    held: Any = state.view(0)["colonies"]
    assert sorted(held[0]["hand"]) == sorted(dealt[0::2])


@rule("R5.5", "U33")
def test_draft_passes_hands_on_and_shows_what_was_taken() -> None:
    state = until(game(deal="draft").start(), "draft", Random(6))
    assert state.actors() == (0, 1)
    black, orange = offered(state, 0), offered(state, 1)
    assert (len(black), len(orange)) == (9, 9)
    state.apply(1, state.game.choice(orange[0]))
    assert colony(state, 1)["taken"] == []
    assert state.actors() == (0,)
    state.apply(0, state.game.choice(black[8]))
    assert colony(state, 0)["taken"] == [black[8].split()[1]]
    assert colony(state, 1)["taken"] == [orange[0].split()[1]]
    assert offered(state, 0) == orange[1:]
    assert offered(state, 1) == black[:8]


@rule("R5.5")
@pytest.mark.parametrize(
    ("options", "size"),
    [
        ({"deck": "all"}, 12),
        ({"players": 3}, 6),
        ({"players": 3, "deck": "all"}, 8),
        ({"players": 4, "deck": "all"}, 6),
    ],
)
def test_draft_hands_divide_the_deck(options: dict[str, object], size: int) -> None:
    state = until(game(deal="draft", **options).start(), "draft", Random(7))
    assert colony(state, 0)["hand_size"] == size
    assert len(offered(state, 0)) == size


@rule("R5.6", "U34", "U33")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("options", [{}, {"deck": "all"}, {"players": 3}])
def test_draft_always_covers_all_colours(seed: int, options: dict[str, object]) -> None:
    state = until(game(deal="draft", **options).start(), "draft", Random(seed))
    while state.view(None)["phase"] == "draft":  # the worst drafters: always the lowest card
        seat = state.actors()[0]
        state.apply(seat, state.legal(seat)[0])
    players: Any = state.view(None)["colonies"]
    assert {card[0] for each in players for card in each["taken"]} == set(CODES)
    assert all(len(each["taken"]) == 6 for each in players)


@rule("X39", "R5.6")
def test_cover_rule_restricts_seats_to_uncovered_colours() -> None:
    taken = [["R2", "B2", "P2", "Y2"], ["R3", "B3", "P3", "Y3"]]
    hands = [["R5", "O2", "O3", "O5", "W2"], ["B5", "P5", "Y5", "W3", "W5"]]
    colonies = [{"hand": hands[seat], "taken": taken[seat]} for seat in (0, 1)]
    position = {"phase": "draft", "given": 4, "colonies": colonies}
    state = game(deal="draft").from_position(position)
    assert offered(state, 0) == ["take O2", "take O3", "take O5", "take W2"]
    assert offered(state, 1) == ["take W3", "take W5"]


@rule("R5.6")
def test_cover_rule_does_not_bind_a_hand_without_uncovered_colours() -> None:
    black = {"hand": ["R5", "B5", "P5", "Y5"], "taken": ["R2", "B2", "P2", "Y2", "O2"]}
    orange = {"hand": ["O5", "W2", "W3", "W5"], "taken": ["R3", "B3", "P3", "Y3", "O3"]}
    position = {"phase": "draft", "given": 5, "colonies": [black, orange]}
    state = game(deal="draft").from_position(position)
    assert offered(state, 0) == ["take R5", "take B5", "take P5", "take Y5"]
    assert offered(state, 1) == ["take W2", "take W3", "take W5"]


@rule("R5.7", "U34")
def test_fixed_board_lies_as_printed_and_needs_no_layout() -> None:
    state = game(deal="fixed").start()
    assert state.view(None)["phase"] == "home"
    assert cards(state) == ["W3", "O5", "Y3", "P5", "B2", "Y2", "P3", "B5", "R3", "W5", "O2", "R2"]
    easy = cards(game(deal="fixed", deck="easy").start())
    assert easy == ["W3", "O3e", "Y3", "P3e", "B2", "Y2", "P3", "B3e", "R3", "W3e", "O2", "R2"]


@rule("R5.8", "U28")
def test_secret_layout_is_simultaneous_and_hidden_until_all_have_finished() -> None:
    state = until(game().start(), "layout", Random(8))
    assert state.actors() == (0, 1)
    for left in range(6, 1, -1):
        assert len(state.legal(1)) == left
        state.apply(1, state.legal(1)[0])
    assert state.actors() == (0,)
    assert [flower["card"] for flower in flowers(state)] == [None] * 12
    assert colony(state, 1)["ready"]
    while state.view(None)["phase"] == "layout":
        state.apply(0, state.legal(0)[0])
    assert None not in cards(state)
    assert state.curtain() == 1


@rule("R5.8", "U28")
def test_open_layout_alternates_and_lies_face_up() -> None:
    state = until(game(setup="open").start(), "layout", Random(9))
    seats = []
    while state.view(None)["phase"] == "layout":
        seat = state.actors()[0]
        seats.append(seat)
        card = offered(state)[0].split()[1]
        state.apply(seat, state.legal(seat)[0])
        assert card in cards(state)
    assert seats == [0, 1] * 5


@rule("R5.8")
def test_sectors_are_filled_clockwise_from_their_first_slot() -> None:
    state = until(game().start(), "layout", Random(10))
    first = offered(state, 0)[2]
    state.apply(0, state.game.choice(first))
    mine: Any = state.view(0)["flowers"]
    assert mine[11]["card"] == first.split()[1]
    second = offered(state, 0)[0]
    state.apply(0, state.game.choice(second))
    mine = state.view(0)["flowers"]
    assert mine[0]["card"] == second.split()[1]


@rule("R5.8", "R5.10", "R5.11")
def test_random_setup_is_all_chance() -> None:
    state = game(setup="random").start()
    rng = Random(11)
    kinds = set()
    while state.view(None)["active"] is None:
        assert state.actors() == (CHANCE,)
        chances = state.chances()
        assert {weight for _, weight in chances} == {1}
        _, choice = random_step(state, rng)
        kinds.add(state.game.token(choice).split()[0])
    assert kinds == {"deal", "lay", "home", "post", "first"}


@rule("R5.9", "R5.1")
@pytest.mark.parametrize("options", DEALS)
def test_every_flower_gets_two_cubes_and_the_rest_is_the_reserve(
    options: dict[str, object],
) -> None:
    state = set_up(Random(12), **options)
    reserve: Any = state.view(None)["reserve"]
    for slot, card in enumerate(cards(state), 1):
        assert free(state, slot) == card[0] * 2
    cubes = {12: 10, 16: 10, 18: 12, 24: 14}[len(cards(state))]
    for code in CODES:
        on_ring = 2 * sum(card[0] == code for card in cards(state))
        assert reserve.count(code) == cubes - on_ring
    assert state.scores() == [0] * state.game.players


@rule("R5.10", "U28")
def test_secret_homes_are_shown_when_all_have_chosen() -> None:
    state = game(deal="fixed").start()
    assert offered(state, 1) == [f"home {slot}" for slot in range(6, 12)]
    state.apply(1, state.game.choice("home 9"))
    assert colony(state, 1)["home"] is None
    assert colony(state, 1)["ready"]
    assert state.actors() == (0,)
    state.apply(0, state.game.choice("home 3"))
    for seat, slot in ((0, 3), (1, 9)):
        bees = colony(state, seat)
        assert (bees["queen"], bees["drones"], bees["home"]) == (slot, [slot, slot], slot)


@rule("R5.10")
def test_open_homes_are_chosen_in_order_and_visible_at_once() -> None:
    state = game(deal="fixed", setup="open").start()
    assert state.actors() == (0,)
    play(state, "home 12")
    assert colony(state, 0)["queen"] == 12
    assert state.actors() == (1,)


@rule("X38", "R5.11", "U28")
def test_workers_are_posted_in_rounds_each_alone() -> None:
    state = play(game(deal="fixed", setup="open").start(), "home 3", "home 9")
    assert offered(state) == ["post 1", "post 2", "post 4", "post 5", "post 12"]
    play(state, "post 1")
    assert state.actors() == (1,)
    play(state, "post 6")
    assert offered(state) == ["post 2", "post 4", "post 5", "post 12"]


@rule("R5.11")
@pytest.mark.parametrize("options", [{"workers": 5}, {"players": 3, "flowers_each": 4}])
def test_workers_who_fill_the_sector_are_placed_without_asking(options: dict[str, object]) -> None:
    deal = "by_colour" if "players" in options else "fixed"
    state = until(game(deal=deal, **options).start(), "start", Random(13))
    bees = colony(state, 1)
    sector = set(range(6, 12)) if deal == "fixed" else set(range(4, 8))
    assert set(bees["workers"]) == sector - {bees["home"]}


@rule("R5.12", "U28", "U41")
def test_start_player_is_drawn_last_unless_fixed() -> None:
    posts = ["post 12", "post 6", "post 1", "post 7", "post 5", "post 11"]
    state = play(game(deal="fixed", setup="open").start(), "home 3", "home 9", *posts)
    assert state.actors() == (CHANCE,)
    assert offered(state) == ["first 0", "first 1"]
    assert play(state, "first 1").actors() == (1,)
    fixed = game(deal="fixed", setup="open", start="seat1").start()
    assert play(fixed, "home 3", "home 9", *posts).actors() == (1,)


@rule("X40", "U37")
def test_three_players_share_a_ring_of_eighteen() -> None:
    state = set_up(Random(14), players=3)
    sectors = [flower["sector"] for flower in flowers(state)]
    assert sectors == [0] * 5 + [1] * 6 + [2] * 6 + [0]
    assert of_colour(cards(state)) == sorted(CODES * 3)
    assert state.view(None)["reserve"] == "".join(code * 6 for code in CODES)
    fewer = set_up(Random(14), players=3, cubes_per_colour=10)
    assert fewer.view(None)["reserve"] == "".join(code * 4 for code in CODES)


@rule("U35", "U1")
def test_cards_that_are_not_used_are_never_shown() -> None:
    state = set_up(Random(15))
    left = set(CARDS) - set(cards(state))
    text = str([state.view(seat) for seat in (0, 1, None)])
    assert not any(f"'{card}'" in text for card in left)


@rule("R5.1")
def test_base_position_of_the_examples_can_be_reached_from_the_start() -> None:
    posts = ["post 12", "post 6", "post 1", "post 7", "post 5", "post 11"]
    state = game(deal="fixed", setup="open", start="seat0").start()
    play(state, "home 3", "home 9", *posts)
    reached, written = state.view(None), s0().view(None)
    for view in (reached, written):
        players: Any = view["colonies"]
        for each in players:
            each.pop("home")
    assert reached == written
