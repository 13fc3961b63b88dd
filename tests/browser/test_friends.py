"""Two people in two browsers: one invites, the other joins, both see each change."""

import re

from playwright.sync_api import expect

from browser.conftest import Visit

OPEN = {"setup": "open", "deal": "fixed"}


def test_a_friend_joins_by_the_link_and_both_see_every_change(visit: Visit) -> None:
    ann, bob = visit(), visit()
    ann.open()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.keyboard.press("Enter")
    ann.expect_toast("You are now Ann.")
    ann.sit([{"kind": "me"}, {"kind": "friend"}], **OPEN)
    link = ann.page.get_by_label("Link to this table").input_value()
    expect(ann.page.locator("[data-status]")).to_have_text("Waiting for one more player")

    bob.page.goto(link)
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("You’re invited to PollenNation")
    expect(bob.page.get_by_text("With Ann")).to_be_visible()
    bob.button(re.compile("Join as")).click()
    bob.page.wait_for_url("**/t/*")
    expect(ann.page.get_by_label("Link to this table")).to_have_count(0)

    for _ in range(6):
        mover, watcher = (ann, bob) if ann.page.locator("[data-choices]").count() else (bob, ann)
        mover.page.wait_for_selector("[data-choices]")
        seen = watcher.number
        mover.choose()
        watcher.wait_beyond(seen)
        assert nameless(mover.log()[-1]) == nameless(watcher.log()[-1])


def nameless(line: str) -> str:
    """A line of the log without seat and verb: each reads their own as "you"."""
    return re.sub(r"^(You|Your|Ann|Ann’s|Apis \d+|Apis \d+’s) \S+ ", "", line)


def test_a_third_person_finds_the_table_full_and_may_watch(visit: Visit) -> None:
    ann, bob, eve = visit(), visit(), visit()
    ann.open()
    ann.sit([{"kind": "me"}, {"kind": "friend"}], **OPEN)
    link = ann.page.get_by_label("Link to this table").input_value()
    bob.page.goto(link)
    bob.button(re.compile("Join as")).click()
    bob.page.wait_for_url("**/t/*")
    eve.page.goto(link)
    expect(eve.page.get_by_role("heading", level=1)).to_contain_text("is full")
    eve.page.get_by_role("link", name="Watch").click()
    expect(eve.page.get_by_text("You’re watching")).to_be_visible()
    assert eve.page.locator("[data-choices]").count() == 0


def test_my_tables_show_whose_turn_it_is(visit: Visit) -> None:
    ann = visit()
    ann.open()
    ann.sit([{"kind": "me"}, {"kind": "local"}], **OPEN)
    ann.open()
    expect(ann.page.locator(".tables .badge")).to_have_text("Your turn")
    expect(ann.page).to_have_title(re.compile("● Your turn"))
    ann.page.locator(".tables a").click()
    ann.page.wait_for_selector("[data-choices]")
