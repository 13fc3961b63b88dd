"""The laboratory's reports on the page: listed, opened, with their looks, and without any power."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE, WIDE, Visit
from browser.sizes import FINGER, small_targets, small_texts
from server.running import Running

REPORTS = Path(__file__).parents[2] / "docs" / "lab"
NAME = "pollennation-two-moves"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    home = tmp_path_factory.mktemp("server")
    (home / "lab" / NAME).mkdir(parents=True)
    shutil.copy(REPORTS / f"{NAME}.html", home / "lab" / NAME / "report.html")
    with Running(str(home / "skep.sqlite"), SKEP_LAB=str(home / "lab")) as running:
        yield running


@pytest.mark.parametrize(
    ("size", "locale", "title"),
    [(PHONE, "fr-FR", "Rapports du laboratoire"), (WIDE, "en-GB", "Lab reports")],
)
def test_a_report_is_found_and_read(
    visit: Visit, size: tuple[int, int], locale: str, title: str
) -> None:
    visitor = visit(size, locale, touch=size == PHONE).open()
    page = visitor.page
    page.locator("footer").get_by_role("link", name=title).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    assert small_texts(page) + small_targets(page, FINGER, "main, footer") == []
    assert visitor.overflow() <= 0
    link = page.locator(f"[data-report={NAME}] a")
    asked = link.inner_text()
    link.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(asked)
    expect(page.locator("figure svg").first).to_be_visible()
    answer = page.locator(".answer")
    assert answer.evaluate("it => getComputedStyle(it).borderLeftWidth") == "4px"
    assert visitor.overflow() <= 0
    assert page.evaluate("origin") == "null"


def test_where_no_folder_is_named_the_page_says_so(visit: Visit, tmp_path: Path) -> None:
    with Running(str(tmp_path / "skep.sqlite")) as plain:
        page = visit(PHONE).page
        page.goto(f"{plain.address}/lab")
        expect(page.get_by_text("This server doesn’t show lab reports.")).to_be_visible()
        expect(page.locator("footer a")).to_have_count(0)
