"""Arena and bench: how bots fare against each other, and how fast games go."""

import sys
from collections.abc import Mapping
from itertools import combinations
from statistics import median
from time import perf_counter

from rich.console import Console
from rich.table import Table as Grid

from skep.bots import Contender, Result, duel, playouts
from skep.kernel import Game, GameKind
from skep.words import Words

ROUNDS = 5


def pairings(specs: list[str], players: int) -> list[list[str]]:
    """Who meets whom: all at one table if the seats fit, each pair if the game is for two.

    With more seats than two bots, the second fills what the first leaves.
    """
    if players == 2:
        return [list(pair) for pair in combinations(specs, 2)]
    if len(specs) == 2:
        return [[specs[0]] + [specs[1]] * (players - 1)]
    return [specs]


def hold_arena(
    kind: GameKind, options: Mapping[str, object], specs: list[str], games: int, seed: int
) -> list[Result]:
    """The result of each pairing, seats rotated."""
    players = kind.build(options).players
    if len(specs) == 1:
        specs = specs * players
    return [duel(kind, options, pair, games, seed) for pair in pairings(specs, players)]


def arena_line(result: Result, words: Words) -> str:
    """One pairing: wins of each with their 95 % interval, and games nobody won alone."""
    if len(result.contenders) == 1:
        return alone_line(result, words)
    sides = ", ".join(side_of(contender, words) for contender in result.contenders)
    first = result.contenders[0]
    even = first.draws + first.shared
    return words.say("arena-line", {"sides": sides, "games": result.games, "even": even})


def alone_line(result: Result, words: Words) -> str:
    """Games for one: the average score with its 95 % interval, and how long choices took."""
    player = result.contenders[0]
    average, low, high = player.mean_score
    details: dict[str, str | int] = {
        "bot": player.spec,
        "games": result.games,
        "mean": f"{average:.1f}",
        "low": f"{low:.1f}",
        "high": f"{high:.1f}",
        "half": f"{player.thought(0.5):.2f}",
        "most": f"{player.thought(0.95):.2f}",
    }
    return words.say("arena-alone", details)


def side_of(contender: Contender, words: Words) -> str:
    low, high = contender.interval
    share = contender.wins / contender.games if contender.games else 0.0
    details: dict[str, str | int] = {
        "bot": contender.spec,
        "wins": contender.wins,
        "share": f"{share:.1%}",
        "low": f"{low:.1%}",
        "high": f"{high:.1%}",
    }
    return words.say("arena-side", details)


def is_compiled(game: Game) -> bool:
    """Do the rules of this game run compiled?"""
    module = sys.modules[type(game.start()).__module__]
    return not str(module.__file__).endswith(".py")


def decisions_per_second(game: Game, seconds: float) -> float:
    """Random play from the start: the median of five rounds."""
    batch = 1
    while (took := time_of(game, batch, seed=0)[1]) < seconds / ROUNDS / 4:
        batch *= 2
    batch = max(1, int(batch * seconds / ROUNDS / took))
    rates = []
    for number in range(ROUNDS):
        decisions, took = time_of(game, batch, seed=number + 1)
        rates.append(decisions / took)
    return median(rates)


def time_of(game: Game, count: int, seed: int) -> tuple[int, float]:
    began = perf_counter()
    decisions, _ = playouts(game, count, seed)
    return decisions, perf_counter() - began


def show_bench(kinds: list[GameKind], seconds: float, words: Words) -> None:
    grid = Grid(box=None, header_style="bold")
    for column in ("bench-game", "bench-rate", "bench-build"):
        grid.add_column(words.say(column), justify="right" if column == "bench-rate" else "left")
    for kind in kinds:
        game = kind.build({})
        rate = decisions_per_second(game, seconds)
        build = "bench-compiled" if is_compiled(game) else "bench-interpreted"
        grid.add_row(kind.name, f"{rate:,.0f}", words.say(build))
    Console(highlight=False).print(grid)
