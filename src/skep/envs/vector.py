"""LearnersEnv: many games of one learner at once, stepped inside the compiled core."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from skep.envs.checks import at_least_one, known_seeds, reset_needed, whole
from skep.envs.learner import Opponents, learner_batch, row_seed
from skep.envs.render import MODES, Drawn, known_mode, render
from skep.envs.saving import restored, saved
from skep.envs.sight import Sight, Viewing, numbers_of, sight_space, view_of
from skep.kernel import BadOption, IllegalChoice, game

Actions = NDArray[np.int64]


class LearnersEnv(Viewing, VectorEnv[Sight, Actions, NDArray[Any]]):
    """Each row is the `LearnerEnv` of its seed. A game that has ended begins again by itself or is
    begun by `reset(options={"reset_mask": …})`, as `autoreset` says (`NextStep`, `SameStep`,
    `Disabled`, as Gymnasium calls them).

    Observations, masks and rewards of all games are computed in one call of the core. As with
    Gymnasium's own vector environments, `copy=False` gives the arrays they are written into, which
    the next step overwrites. They are for reading: the core writes only what changes.
    `opponents=None` is self-play: the learner chooses for every seat, and each row shows what the
    seat sees that is to choose. The reward is that of the seat that chose; `info["rewards"]` has
    what each seat of each game got.
    """

    views = ("_numbers", "_masks", "_rewards", "_ended", "_seats", "_gains", "_finals")
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
        autoreset: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        **options: object,
    ) -> None:
        super().__init__()
        num_envs = at_least_one(num_envs, "num_envs", "it is a number of tables")
        self.autoreset = known_autoreset(autoreset)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset}
        self.game = game(name, **options)
        self.num_envs = num_envs
        self.render_mode = known_mode(render_mode)
        self.copy = copy
        self.batch = learner_batch(self.game, num_envs, opponents, seat, rewards, illegal)
        self.sight = sight_space(self.game)
        self.single_observation_space = self.sight
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
        self._finals = view_of(self.batch.finals, np.int64).reshape(shape)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Sight, dict[str, Any]]:
        """Begin every game anew; of a single seed the first row takes itself, the next one more.

        With `options={"reset_mask": mask}` only the rows that are true in this array of bools are
        begun. Other options do nothing: those of a game are chosen when the environment is made.
        """
        seeds = known_seeds(seed, self.num_envs)
        rows = self._rows((options or {}).get("reset_mask"))
        super().reset(seed=seeds[0] if seeds[0] is not None else None)
        for row in rows:
            each = seeds[row]
            if each is not None:
                self.batch.seed(row, row_seed(seeding.np_random(each)[0]))
            elif self._fresh:
                self.batch.seed(row, row_seed(self.np_random))
        self._fresh = False
        for row in rows:
            self.batch.begin(row)
        return self.sights()

    def _rows(self, mask: object) -> list[int]:
        """The rows that a mask means; all of them without one."""
        if mask is None:
            return list(range(self.num_envs))
        given = np.asarray(mask)
        if given.shape != (self.num_envs,) or given.dtype != np.bool_ or not given.any():
            right = f"an array of {self.num_envs} bools, at least one of them true"
            raise BadOption(f"reset_mask must be {right}, not {mask!r}")
        if self._fresh and not given.all():
            raise reset_needed(begun=False)
        return [int(row) for row in np.flatnonzero(given)]

    def step(
        self, actions: Actions
    ) -> tuple[Sight, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Make a choice in each row. An error has changed none of them."""
        if self._fresh:
            raise reset_needed(begun=False)
        if self.autoreset is AutoresetMode.DISABLED and self._ended.any():
            rows = ", ".join(map(str, np.flatnonzero(self._ended)))
            right = 'reset(options={"reset_mask": …}) begins others'
            raise gymnasium.error.ResetNeeded(f"the games of these rows are over: {rows}; {right}")
        self.batch.step(self._choices(actions))
        if self.autoreset is AutoresetMode.SAME_STEP and self._ended.any():
            return self._begun_again()
        sights, info = self.sights()
        if not self.copy:
            return sights, self._rewards, self._ended, self._late, info
        return sights, self._rewards.copy(), self._ended.copy(), self._late.copy(), info

    def _begun_again(
        self,
    ) -> tuple[Sight, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """What a step came to whose ended games have begun again within it: how they ended is in
        `final_obs` and `final_info`, as in Gymnasium's own vector environments."""
        ended, rewards, gains = self._ended.copy(), self._rewards.copy(), self._gains.copy()
        _, last = self.sights()
        finals = np.full(self.num_envs, None, dtype=object)
        for row in np.flatnonzero(ended):
            numbers = self._numbers[row].astype(np.float32)
            finals[row] = {"observation": numbers, "action_mask": self._masks[row].copy()}
        last = {key: np.array(value) for key, value in last.items()}
        for row in np.flatnonzero(ended):
            self.batch.begin(int(row))
        sights, info = self.sights()
        info |= {"rewards": gains, "final_obs": finals, "_final_obs": ended}
        info |= {"final_info": last, "_final_info": ended}
        return sights, rewards, ended, self._late.copy(), info

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

    def save(self) -> bytes:
        """All games as they stand, and all that decides how they and the next ones go on.

        Read only what you have saved: it is a pickle, and what others made might do anything.
        """
        return saved(self.batch, (self._fresh, self._np_random, self._np_random_seed))

    def restore(self, data: bytes) -> tuple[Sight, dict[str, Any]]:
        """Go on from there; what the learners see."""
        self._fresh, self._np_random, self._np_random_seed = restored(self.batch, data)
        return self.sights()

    def render(self) -> tuple[Drawn, ...] | None:
        """Every table as its learner sees it."""
        if self.render_mode is None:
            return None
        if self._fresh:
            raise reset_needed(begun=False)
        tables = zip(self.batch.states, self.batch.seats, strict=True)
        return tuple(render(state, seat, self.render_mode) for state, seat in tables)

    def sights(self) -> tuple[Sight, dict[str, Any]]:
        """What every learner sees now, with the masks once more in the info."""
        masks, seats, gains = self._masks, self._seats, self._gains
        if self.copy:
            masks, seats, gains = masks.copy(), seats.copy(), gains.copy()
        numbers = self._numbers.astype(np.float32, copy=self.copy)
        sights: Sight = {"observation": numbers, "action_mask": masks}
        info = {"action_mask": masks, "seat": seats, "rewards": gains}
        if self._ended.any():
            info |= {"scores": self._finals.copy(), "_scores": self._ended.copy()}
        return sights, info


def known_autoreset(given: object) -> AutoresetMode:
    """When games that have ended begin again."""
    try:
        return AutoresetMode(given)
    except ValueError as error:
        modes = ", ".join(mode.value for mode in AutoresetMode)
        raise BadOption(f"autoreset cannot be {given!r}: it is one of {modes}") from error
