"""The commands that list, show and measure; and what each says to a mistake."""

import re

import pytest

from cli.programme import PLACE, fine, refused, skep
from skep.kernel import kinds

COMMANDS = [
    "games",
    "play",
    "replay",
    "print",
    "rules",
    "arena",
    "bench",
    "dataset",
    "lab",
    "serve",
]


def test_help_names_every_command() -> None:
    said = fine("--help")
    assert all(f" {command} " in said for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_in_words(command: str) -> None:
    said = fine(command, "--help")
    assert "Usage: " in said
    assert "help-" not in said


def test_no_command_shows_help() -> None:
    result = skep()
    assert result.exit_code == 2
    assert "Usage: " in result.output


def test_version() -> None:
    assert re.fullmatch(r"skep \d+\.\d+\.\d+\n", fine("--version"))


def test_games_are_listed_with_seats_and_levels() -> None:
    lines = fine("games").splitlines()
    assert any(re.match(r" toy-bids +2, 3, 4 +easy, hard +Bid a card", line) for line in lines)


def test_the_options_of_a_game() -> None:
    said = fine("games", "toy-pebbles")
    assert re.search(r"heap +15 +2 to 400 +Pebbles at the start", said)
    assert re.search(r"last +wins +wins, loses +What taking the last pebble does", said)


def test_the_options_of_a_game_in_french() -> None:
    said = fine("games", "toy-pebbles", "--lang", "fr")
    assert re.search(r"heap +15 +de 2 à 400 +Cailloux au départ", said)


def test_rules_are_shown_as_text() -> None:
    said = fine("rules", "toy-pebbles")
    assert "Take one pebble or more" in said
    assert "**" not in said


def test_bench_says_how_fast_and_how_built() -> None:
    said = fine("bench", "toy-pebbles", "--seconds", "0.1")
    assert re.search(r"toy-pebbles +[\d,]+ +interpreted", said)


def test_an_arena_of_two_counts_every_game() -> None:
    said = fine("arena", "toy-pebbles", "random", "hard", "--games", "10", "--seed", "1")
    found = re.fullmatch(
        r"10 games: random (\d+) \([\d.]+%, 95% [\d.]+% to [\d.]+%\), "
        r"hard (\d+) \([\d.]+%, 95% [\d.]+% to [\d.]+%\), shared or drawn 0\n",
        said,
    )
    assert found
    lost, won = int(found[1]), int(found[2])
    assert lost + won == 10
    assert won > lost


def test_an_arena_repeats_with_its_seed() -> None:
    again = [fine("arena", "toy-bids", "random", "random", "--seed", "5") for _ in range(2)]
    assert again[0] == again[1]


def test_an_arena_of_three_has_one_line_for_each_pair() -> None:
    bots = ["random", "greedy", "easy"]
    lines = fine("arena", "toy-pebbles", *bots, "--games", "2", "--seed", "1").splitlines()
    assert [re.findall(r"(random|greedy|easy) \d", line) for line in lines] == [
        ["random", "greedy"],
        ["random", "easy"],
        ["greedy", "easy"],
    ]


def test_in_an_arena_with_more_seats_the_second_bot_fills_them() -> None:
    said = fine("arena", "toy-bids", "greedy", "random", "-o", "players=3", "--games", "3")
    assert re.findall(r"(random|greedy) \d", said) == ["greedy", "random", "random"]


def test_an_arena_for_one_tells_the_average_score() -> None:
    said = fine("arena", "bee-busy", "random", "-o", "players=1", "--games", "3", "--seed", "1")
    assert re.fullmatch(
        r"3 games: random [\d.]+ points \(95% [-\d.]+ to [\d.]+\); "
        r"half of its choices took 0\.0\d s or less, 95% 0\.\d\d s\n",
        said,
    )


EVERY = [
    ["games"],
    ["games", "toy-pebbles"],
    ["play", "toy-pebbles", "-s", "1=bot:random", "-s", "2=bot:random"],
    ["rules", "toy-pebbles"],
    ["bench", "toy-pebbles", "--seconds", "0.05"],
    ["arena", "toy-pebbles", "random", "random", "--games", "2"],
]


@pytest.mark.parametrize("command", EVERY, ids=" ".join)
def test_the_language_may_stand_before_any_command(command: list[str]) -> None:
    fine("--lang", "fr", *command)


def test_the_language_before_the_command_is_spoken_unless_another_stands_behind_it() -> None:
    assert "Cailloux au départ" in fine("--lang", "fr", "games", "toy-pebbles")
    assert "Pebbles at the start" in fine("--lang", "fr", "games", "toy-pebbles", "--lang", "en")
    assert "Pebbles at the start" in fine("games", "toy-pebbles")
    assert "there is no language 'de'" in refused("--lang", "de", "games")


@pytest.mark.parametrize("columns", [80, 60, 40])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_names_are_never_cut(monkeypatch: pytest.MonkeyPatch, columns: int, lang: str) -> None:
    monkeypatch.setitem(PLACE, "COLUMNS", str(columns))
    listed = fine("games", "--lang", lang).split()
    assert set(kinds()) <= set(listed)
    for kind in kinds().values():
        said = fine("games", kind.name, "--lang", lang).split()
        assert {option.name for option in kind.options} <= set(said)


MISTAKES = {
    "unknown game": (["play", "chess"], "there is no game 'chess': there are '"),
    "unknown game to list": (["games", "chess"], "there is no game 'chess'"),
    "unknown game to read": (["rules", "chess"], "there is no game 'chess'"),
    "unknown game to measure": (["bench", "chess"], "there is no game 'chess'"),
    "no game": (["play"], "Which game? Choose one of: "),
    "unknown option": (["play", "toy-pebbles", "-o", "hoop=3"], "has no option 'hoop': it has"),
    "bad value": (["play", "toy-pebbles", "-o", "heap=x"], "option 'heap' cannot be 'x': it takes"),
    "clash": (["play", "toy-pebbles", "-o", "heap=2"], "'heap' 2 clashes with 'most' 3"),
    "option without value": (["play", "toy-pebbles", "-o", "heap"], "--option 'heap' cannot be"),
    "no such seat": (
        ["play", "toy-pebbles", "-s", "3=me"],
        "'3=me': there are seats 1 to 2",
    ),
    "seat no number": (
        ["play", "toy-pebbles", "-s", "x=me"],
        "--seat 'x=me' cannot be read",
    ),
    "nobody": (
        ["play", "toy-pebbles", "-s", "1=you"],
        "'1=you' cannot be read: write SEAT=me",
    ),
    "unknown bot": (
        ["play", "toy-pebbles", "-s", "1=bot:deep"],
        "there is no bot 'deep': there are",
    ),
    "bad bot": (["arena", "toy-bids", "random", "mcts:x=1"], "bot 'mcts' has no parameter 'x=1'"),
    "too few bots": (
        ["arena", "toy-bids", "random", "easy", "hard", "-o", "players=4"],
        "4 seats need 4 bots, one for each, not 3",
    ),
    "unknown language": (["games", "--lang", "de"], "there is no language 'de': there are en, fr"),
    "no record": (["replay", "nowhere.skep"], "cannot read 'nowhere.skep': No such file"),
    "no record to resume": (["play", "--resume", "nowhere.skep"], "cannot read 'nowhere.skep'"),
    "a folder": (["replay", "."], "cannot read '.': Is a directory"),
}


@pytest.mark.parametrize(("arguments", "said"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_told_in_one_line(arguments: list[str], said: str) -> None:
    assert said in refused(*arguments)


@pytest.mark.parametrize(
    "arguments",
    [["dance"], ["play", "--colour"], ["replay"], ["arena", "toy-bids", "random", "--games", "0"]],
)
def test_wrong_usage_has_its_own_exit_code(arguments: list[str]) -> None:
    result = skep(*arguments)
    assert result.exit_code == 2
    assert "Usage: " in result.stderr
    assert "Traceback" not in result.output
