"""Every variant of Pollen Wars, and which of them clash (specification, section 4)."""

from typing import Final

from skep.kernel.errors import BadOption
from skep.kernel.options import Option, OptionValue

CUSTOM: Final = "custom:"
TILES: Final = 12


class FieldOption(Option):
    """A named field, a way of laying one, or `custom:` with tiles for all thirteen positions."""

    def allowed(self) -> str:
        return super().allowed() + ", or 'custom:4A 3A 8A … cA' with every tile once"

    def read(self, given: object) -> OptionValue:
        text = str(given).strip()
        if not text.startswith(CUSTOM):
            return super().read(given)
        words = text[len(CUSTOM) :].replace("_", " ").split()
        sides = [word[-1] for word in words]
        tiles = sorted(word[:-1] for word in words[:TILES])
        every = sorted(str(tile) for tile in range(1, TILES + 1))
        if len(words) != TILES + 1 or tiles != every or words[TILES][:-1] != "c":
            raise BadOption(f"option 'field' cannot be '{given}': it takes {self.allowed()}")
        if not all(side in "AB" for side in sides):
            raise BadOption(f"option 'field' cannot be '{given}': a tile's side is A or B")
        return CUSTOM + "_".join(words)


OPTIONS: Final = (
    Option("players", 4, "number of queens; 2 is an experimental duel", (3, 4, 5, 6, 2)),
    Option(
        "family",
        "full",
        "kid: no raids and no varroa; raids: no varroa; full: everything",
        ("full", "raids", "kid"),
    ),
    FieldOption(
        "field",
        "garden",
        "which flower field, or how it is laid",
        ("garden", "clover", "quarry", "islet", "sunburst", "spaced", "random", "drafted"),
    ),
    Option("rock_tiles", 0, "tiles laid rock side up (random, drafted)", low=0, high=11),
    Option("seven_yellow", "off", "the hex with seven flowers is in play", ("off", "on")),
    Option("centre", "A", "side of the centre tile (random)", ("A", "B", "chance")),
    Option("extra_stumps", 0, "left-over fungus tiles that start as stumps", low=0, high=4),
    Option(
        "fungi", "auto", "fungus tiles; auto: 3 with up to 4 queens, else 4", ("auto", 1, 2, 3, 4)
    ),
    Option(
        "start_pollen",
        "auto",
        "pollen at the start; auto: 5 with up to 4 queens, else 10",
        ("auto", *range(21)),
    ),
    Option("goal", 30, "pollen that ends the game", low=15, high=60),
    Option("drift_die", 3, "varroa faces of the drifting bee's die", low=0, high=6),
    Option("trade", "active", "who may propose trades, and when", ("active", "off", "open")),
    Option("offers_per_turn", 2, "trade offers a queen may make in her turn", low=1, high=4),
    Option("windows", "lean", "how often yellow cards may interrupt", ("lean", "full", "own")),
    Option("loot_cap", "soldiers", "a raid steals at most one per soldier", ("soldiers", "none")),
    Option("barren_pollen", 1, "pollen of a single bee from rock or stump", (1, 0)),
    Option("two_hexes", "exact", "reach of cards that move a bee two hexes", ("exact", "upto")),
    Option("round_turn_cap", 30, "turns per queen after which a round ends", low=10, high=100),
    Option("round_cap", 15, "rounds after which the game ends", low=4, high=40),
    Option("wild_foragers", 6, "wild foragers in the duel", low=0, high=9),
)


def fungus_tiles(options: dict[str, OptionValue]) -> int:
    """How many fungus tiles are in use: none where there is no infestation."""
    if options["family"] != "full":
        return 0
    if options["fungi"] == "auto":
        return 3 if int(options["players"]) <= 4 else 4
    return int(options["fungi"])


def start_pollen(options: dict[str, OptionValue]) -> int:
    if options["start_pollen"] == "auto":
        return 5 if int(options["players"]) <= 4 else 10
    return int(options["start_pollen"])


def check_clashes(options: dict[str, OptionValue]) -> None:
    """BadOption naming the two options that do not go together."""
    laid = options["field"] in ("random", "drafted")
    if not laid:
        for name, plain in (("rock_tiles", 0), ("seven_yellow", "off")):
            if options[name] != plain:
                raise BadOption(
                    f"option '{name}' clashes with option 'field' = {options['field']}: "
                    "it goes with 'random' or 'drafted'"
                )
    if options["field"] != "random" and options["centre"] != "A":
        raise BadOption("option 'centre' clashes with option 'field': it goes with 'random'")
    spare = 4 - fungus_tiles(options)
    if int(options["extra_stumps"]) > spare:
        raise BadOption(
            f"option 'extra_stumps' clashes with option 'fungi': only {spare} tiles are left over"
        )
    if options["players"] == 2 and options["trade"] == "open":
        raise BadOption("option 'trade' clashes with option 'players': a duel has no trade")
