"""The table of choices never changes: records and logs hold its numbers."""

import pytest

from games.bee_busy.table import game
from skep.kernel import IllegalChoice

KNOWN = {
    "done": 0, "keep": 1, "skip": 2, "lose meadow": 3, "lose combs": 5, "die 1": 6, "die 6": 11,
    "take 1": 12, "take 6": 17, "mod own 1": 18, "mod low 1": 24, "mod high 6": 35, "mark 2": 36,
    "mark 8": 41, "mark 12": 45, "write honey 1": 46, "write propolis 6": 63, "stay": 64,
    "fly": 65, "back": 66, "feed": 67, "starve": 68, "bee meadow": 69, "bee production": 70,
    "overlay L1": 71, "overlay C1": 73, "overlay R2": 77, "visit L11": 78, "visit L43": 89,
    "visit C11": 90, "visit C53": 104, "visit R11": 105, "visit R43": 116, "make honey": 117,
    "make propolis": 119, "use nectar": 120, "use pollen": 121, "crawl w 1": 122, "crawl w 6": 127,
    "crawl e 1": 128, "crawl e 6": 133, "wall a1-a2": 134, "wall a1-b1": 135, "wall g3-g4": 223,
    "store egg": 224, "store queen": 225, "store honey 1": 226, "store honey 4": 229,
    "store water": 230, "store nothing": 231, "roll 1 1 1": 232, "roll 6 6 6": 287, "first 0": 288,
    "first 3": 291,
}  # fmt: skip


def test_tokens_stand_where_the_specification_puts_them() -> None:
    made = game()
    assert {token: made.choice(token) for token in KNOWN} == KNOWN
    assert len(made.choices) == 292


def test_a_wrong_token_is_answered_with_near_ones() -> None:
    with pytest.raises(IllegalChoice, match="near to it: 'crawl w 6'"):
        game().choice("crawl w 7")
