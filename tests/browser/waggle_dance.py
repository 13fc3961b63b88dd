"""A person who plays Waggle Dance on the board itself, not by the list of choices."""

from collections.abc import Iterator
from dataclasses import dataclass

from playwright.sync_api import Locator

from browser.visitor import Visitor

MOST = 700


def sit(ann: Visitor, seats: list[dict[str, str]], **options: str | int) -> str:
    """Open a table of Waggle Dance past the page and go there; its id."""
    ann.open()
    wish = {"game": "waggle-dance", "seats": seats, "options": options}
    table: str = ann.call("POST", "/tables", wish)["id"]
    ann.open(f"/t/{table}")
    ann.page.wait_for_selector("[data-status]")
    return table


@dataclass
class Player:
    """Plays on the board: cards as soon as they can be played, bees to the Queen's card first."""

    ann: Visitor
    turns: int = 0

    @property
    def board(self) -> Locator:
        return self.ann.page.locator("main .board .board")

    @property
    def is_night(self) -> bool:
        return self.board.locator(".bar.night").count() > 0

    def turns_to_make(self) -> Iterator[None]:
        """One step for each choice this player owes, until the game is over."""
        while self.ann.await_turn():
            assert self.turns < MOST, "the game does not end"
            self.turns += 1
            yield

    def choose(self) -> None:
        """Make a choice and wait until it has been made."""
        before = self.ann.number
        self.act()
        self.ann.wait_beyond(before)

    def act(self) -> None:
        card = self.board.locator(".queen-card[data-choice]")
        if card.count():
            card.first.click()
        elif self.board.locator(".tray [data-choice]").count():
            self.place()
        else:
            self.answer()

    def place(self) -> None:
        """A bee and its place: the Queen's card if its slot is free, otherwise a room or flower."""
        bees = self.board.locator(".tray [data-choice]")
        bees.nth(self.turns % bees.count()).click()
        if self.board.locator("[data-undo]").count():
            queen = self.board.locator(".centre .G [data-choice]")
            places = queen if queen.count() else self.places()
            places.nth(self.turns % places.count()).click()

    def places(self) -> Locator:
        return self.board.locator(".centre [data-choice], .mine .room[data-choice]:not(.picked)")

    def answer(self) -> None:
        """Rooms before words, so that cubes are stored and moved; then whatever the dock offers."""
        tired = self.turns % 5 == 0
        rooms = self.places()
        words = self.board.locator(".dock [data-choice]")
        if rooms.count() and not (tired and words.count()):
            rooms.nth(self.turns % rooms.count()).click()
            if self.board.locator("[data-undo]").count():
                self.places().first.click()
        else:
            words.nth(self.turns % words.count()).click()
