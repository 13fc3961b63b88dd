"""One simulation: down the tree by what each seat is shown, on by first guesses, and the credit.

Where nothing is secret all seats share one tree. Otherwise each seat has a tree of its own, whose
nodes are told apart only by what that seat was shown (information-set search with multiple
observers).
"""

import math
from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.bots.rollout import worth
from skep.bots.tree import NONE, Tree, mix
from skep.kernel.bits import bit
from skep.kernel.game import Game
from skep.kernel.randomness import draw_weighted
from skep.kernel.state import CHANCE, NOBODY, State
from skep.kernel.viewing import LATER, NOW, sight

DEEPEST: Final = 1000
"""Choices of seats on one way down the tree."""
LONGEST: Final = 64
"""Choices beyond the cut-off that a turn in progress may still take."""


@final
class Walk:
    """The tree and one way through it; the same object serves all simulations."""

    def __init__(
        self, game: Game, rng: Random, cutoff: i64, exploration: float, weighted: bool
    ) -> None:
        self.rng = rng
        self.cutoff: i64 = cutoff
        self.exploration = exploration
        self.weighted = weighted
        self.players: i64 = game.players
        self.mind = game.mind
        self.secret = False
        self.tree = Tree()
        self.out = vec[i64]([0] * game.width)
        self.weights = vec[float]([0.0] * game.width)
        self.keys = vec[i64]([0] * game.players)
        """Per seat (or, without secrets, for all as the first): what it has been shown so far."""
        self.veiled = vec[i64]([0] * game.players)
        """Per seat: the choices it will be shown when the curtain rises."""
        self.path = vec[i64]([0] * DEEPEST)
        self.spots = vec[i64]([0] * DEEPEST)
        self.movers = vec[i64]([0] * DEEPEST)
        self.depth: i64 = 0
        self.mover: i64 = NONE
        """The seat that chose last, whose turn may still be in progress."""
        self.gains = vec[float]([0.0] * game.players)

    def simulate(self, world: State, root_key: i64, seat: i64) -> None:
        """From the root, where this seat is to choose, to the end or the cut-off, in this world."""
        self.rewind(root_key, seat)
        self.descend(world)
        self.play_on(world)
        self.credit(world)

    def rewind(self, root_key: i64, chooser: i64) -> None:
        """Every seat stands at the root again."""
        seat: i64 = 0
        while seat < self.players:
            self.keys[seat] = mix(root_key, seat, 0) if self.secret else root_key
            self.veiled[seat] = 0
            seat += 1
        self.depth = 0
        self.mover = chooser

    def key_of(self, seat: i64) -> i64:
        """What tells the node of this seat from others."""
        if self.secret:
            return self.keys[seat]
        return self.keys[0]

    # ------------------------------------------------------------------ in the tree

    def descend(self, world: State) -> None:
        """Walk down by the best branches until a node is added, or the game ends."""
        tree = self.tree
        while self.depth < DEEPEST:
            seat = world.actor()
            if seat == NOBODY:
                return
            if seat == CHANCE:
                self.follow(world, CHANCE, world.draw(self.rng))
                continue
            key = self.key_of(seat)
            node = tree.find(key)
            grown = node == NONE
            if grown:
                if tree.full():
                    return
                node = self.grow(world, seat)
            branch: i64 = NONE
            if not grown:
                branch = self.best_secret(world, node, seat) if self.secret else self.best(node)
            self.path[self.depth] = branch
            self.spots[self.depth] = node
            self.movers[self.depth] = seat
            self.depth += 1
            if grown:
                return
            self.mover = seat
            self.follow(world, seat, tree.choice[branch])

    def grow(self, world: State, seat: i64) -> i64:
        """A new node for the seat to act, with a branch and a prior for each of its choices."""
        tree = self.tree
        node = tree.add(self.key_of(seat))
        count = world.fill(seat, self.out)
        self.weigh(world, seat, count)
        branch: i64 = NONE
        i: i64 = 0
        while i < count:
            branch = tree.branch(node, branch, self.out[i], self.weights[i])
            i += 1
        return node

    def best(self, node: i64) -> i64:
        """The branch that promises most: what it brought so far, and how little it was tried."""
        tree = self.tree
        tries = tree.tries
        totals = tree.total
        priors = tree.prior
        nexts = tree.next
        visits = tree.visits[node]
        urge = self.exploration * math.sqrt(float(visits))
        mean = tree.gain[node] / float(visits) if visits > 0 else 0.5
        top = -1.0
        best: i64 = NONE
        branch = tree.first[node]
        while branch != NONE:
            tried = tries[branch]
            score = urge * priors[branch] / float(tried + 1)
            score += totals[branch] / float(tried) if tried > 0 else mean
            if score > top:
                top = score
                best = branch
            branch = nexts[branch]
        return best

    def best_secret(self, world: State, node: i64, seat: i64) -> i64:
        """`best` among the choices this world offers; a branch is added for each new one."""
        tree = self.tree
        count = world.fill(seat, self.out)
        share = self.match(world, node, seat, count)
        visits = tree.visits[node]
        mean = tree.gain[node] / float(visits) if visits > 0 else 0.5
        top = -1.0
        best: i64 = NONE
        branch = tree.first[node]
        i: i64 = 0
        while i < count:
            while tree.choice[branch] != self.out[i]:
                branch = tree.next[branch]
            tried = tree.tries[branch]
            there = tree.open[branch] + 1
            tree.open[branch] = there
            urge = self.exploration * math.sqrt(float(there)) * tree.prior[branch] / share
            score = urge / float(tried + 1)
            score += tree.total[branch] / float(tried) if tried > 0 else mean
            if score > top:
                top = score
                best = branch
            i += 1
        return best

    def match(self, world: State, node: i64, seat: i64, count: i64) -> float:
        """See that every choice on offer has a branch; the sum of their priors."""
        tree = self.tree
        weighed = False
        share = 0.0
        last: i64 = NONE
        i: i64 = 0
        while i < count:
            choice = self.out[i]
            branch = tree.first[node] if last == NONE else tree.next[last]
            while branch != NONE and tree.choice[branch] < choice:
                last = branch
                branch = tree.next[branch]
            if branch == NONE or tree.choice[branch] != choice:
                if not weighed:
                    self.weigh(world, seat, count)
                    weighed = True
                branch = tree.branch(node, last, choice, self.weights[i])
            share += tree.prior[branch]
            last = branch
            i += 1
        return share

    def weigh(self, world: State, seat: i64, count: i64) -> None:
        """Priors of the choices on offer, as shares of one."""
        weights = self.weights
        self.mind.weigh(world, seat, self.out, count, weights)
        total = 0.0
        i: i64 = 0
        while i < count:
            total += weights[i]
            i += 1
        i = 0
        while i < count:
            weights[i] /= total
            i += 1

    def follow(self, world: State, seat: i64, choice: i64) -> None:
        """Make a choice in the world and tell each seat what it may know of it."""
        if not self.secret:
            self.keys[0] = mix(self.keys[0], seat, choice)
            world.play(seat, choice)
            return
        for viewer in range(self.players):
            when = sight(world, seat, choice, viewer)
            if when == NOW:
                self.keys[viewer] = mix(self.keys[viewer], seat, choice)
            elif when == LATER:
                self.veiled[viewer] = mix(self.veiled[viewer], seat, choice)
        before = world.curtain()
        world.play(seat, choice)
        if world.curtain() > before:
            self.reveal()

    def reveal(self) -> None:
        """The curtain has risen: what was veiled now tells nodes apart."""
        viewer: i64 = 0
        while viewer < self.players:
            self.keys[viewer] = mix(self.keys[viewer] ^ self.veiled[viewer], 0, 0)
            self.veiled[viewer] = 0
            viewer += 1

    # ------------------------------------------------------------------ beyond it

    def play_on(self, world: State) -> None:
        """Play from the leaf to the cut-off, and through the turn then in progress."""
        rng = self.rng
        out = self.out
        cutoff = self.cutoff
        mover = self.mover
        steps: i64 = 0
        while True:
            seat = world.actor()
            if seat == NOBODY:
                break
            if cutoff >= 0 and steps >= cutoff and (seat != mover or steps > cutoff + LONGEST):
                break
            if seat == CHANCE:
                world.play(CHANCE, world.draw(rng))
                continue
            count = world.fill(seat, out)
            if count == 1:
                world.play(seat, out[0])
            elif self.weighted:
                self.mind.weigh(world, seat, out, count, self.weights)
                world.play(seat, out[draw_weighted(self.weights, count, rng)])
            else:
                world.play(seat, out[rng.randrange(count)])
            mover = seat
            steps += 1

    def credit(self, world: State) -> None:
        """Every decision on the way gets what the simulation came to for its seat."""
        tree = self.tree
        judged: i64 = 0
        i: i64 = 0
        while i < self.depth:
            seat = self.movers[i]
            if judged & bit(seat) == 0:
                self.gains[seat] = worth(world, seat)
                judged |= bit(seat)
            node = self.spots[i]
            branch = self.path[i]
            gain = self.gains[seat]
            tree.visits[node] += 1
            tree.gain[node] += gain
            if branch != NONE:
                tree.tries[branch] += 1
                tree.total[branch] += gain
            i += 1
