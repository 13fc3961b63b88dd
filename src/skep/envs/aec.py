"""SeatEnv: any game as a PettingZoo AEC environment, one agent for each seat."""

from copy import deepcopy
from typing import Any

import numpy as np
from pettingzoo import AECEnv

from skep.envs.checks import NOT_BEGUN, reset_needed
from skep.envs.seats import Seated, Seats, metadata
from skep.envs.sight import Sight
from skep.kernel import NOBODY, Game, IllegalChoice

OF_A_GAME = (
    "agent_selection",
    "rewards",
    "_cumulative_rewards",
    "terminations",
    "truncations",
    "infos",
)
"""Attributes that PettingZoo has from the first reset on."""


class SeatEnv(Seated, AECEnv[str, Sight, int | None]):
    """Seats act one at a time; of several that owe a choice, the lowest comes first.

    Who acts later does not see what the others have chosen before everybody has. `max_cycles`
    ends the game early, once a seat has made so many choices.
    """

    def __init__(
        self,
        game: Game,
        rewards: str | None = None,
        illegal: str = "lose",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.seats = Seats(game, 0, rewards, illegal, max_cycles, render_mode)
        self.metadata = metadata(game, parallel=False)
        self.render_mode = render_mode
        self.possible_agents = list(self.seats.names)
        self.state_space = self.seats.state_space
        self.agents: list[str] = []
        self._gains = [0.0] * game.players
        self.nothing = np.zeros(len(game.choices), dtype=np.int8)
        self.made: list[int] = []
        """How many choices each seat has made."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        del options  # a game's options are chosen when the environment is made
        self.seats.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._gains = [0.0] * len(self.agents)
        self._skip_agent_selection = None
        self.made = [0] * len(self.agents)
        self._turn_to(self.seats.table.state.actor())

    def __getattr__(self, name: str) -> Any:
        """What only a game that has begun has."""
        if name in OF_A_GAME:
            raise AttributeError(f"there is no '{name}' yet: {NOT_BEGUN}")
        raise AttributeError(f"'{type(self).__name__}' has no attribute '{name}'")

    def step(self, action: int | None) -> None:
        self.seats.in_play(self.agents)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalChoice(f"{agent} owes a choice: None is for agents whose game is over")
        seat = self.seats.seat_of[agent]
        choice = self.seats.lawful(seat, self.seats.chosen(agent, action))
        self._cumulative_rewards[agent] = 0.0
        self._gains = [0.0] * self.seats.game.players
        if choice is None:
            self._reward(self.seats.forfeits(seat))
            self._end(self.terminations)
            return
        table = self.seats.table
        table.state.play(seat, choice)
        table.advance()
        self._reward(table.rewarded())
        self.made[seat] += 1
        actor = table.state.actor()
        if actor == NOBODY:
            self._end(self.terminations)
        elif self.made[seat] == self.seats.max_cycles:
            self._end(self.truncations)
        else:
            self._turn_to(actor)

    def observe(self, agent: str) -> Sight:
        eyes, state = self.seats.eyes, self.seats.table.state
        seat = self.seats.number(agent)
        if not self.seats.begun:
            raise reset_needed(begun=False)
        mask = self.infos[agent].get("action_mask") if agent in self.infos else None
        if mask is None:
            mask = eyes.choices(state, seat)
        return {"observation": eyes.observation(state, seat), "action_mask": mask}

    def clone(self) -> "SeatEnv":
        """An independent copy: the same actions lead it the same way, dice included."""
        return deepcopy(self)

    def _turn_to(self, seat: int) -> None:
        """It is this seat's turn: its mask lies ready in its info."""
        agent = self.seats.names[seat]
        mask = self.seats.eyes.choices(self.seats.table.state, seat)
        self.agent_selection = agent
        told = self.seats.told(self._gains, over=False)
        for number, other in enumerate(self.agents):
            self.infos[other] = {"seat": number, **told}
        self.infos[agent]["action_mask"] = mask

    def _reward(self, gains: list[float] | None) -> None:
        if gains is None:
            return
        self._gains = gains
        for agent, gain in zip(self.agents, gains, strict=True):
            self.rewards[agent] = gain
            self._cumulative_rewards[agent] += gain

    def _end(self, ends: dict[str, bool]) -> None:
        told = self.seats.told(self._gains, over=True)
        for seat, agent in enumerate(self.agents):
            ends[agent] = True
            self.infos[agent] = {"action_mask": self.nothing, "seat": seat, **told}
        self.agent_selection = self.agents[0]
