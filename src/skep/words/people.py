"""People: what a sentence about a seat is told with, so that it can say "Ann" and "you"."""

from collections.abc import Mapping, Sequence

from skep.kernel import CHANCE, SPECTATOR
from skep.words.words import Words

SEATS = ("seat", "other", "first")
"""The arguments of events and phrases that are seats."""


def told_of(
    words: Words,
    details: Mapping[str, str | int],
    reader: int = SPECTATOR,
    names: Sequence[str] = (),
) -> dict[str, str | int]:
    """The details, and for each seat X among them `X-name` (that person's name or, without one,
    what the game calls the seat) and `X-is`: "you" for the reader, "chance", or else "they"."""
    found = dict(details)
    for key in SEATS:
        seat = details.get(key)
        if isinstance(seat, int):
            name = names[seat] if 0 <= seat < len(names) else ""
            found[f"{key}-name"] = name or words.say("seat-name", {"seat": seat})
            found[f"{key}-is"] = is_whom(seat, reader)
    return found


def is_whom(seat: int, reader: int) -> str:
    if seat == reader:
        return "you"
    return "chance" if seat == CHANCE else "they"
