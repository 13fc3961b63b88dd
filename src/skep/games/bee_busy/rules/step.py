"""A step of a seat's round: the unit in which the rules are written.

A step does what is automatic and then either asks the seat or names the step that follows. A
decision with one option only is never asked (R1.2): `enter` carries it out.
"""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.variant import Variant


class Step:
    """One step; `at` is where the seat's block begins in `cells`."""

    def enter(self, variant: Variant, cells: vec[i64], at: i64) -> i64:
        """Do what is automatic; ASK to ask the seat here, or the step that follows."""
        raise NotImplementedError

    def fill(self, variant: Variant, cells: vec[i64], at: i64, out: vec[i64]) -> i64:
        """Write the seat's choices, ascending; how many (two at least)."""
        raise NotImplementedError

    def play(self, variant: Variant, cells: vec[i64], at: i64, choice: i64) -> i64:
        """Carry out a legal choice; the step that follows."""
        raise NotImplementedError
