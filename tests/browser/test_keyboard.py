"""Everything can be done without a mouse."""

from playwright.sync_api import expect

from browser.conftest import Visit

FAR = 60


def test_from_the_front_page_to_a_game_by_keyboard_alone(visit: Visit) -> None:
    ann = visit()
    ann.open()
    page = ann.page
    page.wait_for_selector("article")

    def tab_to(selector: str) -> None:
        for _ in range(FAR):
            page.keyboard.press("Tab")
            if page.evaluate("s => document.activeElement.matches(s)", selector):
                return
        raise AssertionError(f"Tab does not reach {selector}")

    tab_to("[data-game=pollennation] button")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-choices], [data-handover]")

    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).not_to_be_visible()

    tab_to("[data-choices] summary")
    page.keyboard.press("Enter")
    shown = ann.number
    page.keyboard.press("2")
    ann.wait_beyond(shown)

    ann.await_turn()
    page.wait_for_selector("[data-choices] button:not(:disabled)")
    tab_to("[data-choices] button")
    shown = ann.number
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    ann.wait_beyond(shown)

    # The keyboard is in the list again, so that Enter makes the next choice.
    ann.await_turn()
    page.wait_for_function("document.activeElement.closest('[data-choices]')")
    shown = ann.number
    page.keyboard.press("Enter")
    ann.wait_beyond(shown)


def test_on_the_board_the_keyboard_finds_the_next_choice(visit: Visit) -> None:
    ann = visit()
    ann.open()
    ann.sit([{"kind": "me"}, {"kind": "bot", "level": "easy"}], setup="random")
    ann.await_turn()
    ann.page.locator(".ring [data-choice], .side [data-choice]").first.focus()
    ann.page.keyboard.press("Enter")
    assert ann.await_turn()
    ann.page.wait_for_function(
        "() => document.activeElement.closest('.board [data-choice], .side')"
    )


def test_number_keys_do_nothing_while_the_list_is_folded_or_a_name_is_typed(visit: Visit) -> None:
    ann = visit()
    ann.open()
    ann.sit([{"kind": "me"}, {"kind": "local"}], setup="open", deal="fixed")
    ann.page.wait_for_selector("[data-choices]")
    shown = ann.number
    ann.page.keyboard.press("1")
    ann.show_list()
    ann.page.get_by_label("Your name").focus()
    ann.page.keyboard.press("1")
    ann.page.wait_for_timeout(400)
    assert ann.number == shown
