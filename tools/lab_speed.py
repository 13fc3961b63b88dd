"""How fast the laboratory plays, what measuring costs, and whether memory stays flat.

    python tools/lab_speed.py                       games a second, and what measuring adds
    python tools/lab_speed.py two bee-busy 1500     one process and two
    python tools/lab_speed.py memory 100000         memory while so many random games are played

Speeds are by the processor's time, so that other work on the machine changes them little. "Bare"
is the same games in the arena's loop, which keeps nothing; the others are whole runs with results
written and processes started.
"""

import resource
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from skep.bots import Contender, Result, make_bot
from skep.bots.arena import play_game
from skep.kernel import Random, kinds
from skep.lab import Experiment, run
from skep.lab.experiment import experiment_of
from skep.lab.playing import seed_of

GAMES = {"random": 600, "easy": 60}
MEGABYTE = 1024.0


def asked(game: str, bot: str, games: int) -> Experiment:
    given = {"question": "How fast?", "game": game, "games": games, "seats": bot, "batch": 30}
    return experiment_of(given, game)


def cpu() -> float:
    """Seconds of the processor, of this process and of those that have ended."""
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return process_time() + spent.ru_utime + spent.ru_stime


def bare(plan: Experiment) -> float:
    """Games a second in the arena's loop."""
    cell, kind = plan.cells[0], plan.kind
    game = cell.build(kind)
    players = game.players
    result = Result([Contender(spec) for spec in cell.lineup], seats=[0] * players)
    began = cpu()
    for number in range(plan.games):
        bots = [
            make_bot(spec, seed_of(plan.seed, "thoughts", number, 0, who), kind)
            for who, spec in enumerate(cell.lineup)
        ]
        chance = Random(seed_of(plan.seed, "dice", number))
        play_game(game, bots, list(range(players)), chance, result)
    return plan.games / (cpu() - began)


def whole(plan: Experiment, workers: int) -> float:
    """Games a second of a run."""
    with TemporaryDirectory() as folder:
        began = cpu()
        run(plan, Path(folder) / "results", workers)
        return plan.games / (cpu() - began)


def show_speeds() -> None:
    print("| game | bot | bare | measured | measuring adds |")
    print("| --- | --- | ---: | ---: | ---: |")
    for name in kinds():
        if name.startswith("toy-"):
            continue
        for bot, games in GAMES.items():
            plan = asked(name, bot, games)
            whole(asked(name, bot, 2), 1)
            plain, one = bare(plan), whole(plan, 1)
            added = f"{100 * (plain / one - 1):.0f}%"
            print(f"| {name} | {bot} | {plain:.1f} | {one:.1f} | {added} |", flush=True)


def show_two(game: str, games: int) -> None:
    plan = asked(game, "easy", games)
    whole(asked(game, "easy", 2), 1)
    for workers in (1, 2):
        began = perf_counter()
        rate = whole(plan, workers)
        seconds = perf_counter() - began
        print(f"{workers}: {rate:.1f} games for a second of processor, {seconds:.1f} s", flush=True)


def show_memory(games: int) -> None:
    """Random games of Bee Busy, the shortest of the four."""
    shown: list[int] = []

    def told(done: int, of: int) -> None:
        if done * 10 >= len(shown) * of:
            shown.append(done)
            pages = int(Path("/proc/self/statm").read_text().split()[1])
            memory = pages * resource.getpagesize() / MEGABYTE**2
            print(f"{done:7,} games: {memory:.0f} MB", flush=True)

    given = {"question": "How much?", "game": "bee-busy", "games": games, "seats": "random"}
    with TemporaryDirectory() as folder:
        plan = experiment_of({**given, "batch": 250}, "memory")
        run(plan, Path(folder) / "results", told=told)


if __name__ == "__main__":
    if sys.argv[1:2] == ["memory"]:
        show_memory(int(sys.argv[2]))
    elif sys.argv[1:2] == ["two"]:
        show_two(sys.argv[2], int(sys.argv[3]))
    else:
        show_speeds()
