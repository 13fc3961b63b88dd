"""What happens is told: all that changes, in the order in which it happens, to whom may know."""

from typing import Any

import pytest

from conformance.checks import check_told
from games.pollennation.table import game, names, s0, told
from games.pollennation.test_hidden import SECRETS
from marks import rule
from skep.kernel import CHANCE, HIDDEN, Match, Random, happen
from skep.kernel.state import State

OPTIONS: list[dict[str, object]] = [
    *SECRETS,
    {"workers": 5},
    {"workers": 5, "setup": "open", "push_scores": "on"},
    {"moves_per_turn": 2, "same_bee": "forbidden", "queen_action": "may", "setup": "random"},
    {"stall_limit": 10, "queen_loop": "on"},
]


def any_choice(state: State, rng: Random) -> tuple[int, int]:
    actors = state.actors()
    seat = actors[rng.randrange(len(actors))]
    choices = state.legal(seat)
    return seat, choices[rng.randrange(len(choices))]


# ---------------------------------------------------------------------- all of it is told


@pytest.mark.parametrize("options", OPTIONS)
def test_nothing_a_viewer_can_see_changes_untold(options: dict[str, object]) -> None:
    match = Match(game(**options))
    rng = Random(71)
    while not match.over and len(match.log) < 400:
        match.apply(*any_choice(match.state, rng))
    check_told(match)


@pytest.mark.parametrize("options", SECRETS)
def test_seats_hear_the_same_in_worlds_they_cannot_tell_apart(options: dict[str, object]) -> None:
    state = game(**options).start()
    rng = Random(72)
    while state.secrets():
        seat, choice = any_choice(state, rng)
        for viewer in range(state.game.players):
            twin = state.determinize(viewer, rng)
            if state.shows(seat, choice, viewer) == HIDDEN or not twin.allows(seat, choice):
                continue
            real, other = happen(state.clone(), seat, choice), happen(twin, seat, choice)
            if real.risen == other.risen == real.curtain and seat != CHANCE:
                assert names(real.told(viewer)) == names(other.told(viewer))
        state.play(seat, choice)


# ---------------------------------------------------------------------- setting up


@rule("R5.2", "R5.3")
def test_dealt_cards_are_named_to_their_owners_only() -> None:
    match = Match(game())
    match.apply(CHANCE, match.game.choice("deal R2"))
    assert match.events(0)[-1] == (("card-dealt", {"seat": 0, "card": "R2"}),)
    assert match.events(1)[-1] == (("card-dealt", {"seat": 0}),)
    assert match.events(None)[-1] == (("card-dealt", {"seat": 0}),)
    pool = Match(game(deal="by_value"))
    pool.apply(CHANCE, pool.game.choice("pool R3"))
    assert [pool.events(viewer)[-1] for viewer in (None, 0)] == [(("card-pooled", {}),)] * 2


@rule("R5.2")
def test_the_last_card_of_a_pile_is_dealt_with_the_one_before_it() -> None:
    match = Match(game(players=3))
    for card in ("R2", "R5"):
        match.apply(CHANCE, match.game.choice(f"deal {card}"))
    assert match.events(2)[-1] == (
        ("card-dealt", {"seat": 1}),
        ("card-dealt", {"seat": 2, "card": "R3"}),
    )


@rule("R5.5")
def test_picks_of_a_draft_are_told_when_all_have_chosen() -> None:
    match = Match(game(deal="draft"))
    match.advance(Random(73))
    first, second = match.state.legal(0)[0], match.state.legal(1)[0]
    cards = [match.game.token(choice).split()[1] for choice in (first, second)]
    match.apply(0, first)
    assert names(list(match.events(0)[-1])) == ["card-picked", "ready"]
    assert match.events(1)[-1] == (("ready", {"seat": 0}),)
    match.apply(1, second)
    shown = [
        ("revealed", {"what": "picks"}),
        ("card-taken", {"seat": 0, "card": cards[0]}),
        ("card-taken", {"seat": 1, "card": cards[1]}),
        ("hands-passed", {}),
    ]
    assert list(match.events(None)[-1]) == [("ready", {"seat": 1}), *shown]


@rule("R5.8", "R5.9")
def test_lays_are_told_when_all_have_laid_and_the_last_card_lies_by_itself() -> None:
    match = Match(game())
    rng = Random(74)
    match.advance(rng)
    while match.state.owes(0):
        match.apply(0, match.state.legal(0)[0])
    mine = [names(list(each)) for each in match.events(0)[-5:]]
    assert mine == [["card-laid"]] * 4 + [["card-laid", "card-laid", "ready"]]
    assert [each for each in match.events(1) if each][-1] == (("ready", {"seat": 0}),)
    while match.state.owes(1) and match.state.view(1)["phase"] == "layout":
        match.apply(1, match.state.legal(1)[0])
    theirs = [name for each in match.events(1) for name, _ in each]
    assert theirs.count("card-laid") == 12
    assert names(list(match.events(1)[-1]))[-3:] == ["ready", "revealed", "pollinated"]


@rule("R5.10", "R5.11", "R5.12")
def test_workers_who_fill_their_sectors_are_told_though_nobody_places_them() -> None:
    match = Match(game(deal="fixed", workers=5, start="seat1"))
    match.apply(1, match.game.choice("home 9"))
    assert match.events(0)[-1] == (("ready", {"seat": 1}),)
    match.apply(0, match.game.choice("home 3"))
    assert match.events(0)[0] == (
        ("home-chosen", {"seat": 1, "slot": 9}),
        ("ready", {"seat": 1}),
    )
    heard = list(match.events(None)[-1])
    assert heard[:5] == [
        ("home-chosen", {"seat": 0, "slot": 3}),
        ("ready", {"seat": 0}),
        ("revealed", {"what": "homes"}),
        ("bees-settled", {"seat": 0, "slot": 3}),
        ("bees-settled", {"seat": 1, "slot": 9}),
    ]
    placed = [(each["seat"], each["slot"]) for name, each in heard if name == "worker-placed"]
    assert sorted(placed) == sorted(
        [(0, slot) for slot in (12, 1, 2, 4, 5)] + [(1, slot) for slot in (6, 7, 8, 10, 11)]
    )
    assert heard[-2:] == [
        ("first-player", {"first": 1}),
        ("turn-began", {"seat": 1, "moves": 1, "occurrences": 1}),
    ]


# ---------------------------------------------------------------------- moves


@rule("R6.10", "R6.11", "R6.14")
def test_every_cube_sown_is_told_and_the_whole_way_when_she_lands() -> None:
    state = s0({3: "WYY", 1: ""}, {"workers": [12, 3, 5]})
    assert told(state, "worker 3") == [("worker-sent", {"seat": 0, "from": 3, "pollen": "YYW"})]
    assert told(state, "worker 3", "drop white") == [
        ("cube-sown", {"seat": 0, "from": 3, "slot": 4, "colour": "white"}),
        ("cube-sown", {"seat": 0, "from": 3, "slot": 5, "colour": "yellow"}),
        ("cube-sown", {"seat": 0, "from": 3, "slot": 6, "colour": "yellow"}),
        ("worker-landed", {"seat": 0, "from": 3, "to": 6, "cubes": 3, "order": "WYY"}),
        ("scored", {"seat": 0, "slot": 6, "points": 2}),
        ("move-ended", {"seat": 0, "scoreless": 0}),
        ("turn-began", {"seat": 1, "moves": 1, "occurrences": 1}),
    ]


@rule("R6.12")
def test_the_order_of_a_very_long_sowing_is_told_cube_by_cube_only() -> None:
    state = s0({12: "RRRRRRBBBBYYYPPPOOOWWW", 3: "Y", 1: "W", 4: "PP"})
    picks = [*["white"] * 3, *["orange"] * 3, *["pink"] * 3, *["yellow"] * 3, *["blue"] * 4]
    heard = told(state, "worker 12", *[f"drop {colour}" for colour in picks])
    landed: Any = dict(heard)["worker-landed"]
    assert landed == {"seat": 0, "from": 12, "to": 10, "cubes": 22}


@rule("R6.20", "R6.21", "U14")
def test_a_drone_who_fetches_the_queen_pushes_the_other_workers() -> None:
    state = s0(black={"queen": None, "workers": [5, 5, 5], "drones": [6, 3]})
    assert told(state, "drone 6 ccw")[:4] == [
        ("drone-flew", {"seat": 0, "from": 6, "to": 5, "way": "ccw"}),
        ("queen-fetched", {"seat": 0, "slot": 5}),
        ("worker-pushed", {"seat": 0, "from": 5, "to": 4}),
        ("worker-pushed", {"seat": 0, "from": 5, "to": 4}),
    ]


@rule("R6.22")
def test_each_pushed_worker_who_scores_is_told() -> None:
    state = s0(
        {6: "YYY", 3: "Y"},
        {"workers": [5, 5, 5], "drones": [4, 3], "score": 6},
        options={"push_scores": "on"},
    )
    heard = told(state, "drone 4 cw")
    assert names(heard).count("worker-pushed") == 3
    assert names(heard).count("scored") == 2  # R8.1: the second one wins
    assert heard[-2:] == [("game-ended", {"reason": "target"}), ("won", {"seat": 0})]


@rule("R6.31", "R6.33", "U25")
def test_pollen_she_leaves_and_pollen_she_stores() -> None:
    state = s0({5: ""}, {"queen": 5, "stored": "BB"})
    assert told(state, "queen") == [
        ("pollen-freed", {"seat": 0, "slot": 5, "pollen": "BB"}),
        ("queen-flew", {"seat": 0, "from": 5, "to": 12}),
    ]
    assert told(state, "queen", "store") == []
    assert told(state, "queen", "store", "keep red 1")[0] == (
        "pollen-stored", {"seat": 0, "from": 5, "slot": 12, "pollen": "R"},
    )  # fmt: skip


@rule("R6.32", "R6.35")
def test_the_only_action_of_a_queen_is_told_though_nobody_chooses_it() -> None:
    blossom = told(s0({5: "", 8: "BBBB"}), "queen")
    assert blossom[1:3] == [
        ("blossomed", {"seat": 0, "from": 3, "slot": 5, "colour": "blue", "cubes": 2}),
        ("queen-away", {"seat": 0, "slot": 5}),
    ]
    one_cube = told(s0({5: "B", 8: "BBBBBBBB"}), "queen")
    assert one_cube[1] == ("pollen-stored", {"seat": 0, "from": 3, "slot": 5, "pollen": "B"})
    nothing = told(s0({5: "", 8: "BBBBBBBBBB"}), "queen")
    assert nothing[1] == (
        "queen-rested", {"seat": 0, "from": 3, "slot": 5, "why": "nothing-to-do"},
    )  # fmt: skip


@rule("R6.32", "U20")
def test_a_queen_who_declines_to_act_is_told() -> None:
    heard = told(s0(options={"queen_action": "may"}), "queen", "idle")
    assert heard[0] == ("queen-rested", {"seat": 0, "from": 3, "slot": 5, "why": "declined"})


# ---------------------------------------------------------------------- how it ends


@rule("R7.5", "R8.1")
def test_royal_jelly_and_the_win_it_brings() -> None:
    state = s0({6: "YYYRBPO", 5: "W", 3: "Y", 1: "W"}, {"queen": 6, "score": 9})
    assert told(state, "worker 5")[-4:] == [
        ("royal-jelly", {"seat": 0, "slot": 6, "points": 6}),
        ("move-ended", {"seat": 0, "scoreless": 0}),
        ("game-ended", {"reason": "target"}),
        ("won", {"seat": 0}),
    ]


@rule("R8.3", "R8.5")
def test_repetitions_are_counted_aloud_and_the_third_ends_the_game() -> None:
    shuffle = ["drone 3 cw", "drone 9 cw", "drone 4 ccw", "drone 10 ccw"]
    again = told(s0(), *shuffle)
    assert again[-1] == ("turn-began", {"seat": 0, "moves": 1, "occurrences": 2})
    assert told(s0(), *shuffle, *shuffle)[-4:] == [
        ("turn-began", {"seat": 0, "moves": 1, "occurrences": 3}),
        ("game-ended", {"reason": "repetition"}),
        ("won", {"seat": 0}),
        ("won", {"seat": 1}),
    ]


@rule("R8.4", "R8.5")
def test_a_stall_is_told_with_who_leads() -> None:
    state = s0(black={"score": 2}, orange={"score": 5}, scoreless=199)
    assert told(state, "drone 3 cw")[-3:] == [
        ("move-ended", {"seat": 0, "scoreless": 200}),
        ("game-ended", {"reason": "stall"}),
        ("won", {"seat": 1}),
    ]


def test_play_that_nobody_listens_to_leads_to_the_same_cells() -> None:
    match = Match(game(deal="draft", setup="open"))
    rng = Random(75)
    walk = match.origin.clone()
    while not match.over:
        seat, choice = any_choice(match.state, rng)
        match.apply(seat, choice)
        walk.play(seat, choice)
        assert walk.same_as(match.state)
