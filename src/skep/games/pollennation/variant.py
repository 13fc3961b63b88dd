"""Variant: one choice of options as plain numbers, ready for the rules to read."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.choices import MAX_RING
from skep.games.pollennation.rules.pollen import COLOURS, cube
from skep.games.pollennation.rules.printed import CARDS, Family, deck, fixed_board, rows
from skep.kernel.options import OptionValue
from skep.kernel.single import shares

MAX_PLAYERS: Final = 4
KEY_BITS: Final = 55
"""Keys are small enough that the sum of as many as there are cubes stays below 63 bits."""
HASH_MASK: Final = (1 << 61) - 1

MOST_ASKED: Final = 5
"""Cubes of a colour that a card asks for at most, by which observations measure them."""
MOST_POINTS: Final = 6
COLOUR_MOST: Final = 255
"""Cubes of a colour that a number can count (`pollen.py`)."""
SCORE_MOST: Final = 255

BY_COLOUR: Final = 0
BY_VALUE: Final = 1
DRAFTED: Final = 2
FIXED: Final = 3
SECRET: Final = 0
OPEN: Final = 1
RANDOM: Final = 2
ANY_SEAT: Final = -1


@final
class Variant:
    """Everything the rules need to know of the options and of what is printed."""

    def __init__(self, options: dict[str, OptionValue]) -> None:
        self.players: i64 = int(options["players"])
        self.flowers: i64 = int(options["flowers_each"])
        self.ring: i64 = self.players * self.flowers
        self.workers: i64 = int(options["workers"])
        self.moves: i64 = int(options["moves_per_turn"])
        self.other_bee: bool = self.moves > 1 and options["same_bee"] == "forbidden"
        self.short_opening: bool = self.moves > 1 and options["opening_moves"] == "one"
        self.target: i64 = int(options["target"])
        self.push_scores: bool = options["push_scores"] == "on"
        self.jelly_needs_card: bool = options["royal_jelly"] == "card"
        self.queen_loop: bool = options["queen_loop"] == "on"
        self.queen_may_idle: bool = options["queen_action"] == "may"
        self.stall: i64 = int(options["stall_limit"]) * self.players
        self.repetition: i64 = int(options["repetition"])
        self.leader_wins: bool = options["stall_result"] == "leader"
        self.deal: i64 = ["by_colour", "by_value", "draft", "fixed"].index(str(options["deal"]))
        self.setup: i64 = ["secret", "open", "random"].index(str(options["setup"]))
        start = str(options["start"])
        self.start: i64 = ANY_SEAT if start == "random" else int(start[len("seat") :])
        self.cubes: i64 = cubes_per_colour(options["cubes_per_colour"], self.ring)
        self.supply: i64 = 0
        for colour in range(COLOURS):
            self.supply += self.cubes * cube(colour)
        self.read_cards(str(options["deck"]), str(options["faces"]), str(options["anchor"]))
        self.make_keys()
        self.make_shares()

    def read_cards(self, deck_name: str, faces: str, anchor: str) -> None:
        chosen = deck(deck_name)
        families = [
            Family(row["mark"], row["group"], row["points"], row["needs"])
            for row in rows("cards", "family")
        ]
        self.deck: i64 = sum(1 << card for card in chosen)
        self.anchor: i64 = sum(
            1 << card for card in chosen if families[card % len(families)].group == anchor
        )
        cards = range(len(CARDS))
        self.colour = vec[i64]([card // len(families) for card in cards])
        self.points = vec[i64]([families[card % len(families)].points for card in cards])
        self.needs = vec[i64]([asked(card, families, faces) for card in cards])
        board = fixed_board(self.players, deck_name) if self.flowers == 6 else None
        self.board = vec[i64](board or [])

    def make_keys(self) -> None:
        """Fixed random numbers from which positions are hashed by addition."""
        rng = Random(20)
        self.pollen_key = keys(rng, MAX_RING * COLOURS)
        self.stored_key = keys(rng, MAX_PLAYERS * COLOURS)
        self.worker_key = keys(rng, MAX_PLAYERS * MAX_RING)
        self.drone_key = keys(rng, MAX_PLAYERS * MAX_RING)
        self.queen_key = keys(rng, MAX_PLAYERS * (MAX_RING + 1))
        self.turn_key = keys(rng, MAX_PLAYERS * 3)
        self.other_key = keys(rng, 64)

    def make_shares(self) -> None:
        """What observations are made of, ready to be written."""
        self.cube_share = shares(self.cubes, COLOUR_MOST)
        self.asked_share = shares(MOST_ASKED, COLOUR_MOST)
        self.worth_share = shares(MOST_POINTS, MOST_POINTS)
        self.score_share = shares(self.target, SCORE_MOST)
        self.worker_share = shares(self.workers, self.workers)
        self.scoreless_share = shares(self.stall, self.stall)

    def slot(self, seat: i64, place: i64) -> i64:
        """The slot at that place (0 first) of a seat's sector, counted clockwise."""
        slot = seat * self.flowers - 1 + place
        if slot < 0:
            return self.ring - 1
        return slot

    def next_seat(self, seat: i64) -> i64:
        """Who comes after that seat."""
        seat += 1
        if seat < self.players:
            return seat
        return 0

    def after(self, slot: i64) -> i64:
        """The next slot clockwise."""
        slot += 1
        if slot < self.ring:
            return slot
        return 0

    def before(self, slot: i64) -> i64:
        """The next slot anti-clockwise."""
        if slot > 0:
            return slot - 1
        return self.ring - 1

    def owner(self, slot: i64) -> i64:
        """The seat in whose sector a slot lies."""
        if slot == self.ring - 1:
            return 0
        return (slot + 1) // self.flowers


def keys(rng: Random, number: int) -> vec[i64]:
    return vec[i64]([rng.randrange(1 << KEY_BITS) for _ in range(number)])


def cubes_per_colour(given: OptionValue, ring: int) -> int:
    """The supply of each colour; `auto` keeps three blossomings per colour on every ring."""
    if given == "auto":
        return {18: 12, 24: 14}.get(ring, 10)
    return int(given)


def asked(card: int, families: list[Family], faces: str) -> i64:
    """What a card asks for, as pollen."""
    colour = card // len(families)
    pollen: i64 = 0
    for steps, cubes in families[card % len(families)].needs[faces]:
        pollen += cubes * cube((colour + steps) % COLOURS)
    return pollen
