"""What is going on, in words: the phase, what is to be decided, and what is being resolved.

The values of "ask" in a view are those of `ASKS` below. A scene of the
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
    ANNOUNCER,
    ANSWER,
    ANSWERING,
    ASKED,
    ASKING,
    ATTACKER,
    BARGAIN,
    BARGAIN_THEN,
    BUILDING,
    CARD_FIRST,
    CARD_KIND,
    CARD_PLAYER,
    CARD_SECOND,
    CAUSE,
    COMMITTED,
    COMMITTING,
    CUT,
    DEAL,
    DEFENDER,
    DEPTH,
    DRAW_MODE,
    DRAW_ROCKS,
    DRAWING,
    DRIFT_TO,
    DRIFTING,
    EXTRA_CARD,
    FIRST_CARDS,
    FIRST_TARGET,
    FIRST_WILD,
    FORAGER_TO,
    FRAME,
    FUNGI,
    HONEY_DRAW,
    JELLY_DRAW,
    LADYBIRDS,
    LAY_CENTRE,
    LAY_TILES,
    MODE,
    MOVE_TO,
    MOVE_WHO,
    MOVING,
    NONE,
    OFFERING,
    OPEN_MODE,
    OPENING,
    PARTNER,
    PAYING,
    PHASE_A,
    PHASE_B,
    PHASE_C,
    PICKING,
    PLAY_MODE,
    RAID_WHO,
    RECALL,
    RECALLING,
    RETURN_WHO,
    ROLLING,
    SECOND_TARGET,
    SERVED,
    SET,
    SIDE,
    SOLDIER_TO,
    STACK,
    STOPPED,
    STUMPS,
    TAKE,
    TAKEN,
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
    WILD_BEES,
    WINDOW_KIND,
)
from skep.games.pollen_wars.choices import CARDS, DORMANT, HEX, KINDS, PROMISES, QUEEN
from skep.games.pollen_wars.mind.aims import hexes_of
from skep.games.pollen_wars.rules.bees import BY_CAP, BY_GOAL, BY_PATTERN, hive
from skep.games.pollen_wars.rules.stack import (
    current,
    is_card,
    is_dawn,
    is_dusk,
    is_raid,
    is_turn,
    is_window,
    together,
)
from skep.games.pollen_wars.rules.steps import actor
from skep.games.pollen_wars.show.concerns import concerns
from skep.games.pollen_wars.variant import Variant
from skep.kernel.state import HIDDEN

Scene = dict[str, object]

ASKS: Final = {
    PARTNER: "trade-partner",
    BUILDING: "trade-offer",
    ANSWERING: "trade-answer",
    PAYING: "trade-pay",
    DRAW_ROCKS: "rock",
    LAY_TILES: "tile",
    LAY_CENTRE: "centre",
    DEAL: "pattern",
    LADYBIRDS: "ladybird",
    FIRST_CARDS: "draw",
    FUNGI: "fungus",
    STUMPS: "stump",
    DRIFTING: "drift",
    FIRST_WILD: "wild",
    EXTRA_CARD: "draw",
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
    FIRST_TARGET: "target",
    SECOND_TARGET: "target",
    PICKING: "steal",
    DRAWING: "draw",
    ASKING: "window",
    RECALL: "recall",
    COMMITTING: "battle",
    BARGAIN: "offer",
    TAKE: "take",
    ROLLING: "die",
    DRIFT_TO: "drift",
    WILD_BEES: "wild",
    CUT: "tree",
}
"""What is decided in each step that asks for a choice."""
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


def phase(cells: vec[i64]) -> str:
    """The part of the game, from the outermost frame."""
    if cells[DEPTH] == 0:
        return "over"
    step = cells[STACK]
    if is_turn(step):
        return phase_of_turn(step)
    if is_dusk(step):
        return "dusk"
    return "dawn" if is_dawn(step) else "setup"


def phase_of_turn(step: i64) -> str:
    if step < PHASE_A:
        return "open"
    if step < PHASE_B:
        return "A"
    return "B" if step < PHASE_C else "C"


def mode(cells: vec[i64]) -> str | None:
    return MODES[int(cells[STACK + MODE])] if phase(cells) == "B" else None


def asked(cells: vec[i64]) -> str | None:
    """What is to be decided now."""
    return ASKS.get(int(cells[current(cells)]))


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
    step = cells[frame]
    if is_turn(step):
        return turn_scene(variant, cells, frame)
    if is_card(step):
        return card_scene(variant, cells, frame)
    if is_window(step):
        return window_scene(variant, cells, frame, viewer)
    if is_raid(step):
        return raid_scene(variant, cells, frame, viewer)
    if is_dusk(step):
        return dusk_scene(variant, cells, frame)
    return {"what": "dawn" if is_dawn(cells[STACK]) else "setup"}


def turn_scene(variant: Variant, cells: vec[i64], frame: int) -> Scene:
    moving = cells[frame] == MOVE_TO
    start = variant.table.names[cells[frame + MOVING]] if moving else None
    return {"what": "turn", "queen": int(cells[ACTIVE]), "from": start}


def window_scene(variant: Variant, cells: vec[i64], frame: int, viewer: int) -> Scene:
    kind = WINDOWS[cells[frame + WINDOW_KIND]]
    mine = viewer >= 0 and cells[frame] != OPENING and owes_answer(cells, viewer)
    why = concerns(variant, cells, frame, viewer) if mine else []
    return {"what": "window", "kind": kind, "mine": mine, "concerns": why}


def owes_answer(cells: vec[i64], viewer: int) -> bool:
    at = hive(viewer)
    return cells[at + ASKED] == 1 and cells[at + ANSWER] == 0


def card_scene(variant: Variant, cells: vec[i64], frame: int) -> Scene:
    named = [cells[frame + CARD_FIRST], cells[frame + CARD_SECOND]]
    return {
        "what": "card",
        "card": CARDS[cells[frame + CARD_KIND]] if cells[frame + CARD_KIND] != NONE else None,
        "queen": int(cells[frame + CARD_PLAYER]),
        "targets": [target(variant, choice) for choice in named if choice > 0],
        "blocked": cells[frame + STOPPED] != 0,
    }


def target(variant: Variant, choice: i64) -> Scene:
    """A card's target, which the frame keeps as the choice that named it."""
    if choice < QUEEN:
        return {"hex": variant.table.names[choice - HEX]}
    if choice < DORMANT:
        return {"queen": int(choice) - QUEEN}
    return {"slot": int(choice) - DORMANT + 1}


def raid_scene(variant: Variant, cells: vec[i64], frame: int, viewer: int) -> Scene:
    step = cells[frame]
    told: Scene = {
        "what": "raid",
        "attacker": int(cells[frame + ATTACKER]),
        "defender": int(cells[frame + DEFENDER]),
        "by": int(cells[frame + ANNOUNCER]),
        "stage": raid_stage(cells, frame),
        "recalled": hexes(variant, cells[frame + RECALLING]) if step == RECALL else [],
        "side": None,
        "committed": [],
        "ready": False,
    }
    if viewer >= 0 and step == COMMITTING:
        at = hive(viewer)
        told["side"] = SIDES[cells[at + SIDE]]
        told["committed"] = listed(cells, at + COMMITTED)
        told["ready"] = cells[at + SET] == 1
    return told


def raid_stage(cells: vec[i64], frame: int) -> str:
    step = cells[frame + BARGAIN_THEN] if cells[frame] == BARGAIN else cells[frame]
    if step < RECALL:
        return "announced"
    return "recall" if step == RECALL else "battle"


def dusk_scene(variant: Variant, cells: vec[i64], frame: int) -> Scene:
    serving = cells[frame] == TAKE
    return {
        "what": "dusk",
        "cause": CAUSES[int(cells[frame + CAUSE])],
        "queen": int(cells[frame + SERVED]) if serving else None,
        "chosen": hexes(variant, cells[frame + TAKEN]) if serving else [],
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
