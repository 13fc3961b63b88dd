"""Scribe: writes the numbers of an observation, of each cell its own and only when it has changed.

A game says once which cells are shown, and how; runs of cells that are shown alike go together:

    scribe = Scribe()
    scribe.share(POLLEN, 6, most=40, whole=40)       # six numbers from 0 to 1
    scribe.one_hot(STAGE, 1, [0, 1, 2, 3], size=4)   # four numbers, one of them 1
    scribe.bits(VISITED, 1, 37)                      # thirty-seven numbers, 0 or 1

Numbers are words of single precision (see `single.py`). What a seat may not know is 0.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from skep.kernel.bits import bit
from skep.kernel.single import single
from skep.kernel.state import HIDDEN, UNSEEN

SHARE: Final = 0
ONE_HOT: Final = 1
BITS: Final = 2
LANES: Final = 3
GUARD: Final = 4
ENTRY: Final = 8
"""Of an entry: kind, first cell, how many cells, first number, first place among what was seen,
numbers of a cell, where its table begins, and what only its kind knows."""
ONE: Final = 0x3F800000


@final
class Scribe:
    """A list of runs of cells and how each is shown, in the order of the numbers."""

    def __init__(self) -> None:
        self.entries = vec[i64]()
        self.words = vec[i32]()
        self.places = vec[i64]()
        self.size: i64 = 0
        """How many numbers it writes."""
        self.kept: i64 = 0
        """How many cells it keeps, to tell what has changed."""

    # ------------------------------------------------------------------ what is shown

    def share(self, cell: int, count: int = 1, most: int = 1, whole: float = 1.0) -> None:
        """A number for each cell: its part of `whole`. Cells above `most` look like `most`."""
        self.show(SHARE, cell, count, 1, self.table(whole, most), most)

    def told(self, cell: int, numbers: list[float]) -> None:
        """A number for each value of a cell."""
        start = len(self.words)
        for each in numbers:
            self.words = append(self.words, i32(single(each)))
        self.show(SHARE, cell, 1, 1, start, len(numbers) - 1)

    def one_hot(self, cell: int, count: int, places: list[int], size: int) -> None:
        """For each cell `size` numbers, with a 1 at the place of its value; -1 is nowhere."""
        start = len(self.places)
        for place in places:
            self.places = append(self.places, place)
        self.show(ONE_HOT, cell, count, size, start, len(places))

    def bits(self, cell: int, count: int, size: int) -> None:
        """For each cell its lowest bits, as 0 or 1."""
        self.show(BITS, cell, count, size, 0, 0)

    def lanes(
        self, cell: int, count: int, size: int, width: int, most: int, whole: float, shift: int = 0
    ) -> None:
        """For each cell the numbers packed into it, of so many bits each, as parts of `whole`."""
        more = width << 32 | shift << 16 | most
        self.show(LANES, cell, count, size, self.table(whole, most), more)

    def guard(self, cell: int, most: int = 0) -> int:
        """What follows, up to `end`, is 0 wherever this cell is at most that: it is not looked at
        then. What `end` is to be told."""
        self.show(GUARD, cell, 0, 0, 0, most)
        return len(self.entries)

    def end(self, guarded: int) -> None:
        """Where what is guarded ends."""
        guard = guarded - ENTRY
        self.entries[guard + 2] = self.size - self.entries[guard + 3]
        self.entries[guard + 5] = len(self.entries) - guarded
        self.entries[guard + 6] = self.kept - self.entries[guard + 4]

    def skip(self, count: int) -> None:
        """Numbers that stay 0."""
        self.size += count

    def show(self, kind: int, cell: int, count: int, size: int, table: int, more: int) -> None:
        for part in (kind, cell, count, self.size, self.kept, size, table, more):
            self.entries = append(self.entries, part)
        self.size += count * size
        self.kept += 1 if kind == GUARD else count

    def table(self, whole: float, most: int) -> int:
        """The words of the parts of a whole; where they begin."""
        start = len(self.words)
        for part in range(most + 1):
            self.words = append(self.words, i32(single(part / whole)))
        return start

    # ------------------------------------------------------------------ writing

    def write(  # noqa: C901 -- one branch for each way of being shown
        self, known: vec[i64], base: i64, out: vec[i32], at: i64, seen: vec[i64], old: i64
    ) -> None:
        """Bring the numbers from `at` on up to date; cells are counted from `base`."""
        entries = self.entries
        places = self.places
        entry: i64 = 0
        last: i64 = len(entries)
        while entry < last:
            kind = entries[entry]
            cell = base + entries[entry + 1]
            count = entries[entry + 2]
            place = at + entries[entry + 3]
            mark = old + entries[entry + 4]
            size = entries[entry + 5]
            table = entries[entry + 6]
            more = entries[entry + 7]
            entry += ENTRY
            if kind == SHARE:
                for i in range(count):
                    value = known[cell + i]
                    if value != seen[mark + i]:
                        seen[mark + i] = value
                        self.put_share(value, table, more, out, place + i)
            elif kind == ONE_HOT:
                for i in range(count):
                    value = known[cell + i]
                    spot: i64 = places[table + value] if 0 <= value < more else -1
                    if spot != seen[mark + i]:
                        put_mark(spot, seen[mark + i], out, place + i * size)
                        seen[mark + i] = spot
            elif kind == GUARD:
                if known[cell] > more:
                    seen[mark] = 1
                else:
                    entry += size
                    if seen[mark] == 1:
                        forget(out, place, count, seen, mark, table)
            else:
                for i in range(count):
                    value = known[cell + i]
                    if value == HIDDEN:
                        value = 0
                    if value != seen[mark + i]:
                        seen[mark + i] = value
                        if kind == BITS:
                            put_bits(value, out, place + i * size, size)
                        else:
                            self.put_lanes(value, table, more, out, place + i * size, size)

    def put_share(self, value: i64, table: i64, most: i64, out: vec[i32], place: i64) -> None:
        if value < 0:
            out[place] = 0
        elif value > most:
            out[place] = self.words[table + most]
        else:
            out[place] = self.words[table + value]

    def put_lanes(
        self, value: i64, table: i64, more: i64, out: vec[i32], place: i64, size: i64
    ) -> None:
        width = more >> 32
        most = more & 0xFFFF
        lane = bit(width) - 1
        value = value >> (more >> 16 & 0xFFFF)
        for i in range(size):
            self.put_share(value & lane, table, most, out, place + i)
            value >>= width


def forget(out: vec[i32], place: i64, count: i64, seen: vec[i64], mark: i64, kept: i64) -> None:
    """As if these had never been looked at."""
    for i in range(count):
        out[place + i] = 0
    for i in range(kept):
        seen[mark + i] = UNSEEN


def put_mark(place: i64, before: i64, out: vec[i32], at: i64) -> None:
    """A single 1, which was elsewhere before."""
    if before >= 0:
        out[at + before] = 0
    if place >= 0:
        out[at + place] = ONE


def put_bits(value: i64, out: vec[i32], at: i64, size: i64) -> None:
    for i in range(size):
        if value >> i & 1:
            out[at + i] = ONE
        else:
            out[at + i] = 0
