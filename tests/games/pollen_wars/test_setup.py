"""Setting up: the field, the hives, the first cards and the first queen (S1 to S7)."""

from collections import Counter
from typing import Any

import pytest

from games.pollen_wars.table import game
from marks import rule
from skep.games.pollen_wars.game import PollenWars
from skep.games.pollen_wars.rules.field import spaced_fields
from skep.kernel import CHANCE, HIDDEN, BadOption, Match, Random


def start(**options: object) -> Match:
    return Match(game(**options))


def tokens(match: Match) -> list[str]:
    seat = match.state.actors()[0]
    return [match.game.token(choice) for choice in match.state.legal(seat)]


def play(match: Match, seat: int, *chosen: str) -> None:
    for token in chosen:
        match.apply(seat, match.game.choice(token))


def until(match: Match, ask: str, seed: int = 1) -> Any:
    """Let Chance and random queens act until this is to be decided."""
    rng = Random(seed)
    while match.state.view(None)["ask"] != ask:
        seat = match.state.actors()[0]
        open_to = match.state.legal(seat)
        choice = match.state.sample(rng) if seat == CHANCE else open_to[rng.randrange(len(open_to))]
        match.apply(seat, choice)
    return match.state.view(None)


def flowers(match: Match) -> list[int]:
    view: Any = match.state.view(None)
    return [spot["flowers"] for spot in view["field"]]


@rule("S1")
@pytest.mark.parametrize(
    ("field", "total", "rocks"),
    [
        ("garden", 123, 0),
        ("clover", 123, 0),
        ("quarry", 108, 10),
        ("islet", 96, 18),
        ("sunburst", 125, 0),
    ],
)
def test_ready_made_fields_lie_from_the_start(field: str, total: int, rocks: int) -> None:
    match = start(field=field)
    assert match.state.view(None)["ask"] == "pattern"
    assert (sum(flowers(match)), flowers(match).count(0)) == (total, rocks)


@rule("S1")
def test_the_garden_is_as_drawn() -> None:
    rows = ["31134", "211221", "2343212", "11121431"]  # a to d
    assert flowers(start())[:26] == [int(digit) for row in rows for digit in row]
    view: Any = start().state.view(None)
    blue = [spot["name"] for spot in view["field"] if spot["colour"] == "blue"]
    assert blue == ["a5", "c3", "d6", "e2", "f5", "g8"]


@rule("S1")
def test_a_custom_field_is_laid_tile_by_tile() -> None:
    match = start(field="custom:1B 2A 3A 4A 5A 6A 7A 8A 9A 10A 11A 12B cB")
    view: Any = match.state.view(None)
    assert view["tiles"][0] == "1B"
    assert view["tiles"][-1] == "cB"
    assert flowers(match).count(7) == 1


@rule("S1")
@pytest.mark.parametrize(
    "field",
    [
        "custom:",
        "custom:1A 2A",
        "custom:1A 1A 3A 4A 5A 6A 7A 8A 9A 10A 11A 12A cA",
        "custom:1C 2A 3A 4A 5A 6A 7A 8A 9A 10A 11A 12A cA",
        "custom:1A 2A 3A 4A 5A 6A 7A 8A 9A 10A 11A 12A 13A",
        "meadow",
    ],
)
def test_a_field_that_cannot_be_laid_is_refused_by_name(field: str) -> None:
    with pytest.raises(BadOption, match="option 'field' cannot be"):
        game(field=field)


@rule("S1")
def test_a_random_field_draws_rocks_then_tiles_then_the_centre() -> None:
    match = start(field="random", rock_tiles=2, seven_yellow="on", centre="chance")
    assert tokens(match) == [f"rock {n}" for n in range(1, 12)]
    play(match, CHANCE, "rock 3", "rock 7")
    assert "tile 3B" in tokens(match)
    assert "tile 3A" not in tokens(match)
    assert "tile 12B" in tokens(match)
    assert {weight for _, weight in match.state.chances()} == {1}
    until(match, "centre")
    assert tokens(match) == ["centre A", "centre B"]
    until(match, "pattern")
    assert flowers(match).count(0) == 4


@rule("S1")
def test_spaced_fields_are_equally_likely_and_keep_the_hint() -> None:
    fields = spaced_fields()
    assert len(fields) == 6336
    match = start(field="spaced")
    first = Counter(way[0] for way in fields)
    weights = {match.game.token(c): weight for c, weight in match.state.chances()}
    assert weights == {f"tile {tile + 1}A": count for tile, count in first.items()}
    until(match, "pattern", seed=5)
    view: Any = match.state.view(None)
    rich = {
        colour: [(s["q"], s["r"]) for s in view["field"] if s["colour"] == colour]
        for colour in ("pink", "blue")
    }
    assert apart(rich["pink"]) >= 2
    assert apart(rich["blue"]) >= 3


def apart(spots: list[tuple[int, int]]) -> int:
    """The least distance between two of these hexes."""
    return min(
        max(abs(a - c), abs(b - d), abs(a + b - c - d))
        for a, b in spots
        for c, d in spots
        if (a, b) != (c, d)
    )


@rule("S1")
def test_a_drafted_field_is_laid_in_turn_and_reaches_its_rocks() -> None:
    match = start(field="drafted", rock_tiles=1)
    for position in range(12):
        assert match.state.actors() == (position % 3,)
        plain = [token for token in tokens(match) if token[-1] == "A"]
        play(match, position % 3, (plain or tokens(match))[0])
    assert tokens(match) == ["centre A", "centre B"]
    play(match, 0, "centre B")
    view: Any = match.state.view(None)
    rocks = [tile for tile in view["tiles"][:12] if tile[-1] == "B"]
    assert len(rocks) == 1


@rule("S2")
@pytest.mark.parametrize(("players", "pollen"), [(2, 5), (3, 5), (4, 5), (5, 10), (6, 10)])
def test_hives_at_the_start(players: int, pollen: int) -> None:
    view: Any = start(players=players).state.view(None)
    for hive in view["hives"]:
        assert hive["foragers"] == {"home": 9, "field": 0, "dead": 0}
        assert hive["soldiers"] == {"ready": 5, "field": 0, "injured": 0, "due": 0}
        assert (hive["pollen"], hive["infested"], hive["cards"]["honey"]) == (pollen, True, 0)


@rule("S3")
def test_each_queen_sees_her_own_pattern_card_and_nobody_a_dormant_one() -> None:
    match = start()
    play(match, CHANCE, *[f"pattern {n}" for n in (4, 2, 6, 1, 3, 5, 7)])
    for seat in range(3):
        view: Any = match.state.view(seat)
        assert [hive["pattern"] for hive in view["hives"]] == [
            (4, 2, 6)[seat] if other == seat else None for other in range(3)
        ]
        assert [slot["pattern"] for slot in view["dormant"]] == [None] * 4
        seen = [line.choice for line in match.log_for(seat) if line.choice != HIDDEN]
        assert [match.game.token(choice) for choice in seen] == [f"pattern {(4, 2, 6)[seat]}"]
        events = [event for line in match.events(seat) for event in line]
        dealt = {"seat": seat, "pattern": (4, 2, 6)[seat]}
        assert [details for _, details in events if "pattern" in details] == [dealt]
        assert [name for name, _ in events] == ["pattern-dealt"] * 3 + ["pattern-laid"] * 4


@rule("S4", "S6", "G59")
def test_ladybirds_are_public_and_the_most_spots_begin() -> None:
    match = start()
    until(match, "ladybird")
    play(match, CHANCE, "ladybird 3", "ladybird 7")
    assert tokens(match) == ["ladybird 2", "ladybird 4", "ladybird 5", "ladybird 6"]
    play(match, CHANCE, "ladybird 5")
    view: Any = match.state.view(None)
    assert [hive["spots"] for hive in view["hives"]] == [3, 7, 5]
    assert view["first"] == 1


@rule("S5")
def test_first_cards_are_never_blue_and_seen_by_their_owner() -> None:
    match = start()
    until(match, "draw")
    assert not {"card H1", "card H8"} & set(tokens(match))
    weights = {match.game.token(c): weight for c, weight in match.state.chances()}
    assert (weights["card H7"], weights["card H2"]) == (6, 1)
    play(match, CHANCE, "card H7")
    assert tokens(match)[0] == "card J1"
    play(match, CHANCE, "card J4")
    hands = [match.state.view(seat)["hives"][0] for seat in (0, 1)]  # type: ignore[index]
    assert [hand["hand"] for hand in hands] == [["H7", "J4"], None]
    assert hands[1]["cards"] == {"honey": 1, "jelly": 1}


@rule("S6", "G20", "G21")
def test_the_first_queen_lays_fungi_anywhere_then_the_drifting_bee_on_the_richest() -> None:
    match = start(extra_stumps=1)
    view = until(match, "fungus")
    first = view["first"]
    assert len(tokens(match)) == 61
    play(match, first, "a5")
    assert "a5" not in tokens(match)
    play(match, first, "b1", "h8")
    assert match.state.view(None)["ask"] == "stump"
    play(match, first, "c3")
    assert tokens(match) == ["d6", "e2", "f5", "g8"]


@rule("G20")
def test_with_the_sunburst_the_drifting_bee_has_one_place() -> None:
    match = start(field="sunburst", fungi=1)
    view = until(match, "fungus")
    play(match, view["first"], "b1")
    assert tokens(match) == ["d6"]


@rule("G21")
def test_a_fungus_may_cover_a_rock() -> None:
    match = start(field="quarry")
    until(match, "fungus")
    assert len(tokens(match)) == 61


@rule("S7")
def test_the_first_queen_has_the_first_turn() -> None:
    match = start(players=5)
    view = until(match, "action")
    assert (view["active"], view["round"], view["turn"]) == (view["first"], 1, 1)


@rule("G62")
@pytest.mark.parametrize(
    ("options", "spare"),
    [({"players": 4}, 1), ({"players": 5}, 0), ({"family": "raids"}, 4), ({"fungi": 2}, 2)],
)
def test_extra_stumps_are_left_over_fungus_tiles(options: dict[str, object], spare: int) -> None:
    assert isinstance(game(**options, extra_stumps=spare), PollenWars)
    with pytest.raises(BadOption, match="extra_stumps"):
        game(**options, extra_stumps=spare + 1)
