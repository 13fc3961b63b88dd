"""Checks of one state or one match; each fails with an AssertionError that says what is wrong."""

import json
import math
from itertools import zip_longest

import pytest

from conformance.play import LONGEST, any_actor, any_choice, play_out, wander, whole_game
from skep.kernel import (
    CHANCE,
    HIDDEN,
    NOBODY,
    SPECTATOR,
    Game,
    IllegalChoice,
    Match,
    Random,
    State,
    ViewersLog,
    kinds,
    perspective,
    read_record,
    write_record,
)

SAMPLES = 20


def check_game(game: Game, seed: int, most: int = LONGEST) -> Match:
    """A random game: every law holds after every transition, and it ends.

    With `most`, a longer game is left after so many decisions.
    """
    match = Match(game)
    for _ in wander(match, Random(seed)):
        match.state.check()
        check_choices(match.state)
        if len(match.log) == most:
            return match
    match.state.check()
    check_end(match.state)
    return match


def check_choices(state: State) -> None:
    """Choices are ascending, unique, within the game's width, and the same each time one looks."""
    game = state.game
    actors = state.actors()
    assert actors, "a game that is not over waits for somebody"
    assert state.actor() == min(actors)
    assert actors == (CHANCE,) or all(0 <= seat < game.players for seat in actors)
    assert len(actors) == 1 or game.simultaneous
    for seat in (CHANCE, *range(game.players)):
        choices = state.legal(seat)
        assert bool(choices) == (seat in actors), f"seat {seat} of {actors} has {choices}"
        assert choices == sorted(set(choices))
        assert len(choices) <= game.width
        assert all(game.choice(game.token(choice)) == choice for choice in choices)
        assert state.legal(seat) == choices


def check_all_apply(state: State) -> None:
    """Every choice on offer can be made, and leads to a lawful state."""
    for seat in state.actors():
        for choice in state.legal(seat):
            after = state.clone()
            after.apply(seat, choice)
            after.check()


def check_end(state: State) -> None:
    """Nobody owes anything once the game is over."""
    seats = range(state.game.players)
    assert state.actor() == NOBODY
    assert state.actors() == ()
    assert state.awaited(None) == ()
    assert state.chances() == []
    assert all(state.legal(seat) == [] for seat in (CHANCE, *seats))
    assert len(state.scores()) == len(state.winners()) == len(seats)


def check_illegal(state: State, rng: Random) -> None:
    """What is not on offer is refused, and nothing changes."""
    game = state.game
    before = state.encode()
    actors = (CHANCE, *range(game.players))
    for _ in range(SAMPLES):
        seat = actors[rng.randrange(len(actors))]
        choice = rng.randrange(len(game.choices) + 2) - 1
        if choice in state.legal(seat):
            continue
        with pytest.raises(IllegalChoice):
            state.apply(seat, choice)
        assert state.encode() == before


def check_chances(state: State, rng: Random) -> None:
    """Weights are positive and stand beside the choices; only listed ones are drawn."""
    chances = state.chances()
    if state.actors() != (CHANCE,):
        assert chances == []
        return
    assert [choice for choice, _ in chances] == state.legal(CHANCE)
    assert all(weight > 0 for _, weight in chances)
    listed = {choice for choice, _ in chances}
    before = state.encode()
    assert all(state.sample(rng) in listed for _ in range(SAMPLES))
    assert state.encode() == before


def check_replay(match: Match) -> None:
    """Replay equals play: the record, read again, gives the same log and the same cells."""
    game = match.game
    again = Match(game)
    for entry in match.log:
        again.apply(entry.seat, game.choice(game.token(entry.choice)))
    text = write_record(match)
    if game.name in kinds():
        again = read_record(text).match
        assert repr(again.game) == repr(game)
    assert again.log == match.log
    assert again.state.same_as(match.state)
    assert write_record(again) == text


def check_told(match: Match) -> None:
    """No cell that a viewer may know changes without an event that tells this viewer.

    Each kind of event names the groups of cells it accounts for; cells that are nobody's business
    (whose turn it is, what is asked) are declared quiet.
    """
    layout = match.game.layout
    assert layout is not None, "the game has not declared its cells"
    changes = {each.name: each.changes for each in match.game.kinds.kinds}
    names = {each.name for each in layout.groups}
    assert names.issuperset(name for each in changes.values() for name in each)
    viewers = (SPECTATOR, *range(match.game.players))
    logs = [ViewersLog(viewer) for viewer in viewers]
    walk = match.origin.clone()
    known = [list(walk.known(viewer)) for viewer in viewers]
    for number, happening in enumerate(match.happenings):
        walk.play(happening.seat, happening.choice)
        for i, viewer in enumerate(viewers):
            told = [name for _, each in logs[i].watch(happening) for name, _ in each.events]
            explained = {group for name in told for group in changes[name]}
            now = recalled(known[i], list(walk.known(viewer)))
            untold = layout.changed(known[i], now) - explained
            assert not untold, (
                f"choice {number} ({happening.seat}: {match.game.token(happening.choice)}) changed "
                f"{sorted(untold)} and {viewer} was told only {told}"
            )
            known[i] = now


def recalled(before: list[int], now: list[int]) -> list[int]:
    """What somebody knows now, and for what is hidden now, what they knew last."""
    pairs = zip_longest(before, now, fillvalue=HIDDEN)
    return [was if cell == HIDDEN else cell for was, cell in pairs]


def check_storage(state: State) -> None:
    """A position survives JSON, and encoded cells survive storage."""
    game = state.game
    position = json.loads(json.dumps(state.position(), allow_nan=False))
    again = game.from_position(position)
    assert again.same_as(state), "the position read back is another one"
    assert again.position() == position
    again.check()
    assert game.decode(state.encode()).same_as(state)


def check_independence(game: Game, seed: int) -> None:
    """Copy at every step and play on in the copy: no earlier state ever changes."""
    rng = Random(seed)
    states = [game.start()]
    frozen = [states[0].encode()]
    while not states[-1].over:
        assert len(states) < LONGEST
        after = states[-1].clone()
        seat = any_actor(after, rng)
        after.apply(seat, any_choice(after, seat, rng))
        states.append(after)
        frozen.append(after.encode())
    assert [state.encode() for state in states] == frozen


def check_views(state: State) -> None:
    """Views are plain JSON data; observations have a fixed length and finite numbers."""
    for viewer in (None, *range(state.game.players)):
        view = state.view(viewer)
        assert json.loads(json.dumps(view, allow_nan=False)) == view
    for seat in range(state.game.players):
        observation = state.observe(seat)
        assert len(observation) == state.game.observation_size
        assert all(math.isfinite(number) for number in observation)


def check_idle_thought(state: State, rng: Random) -> None:
    """Looking and thinking, to the end of an imagined game, change nothing real."""
    before = state.encode()
    for seat in range(state.game.players):
        mine = perspective(state, seat)
        kept = mine.encode()
        mine.view()
        play_out(mine.imagine(rng), rng)
        play_out(state.determinize(seat, rng), rng)
        assert mine.encode() == kept
        state.view(seat)
        state.observe(seat)
        state.awaited(seat)
    state.position()
    state.chances()
    state.scores()
    state.winners()
    assert state.encode() == before


def check_same_seed(game: Game, seed: int) -> None:
    """The same seed plays the same game: no randomness comes from anywhere else."""
    one, other = whole_game(game, seed), whole_game(game, seed)
    assert one.log == other.log
    assert one.state.same_as(other.state)
