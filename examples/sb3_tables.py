"""Our vector environment as Stable-Baselines3 wants one, with masks for `sb3_contrib`."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from skep.envs.vector import LearnersEnv


class Tables(VecEnv):
    """Many tables; the observation alone is the observation, masks are asked for separately."""

    def __init__(self, env: LearnersEnv) -> None:
        box = env.single_observation_space["observation"]
        assert isinstance(box, spaces.Box)
        self.env = env
        self.render_mode = None
        self.actions: NDArray[np.int64] = np.zeros(env.num_envs, dtype=np.int64)
        self.returns = np.zeros(env.num_envs)
        self.lengths = np.zeros(env.num_envs, dtype=np.int64)
        super().__init__(env.num_envs, box, env.single_action_space)

    def reset(self) -> NDArray[np.float32]:
        sights, info = self.env.reset()
        self.masks = info["action_mask"]
        self.returns[:] = 0
        self.lengths[:] = 0
        return sights["observation"]

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self.actions = actions

    def step_wait(
        self,
    ) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """A step; games that ended are begun again within it, as this library expects."""
        sights, rewards, ended, _, _ = self.env.step(self.actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        self.returns += rewards
        self.lengths += 1
        for row in np.flatnonzero(ended):
            episode = {"r": float(self.returns[row]), "l": int(self.lengths[row]), "t": 0.0}
            infos[row] = {"terminal_observation": sights["observation"][row], "episode": episode}
            self.returns[row], self.lengths[row] = 0.0, 0
            self.env.batch.begin(row)
        if ended.any():
            sights, _ = self.env.sights()
        self.masks = sights["action_mask"]
        return sights["observation"], rewards.astype(np.float32), ended, infos

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
