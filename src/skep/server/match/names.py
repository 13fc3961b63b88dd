"""Names: what people may call themselves, and how those at one table are told apart."""

import unicodedata
from collections.abc import Sequence

from skep.server.model import SeatRow
from skep.server.protocol import Refused

BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Characters that Unicode counts among letters and signs, but of which nothing can be seen."""


def clean_name(text: str) -> str:
    """The name without what cannot be seen, or Refused."""
    seen = "".join(" " if is_unseen(each) else each for each in text)
    name = " ".join(seen.split())
    if all(unicodedata.category(each)[0] in "MZ" for each in name):
        raise Refused("bad-name", "a name has 1 to 40 characters that can be seen")
    return name


def is_unseen(character: str) -> bool:
    return character in BLANK or unicodedata.category(character)[0] == "C"


def folded(text: str) -> str:
    """What is the same for all ways to write a name: capitals, width and spaces do not matter."""
    games = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
    return " ".join(games.split())


def names_at(seats: Sequence[SeatRow]) -> dict[int, str | None]:
    """How those at a table are called there: whoever has the name of another gets a number.

    An account keeps its name before a guest does, and an earlier seat before a later one.
    """
    names: dict[int, str | None] = {}
    taken: set[str] = set()
    for each in sorted(seats, key=lambda each: (not each.kept, each.seat)):
        names[each.seat] = name = each.name and distinct(each.name, taken)
        if name:
            taken.add(folded(name))
    return names


def distinct(name: str, taken: set[str]) -> str:
    number, shown = 1, name
    while folded(shown) in taken:
        number += 1
        shown = f"{name} ({number})"
    return shown
