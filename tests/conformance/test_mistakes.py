"""Whatever a caller gets wrong, every game answers alike, and says what would be right."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from amount import amount
from conformance import spoil
from conformance.kinds import EXAMPLES, games, seat_counts
from conformance.play import any_actor, any_choice, moment
from skep.kernel import (
    NOBODY,
    SPECTATOR,
    BadOption,
    GameKind,
    IllegalChoice,
    Match,
    OptionValue,
    Random,
    State,
    UnknownSeat,
)

SEEDS = st.integers(0, 2**31)
MOMENTS = st.floats(0, 1)
SPOILS = amount(6, 40)
"""So many positions are spoiled of each moment."""


@settings(max_examples=EXAMPLES)
@given(data=st.data(), seed=SEEDS, share=MOMENTS)
def test_a_spoiled_position_is_refused_or_read_as_it_stands(
    kind: GameKind, data: st.DataObject, seed: int, share: float
) -> None:
    game = data.draw(games(kind))
    position = moment(game, seed, share).state.position()
    rng = random.Random(seed)
    for each in range(SPOILS):
        spoil.check_position(game, spoil.spoiled(position, rng), Random(seed + each))


@settings(max_examples=EXAMPLES)
@given(data=st.data(), seed=SEEDS, share=MOMENTS)
def test_a_spoiled_record_is_refused_or_replays(
    kind: GameKind, data: st.DataObject, seed: int, share: float
) -> None:
    game = data.draw(games(kind))
    played = moment(game, seed, share)
    begun = Match(game, played.state)
    chance = Random(seed)
    while not begun.over and len(begun.log) < SPOILS:
        seat = any_actor(begun.state, chance)
        begun.apply(seat, any_choice(begun.state, seat, chance))
    rng = random.Random(seed)
    for match in (played, begun):
        text = spoil.record_from(match)
        if text is not None:
            assert spoil.check_record(text)
            for _ in range(SPOILS):
                spoil.check_record(spoil.spoiled_lines(text, rng))


# ------------------------------------------------------------------ seats and choices

FACES: dict[str, Callable[[State, object], object]] = {
    "view": lambda state, seat: state.view(seat),
    "observe": lambda state, seat: state.observe(seat),
    "legal": lambda state, seat: state.legal(seat),
    "awaited": lambda state, seat: state.awaited(seat),
    "determinize": lambda state, seat: state.determinize(seat, Random(1)),
    "scores": lambda state, seat: state.scores_known(seat),
    "seen by": lambda state, seat: state.seen(0, 0, seat),
    "seen of": lambda state, seat: state.seen(seat, 0, 0),
    "apply": lambda state, seat: state.apply(seat, 0),
    "match": lambda state, seat: Match(state.game, state).apply(seat, 0),
    "log": lambda state, seat: Match(state.game, state).log_for(seat),
    "events": lambda state, seat: Match(state.game, state).events(seat),
}


def test_a_spectator_has_no_seat_to_think_from(kind: GameKind) -> None:
    state = kind.build({}).start()
    for look in (FACES["observe"], FACES["determinize"], FACES["legal"]):
        with pytest.raises(UnknownSeat, match="there is no seat None"):
            look(state, None)


@pytest.mark.parametrize("seat", [9, -4, NOBODY, 10**30, True, 1.0, "0"])
@pytest.mark.parametrize("look", FACES.values(), ids=FACES)
def test_whoever_names_no_seat_is_told_which_there_are(
    kind: GameKind, look: Callable[[State, object], object], seat: object
) -> None:
    state = kind.build({}).start()
    before = state.encode()
    last = state.game.players - 1
    with pytest.raises(
        UnknownSeat, match=rf"no seat {seat!r}: seats are whole numbers, 0 to {last}"
    ):
        look(state, seat)
    assert state.encode() == before


@settings(max_examples=EXAMPLES)
@given(data=st.data(), seed=SEEDS, share=MOMENTS)
def test_none_is_a_spectator_everywhere(
    kind: GameKind, data: st.DataObject, seed: int, share: float
) -> None:
    match = moment(data.draw(games(kind)), seed, share)
    state = match.state
    assert state.view(None) == state.view(SPECTATOR)
    assert state.awaited(None) == state.awaited(SPECTATOR)
    assert state.scores_known(None) == state.scores_known(SPECTATOR)
    assert match.log_for(None) == match.log_for(SPECTATOR)
    if not state.over:
        seat = any_actor(state, Random(seed))
        choice = any_choice(state, seat, Random(seed))
        assert state.seen(seat, choice, None) == state.seen(seat, choice, SPECTATOR)
        match.apply(seat, choice)
    assert match.events(None) == match.events(SPECTATOR)


def test_a_token_is_not_a_choice_and_the_refusal_says_how_to_get_one(kind: GameKind) -> None:
    game = kind.build({})
    state = game.start()
    token = game.token(0)
    with pytest.raises(IllegalChoice) as caught:
        state.apply(state.actor(), token)
    assert f"a choice is a whole number, not '{token}'" in str(caught.value)
    assert f"game.choice('{token}') gives" in str(caught.value)


@pytest.mark.parametrize("choice", [True, 1.0, None])
def test_a_choice_is_a_whole_number(kind: GameKind, choice: object) -> None:
    state = kind.build({}).start()
    for make in (state.apply, Match(state.game, state).apply):
        with pytest.raises(IllegalChoice, match=f"a choice is a whole number, not {choice}"):
            make(state.actor(), choice)


# ------------------------------------------------------------------ options


def test_every_number_of_seats_needs_nothing_else(kind: GameKind) -> None:
    for players in seat_counts(kind):
        try:
            game = kind.build({"players": players})
        except BadOption as error:
            pytest.fail(f"{kind.name} for {players}: {error}")
        assert game.players == players
        assert game.start().actors()


def test_a_value_alone_works_or_its_clash_is_named(
    kind: GameKind, variant: tuple[str, OptionValue]
) -> None:
    name, value = variant
    try:
        game = kind.build({name: value})
    except BadOption as error:
        others = [each.name for each in kind.options if f"'{each.name}'" in str(error)]
        assert name in others, "the refusal names the option that was given"
        assert len(others) > 1, "and the one it clashes with"
    else:
        assert game.start().actors()
