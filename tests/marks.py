"""Marks that tests carry: the rule, ruling or worked example a test proves.

    @rule("R8.2", "U9")
    def test_tie_for_second_gets_nothing() -> None: ...

The game is the one whose folder the test lies in; `make rules` lists what no test names.
"""

import pytest

rule = pytest.mark.rule
