"""Playing in the terminal, typed as somebody would."""

from pathlib import Path

import pytest

from cli.programme import fine, refused
from skep.kernel import read_record

TWO = ("play", "toy-pebbles", "-o", "heap=4", "-s", "1=me:Ann", "-s", "2=me:Bo")


def test_a_whole_game_by_numbers_and_tokens() -> None:
    said = fine(*TWO, typed="1\ntake 3\n")
    assert "4: oooo" in said
    assert "  1 Take one pebble take 1" in said
    assert "Seat 1 (Ann) › " in said
    assert "\nAnn takes 1.\n3: ooo\n" in said
    assert said.endswith("Seat 1 (Ann): 0 points\nSeat 2 (Bo): 1 point (winner)\n")


def test_tokens_may_be_typed_loosely() -> None:
    assert "Seat 2 (Bo): 1 point (winner)" in fine(*TWO, typed="  TAKE   1 \nTake 3\n")


def test_alone_against_a_bot() -> None:
    said = fine("play", "toy-pebbles", "-o", "heap=5", "--seed", "1", typed="1\n1\n1\n1\n1\n")
    assert "The game is over." in said
    assert "(bot:hard)" in said


def test_bots_alone_play_to_the_end() -> None:
    bots = ("-s", "1=bot:random", "-s", "2=bot:random")
    assert "The game is over." in fine("play", "toy-bids", *bots, "--seed", "2")


def test_the_same_seed_plays_the_same_game() -> None:
    game = ("play", "toy-bids", "-s", "1=bot:random", "-s", "2=bot:random", "--seed", "9")
    assert fine(*game) == fine(*game)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("foo", "“foo” isn’t an option. Type a number from 1 to 3"),
        ("0", "“0” isn’t an option"),
        ("4", "“4” isn’t an option"),
        ("9" * 40, "isn’t an option"),
        ("²", "“²” isn’t an option"),
        ("[/bold]", "“[/bold]” isn’t an option"),
        ("take 4", "seat0 cannot choose 'take 4' now: it may choose 'take 1', 'take 2', 'take 3'"),
        ("undo", "There is nothing to undo."),
        ("save", "Save where? For example: save evening.skep"),
        ("save /nowhere/at/all", "cannot write '/nowhere/at/all': No such file or directory"),
        ("help", "undo         remove your last choice"),
        ("", "Seat 1 (Ann) › Seat 1 (Ann) › "),
    ],
)
def test_what_is_no_choice_changes_nothing(typed: str, said: str) -> None:
    told = fine(*TWO, typed=f"{typed}\n1\n3\n")
    assert said in told
    assert "Seat 2 (Bo): 1 point (winner)" in told


def test_undo_takes_back_ones_own_choice_and_the_bots_answer() -> None:
    typed = "1\nundo\nlog\nquit\n"
    said = fine("play", "toy-pebbles", "-s", "2=bot:easy", "--seed", "1", typed=typed)
    before, after = said.split("Undone.")
    assert "You take 1." in before
    assert "Blue takes" in before
    assert "15: ooooooooooooooo" in after
    assert "take" not in after.split("Take")[0]


def test_people_with_no_secrets_take_back_the_last_choice_of_theirs() -> None:
    said = fine(*TWO, typed="1\nundo\n2\n2\n")
    assert said.count("4: oooo") == 2
    assert "Seat 2 (Bo): 1 point (winner)" in said


def test_a_saved_game_goes_on_later(tmp_path: Path) -> None:
    file = tmp_path / "evening.skep"
    said = fine(*TWO, typed=f"1\nsave {file}\nquit\n")
    assert "Saved. Continue later with: skep play --resume" in said
    assert said.endswith("Goodbye.\n")
    assert read_record(file.read_text()).seats == {0: "me:Ann", 1: "me:Bo"}
    again = fine("play", "--resume", file, typed="3\n")
    assert "Seat 2 (Bo) › " in again
    assert "Seat 2 (Bo): 1 point (winner)" in again


def test_a_resumed_game_may_seat_others(tmp_path: Path) -> None:
    file = tmp_path / "evening.skep"
    fine(*TWO, typed=f"1\nsave {file}\nquit\n")
    said = fine("play", "--resume", file, "-s", "2=bot:easy", typed="1\n1\n1\n")
    assert "The game is over." in said


def test_the_record_is_kept_all_along_with_save(tmp_path: Path) -> None:
    file = tmp_path / "kept.skep"
    said = fine(*TWO, "--save", file, typed="1\nquit\n")
    assert said.endswith("Goodbye.\n")
    assert len(read_record(file.read_text()).match.log) == 1
    fine("play", "--resume", file, "--save", file, typed="3\n")
    assert read_record(file.read_text()).match.over


def test_leaving_without_saving_is_told(tmp_path: Path) -> None:
    assert "The game wasn’t saved" in fine(*TWO, typed="1\nquit\n")
    assert "The game wasn’t saved" in fine(*TWO, typed="1\n")
    assert fine(*TWO, typed="").endswith("Goodbye.\n")


def test_a_file_that_is_no_record_is_never_overwritten(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("dear diary")
    assert "exists and is no record" in fine(*TWO, typed=f"save {diary}\nquit\n")
    assert "exists and is no record" in refused(*TWO, "--save", diary)
    assert diary.read_text() == "dear diary"


def test_a_resumed_game_keeps_its_game_and_options(tmp_path: Path) -> None:
    file = tmp_path / "evening.skep"
    fine(*TWO, typed=f"save {file}\nquit\n")
    for extra in (["-o", "heap=9"], ["toy-bids"]):
        assert "keeps its game and options" in refused("play", *extra, "--resume", file)


def test_a_broken_record_names_file_and_line(tmp_path: Path) -> None:
    file = tmp_path / "evening.skep"
    fine(*TWO, typed=f"1\nsave {file}\nquit\n")
    file.write_text(file.read_text().replace("seat0 take 1", "seat0 take 4"))
    said = refused("play", "--resume", file)
    assert str(file) in said
    assert "line 11 of the record, 'seat0 take 4': seat0 cannot choose" in said


def test_a_binary_file_is_no_record(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert "it is not a text file" in refused("replay", file)


def test_hidden_hands_are_handed_over(tmp_path: Path) -> None:
    """Two people at one terminal: each is asked to be alone before a hand is shown."""
    seats = ("-s", "1=me:Ann", "-s", "2=me:Bo")
    said = fine("play", "toy-bids", "-o", "rounds=1", *seats, "--seed", "3", typed="\n1\n\n1\n")
    parts = said.split("Now for seat ")
    assert [part[0] for part in parts[1:]] == ["1", "2"]
    assert "Bid your" not in parts[0]
    assert "Ann bids" not in parts[2].split("Seat 2 (Bo) › ")[0]
    assert "Ann bids" in parts[2].split("Seat 2 (Bo) › ")[1]


def test_alone_nothing_is_handed_over() -> None:
    said = fine("play", "toy-bids", "-s", "2=bot:random", "--seed", "3", typed="1\n1\n1\n")
    assert "Hand over" not in said
    assert "The game is over." in said


def test_in_french() -> None:
    said = fine(*TWO, "--lang", "fr", typed="1\n3\n")
    assert "Prendre un caillou" in said
    assert said.endswith("Place 2 (Bo) : 1 point, a gagné\n")


def test_a_real_game_from_start_to_end(tmp_path: Path) -> None:
    """PollenNation against a bot, always the first option; the record then replays."""
    file = tmp_path / "bees.skep"
    game = ("play", "pollennation", "-o", "stall_limit=10", "-s", "2=bot:random", "--seed", "1")
    said = fine(*game, "--save", file, typed="1\n" * 500)
    assert "The game is over." in said
    record = read_record(file.read_text())
    assert record.match.over
    assert record.seats == {0: "me", 1: "bot:random"}


def test_nothing_is_said_twice() -> None:
    """Each line of news is told once to whoever plays alone."""
    said = fine("play", "toy-pebbles", "-s", "2=bot:easy", "--seed", "4", typed="1\n" * 15)
    assert said.count("You take 1.") == said.count("Seat 1 › ")
