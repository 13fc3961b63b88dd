"""All steps of the game in their order: the number of each is its place (see `cells.py`)."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import ACTED, PHASE_B
from skep.games.pollen_wars.rules.actions import (
    DrawCard,
    MoveTo,
    MoveWho,
    RaidWho,
    ReturnWho,
    SendForager,
    SendSoldier,
)
from skep.games.pollen_wars.rules.battle import Commit, Muster
from skep.games.pollen_wars.rules.card import (
    DrawHoneys,
    FirstTarget,
    Heed,
    NameCard,
    PickCard,
    PutAway,
    SecondTarget,
    TakeEffect,
)
from skep.games.pollen_wars.rules.dawn import (
    ClearTable,
    CutTree,
    Die,
    DriftTo,
    RollDie,
    Tree,
    WildBees,
)
from skep.games.pollen_wars.rules.deal import DealFirstCards, DealLadybirds, DealPatterns
from skep.games.pollen_wars.rules.dusk import ComeHome, Deaths, Night, Serve, Take, Trigger
from skep.games.pollen_wars.rules.hands import HONEY, JELLY
from skep.games.pollen_wars.rules.laying import DrawRocks, LayCentre, LayTiles
from skep.games.pollen_wars.rules.raid import (
    Allowed,
    Announce,
    Answered,
    Bargain,
    Gather,
    Gathered,
    Recall,
)
from skep.games.pollen_wars.rules.setup import (
    DrawExtraCard,
    FirstWild,
    LayFungi,
    LayStumps,
    PutDriftingBee,
)
from skep.games.pollen_wars.rules.stack import current
from skep.games.pollen_wars.rules.trade import AnswerOffer, BuildOffer, ChoosePartner, PayOffer
from skep.games.pollen_wars.rules.turn import (
    Acted,
    OfferInTurn,
    Opened,
    PhaseA,
    PhaseB,
    PhaseC,
    StartTurn,
)
from skep.games.pollen_wars.rules.windows import Ask, Open
from skep.games.pollen_wars.variant import Variant
from skep.kernel.state import CHANCE, NOBODY
from skep.kernel.step import Step


@final
class Over(Step[Variant]):
    """Nothing lies on the stack: the game is over."""

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return NOBODY


STEPS: Final[list[Step[Variant]]] = [
    Over(),
    ChoosePartner(),
    BuildOffer(),
    AnswerOffer(),
    PayOffer(),
    DrawRocks(),
    LayTiles(),
    LayCentre(),
    DealPatterns(),
    DealLadybirds(),
    DealFirstCards(),
    LayFungi(),
    LayStumps(),
    PutDriftingBee(),
    FirstWild(),
    DrawExtraCard(),
    StartTurn(),
    Opened(),
    OfferInTurn(),
    PhaseA(),
    SendForager(),
    SendSoldier(),
    MoveWho(),
    MoveTo(),
    ReturnWho(),
    RaidWho(),
    DrawCard(JELLY, ACTED),
    Acted(),
    PhaseB(),
    DrawCard(HONEY, PHASE_B),
    PhaseC(),
    NameCard(),
    FirstTarget(),
    SecondTarget(),
    Heed(),
    TakeEffect(),
    PickCard(),
    DrawHoneys(),
    PutAway(),
    Open(),
    Ask(),
    Announce(),
    Allowed(),
    Answered(),
    Recall(),
    Gather(),
    Gathered(),
    Muster(),
    Commit(),
    Bargain(),
    Trigger(),
    Serve(),
    Take(),
    ComeHome(),
    Deaths(),
    Night(),
    ClearTable(),
    Die(),
    RollDie(),
    DriftTo(),
    WildBees(),
    Tree(),
    CutTree(),
]


def go_on(variant: Variant, cells: vec[i64]) -> None:
    """Let happen what is automatic, up to the next choice."""
    frame = current(cells)
    while not STEPS[cells[frame]].enter(variant, cells, frame):
        frame = current(cells)


# ------------------------------------------------------------------ what is owed now


def actor(variant: Variant, cells: vec[i64]) -> i64:
    """The lowest seat that owes a choice, CHANCE, or NOBODY."""
    frame = current(cells)
    return STEPS[cells[frame]].actor(variant, cells, frame)


def owes(variant: Variant, cells: vec[i64], seat: i64) -> bool:
    """Does this seat, or CHANCE, owe a choice?"""
    frame = current(cells)
    return STEPS[cells[frame]].owes(variant, cells, frame, seat)


def fill(variant: Variant, cells: vec[i64], seat: i64, out: vec[i64]) -> i64:
    """Write the options of a seat, or of CHANCE, that owes a choice; how many."""
    frame = current(cells)
    return STEPS[cells[frame]].fill(variant, cells, frame, seat, out)


def weights(variant: Variant, cells: vec[i64], out: vec[i64]) -> None:
    """Write the weights of CHANCE's options."""
    frame = current(cells)
    step = STEPS[cells[frame]]
    step.weights(variant, cells, frame, out, step.fill(variant, cells, frame, CHANCE, out))


def draw(variant: Variant, cells: vec[i64], out: vec[i64], rng: Random) -> i64:
    """An option of CHANCE, drawn by weight; `out` is room to list them in."""
    frame = current(cells)
    return STEPS[cells[frame]].draw(variant, cells, frame, out, rng)


def play(variant: Variant, cells: vec[i64], seat: i64, choice: i64) -> None:
    """Carry out a choice, and whatever follows by itself."""
    frame = current(cells)
    STEPS[cells[frame]].play(variant, cells, frame, seat, choice)
    go_on(variant, cells)
