"""Tables for Stable-Baselines3: many games as its `VecEnv`, with masks for `sb3_contrib`.

    from sb3_contrib import MaskablePPO
    from skep.envs.sb3 import tables
    MaskablePPO("MlpPolicy", tables("pollennation", 64)).learn(100_000)

It needs `pip install skep[sb3]`.
"""

from collections.abc import Sequence
from time import perf_counter
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from skep.envs.render import Drawn
from skep.envs.vector import LearnersEnv
from skep.extras import needing

with needing("sb3"):
    from stable_baselines3.common.vec_env import VecEnv

Stepped = tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]


def tables(name: str, num_envs: int = 64, **settings: Any) -> "TablesEnv":
    """Many tables of a game; settings are those of `gymnasium.make_vec` and the game's options."""
    return TablesEnv(LearnersEnv(name, num_envs, **settings))


class TablesEnv(VecEnv):
    """The observation alone is the observation; masks are asked for with `action_masks`.

    `worth` says what a step is worth to the learners; here it is the environment's own reward.
    """

    def __init__(self, env: LearnersEnv) -> None:
        box = env.sight["observation"]
        assert isinstance(box, spaces.Box)
        self.env = env
        self.begun = perf_counter()
        self.actions: NDArray[np.int64] = np.zeros(env.num_envs, dtype=np.int64)
        self.masks: NDArray[np.int8] = np.zeros((env.num_envs, 0), dtype=np.int8)
        self.seats: NDArray[np.int64] = np.zeros(env.num_envs, dtype=np.int64)
        self.returns = np.zeros(env.num_envs)
        self.lengths = np.zeros(env.num_envs, dtype=np.int64)
        self.render_mode = env.render_mode
        super().__init__(env.num_envs, box, env.single_action_space)

    def worth(
        self, rewards: NDArray[np.float64], gains: NDArray[np.float64], ended: NDArray[np.bool_]
    ) -> NDArray[np.float64]:
        """What the last step was worth, from the rewards and what each seat of each game got."""
        del gains, ended  # those who count otherwise ask for them
        return rewards

    def anew(self, rows: NDArray[np.bool_]) -> None:
        """Games begin in these rows."""
        self.returns[rows] = 0
        self.lengths[rows] = 0

    def reset(self) -> NDArray[np.float32]:
        seeds = self._seeds if any(seed is not None for seed in self._seeds) else None
        sights, info = self.env.reset(seed=seeds)
        self._reset_seeds()
        self._reset_options()
        self.anew(np.ones(self.num_envs, dtype=np.bool_))
        return self.seen(sights, info)

    def seen(self, sights: Any, info: dict[str, Any]) -> NDArray[np.float32]:
        self.masks, self.seats = sights["action_mask"], info["seat"]
        numbers: NDArray[np.float32] = sights["observation"]
        return numbers.copy()

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self.actions = actions

    def step_wait(self) -> Stepped:
        """A step; games that ended are begun again within it, as this library expects."""
        sights, given, ended, _, info = self.env.step(self.actions)
        rewards, ended = self.worth(given, info["rewards"], ended), ended.copy()
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        self.returns += rewards
        self.lengths += 1
        for row in np.flatnonzero(ended):
            spent = perf_counter() - self.begun
            infos[row] = {
                "terminal_observation": sights["observation"][row].copy(),
                "TimeLimit.truncated": False,
                "scores": info["scores"][row],
                "episode": {"r": float(self.returns[row]), "l": int(self.lengths[row]), "t": spent},
            }
        if ended.any():
            self.anew(ended)
            sights, info = self.env.reset(options={"reset_mask": ended})
        return self.seen(sights, info), rewards.astype(np.float32), ended, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Which choices are open in each row."""
        return self.masks.astype(np.bool_)

    def env_method(
        self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any
    ) -> list[Any]:
        """Of single rows nothing but their masks can be asked."""
        del args, kwargs
        if method_name != "action_masks":
            raise AttributeError(f"tables have no method '{method_name}': they have 'action_masks'")
        rows = enumerate(self.action_masks())
        return [mask for row, mask in rows if self.meant(row, indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        rows = [row for row in range(self.num_envs) if self.meant(row, indices)]
        found = self.action_masks if attr_name == "action_masks" else getattr(self.env, attr_name)
        return [found] * len(rows)

    def meant(self, row: int, indices: Any) -> bool:
        return indices is None or row in np.atleast_1d(indices)

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        del value, indices
        raise AttributeError(f"'{attr_name}' cannot be set at tables: make others with it")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        del wrapper_class  # nothing is wrapped
        return [False for row in range(self.num_envs) if self.meant(row, indices)]

    def get_images(self) -> Sequence[Drawn | None]:
        return self.env.render() or []

    def close(self) -> None:
        self.env.close()
