"""What the two kinds of PettingZoo environments share: seats as agents, spaces, illegal actions."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from skep.bots.batch import ILLEGAL, LOST
from skep.envs.checks import known_cycles, known_seed, reset_needed, whole
from skep.envs.fields import VERSIONS
from skep.envs.render import MODES, Drawn, known_mode, render
from skep.envs.sight import Eyes, observation_box, sight_space
from skep.envs.table import Table
from skep.kernel import BadOption, Game, IllegalChoice, Random

FIRST_SEEDS = 1 << 60


class Seats:
    """One game whose seats are agents, `seat_0` and so on, with the same spaces for all."""

    def __init__(
        self,
        game: Game,
        extra: int,
        rewards: str | None,
        illegal: str,
        max_cycles: int | None,
        render_mode: str | None,
    ) -> None:
        if illegal not in ILLEGAL:
            raise BadOption(f"illegal cannot be '{illegal}': it is one of {', '.join(ILLEGAL)}")
        self.game = game
        self.table = Table(game, rewards)
        self.eyes = Eyes(game)
        self.illegal = illegal
        self.max_cycles = known_cycles(max_cycles)
        self.render_mode = known_mode(render_mode)
        self.names = [f"seat_{seat}" for seat in range(game.players)]
        self.seat_of = {name: seat for seat, name in enumerate(self.names)}
        self.sights = {name: sight_space(game, extra) for name in self.names}
        self.actions = {name: spaces.Discrete(len(game.choices) + extra) for name in self.names}
        self.state_space = observation_box(game, game.players)
        self.seed = Random().randrange(FIRST_SEEDS)
        """Of the next game."""
        self.begun = False

    def begin(self, seed: int | None) -> None:
        """A new game; without a seed it follows from the last one, if there was one."""
        given = known_seed(seed)
        if given is not None:
            self.seed = Random(given).randrange(FIRST_SEEDS)
        self.begun = True
        self.table.begin(self.seed)
        self.seed += 1

    def number(self, agent: str) -> int:
        """The seat of an agent, or BadOption naming those there are."""
        if agent not in self.seat_of:
            raise BadOption(f"there is no agent {agent!r}: there are {', '.join(self.names)}")
        return self.seat_of[agent]

    def in_play(self, agents: list[str]) -> None:
        """ResetNeeded unless a game is going on."""
        if not agents:
            raise reset_needed(self.begun)

    def told(self, gains: list[float], over: bool) -> dict[str, Any]:
        """What infos have beside a mask and a seat, as in every environment of ours."""
        told: dict[str, Any] = {"rewards": np.array(gains)}
        if over:
            told["scores"] = np.array(self.table.state.scores())
        return told

    def chosen(self, agent: str, action: object) -> int:
        """What an agent does, as a number, or IllegalChoice if it is none."""
        return whole(action, agent, int(self.actions[agent].n))

    def lawful(self, seat: int, action: int) -> int | None:
        """The choice to make for an action; None if the game is lost by it."""
        if self.table.state.allows(seat, action):
            return action
        if self.illegal == "error":
            raise IllegalChoice(self.table.state.objection(seat, action))
        return self.table.any_choice(seat) if self.illegal == "random" else None

    def forfeits(self, seat: int) -> list[float]:
        """What each seat gets when one of them has made an illegal choice."""
        return [LOST if other == seat else 0.0 for other in range(self.game.players)]


class Seated:
    """What an environment says of its seats, whichever way they act."""

    seats: Seats

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.seats.sights[self.seats.names[self.seats.number(agent)]]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.seats.actions[self.seats.names[self.seats.number(agent)]]

    def state(self) -> NDArray[np.float32]:
        """The observations of all seats in a row."""
        if not self.seats.begun:
            raise reset_needed(begun=False)
        return self.seats.eyes.everything(self.seats.table.state)

    def render(self) -> Drawn | None:
        """The table as a spectator sees it: as text or as a picture."""
        mode = self.seats.render_mode
        if mode is not None and not self.seats.begun:
            raise reset_needed(begun=False)
        return None if mode is None else render(self.seats.table.state, None, mode)

    def close(self) -> None:
        """Nothing is held open."""


def metadata(game: Game, parallel: bool) -> dict[str, Any]:
    """What PettingZoo wants to know about an environment."""
    return {
        "name": f"{game.name.replace('-', '_')}_v{VERSIONS.get(game.name, 0)}",
        "render_modes": MODES,
        "render_fps": 1,
        "is_parallelizable": parallel,
        "rules": game.rules,
    }
