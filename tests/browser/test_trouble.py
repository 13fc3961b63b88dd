"""What goes wrong is said in words, changes nothing, and leaves a way on."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Visit
from server.running import Running

HELD_BACK = """
  // While `held`, a window hears nothing of what happens, until it is told of an error.
  window.held = false
  window.WebSocket = class extends WebSocket {
    set onmessage(listener) {
      super.onmessage = (event) => {
        if (JSON.parse(event.data).is === 'error') window.held = false
        if (!window.held) listener?.(event)
      }
    }
  }
"""
PEOPLE = [{"kind": "me"}, {"kind": "local"}]


@contextmanager
def silence(server: Running) -> Iterator[None]:
    """The server is dead for so long, as by a power cut, and then back at the same address."""
    port = server.address.rsplit(":", 1)[1]
    server.kill()
    try:
        yield
    finally:
        server.program = f"from skep.server import run; run(port={port})"
        server.start()


def test_unknown_addresses_and_tables_lead_back_to_the_front_page(visit: Visit) -> None:
    ann = visit()
    for path in (
        "/elsewhere",
        "/t/no-such-table",
        "/replay/no-such-table",
        "/new/no-such-game",
        "/join/no-such-table/x",
        "/t/%00%ff",
    ):
        ann.open(path)
        expect(ann.page.get_by_role("heading", level=1)).to_have_text("There is nothing here")
        ann.page.get_by_role("link", name="Home", exact=True).click()
        ann.page.wait_for_selector("article")


def test_a_wrong_invitation_is_refused_in_words(visit: Visit) -> None:
    ann, bob = visit(), visit()
    ann.open()
    table = ann.sit([{"kind": "me"}, {"kind": "friend"}])
    bob.open(f"/join/{table}/wrong")
    bob.button(re.compile("Join as")).click()
    bob.expect_toast(re.compile("doesn’t fit"))


def test_options_that_clash_are_named_beside_the_form(visit: Visit) -> None:
    ann = visit()
    ann.open("/new/pollennation")
    ann.page.locator(".count label", has_text="4").click()
    ann.page.locator('input[type=radio][value="fixed"]').check(force=True)
    ann.button("Create table").click()
    expect(ann.page.get_by_role("alert").filter(has_text="Can’t create this table")).to_be_visible()
    assert ann.page.locator(".clash").count() >= 1
    assert ann.page.url.endswith("/new/pollennation")


def test_a_stale_choice_changes_nothing_and_shows_the_table_as_it_is(visit: Visit) -> None:
    """The same seat in two windows: the second one is late."""
    ann = visit()
    ann.open()
    table = ann.sit(PEOPLE, setup="open", deal="fixed")
    ann.page.wait_for_selector("[data-choices]")
    late = ann.page.context.new_page()
    late.add_init_script(HELD_BACK)
    late.goto(f"{ann.address}/t/{table}")
    late.wait_for_selector("[data-choices]")
    late.evaluate("window.held = true")
    ann.choose()
    late.locator("[data-choices] summary").click()
    late.locator("[data-choices] button").first.click()
    expect(late.get_by_role("alert").get_by_text("The game moved on first.")).to_be_visible()
    expect(late.locator("[data-status]")).to_have_attribute("data-number", str(ann.number))


def test_a_lost_connection_is_shown_and_mended(visit: Visit, server: Running) -> None:
    ann = visit()
    ann.open()
    ann.sit(PEOPLE, setup="open", deal="fixed")
    ann.choose()
    before = ann.log()
    with silence(server):
        expect(ann.page.locator("[data-lost]")).to_be_visible()
        expect(ann.show_list().first).to_be_disabled()
    expect(ann.page.locator("[data-lost]")).to_have_count(0)
    assert ann.log() == before
    ann.choose()
    assert len(ann.log()) > len(before)


def test_a_silent_server_is_said_and_asked_again(visit: Visit, server: Running) -> None:
    ann = visit()
    ann.open()
    ann.page.wait_for_selector("article")
    with silence(server):
        ann.button("Play PollenNation").click()
        ann.expect_toast("Can’t reach the server. Please try again.")
        ann.page.get_by_role("link", name=re.compile("Create a table.*PollenNation")).click()
        expect(ann.page.get_by_role("heading", level=1)).to_have_text("New table: PollenNation")
    ann.button("Create table").click()
    ann.page.wait_for_url("**/t/*")


def test_a_table_opens_by_itself_once_the_server_answers_again(
    visit: Visit, server: Running
) -> None:
    """Even if the code of a table, and the game's board, have yet to be fetched."""
    ann = visit()
    ann.open()
    ann.sit(PEOPLE, setup="open", deal="fixed")
    ann.open()
    ann.page.wait_for_selector(".tables a")
    with silence(server):
        ann.page.locator(".tables a").click()
        expect(ann.page.get_by_role("heading", level=1)).to_have_text("Can’t reach the server")
    ann.page.wait_for_selector("[data-choices]")
    expect(ann.page.locator("main .board svg").first).to_be_visible()


def test_the_page_needs_nothing_from_elsewhere(visit: Visit) -> None:
    """Everything comes from the server itself, under a policy that forbids inline scripts."""
    ann = visit()
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    answer = ann.page.goto(ann.address + "/")
    assert answer is not None
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    ann.page.wait_for_selector("article")
    assert asked
    assert all(url.startswith(ann.address) for url in asked)


def test_pages_name_no_place_of_the_machine_they_were_built_on() -> None:
    page = Path(__file__).parents[2] / "src" / "skep" / "server" / "page"
    for file in page.rglob("*.*"):
        assert str(Path(__file__).parents[2]) not in file.read_text(encoding="utf-8"), file.name
