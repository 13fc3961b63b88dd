"""What the documents show is what there is: their examples run, and what they quote exists."""

import inspect
import re
import textwrap
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from typer.core import TyperGroup
from typer.main import get_command

import skep
import skep.bots
import skep.envs
from skep.cli.app import app

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
QUOTED = {"docs/add-a-game.md"}
"""Pages whose blocks are pieces of a file, compared with it below."""
PAGES = sorted(
    str(path.relative_to(ROOT))
    for path in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    if "```python" in path.read_text(encoding="utf-8")
)
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
COMMAND = re.compile(r"^ {4}(?:\$ |\S*/)?skep ((?!record )[a-z].*)$", re.MULTILINE)
TINY = 150
"""Lines that a small complete game may have."""


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return [body for name, body in BLOCK.findall(text) if name == language]


def plain(code: str) -> str:
    return textwrap.dedent(code).strip()


@pytest.mark.parametrize("page", [page for page in PAGES if page not in QUOTED])
@pytest.mark.filterwarnings("default")  # whoever tries an example sees a warning, and no error
def test_examples_run(page: str) -> None:
    """The Python blocks of a page run one after the other, as one program."""
    exec("\n".join(blocks(page, "python")), {})


@pytest.mark.parametrize("module", [skep, skep.bots, skep.envs], ids=lambda each: each.__name__)
@pytest.mark.filterwarnings("default")
def test_examples_of_docstrings_run(module: ModuleType) -> None:
    lines = inspect.getdoc(module) or ""
    example = [line for line in lines.splitlines() if line.startswith("    ")]
    assert example
    exec(plain("\n".join(example)), {})


def test_commands_in_the_documents_exist() -> None:
    """Every `skep …` that a block shows is a command, and takes the options it is given."""
    shown = [line for path in DOCUMENTS for line in COMMAND.findall(path.read_text("utf-8"))]
    assert len(shown) > 20
    assert [line for line in shown if not understood(re.sub(r"  +#.*", "", line).split())] == []


def understood(words: list[str]) -> bool:
    """Does the terminal know this command, with these options?"""
    command: Any = get_command(app)
    while isinstance(command, TyperGroup) and words and words[0] in command.commands:
        command, words = command.commands[words[0]], words[1:]
    options = {word for word in words if word.startswith("-")}
    known = {option for each in command.params for option in each.opts}
    return not isinstance(command, TyperGroup) and options <= known


def test_the_page_on_adding_a_game_shows_the_game_as_it_is() -> None:
    game = (ROOT / "examples/race/__init__.py").read_text(encoding="utf-8")
    words = (ROOT / "examples/race/words/en.ftl").read_text(encoding="utf-8")
    shown = blocks("docs/add-a-game.md", "python")
    assert len(shown) > 5
    assert [each for each in shown if each not in game] == []
    assert [each for each in blocks("docs/add-a-game.md", "") if plain(each) not in words] == []


def test_a_small_complete_game_is_small() -> None:
    game = (ROOT / "examples/race/__init__.py").read_text(encoding="utf-8")
    assert len(game.splitlines()) < TINY
