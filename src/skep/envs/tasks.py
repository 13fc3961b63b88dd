"""Standard tasks: what is played, against whom, and how it is measured.

    from skep.envs.tasks import TASKS, measure
    print(measure(TASKS["pollennation-random"], "greedy").mean_score)

`python -m skep.envs.tasks pollennation-random random greedy` prints a line for each player.
The games of a task are always the same ones: those of its seeds.
"""

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field

from skep.bots.arena import Contender, duel, wilson
from skep.bots.spec import by_effort
from skep.kernel import BadOption, kind

SEEDS = (1, 2, 3)
SLIPS = (0.9, 0.75, 0.5, 0.25)
"""The share of choices made without a thought, from the lowest rung up."""


@dataclass(frozen=True)
class Task:
    """A name for all that two papers must have in common to be compared."""

    game: str
    opponents: str | None
    """Who sits at all other seats; None where nobody does."""
    metric: str
    """`wins`: the share of games won alone; `score`: the average score."""
    games: int
    """Games of each seed."""
    budget: int
    """Choices a learner may learn from."""
    options: Mapping[str, object] = field(default_factory=dict)
    seeds: tuple[int, ...] = SEEDS

    def settings(self) -> dict[str, object]:
        """What `gymnasium.make_vec` is to be given, beside the number of tables."""
        given: dict[str, object] = dict(self.options)
        return given if self.opponents is None else {"opponents": self.opponents, **given}


def rungs(game: str) -> list[str]:
    """Opponents between random and easy, the weakest first: easy ones that slip more often. There
    are none where easy is random."""
    name, _, rest = kind(game).levels["easy"].partition(":")
    if name == "random":
        return []
    own = [part for part in rest.split(",") if part.startswith("slips=")]
    kept = ",".join(part for part in rest.split(",") if part not in own)
    least = float(own[0].removeprefix("slips=")) if own else 0.0
    return [f"{name}:{kept},slips={slips}" for slips in SLIPS if slips > least]


def ladder(game: str) -> list[str]:
    """From random play to the strongest level."""
    return ["random", *rungs(game), *kind(game).levels]


TASKS: Mapping[str, Task] = {
    "bee-busy-solo": Task("bee-busy", None, "score", 100, 10_000_000, {"players": 1}),
    "bee-busy-random": Task("bee-busy", "random", "wins", 100, 2_000_000, {"players": 2}),
    "pollen-wars-random": Task("pollen-wars", "random", "wins", 50, 5_000_000, {"players": 3}),
    "pollennation-random": Task("pollennation", "random", "wins", 100, 400_000),
    "pollennation-slips": Task("pollennation", rungs("pollennation")[2], "wins", 100, 2_000_000),
    "pollennation-easy": Task("pollennation", "easy", "wins", 100, 10_000_000),
    "waggle-dance-random": Task("waggle-dance", "random", "wins", 50, 5_000_000, {"players": 2}),
}
"""By name. Bee Busy alone is the open challenge: a plain learner stalls far below `easy`."""


def measure(task: Task, player: str) -> Contender:
    """How a bot, level or `network:file=…` fares at a task, over all its seeds."""
    found = kind(task.game)
    seats = found.build(task.options).players
    specs = [by_effort(player, found)]
    specs += [] if task.opponents is None else [by_effort(task.opponents, found)] * (seats - 1)
    total = Contender(player)
    for seed in task.seeds:
        mine = duel(found, task.options, specs, task.games, seed).contenders[0]
        total.wins += mine.wins
        total.shared += mine.shared
        total.losses += mine.losses
        total.draws += mine.draws
        total.scores += mine.scores
    return total


def row(name: str, player: str) -> str:
    """A line of the baseline table."""
    if name not in TASKS:
        raise BadOption(f"there is no task '{name}': there are {', '.join(TASKS)}")
    task, done = TASKS[name], measure(TASKS[name], player)
    if task.metric == "score":
        middle, low, high = done.mean_score
        said = f"{middle:.1f} points ({low:.1f} to {high:.1f})"
    else:
        low, high = wilson(done.wins, done.games)
        said = f"{done.wins / done.games:.1%} won ({low:.1%} to {high:.1%})"
    return f"| {name} | {player} | {done.games} | {said} |"


if __name__ == "__main__":
    for each in sys.argv[2:]:
        print(row(sys.argv[1], each), flush=True)
