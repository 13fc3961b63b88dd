"""People talk at a table in real browsers: to all, to one, unread, muted, and always as text."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import PHONE, Visit
from browser.test_access import axe, objections  # noqa: F401 -- a fixture
from browser.visitor import Visitor

SCRIPT = "<img src=x onerror=\"document.title='owned'\"><script>document.title='owned'</script>"


def table_of(*people: Visitor, names: tuple[str, ...] = ("Ann", "Bob", "Cat")) -> str:
    """The first opens a table of Waggle Dance, the others join it; all look at it."""
    first, *others = people
    for visitor, name in zip(people, names, strict=False):
        visitor.open()
        visitor.call("PUT", "/me", {"name": name})
    seats = [{"kind": "me"}, *[{"kind": "friend"}] * len(others)]
    if len(seats) == 2:
        seats.append({"kind": "bot", "level": "easy"})
    table = first.call("POST", "/tables", {"game": "waggle-dance", "seats": seats})
    for visitor in others:
        visitor.call("POST", f"/tables/{table['id']}/join", {"invite": table["invite"]})
    for visitor in people:
        visitor.open(f"/t/{table['id']}")
        visitor.page.wait_for_selector("[data-status]")
    found: str = table["id"]
    return found


def box(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-talk]")


def say(visitor: Visitor, text: str, to: str = "") -> None:
    if to:
        visitor.page.get_by_label("To whom").select_option(label=to)
    visitor.page.get_by_label("Write a message").fill(text)
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_label("Write a message")).to_have_value("")


def expect_line(visitor: Visitor, text: str) -> None:
    expect(box(visitor).locator("ol .text", has_text=text)).to_be_visible()


def test_three_talk_two_whisper_and_one_is_muted(visit: Visit) -> None:
    ann, bob, cat = visit(), visit(), visit()
    table = table_of(ann, bob, cat)
    say(ann, "Good luck to all")
    for each in (ann, bob, cat):
        expect_line(each, "Good luck to all")

    say(bob, "Honey for pollen?", to="Only to Ann")
    expect_line(bob, "Honey for pollen?")
    expect_line(ann, "Honey for pollen?")
    expect(box(ann).get_by_text("Bob, only to you")).to_be_visible()
    say(bob, "Hello Cat", to="To all")
    expect_line(cat, "Hello Cat")
    assert "Honey" not in cat.page.content()
    cat.page.reload()
    expect_line(cat, "Hello Cat")
    assert "Honey" not in cat.page.content()

    box(ann).get_by_role("button", name="Mute someone").click()
    box(ann).get_by_role("button", name="Mute Bob").click()
    box(ann).get_by_role("button", name="Mute someone").click()
    expect(box(ann).get_by_text("Honey for pollen?")).to_have_count(0)
    say(bob, "Anybody there?")
    expect_line(cat, "Anybody there?")
    say(cat, "Yes")
    expect_line(ann, "Yes")
    expect(box(ann).get_by_text("Anybody there?")).to_have_count(0)
    box(ann).get_by_role("button", name="Mute someone").click()
    box(ann).get_by_role("button", name="Unmute Bob").click()
    box(ann).get_by_role("button", name="Mute someone").click()
    expect_line(ann, "Anybody there?")

    eve = visit()
    eve.open(f"/t/{table}")
    expect_line(eve, "Anybody there?")
    expect(box(eve).get_by_text("Only players can chat.")).to_be_visible()
    expect(eve.page.get_by_label("Write a message")).to_have_count(0)
    assert "Honey" not in eve.page.content()


def test_script_in_a_message_or_a_name_is_shown_as_text(visit: Visit) -> None:
    ann, bob = visit(), visit()
    name = "<b onclick=alert(1)>Ann</b>"
    table_of(ann, bob, names=(name, "Bob"))
    say(ann, SCRIPT)
    for each in (ann, bob):
        expect(box(each).locator("ol .text")).to_have_text(SCRIPT)
        expect(box(each).locator("ol b")).to_have_text(name)
        assert box(each).locator("ol img, ol script, ol b b").count() == 0
        assert "owned" not in each.page.title()


def test_on_a_phone_talk_is_a_sheet_with_a_mark_for_what_is_unread(visit: Visit) -> None:
    ann, bob = visit(), visit(PHONE, touch=True)
    table_of(ann, bob)
    mark = bob.page.locator("[data-unread]")
    expect(mark).to_have_count(0)
    say(ann, "One")
    say(ann, "Two")
    expect(mark).to_have_text("2")
    expect(bob.page.get_by_role("status").get_by_text("Ann: Two")).to_be_attached()
    bob.page.reload()
    expect(mark).to_have_text("2")
    bob.button(re.compile("^Chat")).click()
    expect_line(bob, "Two")
    assert bob.overflow() <= 0
    expect(mark).to_have_count(0)
    say(bob, "Three")
    expect_line(ann, "Three")
    bob.page.keyboard.press("Escape")
    expect(box(bob)).to_have_count(0)
    bob.page.reload()
    bob.page.wait_for_selector("[data-status]")
    expect(mark).to_have_count(0)


def test_beside_the_board_a_mark_leads_to_what_is_out_of_sight(visit: Visit) -> None:
    ann, bob = visit((1280, 480)), visit()
    table_of(ann, bob)
    say(bob, "Hello")
    line = box(ann).locator("ol .text", has_text="Hello")
    expect(line).not_to_be_in_viewport()
    ann.button(re.compile("^Chat")).click()
    expect(line).to_be_in_viewport()
    expect(ann.page.locator("[data-unread]")).to_have_count(0)
    expect(ann.button(re.compile("^Chat"))).to_have_count(0)


def test_there_is_no_talk_before_one_screen(visit: Visit) -> None:
    for size in ((1280, 800), PHONE):
        ann = visit(size)
        ann.open()
        ann.sit([{"kind": "me"}, {"kind": "local"}], setup="open", deal="fixed")
        assert box(ann).count() == 0
        assert ann.page.get_by_text("Chat", exact=True).count() == 0


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_axe_objects_to_nothing_in_the_talk(
    visit: Visit,
    axe: str,  # noqa: F811
    size: tuple[int, int],
) -> None:
    ann, bob = visit(size), visit()
    table_of(ann, bob)
    say(bob, "Hello")
    if size == PHONE:
        expect(ann.page.locator("[data-unread]")).to_have_text("1")
        assert objections(ann.page, axe) == []
        ann.button(re.compile("^Chat")).click()
    expect_line(ann, "Hello")
    box(ann).get_by_role("button", name="Mute someone").click()
    assert objections(ann.page, axe) == []
