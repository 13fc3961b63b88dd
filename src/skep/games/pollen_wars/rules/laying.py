"""The field is laid, tile by tile (S1)."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    DEAL,
    FIRST_CARDS,
    FUNGI,
    GROUND,
    LADYBIRDS,
    LAY_CENTRE,
    LAY_TILES,
    NONE,
    ROCKS,
    ROCKS_LEFT,
    TILE_AT,
)
from skep.games.pollen_wars.choices import CENTRE, ROCK, TILE
from skep.games.pollen_wars.events import ROCK_DRAWN, TILE_LAID
from skep.games.pollen_wars.rules.field import TILE_SLOTS, spaced_fields
from skep.games.pollen_wars.rules.stack import FRAMES, begin
from skep.games.pollen_wars.variant import Variant
from skep.kernel.bits import bit
from skep.kernel.events import NOTHING, happens
from skep.kernel.state import CHANCE
from skep.kernel.step import Step

CENTRE_TILE: Final = 12
SUNBURST: Final[i64] = 11
"""Tile 12, counted from 0: the one with the seven flowers."""
SIDES: Final[i64] = 2
DRAFTED: Final = "drafted"
SPACED: Final = "spaced"


def lay_field(variant: Variant, cells: vec[i64], text: str) -> None:
    """All at once, as a field's string says."""
    for position, face in enumerate(variant.table.laid(text)):
        lay_tile(variant, cells, position, face)


def lay_tile(variant: Variant, cells: vec[i64], position: int, face: int) -> None:
    cells[TILE_AT + position] = face + 1
    for spot, flowers in zip(variant.table.spots[position], variant.table.faces[face], strict=True):
        cells[GROUND + spot] = flowers


def face_of(choice: i64) -> i64:
    """The face that a choice lays."""
    if choice >= CENTRE:
        return 2 * CENTRE_TILE + choice - CENTRE
    return choice - TILE


def positions_laid(cells: vec[i64]) -> i64:
    for position in range(TILE_SLOTS + 1):
        if cells[TILE_AT + position] == 0:
            return position
    return TILE_SLOTS + 1


def who_lays(variant: Variant, cells: vec[i64]) -> i64:
    """The queens in turn if the field is drafted, else Chance."""
    if variant.field != DRAFTED:
        return CHANCE
    return positions_laid(cells) % variant.players


def lay_next(variant: Variant, cells: vec[i64], choice: i64) -> None:
    """The next position gets its tile."""
    queen = who_lays(variant, cells)
    position = positions_laid(cells)
    lay_tile(variant, cells, position, face_of(choice))
    happens(TILE_LAID, queen, position, face_of(choice))


@final
class DrawRocks(Step[Variant]):
    """Chance draws the tiles that are laid rock side up, unless the queens choose them."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        if variant.field != DRAFTED and cells[frame + ROCKS_LEFT] > 0:
            return True
        cells[frame] = LAY_TILES
        return False

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return CHANCE

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for tile in range(SUNBURST):
            if cells[ROCKS] & bit(tile) == 0:
                out[count] = ROCK + tile
                count += 1
        return count

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        cells[ROCKS] |= bit(choice - ROCK)
        cells[frame + ROCKS_LEFT] -= 1
        happens(ROCK_DRAWN, choice - ROCK)


@final
class LayTiles(Step[Variant]):
    """The twelve tiles around the centre, by Chance or by the queens in turn."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        if positions_laid(cells) < TILE_SLOTS:
            return True
        cells[frame] = LAY_CENTRE
        return False

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return who_lays(variant, cells)

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for tile in range(TILE_SLOTS):
            if not tile_laid(cells, tile):
                for side in range(SIDES):
                    choice = TILE + 2 * tile + side
                    if side_fits(variant, cells, tile, side) and ways(variant, cells, choice) > 0:
                        out[count] = choice
                        count += 1
        return count

    def weights(
        self, variant: Variant, cells: vec[i64], frame: i64, out: vec[i64], count: i64
    ) -> None:
        for i in range(count):
            out[i] = ways(variant, cells, out[i])

    def draw(
        self, variant: Variant, cells: vec[i64], frame: i64, out: vec[i64], rng: Random
    ) -> i64:
        count = self.fill(variant, cells, frame, CHANCE, out)
        whole: i64 = 0
        for i in range(count):
            whole += ways(variant, cells, out[i])
        ticket: i64 = rng.randrange(whole)
        place: i64 = 0
        while True:
            ticket -= ways(variant, cells, out[place])
            if ticket < 0:
                return out[place]
            place += 1

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        lay_next(variant, cells, choice)


def tile_laid(cells: vec[i64], tile: i64) -> bool:
    return any(
        cells[TILE_AT + position] != 0 and (cells[TILE_AT + position] - 1) // 2 == tile
        for position in range(TILE_SLOTS)
    )


def rocks_laid(cells: vec[i64]) -> i64:
    """Rock sides on the field (tile 12's side B has no rocks)."""
    count: i64 = 0
    for position in range(TILE_SLOTS):
        face: i64 = cells[TILE_AT + position] - 1
        if face >= 0 and face % 2 == 1 and face // 2 != SUNBURST:
            count += 1
    return count


def side_fits(variant: Variant, cells: vec[i64], tile: i64, side: i64) -> bool:
    """May this tile be laid with this side up?"""
    if tile == SUNBURST:
        return (side == 1) == variant.seven_yellow
    if variant.field != DRAFTED:
        return (side == 1) == (cells[ROCKS] & bit(tile) != 0)
    short: i64 = variant.rock_tiles - rocks_laid(cells) - side
    rest: i64 = -1
    for other in range(SUNBURST):
        if not tile_laid(cells, other):
            rest += 1
    return 0 <= short <= rest


def ways(variant: Variant, cells: vec[i64], choice: i64) -> i64:
    """How likely Chance lays this: for `spaced`, the fields that can still come of it."""
    if variant.field != SPACED:
        return 1
    laid = positions_laid(cells)
    tiles = [(int(cells[TILE_AT + p]) - 1) // 2 for p in range(int(laid))] + [(choice - TILE) // 2]
    start = tuple(tiles)
    return len([way for way in spaced_fields() if way[: len(start)] == start])


@final
class LayCentre(Step[Variant]):
    """The tile in the middle, where there is a choice; then the field is laid."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        if positions_laid(cells) > TILE_SLOTS:
            field_laid(variant, cells)
            return False
        if variant.field == DRAFTED or variant.centre == "chance":
            return True
        face = 2 * CENTRE_TILE + (1 if variant.centre == "B" else 0)
        lay_tile(variant, cells, TILE_SLOTS, face)
        happens(TILE_LAID, NOTHING, TILE_SLOTS, face)
        return False

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return who_lays(variant, cells)

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        out[0] = CENTRE
        out[1] = CENTRE + 1
        return 2

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        lay_next(variant, cells, choice)


def field_laid(variant: Variant, cells: vec[i64]) -> None:
    """What follows, the last first: S6, S5, S4, S3."""
    FRAMES.pop(cells)
    begin(cells, FUNGI, variant.fungi, variant.extra_stumps)
    begin(cells, FIRST_CARDS, 0, NONE)
    begin(cells, LADYBIRDS, 0, NONE)
    begin(cells, DEAL, 0, NONE)
