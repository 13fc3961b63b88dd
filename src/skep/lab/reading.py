"""Reads the tables of an experiment's TOML, each key once, and refuses those nobody asked for."""

from collections.abc import Mapping
from typing import Any

from skep.kernel.errors import named
from skep.lab.errors import BadExperiment

NEEDED: Any = object()
"""Stands for a default: there is none."""


class Table:
    """One table of the file."""

    def __init__(self, given: object, where: str) -> None:
        if not isinstance(given, Mapping):
            raise BadExperiment(f"{where} must be a table, not {given!r}")
        self.given = given
        self.where = where
        self.known: list[str] = []

    def take(self, key: str, kinds: tuple[type, ...], what: str, default: Any = NEEDED) -> Any:
        """The value of a key, of one of these types; `what` says in words what it must be."""
        self.known.append(key)
        if key not in self.given:
            if default is NEEDED:
                raise BadExperiment(f"{self.where} has no '{key}': add {what}")
            return default
        value = self.given[key]
        if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
            raise BadExperiment(f"'{key}' of {self.where} must be {what}, not {value!r}")
        return value

    def text(self, key: str, what: str, default: Any = NEEDED) -> str:
        return str(self.take(key, (str,), what, default)).strip()

    def number(self, key: str, low: int, high: int, default: Any = NEEDED) -> int:
        what = f"a whole number from {low} to {high}"
        value = int(self.take(key, (int,), what, default))
        if not low <= value <= high:
            raise BadExperiment(f"'{key}' of {self.where} must be {what}, not {value}")
        return value

    def table(self, key: str) -> "Table":
        given = self.take(key, (dict,), "a table", {})
        return Table(given, f"[{key}] of {self.where}")

    def tables(self, key: str) -> list["Table"]:
        rows = self.take(key, (list,), "a list of tables", [])
        return [Table(row, f"[[{key}]] {n} of {self.where}") for n, row in enumerate(rows, 1)]

    def close(self) -> None:
        """BadExperiment if there is anything that nobody has asked for."""
        for key in self.given:
            if key not in self.known:
                raise BadExperiment(f"{self.where} has no '{key}': it has {named(self.known, 30)}")
