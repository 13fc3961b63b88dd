"""A whole game against a bot through the page: set up, play, reload in the middle, end, replay."""

import re

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.visitor import Visitor

ON_BOARD = 5
"""Up to so many bees are moved on the board itself; everything else is chosen from the list."""
RELOAD_AT = 3
MOST = 600


def test_a_whole_game_with_a_reload_and_its_replay(visit: Visit) -> None:
    ann = visit()
    set_up(ann)
    choices = on_board = 0
    while ann.await_turn():
        assert choices < MOST, "the game does not end"
        if on_board < ON_BOARD and press_worker(ann):
            on_board += 1
        else:
            ann.choose(choices)
        choices += 1
        if choices == RELOAD_AT:
            reload(ann)
    assert choices > RELOAD_AT
    assert on_board > 0  # how many turns a game takes is up to chance
    ended = ann.log()
    expect_newest_in_sight(ann)
    expect(ann.button("Play again")).to_be_visible()
    download_record(ann)
    ann.page.get_by_role("link", name="Replay").click()
    ann.page.wait_for_url("**/replay/*")
    walk_through(ann, ended)
    play_again(ann)


def set_up(ann: Visitor) -> None:
    """A short game against an easy bot, by the form."""
    page = ann.page
    ann.open()
    page.get_by_role("link", name=re.compile("Create a table.*PollenNation")).click()
    page.get_by_label("Level of the bot in seat 2").select_option("easy")
    page.locator('input[type=radio][value="random"]').check()
    page.locator('input[type=number][min="6"]').fill("6")
    page.locator("summary", has_text="More variants").click()
    page.locator('input[type=number][max="500"]').fill("10")
    ann.button("Create table").click()
    page.wait_for_url("**/t/*")


def press_worker(ann: Visitor) -> bool:
    """Send a worker off by pressing her on the board, if that is possible now."""
    worker = ann.show_list().and_(ann.page.locator('[data-token^="worker"]'))
    if not worker.count():
        return False
    choice = worker.first.get_attribute("data-option")
    before = ann.number
    ann.page.locator(f'main .board [data-choice="{choice}"]').first.click()
    ann.wait_beyond(before)
    return True


def expect_newest_in_sight(ann: Visitor) -> None:
    """Nobody has scrolled back, so the log has followed, however the list of choices above it grew
    and shrank."""
    ann.page.wait_for_function(
        "log => { const list = document.querySelector(log);"
        " return list.scrollHeight - list.scrollTop - list.clientHeight < 40 }",
        arg="[data-log]",
    )


def reload(ann: Visitor) -> None:
    before = ann.log()
    ann.page.reload()
    ann.page.wait_for_selector("aside ol li >> nth=3")
    assert ann.log()[: len(before)] == before


def download_record(ann: Visitor) -> None:
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Record").click()
    assert download.value.suggested_filename.endswith(".skep")
    assert "pollennation" in download.value.path().read_text(encoding="utf-8")


def walk_through(ann: Visitor, ended: list[str]) -> None:
    """The replay opens as the game ended, and walks by key, button and line."""
    page = ann.page
    step = page.locator("[data-step]")
    expect(step).to_have_text(re.compile(r"Step (\d+) of \1$"))
    last = int(step.inner_text().split()[-1])
    assert last > RELOAD_AT
    page.keyboard.press("Home")
    expect(step).to_have_text(f"Step 0 of {last}")
    page.keyboard.press("ArrowRight")
    expect(step).to_have_text(f"Step 1 of {last}")
    page.keyboard.press("End")
    expect(step).to_have_text(f"Step {last} of {last}")
    assert ann.log() == ended
    ann.button("One turn back").click()
    expect(step).not_to_have_text(f"Step {last} of {last}")
    page.locator("aside ol li button").first.click()
    expect(step).to_have_text(f"Step 1 of {last}")
    page.get_by_label("View as").select_option(label="Spectator")
    expect(step).to_have_text(re.compile(r"Step 1 of \d+"))
    page.keyboard.press("Home")
    ann.button("Play").click()
    expect(step).to_have_text(re.compile(r"Step [1-9]\d* of \d+"))


def play_again(ann: Visitor) -> None:
    """The same table once more, from the end of the first."""
    ended = ann.page.url.replace("/replay/", "/t/")
    ann.page.goto(ended)
    ann.button("Play again").click()
    ann.page.wait_for_url(lambda url: "/t/" in url and url != ended)
    assert ann.await_turn()
    expect(ann.page.get_by_text("Points that win: 6")).to_be_visible()
