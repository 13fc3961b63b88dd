"""Two people at one screen: secrets stay covered while it changes hands, and only then."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.conftest import PHONE, Visit
from browser.visitor import Visitor
from games.waggle_dance.tables import table as waggle_table
from marks import rule
from patience import PATIENCE
from server.twin_tables import Script, Stage, stage
from skep.kernel import State

PEOPLE = [{"kind": "me"}, {"kind": "local", "name": "Bob"}]
FLOWERS = 6
COVERED_OR_BEYOND = """number => document.querySelector('[data-handover]')
    || Number(document.querySelector('[data-status]')?.dataset.number) > number"""
"""Either the screen changes hands, or something more has been shown."""


def test_the_screen_is_covered_while_it_changes_hands(visit: Visit) -> None:
    ann = visit()
    ann.open()
    ann.sit(PEOPLE, setup="secret")
    cover = ann.page.locator("[data-handover]")
    expect(cover).to_be_visible()
    assert ann.page.locator("[data-choices]").count() == 0
    cover.get_by_role("button").click()
    expect(cover).to_have_count(0)
    hers = ann.log()
    before = ann.page.locator("[data-status]").inner_text()
    for _ in range(2 * FLOWERS):
        if cover.count():
            break
        ann.page.wait_for_selector("[data-choices], [data-handover]")
        if not cover.count():
            shown = ann.number
            ann.show_list().first.click()
            ann.page.wait_for_function(COVERED_OR_BEYOND, arg=shown)
    expect(cover.get_by_role("heading")).to_have_text("Pass the device to Bob")
    assert ann.log() == []
    cover.get_by_role("button").click()
    ann.page.wait_for_selector("[data-choices]")
    assert ann.log() != hers
    assert ann.page.locator("[data-status]").inner_text() != before


WATCH = """() => {
  window.bared = 0
  new MutationObserver(() => {
    if (document.querySelector('main .board [data-choice], [data-choices], [data-log] li')) bared++
  }).observe(document, { childList: true, subtree: true })
}"""


def test_nothing_is_bare_for_a_moment_while_the_page_loads(visit: Visit) -> None:
    """The seats' states arrive one by one."""
    ann = visit()
    ann.page.add_init_script(f"({WATCH})()")
    ann.open()
    ann.sit(PEOPLE, setup="secret")
    for _ in range(5):
        ann.page.reload()
        cover = ann.page.locator("[data-handover]")
        expect(cover).to_be_visible()
        assert ann.page.evaluate("bared") == 0
    cover.get_by_role("button").click()
    ann.page.wait_for_selector("[data-choices]")
    assert ann.page.evaluate("bared") > 0


def test_an_open_game_is_never_covered(visit: Visit) -> None:
    ann = visit()
    ann.open()
    ann.sit(PEOPLE, setup="random", deal="fixed")
    names = set()
    for _ in range(12):
        ann.page.wait_for_selector("[data-choices]")
        assert ann.page.locator("[data-handover]").count() == 0
        names.add(ann.status.split(":")[0])
        ann.choose()
    assert "Bob" in names
    assert len(names) == len(PEOPLE)


# ------------------------------------------------------------------ where somebody might be asked


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[Stage]:
    """A server whose tables begin where a test wants them to."""
    with pytest.MonkeyPatch.context() as patch, stage(tmp_path / "skep.sqlite", patch) as ready:
        yield ready


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]}, reduced_motion="reduce"
    )
    context.set_default_timeout(1000 * PATIENCE)
    yield context.new_page()
    context.close()


COVER = "[data-interrupt], [data-handover]"
NAMES = ["me", "Bob", "Cleo", "Dan"]


def sit_down(scene: Stage, page: Page, state: State) -> Visitor:
    """Four people at one screen; the first is about to place her last bee of the day."""
    scene.prepare(Script(state))
    ann = Visitor(page, scene.address).open()
    seats = [{"kind": "me"}, *({"kind": "local", "name": name} for name in NAMES[1:])]
    wish = {"game": "waggle-dance", "seats": seats, "options": state.game.options, "hush": 100}
    ann.open(f"/t/{ann.call('POST', '/tables', wish)['id']}")
    page.locator("[data-handover] button").click()
    page.wait_for_selector(".tray")
    return ann


def placing(card: str) -> State:
    return waggle_table(free={0: "3", 1: "12"}, hands={1: [card], 2: ["alch"]})


def place_on_flower(ann: Visitor) -> None:
    buttons = ann.show_list()
    buttons.filter(has_text="D3").first.click()
    ann.page.wait_for_selector("[data-interrupt]")


def cover_for(page: Page, name: str) -> Locator:
    """The cover under which somebody takes the device."""
    cover = page.locator("[data-handover]")
    expect(cover).to_contain_text(f"Pass the device to {name}")
    return cover


def told(page: Page) -> str:
    """All there is to be read on the page, but for the frame."""
    return page.locator("main").inner_text()


@rule("R13.7")
def test_the_same_covers_lie_on_the_table_whoever_holds_the_card(scene: Stage, page: Page) -> None:
    """Bob holds Dirty Trick, or he does not: whoever looks at the screen, also after a reload and
    after Cleo has looked at her cards, cannot tell."""
    worlds = []
    for card in ("trick", "alch"):
        seen = []
        ann = sit_down(scene, page, placing(card))
        place_on_flower(ann)
        seen.append(told(page))
        assert ann.overflow() <= 0
        page.reload()
        page.wait_for_selector("[data-interrupt]")
        page.wait_for_selector("[data-number]")  # the question comes before the states
        seen.append(told(page))
        page.locator("[data-look='2']").click()
        page.wait_for_selector("[data-wish]")
        seen.append(told(page))
        page.locator("[data-wish]").click()
        page.wait_for_selector("[data-interrupt]")
        seen.append(told(page))
        page.locator("[data-interrupt] button").first.click()
        cover_for(page, "Bob")
        seen.append(told(page))
        worlds.append(seen)
    assert worlds[0] == worlds[1]
    assert "Pass the device to Bob" in worlds[0][-1]


@rule("R13.7")
def test_who_wants_to_be_asked_gets_the_device_and_plays(scene: Stage, page: Page) -> None:
    ann = sit_down(scene, page, placing("trick"))
    place_on_flower(ann)
    page.locator("[data-look='1']").click()
    page.locator("[data-wish]").click()
    page.locator("[data-interrupt] button").first.click()
    cover_for(page, "Bob").get_by_role("button").click()
    ann.show_list().filter(has_text="Dirty Trick").first.click()
    expect(page.locator("main .board .board")).to_be_visible()
    page.wait_for_selector("[data-choices]")


@rule("R13.5", "R13.7")
def test_those_at_the_screen_can_do_without_a_question(scene: Stage, page: Page) -> None:
    state = waggle_table(free={0: "33", 1: "2"}, hands={1: ["trick"], 2: ["alch"]})
    ann = sit_down(scene, page, state)
    place_on_flower(ann)
    page.locator("[data-never]").click()
    cover_for(page, "Bob").get_by_role("button").click()
    ann.show_list().first.click()
    ann.show_list().filter(has_text="D2").first.click()
    page.wait_for_selector("[data-handover]")
    assert page.locator("[data-interrupt]").count() == 0
