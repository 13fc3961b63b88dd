"""Takes the pictures in docs/img: `python -m browser.pictures` with `tests` on the path."""

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from browser import pollen_wars
from browser.bee_busy import open_table, press_advice
from browser.conftest import FLAGS, NAMES, PHONE, WIDE
from browser.shadow import Shadow
from browser.visitor import Visitor
from browser.waggle_dance import Player, sit
from server.running import Running

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "img"
LEARNED = ROOT / "examples" / "learned"
SIZES = {"wide": WIDE, "phone": PHONE}
CHOICES = 12
WAGGLE_TURNS = 40
BEE_BUSY_ROUND = 17
POLLEN_WARS_TURN = (2, 8)
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
LEARNER = [{"kind": "me"}, {"kind": "bot", "level": "learned"}]


def main() -> None:
    found = next((path for path in map(shutil.which, NAMES) if path), None)
    if found is None:
        sys.exit("the pictures need Chromium (Debian: apt-get install chromium-headless-shell)")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        # Without `tests` on its path the server offers the real games alone.
        with Running(f"{folder}/skep.sqlite", PYTHONPATH="") as server:
            for name, size in SIZES.items():
                take(browser, server.address, name, size)
                take_waggle_dance(browser, server.address, name, size)
                take_bee_busy(browser, server.address, name, size)
                take_pollen_wars(browser, server.address, name, size)
        with Running(f"{folder}/learned.sqlite", PYTHONPATH=str(LEARNED)) as server:
            take_learned(browser, server.address)
        browser.close()


def visit(browser: Browser, address: str, size: tuple[int, int]) -> Visitor:
    """Ann on the front page, in a browser of her own."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce"
    )
    ann = Visitor(context.new_page(), address).open()
    ann.call("PUT", "/me", {"name": "Ann"})
    return ann


def take(browser: Browser, address: str, name: str, size: tuple[int, int]) -> None:
    ann = visit(browser, address, size)
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
    ann.page.context.close()


def take_learned(browser: Browser, address: str) -> None:
    """Against the player of `examples/learned`, once it has made some moves."""
    ann = visit(browser, address, WIDE)
    ann.sit(LEARNER, setup="random")
    for choice in range(CHOICES):
        if ann.await_turn():
            ann.choose(choice * 7)
    ann.await_turn()
    ann.page.mouse.move(0, 0)
    ann.page.screenshot(path=FOLDER / "learned.png")
    ann.page.context.close()


def take_waggle_dance(browser: Browser, address: str, name: str, size: tuple[int, int]) -> None:
    """By day, well into a game, with a bee picked and its places lit."""
    ann = visit(browser, address, size)
    sit(ann, [{"kind": "me"}, *[{"kind": "bot", "level": "medium"}] * 3], queen_deck="all14")
    player = Player(ann)
    bees = player.board.locator(".tray [data-choice]")
    for _ in player.turns_to_make():
        if player.turns > WAGGLE_TURNS and bees.count():
            break
        player.choose()
    bees.first.click()
    ann.page.mouse.move(0, 0)
    ann.page.locator("main > .board").evaluate("board => board.scrollTo(0, 0)")
    ann.page.screenshot(path=FOLDER / f"waggle-dance-{name}.png")
    ann.page.context.close()


def take_bee_busy(browser: Browser, address: str, name: str, size: tuple[int, int]) -> None:
    """Alone and well into a game, at the Combs."""
    ann = visit(browser, address, size)
    shadow = Shadow(ann, "bee-busy", "medium", players=1)
    open_table(ann, [{"kind": "me"}])
    combs = ann.page.locator(".combs .here .arrow.offered")
    rounds = ann.page.locator(".state b").first
    while ann.await_turn():
        if int(rounds.inner_text().split()[1]) >= BEE_BUSY_ROUND and combs.count():
            break
        press_advice(ann, shadow)
    ann.page.mouse.move(0, 0)
    ann.page.screenshot(path=FOLDER / f"bee-busy-{name}.png")
    ann.page.context.close()


def take_pollen_wars(browser: Browser, address: str, name: str, size: tuple[int, int]) -> None:
    """In the second round with four queens, a soldier about to land."""
    ann = visit(browser, address, size)
    queens = [{"kind": "local", "name": queen} for queen in ("Bob", "Cat", "Dan")]
    player = pollen_wars.Player(ann, [{"kind": "me"}, *queens])
    action = player.token("send soldier")
    while True:
        ask = player.ask()
        if ask == "action" and player.turn >= POLLEN_WARS_TURN and player.has(action):
            break
        pollen_wars.plain_answer(player, ask)
    player.press(action)
    player.show_where()
    ann.page.mouse.move(0, 0)
    ann.page.locator("main > .board").evaluate("board => board.scrollTo(0, 0)")
    ann.page.evaluate("scrollTo(0, 0)")
    ann.page.screenshot(path=FOLDER / f"pollen-wars-{name}.png")
    ann.page.context.close()


if __name__ == "__main__":
    main()
