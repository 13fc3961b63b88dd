"""Network: a learned player, a small feed-forward network over what its seat may know.

A network file is one line of JSON that says what it was trained for, and the weights after it:
little-endian 32-bit floats, layer by layer, the weights of each output in a row, then the biases.
Between layers stands tanh; the last layer gives one number for each choice of the game.
"""

import json
import math
from array import array
from functools import cache
from pathlib import Path
from sys import byteorder
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skep.bots.bot import Bot
from skep.kernel.errors import BadOption
from skep.kernel.game import Game
from skep.kernel.perspective import Perspective
from skep.kernel.randomness import draw_weighted

LONGEST_HEAD: Final = 4096


@final
class Network:
    """The weights, and what they were trained for."""

    def __init__(self, game: str, rules: int, sizes: list[int], weights: "array[float]") -> None:
        self.game = game
        self.rules = rules
        self.sizes = sizes
        """Numbers of the observation, of each hidden layer, and of the choices."""
        self.weights = vec[float](weights)

    def misfit(self, game: Game) -> str | None:
        """Why this network cannot play that game, or None."""
        wants = (self.game, self.rules, self.sizes[0], self.sizes[-1])
        has = (game.name, game.rules, game.observation_size, len(game.choices))
        if wants == has:
            return None
        words = "{} with rules {}, {} numbers and {} choices"
        return f"the network is for {words.format(*wants)}; this is {words.format(*has)}"

    def outputs(self, numbers: vec[float]) -> vec[float]:
        """One number for each choice; the larger, the better."""
        at: i64 = 0
        layer: i64 = 1
        layers: i64 = len(self.sizes)
        while layer < layers:
            size: i64 = self.sizes[layer]
            out = vec[float]([0.0] * self.sizes[layer])
            self.connect(numbers, out, at)
            at += (len(numbers) + 1) * size
            layer += 1
            if layer < layers:
                i: i64 = 0
                while i < size:
                    out[i] = math.tanh(out[i])
                    i += 1
            numbers = out
        return numbers

    def connect(self, numbers: vec[float], out: vec[float], at: i64) -> None:
        """One layer, whose weights begin at `at`."""
        weights = self.weights
        size: i64 = len(out)
        count: i64 = len(numbers)
        biases = at + count * size
        row: i64 = 0
        while row < size:
            total = weights[biases + row]
            i: i64 = 0
            while i < count:
                total += weights[at + i] * numbers[i]
                i += 1
            out[row] = total
            at += count
            row += 1


def write_network(path: Path, game: Game, sizes: list[int], weights: "array[float]") -> None:
    """Store a network for this game."""
    head = {"game": game.name, "rules": game.rules, "sizes": sizes}
    stored = array("f", weights)
    if byteorder == "big":
        stored.byteswap()
    path.write_bytes(json.dumps(head).encode() + b"\n" + stored.tobytes())


@cache
def read_network(path: str) -> Network:
    """The network of a file, or BadOption saying what is wrong with it."""
    try:
        data = Path(path).expanduser().read_bytes()
    except OSError as error:
        raise BadOption(f"the network '{path}' cannot be read: {error.strerror}") from error
    head, _, rest = data.partition(b"\n")
    try:
        told = json.loads(head[:LONGEST_HEAD])
        sizes = [int(size) for size in told["sizes"]]
        game, rules = str(told["game"]), int(told["rules"])
    except (ValueError, TypeError, KeyError) as error:
        raise BadOption(f"'{path}' is no network: its first line is not as it must be") from error
    needed = sum((sizes[i] + 1) * sizes[i + 1] for i in range(len(sizes) - 1))
    if len(sizes) < 2 or len(rest) != 4 * needed:
        raise BadOption(f"'{path}' is no network: {needed} weights are {4 * needed} bytes")
    weights = array("f", rest)
    if byteorder == "big":
        weights.byteswap()
    return Network(game, rules, sizes, weights)


class NetworkBot(Bot):
    """Makes the choice its network likes best, or draws one: the warmer, the more evenly."""

    def __init__(self, seed: int, network: Network, temperature: float) -> None:
        super().__init__(seed)
        self.network = network
        self.temperature = temperature
        self.game: Game | None = None

    def choose(self, perspective: Perspective) -> int:
        game = perspective.game
        if self.game is not game:
            misfit = self.network.misfit(game)
            if misfit is not None:
                raise BadOption(misfit)
            self.game = game
        numbers = vec[float]([0.0] * game.observation_size)
        known = perspective.known
        game.blank(known).observe_into(known, perspective.seat, numbers)
        outputs = self.network.outputs(numbers)
        likings = [outputs[choice] for choice in perspective.choices]
        best = max(likings)
        if self.temperature == 0.0:
            return perspective.choices[likings.index(best)]
        weights = [math.exp((liking - best) / self.temperature) for liking in likings]
        drawn = draw_weighted(vec[float](weights), len(weights), self.rng)
        return perspective.choices[drawn]
