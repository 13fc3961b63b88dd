"""Records: text that tells a whole game, and every way it can be broken."""

import pytest

from skep.kernel import BadRecord, Forfeit, Match, Random, read_record, write_record
from toys import BIDS, PEBBLES

WHOLE = """\
skep record 1
game toy-pebbles
rules 1
option players 2
option heap 4
option most 3
option last wins
seat 0 Ann
seat 1 bot:hard

seat0 take 1
seat1 take 3
# scores 0 1
"""


def test_a_record_is_read_and_written_back_letter_by_letter() -> None:
    record = read_record(WHOLE)
    assert record.seats == {0: "Ann", 1: "bot:hard"}
    assert record.match.state.winners() == [False, True]
    assert write_record(record.match, record.seats) == WHOLE


def test_chance_is_recorded_so_replaying_needs_no_seed() -> None:
    match = Match(BIDS.build({"players": 4}))
    match.advance(Random(8))
    text = write_record(match)
    assert text.count("\nchance deal ") == 12
    again = read_record(text).match
    assert again.log == match.log
    assert again.state.same_as(match.state)


def test_a_game_begun_from_a_position_carries_it() -> None:
    game = PEBBLES.build({})
    match = Match(game, game.from_position({"heap": 3, "turn": 1}))
    match.apply(1, game.choice("take 1"))
    text = write_record(match)
    assert 'position {"heap":3,"turn":1}' in text
    assert read_record(text).match.state.position() == {"heap": 2, "turn": 0}


def test_a_game_begun_at_its_start_carries_no_position() -> None:
    game = PEBBLES.build({})
    match = Match(game, game.from_position({"heap": 15, "turn": 0}))
    assert "position" not in write_record(match)


def test_comments_blank_lines_and_windows_line_ends_are_ignored() -> None:
    spaced = "\r\n# a comment\r\n" + WHOLE.replace("\n", "\r\n\r\n")
    assert write_record(read_record(spaced).match) == write_record(read_record(WHOLE).match)


@pytest.mark.parametrize(
    ("name", "kept"), [("", ""), ("Ann  of\nGreen", "Ann of Green"), ("Zoé # 1", "Zoé # 1")]
)
def test_any_name_of_a_seat_survives(name: str, kept: str) -> None:
    text = write_record(read_record(WHOLE).match, {0: name})
    assert read_record(text).seats == {0: kept}


BROKEN = {
    "empty": ("", "begins with 'skep record 1', not with ''"),
    "garbage": ("\x00\x01 PNG", "not with '\x00\x01 PNG'"),
    "another format": (WHOLE.replace("record 1", "record 2"), "not with 'skep record 2'"),
    "no game": (WHOLE.replace("game toy-pebbles\n", ""), "no line 'game <name>'"),
    "game without a name": (WHOLE.replace("game toy-pebbles", "game"), "line 2 of the record"),
    "unknown game": (WHOLE.replace("toy-pebbles", "toy-pebble"), "no game 'toy-pebble': there are"),
    "no rules": (WHOLE.replace("rules 1\n", ""), "follows rules 0 of toy-pebbles, but rules 1"),
    "other rules": (WHOLE.replace("rules 1", "rules 7"), "follows rules 7 of toy-pebbles"),
    "rules no number": (WHOLE.replace("rules 1", "rules one"), "line 3 of the record cannot be"),
    "unknown option": (WHOLE.replace("option heap 4", "option hoop 4"), "no option 'hoop'"),
    "bad value": (WHOLE.replace("option heap 4", "option heap x"), "'heap' cannot be 'x'"),
    "clash": (WHOLE.replace("option heap 4", "option heap 2"), "'heap' 2 clashes with 'most' 3"),
    "option without a value": (WHOLE.replace("heap 4", "heap"), "line 5 of the record cannot"),
    "seat no number": (WHOLE.replace("seat 0 Ann", "seat Ann"), "line 8 of the record cannot"),
    "position not json": (WHOLE.replace("seat 0 Ann", "position {"), "line 8 of the record"),
    "position no object": (WHOLE.replace("seat 0 Ann", "position [1]"), "line 8 of the record"),
    "position too deep": (
        WHOLE.replace("seat 0 Ann", "position " + "[" * 100_000),
        "line 8 of the record",
    ),
    "position impossible": (
        WHOLE.replace("seat 0 Ann", 'position {"heap":99,"turn":0}'),
        "the record's position: 'heap' must be a whole number from 0 to 4, not '99'",
    ),
    "position says a thing twice": (
        WHOLE.replace("seat 0 Ann", 'position {"heap":3,"turn":0,"heap":4}'),
        "line 8 of the record",
    ),
    "position of another kind": (
        WHOLE.replace("seat 0 Ann", 'position {"heap":4,"turn":0,"hoop":1}'),
        "the position has no 'hoop': it may have 'heap', 'turn'",
    ),
    "seat beyond the table": (WHOLE.replace("seat 1 bot", "seat 7 bot"), "there is no seat 7"),
    "option twice": (WHOLE.replace("seat 0 Ann", "option heap 5"), "line 8 .*'option heap' again"),
    "game twice": (WHOLE.replace("seat 0 Ann", "game toy-bids"), "line 8 .*'game' again"),
    "illegal choice": (
        WHOLE.replace("seat1 take 3", "seat1 take 4"),
        "line 12 of the record, 'seat1 take 4': seat1 cannot choose 'take 4' now: it may choose",
    ),
    "out of turn": (WHOLE.replace("seat1", "seat0"), "line 12 .*it is for seat1 to choose"),
    "unknown token": (WHOLE.replace("take 3", "grab 3"), "line 12 .*no choice 'grab 3'; near"),
    "no token": (WHOLE.replace("seat1 take 3", "seat1"), "line 12 .*no choice ''; near"),
    "nobody": (WHOLE.replace("seat1 take", "queen take"), "line 12 .*'queen' is no actor"),
    "odd seat": (WHOLE.replace("seat1 take", "seat² take"), "line 12 .*'seat²' is no actor"),
    "seat beyond numbers": (WHOLE.replace("seat1 take", f"seat{'9' * 5000} take"), "line 12 "),
    "after the end": (WHOLE + "seat0 take 1\n", "line 14 .*the game is over"),
}


@pytest.mark.parametrize(("text", "said"), BROKEN.values(), ids=BROKEN)
def test_a_broken_record_says_where_and_what(text: str, said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        read_record(text)


# ------------------------------------------------------------------ lost without being beaten

THREE = """\
skep record 1
game toy-bids
rules 1
option players 3
option rounds 1

chance deal 4
chance deal 3
chance deal 3
chance prize 2
seat0 bid 4
forfeit seat0 gave-up
seat1 bid 3
seat2 bid 3
# scores 2 0 0
# winners 1 2
"""


def test_who_gave_up_cannot_win_and_the_record_says_where() -> None:
    match = read_record(THREE).match
    assert match.forfeits == [Forfeit(5, 0, late=False)]
    assert match.state.winners() == [True, False, False]
    assert match.winners() == [False, True, True]  # the most points of those who are left
    assert write_record(match) == THREE


def test_the_last_seat_left_has_won_and_nothing_follows() -> None:
    late = WHOLE.replace("seat1 take 3\n# scores 0 1\n", "forfeit seat1 late\n")
    match = read_record(late).match
    assert match.over
    assert not match.state.over
    assert match.winners() == [True, False]
    text = write_record(match)
    assert text.endswith("forfeit seat1 late\n# scores 0 0\n# winners 0\n")
    assert read_record(text).match.forfeits == match.forfeits
    with pytest.raises(BadRecord, match=r"line 13 .*the game is over: one seat is left"):
        read_record(late + "seat1 take 3\n")


def test_taking_back_takes_back_a_later_forfeit() -> None:
    match = read_record(THREE).match
    match.take_back(2)
    assert match.lost == [0]
    match.take_back(1)
    assert match.lost == []


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("forfeit seat7 late", "there is no seat 7: seats are whole numbers, 0 to 1"),
        ("forfeit chance late", "there is no seat -1"),
        ("forfeit 1 late", "'1' is no actor"),
        ("forfeit seat1", "this is written 'forfeit seat0 gave-up' or 'forfeit seat0 late'"),
        ("forfeit seat1 asleep", "this is written 'forfeit seat0 gave-up'"),
        ("forfeit seat1 late\nforfeit seat1 late", "line 13 .*seat1 has lost already"),
        ("forfeit seat1 late\nforfeit seat0 late", "line 13 .*seat0 is the only one left"),
    ],
)
def test_a_forfeit_that_cannot_be(line: str, said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        read_record(WHOLE.replace("seat1 take 3", line))
