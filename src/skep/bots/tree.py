"""The search tree in flat vectors: no object per node, and a bound on how many there are.

A node is a decision of one seat, found by the key of all that this seat has been shown on the way
to it. Its branches, one per choice met there, form a list in ascending order of choice.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from skep.kernel.state import cells_from

MOST_NODES: Final = 400_000
"""A full tree grows no further: about 100 bytes a node and 50 a branch."""
NONE: Final = -1
FIRST_SLOTS: Final = 1024

LOW_BITS: Final = 0x7FFFFFFF
LOW_FACTOR: Final = 0x3C6EF35F
HIGH_FACTOR: Final = 0x2F4F8B5B
STEP: Final = 0x19660D


def mix(key: i64, seat: i64, choice: i64) -> i64:
    """The key after one more choice. Below 2**62 at every step, so it is the same interpreted."""
    event = choice * 16 + seat + 2  # positive, also when Chance (seat -1) made the first choice
    key = (key & LOW_BITS) * LOW_FACTOR + (key >> 31) * HIGH_FACTOR + event * STEP
    return (key ^ (key >> 29)) & 0x1FFFFFFFFFFFFFFF


@final
class Tree:
    """Nodes and branches. Indices of nodes and branches are plain numbers; NONE ends a list."""

    def __init__(self) -> None:
        self.slots = vec[i64]([0] * FIRST_SLOTS)
        """Open addressing: a node's index + 1, or 0."""
        self.nodes: i64 = 0
        self.keys = vec[i64]()
        self.first = vec[i64]()
        self.visits = vec[i64]()
        self.gain = vec[float]()
        """Sum of what its seat got in the simulations through a node."""
        self.branches: i64 = 0
        self.choice = vec[i64]()
        self.next = vec[i64]()
        self.tries = vec[i64]()
        self.open = vec[i64]()
        """How often the choice was to be had: under hidden information not in every world."""
        self.prior = vec[float]()
        self.total = vec[float]()

    def clear(self) -> None:
        """Forget everything but keep the room."""
        self.nodes = 0
        self.branches = 0
        slots = self.slots
        i: i64 = 0
        while i < len(slots):
            slots[i] = 0
            i += 1

    def encode(self) -> list[bytes]:
        """All nodes and branches as bytes, which `decode` reads back."""
        nodes, branches = self.nodes, self.branches
        of_nodes = [self.keys[:nodes], self.first[:nodes], self.visits[:nodes]]
        of_branches = [
            self.choice[:branches],
            self.next[:branches],
            self.tries[:branches],
            self.open[:branches],
        ]
        numbers = [self.gain[:nodes], self.prior[:branches], self.total[:branches]]
        whole = [bytes(memoryview(cells)) for cells in of_nodes + of_branches]
        return whole + [bytes(memoryview(cells)) for cells in numbers]

    def decode(self, stored: list[bytes]) -> None:
        """The nodes and branches that `encode` stored, in place of those here."""
        self.keys, self.first, self.visits = [cells_from(data) for data in stored[:3]]
        self.choice, self.next, self.tries, self.open = [cells_from(data) for data in stored[3:7]]
        self.gain, self.prior, self.total = [numbers_from(data) for data in stored[7:]]
        self.nodes = len(self.keys)
        self.branches = len(self.choice)
        self.widen()

    def full(self) -> bool:
        return self.nodes >= MOST_NODES

    def find(self, key: i64) -> i64:
        """The node of that key, or NONE."""
        slots = self.slots
        keys = self.keys
        last = len(slots) - 1
        slot = key & last
        while True:
            node = slots[slot] - 1
            if node < 0:
                return NONE
            if keys[node] == key:
                return node
            slot = (slot + 1) & last

    def add(self, key: i64) -> i64:
        """A new node without branches."""
        if self.nodes * 2 >= len(self.slots):
            self.widen()
        node = self.nodes
        self.nodes = node + 1
        if node < len(self.keys):
            self.keys[node] = key
            self.first[node] = NONE
            self.visits[node] = 0
            self.gain[node] = 0.0
        else:
            self.keys = append(self.keys, key)
            self.first = append(self.first, NONE)
            self.visits = append(self.visits, 0)
            self.gain = append(self.gain, 0.0)
        self.place(node)
        return node

    def place(self, node: i64) -> None:
        slots = self.slots
        last = len(slots) - 1
        slot = self.keys[node] & last
        while slots[slot] != 0:
            slot = (slot + 1) & last
        slots[slot] = node + 1

    def widen(self) -> None:
        """Make room in the slots for more nodes than there are."""
        size = len(self.slots)
        while self.nodes * 2 >= size:
            size *= 4
        self.slots = vec[i64]([0] * size)
        node: i64 = 0
        while node < self.nodes:
            self.place(node)
            node += 1

    def branch(self, node: i64, after: i64, choice: i64, prior: float) -> i64:
        """A new branch of the node, listed behind `after` (NONE: at the head)."""
        new = self.branches
        self.branches = new + 1
        follows = self.first[node] if after == NONE else self.next[after]
        if new < len(self.choice):
            self.choice[new] = choice
            self.next[new] = follows
            self.tries[new] = 0
            self.open[new] = 0
            self.prior[new] = prior
            self.total[new] = 0.0
        else:
            self.choice = append(self.choice, choice)
            self.next = append(self.next, follows)
            self.tries = append(self.tries, 0)
            self.open = append(self.open, 0)
            self.prior = append(self.prior, prior)
            self.total = append(self.total, 0.0)
        if after == NONE:
            self.first[node] = new
        else:
            self.next[after] = new
        return new


def numbers_from(data: bytes) -> vec[float]:
    """The numbers whose bytes these are."""
    return vec[float](memoryview(data).cast("d").tolist())
