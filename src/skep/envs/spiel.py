"""OpenSpiel: importing this module registers every game with `pyspiel`.

    import pyspiel, skep.envs.spiel
    game = pyspiel.load_game("skep_pollennation(players=3,deck=easy)")

A game's options are its parameters. Seats that owe a choice at the same time make it in turn,
without seeing the others'. A seat's information state stands for everything it has been shown, in
order (`state.course.trail(seat)` has it in full); `resample_from_infostate` gives a state that the
seat cannot tell from the real one.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from skep.bots.batch import outcome
from skep.bots.rollout import ENOUGH
from skep.envs.course import Course, built
from skep.envs.sight import Eyes
from skep.kernel import CHANCE, NOBODY, Game, GameKind, Option, OptionValue, Random, kind, kinds

SEEDS = 1 << 60
TYPE = pyspiel.GameType


def short_name(kind: GameKind) -> str:
    """The name OpenSpiel knows a game by."""
    return f"skep_{kind.name.replace('-', '_')}"


def parameter(option: Option) -> str | int:
    """The default of an option as a parameter; where some values are words, all are."""
    words = any(isinstance(value, str) for value in (option.default, *option.values))
    return str(option.default) if words else option.default


def game_type(kind: GameKind, game: Game) -> Any:
    """What OpenSpiel wants to know about a game with these options."""
    secret = game.hidden or game.simultaneous
    information = TYPE.Information
    seats = [int(n) for each in kind.options if each.name == "players" for n in each.values]
    return TYPE(
        short_name=short_name(kind),
        long_name=kind.title,
        dynamics=TYPE.Dynamics.SEQUENTIAL,
        chance_mode=TYPE.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION
        if secret
        else information.PERFECT_INFORMATION,
        utility=TYPE.Utility.GENERAL_SUM,  # a game may be lost by everybody
        reward_model=TYPE.RewardModel.TERMINAL,
        max_num_players=max(seats, default=game.players),
        min_num_players=min(seats, default=game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option.name: parameter(option) for option in kind.options},
    )


def game_info(game: Game) -> Any:
    several = game.players > 1
    return pyspiel.GameInfo(
        num_distinct_actions=len(game.choices),
        max_chance_outcomes=len(game.choices),
        num_players=game.players,
        min_utility=-1.0 / (game.players - 1) if several else 0.0,
        max_utility=1.0,
        utility_sum=None,
        max_game_length=ENOUGH,
    )


class SpielGame(pyspiel.Game):
    """A game of ours as OpenSpiel sees it."""

    def __init__(self, kind: GameKind, params: Mapping[str, object] | None = None) -> None:
        given = dict(params or {})
        self.key = (kind.name, tuple(sorted((name, str(value)) for name, value in given.items())))
        """All that is stored of it: OpenSpiel pickles what its games hold."""
        super().__init__(game_type(kind, self.skep), game_info(self.skep), given)

    @property
    def skep(self) -> Game:
        """The game itself."""
        return built(*self.key)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, object] | None = None
    ) -> "KnownObserver | TrailObserver | None":
        """What a seat may know now, or (`perfect_recall`) all it was ever shown."""
        if params:
            raise ValueError(f"observers take no parameters, so not {dict(params)}")
        asked = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not asked.public_info or asked.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return TrailObserver() if asked.perfect_recall else KnownObserver(self.skep)

    def max_chance_nodes_in_history(self) -> int:
        return ENOUGH


class SpielState(pyspiel.State):
    """A state of ours, and its course, as OpenSpiel sees it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = Course(game.skep.start())

    def current_player(self) -> int:
        actor = NOBODY if self.is_terminal() else self.course.actor()
        if actor == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return actor if actor >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.state.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances = self.course.state.chances()
        total = sum(weight for _, weight in chances)
        return [(choice, weight / total) for choice, weight in chances]

    def _apply_action(self, action: int) -> None:
        self.course.choose(self.course.actor(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        del player  # a choice has one token, whoever makes it
        return self.course.state.game.token(action)

    def is_terminal(self) -> bool:
        """Is the game over, or as long as `max_game_length` says a game can be?"""
        return self.course.state.over or len(self.course.log) >= ENOUGH

    def returns(self) -> list[float]:
        state = self.course.state
        seats = range(state.game.players)
        return [outcome(state, seat) if state.over else 0.0 for seat in seats]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state the player cannot tell from this one; it has no history but the player's."""
        other: SpielState = self.get_game().new_initial_state()
        other.course = self.course.resample(player, Random(int(sampler() * SEEDS)))
        return other

    def __str__(self) -> str:
        return json.dumps(self.course.state.position(), separators=(",", ":"))


class KnownObserver:
    """What a seat may know now."""

    def __init__(self, game: Game) -> None:
        self.eyes = Eyes(game)
        self.tensor: NDArray[np.float32] = np.zeros(game.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.eyes.observation(state.course.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return json.dumps(state.course.state.view(player), separators=(",", ":"))


class TrailObserver:
    """All that a seat has ever been shown, as a string; there is no tensor of it."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, NDArray[np.float32]] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """There is nothing to set."""

    def string_from(self, state: SpielState, player: int) -> str:
        return state.course.information(player)


def game_class(kind: GameKind) -> type[SpielGame]:
    """A class for one kind.

    OpenSpiel keeps what makes its games until after Python has ended, which a class survives and a
    function does not.
    """

    class KindGame(SpielGame):
        def __init__(self, params: Mapping[str, object] | None = None) -> None:
            super().__init__(kind, params)

    return KindGame


def register() -> None:
    """Make every installed game known to OpenSpiel."""
    for each in kinds().values():
        pyspiel.register_game(game_type(each, each.build({})), game_class(each))


def load(name: str, /, **options: OptionValue) -> SpielGame:
    """A game by our own name and options: `load("pollen-wars", fungi=2)`.

    `pyspiel.load_game` does the same, but there an option that may also be a word (such as
    `fungi`, which may be `auto`) cannot be given as a number.
    """
    found = kind(name)
    words = {option.name for option in found.options if isinstance(parameter(option), str)}
    given = {key: str(value) if key in words else value for key, value in options.items()}
    loaded: SpielGame = pyspiel.load_game(short_name(found), given)
    return loaded


register()
