"""Every mistake a caller can make, as one small tree.

    SkepError (a ValueError)
    ├── UnknownGame     no game has that name
    ├── BadOption       no such option, no such value, or two options that clash
    ├── UnknownSeat     nobody sits there
    ├── IllegalChoice   not that seat's turn, or not one of its choices now
    ├── BadRecord       a record that cannot be read or does not follow the rules
    └── BadPosition     a position that cannot be read or cannot exist

Each message quotes what was given and says what would have been right. Whoever raises one of
them has changed nothing.
"""


class SkepError(ValueError):
    """A caller's mistake; the message is fit to be shown to that caller."""


class UnknownGame(SkepError):
    """No installed game has that name."""


class BadOption(SkepError):
    """An option that does not exist, a value out of range, or two options that clash."""


class UnknownSeat(SkepError):
    """A seat that this game does not have."""


class IllegalChoice(SkepError):
    """A choice that is not open to that seat now."""


class BadRecord(SkepError):
    """A record that cannot be read, or whose choices do not follow the rules."""


class BadPosition(SkepError):
    """A position that cannot be read, or that cannot exist on the table."""


def named(things: list[str], most: int = 12) -> str:
    """The first few things, quoted and joined, for the "what would be right" half of a message."""
    shown = ", ".join(f"'{thing}'" for thing in things[:most])
    rest = len(things) - most
    return f"{shown} and {rest} more" if rest > 0 else shown
