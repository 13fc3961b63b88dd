"""The log: what happened, in sentences for people."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from skep.kernel.events import Told
from skep.kernel.game import Phrase

UNSAID: Final = ("egg-fed", "game-ended")
"""What follows says it: where the egg's bee goes, what everybody has scored."""
SAID_BY_NEXT: Final = (
    ("column-marked", "upgrade-won"),
    ("queen-fed", "queen-raised"),
)
"""The first goes without saying where the second follows."""


def log_lines(told: Sequence[Told]) -> list[Phrase]:
    """A sentence for each thing that somebody would tell."""
    following = [name for name, _ in told[1:]]
    return [
        sentence(name, details)
        for (name, details), after in zip_longest(told, following)
        if name not in UNSAID and (name, after) not in SAID_BY_NEXT
    ]


def sentence(name: str, details: dict[str, str | int]) -> Phrase:
    if name == "round-begun" and "first" not in details:
        return "log-round-alone", details
    return f"log-{name}", details
