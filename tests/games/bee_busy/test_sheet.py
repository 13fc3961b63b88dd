"""The printed sheet: what the data says, and the sheet before round 1."""

from games.bee_busy.table import asked, game, lines, mine, offered, start
from marks import rule
from skep.games.bee_busy.choices import rolls
from skep.games.bee_busy.rules.geometry import cell_names, comb_names, inner_walls, neighbours

WINDOWS = {
    "L1": ("C", "CP", "CCS", "CCSP", "CCCSP", "CPSCSP"),
    "L2": ("·", "PP", "S·C", "PSCP", "PS·CP", "PSCSPP"),
    "C1": ("P", "PP", "CPS", "PCSP", "PCPSP", "PCSCPP"),
    "C2": ("·", "CC", "P·P", "CPPC", "CP·PC", "CSPPPC"),
    "C3": ("C", "SS", "PCC", "SPCS", "SPCCS", "SPCPCS"),
    "R1": ("·", "CC", "P·S", "CPSC", "CP·SC", "CCSPSC"),
    "R2": ("P", "CP", "SPP", "CSPP", "CSPPP", "CSPSCP"),
}
"""What each face touches in each window, as the specification lists it."""


@rule("E1", "S1", "S3", "R14.1")
def test_start_sheet_scores_seven() -> None:
    state = start()
    assert lines(state) == [6, 0, 0, 0, 0, 1, 0, 7]
    own = mine(state)
    missing = own["missing"]
    assert {comb: missing[comb] for comb in ("g1", "g2", "e3", "d3", "b2")} == {
        "g1": 3,
        "g2": 4,
        "e3": 4,
        "d3": 5,
        "b2": 6,
    }
    assert own["combs"] == {"d4": "egg"}
    assert own["path"] == ["e3", "e4"]
    assert own["area"] == "meadow"
    assert [bees["free"] for bees in own["bees"].values()] == [2, 1, 0]


@rule("S2", "S4")
def test_start_player_is_drawn_unless_he_is_named_or_alone() -> None:
    state = start(players=3)
    assert state.chances() == [(288, 1), (289, 1), (290, 1)]
    state.apply(-1, 290)
    assert state.view(0)["first"] == 2
    assert start(players=3, first=1).view(None)["first"] == 1
    assert start().view(None)["stage"] == "roll"
    assert asked(state) is None


@rule("RU-2", "RU-3")
def test_every_face_touches_what_the_sheet_shows() -> None:
    view = start().view(0)
    printed = view["sheet"]
    assert isinstance(printed, dict)
    letters = {"poppy": "P", "cornflower": "C", "sunflower": "S"}
    for window, faces in WINDOWS.items():
        for face, expected in enumerate(faces):
            touched = printed["windows"][window][face]
            found = sorted(letters[printed["meadow"][cell]] for cell in touched)
            assert found == sorted(expected.replace("·", "")), (window, face + 1)


@rule("RU-6", "RU-24")
def test_flowers_have_as_many_circles_as_there_are_of_them() -> None:
    printed = game().variant
    flowers = [item for item in printed.items if item in ("poppy", "cornflower", "sunflower")]
    counts = [flowers.count(kind) for kind in ("poppy", "cornflower", "sunflower")]
    assert counts == list(printed.circles) == [12, 12, 6]
    assert not printed.scarce
    assert len(printed.items) == len(cell_names()) == 39
    assert [printed.items[cell_names().index(cell)] for cell in ("L32", "R22", "C32")] == [
        "cat",
        "gnome",
        "beehive",
    ]
    assert [printed.part_column[part] for part in range(3)] == [2, -1, 6]


@rule("RU-11", "RU-12")
def test_combs_lie_in_a_hexagon_with_a_marked_outline() -> None:
    names = comb_names()
    around = neighbours()
    assert [names[comb] for comb in around[names.index("f2")][1:]] == [
        "e3",
        "f3",
        "g2",
        "e2",
        "f1",
        "g1",
    ]
    assert len(names) == 37
    assert len(inner_walls()) == 90
    assert sum(each[1:].count(-1) for each in around) == 42
    walls = mine(start())["walls"]
    assert len(walls) == 7
    assert "e3-e4" in walls


@rule("R3.1")
def test_three_dice_fall_in_56_ways_of_216() -> None:
    state = start()
    chances = state.chances()
    assert len(chances) == len(rolls()) == 56
    assert sum(weight for _, weight in chances) == 216
    weights = {state.game.token(choice): weight for choice, weight in chances}
    assert [weights[roll] for roll in ("roll 4 4 4", "roll 1 1 6", "roll 1 6 6", "roll 2 3 6")] == [
        1,
        3,
        3,
        6,
    ]
    assert offered(state, -1)[0] == "roll 1 1 1"


@rule("RU-10", "R2.2")
def test_shields_and_points_of_the_propolis_track() -> None:
    printed = game().variant
    assert list(printed.shield) == [0, 1, 1, 2, 2, 3, 3]
    assert list(printed.points) == [0, 0, 1, 1, 3, 3, 6]
