"""Monte Carlo tree search for any game: Chance, simultaneous choices, secrets, 2 seats or more.

Each simulation walks down the tree, adds one node, plays on up to a cut-off and credits every
seat on the way with what that seat got (max^n). Where nothing is secret there is one tree and
each simulation starts from a clone; otherwise from a freshly imagined world.
"""

import math
from time import perf_counter
from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.bots.bot import Bot
from skep.bots.tree import NONE, mix
from skep.bots.walk import Walk
from skep.kernel.game import Game
from skep.kernel.perspective import Perspective, perspective_from
from skep.kernel.state import State

PUNCTUAL: Final = 0.96
"""The share of the time given that is planned for; the rest is for the unforeseen."""
FURTHER: Final = 0.3
"""The share of the time for a choice that follows one's own: it has been thought about already."""
JITTER: Final = 0.02
"""How much chance goes into the priors at the root, so that equals vary in order."""


class MctsBot(Bot):
    """Searches until the root has had `simulations` visits or `seconds` have passed."""

    def __init__(
        self,
        seed: int,
        simulations: int,
        seconds: float,
        cutoff: int,
        exploration: float,
        weighted: bool,
    ) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.seconds = seconds
        self.cutoff = cutoff
        self.exploration = exploration
        self.weighted = weighted
        self.search: Search | None = None

    def choose(self, perspective: Perspective) -> int:
        began = perf_counter()
        if len(perspective.choices) == 1:
            return perspective.choices[0]
        search = self.search
        if search is None or search.game is not perspective.game:
            search = Search(perspective, self.rng, self.cutoff, self.exploration, self.weighted)
            self.search = search
        known = search.turn_to(perspective)
        share = PUNCTUAL * FURTHER if known else PUNCTUAL
        deadline = began + share * self.seconds if self.seconds > 0.0 else math.inf
        search.run(self.simulations, deadline)
        return search.decide()

    def memory(self) -> object:
        return None if self.search is None else self.search.memory()

    def recall(self, game: Game, memory: object) -> None:
        self.search = None
        if isinstance(memory, tuple):
            known, seat, *learnt = memory
            last = perspective_from(game, known, seat, [])
            search = Search(last, self.rng, self.cutoff, self.exploration, self.weighted)
            search.recall(*learnt)
            self.search = search


@final
class Search:
    """One seat's root, and when it has been thought about enough."""

    def __init__(
        self,
        perspective: Perspective,
        rng: Random,
        cutoff: i64,
        exploration: float,
        weighted: bool,
    ) -> None:
        self.game = perspective.game
        self.rng = rng
        self.walk = Walk(perspective.game, rng, cutoff, exploration, weighted)
        self.tree = self.walk.tree
        self.root = perspective.imagine(rng)
        self.known = perspective.known
        self.seat: i64 = perspective.seat
        self.root_key: i64 = 0
        self.expected: State | None = None
        """What the root's seat will meet if nobody else acts before it chooses again."""
        self.simulations: i64 = 0
        """How many the present choice has taken so far."""

    def memory(self) -> tuple[object, ...]:
        """Where it was last asked, and what it has learnt about what it expects next."""
        known = bytes(memoryview(self.known))
        if self.expected is None:
            return (known, self.seat, 0, None, [])
        return (known, self.seat, self.root_key, self.expected.encode(), self.tree.encode())

    def recall(self, root_key: i64, expected: bytes | None, tree: list[bytes]) -> None:
        """Expect that once more, knowing that tree."""
        if expected is not None:
            self.root_key = root_key
            self.expected = self.game.decode(expected)
            self.tree.decode(tree)

    def turn_to(self, perspective: Perspective) -> bool:
        """Make this perspective the root; is there something kept that was learnt about it?"""
        root = perspective.imagine(self.rng)
        expected = self.expected
        follows = expected is not None and same(expected.known(perspective.seat), perspective.known)
        self.root = root
        self.known = perspective.known
        self.seat = perspective.seat
        self.walk.secret = root.secrets()
        self.expected = None
        self.simulations = 0
        follows = follows and not self.walk.secret and not self.tree.full()
        if not follows:
            self.tree.clear()
            self.root_key = 0
        self.walk.rewind(self.root_key, self.seat)
        if self.root_node() == NONE:
            self.walk.grow(self.root, self.seat)
        self.stir(self.root_node())
        return follows

    def root_node(self) -> i64:
        """The root's node, or NONE."""
        secret = self.walk.secret
        return self.tree.find(mix(self.root_key, self.seat, 0) if secret else self.root_key)

    def stir(self, node: i64) -> None:
        """Let chance into the priors of the root."""
        prior = self.tree.prior
        branch = self.tree.first[node]
        while branch != NONE:
            prior[branch] *= 1.0 + JITTER * self.rng.random()
            branch = self.tree.next[branch]

    def run(self, simulations: i64, deadline: float) -> None:
        """Simulate until the root has that many visits, the time is up, or the lead is decisive."""
        root = self.root_node()
        visits = self.tree.visits[root]
        began = perf_counter()
        now = began
        longest = 0.0
        while visits < simulations:
            self.walk.simulate(self.world(), self.root_key, self.seat)
            self.simulations += 1
            visits += 1
            before = now
            now = perf_counter()
            longest = max(longest * 0.99, now - before)
            if now + longest > deadline:
                break
            if visits & 63 == 0:
                left = float(simulations - visits)
                if deadline != math.inf:
                    pace = float(self.simulations) / (now - began)
                    left = min(left, pace * (deadline - now))
                if self.lead(root) > left:
                    break

    def world(self) -> State:
        """A full state to simulate in."""
        if not self.walk.secret:
            return self.root.clone()
        world = self.root.with_cells(self.known[:])
        world.imagine(self.seat, self.rng)
        return world

    def lead(self, root: i64) -> float:
        """How many tries the leading choice is ahead of the next."""
        tree = self.tree
        first: i64 = 0
        second: i64 = 0
        branch = tree.first[root]
        while branch != NONE:
            tries = tree.tries[branch]
            if tries > first:
                second = first
                first = tries
            elif tries > second:
                second = tries
            branch = tree.next[branch]
        return float(first - second)

    def decide(self) -> i64:
        """The choice tried most often, the better one of equals; the way to the next root."""
        tree = self.tree
        best = tree.first[self.root_node()]
        branch = tree.next[best]
        while branch != NONE:
            more = tree.tries[branch] - tree.tries[best]
            if more > 0 or (more == 0 and tree.total[branch] > tree.total[best]):
                best = branch
            branch = tree.next[branch]
        choice = tree.choice[best]
        if not self.walk.secret:
            self.root_key = mix(self.root_key, self.seat, choice)
            self.root.play(self.seat, choice)
            self.expected = self.root
        return choice


def same(mine: vec[i64], theirs: vec[i64]) -> bool:
    """Are both positions equal, cell by cell?"""
    if len(mine) != len(theirs):
        return False
    i: i64 = 0
    while i < len(mine):
        if mine[i] != theirs[i]:
            return False
        i += 1
    return True
