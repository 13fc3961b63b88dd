"""Our vector environment as Stable-Baselines3 wants one, with masks for `sb3_contrib`."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from skep.envs.vector import LearnersEnv


class Tables(VecEnv):
    """Many tables; the observation alone is the observation, masks are asked for separately.

    Wins are rare at first, so points count as well: a step is worth the points by which one gets
    further ahead of the best of the others, as a share of `target`. At the end who leads has won
    and gets 1 more, who is behind -1. The environment is to be made with `rewards="points"`.
    """

    def __init__(self, env: LearnersEnv, target: float) -> None:
        box = env.single_observation_space["observation"]
        assert isinstance(box, spaces.Box)
        self.env = env
        self.target = target
        self.render_mode = None
        self.rows = np.arange(env.num_envs)
        self.actions: NDArray[np.int64] = np.zeros(env.num_envs, dtype=np.int64)
        self.seats: NDArray[np.int64] = np.zeros(env.num_envs, dtype=np.int64)
        self.scores = np.zeros((env.num_envs, env.game.players))
        self.lead = np.zeros(env.num_envs)
        self.returns = np.zeros(env.num_envs)
        self.lengths = np.zeros(env.num_envs, dtype=np.int64)
        super().__init__(env.num_envs, box, env.single_action_space)

    def reset(self) -> NDArray[np.float32]:
        sights, info = self.env.reset()
        self.seats = info["seat"]
        self.masks = info["action_mask"]
        for ledger in (self.scores, self.lead, self.returns, self.lengths):
            ledger[:] = 0
        return sights["observation"]

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self.actions = actions

    def step_wait(
        self,
    ) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """A step; games that ended are begun again within it, as this library expects."""
        sights, _, ended, _, info = self.env.step(self.actions)
        rewards = self.worth(info["rewards"], ended)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        self.returns += rewards
        self.lengths += 1
        for row in np.flatnonzero(ended):
            episode = {"r": float(self.returns[row]), "l": int(self.lengths[row]), "t": 0.0}
            infos[row] = {"terminal_observation": sights["observation"][row], "episode": episode}
            self.env.batch.begin(row)
        if ended.any():
            for ledger in (self.scores, self.lead, self.returns, self.lengths):
                ledger[ended] = 0
            sights, info = self.env.sights()
        self.seats = info["seat"]
        self.masks = info["action_mask"]
        return sights["observation"], rewards.astype(np.float32), ended, infos

    def worth(self, points: NDArray[np.float64], ended: NDArray[np.bool_]) -> NDArray[np.float64]:
        """What the last step was worth to the learner of each table."""
        self.scores += points
        others = self.scores.copy()
        others[self.rows, self.seats] = -np.inf
        lead = self.scores[self.rows, self.seats] - others.max(axis=1)
        gained = lead - self.lead
        self.lead = lead
        found: NDArray[np.float64] = gained / self.target + np.sign(lead) * ended
        return found

    def env_method(
        self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any
    ) -> list[Any]:
        """Only masks can be asked for."""
        if method_name != "action_masks":
            raise AttributeError(f"tables have no method '{method_name}'")
        return list(self.masks.astype(np.bool_))

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        if attr_name == "action_masks":
            return [self.env_method] * self.num_envs
        return [getattr(self.env, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(f"tables do not let '{attr_name}' be set")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        self.env.reset(seed=seed)
        return [seed] * self.num_envs

    def close(self) -> None:
        self.env.close()
