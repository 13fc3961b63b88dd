"""Count what bots do in Waggle Dance: honeys made, bees hatched, ready honeys left uncashed.

    PYTHONPATH=build/compiled python tools/waggle_dance_habits.py hard hard

A honey is ready when all bees have been rolled, a room holds enough nectar of one colour, and the
roll has a pair for it: nothing but where the seat puts its bees decides whether it is made tonight.
So a seat has as many ready honeys as it has such rooms or disjoint pairs, whichever is fewer. Those
not made by the next dawn were left uncashed, whatever the reason. Seats rotate from game to game.
"""

import argparse
from collections import Counter

from librt.random import Random

from skep.bots import Bot, make_bot
from skep.bots.arena import wilson
from skep.games.waggle_dance import KIND
from skep.games.waggle_dance.cells import (
    CONTENT,
    DICE,
    FACES,
    FREE,
    ROOMS,
    ROUND,
    STAGE,
    STAGE_PLACE,
)
from skep.games.waggle_dance.mind.value import most_of
from skep.games.waggle_dance.packing import EGG_INSIDE, HONEY_SIDE, bees_of
from skep.games.waggle_dance.rules.hive import first_room
from skep.kernel import CHANCE, State, perspective

SEEDS = 1 << 60


def full_rooms(state: State, seat: int, cost: int) -> list[int]:
    """The cells of the rooms that lack nothing but a pair of bees."""
    start = CONTENT + int(first_room(seat))
    rooms = range(start, start + int(state.cells[ROOMS + seat]))
    return [at for at in rooms if 0 < state.cells[at] < EGG_INSIDE and enough(state, at, cost)]


def enough(state: State, at: int, cost: int) -> bool:
    return bool(most_of(state.cells[at]) >= cost)


def pairs(state: State, seat: int) -> int:
    """How many pairs can be made of the bees rolled."""
    return sum(int(bees_of(state.cells[FREE + seat], value)) // 2 for value in range(FACES))


def play(seated: list[Bot], options: dict[str, object], chance: Random) -> list[Counter[str]]:
    """One game; what each seat did in it."""
    game = KIND.build(options)
    cost = int(str(game.options["honey_cost"]))
    state = game.start()
    seats: list[Counter[str]] = [Counter() for _ in seated]
    full: list[list[int]] = [[] for _ in seated]
    ready = [0 for _ in seated]
    counted = 0
    while not state.over:
        seat = state.actors()[0]
        if state.cells[STAGE] == STAGE_PLACE and state.cells[ROUND] > counted:
            counted = int(state.cells[ROUND])
            settle(state, seats, full, ready)
            full = [full_rooms(state, each, cost) for each in range(len(seated))]
            ready = [min(len(full[each]), pairs(state, each)) for each in range(len(seated))]
        if seat == CHANCE:
            choice = state.sample(chance)
        else:
            choice = seated[seat].choose(perspective(state, seat))
        state.apply(seat, choice)
    settle(state, seats, full, ready)
    for each, counter in enumerate(seats):
        counter["honeys"] = int(state.score(each))
        counter["bees"] = int(state.cells[DICE + each])
        counter["rounds"] = int(state.cells[ROUND])
    return seats


def settle(
    state: State, seats: list[Counter[str]], full: list[list[int]], ready: list[int]
) -> None:
    """Enter what has become of the honeys that were ready a night ago."""
    for each, counter in enumerate(seats):
        made = sum(state.cells[at] == HONEY_SIDE for at in full[each])
        counter["ready"] += ready[each]
        counter["left"] += max(0, ready[each] - made)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="+", help="one for each seat")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    specs: list[str] = given.bots
    bots = [make_bot(spec, given.seed + i, KIND) for i, spec in enumerate(specs)]
    source = Random(given.seed)
    sums: dict[str, Counter[str]] = {spec: Counter() for spec in specs}
    for number in range(given.games):
        order = [(seat + number) % len(bots) for seat in range(len(bots))]
        chance = Random(source.randrange(SEEDS))
        done = play([bots[i] for i in order], {"players": len(bots)}, chance)
        for i, counter in zip(order, done, strict=True):
            sums[specs[i]].update(counter)
    for spec, counter in sums.items():
        seats = given.games * specs.count(spec)
        low, high = wilson(counter["left"], counter["ready"])
        each = [f"{name} {counter[name] / seats:.1f}" for name in ("rounds", "honeys", "bees")]
        left = f"{counter['left']} of {counter['ready']} ready honeys left uncashed"
        print(f"{spec}: {left} ({low:.0%} to {high:.0%}); {', '.join(each)}")


if __name__ == "__main__":
    main()
