"""Private windows: asked without a trace (R13), and worlds a seat cannot tell apart."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.play import any_choice
from conformance.twins import check_twins
from games.waggle_dance.tables import (
    choose,
    hive,
    lying,
    make,
    offered,
    seat_of,
    stage,
    table,
    view,
)
from marks import rule
from skep.games.waggle_dance import KIND
from skep.games.waggle_dance.cells import ASK, ASK_KEEP, ASK_SCOUT, PRIVATE
from skep.games.waggle_dance.state import WaggleState
from skep.kernel import CHANCE, HIDDEN, SPECTATOR, Match, Random, State, happen


def vol() -> WaggleState:
    return table("dawn", hands={1: ["vol"], 2: ["mix"], 3: ["vol"]})


def sick() -> WaggleState:
    return table("sick", hands={1: ["sick"], 2: ["mix"]}, free={0: "12", 1: "3"})


def trick() -> WaggleState:
    state = table(free={0: "3", 1: "1"}, hands={1: ["trick"], 2: ["alch"], 3: ["trick"]})
    choose(state, "0 to D3")
    return state


def nightfall() -> WaggleState:
    return table("nightfall", hands={1: ["gift"], 2: ["vol"]})


def before_b() -> WaggleState:
    return table("B", hands={1: ["gift"], 2: ["vol"], 3: ["gift"]}, slots={"G": "0....."})


def expert() -> WaggleState:
    eggs = ["egg/12", "", ""]
    return table("B", eggs, eggs, eggs, hands={1: ["expert"], 2: ["vol"]})


def egg() -> WaggleState:
    full = ["w", "w", "w"]
    state = table("C", full, full, full, hands={1: ["gift"], 2: ["vol"]}, slots={"C": "012..."})
    choose(state, "1 pass")  # before the step
    return state


def trade() -> WaggleState:
    state = table("E", hands={1: ["gift"], 2: ["vol"]}, slots={"E": "012..."})
    choose(state, "1 pass")
    return state


def honey() -> WaggleState:
    rooms = ["www/12", "w", ""]
    return table("F", rooms, rooms, rooms, hands={1: ["effic", "expert"], 2: ["vol"]})


def scout() -> WaggleState:
    return table("G", hands={1: ["scout"], 2: ["vol"]}, slots={"G": ".1...."})


WINDOWS = [vol, sick, trick, nightfall, before_b, expert, egg, trade, honey, scout]
PASSES = {"trade": "1 done", "honey": "1 done", "scout": "1 draw"}


@rule("R13.1", "R2.1", "R2.4", "R4.3", "R4.4", "R11.2")
@pytest.mark.parametrize("window", WINDOWS)
def test_only_a_seat_that_can_play_the_card_is_asked(window: Any) -> None:
    state = window()
    assert state.actor() == 1
    assert state.cells[PRIVATE] == 1


@rule("R13.2", "R13.3")
@pytest.mark.parametrize("window", WINDOWS)
def test_others_see_everybody_with_cards_thinking(window: Any) -> None:
    state = window()
    assert state.awaited(1) == (1,)
    with_cards = tuple(seat for seat in range(4) if seat_of(state, seat)["hand"])
    for viewer in (None, 0, 2, 3):
        seen = view(state, viewer)
        assert state.awaited(viewer) == with_cards
        assert (seen["actor"], seen["ask"], seen["waits"]) == (None, None, True)


@rule("R13.2")
@pytest.mark.parametrize("window", WINDOWS)
def test_a_pass_is_seen_by_nobody_else(window: Any) -> None:
    happening = make(window(), PASSES.get(window.__name__, "1 pass"))
    everybody = (SPECTATOR, 0, 1, 2, 3)
    assert [happening.shown(viewer) == HIDDEN for viewer in everybody] == [1, 1, 0, 1, 1]
    told = [happening.told(viewer) for viewer in everybody]
    assert told == [told[0]] * 5  # only of what follows by itself
    follows = {"step-began", "bees-home", "rooms-left", "flowers-left", "round-ended",
               "round-began", "night-fell"}  # fmt: skip
    assert {name for name, _ in told[0]} <= follows


@rule("R13.2")
def test_hidden_passes_leave_no_gap_in_a_viewers_log() -> None:
    match = Match(trick().game, trick())
    for seat, token in ((1, "pass"), (3, "play trick"), (3, "flower 6")):
        match.apply(seat, match.game.choice(token))
    assert [line.seat for line in match.log_for(0)] == [3, 3]
    assert [line.seat for line in match.log_for(1)] == [1, 3, 3]


@rule("R13.2", "R13.3")
def test_after_a_pass_the_cells_others_know_are_those_of_a_seat_never_asked() -> None:
    """The same placement with and without a Dirty Trick in seat 1's hand."""
    asked = table(free={0: "3", 1: "12"}, hands={1: ["trick"]})
    choose(asked, "0 to D3", "1 pass")
    never = table(free={0: "3", 1: "12"}, hands={1: ["mix"]})
    choose(never, "0 to D3")
    for viewer in (SPECTATOR, 0, 2, 3):
        assert list(asked.known(viewer)) == list(never.known(viewer))


@rule("R13.2", "R13.3")
@pytest.mark.parametrize("window", [vol, trick, before_b])
def test_from_one_window_to_the_next_nothing_changes_for_others(window: Any) -> None:
    """Not even that one question is over and another has begun."""
    state = window()
    before = [list(state.known(viewer)) for viewer in (SPECTATOR, 0, 2)]
    choose(state, "1 pass")
    assert state.actor() == 3
    assert [list(state.known(viewer)) for viewer in (SPECTATOR, 0, 2)] == before


@rule("R13.6")
def test_a_card_played_is_seen_at_once_with_its_choices() -> None:
    state = trick()
    for viewer in (SPECTATOR, 0, 2, 3):
        assert state.seen(1, state.game.choice("play trick"), viewer) is not None
    choose(state, "1 play trick")
    assert view(state, 2)["actor"] == 1
    assert state.seen(1, state.game.choice("flower 6"), 2) is not None


@rule("R13.4")
def test_the_view_says_whether_a_fitting_card_may_still_be_out() -> None:
    """What a table needs to pause evenly: unseen copies of a type, and who holds cards."""
    ten = "ten_list:vol+over+dir+shift+sick+feint+scout+gift+bonus+effic"
    state = table(free={0: "3", 1: "12"}, hands={1: ["gift"]}, options={"queen_deck": ten})
    seen = view(state, 0)
    assert "trick" not in seen["unseen"]
    assert seen["unseen"]["sick"] == 3
    gone = table(free={0: "3", 1: "12"}, hands={1: ["gift"]}, discard=["trick"] * 3)
    assert view(gone, 0)["unseen"]["trick"] == 0


@rule("R13.5")
def test_the_engine_knows_no_standing_orders_and_asks_each_time() -> None:
    state = table(free={0: "33", 1: "12"}, hands={1: ["trick"]})
    choose(state, "0 to D3", "1 pass", "1 die 1", "1 to A", "0 to D3")
    assert offered(state) == ["pass", "play trick"]


@rule("R13.7")
def test_open_hands_have_no_private_windows_to_hand_the_device_for() -> None:
    state = table("dawn", hands={1: ["vol"], 2: ["mix"]}, options={"open_hands": "on"})
    assert state.awaited(0) == (1,)
    assert view(state, 0)["seats"][1]["hand"] == {"vol": 1}
    assert state.seen(1, state.game.choice("pass"), 0) is not None
    assert HIDDEN not in state.known(SPECTATOR)


@rule("RU-52", "R13.1")
def test_windows_open_one_after_the_other_in_turn_order() -> None:
    state = table("dawn", hands={0: ["vol"], 2: ["vol"], 3: ["vol"]}, first=2)
    asked = []
    while state.cells[PRIVATE]:
        asked.append(state.actor())
        choose(state, f"{state.actor()} pass")
    assert asked == [2, 3, 0]


# ---------------------------------------------------------------------- what is drawn and scouted


@rule("R11.1", "Q8")
def test_a_card_drawn_is_seen_by_its_seat_alone() -> None:
    state = table("G", slots={"G": "0....."})
    card = state.game.choice("card mix")
    assert state.seen(CHANCE, card, 0) == card
    assert state.seen(CHANCE, card, 1) is None
    after = state.clone()
    happening = make(after, "chance card mix")
    assert happening.told(0)[0] == ("card-drawn", {"seat": 0, "card": "mix"})
    for viewer in (SPECTATOR, 1, 2, 3):
        assert happening.told(viewer)[0] == ("card-drawn", {"seat": 0})
    assert view(after, 1)["seats"][0]["hand"] is None
    assert view(after, 1)["seats"][0]["hand_size"] == 1
    assert view(after, 0)["unseen"]["mix"] == 2
    assert view(after, 1)["unseen"]["mix"] == 3


@rule("Q8", "RU-48")
def test_others_see_what_a_scout_drops_and_not_what_it_keeps() -> None:
    state = table("G", hands={0: ["scout"]}, slots={"G": "0....."})
    choose(state, "0 play scout", "chance card vol", "chance card over", "chance card trick")
    assert view(state, 0)["scouted"] == ["vol", "over", "trick"]
    assert view(state, 1)["scouted"] is None
    kept = state.game.choice("keep over")
    assert state.seen(0, kept, 1) is None
    happening = make(state, "0 keep over")
    dropped = [("card-dropped", {"card": "vol"}), ("card-dropped", {"card": "trick"})]
    assert happening.told(0)[:3] == [("card-kept", {"seat": 0, "card": "over"}), *dropped]
    assert happening.told(1)[:3] == [("card-kept", {"seat": 0}), *dropped]


# ---------------------------------------------------------------------- imagined worlds


def held(state: State, seat: int) -> list[str]:
    cards: list[str] = seat_of(state, seat)["hand"]
    return cards


@rule("R13.1", "R13.3")
@pytest.mark.parametrize("window", WINDOWS)
def test_an_imagined_world_explains_why_somebody_is_asked(window: Any) -> None:
    """Whoever is imagined to be asked holds a card to be asked for, and the seat sees no change."""
    state = window()
    askers = set()
    for seed in range(30):
        twin = state.determinize(0, Random(seed))
        twin.check()
        assert twin.cells[PRIVATE] == 1
        assert twin.actor() != 0
        assert len(twin.legal(twin.actor())) >= 2
        assert list(twin.known(0)) == list(state.known(0))
        askers.add(twin.actor())
    assert askers <= {1, 2, 3}
    assert 1 in askers


@rule("R13.3")
def test_in_a_world_imagined_during_a_call_the_step_after_it_passes_over_no_room() -> None:
    state = table("B", ["egg/11"], hands={1: ["gift"]})
    for seed in range(10):
        twin = state.determinize(2, Random(seed))
        while stage(twin) == "B":
            choose(twin, f"{twin.actor()} pass")
        assert hive(twin, 0) == [""]


@rule("R13.3")
def test_an_imagined_asker_may_be_another_seat() -> None:
    askers = {vol().determinize(0, Random(seed)).actor() for seed in range(40)}
    assert askers == {1, 2, 3}


def test_unseen_cards_are_dealt_as_often_as_there_are_copies() -> None:
    """A hand of one card: each of the 40 cards one does not see is as likely as any other."""
    discard = ["vol"] * 3 + ["over"] * 2
    state = table(free={0: "12", 1: "1"}, hands={0: ["mix"], 1: ["gift"]}, discard=discard)
    rng = Random(3)
    dealt = [held(state.determinize(0, rng), 1)[0] for _ in range(3600)]
    assert "vol" not in dealt
    assert 60 < dealt.count("over") < 145  # one copy of 36: 100 expected
    assert 230 < dealt.count("trick") < 375  # three copies: 300 expected
    assert 140 < dealt.count("mix") < 265  # two copies: 200 expected


def test_a_seat_remembers_its_own_hand_and_what_lies_open() -> None:
    state = table(free={0: "12", 1: "1"}, hands={0: ["mix", "vol"], 1: ["gift", "sick"]},
                  discard=["trick"])  # fmt: skip
    for seed in range(20):
        twin = state.determinize(0, Random(seed))
        twin.check()
        assert held(twin, 0) == ["vol", "mix"]
        assert lying(twin, "discard") == ["trick"]
        assert len(held(twin, 1)) == 2


def moments(game_seed: int, wanted: int) -> list[State]:
    """Moments of a random game in which something is hidden in an interesting way."""
    players = 2 + game_seed % 3
    game = KIND.build({"players": players, "queen_deck": "all14", "round_limit": 16})
    state: State = game.start()
    rng = Random(game_seed)
    found: list[State] = []
    while not state.over and len(found) < wanted:
        if state.cells[PRIVATE] or state.cells[ASK] in (ASK_KEEP, ASK_SCOUT):
            found.append(state.clone())
        seat = state.actor()
        open_to = state.legal(seat)
        choice = state.sample(rng) if seat == CHANCE else open_to[rng.randrange(len(open_to))]
        state.apply(seat, choice)
    return found


@rule("R13.2", "R13.3")
@settings(max_examples=6)
@given(seed=st.integers(0, 10_000))
def test_twin_worlds_at_private_windows(seed: int) -> None:
    for number, state in enumerate(moments(seed, 6)):
        for seat in range(state.game.players):
            check_twins(Match(state.game, state), seat, Random(seed + number), steps=25)


def waited(state: WaggleState, *tokens: str) -> int:
    """How long the table waits while these choices are made (`1 pass`: by seat 1)."""
    return sum(make(state, token).hush for token in tokens)


@rule("R13.4")
def test_a_placement_waits_as_long_whether_or_not_anybody_is_asked() -> None:
    free = {0: "3", 1: "12"}
    asked = table(free=free, hands={1: ["trick"], 2: ["alch"]})
    unasked = table(free=free, hands={1: ["mix"], 2: ["alch"]})
    assert waited(asked, "0 to D3") == 1000
    assert asked.in_private()
    assert waited(asked, "1 pass") == 0
    assert waited(unasked, "0 to D3") == 1000
    assert not unasked.in_private()


@rule("R13.4")
def test_nothing_waits_where_nobody_can_hold_a_fitting_card() -> None:
    free = {0: "3", 1: "12"}
    alone = table(free=free, hands={0: ["trick"]})
    assert waited(alone, "0 die 3", "0 to D3") == 0  # nobody but the placer has a card
    open_hands = table(free=free, hands={1: ["mix"]}, options={"open_hands": "on"})
    assert waited(open_hands, "0 to D3") == 0
    ten = "ten_list:vol+over+dir+shift+sick+feint+scout+gift+bonus+effic"
    without = table(free=free, hands={1: ["gift"]}, options={"queen_deck": ten})
    assert waited(without, "0 to D3") == 0


@rule("R13.4")
@given(seed=st.integers(0, 10_000))
@settings(max_examples=20, deadline=None)
def test_the_wait_is_the_same_in_worlds_a_spectator_cannot_tell_apart(seed: int) -> None:
    state = table(free={0: "3", 1: "12"}, hands={1: ["trick"], 2: ["alch"], 3: ["vol"]})
    assert make(state.determinize(0, Random(seed)), "0 to D3").hush == 1000


@rule("R13.4", "R4.4", "R10.1")
def test_the_end_of_a_turn_at_night_waits_for_those_who_are_passed_over() -> None:
    """Seat 1 has no bee in a room: only Mix would give it a turn in F."""
    rooms = (["w/1", "b/1"], ["w", "b"], ["w/1", "b/1"])
    asked = table("F", *rooms, hands={1: ["mix"]}, options={"players": 3})
    choose(asked, "1 pass")  # before the step
    unasked = table("F", *rooms, hands={1: ["vol"]}, options={"players": 3})
    assert waited(asked, "0 done") == 1000
    assert asked.in_private()
    assert waited(asked, "1 done") == 0
    assert waited(unasked, "0 done") == 1000
    assert (asked.actor(), unasked.actor()) == (2, 2)
    without_cards = table("F", *rooms, hands={0: ["mix"]}, options={"players": 3})
    choose(without_cards, "0 pass")
    assert waited(without_cards, "0 done") == 0  # whose turn is over is asked no more


@rule("R13.4", "Q6")
def test_a_trick_waits_for_those_who_may_move_the_bee_again() -> None:
    free = {0: "3", 1: "12", 2: "1"}
    asked = table(free=free, hands={1: ["trick"], 2: ["trick"]})
    unasked = table(free=free, hands={1: ["trick"], 2: ["mix"]})
    for state in (asked, unasked):
        assert waited(state, "0 to D3", "1 play trick") == 1000
        assert waited(state, "1 flower 4") == 1000
    assert (asked.in_private(), unasked.in_private()) == (True, False)
    assert waited(asked, "2 pass") == 0


@rule("R13.4", "R13.2")
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10_000))
def test_from_one_thing_seen_to_the_next_every_world_waits_alike(seed: int) -> None:
    """Whoever is asked lets it be; what a seat does is then told after the same time in all worlds
    it cannot tell apart, and after some time if in any of them somebody was asked."""
    rng = Random(seed)
    game = KIND.build({"players": 2 + seed % 3, "queen_deck": "all14", "round_limit": 12})
    state: State = game.start()
    while not state.over:
        seat = state.actor()
        choice = any_choice(state, seat, rng)
        if not state.in_private() and rng.randrange(4) == 0:
            viewer = SPECTATOR if seat == CHANCE else seat
            compare_waits(state, seat, choice, viewer, rng)
        state.apply(seat, choice)


def compare_waits(state: State, seat: int, choice: int, viewer: int, rng: Random) -> None:
    wait, windows, seen = until_seen(state.clone(), seat, choice, viewer)
    assert wait or not windows
    for _ in range(3):
        there = until_seen(state.determinize(max(viewer, 0), rng), seat, choice, viewer)
        if viewer >= 0 and there[2] == seen:
            assert there[0] == wait
        assert there[0] or not there[1]


def until_seen(state: State, seat: int, choice: int, viewer: int) -> tuple[int, int, bytes]:
    """How long the table waits until something is seen, how many were asked on the way, and what
    the viewer knows then."""
    windows = 0
    wait = happen(state, seat, choice).hush
    while state.in_private():
        windows += 1
        asked = state.actor()
        wait += happen(state, asked, state.decline(asked)).hush
    return wait, windows, bytes(memoryview(state.known(viewer)))
