"""What the numbers of an observation mean: fields, and groups of fields that repeat."""

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Field:
    """Some numbers in a row that mean the same kind of thing."""

    name: str
    count: int
    what: str
    high: float = 1.0
    low: float = 0.0


@dataclass(frozen=True)
class Group:
    """Fields that come several times over, such as once for each seat."""

    name: str
    times: int
    what: str
    fields: tuple[Field, ...]

    @property
    def size(self) -> int:
        """How many numbers the whole group takes."""
        return self.times * sum(field.count for field in self.fields)


@dataclass(frozen=True)
class Number:
    """One number of an observation."""

    name: str
    """Such as `seat1.stored.3`: group and repetition, field, place within the field."""
    high: float
    low: float


def numbers(groups: tuple[Group, ...]) -> Iterator[Number]:
    """Every number of an observation, in order."""
    for group in groups:
        for time in range(group.times):
            prefix = f"{group.name}{time}" if group.times > 1 else group.name
            for field in group.fields:
                for place in range(field.count):
                    suffix = f".{place}" if field.count > 1 else ""
                    yield Number(f"{prefix}.{field.name}{suffix}", field.high, field.low)
