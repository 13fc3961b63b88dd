"""The laboratory's reports: those of the folder the host names, and nothing else of it."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.client import Visitor
from server.inside import Inside

REPORT = "<!doctype html>\n<html><head><title>{}</title></head><body>{}</body></html>\n"
DAY = 24 * 3600


def write(folder: Path, title: str, day: int) -> None:
    folder.mkdir(parents=True)
    file = folder / "report.html"
    file.write_text(REPORT.format(title, "<p style='color: red'>It does.</p>"))
    os.utime(file, (day * DAY, day * DAY))


@pytest.fixture
def lab(tmp_path: Path) -> Path:
    """A folder with two reports, and much that is none."""
    folder = tmp_path / "lab"
    write(folder / "older", "Is it fair &amp; short?", 20_000)
    write(folder / "newer one", "Does it matter?", 20_001)
    write(folder / "deep" / "deeper", "too deep", 20_002)
    write(tmp_path / "elsewhere", "outside", 20_003)
    (folder / "linked").symlink_to(tmp_path / "elsewhere")
    (folder / "unwritten").mkdir()
    (folder / "older" / "games.parquet").write_text("results")
    (folder / "report.html").write_text(REPORT.format("not in a folder", ""))
    return folder


@pytest.fixture
def ann(sqlite: str, lab: Path) -> Iterator[Visitor]:
    with Inside(sqlite, SKEP_LAB=str(lab)) as server, server.visit("Ann") as visitor:
        yield visitor


def test_reports_are_listed_the_newest_first(ann: Visitor) -> None:
    assert ann.http.get("/api/lab").json() == [
        {"name": "newer one", "title": "Does it matter?", "day": "2024-10-05"},
        {"name": "older", "title": "Is it fair & short?", "day": "2024-10-04"},
    ]
    assert ann.http.get("/api/games").headers["x-lab"] == "yes"
    assert ann.http.get("/lab").status_code == 200


def test_a_report_is_shown_as_it_is_and_may_do_nothing(ann: Visitor, lab: Path) -> None:
    answer = ann.http.get("/api/lab/newer%20one/report.html")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.content == (lab / "newer one" / "report.html").read_bytes()
    policy = answer.headers["content-security-policy"].split("; ")
    assert {"default-src 'none'", "style-src 'unsafe-inline'", "sandbox"} <= set(policy)
    assert not any(each.startswith(("script-src", "connect-src")) for each in policy)
    assert answer.headers["x-content-type-options"] == "nosniff"
    usual = ann.http.get("/api/lab").headers["content-security-policy"].split("; ")
    assert {"script-src 'self'", "style-src 'self'", "connect-src 'self'"} <= set(usual)


@pytest.mark.parametrize(
    "path",
    [
        "nowhere/report.html",
        "unwritten/report.html",
        "linked/report.html",
        "older/games.parquet",
        "deep/deeper/report.html",
        "deep%2Fdeeper/report.html",
        "%2E/report.html",
        "%2E%2E/report.html",
        "%2E%2E%2Felsewhere/report.html",
        "older%00/report.html",
        f"{'a' * 300}/report.html",
    ],
)
def test_nothing_but_reports_right_below_the_folder_is_handed_out(ann: Visitor, path: str) -> None:
    answer = ann.http.get(f"/api/lab/{path}")
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"


def test_a_folder_that_is_not_there_yet_has_no_reports(sqlite: str, tmp_path: Path) -> None:
    with Inside(sqlite, SKEP_LAB=str(tmp_path / "later")) as server, server.visit() as ann:
        assert ann.http.get("/api/lab").json() == []


def test_where_no_folder_is_named_it_says_so(inside: Inside) -> None:
    with inside.visit("Ann") as ann:
        for path in ("/api/lab", "/api/lab/older/report.html"):
            answer = ann.http.get(path)
            assert answer.status_code == 404
            assert answer.json()["code"] == "no-lab"
            assert "SKEP_LAB" in answer.json()["message"]
        assert "x-lab" not in ann.http.get("/api/games").headers
        assert ann.http.get("/lab").status_code == 404
