"""The rules of play once more, slowly and with plain lists: a second opinion for the tests.

Written from the rules alone; it shares no code with the engine. A position is taken from a view.
"""

from collections import Counter
from copy import deepcopy
from typing import Any

COLOURS = ["red", "blue", "pink", "yellow", "orange", "white"]


class NaiveTable:
    """A table in play: counters of cubes by slot, lists of bees."""

    def __init__(self, view: dict[str, Any], options: dict[str, Any]) -> None:
        self.options = options
        self.ring: int = view["ring"]
        self.cards = {f["slot"]: f for f in view["flowers"]}
        self.free = {slot: self.cubes(f["free"]) for slot, f in self.cards.items()}
        self.reserve = self.cubes(view["reserve"])
        self.colonies = deepcopy(view["colonies"])
        for each in self.colonies:
            each["stored"] = self.cubes(each["stored"])
        self.active = view["active"]
        self.left = view["moves_left"]
        self.load: Counter[str] = Counter()
        self.at = self.start = 0
        self.kept: Counter[str] = Counter()
        self.asking: list[str] = []
        self.phase = "bee"
        self.moved: tuple[str, int] | None = None
        self.scoreless = view["scoreless"]
        self.seen: Counter[str] = Counter()
        self.over = False
        self.note_position()

    @staticmethod
    def cubes(letters: str) -> Counter[str]:
        return Counter(COLOURS["RBPYOW".index(letter)] for letter in letters)

    def step(self, slot: int, way: int) -> int:
        return (slot - 1 + way) % self.ring + 1

    @property
    def own(self) -> dict[str, Any]:
        mine: dict[str, Any] = self.colonies[self.active]
        return mine

    # ------------------------------------------------------------------ what may be chosen

    def tokens(self) -> set[str]:
        if self.phase == "sow":
            return {f"drop {colour}" for colour in +self.load}
        if self.phase == "queen":
            return set(self.acts()) | ({"idle"} if self.options["queen_action"] == "may" else set())
        if self.phase == "store":
            colour = self.asking[0]
            return {f"keep {colour} {n}" for n in self.amounts(colour)}
        return self.bees()

    def bees(self) -> set[str]:
        workers, drones = list(self.own["workers"]), list(self.own["drones"])
        if self.moved and self.moved[0] == "worker":
            workers.remove(self.moved[1])
        if self.moved and self.moved[0] == "drone":
            drones.remove(self.moved[1])
        found = {f"worker {slot}" for slot in workers if self.free[slot].total()}
        found |= {f"drone {slot} {way}" for slot in drones for way in ("cw", "ccw")}
        if self.goal() and not (self.moved and self.moved[0] == "queen"):
            found.add("queen")
        return found

    def goal(self) -> int | None:
        if self.own["queen"] is None:
            return None
        distances = self.ring + 1 if self.options["queen_loop"] == "on" else self.ring
        for distance in range(1, distances):
            if self.step(self.own["queen"], distance) in self.own["workers"]:
                return self.step(self.own["queen"], distance)
        return None

    def acts(self) -> list[str]:
        slot = self.own["queen"]
        found = ["store"] if self.free[slot].total() else []
        if self.reserve[self.cards[slot]["colour"]] >= 2:
            found.append("blossom")
        return found

    def amounts(self, colour: str) -> list[int]:
        most = self.free[self.own["queen"]][colour]
        least = 1 if len(self.asking) == 1 and not self.kept.total() else 0
        return list(range(least, most + 1))

    # ------------------------------------------------------------------ what happens

    def apply(self, token: str) -> None:
        words = token.split()
        if words[0] == "worker":
            self.start = self.at = int(words[1])
            self.load = self.free[self.start]
            self.free[self.start] = Counter()
            self.phase = "sow"
            self.sow_on()
        elif words[0] == "drop":
            self.drop(words[1])
            self.sow_on()
        elif words[0] == "drone":
            self.drone(int(words[1]), 1 if words[2] == "cw" else -1)
        elif words[0] == "queen":
            self.queen()
        elif words[0] == "keep":
            self.kept[words[1]] += int(words[2])
            self.asking.pop(0)
            self.ask()
        else:
            self.act(words[0])

    def drop(self, colour: str) -> None:
        self.at = self.step(self.at, 1)
        self.free[self.at][colour] += 1
        self.load[colour] -= 1

    def sow_on(self) -> None:
        while len(+self.load) == 1:
            self.drop(next(iter(+self.load)))
        if not self.load.total():
            self.own["workers"].remove(self.start)
            self.own["workers"].append(self.at)
            self.finish(self.points(self.at), ("worker", self.at))

    def points(self, slot: int) -> int:
        here = Counter(self.free[slot])
        for each in self.colonies:
            if each["queen"] == slot:
                here += each["stored"]
        needs = self.cubes(self.cards[slot]["needs"])
        met = all(here[colour] >= number for colour, number in needs.items())
        jelly = all(here[colour] for colour in COLOURS) and self.own["queen"] == slot
        if jelly and (met or self.options["royal_jelly"] == "open"):
            return 6
        points: int = self.cards[slot]["points"]
        return points if met else 0

    def drone(self, slot: int, way: int) -> None:
        to = self.step(slot, way)
        self.own["drones"].remove(slot)
        self.own["drones"].append(to)
        met = self.own["workers"].count(to)
        if met and self.own["queen"] is None:
            self.own["queen"] = to
            met -= 1
        points = 0
        for _ in range(met):
            self.own["workers"].remove(to)
            self.own["workers"].append(self.step(to, way))
        if self.options["push_scores"] == "on":
            for _ in range(met):
                if self.own["score"] + points < self.options["target"]:
                    points += self.points(self.step(to, way))
        self.finish(points, ("drone", to))

    def queen(self) -> None:
        goal = self.goal()
        self.free[self.own["queen"]] += self.own["stored"]
        self.own["stored"] = Counter()
        self.own["queen"] = goal
        self.phase = "queen"
        if not self.acts():
            self.finish(0, ("queen", self.own["queen"]))
        elif len(self.acts()) == 1 and self.options["queen_action"] == "must":
            self.act(self.acts()[0])

    def act(self, what: str) -> None:
        slot = self.own["queen"]
        if what == "blossom":
            colour = self.cards[slot]["colour"]
            self.reserve[colour] -= 2
            self.free[slot][colour] += 2
            self.own["queen"] = None
        if what == "store":
            self.phase = "store"
            self.kept = Counter()
            self.asking = [colour for colour in COLOURS if self.free[slot][colour]]
            self.ask()
        else:
            self.finish(0, ("queen", slot))

    def ask(self) -> None:
        while self.asking and len(self.amounts(self.asking[0])) == 1:
            colour = self.asking[0]
            self.kept[colour] += self.amounts(colour)[0]
            self.asking.pop(0)
        if not self.asking:
            self.free[self.own["queen"]] -= self.kept
            self.own["stored"] = +self.kept
            self.finish(0, ("queen", self.own["queen"]))

    def finish(self, points: int, bee: tuple[str, int]) -> None:
        self.phase = "bee"
        self.own["score"] += points
        self.scoreless = 0 if points else self.scoreless + 1
        if self.own["score"] >= self.options["target"]:
            self.over = True
            return
        if self.scoreless >= self.options["stall_limit"] * len(self.colonies):
            self.over = True
            return
        self.left -= 1
        self.moved = bee if self.left and self.options["same_bee"] == "forbidden" else None
        if not self.left:
            self.active = (self.active + 1) % len(self.colonies)
            self.left = self.options["moves_per_turn"]
            self.note_position()

    def note_position(self) -> None:
        """R8.3, with the whole position as text."""
        place = str(self.summary()) + str((self.active, self.left))
        self.seen[place] += 1
        if self.options["repetition"] and self.seen[place] >= self.options["repetition"]:
            self.over = True

    def summary(self) -> list[object]:
        """Everything on the table in a comparable form, scores last."""
        bees = [
            (each["queen"], sorted(each["workers"]), sorted(each["drones"]), listed(each["stored"]))
            for each in self.colonies
        ]
        heaps = {slot: listed(heap) for slot, heap in self.free.items()}
        return [heaps, listed(self.reserve), bees, [each["score"] for each in self.colonies]]


def listed(heap: Counter[str]) -> list[int]:
    return [heap[colour] for colour in COLOURS]
