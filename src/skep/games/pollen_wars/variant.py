"""The options and printed tables of one game, in the form the rules read them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.choices import HEXES, KINDS
from skep.games.pollen_wars.options import fungus_tiles, start_pollen
from skep.games.pollen_wars.rules.field import PACKAGE, Tables, tables
from skep.kernel.bits import bit
from skep.kernel.data import is_changed
from skep.kernel.options import OptionValue

TRADE_OFF: Final = 0
TRADE_ACTIVE: Final = 1
TRADE_OPEN: Final = 2
WINDOWS_OWN: Final = 0
WINDOWS_LEAN: Final = 1
WINDOWS_FULL: Final = 2


class Variant:
    """What the rules ask of the options, as plain numbers."""

    def __init__(self, options: dict[str, OptionValue]) -> None:
        table: Tables = Tables() if is_changed(PACKAGE) else tables()
        self.table = table
        self.masks: vec[i64] = table.masks
        self.starts: vec[i64] = table.starts
        self.spots: vec[i64] = table.corners
        self.through: vec[i64] = table.through
        self.through_starts: vec[i64] = table.through_starts
        self.distance: vec[i64] = table.distance
        self.timing: vec[i64] = table.timing
        self.yellow: vec[i64] = table.yellow
        self.attack: vec[i64] = table.attack
        self.defence: vec[i64] = table.defence
        self.bits: vec[i64] = vec[i64]([bit(spot) for spot in range(HEXES)])
        self.players: i64 = int(options["players"])
        self.duel = options["players"] == 2
        self.raids = options["family"] != "kid"
        self.infestation = options["family"] == "full"
        self.field = str(options["field"])
        self.rock_tiles: i64 = int(options["rock_tiles"])
        self.seven_yellow = options["seven_yellow"] == "on"
        self.centre = str(options["centre"])
        self.extra_stumps: i64 = int(options["extra_stumps"])
        self.fungi: i64 = fungus_tiles(options)
        self.start_pollen: i64 = start_pollen(options)
        self.goal: i64 = int(options["goal"])
        self.varroa_faces: i64 = int(options["drift_die"])
        self.trade: i64 = (
            TRADE_OFF if self.duel else ["off", "active", "open"].index(str(options["trade"]))
        )
        self.offers: i64 = int(options["offers_per_turn"])
        self.windows: i64 = ["own", "lean", "full"].index(str(options["windows"]))
        self.loot_capped = options["loot_cap"] == "soldiers"
        self.barren_pollen: i64 = int(options["barren_pollen"])
        self.nearest: i64 = 1 if options["two_hexes"] == "upto" else 2
        self.turn_cap: i64 = int(options["round_turn_cap"]) * int(options["players"])
        self.round_cap: i64 = int(options["round_cap"])
        self.wild: i64 = int(options["wild_foragers"]) if self.duel else 0
        self.deck: vec[i64] = vec[i64]([self.copies(kind) for kind in range(KINDS)])

    def copies(self, kind: int) -> int:
        """How many of a card are in this game (4.2, 4.4)."""
        table = self.table
        if table.kid[kind] == "raid" and not self.raids:
            return 0
        if table.kid[kind] == "infestation" and not self.infestation:
            return 0
        if table.two_opponents[kind] and self.duel:
            return 0
        return table.copies[kind]
