"""Runs the programme as its users do."""

from pathlib import Path

from typer.testing import CliRunner, Result

from skep.cli import app

PLACE = {"SKEP_LANG": "en", "COLUMNS": "180"}


def skep(*arguments: str | Path, typed: str = "") -> Result:
    """Run `skep` with these arguments; `typed` is what somebody types into it."""
    return CliRunner().invoke(
        app,
        [str(each) for each in arguments],
        input=typed,
        env=PLACE,
    )


def fine(*arguments: str | Path, typed: str = "") -> str:
    """What it prints when all is well."""
    result = skep(*arguments, typed=typed)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def refused(*arguments: str | Path) -> str:
    """The one line with which it refuses a user's mistake."""
    result = skep(*arguments)
    assert result.exit_code == 1, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("skep: ")
    assert result.stderr.count("\n") == 1
    return result.stderr.removeprefix("skep: ").strip()
