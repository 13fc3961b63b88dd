"""Build the documentation into `build/site`: `make docs`. Any warning is an error.

Pages include the tables that this writes from the program to `build/docs`, so that they stay true.
"""

import subprocess
import sys
from pathlib import Path

from skep.cli.listing import allowed_values, help_of
from skep.kernel import GameKind, Option, kinds
from skep.words import Words

ROOT = Path(__file__).resolve().parents[1]
TABLES = ROOT / "build" / "docs"
HEAD = ["| option | allowed; the default is bold | what it changes |", "| --- | --- | --- |"]


def options_of(kind: GameKind) -> str:
    """A game's options as a table: what `skep games NAME` says."""
    words = Words("en", kind)
    rows = [
        f"| `{option.name}` | {values_of(option, words)} | {help_of(option, words)} |"
        for option in kind.options
    ]
    return "\n".join([*HEAD, *rows, ""])


def values_of(option: Option, words: Words) -> str:
    if not option.values:
        return f"{allowed_values(option, words)}, **{option.default}**"
    return ", ".join(
        f"**{each}**" if each == option.default else f"{each}" for each in option.values
    )


def write_tables() -> None:
    TABLES.mkdir(parents=True, exist_ok=True)
    for name, kind in kinds().items():
        (TABLES / f"options-{name}.md").write_text(options_of(kind), encoding="utf-8")


def build() -> subprocess.CompletedProcess[str]:
    """Build everything anew: what was kept knows nothing of docstrings that have changed."""
    write_tables()
    tool = str(Path(sys.executable).with_name("zensical"))
    command = [tool, "build", "--strict", "--clean"]
    return subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)


if __name__ == "__main__":
    done = build()
    print(done.stdout)
    sys.exit(done.stderr if done.returncode else 0)
