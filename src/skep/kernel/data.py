"""Printed components, read from the TOML files beside a game's rules, and changes of them.

A designer who tries another number changes it by its path: `queen.copies` is the value `copies` in
`data/queen.toml`, `cards.card.H13.copies` that of the card with the id H13. A game that was built
with changes carries them along, into records and to other processes.
"""

import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from copy import deepcopy
from functools import cache
from importlib.resources import files
from typing import Any

from skep.kernel.errors import BadOption, named

DataValue = int | float | str | bool | list["DataValue"]
"""A value of a data file that may be changed."""
Changes = Mapping[str, DataValue]
"""Changed values by their paths."""

NAMES = ("id", "code", "mark", "name", "letter", "colour")
"""By which of their values the rows of a list are named in paths: the first that a row has."""


class Changing:
    """The changes under which a game is being built, and what came of them."""

    def __init__(self, package: str, changes: Changes) -> None:
        self.package = package
        self.changes = changes
        self.read: set[str] = set()
        """The files that were read."""
        self.used: set[str] = set()
        """The paths of changed values that were looked at."""


_changing: ContextVar[Changing | None] = ContextVar("changing", default=None)


def read_data(package: str, name: str) -> dict[str, object]:
    """The contents of `data/<name>.toml` of a game's package: a copy that its reader may change."""
    found = deepcopy(parsed(package, name))  # a tenth of the time it takes to parse a sheet
    now = _changing.get()
    if now is None or now.package != package:
        return found
    now.read.add(name)
    mine = {path: value for path, value in now.changes.items() if path.split(".")[0] == name}
    for path, value in mine.items():
        change(found, path, value)
    return watched(found, list(mine), now.used) if mine else found


@cache
def parsed(package: str, name: str) -> dict[str, object]:
    text = files(package).joinpath("data", f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def is_changed(package: str) -> bool:
    """Is a game of this package being built with changed data? Then what was made of the printed
    data before does not hold."""
    now = _changing.get()
    return now is not None and now.package == package


@contextmanager
def changed(package: str, changes: Changes) -> Iterator[None]:
    """Within, `read_data` of that package reads these changes. BadOption for one that no data file
    has, that is of another kind, or that nobody looks at."""
    refuse_unknown(package, changes)
    now = Changing(package, changes)
    token = _changing.set(now if changes else None)
    try:
        yield
    except (ValueError, LookupError, TypeError, AssertionError) as error:
        if not changes or isinstance(error, BadOption):
            raise
        raise BadOption(f"the game cannot be built with {told(changes)}: {error}") from error
    finally:
        _changing.reset(token)
    for path in changes:
        if path not in now.used:
            read = f" (it looks at {named(sorted(now.read))})" if now.read else ""
            raise BadOption(f"data '{path}' cannot be changed: the rules do not use it{read}")


def told(changes: Changes) -> str:
    return ", ".join(f"data '{path}' = {value!r}" for path, value in changes.items())


# ------------------------------------------------------------------ paths


def refuse_unknown(package: str, changes: Changes) -> None:
    """BadOption for a path that leads nowhere or a value of another kind."""
    for path, value in changes.items():
        name = path.split(".")[0]
        known = data_files(package)
        if name not in known:
            has = f"it has {named(known)}" if known else "it has none"
            raise BadOption(f"data '{path}' begins with no data file of this game: {has}")
        change(deepcopy(parsed(package, name)), path, value)


def data_files(package: str) -> list[str]:
    """The names of a package's data files, without `.toml`."""
    folder = files(package).joinpath("data")
    if not folder.is_dir():
        return []
    return sorted(each.name[:-5] for each in folder.iterdir() if each.name.endswith(".toml"))


def change(data: dict[str, object], path: str, value: DataValue) -> None:
    """Put the value where the path leads, within the contents of its file."""
    owner, key = place(data, path)
    former = owner[key]
    if not alike(former, value):
        raise BadOption(f"data '{path}' is {former!r}: it cannot be {value!r}, of another kind")
    owner[key] = value


def place(data: dict[str, object], path: str) -> tuple[Any, Any]:
    """The table or list that holds the value, and its key there."""
    owner: Any = None
    here: Any = data
    key: Any = None
    for word in path.split(".")[1:]:
        owner, key = here, key_of(here, word, path)
        here = owner[key]
    if owner is None or isinstance(here, dict):
        raise BadOption(f"data '{path}' is a table: name one of {named(keys_of(here), 30)} in it")
    return owner, key


def key_of(here: Any, word: str, path: str) -> Any:
    """The key that a word of a path means."""
    if isinstance(here, dict) and word in here:
        return word
    if isinstance(here, list):
        for index, name in enumerate(keys_of(here)):
            if name == word:
                return index
    has = named(keys_of(here), 30)
    raise BadOption(f"data '{path}' leads nowhere: there is no '{word}', but {has}")


def keys_of(here: Any) -> list[str]:
    """What a path may say next: keys, and for rows of a list their names, or numbers from 1."""
    if isinstance(here, dict):
        return list(here)
    if not isinstance(here, list):
        return []
    found = [row_name(row) for row in here]
    whole = all(found) and len(set(found)) == len(found)
    return found if whole else [str(number) for number in range(1, len(here) + 1)]


def row_name(row: object) -> str:
    if not isinstance(row, dict):
        return ""
    return next((str(row[name]) for name in NAMES if name in row), "")


def alike(former: object, value: object) -> bool:
    """Is one of the kind of the other? A list may be longer or shorter."""
    if isinstance(former, list) and isinstance(value, list):
        return not former or all(any(alike(old, new) for old in former) for new in value)
    if isinstance(former, float):
        return isinstance(value, (int, float)) and not isinstance(value, bool)
    return type(former) is type(value)


# ------------------------------------------------------------------ what is looked at


class Watched(dict[str, Any]):
    """A table that notes when one of its changed values is looked at."""

    def __init__(self, table: dict[str, Any], used: set[str]) -> None:
        super().__init__(table)
        self.used = used
        self.paths: dict[str, str] = {}

    def look(self) -> None:
        self.used.update(self.paths.values())

    def __getitem__(self, key: str) -> Any:
        if key in self.paths:
            self.used.add(self.paths[key])
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        if key in self.paths:
            self.used.add(self.paths[key])
        return super().get(key, default)

    def items(self) -> Any:
        self.look()
        return super().items()

    def values(self) -> Any:
        self.look()
        return super().values()


def watched(data: dict[str, Any], paths: list[str], used: set[str]) -> dict[str, Any]:
    """The same contents, with the tables on these paths watching who looks."""
    whole = Watched(data, used)
    for path in paths:
        table, name = whole, ""
        here: Any = whole
        for word in path.split(".")[1:]:
            key = key_of(here, word, path)
            if isinstance(here, Watched):
                table, name = here, key
            below = dict.__getitem__(here, key) if isinstance(here, dict) else here[key]
            if isinstance(below, dict) and not isinstance(below, Watched):
                below = Watched(below, used)
                if isinstance(here, dict):
                    dict.__setitem__(here, key, below)
                else:
                    here[key] = below
            here = below
        table.paths[name] = path
    return whole
