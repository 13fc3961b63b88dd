"""A table to test at: sheets as short literals, choices by their tokens.

A sheet literal names only what differs from the start: `{"area": "combs", "wax": 1}`. What such
goods must have come from (crossed flowers, circled dots) is added so that every law holds.
"""

from typing import Any

from skep.games.bee_busy import KIND
from skep.games.bee_busy.choices import AREAS, TRACKS
from skep.games.bee_busy.game import BeeBusy
from skep.games.bee_busy.rules.geometry import wall_names
from skep.games.bee_busy.state import BeeBusyState
from skep.kernel import CHANCE, Random

Literal = dict[str, Any]

NECTAR_FLOWERS = ["L11", "L13", "L22", "L41", "R11", "R21", "R33"]
POLLEN_FLOWERS = ["L21", "L33", "L43", "R13", "R32", "R41", "R43"]
"""Flowers of the closed gardens, crossed to account for goods in stock."""
PRINTED = ["c3-d4", "c4-d4", "d3-d4", "d4-d5", "d4-e3", "d4-e4", "e3-e4"]
FULL = {2: 1, 3: 2, 4: 3, 5: 3, 6: 5, 8: 4, 9: 4, 10: 2, 11: 3, 12: 1}


def game(**options: object) -> BeeBusy:
    made = KIND.build({"players": 1} | options)
    assert isinstance(made, BeeBusy)
    return made


def start(**options: object) -> BeeBusyState:
    state = game(**options).start()
    assert isinstance(state, BeeBusyState)
    return state


def sheet(changes: Literal) -> Literal:
    """A sheet of a position: the printed one with these changes, and all that they imply."""
    made: Literal = {key: changes[key] for key in ("area", "backward", "drought") if key in changes}
    made["modifier"] = {"crossed": changes.get("modifier", 0)}
    made["propolis"] = {"crossed": changes.get("propolis", 0)}
    living = changes.get("bees", [1, 1, 1])
    free = [*changes.get("free", [3 - living[0], 2 - living[1]]), 0]
    made["bees"] = {
        area: {"living": living[i], "free": free[i]} for i, area in enumerate(AREAS[:2])
    } | {"combs": {"living": living[2]}}
    marks = changes.get("marks", {}) | {total: FULL[total] for total in changes.get("full", [])}
    made["columns"] = [{"sum": total, "marks": marks[total]} for total in sorted(marks)]
    squares = changes.get("squares", [0, 0, 0])
    made["squares"] = {track: squares[i] or None for i, track in enumerate(TRACKS)}
    made["nectar"], made["pollen"] = changes.get("nectar", 0), changes.get("pollen", 0)
    goods = NECTAR_FLOWERS[: made["nectar"]] + POLLEN_FLOWERS[: made["pollen"]]
    made["picked"] = sorted({*goods, *changes.get("picked", [])})
    made["path"] = changes.get("path", ["e3", "e4"])
    made["walls"] = sorted({*PRINTED, *path_walls(made["path"]), *changes.get("walls", [])})
    made["combs"] = {"d4": "egg"} | changes.get("combs", {})
    if "queen_comb" in changes:
        made["combs"][changes["queen_comb"]] = "queen"
    if "water" in changes:
        made["combs"][changes["water"]] = "water"
    made["queen"] = {"fed": changes.get("fed", 0)}
    if "queen" in changes:
        made["queen"]["state"] = changes["queen"]
    for good in ("honey", "wax"):
        made[good] = {"stock": changes.get(good, 0)}
        if f"{good}_dots" in changes:
            made[good]["circled"] = changes[f"{good}_dots"]
    return made


def path_walls(path: list[str]) -> list[str]:
    """The walls between the combs of a path."""
    return [wall for wall in wall_names() if set(wall.split("-")) <= set(path)]


def walls_of(*combs: str, but: str = "") -> list[str]:
    """All inner walls of these combs."""
    return [wall for wall in wall_names() if wall != but and set(wall.split("-")) & set(combs)]


def at_roll(number: int, *literals: Literal, first: int = 0, **options: object) -> BeeBusyState:
    """Round `number` before the dice are rolled; one literal for each seat."""
    seats = literals or ({},)
    made = game(players=len(seats), first=first, **options)
    tables = [{"sheet": sheet(literal)} for literal in seats]
    state = made.from_position({"round": number, "first": first, "seats": tables})
    assert isinstance(state, BeeBusyState)
    return state


def play(state: BeeBusyState, *tokens: str) -> BeeBusyState:
    """Make these choices, checking the table after each.

    `1: die 2` is seat 1's, a roll is Chance's, anything else the lowest seat's that owes one.
    """
    for each in tokens:
        who, colon, token = each.partition(": ")
        seat = int(who) if colon else state.actors()[0]
        state.apply(seat, state.game.choice(token if colon else each))
        state.check()
    return state


def offered(state: BeeBusyState, seat: int | None = None) -> list[str]:
    """The tokens of the choices open to the seat (or to the lowest that owes one)."""
    who = state.actors()[0] if seat is None else seat
    return [state.game.token(choice) for choice in state.legal(who)]


def mine(state: BeeBusyState, seat: int = 0) -> Literal:
    """A seat's sheet as it sees it itself."""
    view: Any = state.view(seat)
    found: Literal = view["seats"][seat]
    return found


def stocks(state: BeeBusyState, seat: int = 0) -> tuple[int, int, int, int, int]:
    """Nectar, pollen, honey, wax, propolis."""
    own = mine(state, seat)
    made = own["honey"]["stock"], own["wax"]["stock"], own["propolis"]["crossed"]
    return (own["nectar"], own["pollen"], *made)


def marks(state: BeeBusyState, seat: int = 0) -> dict[int, int]:
    """Marked fields by column, empty columns left out."""
    return {each["sum"]: each["marks"] for each in mine(state, seat)["columns"] if each["marks"]}


def owned(state: BeeBusyState, seat: int = 0) -> list[int]:
    """The sums of full columns."""
    return [each["sum"] for each in mine(state, seat)["columns"] if each["owned"]]


def asked(state: BeeBusyState, seat: int = 0) -> str | None:
    """The task the seat is at, or None."""
    work = mine(state, seat)["work"]
    return work["task"] if work else None


def lines(state: BeeBusyState, seat: int = 0) -> list[int]:
    """The seven lines of the score and the total."""
    return list(mine(state, seat)["score"].values())


def play_out(state: BeeBusyState, seed: int) -> BeeBusyState:
    """Play to the end at random, checking the table after each choice."""
    rng = Random(seed)
    while not state.over:
        actors = state.actors()
        seat = actors[rng.randrange(len(actors))]
        if seat == CHANCE:
            choice = state.sample(rng)
        else:
            choices = state.legal(seat)
            choice = choices[rng.randrange(len(choices))]
        state.apply(seat, choice)
        state.check()
    return state
