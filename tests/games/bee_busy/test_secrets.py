"""What a seat may know of the others: their sheets as they lay open, and who still writes."""

from hypothesis import given, settings
from hypothesis import strategies as st

from games.bee_busy.table import asked, at_roll, game, marks, mine, offered, play, start, stocks
from marks import rule
from skep.games.bee_busy.cells import READY, SEATS, STRIDE, WORKING
from skep.games.bee_busy.state import BeeBusyState
from skep.kernel import CHANCE, HIDDEN, SPECTATOR, Match, Random, State

IDLE = {"picked": ["C22", "C42"]}


def seats(state: State, viewer: int | None) -> list[dict[str, object]]:
    view = state.view(viewer)
    found = view["seats"]
    assert isinstance(found, list)
    return found


@rule("R1.5", "RU-39", "R13.1")
def test_a_sheet_is_its_owners_alone_while_he_works() -> None:
    state = play(at_roll(1, {}, {}), "roll 2 5 6", "0: die 5", "0: keep", "0: stay")
    play(state, "0: overlay C1", "0: visit C13")
    assert stocks(state, 0)[0] == 1
    shown = seats(state, 1)[0]
    assert (shown["nectar"], shown["live"], shown["work"], shown["ready"]) == (0, False, None, True)
    assert seats(state, None)[0]["nectar"] == 0
    assert state.scores() == [7, 7]
    play(state, "1: die 6", "1: keep", "1: stay", "1: overlay C2", "1: visit C21")
    assert seats(state, 1)[0]["nectar"] == 1
    assert seats(state, 1)[0]["live"] is True


@rule("R3.2", "R1.5")
def test_the_first_players_die_is_public_at_once_and_nothing_else_is() -> None:
    match = Match(game(players=2, first=0))
    for token in ("roll 2 5 6",):
        match.apply(CHANCE, match.game.choice(token))
    for token in ("die 5", "keep", "stay"):
        match.apply(0, match.game.choice(token))
    tokens = [match.game.token(each.choice) for each in match.log_for(1)]
    assert tokens == ["roll 2 5 6", "die 5"]
    assert match.state.view(1)["first_die"] == 5
    assert [each.choice for each in match.log_for(0)] == [each.choice for each in match.log]


@rule("R13.1", "R1.5")
def test_the_whole_round_is_told_when_it_closes() -> None:
    match = Match(game(players=2, first=0), at_roll(1, IDLE, IDLE))
    match.apply(CHANCE, match.game.choice("roll 1 1 1"))
    for seat in (0, 1):
        for token in ("keep", "stay"):
            assert [each.seat for each in match.log_for(1)].count(0) == 0
            match.apply(seat, match.game.choice(token))
    assert [each.seat for each in match.log_for(1)] == [CHANCE, 0, 0, 1, 1]
    assert match.log_for(SPECTATOR) == match.log_for(0) == match.log_for(1)


@rule("R2.3", "X3", "R1.5")
def test_mite_choices_are_shown_when_all_have_made_theirs() -> None:
    state = at_roll(17, IDLE, IDLE)
    play(state, "roll 1 1 1", "0: keep", "0: stay", "1: keep", "1: stay", "0: lose meadow")
    assert state.awaited(1) == (1,)
    assert state.seen(1, state.game.choice("lose combs"), 0) is None
    bees = seats(state, 1)[0]["bees"]
    assert isinstance(bees, dict)
    assert bees["meadow"]["living"] == 1  # as it lay open
    play(state, "1: lose combs")
    bees = seats(state, 1)[0]["bees"]
    assert isinstance(bees, dict)
    assert bees["meadow"]["living"] == 0


@rule("R1.5")
def test_how_much_a_seat_has_done_does_not_show() -> None:
    """From its first choice to its last but one a working seat looks the same to all others."""
    state = play(at_roll(1, {"bees": [3, 1, 1]}, {}), "roll 1 2 5", "0: die 5")
    looks = []
    for token in ("0: keep", "0: stay", "0: overlay C1", "0: visit C11", "0: visit C13"):
        looks.append((state.view(1), list(state.known(1)), state.awaited(1), state.observe(1)))
        play(state, token)
    looks.append((state.view(1), list(state.known(1)), state.awaited(1), state.observe(1)))
    assert all(look == looks[0] for look in looks)
    play(state, "0: done")
    assert state.awaited(1) == (1,)


def other_choices(state: BeeBusyState, seat: int, rng: Random) -> BeeBusyState:
    """The same moment with the seat's work of this round done otherwise, as far along in sight."""
    twin = state.clone()
    assert isinstance(twin, BeeBusyState)
    ready = state.cells[SEATS + seat * STRIDE + READY]
    if ready:
        return twin
    for _ in range(rng.randrange(6)):
        choices = twin.legal(seat)
        after = twin.clone()
        after.apply(seat, choices[rng.randrange(len(choices))])
        if after.curtain() > twin.curtain() or seat not in after.actors():
            break
        assert isinstance(after, BeeBusyState)
        twin = after
    return twin


@rule("R1.5", "RU-39")
@settings(max_examples=40)
@given(seed=st.integers(0, 2**31), stop=st.integers(0, 400))
def test_no_other_seat_can_tell_what_a_seat_is_doing(seed: int, stop: int) -> None:
    state = start(players=3)
    rng = Random(seed)
    for _ in range(stop):
        if state.over:
            break
        actors = state.actors()
        seat = actors[rng.randrange(len(actors))]
        choices = state.legal(seat)
        state.apply(seat, choices[rng.randrange(len(choices))])
    if state.over or state.actors() == (CHANCE,) or state.view(None)["stage"] == "first":
        return
    twin = other_choices(state, 0, rng)
    for viewer in (1, 2, SPECTATOR):
        assert list(state.known(viewer)) == list(twin.known(viewer))
    for viewer in (1, 2):
        assert state.view(viewer) == twin.view(viewer)
        assert state.legal(viewer) == twin.legal(viewer)
        assert state.observe(viewer) == twin.observe(viewer)
        assert state.awaited(viewer) == twin.awaited(viewer)
    assert state.scores() == twin.scores()


@rule("R1.5")
@settings(max_examples=30)
@given(seed=st.integers(0, 2**31), stop=st.integers(1, 300))
def test_an_imagined_world_is_lawful_and_looks_the_same(seed: int, stop: int) -> None:
    state = start(players=3)
    rng = Random(seed)
    for _ in range(stop):
        if not state.over:
            actors = state.actors()
            seat = actors[rng.randrange(len(actors))]
            choices = state.legal(seat)
            state.apply(seat, choices[rng.randrange(len(choices))])
    for seat in range(3):
        world = state.determinize(seat, rng)
        world.check()
        assert list(world.known(seat)) == list(state.known(seat))
        assert world.awaited(seat) == state.awaited(seat)
        assert world.legal(seat) == state.legal(seat)


@rule("R1.5")
def test_an_imagined_seat_has_not_begun_or_has_finished_somehow() -> None:
    state = play(at_roll(1, {}, {}, {}), "roll 2 5 6", "0: die 5", "1: die 2", "1: keep")
    play(state, "2: die 6", "2: keep", "2: stay", "2: done")
    ends = set()
    for seed in range(40):
        world = state.determinize(0, Random(seed))
        assert isinstance(world, BeeBusyState)
        assert offered(world, 1) == ["die 2", "die 6", "take 5"]  # as if they had done nothing
        assert world.actors() == (0, 1)
        ends.add((tuple(marks(world, 2).items()), stocks(world, 2), mine(world, 2)["area"]))
    assert len(ends) > 3
    first = play(at_roll(1, {}, {}), "roll 2 5 6", "0: die 5", "0: keep")
    world = first.determinize(1, Random(1))
    assert isinstance(world, BeeBusyState)
    assert asked(world, 0) == "change"  # their die is known, the rest is not
    assert mine(world, 0)["work"]["own"] == 5


@rule("R1.5")
def test_only_work_is_hidden() -> None:
    state = play(at_roll(1, {}, {}), "roll 2 5 6")
    assert HIDDEN not in state.known(SPECTATOR)
    play(state, "0: die 5")
    known = list(state.known(1))
    assert known.count(HIDDEN) == WORKING
    assert known[SEATS] == HIDDEN
    assert known[SEATS + READY] == 0
