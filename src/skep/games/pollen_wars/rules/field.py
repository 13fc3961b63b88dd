"""The field's geometry and the printed data, made once into tables."""

from functools import cache
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.choices import CARDS, FACES, HEXES, LETTERS, hex_names
from skep.kernel.bits import bit
from skep.kernel.data import read_data

PACKAGE: Final = "skep.games.pollen_wars"
PATTERN_CARDS: Final[i64] = 7
TILE_SLOTS: Final[i64] = 12
GREEN: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
TIMINGS: Final = ("green", "blue", "yellow")
PINK_FLOWERS: Final = 3
BLUE_FLOWERS: Final = 4
BLUES_APART: Final = 3

Step = tuple[int, int]


def axial(name: str) -> Step:
    """A hex's coordinates (q, r); the centre e5 is (0, 0)."""
    return int(name[1:]) - 5, 5 - (LETTERS.index(name[0]) + 1)


def steps_between(a: Step, b: Step) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def turned(shape: list[Step]) -> list[Step]:
    """The shape turned by 60 degrees."""
    return [(-r, q + r) for q, r in shape]


def mirrored(shape: list[Step]) -> list[Step]:
    return [(r, q) for q, r in shape]


def images(shape: list[Step]) -> list[list[Step]]:
    """Every different turned and mirrored image, its first hex at (0, 0)."""
    found: dict[tuple[Step, ...], list[Step]] = {}
    for start in (shape, mirrored(shape)):
        image = start
        for _ in range(6):
            image = turned(image)
            q, r = min(image)
            moved = sorted((a - q, b - r) for a, b in image)
            found[tuple(moved)] = moved
    return list(found.values())


class Tables:
    """Everything printed, as flat vectors for the rules."""

    def __init__(self) -> None:
        self.names = hex_names()
        self.index = {axial(name): number for number, name in enumerate(self.names)}
        where = [axial(name) for name in self.names]
        self.distance = vec[i64]([steps_between(a, b) for a in where for b in where])
        self.read_patterns()
        self.read_cards()
        self.read_tiles()

    def read_patterns(self) -> None:
        """Placements as masks of hexes: all of a pattern, and those through one hex."""
        data: Any = read_data(PACKAGE, "patterns")
        self.pattern_names = [str(entry["name"]) for entry in data["pattern"]]
        self.pattern_shapes = [[(q, r) for q, r in entry["hexes"]] for entry in data["pattern"]]
        masks: list[int] = []
        starts = [0]
        through: list[int] = []
        through_starts = [0]
        for shape in self.pattern_shapes:
            placed = self.placements(shape)
            masks += placed
            starts.append(len(masks))
            for number in range(HEXES):
                through += [mask for mask in placed if mask >> number & 1]
                through_starts.append(len(through))
        self.masks = vec[i64](masks)
        corners = [spot for mask in masks for spot in range(HEXES) if mask >> spot & 1]
        self.corners = vec[i64](corners)
        """The four hexes of each placement, one after another."""
        self.starts = vec[i64](starts)
        self.through = vec[i64](through)
        self.through_starts = vec[i64](through_starts)

    def placements(self, shape: list[Step]) -> list[int]:
        found = []
        for image in images(shape):
            for q, r in self.index:
                hexes = [(q + a, r + b) for a, b in image]
                if all(each in self.index for each in hexes):
                    found.append(sum(1 << self.index[each] for each in hexes))
        return sorted(found)

    def read_cards(self) -> None:
        data: Any = read_data(PACKAGE, "cards")
        cards = {entry["id"]: entry for entry in data["card"]}
        every = [cards[name] for name in CARDS]
        self.copies = [int(card["copies"]) for card in every]
        self.timing = vec[i64]([TIMINGS.index(card["timing"]) for card in every])
        kinds = range(len(every))
        self.yellow = vec[i64]([kind for kind in kinds if self.timing[kind] == YELLOW])
        self.attack = vec[i64]([int(card.get("attack", 0)) for card in every])
        self.defence = vec[i64]([int(card.get("defence", 0)) for card in every])
        self.kid = [str(card.get("kid", "")) for card in every]
        self.two_opponents = [bool(card.get("two_opponents", False)) for card in every]

    def read_tiles(self) -> None:
        """Faces by tile * 2 + side (the centre is tile 12), positions as hex numbers."""
        data: Any = read_data(PACKAGE, "field")
        number = {name: each for each, name in enumerate(self.names)}
        tiles = list(FACES)
        self.tile_names = tiles
        self.faces = [list(data["tiles"][tile]) for tile in tiles]
        self.spots = [[number[name] for name in data["positions"][str(p)]] for p in range(1, 14)]
        self.fields = {name: str(text) for name, text in data["fields"].items()}

    def laid(self, text: str) -> list[int]:
        """The tiles a field's string names, as numbers of faces, by position."""
        return [self.tile_names.index(word) for word in text.replace("_", " ").split()]


@cache
def tables() -> Tables:
    """The printed tables, made at the first game of a process."""
    return Tables()


@cache
def spaced_fields() -> list[tuple[int, ...]]:
    """Every order of the twelve A sides with no two pink hexes adjacent and blue ones apart.

    No tile has both colours, so the pink tiles and the blue tiles are laid apart and every two
    ways that fill complementary positions make one field.
    """
    table = tables()
    centre = table.spots[TILE_SLOTS][0]
    near = [around(table, number, 1) for number in range(HEXES)]
    wide = [around(table, number, BLUES_APART - 1) for number in range(HEXES)]
    pink_tiles = [t for t in range(TILE_SLOTS) if PINK_FLOWERS in table.faces[2 * t]]
    blue_tiles = [t for t in range(TILE_SLOTS) if t not in pink_tiles]
    pinks: dict[int, list[dict[int, int]]] = {}
    blues: dict[int, list[dict[int, int]]] = {}
    lay_apart(
        pink_tiles,
        [flower_masks(table, t, PINK_FLOWERS) for t in pink_tiles],
        near,
        near[centre],
        {},
        pinks,
    )
    lay_apart(
        blue_tiles, [flower_masks(table, t, BLUE_FLOWERS) for t in blue_tiles], wide, 0, {}, blues
    )
    every = (1 << TILE_SLOTS) - 1
    joined = [
        pink | blue
        for taken, ways in pinks.items()
        for pink in ways
        for blue in blues.get(every ^ taken, [])
    ]
    return sorted(tuple([way[position] for position in range(TILE_SLOTS)]) for way in joined)


def lay_apart(
    tiles: list[int],
    masks: list[list[int]],
    reach: list[int],
    forbidden: int,
    laid: dict[int, int],
    found: dict[int, list[dict[int, int]]],
) -> None:
    """Lay these tiles at any positions whose coloured hexes keep clear of each other's reach."""
    if len(laid) == len(tiles):
        found.setdefault(sum(1 << position for position in laid), []).append(dict(laid))
        return
    tile, by_position = tiles[len(laid)], masks[len(laid)]
    for position in range(TILE_SLOTS):
        mask = by_position[position]
        if position in laid or mask & forbidden:
            continue
        around_it = zone(mask, reach)
        if not mask & around_it:
            laid[position] = tile
            lay_apart(tiles, masks, reach, forbidden | around_it, laid, found)
            del laid[position]


def flower_masks(table: Tables, tile: int, flowers: int) -> list[int]:
    """By position: the hexes (bits) where this tile's A side shows so many flowers."""
    face = table.faces[2 * tile]
    return [
        sum(1 << spot for spot, shown in zip(spots, face, strict=True) if shown == flowers)
        for spots in table.spots[:TILE_SLOTS]
    ]


def around(table: Tables, centre: i64, reach: i64) -> i64:
    """The hexes (bits) within reach of this one, itself not among them."""
    row = centre * HEXES
    found: i64 = 0
    for each in range(HEXES):
        if 0 < table.distance[row + each] <= reach:
            found |= bit(each)
    return found


def zone(mask: int, reach: list[int]) -> int:
    """Everything too near to one of these hexes."""
    whole = 0
    while mask:
        lowest = mask & -mask
        whole |= reach[lowest.bit_length() - 1]
        mask ^= lowest
    return whole
