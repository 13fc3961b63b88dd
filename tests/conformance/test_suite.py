"""The suite can fail: each of these games breaks one promise, and one check notices."""

from collections.abc import Callable

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from conformance import checks, twins
from conformance.play import moment, whole_game
from skep.kernel import Game, Match, Place, State, confides
from toys import BIDS, bids, pebbles


def spoiled(state: type[State], game: type[Game] | None = None) -> Game:
    """A toy whose states are of another class."""
    if issubclass(state, bids.Bids):
        sound, base = bids.make({"players": 3, "rounds": 4}), game or bids.BidsGame
    else:
        options = {option.name: option.default for option in pebbles.OPTIONS}
        sound, base = pebbles.make(options), game or pebbles.PebblesGame

    class Spoiled(base):  # type: ignore[misc, valid-type]
        def start(self) -> State:
            return state(self, super().start().cells)

        def read_position(self, given: Place) -> State:
            return state(self, super().read_position(given).cells)

    made = Spoiled(
        name="spoiled",
        rules=1,
        options=sound.options,
        players=sound.players,
        choices=sound.choices,
        width=sound.width,
        observation_size=sound.observation_size,
        simultaneous=sound.simultaneous,
        hidden=sound.hidden,
    )
    made.kinds, made.mind, made.layout = sound.kinds, sound.mind, sound.layout
    return made


class Bids(bids.Bids):
    def with_cells(self, cells: vec[i64]) -> "Bids":
        return type(self)(self.game, cells)


class Pebbles(pebbles.Pebbles):
    def with_cells(self, cells: vec[i64]) -> "Pebbles":
        return type(self)(self.game, cells)


class ShowsHands(Bids):
    """Forgets to hide a card of each hand."""

    def conceal(self, viewer: i64, cells: vec[i64]) -> None:
        card = [cells[bids.at(seat) + bids.HAND] for seat in range(self.game.players)]
        super().conceal(viewer, cells)
        for seat, count in enumerate(card):
            cells[bids.at(seat) + bids.HAND] = count


class CountsSecrets(Bids):
    """Lets a hidden card of the first hand sway a public number."""

    def carry_out(self, seat: i64, choice: i64) -> None:
        super().carry_out(seat, choice)
        if choice >= bids.OFFER and self.cells[bids.PHASE] == bids.BIDDING:
            self.cells[bids.at(seat) + bids.SCORE] += choice - bids.OFFER


class Whispers(Bids):
    """Tells everybody of hidden bids."""

    def carry_out(self, seat: i64, choice: i64) -> None:
        super().carry_out(seat, choice)
        if choice >= bids.OFFER:
            confides(-1, bids.CARD_DEALT, seat, choice)


class Silent(Pebbles):
    """Takes pebbles without a word."""

    def carry_out(self, seat: i64, choice: i64) -> None:
        self.cells[pebbles.HEAP] -= choice + 1
        self.cells[pebbles.TURN] = 1 - seat


def test_what_changes_untold_is_noticed() -> None:
    checks.check_told(whole_game(spoiled(Bids), 1))
    checks.check_told(whole_game(spoiled(Pebbles), 1))
    with pytest.raises(AssertionError, match="changed \\['heap'\\]"):
        checks.check_told(whole_game(spoiled(Silent), 1))


class CheatsInThought(Bids):
    """Imagines a card too many."""

    def imagine(self, seat: i64, rng: Random) -> None:
        super().imagine(seat, rng)
        self.cells[bids.DECK] += 1


def twins_of(game: Game) -> None:
    for seed in range(12):
        match = moment(game, seed, 0.8)
        for seat in range(game.players):
            twins.check_twins(match, seat, Random(seed))


@pytest.mark.parametrize(
    "game",
    [
        spoiled(ShowsHands),
        spoiled(CountsSecrets),
        spoiled(Whispers),
        spoiled(CheatsInThought),
    ],
    ids=["shows hands", "counts secrets", "whispers", "cheats in thought"],
)
def test_a_leak_is_noticed(game: Game) -> None:
    with pytest.raises(AssertionError):
        twins_of(game)


def test_twins_of_a_sound_madego_on_together_for_many_steps() -> None:
    twins_of(spoiled(Bids))
    match = Match(BIDS.build({"players": 3, "rounds": 5}))
    steps = [twins.check_twins(match, seat, Random(seat)) for seat in range(3)]
    assert max(steps) > 15


class SharesCells(Pebbles):
    def clone(self) -> State:
        return self.with_cells(self.cells)


class Descending(Pebbles):
    def fill(self, seat: i64, out: vec[i64]) -> i64:
        count = super().fill(seat, out)
        for i in range(count):
            out[i] = count - 1 - i
        return count


class NeverEnds(Pebbles):
    def carry_out(self, seat: i64, choice: i64) -> None:
        self.cells[pebbles.TURN] = 1 - seat


class LosesPebbles(Pebbles):
    def carry_out(self, seat: i64, choice: i64) -> None:
        super().carry_out(seat, choice)
        self.cells[pebbles.HEAP] -= 3


class ForgetsTurn(Pebbles):
    def position(self) -> dict[str, object]:
        return {"heap": self.cells[pebbles.HEAP], "turn": 0}


class DrawsUnlisted(Bids):
    def draw(self, rng: Random) -> i64:
        return i64(rng.randrange(bids.OFFER))


class ThinksAloud(Bids):
    def observe_into(self, known: vec[i64], seat: i64, out: vec[float]) -> None:
        super().observe_into(known, seat, out)
        self.cells[bids.PRIZE] += 1


class SeesNothing(Bids):
    def observe_into(self, known: vec[i64], seat: i64, out: vec[float]) -> None:
        out[0] = float("nan")


class DeniesSecrets(Bids):
    def secrets(self) -> bool:
        return False


def after(game: Game, choice: int) -> State:
    """The state after seat 0 has made its first choice."""
    state = game.start()
    state.apply(0, choice)
    return state


BROKEN: dict[str, tuple[Game, Callable[[Game], object]]] = {
    "shared cells": (spoiled(SharesCells), lambda game: checks.check_independence(game, 1)),
    "descending": (spoiled(Descending), lambda game: checks.check_game(game, 1)),
    "never ends": (spoiled(NeverEnds), lambda game: whole_game(game, 1)),
    "lost pebbles": (spoiled(LosesPebbles), lambda game: checks.check_game(game, 1)),
    "forgotten turn": (
        spoiled(ForgetsTurn),
        lambda game: checks.check_storage(after(game, 0)),
    ),
    "unlisted draw": (
        spoiled(DrawsUnlisted),
        lambda game: checks.check_chances(game.start(), Random(1)),
    ),
    "loud thought": (
        spoiled(ThinksAloud),
        lambda game: checks.check_idle_thought(game.start(), Random(1)),
    ),
    "denied secrets": (spoiled(DeniesSecrets), lambda game: twins.check_openness(game.start())),
    "no number": (spoiled(SeesNothing), lambda game: checks.check_views(game.start())),
}


@pytest.mark.parametrize(("game", "check"), BROKEN.values(), ids=BROKEN)
def test_a_broken_promise_is_noticed(game: Game, check: Callable[[Game], object]) -> None:
    with pytest.raises(AssertionError):
        check(game)
