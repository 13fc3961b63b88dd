"""Take the pictures of the documents from the running program: `make pictures`.

It starts a server, plays in Chromium until there is something to see, and writes WebP files to
`docs/pictures`, beside the program's own sign. `examples/train_pollennation.py` draws the learning
curve that is there, too.
"""

import io
import shutil
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Locator, Page, sync_playwright

from browser import pollen_wars
from browser.bee_busy import open_table, press_advice
from browser.conftest import FLAGS, NAMES, PHONE, WIDE
from browser.shadow import Shadow
from browser.visitor import Visitor
from browser.waggle_dance import Player, sit
from server.running import Running

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "pictures"
LEARNED = ROOT / "examples" / "learned"
QUALITY = 82
MOST = 150_000
"""Bytes of one picture: pages stay quick, and so do clones."""
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
    shutil.copy(ROOT / "web" / "public" / "skep.svg", FOLDER)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        # Without `tests` on its path the server offers the real games alone.
        core = str(ROOT / "build" / "compiled")
        with Running(f"{folder}/skep.sqlite", PYTHONPATH=core) as server:
            take_pollennation(browser, server.address)
            take_phone(browser, server.address)
            take_waggle_dance(browser, server.address)
            take_bee_busy(browser, server.address)
            take_pollen_wars(browser, server.address)
        with Running(f"{folder}/learned.sqlite", PYTHONPATH=f"{core}:{LEARNED}") as server:
            take_learned(browser, server.address)
        browser.close()


def keep(shown: Page | Locator, name: str) -> None:
    """Write what is shown as a small WebP file."""
    if isinstance(shown, Page):
        shown.mouse.move(0, 0)
    path = FOLDER / f"{name}.webp"
    with Image.open(io.BytesIO(shown.screenshot())) as picture:
        picture.convert("RGB").save(path, quality=QUALITY, method=6)
    size = path.stat().st_size
    print(f"{path.relative_to(ROOT)}: {size / 1000:.0f} kB", flush=True)
    assert size < MOST, "show less, or lower QUALITY"


def visit(browser: Browser, address: str, size: tuple[int, int] = WIDE) -> Visitor:
    """Ann on the front page, in a browser of her own."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce"
    )
    ann = Visitor(context.new_page(), address).open()
    ann.call("PUT", "/me", {"name": "Ann"})
    return ann


def play_pollennation(ann: Visitor, seats: list[dict[str, str]]) -> str:
    """Some moves into a game; the table."""
    table = ann.sit(seats, setup="random")
    for choice in range(CHOICES):
        if ann.await_turn():
            ann.choose(choice * 7)
    ann.await_turn()
    ann.page.locator("[data-choices] summary").click()  # fold the list again
    return table


def take_pollennation(browser: Browser, address: str) -> None:
    """A game, the home page that shows it, and the page that sets up another."""
    ann = visit(browser, address)
    table = play_pollennation(ann, SEATS)
    ann.open()
    ann.page.wait_for_selector(".tables")
    keep(ann.page, "home")
    ann.open("/new/pollennation")
    ann.page.wait_for_selector("form")
    keep(ann.page, "set-up")
    ann.open(f"/t/{table}")
    ann.await_turn()
    keep(ann.page, "pollennation")
    keep(ann.page.locator(".ring").first, "pollennation-ring")
    ann.page.context.close()


def take_phone(browser: Browser, address: str) -> None:
    ann = visit(browser, address, PHONE)
    play_pollennation(ann, SEATS)
    ann.page.evaluate("scrollTo(0, 0)")
    keep(ann.page, "phone")
    ann.page.context.close()


def take_learned(browser: Browser, address: str) -> None:
    """Against the player of `examples/learned`, once it has made some moves."""
    ann = visit(browser, address)
    play_pollennation(ann, LEARNER)
    keep(ann.page, "learned")
    ann.page.context.close()


def take_waggle_dance(browser: Browser, address: str) -> None:
    """By day, well into a game, with a bee picked and its places lit."""
    ann = visit(browser, address)
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
    keep(ann.page, "waggle-dance")
    keep(ann.page.locator(".table .centre").first, "waggle-dance-cards")
    ann.page.context.close()


def take_bee_busy(browser: Browser, address: str) -> None:
    """Alone and well into a game, at the Combs."""
    ann = visit(browser, address)
    shadow = Shadow(ann, "bee-busy", "medium", players=1)
    open_table(ann, [{"kind": "me"}])
    combs = ann.page.locator(".combs .here .arrow.offered")
    rounds = ann.page.locator(".state b").first
    while ann.await_turn():
        if int(rounds.inner_text().split()[1]) >= BEE_BUSY_ROUND and combs.count():
            break
        press_advice(ann, shadow)
    keep(ann.page, "bee-busy")
    keep(ann.page.locator(".sheet .combs > *").first, "bee-busy-combs")
    ann.page.context.close()


def take_pollen_wars(browser: Browser, address: str) -> None:
    """In the second round with four queens, a soldier about to land."""
    ann = visit(browser, address)
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
    keep(ann.page, "pollen-wars")
    keep(ann.page.locator(".table .meadow svg").first, "pollen-wars-field")
    ann.page.context.close()


if __name__ == "__main__":
    main()
