"""Variants of a game as typed options: name, default, what is allowed, one line of help."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from skep.kernel.errors import BadOption, named

OptionValue = str | int

LONGEST_NUMBER: Final = 18


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Option:
    """One variant. Either `values` lists what is allowed, or `low` and `high` bound a number."""

    name: str
    default: OptionValue
    help: str
    values: tuple[OptionValue, ...] = ()
    low: int = 0
    high: int = 0
    formerly: tuple[tuple[str, OptionValue], ...] = ()
    """Spellings of old, which records and kept tables may hold, each with the value it means."""

    def allowed(self) -> str:
        """What would be right, in words."""
        if self.values:
            return "one of " + ", ".join(str(value) for value in self.values)
        return f"a whole number from {self.low} to {self.high}"

    def read(self, given: object) -> OptionValue:
        """The value meant by `given` (a number may come as text), or BadOption."""
        text = str(given).strip()
        for value in self.values:
            if str(value) == text:
                return value
        for old, value in self.formerly:
            if old == text:
                return value
        if not self.values and is_number(text.removeprefix("-")):
            if self.low <= int(text) <= self.high:
                return int(text)
        raise BadOption(f"option '{self.name}' cannot be '{given}': it takes {self.allowed()}")


def read_options(
    game: str, options: Sequence[Option], given: Mapping[str, object]
) -> dict[str, OptionValue]:
    """All options of a game with the given ones read and the rest at their defaults."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption(f"'{game}' has no option '{name}': it has {named(sorted(known), 40)}")
    return {
        name: option.read(given[name]) if name in given else option.default
        for name, option in known.items()
    }


def is_number(text: str) -> bool:
    """Is this a whole number that a person would write: plain digits, and not very many?"""
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER
