"""Shows that a change of the code changes no game: record games before it, compare after it.

    python tools/replays.py record FOLDER --game waggle-dance --games 100
    python tools/replays.py compare FOLDER

A record holds every choice of random games, of each number of seats, half of them with random
options, and a digest of what there was to see after each choice: who owes what, every option, the
scores; and, every so many choices, the position, every view, every observation, what came of the
choice in each viewer's words. The comparison carries the same choices out and stops at the first
one after which something differs.
"""

import argparse
import hashlib
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path

from conformance.kinds import any_game, seat_counts
from conformance.play import any_actor, any_choice
from skep.kernel import SPECTATOR, GameKind, Match, Random, kind, kinds

LONGEST = 100_000
SEAL = 8
"""Letters of a digest."""


def sealed(match: Match, number: int, every: int) -> str:
    """What can be seen now, as a short digest."""
    seen = hashlib.sha256(json.dumps(whole_view(match, number % every == 0)).encode())
    return seen.hexdigest()[:SEAL]


def whole_view(match: Match, closely: bool) -> list[object]:
    state = match.state
    seats = range(match.game.players)
    found: list[object] = [state.actors(), [state.legal(seat) for seat in state.actors()]]
    if not closely:
        return found
    found += [state.position(), state.over, [state.score(seat) for seat in seats]]
    found += [state.view(viewer) for viewer in [*seats, SPECTATOR]]
    found += [list(state.observe(seat)) for seat in seats]
    if match.happenings:
        found += told(match)
    return found


def told(match: Match) -> list[object]:
    """What came of the last choice: for each viewer, at once and after the curtain has risen."""
    happening = match.happenings[-1]
    return [
        [repr(each) for each in happening.told(viewer, risen)]
        for viewer in [*range(match.game.players), SPECTATOR]
        for risen in (False, True)
    ]


def new_game(
    found: GameKind, players: int, seed: int, plain: bool, every: int
) -> dict[str, object]:
    """Play one game at random and record it."""
    options = random.Random(f"{found.name} {players} {seed}")
    made = found.build({"players": players}) if plain else any_game(found, options, players=players)
    match, rng = Match(made), Random(seed)
    log: list[list[int]] = []
    seals = [sealed(match, 0, every)]
    while not match.over and len(log) < LONGEST:
        seat = any_actor(match.state, rng)
        choice = any_choice(match.state, seat, rng)
        match.apply(seat, choice)
        match.happenings = match.happenings[-1:]
        log.append([seat, choice])
        seals.append(sealed(match, len(log), every))
    tokens = " ".join(match.game.token(choice) for _, choice in log)
    return {"options": dict(made.options), "log": log, "tokens": tokens, "seals": seals}


def difference(found: GameKind, record: dict[str, object], every: int) -> str | None:
    """Carry the record out again; what differs first."""
    options, log, seals = record["options"], record["log"], record["seals"]
    assert isinstance(options, dict)
    assert isinstance(log, list)
    assert isinstance(seals, list)
    match = Match(found.build(options))
    if sealed(match, 0, every) != seals[0]:
        return f"{options}: the start differs"
    for number, (seat, choice) in enumerate(log, start=1):
        match.apply(seat, choice)
        match.happenings = match.happenings[-1:]
        if sealed(match, number, every) != seals[number]:
            return f"{options}: after choice {number} ({match.game.token(choice)}) it differs"
    if record["tokens"] != " ".join(match.game.token(choice) for _, choice in log):
        return f"{options}: tokens differ"
    return None if match.over else f"{options}: the game is not over"


def files(folder: Path) -> Iterator[tuple[GameKind, Path]]:
    for path in sorted(folder.glob("*.jsonl")):
        yield kind(path.stem), path


def record(folder: Path, names: list[str], games: int, every: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        with (folder / f"{name}.jsonl").open("w") as out:
            out.write(json.dumps({"every": every}) + "\n")
            for players in seat_counts(kind(name)):
                for seed in range(games):
                    made = new_game(kind(name), int(players), seed, seed % 2 == 0, every)
                    out.write(json.dumps(made) + "\n")
            print(f"{name}: recorded", flush=True)


def compare(folder: Path, names: list[str]) -> bool:
    same = True
    for found, path in files(folder):
        if found.name not in names:
            continue
        first, *lines = path.read_text().splitlines()
        every = json.loads(first)["every"]
        differing = [each for line in lines if (each := difference(found, json.loads(line), every))]
        same = same and not differing
        choices = sum(len(json.loads(line)["log"]) for line in lines)
        print(f"{found.name}: {len(lines)} games, {choices} choices, {len(differing)} differ")
        for each in differing[:5]:
            print(f"  {each}", flush=True)
    return same


def main() -> None:
    parser = argparse.ArgumentParser(description="Record games and compare them with other code.")
    parser.add_argument("what", choices=["record", "compare"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", action="append", choices=sorted(kinds()))
    parser.add_argument("--games", type=int, default=20, help="of each number of seats")
    parser.add_argument("--every", type=int, default=10, help="look closely every so many choices")
    given = parser.parse_args()
    names = given.game or sorted(kinds())
    if given.what == "record":
        record(given.folder, names, given.games, given.every)
    elif not compare(given.folder, names):
        sys.exit(1)


if __name__ == "__main__":
    main()
