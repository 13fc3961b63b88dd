"""LearnersEnv: many games of one learner at once, stepped inside the compiled core."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from skep.envs.learner import Opponents, learner_batch, row_seed
from skep.envs.render import MODES, Drawn, known_mode, render
from skep.envs.sight import Sight, Viewing, numbers_of, sight_space, view_of, whole
from skep.kernel import BadOption, IllegalChoice, game

Actions = NDArray[np.int64]


class LearnersEnv(Viewing, VectorEnv[Sight, Actions, NDArray[Any]]):
    """Each row is the `LearnerEnv` of its seed. A game that has ended begins again with the next
    step.

    Observations, masks and rewards of all games are computed in one call of the core. As with
    Gymnasium's own vector environments, `copy=False` gives the arrays they are written into, which
    the next step overwrites; they cannot be written to from outside.
    `opponents=None` is self-play: the learner chooses for every seat, and each row shows what the
    seat sees that is to choose. The reward is that of the seat that chose; `info["rewards"]` has
    what each seat of each game got.
    """

    views = ("_numbers", "_masks", "_rewards", "_ended", "_seats", "_gains")
    metadata = {  # noqa: RUF012 -- as Gymnasium declares it
        "render_modes": MODES,
        "render_fps": 1,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        name: str,
        num_envs: int = 1,
        opponents: Opponents | None = "random",
        seat: int | None = None,
        rewards: str | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
        copy: bool = True,
        **options: object,
    ) -> None:
        super().__init__()
        if num_envs < 1:
            raise BadOption(f"num_envs cannot be {num_envs}: it takes at least 1")
        self.game = game(name, **options)
        self.num_envs = num_envs
        self.render_mode = known_mode(render_mode)
        self.copy = copy
        self.batch = learner_batch(self.game, num_envs, opponents, seat, rewards, illegal)
        self.single_observation_space = sight_space(self.game)
        self.single_action_space = spaces.Discrete(len(self.game.choices))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._late = np.zeros(num_envs, dtype=np.bool_)
        self._fresh = True
        self.look()

    def look(self) -> None:
        shape = (self.num_envs, -1)
        self._numbers = numbers_of(self.batch.observer).reshape(shape)
        self._masks = view_of(self.batch.observer.mask, np.int8).reshape(shape)
        self._rewards = view_of(self.batch.rewards, np.float64)
        self._ended = view_of(self.batch.ended, np.bool_)
        self._seats = view_of(self.batch.seats, np.int64)
        self._gains = view_of(self.batch.gains, np.float64).reshape(shape)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Sight, dict[str, Any]]:
        """Begin every game anew; of a single seed the first row takes itself, the next one more."""
        del options  # a game's options are chosen when the environment is made
        seeds = self._seeds(seed)
        super().reset(seed=seed if isinstance(seed, int) else None)
        for row, each in enumerate(seeds):
            if each is not None:
                self.batch.seed(row, row_seed(seeding.np_random(each)[0]))
            elif self._fresh:
                self.batch.seed(row, row_seed(self.np_random))
        self._fresh = False
        for row in range(self.num_envs):
            self.batch.begin(row)
        return self.sights()

    def step(
        self, actions: Actions
    ) -> tuple[Sight, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Make a choice in each row. An error has changed none of them."""
        self.batch.step(self._choices(actions))
        sights, info = self.sights()
        if not self.copy:
            return sights, self._rewards, self._ended, self._late, info
        return sights, self._rewards.copy(), self._ended.copy(), self._late.copy(), info

    def _seeds(self, seed: int | list[int | None] | None) -> list[int | None]:
        """A seed for each row, as Gymnasium's own vector environments give them."""
        if isinstance(seed, int):
            return [seed + row for row in range(self.num_envs)]
        seeds: list[int | None] = [None] * self.num_envs if seed is None else list(seed)
        if len(seeds) != self.num_envs:
            raise BadOption(f"{self.num_envs} rows need as many seeds, not {len(seeds)}")
        return seeds

    def _choices(self, actions: Actions) -> list[int]:
        """The actions as numbers, or IllegalChoice saying what they should be."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            right = f"must have shape ({self.num_envs},), one for each row"
            raise IllegalChoice(f"the actions {right}, not {given.shape}")
        if given.dtype.kind not in "iu":
            count, each = len(self.game.choices), enumerate(given.tolist())
            given = np.array([whole(action, f"row {row}", count) for row, action in each])
        numbers: list[int] = given.astype(np.int64, copy=False).tolist()
        return numbers

    def render(self) -> tuple[Drawn, ...] | None:
        """Every table as its learner sees it."""
        if self.render_mode is None:
            return None
        tables = zip(self.batch.states, self.batch.seats, strict=True)
        return tuple(render(state, seat, self.render_mode) for state, seat in tables)

    def sights(self) -> tuple[Sight, dict[str, Any]]:
        """What every learner sees now, with the masks once more in the info."""
        masks, seats, gains = self._masks, self._seats, self._gains
        if self.copy:
            masks, seats, gains = masks.copy(), seats.copy(), gains.copy()
        numbers = self._numbers.astype(np.float32, copy=self.copy)
        sights: Sight = {"observation": numbers, "action_mask": masks}
        return sights, {"action_mask": masks, "seat": seats, "rewards": gains}
