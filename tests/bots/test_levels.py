"""The levels that games name are bots that can be made."""

import pytest

from skep.bots import make_bot
from skep.kernel import kinds

LEVELS = [(name, level) for name, kind in kinds().items() for level in kind.levels]


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_every_level_names_a_bot(name: str, level: str) -> None:
    make_bot(level, seed=1, kind=kinds()[name])
