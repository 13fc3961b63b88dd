"""TogetherEnv: any game as a PettingZoo Parallel environment; all seats act in every step."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from skep.envs.seats import Seated, Seats, metadata
from skep.envs.sight import Sight
from skep.kernel import Game, IllegalChoice

Answers = tuple[
    dict[str, Sight],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class TogetherEnv(Seated, ParallelEnv[str, Sight, int]):
    """All seats that owe a choice make one at once; the others wait.

    Waiting is the last action: the only one open to a seat that owes nothing. It fits games in
    which seats choose at the same time, such as Bee Busy; in others all but one wait. A choice
    that a lower seat's has made impossible in the same step is not made.
    """

    def __init__(
        self,
        game: Game,
        rewards: str | None = None,
        illegal: str = "lose",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.seats = Seats(game, 1, rewards, illegal, max_cycles, render_mode)
        self.metadata = metadata(game, parallel=True)
        self.render_mode = render_mode
        self.wait = len(game.choices)
        self.possible_agents = list(self.seats.names)
        self.state_space = self.seats.state_space
        self.max_cycles = self.seats.max_cycles
        self.agents: list[str] = []
        self.cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Sight], dict[str, dict[str, Any]]]:
        del options  # a game's options are chosen when the environment is made
        self.seats.begin(seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self._sights(self.agents, self.seats.told([0.0] * len(self.agents), over=False))

    def step(self, actions: dict[str, int]) -> Answers:
        self.seats.in_play(self.agents)
        self._known(actions)
        table = self.seats.table
        agents = self.agents
        gains: list[float] | None = None
        numbers = [self._number(agent, actions) for agent in self.seats.names]
        choices = {seat: self._lawful(seat, number) for seat, number in enumerate(numbers)}
        for seat, choice in choices.items():
            if choice is None:
                gains = self.seats.forfeits(seat)
                break
        else:
            for seat, choice in choices.items():
                if choice is not None and choice != self.wait and table.state.allows(seat, choice):
                    table.state.play(seat, choice)
            table.advance()
            gains = table.rewarded()
        self.cycles += 1
        over = table.state.over or None in choices.values()
        late = not over and self.cycles == self.max_cycles
        gains = gains or [0.0] * len(agents)
        sights, infos = self._sights(agents, self.seats.told(gains, over or late))
        if over or late:
            self.agents = []
        return (
            sights,
            dict(zip(agents, gains, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            infos,
        )

    def clone(self) -> "TogetherEnv":
        """An independent copy: the same actions lead it the same way, dice included."""
        return deepcopy(self)

    def _number(self, agent: str, actions: dict[str, int]) -> int:
        """What an agent does, as a number."""
        if agent not in actions:
            raise IllegalChoice(
                f"{agent} has no action: a seat that owes no choice waits ({self.wait})"
            )
        return self.seats.chosen(agent, actions[agent])

    def _lawful(self, seat: int, action: int) -> int | None:
        """What a seat does: a choice, `wait` if it owes none, or None if it loses by it."""
        owes = self.seats.table.state.owes(seat)
        if not owes and (action == self.wait or self.seats.illegal == "random"):
            return self.wait
        return self.seats.lawful(seat, action)

    def _known(self, actions: object) -> None:
        """Are these actions of agents there are?"""
        if not isinstance(actions, Mapping):
            right = f"a dict with an action for each of {', '.join(self.seats.names)}"
            raise IllegalChoice(f"the actions must be {right}, not {actions!r}")
        for agent in actions:
            self.seats.number(agent)

    def _sights(
        self, agents: list[str], told: dict[str, Any]
    ) -> tuple[dict[str, Sight], dict[str, dict[str, Any]]]:
        """What each agent sees, with its mask once more in its info."""
        eyes, state = self.seats.eyes, self.seats.table.state
        sights: dict[str, Sight] = {}
        infos: dict[str, dict[str, Any]] = {}
        for agent in agents:
            seat = self.seats.seat_of[agent]
            choices = eyes.choices(state, seat)
            mask = np.append(choices, np.int8(not choices.any()))
            sights[agent] = {"observation": eyes.observation(state, seat), "action_mask": mask}
            infos[agent] = {"action_mask": mask, "seat": seat, **told}
        return sights, infos
