"""What is going on, in words: the phase, what is to be decided, and what is being resolved.

The values of "ask" in a view are those of `ASKS`, `IN_TURN` and `IN_TRADE` below. A scene of the
view's "stack" is one of

    {"what": "turn", "queen": 0, "from": "d4" | null}           # from: the bee being moved
    {"what": "card", "card": "H11" | null, "queen": 1, "targets": [target, …], "blocked": false}
    {"what": "window", "kind": "open" | "mid" | …,         # one of WINDOWS
     "mine": false,                # does this viewer owe an answer?
     "concerns": []}               # and if so, why it may matter to her: see `concerns.py`
    {"what": "raid", "attacker": 0, "defender": 1, "by": 0,     # by: who announced it
     "stage": "announced" | "recall" | "battle",
     "recalled": ["g4"],           # picked so far, for the defender
     "side": "attack" | "defence" | "out" | null, "committed": ["H7"], "ready": false}  # one's own
    {"what": "dusk", "cause": "pattern" | "goal" | "cap", "queen": 0 | null, "chosen": ["d4"]}
    {"what": "dawn"} | {"what": "setup"}

and a target `{"queen": 2}`, `{"hex": "d5"}` or `{"slot": 1}`. The view's "trade" is

    {"from": 0, "to": 1 | null, "stage": "partner" | "building" | "answer" | "paying",
     "give": {"cards": ["H9"], "pollen": 0, "promise": null} | null,     # null: not this viewer's
     "ask": {"cards": [], "any_honey": 0, "any_jelly": 0, "pollen": 2, "promise": null} | null,
     "picked": []}
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ACTIVE,
    ANSWER,
    ASKED,
    BATTLE,
    CARD,
    COMMITTED,
    DAWN,
    DEAL,
    DEPTH,
    DUSK,
    FIRST_CARDS,
    FRAME,
    KIND,
    LADYBIRDS,
    LAY,
    NONE,
    PLACE,
    SET,
    SIDE,
    STACK,
    STAGE,
    TR_ANY_HONEY,
    TR_ANY_JELLY,
    TR_ASK,
    TR_ASK_POLLEN,
    TR_ASK_PROMISE,
    TR_FROM,
    TR_GIVE,
    TR_GIVE_POLLEN,
    TR_GIVE_PROMISE,
    TR_PICK,
    TR_STAGE,
    TR_TO,
    TURN,
    WINDOW,
    A,
    B,
    C,
    D,
)
from skep.games.pollen_wars.choices import CARDS, DORMANT, HEX, KINDS, PROMISES, QUEEN
from skep.games.pollen_wars.mind.aims import hexes_of
from skep.games.pollen_wars.rules.bees import BY_CAP, BY_GOAL, BY_PATTERN, hive
from skep.games.pollen_wars.rules.cards import DRAWING, FIRST_TARGET, PICKING, SECOND_TARGET
from skep.games.pollen_wars.rules.dawn import CUT, DRIFT_TO, ROLLING
from skep.games.pollen_wars.rules.dawn import WILD_BEES as DAWN_WILD_BEES
from skep.games.pollen_wars.rules.dusk import TAKE
from skep.games.pollen_wars.rules.flow import actor, together
from skep.games.pollen_wars.rules.phases import (
    DRAW_MODE,
    FORAGER_TO,
    HONEY_DRAW,
    JELLY_DRAW,
    MOVE_TO,
    MOVE_WHO,
    OFFERING,
    OPEN_MODE,
    PHASE_A,
    PHASE_B,
    PHASE_C,
    PLAY_MODE,
    RAID_WHO,
    RETURN_WHO,
    SOLDIER_TO,
)
from skep.games.pollen_wars.rules.raid import BARGAIN, COMMITTING, RECALL
from skep.games.pollen_wars.rules.setup import (
    DRAW_ROCKS,
    DRIFTING,
    EXTRA_CARD,
    FUNGI,
    LAY_CENTRE,
    LAY_TILES,
    STUMPS,
    WILD_BEES,
)
from skep.games.pollen_wars.rules.stack import blocked, top
from skep.games.pollen_wars.rules.trade import ANSWERING, BUILDING, PARTNER, PAYING
from skep.games.pollen_wars.show.concerns import concerns
from skep.games.pollen_wars.variant import Variant
from skep.kernel.state import HIDDEN

Scene = dict[str, object]

ASKS: Final = {
    (LAY, DRAW_ROCKS): "rock",
    (LAY, LAY_TILES): "tile",
    (LAY, LAY_CENTRE): "centre",
    (DEAL, 0): "pattern",
    (LADYBIRDS, 0): "ladybird",
    (FIRST_CARDS, 0): "draw",
    (PLACE, FUNGI): "fungus",
    (PLACE, STUMPS): "stump",
    (PLACE, DRIFTING): "drift",
    (PLACE, WILD_BEES): "wild",
    (PLACE, EXTRA_CARD): "draw",
    (CARD, FIRST_TARGET): "target",
    (CARD, SECOND_TARGET): "target",
    (CARD, PICKING): "steal",
    (CARD, DRAWING): "draw",
    (BATTLE, BARGAIN): "offer",
    (BATTLE, RECALL): "recall",
    (BATTLE, COMMITTING): "battle",
    (DUSK, TAKE): "take",
    (DAWN, ROLLING): "die",
    (DAWN, DRIFT_TO): "drift",
    (DAWN, DAWN_WILD_BEES): "wild",
    (DAWN, CUT): "tree",
}
"""What is decided in each stage of each kind of frame."""
IN_TURN: Final = {
    OFFERING: "offer",
    PHASE_A: "action",
    FORAGER_TO: "send-forager",
    SOLDIER_TO: "send-soldier",
    MOVE_WHO: "move",
    MOVE_TO: "move-to",
    RETURN_WHO: "return",
    RAID_WHO: "raid",
    JELLY_DRAW: "draw",
    PHASE_B: "cards",
    HONEY_DRAW: "draw",
    PHASE_C: "discard",
}
IN_TRADE: Final = {
    PARTNER: "trade-partner",
    BUILDING: "trade-offer",
    ANSWERING: "trade-answer",
    PAYING: "trade-pay",
}
TRADE_STAGES: Final = {
    PARTNER: "partner",
    BUILDING: "building",
    ANSWERING: "answer",
    PAYING: "paying",
}
MODES: Final = {OPEN_MODE: "open", DRAW_MODE: "draw", PLAY_MODE: "play"}
WINDOWS: Final = (
    "open", "mid", "announce", "block", "dusk", "after", "target", "muster", "night",
)  # fmt: skip
CAUSES: Final = {BY_PATTERN: "pattern", BY_GOAL: "goal", BY_CAP: "cap"}
SIDES: Final = (None, "attack", "defence", "out")
PHASES: Final = {DUSK: "dusk", DAWN: "dawn"}


def phase(cells: vec[i64]) -> str:
    """The part of the game, from the outermost frame."""
    if cells[DEPTH] == 0:
        return "over"
    kind = cells[STACK + KIND]
    if kind != TURN:
        return PHASES.get(int(kind), "setup")
    stage = cells[STACK + STAGE]
    if stage < PHASE_A:
        return "open"
    if stage < PHASE_B:
        return "A"
    return "B" if stage < PHASE_C else "C"


def mode(cells: vec[i64]) -> str | None:
    return MODES[int(cells[STACK + C])] if phase(cells) == "B" else None


def asked(cells: vec[i64]) -> str | None:
    """What is to be decided now."""
    if cells[DEPTH] == 0:
        return None
    if cells[TR_STAGE] != 0:
        return IN_TRADE[int(cells[TR_STAGE])]
    frame = top(cells)
    if cells[frame + KIND] == WINDOW:
        return "window"
    if cells[frame + KIND] == TURN:
        return IN_TURN[int(cells[frame + STAGE])]
    return ASKS[int(cells[frame + KIND]), int(cells[frame + STAGE])]


def who_decides(variant: Variant, cells: vec[i64]) -> int | None:
    """The seat that owes a choice; windows and battles do not tell (R7.3)."""
    if cells[DEPTH] == 0 or together(cells):
        return None
    seat = actor(variant, cells)
    return int(seat) if seat >= 0 else None


# ------------------------------------------------------------------ scenes


def scenes(variant: Variant, cells: vec[i64], viewer: int) -> list[Scene]:
    return [
        scene(variant, cells, STACK + depth * FRAME, viewer) for depth in range(int(cells[DEPTH]))
    ]


def scene(variant: Variant, cells: vec[i64], frame: int, viewer: int) -> Scene:
    kind = cells[frame + KIND]
    if kind == TURN:
        moving = cells[frame + STAGE] == MOVE_TO
        return {
            "what": "turn",
            "queen": int(cells[ACTIVE]),
            "from": variant.table.names[cells[frame + B]] if moving else None,
        }
    if kind == CARD:
        return card_scene(variant, cells, frame)
    if kind == WINDOW:
        mine = viewer >= 0 and cells[frame + STAGE] != 0 and owes_answer(cells, viewer)
        why = concerns(variant, cells, frame, viewer) if mine else []
        return {"what": "window", "kind": WINDOWS[cells[frame + A]], "mine": mine, "concerns": why}
    if kind == BATTLE:
        return raid_scene(variant, cells, frame, viewer)
    if kind == DUSK:
        return dusk_scene(variant, cells, frame)
    return {"what": "dawn" if kind == DAWN or cells[STACK + KIND] == DAWN else "setup"}


def owes_answer(cells: vec[i64], viewer: int) -> bool:
    at = hive(viewer)
    return cells[at + ASKED] == 1 and cells[at + ANSWER] == 0


def card_scene(variant: Variant, cells: vec[i64], frame: int) -> Scene:
    targets = [target(variant, cells[frame + cell]) for cell in (C, D) if cells[frame + cell] > 0]
    return {
        "what": "card",
        "card": CARDS[cells[frame + A]] if cells[frame + A] != NONE else None,
        "queen": int(cells[frame + B]),
        "targets": targets,
        "blocked": blocked(cells, frame),
    }


def target(variant: Variant, choice: i64) -> Scene:
    """A card's target, which the frame keeps as the choice that named it."""
    if choice < QUEEN:
        return {"hex": variant.table.names[choice - HEX]}
    if choice < DORMANT:
        return {"queen": int(choice) - QUEEN}
    return {"slot": int(choice) - DORMANT + 1}


def raid_scene(variant: Variant, cells: vec[i64], frame: int, viewer: int) -> Scene:
    stage = cells[frame + STAGE]
    told: Scene = {
        "what": "raid",
        "attacker": int(cells[frame + A]),
        "defender": int(cells[frame + B]),
        "by": int(cells[frame + C]),
        "stage": raid_stage(cells, frame),
        "recalled": hexes(variant, cells[frame + D]) if stage == RECALL else [],
        "side": None,
        "committed": [],
        "ready": False,
    }
    if viewer >= 0 and stage == COMMITTING:
        at = hive(viewer)
        told["side"] = SIDES[cells[at + SIDE]]
        told["committed"] = listed(cells, at + COMMITTED)
        told["ready"] = cells[at + SET] == 1
    return told


def raid_stage(cells: vec[i64], frame: int) -> str:
    stage = cells[frame + D] if cells[frame + STAGE] == BARGAIN else cells[frame + STAGE]
    if stage < RECALL:
        return "announced"
    return "recall" if stage == RECALL else "battle"


def dusk_scene(variant: Variant, cells: vec[i64], frame: int) -> Scene:
    serving = cells[frame + STAGE] == TAKE
    return {
        "what": "dusk",
        "cause": CAUSES[int(cells[frame + A])],
        "queen": int(cells[frame + B]) if serving else None,
        "chosen": hexes(variant, cells[frame + C]) if serving else [],
    }


def hexes(variant: Variant, mask: i64) -> list[str]:
    return [variant.table.names[spot] for spot in hexes_of(int(mask))]


def listed(cells: vec[i64], first: i64) -> list[str]:
    """Cards by name, as often as they are there."""
    return [CARDS[kind] for kind in range(KINDS) for _ in range(int(cells[first + kind]))]


# ------------------------------------------------------------------ trade


def trade_of(cells: vec[i64]) -> Scene | None:
    stage = cells[TR_STAGE]
    if stage == 0:
        return None
    told: Scene = {
        "from": int(cells[TR_FROM]),
        "to": int(cells[TR_TO]) if stage > PARTNER else None,
        "stage": TRADE_STAGES[int(stage)],
        "give": None,
        "ask": None,
        "picked": [],
    }
    if cells[TR_GIVE_POLLEN] != HIDDEN:
        told["give"] = {
            "cards": listed(cells, TR_GIVE),
            "pollen": int(cells[TR_GIVE_POLLEN]),
            "promise": promise(cells[TR_GIVE_PROMISE]),
        }
        told["ask"] = {
            "cards": listed(cells, TR_ASK),
            "any_honey": int(cells[TR_ANY_HONEY]),
            "any_jelly": int(cells[TR_ANY_JELLY]),
            "pollen": int(cells[TR_ASK_POLLEN]),
            "promise": promise(cells[TR_ASK_PROMISE]),
        }
        told["picked"] = listed(cells, TR_PICK)
    return told


def promise(said: i64) -> str | None:
    return PROMISES[said - 1] if said > 0 else None
