"""Count what bots do in Pollen Wars: raids, offers and patterns, for one seat in one game.

    PYTHONPATH=build/compiled python tools/pollen_wars_habits.py hard medium medium medium

Seats rotate from game to game. Raids count for whoever announced them.
"""

import argparse
from collections import Counter

from librt.random import Random

from skep.bots import Bot, make_bot
from skep.games.pollen_wars import KIND
from skep.kernel import CHANCE, Happening, happen, perspective

SEEDS = 1 << 60
FIGURES = {
    "raids": "raids announced",
    "won": "… won",
    "lost": "… lost",
    "offers": "offers made",
    "taken": "… taken",
    "asked": "offers received",
    "accepts": "… accepted",
    "patterns": "patterns",
}


def count(happening: Happening, seats: list[Counter[str]]) -> None:
    """Enter what happened with one choice."""
    for name, said in happening.whole():
        seat = int(said.get("seat", 0))
        if name == "raids":
            seats[int(said.get("first", seat))]["raids"] += 1
        elif name == "battle-sum":
            lead = int(said["attack"]) - int(said["defence"])
            seats[seat]["won"] += lead > 0
            seats[seat]["lost"] += lead < 0
        elif name == "scored":
            seats[seat]["patterns"] += 1
        elif name == "offered":
            seats[seat]["offers"] += 1
            seats[int(said["other"])]["asked"] += 1
        elif name == "accepted":
            seats[seat]["accepts"] += 1
            seats[int(said["other"])]["taken"] += 1


def play(seated: list[Bot], chance: Random) -> list[Counter[str]]:
    """One game; what each seat did in it."""
    state = KIND.build({"players": len(seated)}).start()
    seats: list[Counter[str]] = [Counter() for _ in seated]
    while not state.over:
        seat = state.actors()[0]
        if seat == CHANCE:
            choice = state.sample(chance)
        else:
            choice = seated[seat].choose(perspective(state, seat))
        count(happen(state, seat, choice), seats)
    return seats


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
        done = play([bots[i] for i in order], Random(source.randrange(SEEDS)))
        for i, counter in zip(order, done, strict=True):
            sums[specs[i]].update(counter)
    for spec, counter in sums.items():
        seats = given.games * specs.count(spec)
        figures = [f"{name} {counter[key] / seats:.2f}" for key, name in FIGURES.items()]
        print(f"{spec}: {', '.join(figures)}")


if __name__ == "__main__":
    main()
