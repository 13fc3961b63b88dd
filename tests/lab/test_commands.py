"""The commands of `skep lab`, as a designer types them."""

from pathlib import Path

from cli.programme import refused, skep

EXPERIMENT = """
question = "Is it fair?"
game = "planted"
games = 40
seats = "random"
"""


def written(folder: Path, more: str = "") -> Path:
    path = folder / "fair.toml"
    path.write_text(EXPERIMENT + more)
    return path


def ran(*words: str | Path) -> str:
    result = skep("lab", *words)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_from_a_file_to_a_page(tmp_path: Path) -> None:
    into = tmp_path / "results"
    said = ran("run", written(tmp_path), "--into", into, "--workers", "1")
    assert said == f"40 games are there. Next: skep lab report {into}\n"
    said = ran("report", into)
    assert "wins of the first player" in said
    assert said.endswith(f"Open {into / 'report.html'}\n")
    assert (into / "report.html").exists()
    said = ran("watch", into, "1", "7")
    assert said == f"skep replay {into / 'records' / '0000-00000007.skep'}\n"
    assert Path(said.split()[-1]).exists()


def test_the_bar_tells_how_fast_and_how_long(tmp_path: Path) -> None:
    result = skep("lab", "run", written(tmp_path), "--into", tmp_path / "r", "--workers", "1")
    assert "games/s" in result.stderr
    assert "40/40" in result.stderr


def test_two_folders_are_compared(tmp_path: Path) -> None:
    for name, more in (("one", ""), ("other", '[options]\nplant = "seat"\n')):
        file = written(tmp_path, more)
        ran("run", file, "--into", tmp_path / name, "--workers", "1", "--games", "300")
    said = ran("compare", tmp_path / "one", tmp_path / "other")
    assert "Wins of the first player" in said
    assert "more than as given" in said


def test_a_search_says_what_it_traded_off(tmp_path: Path) -> None:
    file = written(
        tmp_path,
        "[search]\ntrials = 4\n[search.targets]\nrounds = [4, 6]\n"
        '[search.data]\n"planted.rounds" = [5]\n',
    )
    said = ran("search", file, "--into", tmp_path / "search", "--workers", "1")
    assert "1/4: data.planted.rounds = 5 → rounds = 5\n" in said
    assert "Every target is met.\n" in said
    assert "rounds: 9 before, 5 after; wanted 4 to 6\n" in said


def test_mistakes_are_one_line(tmp_path: Path) -> None:
    assert "holds no results" in refused("lab", "report", tmp_path)
    assert "can't be read" in refused("lab", "run", tmp_path / "none.toml")
    broken = tmp_path / "broken.toml"
    broken.write_text(EXPERIMENT + "gmaes = 3\n")
    assert "has no 'gmaes'" in refused("lab", "run", broken)
    into = tmp_path / "results"
    ran("run", written(tmp_path), "--into", into, "--workers", "1")
    assert "there is no cell 2" in refused("lab", "watch", into, "2", "1")
