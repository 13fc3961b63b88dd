"""How likely a choice is to be a good one, beside others: the scale of all first guesses."""

from typing import Final

ALWAYS: Final = 60.0
SURELY: Final = 12.0
LIKELY: Final = 4.0
USUAL: Final = 1.0
RARELY: Final = 0.3
HARDLY: Final = 0.03
