"""A game's PettingZoo environments under a versioned name, as PettingZoo itself has modules."""

from dataclasses import dataclass

from skep.envs.aec import SeatEnv
from skep.envs.parallel import TogetherEnv
from skep.kernel import game


@dataclass(frozen=True)
class Versioned:
    """Stands where PettingZoo has a module: `env`, `raw_env` and `parallel_env` make environments.

    Whatever is not named here is an option of the game, such as `players`.
    """

    name: str

    def env(
        self,
        *,
        rewards: str | None = None,
        illegal: str = "lose",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> SeatEnv:
        """The game as an AEC environment."""
        return SeatEnv(game(self.name, **options), rewards, illegal, max_cycles, render_mode)

    raw_env = env
    """No wrapper is needed: masks, order and bounds are checked by the environment itself."""

    def parallel_env(
        self,
        *,
        rewards: str | None = None,
        illegal: str = "lose",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> TogetherEnv:
        """The game as a Parallel environment."""
        return TogetherEnv(game(self.name, **options), rewards, illegal, max_cycles, render_mode)
