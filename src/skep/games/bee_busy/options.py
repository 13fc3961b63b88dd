"""Every variant as an option, and the sheet that the chosen options make."""

from collections.abc import Mapping
from typing import Final

from skep.kernel.data import read_data
from skep.kernel.errors import BadOption
from skep.kernel.options import Option, OptionValue

PACKAGE: Final = "skep.games.bee_busy"
STANDARD: Final = "standard"
KNOB: Final = "sheet."
"""Options whose names begin so change one number of the sheet; at their default they do not."""

SEAT_NAMES: Final = ("seat0", "seat1", "seat2", "seat3")

KNOBS: Final = (
    ("modifier.take", 1, 6, "modifier fields for the first player's die"),
    ("modifier.change", 1, 6, "modifier fields for changing a die"),
    ("production.honey.dots", 1, 40, "honey dots"),
    ("production.honey.makes.honey", 1, 4, "honey made of one nectar"),
    ("production.wax.dots", 1, 40, "wax dots"),
    ("production.wax.makes.wax", 1, 6, "wax made of one pollen"),
    ("improvement.2.fields", 1, 6, "fields of column 2, Backwards"),
    ("improvement.3.fields", 1, 6, "fields of column 3, Additional Value"),
    ("improvement.4.fields", 1, 6, "fields of column 4, the cat garden"),
    ("improvement.5.fields", 1, 6, "fields of column 5, Flexible Direction"),
    ("improvement.6.fields", 1, 6, "fields of column 6, Extra Honey"),
    ("improvement.8.fields", 1, 6, "fields of column 8, Extra Improvement"),
    ("improvement.9.fields", 1, 6, "fields of column 9, the gnome garden"),
    ("improvement.10.fields", 1, 6, "fields of column 10, Huge Honey Storage"),
    ("improvement.11.fields", 1, 6, "fields of column 11, Third Kind of Flower"),
    ("improvement.12.fields", 1, 6, "fields of column 12, Additional Value"),
    ("combs.store_honey", 1, 4, "honey a comb takes"),
    ("combs.store_honey_huge", 1, 4, "honey a comb takes with Huge Honey Storage"),
    ("score.bee", 0, 10, "points for a living bee"),
    ("score.queen", 0, 30, "points for a raised young queen"),
    ("score.queen_feeds", 1, 5, "meals that raise a young queen"),
    ("score.comb", 0, 5, "points for a complete comb"),
    ("score.stored_honey", 0, 5, "points for a honey in a comb"),
)
"""Numbers of the sheet that designers turn: key, lowest, highest, what it is."""


def inside(data: dict[str, object], key: str) -> tuple[dict[str, object], str]:
    """The innermost table a dotted key leads to, and the last part of the key."""
    *outer, last = key.split(".")
    table = data
    for name in outer:
        deeper = table[name]
        assert isinstance(deeper, dict), f"'{key}' leads through tables of the sheet"
        table = deeper
    return table, last


def knobs() -> list[Option]:
    """One option for each of KNOBS; the default is the standard sheet's number."""
    data = read_data(PACKAGE, STANDARD)
    options = []
    for key, low, high, what in KNOBS:
        table, last = inside(data, key)
        options.append(Option(KNOB + key, int(str(table[last])), f"lab: {what}", (), low, high))
    return options


OPTIONS: Final = (
    Option("players", 2, "seats at the table; 1 is the solo game", (1, 2, 3, 4)),
    Option(
        "first",
        "random",
        "who is first player in round 1",
        ("random", *SEAT_NAMES),
        formerly=tuple([(str(seat), name) for seat, name in enumerate(SEAT_NAMES)]),
    ),
    Option(
        "modifier",
        "by_players",
        "usable Die Modifier fields; by_players: 3, 4, 5, 6 for 1 to 4 seats",
        ("by_players", 0, 1, 2, 3, 4, 5, 6),
        formerly=(("by-players", "by_players"),),
    ),
    Option(
        "inputs",
        "strict",
        "strict: honey takes nectar and wax pollen; either: both take either",
        ("strict", "either"),
    ),
    Option("crawl_through", "on", "may the path enter a complete comb?", ("on", "off")),
    Option("sheet", STANDARD, "the player sheet", (STANDARD,)),
    *knobs(),
)


def refuse_clashes(options: Mapping[str, OptionValue]) -> None:
    """BadOption for two options that cannot both be."""
    first = first_seat(options)
    if first is not None and first >= int(options["players"]):
        raise clash(options, "first", "players", "the first player must have a seat")
    small, huge = KNOB + "combs.store_honey", KNOB + "combs.store_honey_huge"
    if int(options[small]) > int(options[huge]):
        raise clash(options, small, huge, "the upgrade would shrink the comb")


def first_seat(options: Mapping[str, OptionValue]) -> int | None:
    """Who is first player in round 1; None if that is drawn. Alone, it is always oneself."""
    first = str(options["first"])
    if first in SEAT_NAMES:
        return SEAT_NAMES.index(first)
    return 0 if options["players"] == 1 else None


def clash(options: Mapping[str, OptionValue], one: str, other: str, reason: str) -> BadOption:
    return BadOption(
        f"option '{one}' = '{options[one]}' clashes with '{other}' = '{options[other]}': {reason}"
    )


def chosen_sheet(options: Mapping[str, OptionValue]) -> dict[str, object]:
    """The data of the chosen sheet with the turned knobs' numbers in it."""
    data = read_data(PACKAGE, str(options["sheet"]))
    for option in OPTIONS:
        value = options[option.name]
        if option.name.startswith(KNOB) and value != option.default:
            table, last = inside(data, option.name.removeprefix(KNOB))
            table[last] = value
    return data
