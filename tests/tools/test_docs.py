"""What the documents show is what there is."""

import re
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TINY = 150
"""Lines that a small complete game may have."""


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return [body for name, body in BLOCK.findall(text) if name == language]


def plain(code: str) -> str:
    return textwrap.dedent(code).strip()


def test_the_page_on_adding_a_game_shows_the_game_as_it_is() -> None:
    game = (ROOT / "examples/race/__init__.py").read_text(encoding="utf-8")
    words = (ROOT / "examples/race/words/en.ftl").read_text(encoding="utf-8")
    shown = blocks("add-a-game.md", "python")
    assert len(shown) > 5
    assert [each for each in shown if each not in game] == []
    assert [each for each in blocks("add-a-game.md", "") if plain(each) not in words] == []


def test_a_small_complete_game_is_small() -> None:
    game = (ROOT / "examples/race/__init__.py").read_text(encoding="utf-8")
    assert len(game.splitlines()) < TINY


@pytest.mark.parametrize("page", ["positions.md"])
def test_examples_run(page: str) -> None:
    found = blocks(page, "python")
    assert found
    exec("\n".join(found), {})
