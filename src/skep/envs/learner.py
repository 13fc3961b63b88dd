"""LearnerEnv: one seat of a game as a Gymnasium environment, bots at the others."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from skep.bots import make_bot
from skep.bots.batch import ANY_SEAT, EVERY_SEAT, Batch
from skep.bots.spec import by_effort
from skep.envs.checks import known_opponents, known_seat, known_seed, reset_needed, whole
from skep.envs.render import MODES, Drawn, known_mode, render
from skep.envs.saving import restored, saved
from skep.envs.sight import Sight, Viewing, numbers_of, sight_space, view_of
from skep.envs.table import REWARDS
from skep.kernel import BadOption, Game, game, kind

SEEDS = 1 << 60
Opponents = str | list[str]
"""One bot or level for all other seats, or one for each, in turn order after the learner."""


def learner_batch(
    played: Game,
    rows: int,
    opponents: Opponents | None,
    seat: int | None,
    rewards: str | None,
    illegal: str,
) -> Batch:
    """The games of a learner, one in each row; without opponents it plays all seats."""
    if rewards is None:
        rewards = "points" if played.players == 1 else "outcome"
    if rewards not in REWARDS:
        raise BadOption(f"rewards cannot be '{rewards}': it is one of {', '.join(REWARDS)}")
    if opponents is None:
        return Batch(played, rows, EVERY_SEAT, [], rewards == "points", illegal)
    others = known_opponents(opponents, played.players)
    known = known_seat(seat, played.players)
    at = ANY_SEAT if known is None else known
    return Batch(played, rows, at, bots_of(played, others), rewards == "points", illegal)


def bots_of(played: Game, others: list[str]) -> list[str]:
    """The bots meant, limited by effort and not by time; none if all of them are random."""
    if all(spec == "random" for spec in others):
        return []
    found = kind(played.name)
    for spec in others:
        make_bot(spec, 0, found)  # BadOption here knows the names of the levels
    return [by_effort(spec, found) for spec in others]


def row_seed(rng: np.random.Generator) -> int:
    """The seed of a game in a batch, from the generator that Gymnasium makes of a seed."""
    return int(rng.integers(SEEDS))


class LearnerEnv(Viewing, gymnasium.Env[Any, Any]):
    """One seat is the learner's; a step goes on to its next choice.

    `seat=None` draws the learner's seat anew for each game. `info` has the mask once more, the
    learner's `seat`, what the last step brought each seat (`rewards`), and at the end the `scores`
    of all seats. `opponents=None` is self-play: the learner chooses for every seat.
    """

    views = ("_numbers", "_mask", "_gains")
    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012 -- as Gymnasium declares it

    def __init__(
        self,
        name: str,
        opponents: Opponents | None = "random",
        seat: int | None = None,
        rewards: str | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.game = game(name, **options)
        self.render_mode = known_mode(render_mode)
        self.batch = learner_batch(self.game, 1, opponents, seat, rewards, illegal)
        self.observation_space = sight_space(self.game)
        self.action_space = spaces.Discrete(len(self.game.choices))
        self._fresh = True
        self.look()

    def look(self) -> None:
        self._numbers = numbers_of(self.batch.observer)
        self._mask = view_of(self.batch.observer.mask, np.int8)
        self._gains = view_of(self.batch.gains, np.float64)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Sight, dict[str, Any]]:
        super().reset(seed=known_seed(seed))
        del options  # a game's options are chosen when the environment is made
        if seed is not None or self._fresh:
            self.batch.seed(0, row_seed(self.np_random))
            self._fresh = False
        self.batch.begin(0)
        return self._sight()

    def step(self, action: int) -> tuple[Sight, float, bool, bool, dict[str, Any]]:
        if self.batch.ended[0]:
            raise reset_needed(begun=not self._fresh)
        self.batch.choose(0, whole(action, "the learner", len(self.game.choices)))
        sight, info = self._sight()
        ended = bool(self.batch.ended[0])
        if ended:
            info["scores"] = np.array(self.batch.states[0].scores())
        return sight, self.batch.rewards[0], ended, False, info

    def save(self) -> bytes:
        """The game as it stands, and all that decides how it and the next ones go on.

        Read only what you have saved: it is a pickle, and what others made might do anything.
        """
        return saved(self.batch, (self._fresh, self._np_random, self._np_random_seed))

    def restore(self, data: bytes) -> tuple[Sight, dict[str, Any]]:
        """Go on from there; what the learner sees."""
        self._fresh, self._np_random, self._np_random_seed = restored(self.batch, data)
        return self._sight()

    def action_masks(self) -> NDArray[Any]:
        """The mask as libraries such as `sb3_contrib` ask for it."""
        mask: NDArray[Any] = self._mask.astype(np.bool_)
        return mask

    def render(self) -> Drawn | None:
        """The table as the learner sees it: as text or as a picture."""
        if self.render_mode is None:
            return None
        if self._fresh:
            raise reset_needed(begun=False)
        return render(self.batch.states[0], self.batch.seats[0], self.render_mode)

    def _sight(self) -> tuple[Sight, dict[str, Any]]:
        mask = self._mask.copy()
        sight: Sight = {"observation": self._numbers.astype(np.float32), "action_mask": mask}
        seat = int(self.batch.seats[0])
        return sight, {"action_mask": mask, "seat": seat, "rewards": self._gains.copy()}
