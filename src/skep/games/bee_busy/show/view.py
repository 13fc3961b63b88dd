"""The view: what somebody may know, as plain data made from the cells they know.

As JSON:

    {"round": 5, "rounds": 25, "crown": 16, "stage": "work", "phase": "move", "first": 0,
     "dice": [2, 5, 6], "first_die": 5, "danger": "pesticide", "needs": 1,
     "dangers": [{"round": 5, "danger": "pesticide", "shield": 1}, …],
     "me": 0, "seats": [seat, …], "sheet": printed}

`stage` is start, mite, roll, first, work or over; `phase` is the task the viewer is asked (see
`work` below), or else the stage; `first` is null before the start player is
drawn; `dice` is empty before the roll and `first_die` null until it is taken; `me` is null for a
spectator. A seat:

    {"seat": 0, "ready": false, "live": true, "struck": false,
     "area": "meadow", "bees": {"meadow": {"living": 1, "free": 2, "dead": 0}, …},
     "modifier": {"crossed": 0, "usable": 4},
     "columns": [{"sum": 2, "marks": 0, "fields": 1, "upgrade": "backwards", "owned": false}, …],
     "backward": 0, "nectar": 1, "pollen": 0, "picked": ["C13"], "gardens": ["L"],
     "honey": {"stock": 1, "circled": 2, "dots": 20}, "wax": {…},
     "propolis": {"crossed": 0, "fields": 6, "shield": 0, "points": 0},
     "squares": {"honey": null, "wax": 5, "propolis": null},
     "path": ["e3", "e4"], "walls": ["d4-e3", …], "combs": {"d4": "egg", "g1": "honey 2"},
     "missing": {"a1": 3, …}, "queen": {"state": "none", "fed": 0, "feeds": 3},
     "drought": false, "water": false, "larvae": 1,
     "score": {"bees": 6, …, "total": 7}, "rank": null,
     "faces": [face, …] or null, "work": work or null}

`live` tells whether this is the sheet at this very moment (its owner's, or between rounds) or the
one that lay open when the round began. `dead` counts bees lost to mites. `combs` lists complete
combs: egg, queen, honey 1–4, water, crossed or undecided; `missing` lists all others with the
walls they lack. `larvae` is the honey that entering Combs would ask for. `rank` (0–4) is there in
a finished solo game. `faces` is there on the viewer's own sheet: for each face of a die from 1 to 6
what it could do on the sheet as it stands,

    {"flowers": 2, "makes": ["honey"], "crawls": [{"end": "w", "way": 3, "to": "f3"}]}

and null on all others. The owner's `work`:

    {"task": "visit", "own": 2, "others": [5, 6], "changed": ["own"], "left": 1,
     "reach": ["C11", "C33"], "track": null, "crawled": false,
     "larva": "d4" or "queen", "comb": "g1"}

`task` is what the seat is asked: lose, die, change, mark, write, move, feed, bee, window, visit,
make, use, combs or store; as a `phase`, combs is crawl or walls where only that is left. `sheet`
holds what is printed alike on every sheet; see `printed_sheet`.
"""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    BEES,
    BUILDING,
    CHANGED,
    CLOSED,
    CRAWLED,
    DANGERS,
    DICE,
    FIRST,
    FIRST_DIE,
    HIGH,
    LARVAE,
    LEFT,
    LOW,
    NO_SEAT,
    OPEN,
    OVER,
    OWN,
    QUEEN_BIT,
    REACH,
    READY,
    ROUND,
    SEATS,
    STAGE,
    STRIDE,
    TASK,
    TASKS,
    TRACK,
)
from skep.games.bee_busy.choices import DICE_NAMES, TRACKS
from skep.games.bee_busy.rules.bits import lowest
from skep.games.bee_busy.rules.combs import may_buy, may_crawl
from skep.games.bee_busy.rules.dangers import struck
from skep.games.bee_busy.rules.geometry import (
    cell_names,
    comb_names,
)
from skep.games.bee_busy.rules.scoring import LINES, line, rank, total
from skep.games.bee_busy.show.printed import printed_sheet
from skep.games.bee_busy.show.prospects import prospects
from skep.games.bee_busy.show.sheet import describe_sheet, names_of
from skep.games.bee_busy.variant import Variant
from skep.kernel.state import HIDDEN

STAGES = ("start", "mite", "roll", "first", "work", "over")


def describe(variant: Variant, known: vec[i64], viewer: int) -> dict[str, object]:
    """The view of somebody who knows these cells."""
    when = known[ROUND]
    dice = [known[DICE + i] for i in range(3)]
    return {
        "round": when,
        "rounds": variant.rounds,
        "crown": variant.crown,
        "stage": STAGES[known[STAGE]],
        "phase": phase(variant, known, viewer),
        "first": None if known[FIRST] == NO_SEAT else known[FIRST],
        "dice": dice if dice[0] else [],
        "first_die": known[FIRST_DIE] or None,
        "danger": DANGERS[variant.danger[when]],
        "needs": variant.needed[when],
        "dangers": [
            {"round": each, "danger": DANGERS[variant.danger[each]], "shield": variant.needed[each]}
            for each in range(1, variant.rounds + 1)
            if variant.danger[each]
        ],
        "me": viewer if viewer >= 0 else None,
        "seats": [describe_seat(variant, known, seat, viewer) for seat in range(variant.players)],
        "sheet": printed_sheet(variant),
    }


def phase(variant: Variant, known: vec[i64], viewer: i64) -> str:
    """What the viewer is asked, or else the stage of the round."""
    at = SEATS + viewer * STRIDE
    task = known[at + TASK] if viewer >= 0 else 0
    if task == BUILDING and not may_buy(known, at):
        return "crawl"
    if task == BUILDING and not may_crawl(variant, known, at):
        return "walls"
    return TASKS[task] if task > 0 else STAGES[known[STAGE]]


def describe_seat(variant: Variant, known: vec[i64], seat: i64, viewer: i64) -> dict[str, object]:
    """One seat's sheet as the viewer knows it."""
    block = SEATS + seat * STRIDE
    live = known[block + BEES] != HIDDEN
    at = block if live else block + OPEN
    stage = known[STAGE]
    over = stage == OVER
    points = total(variant, known, at)
    score: dict[str, int] = {
        name: line(variant, known, at, index) for index, name in enumerate(LINES)
    }
    score["total"] = points
    seen: dict[str, object] = {
        "seat": seat,
        "ready": known[block + READY] == 1,
        "live": live,
        "struck": stage != OVER and struck(variant, known, block + OPEN),
        "score": score,
        "rank": rank(variant, points) if over and variant.players == 1 else None,
        "faces": prospects(variant, known, at) if seat == viewer else None,
        "work": describe_work(known, block) if live and known[block + TASK] else None,
    }
    seen.update(describe_sheet(variant, known, at, known[block + CLOSED] if live else 0))
    return seen


def describe_work(known: vec[i64], at: i64) -> dict[str, object]:
    """What the owner is asked, and what they have chosen so far."""
    names = comb_names()
    larvae = known[at + LARVAE]
    larva: str | None = None
    if larvae:
        larva = "queen" if larvae >> QUEEN_BIT else names[lowest(larvae)]
    closed = known[at + CLOSED]
    return {
        "task": TASKS[known[at + TASK]],
        "own": known[at + OWN] or None,
        "others": [known[at + LOW], known[at + HIGH]] if known[at + OWN] else [],
        "changed": names_of(known[at + CHANGED], DICE_NAMES),
        "left": known[at + LEFT],
        "reach": names_of(known[at + REACH], cell_names()),
        "track": TRACKS[known[at + TRACK] - 1] if known[at + TRACK] else None,
        "crawled": known[at + CRAWLED] == 1,
        "larva": larva,
        "comb": names[lowest(closed)] if closed else None,
    }
