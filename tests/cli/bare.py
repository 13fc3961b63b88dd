"""Skep as `pip install skep` or `skep[extra]` brings it: links to what is installed here."""

import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import distribution
from importlib.util import cache_from_source
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import skep

SOURCE = Path(skep.__file__).resolve().parent.parent
# Without the site's packages (-S) and whatever the environment names (-I) there is nothing else.
PYTHON = [sys.executable, "-I", "-S", "-X", "utf8", "-c"]
PLACE = "import sys; sys.path += {places!r}; sys.argv[0] = 'skep'\n"
PROGRAMME = "from skep.cli import main; main()"


class Bare:
    """An installation with only those extras."""

    def __init__(self, folder: Path, *extras: str) -> None:
        self.folder = folder
        for name in sorted(wanted(Requirement(f"skep[{','.join(extras)}]"))):
            link(name, folder)

    def python(self, code: str, *arguments: str, **variables: str) -> tuple[int, str, str]:
        """Exit code, output and errors of a program that runs there."""
        place = PLACE.format(places=[str(self.folder), str(SOURCE)])
        done = subprocess.run(
            [*PYTHON, place + code, *arguments],
            check=False,
            capture_output=True,
            text=True,
            encoding="utf-8",
            input="quit\n",
            env={"SKEP_LANG": "en", "HOME": str(self.folder), **variables},
        )
        return done.returncode, done.stdout, done.stderr

    def skep(self, *arguments: str, **variables: str) -> tuple[int, str, str]:
        """`skep` with these arguments; whoever is asked something leaves."""
        return self.python(PROGRAMME, *arguments, **variables)


def wanted(root: Requirement) -> set[str]:
    """The distributions that are installed with this one, itself among them."""
    seen: set[tuple[str, str]] = set()
    todo = [root]
    while todo:
        requirement = todo.pop()
        name = canonicalize_name(requirement.name)
        for extra in ("", *requirement.extras):
            if (name, extra) not in seen:
                seen.add((name, extra))
                todo += needs(name, extra)
    return {name for name, _ in seen}


def needs(name: str, extra: str) -> Iterator[Requirement]:
    """What a distribution requires here for that extra ("": always)."""
    for line in distribution(name).requires or ():
        requirement = Requirement(line)
        if requirement.marker is None or requirement.marker.evaluate({"extra": extra}):
            yield requirement


def link(name: str, folder: Path) -> None:
    """Let `folder` hold all files of a distribution; some share their folders with others."""
    for file in distribution(name).files or ():
        if file.suffix not in (".pyc", ".pth") and ".." not in file.parts:
            link_file(Path(str(file.locate())), folder / file)


def link_file(path: Path, target: Path) -> None:
    """A link to that file and, so that it need not be compiled again, to what Python made of it."""
    if target.exists():
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    target.symlink_to(path)
    if path.suffix == ".py" and (made := Path(cache_from_source(path))).exists():
        link_file(made, Path(cache_from_source(target)))
