"""Several people in several browsers: lobby, codes, who sits where, one person on two devices."""

import re

from playwright.sync_api import Locator, expect

from browser.conftest import PHONE, Visit
from browser.visitor import Visitor

SEATS = [{"kind": "me"}, {"kind": "friend"}]
OPEN = {"setup": "open", "deal": "fixed"}
SECRET = "honey and thyme"


def named(visitor: Visitor, name: str) -> Visitor:
    visitor.open()
    visitor.call("PUT", "/me", {"name": name})
    return visitor


def sit(visitor: Visitor, players: int = 2, **wish: object) -> str:
    """Open a table past the page and go there; its id."""
    if players == 2:
        body = {"game": "pollennation", "seats": SEATS, "options": OPEN, **wish}
    else:
        seats = [{"kind": "me"}, *[{"kind": "friend"}] * (players - 1)]
        body = {"game": "waggle-dance", "seats": seats, "options": {"players": players}, **wish}
    table: str = visitor.call("POST", "/tables", body)["id"]
    visitor.open(f"/t/{table}")
    visitor.page.wait_for_selector("[data-status]")
    return table


def link(visitor: Visitor) -> str:
    return visitor.page.get_by_label("Link to this table").input_value()


def sit_down(visitor: Visitor) -> None:
    visitor.button(re.compile("Join as")).click()


def seat(visitor: Visitor, number: int) -> Locator:
    return visitor.page.locator(f"[data-seat='{number}']")


def play_to_the_end(*visitors: Visitor) -> None:
    """By whatever comes first in the list of choices."""
    for visitor in visitors:
        visitor.page.wait_for_selector("[data-status]")
    while not visitors[0].page.locator("[data-end]").count():
        for visitor in visitors:
            if visitor.page.locator("[data-choices]").count():
                visitor.choose()


def test_a_guest_joins_by_the_link_on_a_phone(visit: Visit) -> None:
    ann, bob = named(visit(), "Ann"), visit(PHONE, touch=True)
    sit(ann)
    bob.page.goto(link(ann))
    expect(bob.page.get_by_text("With Ann")).to_be_visible()
    assert bob.overflow() <= 0
    sit_down(bob)
    bob.page.wait_for_url("**/t/*")
    expect(ann.page.get_by_label("Link to this table")).to_have_count(0)
    assert bob.overflow() <= 0
    mover = ann if ann.page.locator("[data-choices]").count() else bob
    other = bob if mover is ann else ann
    seen = other.number
    mover.choose()
    other.wait_beyond(seen)


def test_a_public_table_is_joined_in_one_press(visit: Visit) -> None:
    ann, bob = named(visit(), "Ann"), named(visit(PHONE), "Bob")
    table = sit(ann, access="public")
    bob.open()
    card = bob.page.locator(f"[data-lobby='{table}']")
    expect(card).to_contain_text("Hosted by Ann")
    expect(card).to_contain_text("One of 2 seats free")
    assert bob.overflow() <= 0
    card.get_by_role("button", name="Join").click()
    bob.page.wait_for_url(f"**/t/{table}")
    expect(seat(ann, 1)).to_contain_text("Bob")


def test_a_code_is_typed_on_the_front_page(visit: Visit) -> None:
    ann, bob = named(visit(), "Ann"), named(visit(PHONE), "Bob")
    sit(ann, access="code")
    code = ann.page.locator("[data-code]").inner_text()
    assert re.fullmatch(r"[A-Z0-9]{3}-[A-Z0-9]{3}", code)
    bob.open()
    field = bob.page.get_by_label("Table code")
    field.fill("qqq-qqq")
    field.press("Enter")
    bob.expect_toast("No table has this code.")
    field.fill(code.lower())
    field.press("Enter")
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("You’re invited to PollenNation")
    sit_down(bob)
    bob.page.wait_for_url("**/t/*")
    expect(seat(ann, 1)).to_contain_text("Bob")


def test_the_host_sends_somebody_away_and_fills_up_with_bots(visit: Visit) -> None:
    ann, bob = named(visit(), "Ann"), named(visit(), "Bob")
    table = sit(ann, players=3)
    invitation = link(ann)
    bob.page.goto(invitation)
    sit_down(bob)
    bob.page.wait_for_url("**/t/*")
    ann.button("Remove Bob").click()
    expect(seat(ann, 1)).to_contain_text("Free seat")
    expect(seat(bob, 1)).to_contain_text("Free seat")
    bob.page.goto(invitation)
    sit_down(bob)
    bob.expect_toast("The host removed you.")
    ann.page.get_by_label("Bot level").select_option("easy")
    ann.button("Fill 2 seats with bots").click()
    ann.await_turn()
    bob.open(f"/t/{table}")
    expect(bob.page.get_by_text("You’re watching")).to_be_visible()


def test_a_table_is_given_up(visit: Visit) -> None:
    ann, bob = named(visit(), "Ann"), named(visit(), "Bob")
    table = sit(ann)
    bob.open(f"/t/{table}")
    bob.page.wait_for_selector("[data-status]")
    ann.button("Cancel the table").click()
    ann.page.wait_for_selector("article")
    expect(bob.page.get_by_role("heading", name="The host cancelled this table.")).to_be_visible()
    expect(ann.page.locator(".tables")).to_have_count(0)


def test_a_bot_stands_in_for_who_leaves(visit: Visit) -> None:
    ann, bob = named(visit(), "Ann"), named(visit(), "Bob")
    sit(ann)
    bob.page.goto(link(ann))
    sit_down(bob)
    bob.page.wait_for_url("**/t/*")
    bob.page.wait_for_selector("[data-number]")
    bob.button("Leave the table").click()
    bob.button("Leave").last.click()
    expect(bob.page.locator("[data-status]")).to_have_text("A bot plays for you.")
    ann.await_turn()
    ann.choose()
    ann.await_turn()
    bob.button("Return to my seat").click()
    expect(bob.page.locator("[data-status]")).not_to_contain_text("A bot plays")
    ann.choose()
    bob.await_turn()
    seen = ann.number
    bob.choose()
    ann.wait_beyond(seen)


def test_play_again_with_the_same_people(visit: Visit) -> None:
    ann, bob = named(visit(), "Ann"), named(visit(), "Bob")
    sit(ann, game="toy-pebbles", options={"heap": 3})
    bob.page.goto(link(ann))
    sit_down(bob)
    bob.page.wait_for_url("**/t/*")
    first = ann.page.url
    play_to_the_end(ann, bob)
    ann.button("Play again").click()
    ann.page.wait_for_url(lambda url: "/t/" in url and url != first)
    expect(seat(ann, 0)).to_contain_text("Reserved for Bob")
    bob.button("Join rematch").click()
    bob.page.wait_for_url(ann.page.url)
    ann.page.wait_for_selector("[data-number]")
    expect(ann.page.get_by_label("Link to this table")).to_have_count(0)
    expect(bob.page.locator("[data-status]")).not_to_contain_text("Waiting for one more")


def test_spectators_live_and_late(visit: Visit) -> None:
    ann, bob, eve = named(visit(), "Ann"), named(visit(), "Bob"), named(visit(), "Eve")
    for delay in (0, 3600):
        table = sit(ann, delay=delay)
        bob.page.goto(link(ann))
        sit_down(bob)
        bob.page.wait_for_url("**/t/*")
        eve.open(f"/t/{table}")
        text = "You’re watching an hour behind" if delay else "You’re watching."
        expect(eve.page.get_by_text(text)).to_be_visible()
        seen = eve.number
        mover = ann if ann.page.locator("[data-choices]").count() else bob
        mover.page.wait_for_selector("[data-choices]")
        mover.choose()
        if delay:
            eve.open(f"/t/{table}")
            eve.page.wait_for_selector("[data-number]")
            assert eve.number == 0 <= mover.number
        else:
            eve.wait_beyond(seen)


def test_the_same_person_on_a_second_device(visit: Visit) -> None:
    """The name is kept on one, the other brings a game along; then one is signed out everywhere."""
    laptop, phone = named(visit(), "Ann"), visit(PHONE, touch=True)
    laptop.page.reload()
    laptop.page.get_by_role("link", name="You").click()
    keep = laptop.page.get_by_role("region", name="Create an account")
    keep.get_by_label("Username").fill("ann")
    keep.get_by_label("New passphrase").fill(SECRET)
    keep.get_by_role("button", name="Create account").click()
    laptop.expect_toast("Your account is ready.")
    expect(laptop.page.get_by_text("your username is ann")).to_be_visible()

    named(phone, "Guest")
    table = sit(phone)
    phone.open("/you")
    door = phone.page.get_by_role("region", name="Sign in")
    door.get_by_label("Username").fill("ann")
    door.get_by_label("Passphrase").fill("not the passphrase")
    door.get_by_role("button", name="Sign in").click()
    phone.expect_toast(re.compile("Unknown username"))
    door.get_by_label("Passphrase").fill(SECRET)
    door.get_by_role("button", name="Sign in").click()
    phone.expect_toast("You are now Ann.")
    assert phone.overflow() <= 0
    expect(phone.page.get_by_role("region", name="Devices signed in")).to_contain_text(
        "Another device"
    )
    laptop.open(f"/t/{table}")
    expect(seat(laptop, 0)).to_contain_text("Ann (you)")

    phone.button("Sign out everywhere").click()
    expect(phone.page.get_by_role("region", name="Create an account")).to_be_visible()
    laptop.open(f"/t/{table}")
    laptop.page.wait_for_selector("[data-status]")
    expect(seat(laptop, 0)).not_to_contain_text("(you)")


def test_everything_about_me_is_deleted_when_i_am_sure(visit: Visit) -> None:
    ann = named(visit(), "Ann")
    sit(ann)
    ann.open("/you")
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Download everything").click()
    assert download.value.suggested_filename == "skep.json"
    ann.button("Delete everything").click()
    ann.button("Keep everything").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Ann")
    ann.button("Delete everything").click()
    ann.button("Delete for good").click()
    ann.expect_toast(re.compile("Everything is deleted"))
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(re.compile("Apis"))
    ann.open()
    ann.page.wait_for_selector("article")
    expect(ann.page.locator(".tables")).to_have_count(0)
