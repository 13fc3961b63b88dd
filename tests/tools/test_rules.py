"""The list of rules that no test names: how ids are found, and what makes it fail."""

import subprocess
import sys
from pathlib import Path

import pytest

import rules

SPECIFICATION = """\
## 5. Play
### R5 Groups are no rules
- **R5.1** One. See **R5.9** elsewhere.
- **R5.2 With a title.** Two.
**U3, U12 Two at once (columns 3 and 12).** Three.
- **C.H1 A card!** Four.
**RU-1 A ruling.** Five.
| K1 | a table of decisions |
## 13. Worked examples (unit tests)
| X1 | S0 | — |
**E2 Written out.** → 7.
### 13.1 More
| X3 | S1 | — |
## 14. Bots
| K2 | another table |
"""
RULES = "**R5.1** one **R5.2 With a title** two **U3, U12** **C.H1**, **RU-1**. Take **2** bees.\n"
TESTS = """\
import pytest
from marks import rule
pytestmark = [rule("R5.1")]
@rule("R5.2", "U3")
def test_a(): ...
@pytest.mark.rule("U12")
class TestB:
    @pytest.mark.parametrize("x", [pytest.param(1, marks=rule("X1")), 2])
    def test_c(self, x): ...
@rule("C.H1", "RU-1", "E2", "X3")
def test_d(): ...
"""
PROJECT = '[project.entry-points."skep.games"]\nmy-game = "skep.games.my_game:KIND"\n'


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A repository with one game, its specification beside it, and tests for all of it."""
    root = tmp_path / "repository"
    for path, text in {
        "pyproject.toml": PROJECT,
        "src/skep/games/my_game/RULES.md": RULES,
        "tests/games/my_game/test_play.py": TESTS,
        "../shared/rules/my_game.md": SPECIFICATION,
    }.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    return root


def rewrite(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_ids_of_a_specification() -> None:
    found = rules.read_specification(SPECIFICATION)
    assert found.rules == ["R5.1", "R5.2", "U3", "U12", "C.H1", "RU-1"]
    assert found.examples == ["X1", "E2", "X3"]


def test_everything_tested(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rules.main(root) == 0
    assert capsys.readouterr().out == "my_game: 6 rules, 3 examples, 9 tested, 0 missing\n"


def test_a_rule_that_no_test_names(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rewrite(root / "tests/games/my_game/test_play.py", '"RU-1", ', "")
    assert rules.main(root) == 1
    said = capsys.readouterr().out.splitlines()
    assert said == [
        "my_game: 6 rules, 3 examples, 8 tested, 1 missing",
        "  no test names: RU-1",
    ]


def test_an_example_that_no_test_names(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rewrite(root / "tests/games/my_game/test_play.py", ', "X3"', "")
    assert rules.main(root) == 1
    assert "no test names: X3" in capsys.readouterr().out


def test_a_rule_that_the_games_own_text_lacks(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rewrite(root / "src/skep/games/my_game/RULES.md", "**R5.1** one ", "")
    assert rules.main(root) == 1
    assert "not in RULES.md: R5.1" in capsys.readouterr().out


def test_a_mistyped_id(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rewrite(root / "tests/games/my_game/test_play.py", '"U12"', '"U12", "R99"')
    assert rules.main(root) == 1
    assert "named by tests but unknown: R99" in capsys.readouterr().out


def test_without_the_specification_its_examples_are_taken_on_trust(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (root / rules.SPECIFICATIONS / "my_game.md").unlink()
    assert rules.main(root) == 0
    rewrite(root / "tests/games/my_game/test_play.py", '"U12"', '"U12", "R99"')
    assert rules.main(root) == 1
    assert "named by tests but unknown: R99" in capsys.readouterr().out


def test_an_id_that_cannot_be_read(root: Path) -> None:
    rewrite(root / "tests/games/my_game/test_play.py", '"U12"', "NUMBER")
    with pytest.raises(SystemExit, match=r"test_play.py:6: rule\(…\) takes plain strings"):
        rules.main(root)


def test_without_the_specification_the_games_own_text_counts(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (root / "../shared/rules/my_game.md").unlink()
    rewrite(root / "tests/games/my_game/test_play.py", ', "E2", "X3"', "")
    rewrite(root / "tests/games/my_game/test_play.py", 'rule("X1")', 'rule("R5.1")')
    assert rules.main(root) == 0
    assert capsys.readouterr().out == "my_game: 6 rules, 0 examples, 6 tested, 0 missing\n"


def test_a_game_that_is_not_registered_is_listed_and_forgiven(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (root / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    rewrite(root / "tests/games/my_game/test_play.py", '"RU-1", ', "")
    assert rules.main(root) == 0
    assert "my_game (not registered): " in capsys.readouterr().out


def test_the_tool_runs_on_this_repository() -> None:
    ran = subprocess.run(
        [sys.executable, rules.__file__], capture_output=True, text=True, check=False
    )
    assert ran.returncode in {0, 1}
    assert ran.stderr == ""
    assert "pollennation: " in ran.stdout
