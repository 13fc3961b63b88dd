"""Every page stands up to axe, the accessibility checker, in light and dark."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page

from browser.conftest import PHONE, WIDE, Visit

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]


@pytest.fixture
def axe() -> str:
    if not AXE.is_file():
        missing = "axe-core is not installed: python tools/build_page.py check"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    return AXE.read_text(encoding="utf-8")


def objections(page: Page, axe: str) -> list[str]:
    """What axe finds wrong with the page as it stands."""
    page.evaluate(axe)
    found = page.evaluate("rules => axe.run({ runOnly: rules })", RULES)
    assert found["passes"], "axe has looked at nothing"
    return [f"{each['id']}: {each['nodes'][0]['html']}" for each in found["violations"]]


@pytest.mark.parametrize(("size", "scheme"), [(WIDE, "light"), (PHONE, "dark")])
def test_axe_objects_to_nothing(visit: Visit, axe: str, size: tuple[int, int], scheme: str) -> None:
    ann = visit(size)
    page = ann.page
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    ann.open()
    page.wait_for_selector("article")
    assert objections(page, axe) == []
    ann.open("/new/pollennation")
    page.locator("form summary").click()
    assert objections(page, axe) == []
    ann.sit([{"kind": "me"}, {"kind": "friend"}])
    page.wait_for_selector("aside section")
    assert objections(page, axe) == []
    ann.sit([{"kind": "me"}, {"kind": "local"}], setup="random")
    ann.show_list()
    assert objections(page, axe) == []
    page.keyboard.press("?")
    assert objections(page, axe) == []
    ann.open("/nowhere")
    page.wait_for_selector("h1")
    assert objections(page, axe) == []
