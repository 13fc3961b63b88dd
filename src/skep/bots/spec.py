"""Bots by name: `mcts:seconds=0.5,cutoff=20` is a kind of bot and its parameters.

    absent                            sits in for a player who has gone
    random                            every choice equally likely
    greedy:lines=256                  the best position within its own turn
    greedy:slips=0.1                  … and one choice in ten made without a thought
    mcts:simulations=400              tree search, by effort …
    mcts:seconds=0.5                  … or by time
    network:file=learned.net          a learned player
    planner:turns=12,playouts=64      the best turns, compared by playing on after each
    mcts for 2 else planner           the one where two play, else the other

A game may name levels (`easy`, `medium`, `hard`) that stand for such specs.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from skep.bots.bot import AbsentBot, Bot, CarelessBot, RandomBot, SeatedBot
from skep.bots.greedy import GreedyBot
from skep.bots.mcts import MctsBot
from skep.bots.network import NetworkBot, read_network
from skep.bots.planner import PlannerBot
from skep.kernel.errors import BadOption, named
from skep.kernel.game import GameKind

UNLIMITED = 1 << 40
DEFAULT_SIMULATIONS = 400
BY_SEATS = re.compile(r"(.+?) for (\d+) else (.+)")

Values = Mapping[str, float | str]


@dataclass(frozen=True)
class Parameter:
    """A number that tunes a bot, and what is allowed."""

    default: float
    low: float
    high: float
    whole: bool = True

    def allowed(self) -> str:
        kind = "a whole number" if self.whole else "a number"
        return f"{kind} from {self.low:g} to {self.high:g}"

    def read(self, bot: str, name: str, text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = float("nan")
        if not self.low <= value <= self.high or (self.whole and value != int(value)):
            raise BadOption(f"'{name}' of bot '{bot}' cannot be '{text}': it is {self.allowed()}")
        return value


@dataclass(frozen=True)
class File:
    """The path of a file a bot reads."""

    default: str = ""

    def read(self, bot: str, name: str, text: str) -> str:
        if not text:
            raise BadOption(f"'{name}' of bot '{bot}' cannot be empty: it is the path of a file")
        return text


@dataclass(frozen=True)
class BotKind:
    """A kind of bot: its parameters and how to make one from a seed and their values."""

    parameters: Mapping[str, Parameter | File]
    make: Callable[[int, Values], Bot]


def make_random(seed: int, _values: Values) -> Bot:
    return RandomBot(seed)


def make_absent(seed: int, _values: Values) -> Bot:
    return AbsentBot(seed)


def make_greedy(seed: int, values: Values) -> Bot:
    bot = GreedyBot(seed, int(values["lines"]), int(values["worlds"]))
    return careless(bot, seed, values)


def make_mcts(seed: int, values: Values) -> Bot:
    simulations = int(values["simulations"])
    seconds = float(values["seconds"])
    if not simulations:
        simulations = UNLIMITED if seconds else DEFAULT_SIMULATIONS
    bot = MctsBot(
        seed,
        simulations,
        seconds,
        int(values["cutoff"]),
        float(values["exploration"]),
        bool(values["weighted"]),
    )
    return careless(bot, seed, values)


def careless(bot: Bot, seed: int, values: Values) -> Bot:
    """The bot, with slips if it is to make any."""
    slips = float(values["slips"])
    return CarelessBot(seed + 1, bot, slips) if slips else bot


def make_network(seed: int, values: Values) -> Bot:
    return NetworkBot(seed, read_network(str(values["file"])), float(values["temperature"]))


def make_planner(seed: int, values: Values) -> Bot:
    return PlannerBot(
        seed,
        int(values["turns"]),
        int(values["playouts"]),
        int(values["rounds"]),
        int(values["worlds"]),
        int(values["trust"]),
        float(values["slips"]),
        float(values["seconds"]),
    )


SLIPS = Parameter(0.0, 0, 1, whole=False)
"""The share of choices made without a thought, for levels a beginner can beat."""

BOTS: dict[str, BotKind] = {
    "random": BotKind({}, make_random),
    "greedy": BotKind(
        {
            "lines": Parameter(256, 1, 100_000),
            "worlds": Parameter(8, 1, 1000),
            "slips": SLIPS,
        },
        make_greedy,
    ),
    "mcts": BotKind(
        {
            "simulations": Parameter(0, 1, 10_000_000),
            "seconds": Parameter(0.0, 0.001, 600, whole=False),
            "cutoff": Parameter(20, 0, 10_000),
            "exploration": Parameter(0.5, 0, 100, whole=False),
            "weighted": Parameter(1, 0, 1),
            "slips": SLIPS,
        },
        make_mcts,
    ),
    "network": BotKind(
        {"file": File(), "temperature": Parameter(0.0, 0, 100, whole=False)}, make_network
    ),
    "planner": BotKind(
        {
            "turns": Parameter(12, 1, 1000),
            "playouts": Parameter(0, 0, 1_000_000),
            "rounds": Parameter(1000, 1, 1000),
            "worlds": Parameter(4, 1, 1000),
            "trust": Parameter(0, 0, 1_000_000),
            "slips": SLIPS,
            "seconds": Parameter(0.0, 0.001, 600, whole=False),
        },
        make_planner,
    ),
    "absent": BotKind({}, make_absent),
}
"""Every kind of bot by name."""


def make_bot(spec: str, seed: int, kind: GameKind | None = None) -> Bot:
    """The bot a spec or a level of that game describes, or BadOption naming what is valid."""
    levels = kind.levels if kind is not None else {}
    spec = levels.get(spec, spec)
    by_seats = BY_SEATS.fullmatch(spec)
    if by_seats:
        then, otherwise = (make_bot(by_seats[each], seed, kind) for each in (1, 3))
        return SeatedBot(seed, int(by_seats[2]), then, otherwise)
    name, colon, rest = spec.partition(":")
    if name not in BOTS:
        raise BadOption(f"there is no bot '{name}': there are {named([*levels, *BOTS])}")
    chosen = BOTS[name]
    values: dict[str, float | str] = {
        each: parameter.default for each, parameter in chosen.parameters.items()
    }
    for part in rest.split(",") if colon else []:
        key, equals, text = part.partition("=")
        if key not in values or not equals:
            raise BadOption(unknown_parameter(name, part, list(values)))
        values[key] = chosen.parameters[key].read(name, key, text)
    return chosen.make(seed, values)


def by_effort(spec: str, kind: GameKind | None = None) -> str:
    """The bot a spec or a level stands for without limits of time, so that a seed repeats it.

    BadOption if nothing but time limits it.
    """
    spec = kind.levels.get(spec, spec) if kind is not None else spec
    by_seats = BY_SEATS.fullmatch(spec)
    if by_seats:
        then, otherwise = (by_effort(by_seats[each], kind) for each in (1, 3))
        return f"{then} for {by_seats[2]} else {otherwise}"
    name, _, rest = spec.partition(":")
    parts = rest.split(",") if rest else []
    kept = [part for part in parts if not part.startswith("seconds=")]
    effort = any(part.startswith("simulations=") for part in kept)
    if name == "mcts" and len(kept) < len(parts) and not effort:
        raise BadOption(
            f"bot '{spec}' is limited by time alone, so a seed could not repeat its game: "
            f"give it an effort, as in 'mcts:simulations={DEFAULT_SIMULATIONS}'"
        )
    return f"{name}:{','.join(kept)}" if kept else name


def unknown_parameter(name: str, part: str, valid: list[str]) -> str:
    if not valid:
        return f"bot '{name}' takes no parameters, so not '{part}'"
    example = f"'{name}:{valid[0]}=100'"
    return f"bot '{name}' has no parameter '{part}': it has {named(valid)}, as in {example}"
