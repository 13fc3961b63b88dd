"""Notation: moves, positions, whole records."""

from typing import Any

import pytest

from games.pollennation.table import free, game, in_writing, play, s0, slots_holding, stored
from marks import rule
from skep.games.pollennation.show.notation import game_notation, position_line
from skep.kernel import Match

RECORD = """\
[PollenNation players=2 deal=fixed setup=open start=seat0]
home b3 o9   post b12 o6 b1 o7 b5 o11   first b
1. b 1>3:WW          o 7>9:PP
2. b 3>6:WYY +2      o 9>12:PRR +2
3. b Q3>5 s:B2       o Q9>11 s:O2
4. b 5>6:Y +2        o 11>12:R +2
"""
TOKENS = [
    "home 3", "home 9", "post 12", "post 6", "post 1", "post 7", "post 5", "post 11",
    "worker 1", "worker 7",
    "worker 3", "drop white", "worker 9", "drop pink",
    "queen", "store", "keep blue 2", "keep yellow 0",
    "queen", "store", "keep red 0", "keep orange 2",
    "worker 5", "worker 11",
]  # fmt: skip


@rule("R6.14", "R6.33")
def test_worked_record_plays_as_written() -> None:
    match = Match(game(deal="fixed", setup="open", start="seat0"))
    for token in TOKENS:
        match.apply(match.state.actors()[0], match.game.choice(token))
        match.state.check()
    state: Any = match.state
    assert state.scores() == [4, 4]
    assert slots_holding(state) == {
        2: "OOW", 4: "PPW", 6: "YYYY", 8: "BPB".replace("PB", "BP"), 10: "PWW", 12: "RRRR",
    }  # fmt: skip
    view: Any = state.view(None)
    black, orange = view["colonies"]
    assert (black["queen"], black["workers"], black["drones"]) == (5, [6, 6, 12], [3, 3])
    assert (orange["queen"], orange["workers"], orange["drones"]) == (11, [6, 12, 12], [9, 9])
    assert (stored(state, 0), stored(state, 1)) == ("BB", "OO")
    assert game_notation(match) == RECORD


def test_two_moves_of_a_turn_are_joined() -> None:
    match = Match(game(deal="fixed", setup="open", start="seat0", moves_per_turn=2))
    for token in [*TOKENS[:8], "drone 3 cw", "worker 5", "drone 9 cw"]:
        match.apply(match.state.actors()[0], match.game.choice(token))
    assert "1. b D3>4/5>7:BB     o D9>10" in game_notation(match)


@pytest.mark.parametrize(
    ("state", "tokens", "written"),
    [
        (s0(), ["worker 12"], "12>2:RR"),
        (s0(black={"queen": None, "workers": [5, 5, 5], "drones": [6, 3]}), ["drone 6 ccw"],
         "D6>5 q p2"),
        (s0(black={"workers": [5, 5, 12], "drones": [6, 3]}), ["drone 6 ccw"], "D6>5 p2"),
        (s0({5: "BBY", 3: "Y"}), ["queen", "store", "keep blue 1", "keep yellow 1"],
         "Q3>5 s:B1Y1"),
        (s0(), ["queen", "blossom"], "Q3>5 b"),
        (s0({5: "", 8: "BBBBBBBBBB"}), ["queen"], "Q3>5 -"),
        (s0({6: "YYYRBPO", 5: "W", 3: "Y", 1: "W"}, {"queen": 6}), ["worker 5"], "5>6:W +6J"),
        (s0({5: "Y", 3: "YBB"}, {"score": 8}), ["worker 5"], "5>6:Y +2#"),
        (s0(scoreless=199), ["drone 3 cw"], "D3>4 =stall"),
        (s0(), ["drone 3 cw", "drone 9 cw", "drone 4 ccw", "drone 10 ccw"] * 2, "D10>9 =rep"),
    ],
)  # fmt: skip
def test_moves_in_writing(state: Any, tokens: list[str], written: str) -> None:
    assert in_writing(state, *tokens) == written


def test_position_in_one_line() -> None:
    state = s0({5: ""}, {"queen": 5, "stored": "BB"}, {"queen": None, "score": 2}, scoreless=7)
    assert position_line(state.cells, state.variant) == (
        "12:R2 RR | 1:W3 WW | 2:O5 OO | 3:Y3 YY | 4:P5 PP | 5:B2 | 6:Y2 YY | 7:P3 PP | 8:B5 BB | "
        "9:R3 RR | 10:W5 WW | 11:O2 OO; b Q5[BB] D3,3 W1,5,12; o Q-[] D9,9 W6,7,11; "
        "res R6 B6 P6 Y6 O6 W6; score 0-2; move b; idle 7"
    )


def test_long_sowings_are_written_drop_by_drop() -> None:
    state = s0({12: "RRRRRRBBBBYYYPPPOOOWWW", 3: "Y", 1: "W", 4: "PP"})
    order = ["white"] * 3 + ["orange"] * 3 + ["pink"] * 3 + ["yellow"] * 3 + ["blue"] * 4
    drops = [f"drop {colour}" for colour in order]
    assert in_writing(state, "worker 12", *drops) == "12>10:WWWOOOPPPYYYBBBBRRRRRR"
    play(state, "worker 12", *drops)
    assert free(state, 12) == "Y"


def test_workers_placed_without_a_choice_are_written_too() -> None:
    match = Match(game(deal="fixed", setup="open", start="seat0", workers=5))
    for token in ("home 3", "home 9", "drone 3 cw"):
        match.apply(match.state.actors()[0], match.game.choice(token))
    assert "home b3 o9   post b1 b2 b4 b5 o6 o7 o8 o10 o11 b12   first b" in game_notation(match)
