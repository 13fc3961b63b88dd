"""Arena: bots against each other, seats rotated, with honest intervals."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from statistics import mean, stdev
from time import perf_counter

from librt.random import Random

from skep.bots.bot import Bot
from skep.bots.spec import make_bot
from skep.kernel.errors import BadOption
from skep.kernel.game import Game, GameKind
from skep.kernel.perspective import perspective
from skep.kernel.state import CHANCE, NOBODY, State

SEEDS = 1 << 60
Z = 1.959964
"""How many standard deviations to either side hold 95 %."""


@dataclass
class Contender:
    """One spec's record over all games of a duel."""

    spec: str
    wins: int = 0
    shared: int = 0
    """Games won together with others."""
    losses: int = 0
    draws: int = 0
    """Games that nobody won."""
    scores: list[int] = field(default_factory=list)
    """Its score in each game."""
    thoughts: list[float] = field(default_factory=list)
    """Seconds for each choice it had to think about (two options or more)."""

    @property
    def games(self) -> int:
        return self.wins + self.shared + self.losses + self.draws

    @property
    def interval(self) -> tuple[float, float]:
        """The share of games won alone, as a 95 % interval."""
        return wilson(self.wins, self.games)

    @property
    def mean_score(self) -> tuple[float, float, float]:
        """Its average score, and that as a 95 % interval."""
        middle = mean(self.scores)
        spread = stdev(self.scores) if len(self.scores) > 1 else 0.0
        reach = Z * spread / math.sqrt(len(self.scores))
        return (middle, middle - reach, middle + reach)

    def thought(self, quantile: float) -> float:
        """Seconds within which that share of its choices was made."""
        if not self.thoughts:
            return 0.0
        ordered = sorted(self.thoughts)
        return ordered[min(len(ordered) - 1, int(quantile * len(ordered)))]


@dataclass
class Result:
    """What came of a duel."""

    contenders: list[Contender]
    games: int = 0
    choices: int = 0
    """Choices made by seats in all games."""
    seats: list[int] = field(default_factory=list)
    """Games won alone by each seat, whoever sat there."""


def duel(
    kind: GameKind, options: Mapping[str, object], specs: list[str], games: int, seed: int
) -> Result:
    """Play that many games between the specs, one per seat; the seats rotate from game to game.

    Each full rotation is played with the same draws of Chance, as far as the choices allow.
    """
    game = kind.build(options)
    if len(specs) != game.players:
        raise BadOption(
            f"{game.players} seats need {game.players} bots, one for each, not {len(specs)}"
        )
    bots = [make_bot(spec, seed + number, kind) for number, spec in enumerate(specs)]
    result = Result([Contender(spec) for spec in specs], seats=[0] * game.players)
    source = Random(seed)
    luck = 0
    for number in range(games):
        if number % game.players == 0:
            luck = source.randrange(SEEDS)
        seating = [(seat + number) % game.players for seat in range(game.players)]
        play_game(game, bots, seating, Random(luck), result)
    return result


def play_game(
    game: Game, bots: list[Bot], seating: list[int], chance: Random, result: Result
) -> None:
    """One game; `seating` says which contender sits at each seat."""
    state = game.start()
    while True:
        seat: int = state.actor()
        if seat == NOBODY:
            break
        if seat == CHANCE:
            state.play(CHANCE, state.draw(chance))
            continue
        handle = perspective(state, seat)
        began = perf_counter()
        choice = bots[seating[seat]].choose(handle)
        if len(handle.choices) > 1:
            result.contenders[seating[seat]].thoughts.append(perf_counter() - began)
        state.apply(seat, choice)
        result.choices += 1
    enter(state, seating, result)


def enter(state: State, seating: list[int], result: Result) -> None:
    """Add a finished game to the result."""
    result.games += 1
    winners = state.winners()
    several = sum(winners) > 1
    for seat, number in enumerate(seating):
        contender = result.contenders[number]
        contender.scores.append(state.score(seat))
        if not any(winners):
            contender.draws += 1
        elif not winners[seat]:
            contender.losses += 1
        elif several:
            contender.shared += 1
        else:
            contender.wins += 1
            result.seats[seat] += 1


def wilson(wins: int, games: int, z: float = Z) -> tuple[float, float]:
    """Wilson's 95 % interval for a share."""
    if games == 0:
        return (0.0, 1.0)
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return (max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole))
