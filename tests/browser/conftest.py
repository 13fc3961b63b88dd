"""Real browsers against a real server: each file of tests has its own, over an empty database."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, expect, sync_playwright

import skep
from browser.visitor import Visitor
from patience import PATIENCE
from server.running import Running

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is the same browser without a window around the page, which costs 40 % less."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BROWSERS_OWN = ("Failed to load resource", "WebSocket connection to")
"""The browser itself tells of refused requests; how the page takes them, tests look at."""

WIDE = (1280, 800)
PHONE = (390, 844)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, once for all tests; without it they are skipped here and fail in CI."""
    found = next((path for path in map(shutil.which, NAMES) if path), None)
    if found is None:
        missing = "the browser tests need Chromium (Debian: chromium-headless-shell)"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    page = Path(skep.__file__).parent / "server" / "page" / "index.html"
    assert page.is_file(), "the page has not been built: make page"
    expect.set_options(timeout=1000 * PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=found, args=FLAGS, timeout=1000 * PATIENCE
        )
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Every visitor is somebody else, so tests meet at a table only if they mean to."""
    with Running(str(tmp_path_factory.mktemp("server") / "skep.sqlite")) as running:
        yield running


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, server: Running) -> Iterator[Visit]:
    """Makes a visitor with a browser of his own (other cookies); no page may say an error."""
    contexts: list[BrowserContext] = []
    said: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        told = message.type in ("error", "warning") and not message.text.startswith(BROWSERS_OWN)
        if told:
            said.append(message.text)

    def make(size: tuple[int, int] = WIDE, locale: str = "en-GB", touch: bool = False) -> Visitor:
        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            has_touch=touch,
            reduced_motion="reduce",
        )
        context.set_default_timeout(1000 * PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("console", listen)
        page.on("pageerror", lambda error: said.append(str(error)))
        return Visitor(page, server.address)

    yield make
    for context in contexts:
        context.close()
    assert said == []
