"""Steps have numbers, names in positions, and words in views."""

from skep.games.pollen_wars.cells import (
    ANSWERING,
    ASKING,
    BUILDING,
    COMMITTING,
    CUT,
    NIGHT,
    PARTNER,
    PAYING,
    PHASE_C,
    SPENT,
)
from skep.games.pollen_wars.codec.stages import NAMES
from skep.games.pollen_wars.rules.battle import Commit
from skep.games.pollen_wars.rules.card import PutAway
from skep.games.pollen_wars.rules.dawn import CutTree
from skep.games.pollen_wars.rules.dusk import Night
from skep.games.pollen_wars.rules.steps import STEPS
from skep.games.pollen_wars.rules.trade import PayOffer
from skep.games.pollen_wars.rules.turn import PhaseC
from skep.games.pollen_wars.rules.windows import Ask
from skep.games.pollen_wars.show.scene import ASKS
from skep.kernel.step import Step


def test_the_numbers_of_steps_are_their_places() -> None:
    """Looked at where the runs of steps that belong together end."""
    ends = {
        PAYING: PayOffer,
        PHASE_C: PhaseC,
        SPENT: PutAway,
        ASKING: Ask,
        COMMITTING: Commit,
        NIGHT: Night,
        CUT: CutTree,
    }
    assert {number: type(STEPS[number]) for number in ends} == ends
    assert len(STEPS) == CUT + 1


def test_positions_call_every_step_by_a_name_of_its_own() -> None:
    """But those of a trade, whose frame lies beside the stack."""
    trade = {PARTNER, BUILDING, ANSWERING, PAYING}
    assert set(NAMES) == set(range(len(STEPS))) - trade
    assert len(set(NAMES.values())) == len(NAMES)


def test_views_have_a_word_for_every_step_that_asks() -> None:
    asking = {number for number, step in enumerate(STEPS) if type(step).fill is not Step.fill}
    assert set(ASKS) == asking
