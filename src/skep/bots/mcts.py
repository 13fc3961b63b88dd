"""Monte Carlo tree search for any game: Chance, simultaneous choices, secrets, 2 seats or more.

Each simulation walks down the tree, adds one node, plays on up to a cut-off and credits every
seat on the way with what that seat got (max^n). Where nothing is secret there is one tree and
each simulation starts from a clone. Otherwise each simulation starts from a freshly imagined
world, and each seat has a tree of its own whose nodes are told apart only by what that seat
was shown (information-set search with multiple observers).
"""

import math
from time import perf_counter
from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.bots.bot import Bot
from skep.bots.rollout import draw_weighted, payoff
from skep.bots.tree import NONE, Tree, mix
from skep.kernel.perspective import Perspective
from skep.kernel.state import CHANCE, HIDDEN, NOBODY, State

DEEPEST: Final = 1000
"""Choices of seats on one way down the tree."""
LONGEST: Final = 64
"""Choices beyond the cut-off that a turn in progress may still take."""
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


@final
class Search:
    """One seat's tree and the means to grow it."""

    def __init__(
        self,
        perspective: Perspective,
        rng: Random,
        cutoff: i64,
        exploration: float,
        weighted: bool,
    ) -> None:
        game = perspective.game
        self.game = game
        self.rng = rng
        self.cutoff: i64 = cutoff
        self.exploration = exploration
        self.weighted = weighted
        self.players: i64 = game.players
        self.tree = Tree()
        self.root = perspective.imagine(rng)
        self.known = perspective.known
        self.seat: i64 = perspective.seat
        self.secret = self.root.secrets()
        self.root_key: i64 = 0
        self.expected: State | None = None
        """What the root's seat will meet if nobody else acts before it chooses again."""
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
        self.simulations: i64 = 0
        """How many the present choice has taken so far."""

    # ------------------------------------------------------------------ the root

    def turn_to(self, perspective: Perspective) -> bool:
        """Make this perspective the root; is there something kept that was learnt about it?"""
        root = perspective.imagine(self.rng)
        expected = self.expected
        follows = expected is not None and same(expected.known(perspective.seat), perspective.known)
        self.root = root
        self.known = perspective.known
        self.seat = perspective.seat
        self.secret = root.secrets()
        self.expected = None
        self.simulations = 0
        follows = follows and not self.secret and not self.tree.full()
        if not follows:
            self.tree.clear()
            self.root_key = 0
        self.rewind()
        node = self.tree.find(self.keys[self.place(self.seat)])
        if node == NONE:
            node = self.grow(self.root, self.seat)
        self.stir(node)
        return follows

    def stir(self, node: i64) -> None:
        """Let chance into the priors of the root."""
        prior = self.tree.prior
        branch = self.tree.first[node]
        while branch != NONE:
            prior[branch] *= 1.0 + JITTER * self.rng.random()
            branch = self.tree.next[branch]

    def rewind(self) -> None:
        """Every seat stands at the root again."""
        seat: i64 = 0
        while seat < self.players:
            self.keys[seat] = mix(self.root_key, seat, 0) if self.secret else self.root_key
            self.veiled[seat] = 0
            seat += 1
        self.depth = 0
        self.mover = self.seat

    def place(self, seat: i64) -> i64:
        """Where `keys` holds what this seat has been shown."""
        return seat if self.secret else 0

    def run(self, simulations: i64, deadline: float) -> None:
        """Simulate until the root has that many visits, the time is up, or the lead is decisive."""
        root = self.tree.find(mix(self.root_key, self.seat, 0) if self.secret else self.root_key)
        visits = self.tree.visits[root]
        began = perf_counter()
        now = began
        longest = 0.0
        while visits < simulations:
            self.simulate()
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
        root = tree.find(mix(self.root_key, self.seat, 0) if self.secret else self.root_key)
        best = tree.first[root]
        branch = tree.next[best]
        while branch != NONE:
            more = tree.tries[branch] - tree.tries[best]
            if more > 0 or (more == 0 and tree.total[branch] > tree.total[best]):
                best = branch
            branch = tree.next[branch]
        choice = tree.choice[best]
        if not self.secret:
            self.root_key = mix(self.root_key, self.seat, choice)
            self.root.play(self.seat, choice)
            self.expected = self.root
        return choice

    # ------------------------------------------------------------------ one simulation

    def simulate(self) -> None:
        world = self.world()
        self.rewind()
        self.descend(world)
        self.play_on(world)
        self.credit()
        self.simulations += 1

    def world(self) -> State:
        """A full state to simulate in."""
        if not self.secret:
            return self.root.clone()
        world = self.root.with_cells(self.known[:])
        world.imagine(self.seat, self.rng)
        return world

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
            key = self.keys[self.place(seat)]
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
        node = tree.add(self.keys[self.place(seat)])
        count = world.fill(seat, self.out)
        world.weigh(seat, self.out, count, self.weights)
        total = 0.0
        i: i64 = 0
        while i < count:
            total += self.weights[i]
            i += 1
        branch: i64 = NONE
        i = 0
        while i < count:
            branch = tree.branch(node, branch, self.out[i], self.weights[i] / total)
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
        world.weigh(seat, self.out, count, weights)
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
        viewer: i64 = 0
        while viewer < self.players:
            shown = world.shows(seat, choice, viewer)
            if shown != HIDDEN:
                self.keys[viewer] = mix(self.keys[viewer], seat, shown)
            elif world.veils(seat, choice, viewer):
                self.veiled[viewer] = mix(self.veiled[viewer], seat, choice)
            viewer += 1
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

    def play_on(self, world: State) -> None:
        """Play from the leaf to the cut-off, and through the turn then in progress; note gains."""
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
                world.weigh(seat, out, count, self.weights)
                world.play(seat, out[draw_weighted(self.weights, count, rng)])
            else:
                world.play(seat, out[rng.randrange(count)])
            mover = seat
            steps += 1
        self.note(world)

    def note(self, world: State) -> None:
        """What the simulation is worth to each seat."""
        over = world.actor() == NOBODY
        seat: i64 = 0
        while seat < self.players:
            self.gains[seat] = payoff(world, seat) if over else world.value(seat)
            seat += 1

    def credit(self) -> None:
        """Every decision on the way gets what its seat got."""
        tree = self.tree
        i: i64 = 0
        while i < self.depth:
            node = self.spots[i]
            branch = self.path[i]
            gain = self.gains[self.movers[i]]
            tree.visits[node] += 1
            tree.gain[node] += gain
            if branch != NONE:
                tree.tries[branch] += 1
                tree.total[branch] += gain
            i += 1


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
