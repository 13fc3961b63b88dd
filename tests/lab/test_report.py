"""The report: one page with all that is asked for, which needs nothing from elsewhere."""

import re
from html import unescape
from pathlib import Path

import pytest

from lab.asking import played
from skep.lab import MEASURES, BadResults, Results, compare, record_of, write_report
from skep.lab.charts import Bar, interval_chart

ASKED = {
    "games": 60,
    "outlook": 5,
    "thoughts": 2,
    "options": {"plant": ["none", "card"]},
    "measures": list(MEASURES),
    "worth": ["card-dealt.card", "point"],
}
WORLD = re.compile(r"""(?:src|href)\s*=|url\(|@import|<script|<link""")


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Results:
    return played(tmp_path_factory.mktemp("results"), **ASKED)


@pytest.fixture(scope="module")
def page(results: Results) -> str:
    return write_report(results).read_text(encoding="utf-8")


def test_it_says_what_was_asked_and_answers(page: str) -> None:
    assert "<h1>Is it fair?</h1>" in page
    assert "wins of the first player" in page
    assert all(f"<h2>{measure.title}</h2>" in page for measure in MEASURES.values())


def test_it_needs_nothing_from_elsewhere(page: str) -> None:
    drawn = re.sub(r"<svg.*?</svg>", "", page, flags=re.DOTALL)
    assert not WORLD.findall(drawn)
    assert page.count("<svg") > len(MEASURES) / 2
    assert not re.findall(r"<image|<script|href=", page)


def test_it_has_both_themes_and_can_be_printed(page: str) -> None:
    assert "prefers-color-scheme: dark" in page
    assert "@media print" in page
    assert "currentColor" in page


def test_every_game_it_names_can_be_watched(page: str, results: Results) -> None:
    from skep import read_record  # noqa: PLC0415

    named = set(re.findall(r"skep replay (records/[\d-]+\.skep)", unescape(page)))
    assert named
    for name in named:
        record = read_record((results.folder / name).read_text())
        number = int(name.split("-")[-1].removesuffix(".skep"))
        cell = int(name.split("/")[1].split("-")[0])
        seats = results.seats.filter(
            (results.seats["cell"] == cell) & (results.seats["number"] == number)
        )
        assert record.match.over
        assert record.match.state.scores() == seats["score"].to_list()


def test_games_of_changed_data_are_replayed(tmp_path: Path) -> None:
    results = played(tmp_path, games=2, data={"planted.rounds": 3})
    path = record_of(results, 0, 1)
    assert "data planted.rounds 3" in path.read_text()


def test_two_folders_are_compared_by_the_same_dice(tmp_path: Path) -> None:
    one = played(tmp_path / "one", games=300)
    other = played(tmp_path / "other", games=300, options={"plant": "seat"})
    (first, *_) = compare(one, other)
    assert first.measure.name == "first_player"
    assert first.estimate.low > 0
    pebbles = played(tmp_path / "pebbles", game="toy-pebbles", games=2)
    with pytest.raises(BadResults, match="compare results of one game"):
        compare(one, pebbles)


@pytest.mark.parametrize("high", [1.02, 81.0, 242.0, 25_000.0])
def test_axes_are_labelled_as_people_write_numbers(high: float) -> None:
    chart = interval_chart([Bar("short", 0.9 * high, 0.8 * high, high)], "")
    labels = re.findall(r">([^<>]*\d[^<>]*)</text>", chart)
    assert len(labels) > 2
    assert all(re.fullmatch(r"\d+(\.\d+)?k?", label) for label in labels), labels
