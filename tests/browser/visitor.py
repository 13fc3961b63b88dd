"""A visitor: what a person does with the page, in a person's words."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

MY_TURN = "[data-status].mine"
ENDED = "[data-end]"
NEXT = f"{MY_TURN}, {ENDED}"
LOADED = "main:not(:has(> .waiting))"


class Visitor:
    """One browser and the page in it."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address

    # ------------------------------------------------------------------ going somewhere

    def open(self, path: str = "/") -> "Visitor":
        self.page.goto(self.address + path)
        return self

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def call(self, method: str, path: str, body: object = None) -> Any:
        """A call to the server as this visitor, past the page, which must know by then who he is:
        whichever of two first calls was answered last would make the guest."""
        self.page.wait_for_selector(LOADED, state="attached")
        kind = {"Content-Type": "application/json"}
        answer = self.page.request.fetch(
            f"{self.address}/api{path}",
            method=method,
            data=body,
            headers=kind if body else None,
            max_retries=2,  # a connection that was kept may just have been closed
        )
        assert answer.ok, answer.text()
        return answer.json()

    def sit(self, seats: list[dict[str, str]], **options: str | int) -> str:
        """Open a table of PollenNation past the page and go there; its id."""
        wish = {"game": "pollennation", "seats": seats, "options": options}
        table: str = self.call("POST", "/tables", wish)["id"]
        self.open(f"/t/{table}")
        self.page.wait_for_selector("[data-status]")
        return table

    # ------------------------------------------------------------------ playing

    @property
    def number(self) -> int:
        """How much this visitor has been shown."""
        return int(self.page.locator("[data-status]").get_attribute("data-number") or 0)

    @property
    def status(self) -> str:
        return self.page.locator("[data-status]").inner_text()

    def await_turn(self) -> bool:
        """Wait until it is my turn, or the end (then False)."""
        self.page.wait_for_selector(NEXT)
        return self.page.locator(ENDED).count() == 0

    def show_list(self) -> Locator:
        """The list of choices, unfolded."""
        choices = self.page.locator("[data-choices]")
        if choices.get_attribute("open") is None:
            choices.locator("summary").click()
        return choices.locator("button")

    def choose(self, which: int = 0) -> None:
        """Press a choice of the list (counted around) and wait until it has been made."""
        before = self.number
        buttons = self.show_list()
        buttons.nth(which % buttons.count()).click()
        self.wait_beyond(before)

    def wait_beyond(self, number: int) -> None:
        """Wait until something more than that has been shown."""
        self.page.wait_for_function(
            "number => Number(document.querySelector('[data-status]')?.dataset.number) > number",
            arg=number,
        )

    def log(self) -> list[str]:
        """The lines of the log."""
        lines: list[str] = self.page.locator("[data-log] li").all_inner_texts()
        return [line.strip() for line in lines]

    # ------------------------------------------------------------------ looking

    def overflow(self) -> int:
        """By how many pixels the page is wider than the screen."""
        wide: int = self.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        return wide

    def expect_toast(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_role("alert").get_by_text(text)).to_be_visible()
