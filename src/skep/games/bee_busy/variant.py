"""The variant: the player sheet that the options make, as lookup tables read once from its data."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    AREA,
    BEES,
    COMPLETE,
    DANGERS,
    EAST,
    EGGS,
    FLOWER,
    FREE,
    MARKS,
    NOTES,
    VISITED,
    WALLED,
    WEST,
    WORD_WALLS,
)
from skep.games.bee_busy.choices import AREAS, FACES, GOODS, SUMS, TRACKS, rolls
from skep.games.bee_busy.mind.weights import WEIGHTS
from skep.games.bee_busy.rules.bits import ones
from skep.games.bee_busy.rules.geometry import (
    COMB_ROWS,
    COMBS,
    PART_COLUMNS,
    PART_ROWS,
    PARTS,
    WINDOW_SIDE,
    comb_names,
    inner_walls,
    neighbours,
)
from skep.kernel.bits import bit

FLOWERS: Final = ("poppy", "cornflower", "sunflower")
FLOWER_COUNT: Final[i64] = 3
UPGRADES: Final = (
    "backwards",
    "additional value",
    "neighbour's garden",
    "flexible direction",
    "extra honey",
    "extra improvement",
    "huge honey storage",
    "third kind of flower",
)
WAYS: Final = 7
"""Directions and faces are counted from 1 to 6; a table's row has room for index 0."""


def section(data: dict[str, object], key: str) -> dict[str, object]:
    """A table within the data."""
    found = data[key]
    if not isinstance(found, dict):
        raise ValueError(f"'{key}' of the sheet is a table, not {found!r}")
    return found


def number(data: dict[str, object], key: str) -> int:
    found = data[key]
    if not isinstance(found, int):
        raise ValueError(f"'{key}' of the sheet is a whole number, not {found!r}")
    return found


def row(data: dict[str, object], key: str) -> list[object]:
    """A list within the data."""
    found = data[key]
    if not isinstance(found, list):
        raise ValueError(f"'{key}' of the sheet is a list, not {found!r}")
    return found


def numbers(data: dict[str, object], key: str) -> vec[i64]:
    return vec[i64]([int(str(each)) for each in row(data, key)])


@final
class Variant:
    """All numbers of the sheet, and what the other options say.

    Columns are meant by their index; -1 stands for "none".
    """

    def __init__(
        self, data: dict[str, object], players: int, modifier: int | None, either: bool, on: bool
    ) -> None:
        self.players: i64 = players
        self.either = either
        """May honey and wax be made of either good?"""
        self.crawl_through = on
        """May the path enter a complete comb?"""
        self.read_rounds(section(data, "rounds"))
        self.read_modifier(section(data, "modifier"), modifier)
        self.read_improvement(section(data, "improvement"))
        self.read_meadow(section(data, "meadow"), section(data, "pips"))
        self.read_production(section(data, "production"), section(data, "propolis"))
        self.read_combs(section(data, "combs"))
        self.read_score(section(data, "score"), section(data, "solo"))
        self.read_start(data)
        self.weights = vec[float](list(WEIGHTS))
        """What players that search think of all this; no rule."""

    def read_rounds(self, data: dict[str, object]) -> None:
        self.rounds: i64 = number(data, "count")
        self.crown: i64 = number(data, "crown")
        self.danger = vec[i64]([FLOWER] * (self.rounds + 1))
        self.needed = vec[i64]([0] * (self.rounds + 1))
        """The shield that makes each round safe."""
        for danger in row(data, "danger"):
            assert isinstance(danger, dict)
            when = number(danger, "round")
            self.danger[when] = DANGERS.index(str(danger["kind"]))
            self.needed[when] = number(danger, "shield")

    def read_modifier(self, data: dict[str, object], fixed: int | None) -> None:
        usable = numbers(data, "usable")
        self.usable: i64 = usable[self.players - 1]
        if fixed is not None:
            self.usable = fixed
        self.modifier_fields: i64 = number(data, "fields")
        self.take: i64 = number(data, "take")
        self.change: i64 = number(data, "change")

    def read_improvement(self, data: dict[str, object]) -> None:
        columns = [section(data, str(total)) for total in SUMS]
        upgrades = [str(column["upgrade"]) for column in columns]
        for upgrade in upgrades:
            if upgrade not in UPGRADES:
                raise ValueError(f"no upgrade of the sheet is called '{upgrade}'")
        self.upgrades = upgrades
        self.upgrade = vec[i64]([UPGRADES.index(name) for name in upgrades])
        """What each column brings, by its place in UPGRADES."""
        self.fields = vec[i64]([number(column, "fields") for column in columns])
        self.column_of = vec[i64]([-1] * (2 * FACES + 1))
        """The column a sum marks."""
        for column, total in enumerate(SUMS):
            self.column_of[total] = column
        self.adds_value = vec[i64]([int(name == "additional value") for name in upgrades])
        self.backwards: i64 = self.won_in("backwards")
        self.backward_steps: i64 = 0
        if self.backwards >= 0:
            self.backward_steps = number(columns[self.backwards], "box")
        self.flexible: i64 = self.won_in("flexible direction")
        self.extra_honey: i64 = self.won_in("extra honey")
        self.extra_mark: i64 = self.won_in("extra improvement")
        self.huge_storage: i64 = self.won_in("huge honey storage")

    def won_in(self, upgrade: str) -> int:
        """The column that brings the upgrade."""
        return self.upgrades.index(upgrade) if upgrade in self.upgrades else -1

    def column(self, total: int) -> int:
        """The column of a sum, or -1 for 0 ("needs nothing")."""
        return SUMS.index(total) if total else -1

    def read_meadow(self, data: dict[str, object], pips: dict[str, object]) -> None:
        parts = section(data, "parts")
        kinds = section(data, "flowers")
        self.part_mask = vec[i64]([0] * len(PARTS))
        self.part_column = vec[i64]([0] * len(PARTS))
        self.kind_mask = vec[i64]([0] * len(FLOWERS))
        self.kind_column = vec[i64]([self.column(needs(kinds, kind)) for kind in FLOWERS])
        self.circles = vec[i64]([number(section(kinds, kind), "circles") for kind in FLOWERS])
        self.gives = vec[i64]([0] * len(GOODS))
        """Cells whose flower gives nectar, and cells whose flower gives pollen."""
        self.items: list[str] = []
        """What lies in each cell: a flower's kind or an item."""
        for part, name in enumerate(PARTS):
            matrix = section(parts, name)
            self.part_column[part] = self.column(number(matrix, "opened_by"))
            for line in row(matrix, "rows"):
                assert isinstance(line, list)
                for thing in line:
                    self.read_cell(part, str(thing), kinds)
        self.scarce = any(
            self.circles[kind] < ones(self.kind_mask[kind]) for kind in range(len(FLOWERS))
        )
        """Can the circles of a kind run out?"""
        self.read_windows(pips)

    def read_cell(self, part: int, thing: str, kinds: dict[str, object]) -> None:
        here = bit(len(self.items))
        self.items.append(thing)
        if thing not in FLOWERS:
            return
        self.part_mask[part] |= here
        self.kind_mask[FLOWERS.index(thing)] |= here
        for good in row(section(kinds, thing), "gives"):
            self.gives[GOODS.index(str(good))] |= here

    def read_windows(self, pips: dict[str, object]) -> None:
        """`reach[window * WAYS + face]`: the flowers under the pips."""
        reach: list[int] = []
        first = 0
        flowers = self.part_mask[0] | self.part_mask[1] | self.part_mask[2]
        for rows in PART_ROWS:
            for top in range(rows - WINDOW_SIDE + 1):
                reach.append(0)
                for face in range(1, FACES + 1):
                    mask: i64 = 0
                    for pip in row(pips, str(face)):
                        assert isinstance(pip, list)
                        cell = first + (top + pip[0] - 1) * PART_COLUMNS + pip[1] - 1
                        mask |= bit(cell)
                    reach.append(mask & flowers)
            first += rows * PART_COLUMNS
        self.reach = vec[i64](reach)

    def read_production(self, data: dict[str, object], propolis: dict[str, object]) -> None:
        tracks = [section(data, track) for track in TRACKS]
        self.carries = vec[i64]([0] * (len(TRACKS) * WAYS))
        """`carries[track * WAYS + value]`: is the value printed on the track?"""
        for track, each in enumerate(tracks):
            for value in row(each, "values"):
                self.carries[track * WAYS + int(str(value))] = 1
        self.input = vec[i64]([GOODS.index(str(track["input"])) for track in tracks])
        self.makes = vec[i64](
            [int(str(section(track, "makes").get(what, 0))) for track in tracks for what in TRACKS]
        )
        """`makes[track * 3 + product]`: how much one bee makes."""
        self.honey_room: i64 = number(tracks[0], "dots")
        self.wax_room: i64 = number(tracks[1], "dots")
        self.propolis_room: i64 = number(tracks[2], "fields")
        self.shield = vec[i64]([0] * (self.propolis_room + 1))
        """The shield reached with so many propolis fields crossed, and their points."""
        self.points = vec[i64]([0] * (self.propolis_room + 1))
        shields, points = numbers(propolis, "shield"), numbers(propolis, "points")
        for field in range(self.propolis_room):
            self.shield[field + 1] = max(self.shield[field], shields[field])
            self.points[field + 1] = self.points[field] + points[field]

    def read_combs(self, data: dict[str, object]) -> None:
        if tuple(section(data, "rows").values()) != COMB_ROWS:
            raise ValueError(f"the combs of every sheet lie in rows of {COMB_ROWS}")
        around = neighbours()
        pairs = inner_walls()
        self.neighbour = vec[i64]([other for each in around for other in each])
        """`neighbour[comb * WAYS + direction]`, or -1."""
        self.wall = vec[i64]([-1] * (COMBS * WAYS))
        """The wall between a comb and that neighbour."""
        self.wall_combs = vec[i64]([comb for pair in pairs for comb in pair])
        self.comb_walls = vec[i64]([0] * (COMBS * 2))
        """The inner walls of each comb, as bits of two cells."""
        for wall, pair in enumerate(pairs):
            for comb, other in (pair, (pair[1], pair[0])):
                self.wall[comb * WAYS + around[comb].index(other, 1)] = wall
                self.comb_walls[comb * 2 + wall // WORD_WALLS] |= bit(wall % WORD_WALLS)
        self.stores: i64 = number(data, "store_honey")
        self.stores_huge: i64 = number(data, "store_honey_huge")

    def read_score(self, data: dict[str, object], solo: dict[str, object]) -> None:
        self.bee_points: i64 = number(data, "bee")
        self.honey_points: i64 = number(data, "honey")
        self.queen_points: i64 = number(data, "queen")
        self.queen_feeds: i64 = number(data, "queen_feeds")
        self.comb_points: i64 = number(data, "comb")
        self.stored_points: i64 = number(data, "stored_honey")
        self.dry_points: i64 = number(data, "dry")
        self.ranks = numbers(solo, "below")

    def read_start(self, data: dict[str, object]) -> None:
        """S3: the sheet before round 1."""
        bees, combs = section(data, "bees"), section(data, "combs")
        start = vec[i64]([0] * NOTES)
        start[AREA] = AREAS.index(str(section(data, "busy_bee")["start"]))
        self.icons: i64 = 0
        for area, name in enumerate(AREAS):
            icons, circled = (
                number(section(bees, name), "icons"),
                number(section(bees, name), "start"),
            )
            self.icons += icons
            start[BEES + area] = circled
            if name != "combs":
                start[FREE + area] = icons - circled
        names = comb_names()
        egg = names.index(str(combs["egg"]))
        west, east = (names.index(str(name)) for name in row(combs, "path"))
        start[EGGS] = start[COMPLETE] = bit(egg)
        start[VISITED] = bit(west) | bit(east)
        start[WEST], start[EAST] = west, east
        self.west_start: i64 = west
        self.east_start: i64 = east
        crossed = self.wall[west * WAYS + neighbours()[west].index(east, 1)]
        start[WALLED + crossed // WORD_WALLS] |= bit(crossed % WORD_WALLS)
        for half in range(2):
            start[WALLED + half] |= self.comb_walls[egg * 2 + half]
        self.start = start
        self.roll_of = vec[i64]([0] * (WAYS * WAYS * WAYS))
        """The number of a roll by its dice, smallest first, and the dice of each roll."""
        self.rolled = vec[i64]([die for dice in rolls() for die in dice])
        for index, (a, b, c) in enumerate(rolls()):
            self.roll_of[(a * WAYS + b) * WAYS + c] = index


def needs(kinds: dict[str, object], kind: str) -> int:
    """The sum whose column a kind of flower needs, or 0."""
    return number(section(kinds, kind), "needs")


def owns(variant: Variant, cells: vec[i64], at: i64, column: i64) -> bool:
    """R5.4: a full column is an owned upgrade; column -1 needs nothing and is nobody's."""
    return column >= 0 and cells[at + MARKS + column] == variant.fields[column]
