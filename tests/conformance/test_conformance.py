"""Every game keeps the kernel's contract."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from amount import GAMES
from conformance import checks, speech, twins
from conformance.kinds import (
    EXAMPLES,
    MIXED_GAMES,
    VARIANT_DECISIONS,
    any_game,
    games,
    with_value,
)
from conformance.play import moment, wander, whole_game
from skep.kernel import Game, GameKind, Match, OptionValue, Random, kinds

SEEDS = st.integers(0, 2**31)
MOMENTS = st.floats(0, 1)


def test_random_games_of_each_variant(kind: GameKind, variant: tuple[str, OptionValue]) -> None:
    rng = random.Random(repr(variant))
    for seed in range(GAMES):
        checks.check_game(with_value(kind, *variant, rng), seed, VARIANT_DECISIONS)


def test_random_games_of_any_variant_replay(kind: GameKind, players: OptionValue) -> None:
    rng = random.Random(f"{kind.name} {players}")
    for seed in range(MIXED_GAMES):
        match = checks.check_game(any_game(kind, rng, players=players), seed)
        checks.check_replay(match)
        twins.check_secrets_end_once(match)
        twins.check_alike(match)


def test_nothing_changes_untold(kind: GameKind, players: OptionValue) -> None:
    rng = random.Random(f"{kind.name} {players} told")
    for seed in range(MIXED_GAMES):
        checks.check_told(whole_game(any_game(kind, rng, players=players), seed))


@settings(max_examples=EXAMPLES)
@given(data=st.data(), seed=SEEDS)
def test_no_earlier_state_changes(kind: GameKind, data: st.DataObject, seed: int) -> None:
    checks.check_independence(data.draw(games(kind)), seed)


@settings(max_examples=EXAMPLES)
@given(data=st.data(), seed=SEEDS)
def test_a_seed_repeats_its_game(kind: GameKind, data: st.DataObject, seed: int) -> None:
    checks.check_same_seed(data.draw(games(kind)), seed)


@settings(max_examples=EXAMPLES)
@given(data=st.data(), seed=SEEDS, share=MOMENTS)
def test_any_moment(kind: GameKind, data: st.DataObject, seed: int, share: float) -> None:
    game = data.draw(games(kind))
    state = moment(game, seed, share).state
    rng = Random(seed)
    checks.check_all_apply(state)
    checks.check_illegal(state, rng)
    checks.check_chances(state, rng)
    checks.check_storage(state)
    checks.check_views(state)
    twins.check_openness(state)
    speech.check_sketch(kind, state)


@settings(max_examples=EXAMPLES)
@given(data=st.data(), seed=SEEDS, share=MOMENTS)
def test_idle_thought(kind: GameKind, data: st.DataObject, seed: int, share: float) -> None:
    checks.check_idle_thought(moment(data.draw(games(kind)), seed, share).state, Random(seed))


@settings(max_examples=EXAMPLES)
@given(data=st.data(), seed=SEEDS, share=MOMENTS)
def test_twin_worlds(kind: GameKind, data: st.DataObject, seed: int, share: float) -> None:
    game = data.draw(games(kind))
    match = moment(game, seed, share)
    for seat in range(game.players):
        twins.check_twins(match, seat, Random(seed + seat))


def test_twin_worlds_from_the_start_on(kind: GameKind) -> None:
    """Deals and hidden set-up lie within the first few decisions: begin there, too."""
    rng = random.Random(kind.name)
    for seed in range(EXAMPLES // 2):
        game = any_game(kind, rng)
        for share in (0.0, 0.03):
            match = moment(game, seed, share)
            for seat in range(game.players):
                twins.check_twins(match, seat, Random(seed))


def test_every_choice_has_words(kind: GameKind) -> None:
    rng = random.Random(kind.name)
    tables: list[list[str]] = []
    for game in [kind.build({})] + [any_game(kind, rng) for _ in range(EXAMPLES)]:
        if game.choices.tokens not in tables:
            tables.append(game.choices.tokens)
            speech.check_words_of_choices(kind, game)


def test_all_that_is_told_has_words(kind: GameKind) -> None:
    rng = random.Random(kind.name)
    for seed in range(max(2, EXAMPLES // 4)):
        speech.check_words_of_game(kind, any_game(kind, rng), seed)


def test_every_game_asks_how_many_play(kind: GameKind) -> None:
    """The number of seats is the option `players`; the server and the page count on it."""
    players = {option.name: option for option in kind.options}["players"]
    for value in players.values:
        seats = int(value)
        game: Game = with_value(kind, "players", value, random.Random(0))
        assert game.players == seats
        assert len(Match(game).state.scores()) == seats


@pytest.mark.parametrize(
    ("name", "options"),
    [("pollennation", {"deal": "fixed", "setup": "open"}), ("waggle-dance", {"open_hands": "on"})],
)
def test_where_nothing_is_hidden_all_are_shown_the_same(
    name: str, options: dict[str, OptionValue]
) -> None:
    game = kinds()[name].build(options)
    assert (game.hidden, game.simultaneous) == (False, False)
    for seed in range(EXAMPLES // 2):
        match = Match(game)
        for _ in wander(match, Random(seed)):
            pass
        twins.check_alike(match)
