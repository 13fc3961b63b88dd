"""Moves and positions in writing: `3>6:WYY +2`, `D6>5 q p2`, `Q3>5 s:B2`."""

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    ACTIVE,
    CARD,
    COLONY,
    COLONY_SIZE,
    DRONES,
    DRONES_EACH,
    FREE,
    NONE,
    QUEEN_AT,
    RESERVE,
    SCORE,
    SCORELESS,
    STORED,
    WORKERS,
)
from skep.games.pollennation.options import OPTIONS, usual_deck
from skep.games.pollennation.rules.pollen import counts, letters
from skep.games.pollennation.rules.printed import CARDS, CODES, COLONY_CODES, COLOURS
from skep.games.pollennation.variant import Variant
from skep.kernel.events import Told
from skep.kernel.game import Game
from skep.kernel.match import Match
from skep.kernel.state import SPECTATOR

Details = Mapping[str, str | int]

TURN_WIDTH: Final = 18
ENDINGS: Final = {"target": "#", "repetition": " =rep", "stall": " =stall"}


def move(told: Sequence[Told]) -> str:
    """All that happened from the choice of a bee to the end of her move, in writing."""
    return movement(told) + points(told) + ending(told)


def named(told: Sequence[Told], name: str) -> list[Details]:
    """The details of each event of that name."""
    return [details for each, details in told if each == name]


def movement(told: Sequence[Told]) -> str:
    worker = named(told, "worker-landed")
    if worker:
        sown = [str(each["colour"]) for each in named(told, "cube-sown")]
        return f"{way(worker[0], 'to')}:{''.join(CODES[COLOURS.index(each)] for each in sown)}"
    drone = named(told, "drone-flew")
    if drone:
        fetched = " q" if named(told, "queen-fetched") else ""
        pushed = len(named(told, "worker-pushed"))
        return f"D{way(drone[0], 'to')}{fetched}{f' p{pushed}' if pushed else ''}"
    return queen(told)


def queen(told: Sequence[Told]) -> str:
    stored = named(told, "pollen-stored")
    if stored:
        pollen = str(stored[0]["pollen"])
        kept = [f"{code}{pollen.count(code)}" for code in CODES if code in pollen]
        return f"Q{way(stored[0], 'slot')} s:{''.join(kept)}"
    blossomed = named(told, "blossomed")
    if blossomed:
        return f"Q{way(blossomed[0], 'slot')} b"
    return f"Q{way(named(told, 'queen-rested')[0], 'slot')} -"


def way(details: Details, to: str) -> str:
    return f"{details['from']}>{details[to]}"


def points(told: Sequence[Told]) -> str:
    jelly = named(told, "royal-jelly")
    scored = sum(int(each["points"]) for each in jelly + named(told, "scored"))
    return f" +{scored}{'J' if jelly else ''}" if scored else ""


def ending(told: Sequence[Told]) -> str:
    ended = named(told, "game-ended")
    return ENDINGS[str(ended[0]["reason"])] if ended else ""


def position_line(cells: vec[i64], variant: Variant) -> str:
    """The whole position in one line, from the top of the ring clockwise."""
    ring = variant.ring
    flowers = [flower(cells, ring if slot == 0 else slot) for slot in range(ring)]
    colonies = [colony(cells, variant, seat) for seat in range(variant.players)]
    reserve = counts(cells[RESERVE])
    scores = [cells[COLONY + seat * COLONY_SIZE + SCORE] for seat in range(variant.players)]
    rest = [
        "res " + " ".join(f"{code}{reserve[n]}" for n, code in enumerate(CODES)),
        "score " + "-".join(str(score) for score in scores),
        f"move {COLONY_CODES[cells[ACTIVE]]}",
        f"idle {cells[SCORELESS]}",
    ]
    return " | ".join(flowers) + "; " + "; ".join(colonies + rest)


def flower(cells: vec[i64], slot: int) -> str:
    card = cells[CARD + slot - 1]
    return f"{slot}:{CARDS[card]} {letters(cells[FREE + slot - 1])}".rstrip()


def colony(cells: vec[i64], variant: Variant, seat: int) -> str:
    base = COLONY + seat * COLONY_SIZE
    queen = cells[base + QUEEN_AT]
    where = "-" if queen == NONE else str(queen + 1)
    drones = ",".join(str(cells[base + DRONES + n] + 1) for n in range(DRONES_EACH))
    workers = ",".join(str(cells[base + WORKERS + n] + 1) for n in range(variant.workers))
    return f"{COLONY_CODES[seat]} Q{where}[{letters(cells[base + STORED])}] D{drones} W{workers}"


# ---------------------------------------------------------------------- whole games


def game_notation(match: Match) -> str:
    """A match as a readable record: options, setup, then the turns in numbered rounds."""
    placed: dict[str, list[str]] = {"home": [], "post": []}
    turns: list[tuple[int, list[str]]] = []
    told: list[Told] = []
    for happening in match.happenings:
        told += happening.told(SPECTATOR, risen=True)
        ended = named(told, "move-ended")
        if ended:
            mover = int(ended[0]["seat"])
            if not turns or turns[-1][0] != mover:
                turns.append((mover, []))
            turns[-1][1].append(move(told))
        if ended or named(told, "first-player"):
            placed["home"] += [place(each) for each in named(told, "home-chosen")]
            placed["post"] += [place(each) for each in named(told, "worker-placed")]
            told = []
    placed["home"].sort(key=colony_number)
    setup = [f"{step} {' '.join(done)}" for step, done in placed.items() if done]
    if turns:
        setup.append(f"first {COLONY_CODES[turns[0][0]]}")
    lines = [header(match.game), "   ".join(setup)]
    lines += rounds(turns, match.game.players)
    return "\n".join(lines) + "\n"


def place(details: Details) -> str:
    return f"{COLONY_CODES[int(details['seat'])]}{details['slot']}"


def colony_number(placed: str) -> int:
    return COLONY_CODES.index(placed[0])


def header(game: Game) -> str:
    """The options that are not as usual."""
    defaults = {option.name: option.default for option in OPTIONS}
    defaults["deck"] = usual_deck(game.options)
    shown = [f"players={game.players}"]
    for name, value in game.options.items():
        if name != "players" and value != defaults[name]:
            shown.append(f"{name}={value}")
    return f"[PollenNation {' '.join(shown)}]"


def rounds(turns: list[tuple[int, list[str]]], players: int) -> list[str]:
    lines = []
    for start in range(0, len(turns), players):
        row = [
            f"{COLONY_CODES[seat]} {'/'.join(moves)}"
            for seat, moves in turns[start : start + players]
        ]
        padded = [f"{turn:<{TURN_WIDTH}}" for turn in row[:-1]] + row[-1:]
        lines.append(f"{start // players + 1}. {''.join(padded)}")
    return lines
