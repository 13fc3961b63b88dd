"""The options as plain numbers, for the rules to read without looking anything up."""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import VOL
from skep.games.waggle_dance.choices import CARD_CODES
from skep.games.waggle_dance.options import LIST
from skep.kernel.data import read_data
from skep.kernel.options import OptionValue

PACKAGE: Final = "skep.games.waggle_dance"
BLOCK_NONE: Final = 0
BLOCK_MARKERS: Final = 1
BLOCK_DICE: Final = 2
FIRST_BY_DIE: Final = -1
FIRST_BY_LOT: Final = -2
ALL_TYPES: Final = (1 << 14) - 1


@final
class Variant:
    """One set of options, resolved."""

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        queen = read_data(PACKAGE, "queen")
        self.players: i64 = int(options["players"])
        self.target: i64 = int(options["honey_target"])
        self.honey_cost: i64 = int(options["honey_cost"])
        self.round_limit: i64 = int(options["round_limit"])
        self.eggs: i64 = int(options["egg_supply"])
        self.tiles: i64 = int(options["tiles"])
        self.cubes: i64 = int(options["cubes_per_colour"])
        self.start_bees: i64 = int(options["start_bees"])
        self.start_rooms: i64 = int(options["start_rooms"])
        self.dice_most: i64 = int(options["dice_per_seat"])
        self.block_count: i64 = int(options["block_count"])
        self.blockers: i64 = ("none", "markers", "dice").index(str(options["blockers"]))
        self.fewest_win = options["tie_break"] == "few"
        self.vacated_opens = options["vacated"] == "open"
        self.all_or_nothing = options["scarce"] == "all_or_nothing"
        self.trick_in_turn = options["trick_timing"] == "turn"
        self.wild = options["volunteer_wild"] == "on"
        self.single_card = options["combine_cards"] == "single"
        self.reshuffle = options["reshuffle"] == "when_empty"
        self.auto_take = options["auto_take"] == "on"
        self.open_hands = options["open_hands"] == "on"
        self.first_player: i64 = first_rule(str(options["first_player"]))
        deck = str(options["queen_deck"])
        self.removes = deck == "ten_random"
        self.bans = deck == "ten_ban"
        self.types: i64 = types_of(deck)
        self.left_out: i64 = len(CARD_CODES) - int(str(queen["types_in_a_deck_of_ten"]))
        copies = [int(str(queen["copies"]))] * len(CARD_CODES)
        if options["queen_pool"] == 41:
            copies[VOL] = int(str(queen["copies_of_the_volunteer_in_a_box_of_41"]))
        self.copies: vec[i64] = vec[i64](copies)


def first_rule(value: str) -> int:
    if value == "die":
        return FIRST_BY_DIE
    return FIRST_BY_LOT if value == "random" else int(value[4:])


def types_of(deck: str) -> int:
    """The types that are in the deck before any is removed or banned."""
    if not deck.startswith(LIST):
        return ALL_TYPES
    codes = deck[len(LIST) :].split("+")
    return sum(1 << CARD_CODES.index(code) for code in codes)
