"""Nothing is wider than the screen, and what is asked stays in sight."""

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE, WIDE, Visit
from browser.visitor import Visitor

TOUCH = 44
LOCALES = ["en-GB", "fr-FR"]


def assert_fits(visitor: Visitor) -> None:
    visitor.page.wait_for_selector("main h1")
    assert visitor.overflow() <= 0, visitor.page.url


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("size", [PHONE, (1024, 768), WIDE])
def test_every_page_fits_the_screen(visit: Visit, size: tuple[int, int], locale: str) -> None:
    ann = visit(size, locale)
    ann.open()
    ann.page.wait_for_selector("article")
    assert_fits(ann)
    ann.open("/new/pollennation")
    ann.page.wait_for_selector("form")
    for more in ann.page.locator("form summary").all():
        more.click()
    assert_fits(ann)
    table = ann.sit([{"kind": "me"}, {"kind": "friend"}])
    assert_fits(ann)
    invite = ann.call("GET", f"/tables/{table}")["invite"]
    bob = visit(size, locale).open(f"/join/{table}/{invite}")
    assert_fits(bob)
    ann.sit([{"kind": "me"}, {"kind": "local"}], setup="open", deal="fixed")
    ann.show_list()
    assert_fits(ann)
    ann.open("/nowhere/at/all")
    assert_fits(ann)


def test_on_a_phone_the_choices_stay_at_the_lower_edge(visit: Visit) -> None:
    ann = visit(PHONE, touch=True)
    ann.open()
    ann.sit([{"kind": "me"}, {"kind": "local"}], setup="open", deal="fixed")
    buttons = ann.show_list()
    ann.page.mouse.wheel(0, 4000)
    expect(ann.page.locator("[data-status]")).to_be_in_viewport()
    expect(buttons.first).to_be_in_viewport()


def test_what_is_pressed_is_big_enough_for_a_finger(visit: Visit) -> None:
    ann = visit(PHONE, touch=True)
    for path in ("/", "/new/pollennation"):
        ann.open(path)
        ann.page.wait_for_selector("main h1")
        for control in ann.page.locator("main :is(a, button, select, summary):visible").all():
            box = control.bounding_box()
            assert box is not None
            assert box["height"] >= TOUCH, control.inner_text()
