"""The locked versions are what pyproject.toml asks for, and come from wherever pip looks."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
UNLOCKED = {"learn", "sb3"}
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def pins(path: Path) -> Iterator[Requirement]:
    for line in path.read_text(encoding="utf-8").splitlines():
        if line[0] not in "# ":
            yield Requirement(line.removesuffix("\\").strip())


def asked_for() -> set[str]:
    project, groups = PROJECT["project"], PROJECT["dependency-groups"]
    named = {**project["optional-dependencies"], **groups}
    lists = [project["dependencies"]]
    lists += [found for name, found in named.items() if name not in UNLOCKED]
    return {each for found in lists for each in found if isinstance(each, str)}


@pytest.mark.parametrize("asked", sorted(each for each in asked_for() if each[:5] != "skep["))
def test_what_is_asked_for_is_locked_in_a_version_that_fits(asked: str) -> None:
    wanted = Requirement(asked)
    name = canonicalize_name(wanted.name)
    locked = [pin for path in LOCKS for pin in pins(path) if canonicalize_name(pin.name) == name]
    assert locked
    for pin in locked:
        (version,) = [each.version for each in pin.specifier]
        assert wanted.specifier.contains(version)


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.stem)
def test_a_lock_holds_versions_and_hashes_and_no_place(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "/" not in text
    assert all({each.operator for each in pin.specifier} == {"=="} for pin in pins(path))
    assert text.count("--hash=sha256:") >= len(list(pins(path))) > 0
