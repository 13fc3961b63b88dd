"""Phrases: each choice as a message of the catalogues."""

from typing import Final

from skep.kernel.game import Phrase

DETAILS: Final = {
    "lose": ("area",),
    "die": ("value",),
    "take": ("value",),
    "mod": ("die", "value"),
    "mark": ("sum",),
    "write": ("track", "value"),
    "bee": ("area",),
    "overlay": ("window",),
    "visit": ("cell",),
    "make": ("track",),
    "use": ("good",),
    "crawl": ("end", "way"),
    "wall": ("wall",),
    "roll": ("low", "middle", "high"),
    "first": ("first",),
}
"""The arguments of each phrase, in the order of its token's words."""


def phrase_of(token: str) -> Phrase:
    """`crawl w 2` is the phrase `crawl` with an end and a way; `store honey 2` is `store-honey`."""
    words = token.split()
    name, rest = words[0], words[1:]
    if name == "store":
        amount: dict[str, str | int] = {"amount": int(rest[1])} if len(rest) > 1 else {}
        return f"store-{rest[0]}", amount
    keys = DETAILS.get(name, ())
    return name, {key: plain(word) for key, word in zip(keys, rest, strict=True)}


def plain(word: str) -> str | int:
    return int(word) if word.isdigit() else word
