"""Every variant of PollenNation as an option, and which of them do not go together."""

from typing import Final

from skep.kernel.errors import BadOption
from skep.kernel.options import Option, OptionValue

AUTO: Final = "auto"

OPTIONS: Final = (
    Option(
        "deck",
        AUTO,
        "which flower cards are in play; auto: standard, or all where a ring of 24 needs them",
        (AUTO, "standard", "easy", "all"),
    ),
    Option(
        "deal",
        "by_colour",
        "how cards reach the players",
        ("by_colour", "by_value", "draft", "fixed"),
    ),
    Option(
        "anchor",
        "two",
        "with deal=by_value: the value group that is used in full",
        ("two", "three", "top"),
    ),
    Option(
        "setup",
        "secret",
        "how cards are laid and homes chosen",
        ("secret", "open", "random"),
    ),
    Option(
        "faces",
        "single",
        "what the cards ask for: one other colour, or different ones",
        ("single", "rainbow", "five_rainbow"),
    ),
    Option("players", 2, "number of colonies", (2, 3, 4)),
    Option("flowers_each", 6, "flowers per player; 4 needs three or four players", (6, 4)),
    Option("workers", 3, "workers per colony", (3, 5)),
    Option("moves_per_turn", 1, "bee moves in a turn", (1, 2)),
    Option(
        "same_bee",
        "allowed",
        "with two moves per turn: may one bee make both",
        ("allowed", "forbidden"),
    ),
    Option(
        "opening_moves",
        "full",
        "with two moves per turn: the length of the very first turn",
        ("full", "one"),
    ),
    Option(
        "cubes_per_colour",
        "auto",
        "pollen supply; auto is 10, 12 on a ring of 18, 14 on a ring of 24",
        ("auto", 10, 12, 14),
    ),
    Option("target", 10, "points that win", (), 6, 20),
    Option("start", "random", "start player", ("random", "seat0", "seat1", "seat2", "seat3")),
    Option("push_scores", "off", "workers shoved by a drone also score", ("off", "on")),
    Option(
        "royal_jelly",
        "open",
        "card: Royal Jelly also needs what the card asks for",
        ("open", "card"),
    ),
    Option(
        "queen_loop",
        "off",
        "on: a queen whose workers all share her flower may fly a full circle",
        ("off", "on"),
    ),
    Option("queen_action", "must", "may: a queen may decline to act", ("must", "may")),
    Option(
        "stall_limit",
        100,
        "bee moves per player without a point that end the game",
        (),
        10,
        500,
    ),
    Option("repetition", 3, "occurrences of a position that end the game; 0 is never", (3, 0)),
    Option(
        "stall_result",
        "leader",
        "who wins a game ended by stall or repetition",
        ("leader", "draw"),
    ),
)

# Each clash: two settings that do not go together, and what would be right.
Clash = tuple[str, tuple[OptionValue, ...], str, tuple[OptionValue, ...], str]
CLASHES: Final[tuple[Clash, ...]] = (
    ("deal", ("by_value",), "players", (3, 4), "sorting by value is for two players"),
    ("deal", ("by_value",), "deck", ("all",), "sorting by value takes a deck of 18"),
    ("deal", ("draft",), "flowers_each", (4,), "a draft is for six flowers each"),
    ("deal", ("fixed",), "flowers_each", (4,), "a fixed board has six flowers each"),
    ("deal", ("fixed",), "players", (4,), "fixed boards are for two or three players"),
    ("deal", ("fixed",), "deck", ("all",), "a fixed board takes a deck of 18"),
    ("workers", (5,), "flowers_each", (4,), "five workers need six flowers each"),
    ("flowers_each", (4,), "players", (2,), "four flowers each need three or four players"),
    ("start", ("seat2", "seat3"), "players", (2,), "the start player must have a seat"),
    ("start", ("seat3",), "players", (3,), "the start player must have a seat"),
)


def resolve(given: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """The options with the deck that fits the ring where none was asked for, or BadOption."""
    options = dict(given)
    if options["deck"] == AUTO:
        options["deck"] = usual_deck(options)
    refuse_clashes(options)
    return options


def usual_deck(options: dict[str, OptionValue]) -> str:
    """The deck where none is asked for."""
    return "all" if needs_all(options) else "standard"


def needs_all(options: dict[str, OptionValue]) -> bool:
    """Are there more flowers on the ring than an 18-card deck has?"""
    return options["players"] == 4 and options["flowers_each"] == 6


def refuse_clashes(options: dict[str, OptionValue]) -> None:
    """Raise BadOption naming two options that do not go together."""
    for one, ones, other, others, reason in CLASHES:
        if options[one] in ones and options[other] in others:
            raise clash(options, one, other, reason)
    if needs_all(options) and options["deck"] != "all":
        raise clash(options, "players", "deck", "24 flowers need the deck 'all'")


def clash(options: dict[str, OptionValue], one: str, other: str, reason: str) -> BadOption:
    return BadOption(
        f"option '{one}' = '{options[one]}' clashes with '{other}' = '{options[other]}': {reason}"
    )
