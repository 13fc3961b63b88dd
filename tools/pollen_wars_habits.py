"""Count what bots do in Pollen Wars: raids, offers and patterns, for one seat in one game.

    PYTHONPATH=build/compiled python tools/pollen_wars_habits.py hard medium medium medium

Seats rotate from game to game. Raids count for whoever announced them.
"""

import argparse
from collections import Counter

from librt.random import Random

from skep.bots import Bot, make_bot
from skep.games.pollen_wars import KIND
from skep.games.pollen_wars.cells import BATTLE, DEPTH, FRAME, STACK, TR_FROM, C
from skep.games.pollen_wars.cells import KIND as FRAME_KIND
from skep.games.pollen_wars.choices import ACCEPT, PROPOSE, REFUSE
from skep.kernel import CHANCE, State, perspective
from skep.kernel.state import SPECTATOR

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


def raid_frame(state: State) -> int | None:
    """Where the raid under way lies on the stack."""
    cells = state.cells
    for depth in range(int(cells[DEPTH])):
        frame = STACK + depth * FRAME
        if cells[frame + FRAME_KIND] == BATTLE:
            return frame
    return None


def count(before: State, seat: int, choice: int, after: State, seats: list[Counter[str]]) -> None:
    """Enter a choice, and what a spectator is told of it."""
    if choice == PROPOSE:
        seats[seat]["offers"] += 1
    if choice in (ACCEPT, REFUSE):
        seats[seat]["asked"] += 1
    if choice == ACCEPT:
        seats[seat]["accepts"] += 1
        seats[int(before.cells[TR_FROM])]["taken"] += 1
    frame = raid_frame(after)
    if frame is not None and raid_frame(before) is None:
        seats[int(after.cells[frame + C])]["raids"] += 1
    for key, said in before.game.tell(before, seat, choice, after, SPECTATOR):
        if key == "log-scored":
            seats[int(said["seat"])]["patterns"] += 1
        elif key == "log-battle":
            lead = int(said["attack"]) - int(said["defence"])
            seats[int(said["seat"])]["won"] += lead > 0
            seats[int(said["seat"])]["lost"] += lead < 0


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
        before = state.clone()
        state.apply(seat, choice)
        count(before, seat, choice, state, seats)
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
