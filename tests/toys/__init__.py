"""Tiny complete games, written as a third party would, for the tests of everything shared.

`PEBBLES` is open and solved; `BIDS` has weighted chance, hidden hands and simultaneous choices.
`skep_toys-1.0.dist-info` beside this package registers both, as an installed package would.
"""

from toys.bids import KIND as BIDS
from toys.pebbles import KIND as PEBBLES

__all__ = ["BIDS", "PEBBLES"]
