"""Moves and positions in writing: `3>6:WYY +2`, `D6>5 q p2`, `Q3>5 s:B2`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    A_DRONE,
    A_WORKER,
    ACTIVE,
    BLOSSOMED,
    BY_REPETITION,
    BY_TARGET,
    CARD,
    COLONY,
    COLONY_SIZE,
    DRONES,
    DRONES_EACH,
    END,
    FREE,
    LAST_ACT,
    LAST_BEE,
    LAST_DROPPED,
    LAST_DROPS,
    LAST_FETCHED,
    LAST_FROM,
    LAST_JELLY,
    LAST_KEPT,
    LAST_POINTS,
    LAST_SEAT,
    LAST_SHOVED,
    LAST_TO,
    MOVES_MADE,
    NONE,
    QUEEN_AT,
    RESERVE,
    SCORE,
    SCORELESS,
    STORED,
    STORED_POLLEN,
    WORKERS,
)
from skep.games.pollennation.options import OPTIONS, usual_deck
from skep.games.pollennation.rules.pollen import counts, letters
from skep.games.pollennation.rules.printed import CARDS, CODES, COLONY_CODES
from skep.games.pollennation.rules.worker import unpack_drops
from skep.games.pollennation.variant import Variant
from skep.kernel.game import Game
from skep.kernel.match import Match
from skep.kernel.state import CHANCE

TURN_WIDTH: Final = 18


def last_drops(cells: vec[i64]) -> list[int]:
    """The colours the last worker dropped, in order."""
    return unpack_drops(cells, LAST_DROPS, cells[LAST_DROPPED])


def last_move(cells: vec[i64]) -> str:
    """The last completed move with its points and, if it was the last one, how the game ended."""
    return movement(cells) + points(cells) + ending(cells[END])


def movement(cells: vec[i64]) -> str:
    way = f"{cells[LAST_FROM] + 1}>{cells[LAST_TO] + 1}"
    bee = cells[LAST_BEE]
    if bee == A_WORKER:
        return f"{way}:{''.join(CODES[colour] for colour in last_drops(cells))}"
    if bee == A_DRONE:
        fetched = " q" if cells[LAST_FETCHED] else ""
        shoved = f" p{cells[LAST_SHOVED]}" if cells[LAST_SHOVED] else ""
        return f"D{way}{fetched}{shoved}"
    return f"Q{way} {deed(cells)}"


def deed(cells: vec[i64]) -> str:
    """What the queen did."""
    act = cells[LAST_ACT]
    if act == BLOSSOMED:
        return "b"
    if act != STORED_POLLEN:
        return "-"
    kept = counts(cells[LAST_KEPT])
    return "s:" + "".join(f"{code}{kept[n]}" for n, code in enumerate(CODES) if kept[n])


def points(cells: vec[i64]) -> str:
    if not cells[LAST_POINTS]:
        return ""
    return f" +{cells[LAST_POINTS]}{'J' if cells[LAST_JELLY] else ''}"


def ending(how: i64) -> str:
    if how == 0:
        return ""
    if how == BY_TARGET:
        return "#"
    return " =rep" if how == BY_REPETITION else " =stall"


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
    state = match.origin.clone()
    for entry in match.log:
        before = state.cells[MOVES_MADE]
        seat = state.cells[ACTIVE] if entry.seat == CHANCE else entry.seat
        state.play(entry.seat, entry.choice)
        words = match.game.token(entry.choice).split()
        if words[0] in placed:
            placed[words[0]].append(COLONY_CODES[seat] + words[1])
        if state.cells[MOVES_MADE] > before:
            mover = state.cells[LAST_SEAT]
            if not turns or turns[-1][0] != mover:
                turns.append((mover, []))
            turns[-1][1].append(last_move(state.cells))
    placed["home"].sort(key=colony_number)
    setup = [f"{step} {' '.join(done)}" for step, done in placed.items() if done]
    if turns:
        setup.append(f"first {COLONY_CODES[turns[0][0]]}")
    lines = [header(match.game), "   ".join(setup)]
    lines += rounds(turns, match.game.players)
    return "\n".join(lines) + "\n"


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
