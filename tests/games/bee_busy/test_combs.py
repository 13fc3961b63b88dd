"""Phase 5 in Combs: crawling and walls."""

from games.bee_busy.table import at_roll, mine, offered, play, stocks, walls_of
from marks import rule

CROSSED = {"d4": "crossed"}


def crawls(tokens: list[str]) -> list[str]:
    return [token for token in tokens if token.startswith("crawl")]


def walls(tokens: list[str]) -> list[str]:
    return [token for token in tokens if token.startswith("wall")]


@rule("E13", "R11.1", "R11.2", "R11.3", "R11.5", "R11.7", "R12.1")
def test_the_comb_picture() -> None:
    literal = {"area": "combs", "combs": CROSSED, "wax": 1, "path": ["g1", "f2", "e3", "e4"]}
    state = play(at_roll(4, literal), "roll 2 3 5", "die 2", "keep", "stay")
    before = set(mine(state)["walls"])
    assert crawls(offered(state)) == ["crawl w 2", "crawl e 2"]
    assert offered(state)[0] == "done"
    play(state, "crawl w 2")
    own = mine(state)
    assert own["path"] == ["g2", "g1", "f2", "e3", "e4"]
    assert set(own["walls"]) - before == {"f2-g2", "g1-g2"}
    assert (own["missing"]["g1"], own["missing"]["g2"]) == (1, 2)
    assert crawls(offered(state)) == []
    play(state, "wall f1-g1")
    assert stocks(state)[3] == 0
    assert mine(state)["work"]["comb"] == "g1"
    assert mine(state)["combs"]["g1"] == "undecided"
    assert offered(state) == ["store egg", "store queen", "store nothing"]
    play(state, "store egg")
    assert mine(state)["combs"]["g1"] == "egg"
    assert state.view(0)["round"] == 5


@rule("E14", "U5", "R11.2", "RU-13")
def test_flexible_direction_goes_both_ways() -> None:
    literal = {"area": "combs", "full": [5]}
    state = play(at_roll(4, literal), "roll 1 2 3", "die 1", "keep", "stay")
    assert offered(state) == ["done", "crawl w 1", "crawl w 6", "crawl e 1", "crawl e 6"]
    play(state, "crawl w 6")
    assert mine(state)["path"] == ["f2", "e3", "e4"]
    assert "e3-f2" in mine(state)["walls"]


@rule("E14", "RU-13")
def test_without_crawling_through_complete_combs_are_closed() -> None:
    literal = {"area": "combs", "full": [5]}
    state = at_roll(4, literal, crawl_through="off")
    play(state, "roll 1 2 3", "die 1", "keep", "stay")
    assert offered(state) == ["done", "crawl w 6", "crawl e 1", "crawl e 6"]


@rule("RU-13", "RU-14", "R11.3")
def test_the_path_through_the_eggs_comb_leaves_the_egg() -> None:
    state = play(at_roll(4, {"area": "combs"}), "roll 1 2 3", "die 1", "keep", "stay")
    before = mine(state)["walls"]
    play(state, "crawl w 1")
    assert mine(state)["path"] == ["d4", "e3", "e4"]
    assert mine(state)["combs"] == {"d4": "egg"}
    assert mine(state)["walls"] == before


@rule("E15", "R11.3", "R11.2")
def test_three_walls_at_once() -> None:
    literal = {"area": "combs", "path": ["f2", "e3", "e4"]}
    state = play(at_roll(4, literal), "roll 2 3 5", "die 2", "keep", "stay")
    before = set(mine(state)["walls"])
    assert crawls(offered(state)) == ["crawl w 2", "crawl e 2"]
    play(state, "crawl w 2")
    assert mine(state)["path"] == ["f3", "f2", "e3", "e4"]
    assert set(mine(state)["walls"]) - before == {"e3-f3", "e4-f3", "f2-f3"}


@rule("R11.2", "R11.4", "RU-40")
def test_no_crawl_onto_the_path_or_out_of_the_combs() -> None:
    literal = {"area": "combs", "path": ["e1", "e2", "e3", "e4", "e5", "e6"]}
    state = play(at_roll(4, literal), "roll 1 2 5", "die 2", "keep", "stay")
    assert state.view(0)["round"] == 5  # east is the border, west is the path: no question


@rule("R11.1", "R11.6", "RU-15")
def test_walls_before_and_after_a_crawl() -> None:
    literal = {"area": "combs", "wax": 2}
    state = play(at_roll(4, literal), "roll 2 3 6", "die 3", "keep", "stay", "wall a1-a2")
    assert crawls(offered(state)) == ["crawl w 3", "crawl e 3"]
    play(state, "crawl e 3", "wall a1-b1")
    assert stocks(state)[3] == 0
    assert {"a1-a2", "a1-b1", "e4-f4"} <= set(mine(state)["walls"])


@rule("R11.5", "R11.1")
def test_a_wall_is_bought_anywhere_but_once() -> None:
    literal = {"area": "combs", "wax": 2}
    state = play(at_roll(4, literal), "roll 2 3 6", "die 3", "keep", "stay")
    assert len(walls(offered(state))) == 83
    assert "wall e3-e4" not in offered(state)
    play(state, "wall a1-a2")
    assert len(walls(offered(state))) == 82
    play(state, "done")
    assert stocks(state)[3] == 1


@rule("RU-16", "R11.6", "X3")
def test_without_a_bee_walls_can_still_be_bought() -> None:
    literal = {"area": "combs", "wax": 1, "bees": [1, 1, 0]}
    state = play(at_roll(19, literal), "roll 2 3 6", "die 3", "keep", "stay")
    assert crawls(offered(state)) == []
    assert len(offered(state)) == 84


@rule("R11.7", "R12.1", "RU-17")
def test_a_crawl_can_complete_two_combs() -> None:
    literal = {
        "area": "combs", "combs": CROSSED,
        "walls": [*walls_of("f2", but="e3-f2"), *walls_of("e3", but="e3-f2")],
    }  # fmt: skip
    state = play(at_roll(6, literal), "roll 1 5 6", "die 6", "keep", "stay", "crawl w 6")
    assert mine(state)["work"]["comb"] == "e3"
    play(state, "store egg")
    assert mine(state)["work"]["comb"] == "f2"
