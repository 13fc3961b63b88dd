"""Every variant of Waggle Dance as an option, each edition's defaults, and what clashes.

An option whose default differs between the two printed editions is `auto` until it is given: it
then takes the value of `edition` (and of `players`), so every game has only plain values.
"""

from typing import Final

from skep.games.waggle_dance.choices import CARD_CODES
from skep.kernel.errors import BadOption, named
from skep.kernel.options import Option, OptionValue

AUTO: Final = "auto"
LIST: Final = "ten_list:"
TYPES_LISTED: Final = 10


class DeckOption(Option):
    """A way of making the Queen deck, or `ten_list:` with ten card codes."""

    def allowed(self) -> str:
        ten = f"'{LIST}' and ten of {named(list(CARD_CODES), 14)}, joined by +"
        return f"{super().allowed()}, or {ten}"

    def read(self, given: object) -> OptionValue:
        text = str(given).strip()
        if not text.startswith(LIST):
            return super().read(given)
        codes = text[len(LIST) :].replace(" ", "+").split("+")
        if len(set(codes)) != TYPES_LISTED or len(codes) != TYPES_LISTED:
            raise BadOption(f"option 'queen_deck' cannot be '{given}': it takes {self.allowed()}")
        if not set(codes) <= set(CARD_CODES):
            raise BadOption(f"option 'queen_deck' cannot be '{given}': it takes {self.allowed()}")
        return LIST + "+".join(code for code in CARD_CODES if code in codes)


OPTIONS: Final = (
    Option(
        "edition",
        "nectar",
        "which printed edition gives the words and the defaults of the options left at auto",
        ("nectar", "pollen"),
    ),
    Option("players", 4, "number of seats", (2, 3, 4)),
    Option("honey_target", 7, "honey that wins: 5 short, 7 standard, 9 long", (), 3, 12),
    DeckOption(
        "queen_deck",
        AUTO,
        "the types in the Queen deck; auto: nectar ten_random, pollen all14",
        (AUTO, "ten_random", "ten_ban", "all14"),
    ),
    Option("queen_pool", 42, "41: the Volunteer has two copies instead of three", (42, 41)),
    Option(
        "blockers",
        AUTO,
        "what covers slots with 2 or 3 players; auto: nectar dice, pollen markers",
        (AUTO, "none", "markers", "dice"),
    ),
    Option(
        "block_count",
        AUTO,
        "slots covered on each card; auto: 3 with two players, 1 with three",
        (AUTO, 0, 1, 2, 3),
    ),
    Option(
        "tie_break",
        AUTO,
        "few: fewest bees, then fewest cubes; many: most cubes; auto: nectar few, pollen many",
        (AUTO, "few", "many"),
    ),
    Option(
        "scarce",
        AUTO,
        "a flower short of cubes gives what is left or nothing; auto: nectar partial, "
        "pollen all_or_nothing",
        (AUTO, "partial", "all_or_nothing"),
    ),
    Option(
        "trick_timing",
        "reaction",
        "Dirty Trick answers a placement, or is played in one's own turn",
        ("reaction", "turn"),
    ),
    Option(
        "volunteer_wild",
        "off",
        "on: the Volunteer die is not rolled but placed with any value",
        ("off", "on"),
    ),
    Option(
        "vacated",
        "closed",
        "a slot whose bee Feint has taken away is closed for the rest of the round, or open again",
        ("closed", "open"),
    ),
    Option(
        "combine_cards",
        "distinct",
        "single: only one card may help a honey along",
        ("distinct", "single"),
    ),
    Option(
        "reshuffle",
        "never",
        "when_empty: at the end of a round the discards become an empty deck",
        ("never", "when_empty"),
    ),
    Option("egg_supply", 12, "eggs in the box", (), 4, 48),
    Option("auto_take", "on", "off: each bee on A and G asks whether to take", ("on", "off")),
    Option(
        "first_player",
        "die",
        "who begins: by the Volunteer die, by lot, or a seat",
        ("die", "random", "seat0", "seat1", "seat2", "seat3"),
    ),
    Option("round_limit", 40, "rounds after which the game ends", (), 10, 200),
    Option("open_hands", "off", "on: all Queen hands are public", ("off", "on")),
    Option("start_bees", 6, "for designers: bees at the start", (), 1, 18),
    Option("start_rooms", 3, "for designers: rooms at the start", (), 3, 6),
    Option("honey_cost", 4, "for designers: cubes in a honey", (), 2, 4),
    Option("cubes_per_colour", 15, "for designers: nectar of each colour", (), 8, 30),
    Option("dice_per_seat", 18, "for designers: dice a seat can own", (), 1, 18),
    Option("tiles", 48, "for designers: room tiles in the box", (), 6, 48),
)

EDITIONS: Final[dict[str, dict[str, OptionValue]]] = {
    "nectar": {
        "queen_deck": "ten_random", "blockers": "dice", "tie_break": "few", "scarce": "partial",
    },
    "pollen": {
        "queen_deck": "all14", "blockers": "markers", "tie_break": "many",
        "scarce": "all_or_nothing",
    },
}  # fmt: skip
BLOCKED_BY_PLAYERS: Final[dict[OptionValue, int]] = {2: 3, 3: 1, 4: 0}


def resolve(given: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """The options with every `auto` replaced by the edition's own value, or BadOption."""
    options = dict(given)
    for name, value in EDITIONS[str(options["edition"])].items():
        if options[name] == AUTO:
            options[name] = value
            if name == "blockers" and options["players"] == 4:
                options[name] = "none"
    if options["block_count"] == AUTO:
        blocked = BLOCKED_BY_PLAYERS[options["players"]]
        options["block_count"] = 0 if options["blockers"] == "none" else blocked
    refuse_clashes(options)
    return options


def refuse_clashes(options: dict[str, OptionValue]) -> None:
    """Raise BadOption naming two options that do not go together."""
    players = int(options["players"])
    if options["blockers"] != "none" and players == 4:
        raise clash(options, "blockers", "players", "slots are covered with 2 or 3 players only")
    if options["blockers"] == "none" and options["block_count"] != 0:
        raise clash(options, "block_count", "blockers", "nothing covers slots, so none are covered")
    first = str(options["first_player"])
    if first.startswith("seat") and int(first[4:]) >= players:
        raise clash(options, "first_player", "players", "the first player must have a seat")
    if int(options["start_bees"]) > int(options["dice_per_seat"]):
        raise clash(options, "start_bees", "dice_per_seat", "a seat starts with dice it owns")
    if int(options["tiles"]) < players * int(options["start_rooms"]):
        raise clash(options, "tiles", "start_rooms", "every seat needs its first rooms")


def clash(options: dict[str, OptionValue], one: str, other: str, reason: str) -> BadOption:
    return BadOption(
        f"option '{one}' = '{options[one]}' clashes with '{other}' = '{options[other]}': {reason}"
    )
