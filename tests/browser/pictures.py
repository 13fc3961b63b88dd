"""Takes the pictures in docs/img: `python -m browser.pictures` with `tests` on the path."""

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from browser.conftest import FLAGS, NAMES, PHONE, WIDE
from browser.visitor import Visitor
from server.running import Running

FOLDER = Path(__file__).parents[2] / "docs" / "img"
SIZES = {"wide": WIDE, "phone": PHONE}
CHOICES = 12
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]


def main() -> None:
    found = next((path for path in map(shutil.which, NAMES) if path), None)
    if found is None:
        sys.exit("the pictures need Chromium (Debian: apt-get install chromium)")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        # Without `tests` on its path the server offers the real games alone.
        with Running(f"{folder}/skep.sqlite", PYTHONPATH="") as server:
            for name, size in SIZES.items():
                take(browser, server.address, name, size)
        browser.close()


def take(browser: Browser, address: str, name: str, size: tuple[int, int]) -> None:
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce"
    )
    ann = Visitor(context.new_page(), address).open()
    ann.page.wait_for_selector("article")
    ann.call("PUT", "/me", {"name": "Ann"})
    table = ann.sit(SEATS, setup="random")
    for choice in range(CHOICES):
        if ann.await_turn():
            ann.choose(choice * 7)
    ann.await_turn()
    ann.open()
    ann.page.wait_for_selector(".tables")
    ann.page.screenshot(path=FOLDER / f"front-{name}.png")
    ann.open("/new/pollennation")
    ann.page.wait_for_selector("form")
    ann.page.screenshot(path=FOLDER / f"set-up-{name}.png")
    ann.open(f"/t/{table}")
    ann.await_turn()
    ann.page.mouse.move(0, 0)
    ann.page.screenshot(path=FOLDER / f"table-{name}.png")
    context.close()


if __name__ == "__main__":
    main()
