"""Whoever plays Pollen Wars at a screen: what he is asked, and what he presses."""

import re
import time

from playwright.sync_api import Locator

from browser.visitor import ENDED, Visitor
from patience import PATIENCE

NOW = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)]
  const titles = all('[data-handover] h2, [data-interrupt] h2, [data-end] h2')
  return [
    document.querySelector('[data-status]')?.dataset.number,
    document.querySelector('[data-hive][aria-current]')?.dataset.hive,
    document.querySelector('[data-ask]')?.dataset.ask,
    titles.map((title) => title.textContent).join(),
    all('.board [data-choice], [data-draft], [data-spot]').map((one) => one.dataset.choice).join(),
  ].join(' | ')
}"""
"""Everything by which the reader sees that something has come of what he did."""

QUESTION = "[data-interrupt] button:enabled"
ASKED = f"[data-handover], {QUESTION}, main .board [data-ask], [data-end]"


class Player:
    """Whoever sits at the screen, and what is pressed there."""

    def __init__(
        self,
        visitor: Visitor,
        seats: list[dict[str, str]],
        touch: bool = False,
        hush: int = 0,
        **options: str | int,
    ) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.touch = touch
        visitor.open()
        visitor.call("PUT", "/me", {"name": "Ann"})
        wish = {"game": "pollen-wars", "seats": seats, "options": options, "hush": hush}
        self.table = visitor.call("POST", "/tables", wish)["id"]
        visitor.open(f"/t/{self.table}")

    def find(self, selector: str) -> Locator:
        return self.page.locator(f"main .board {selector}")

    def press(self, selector: str) -> None:
        """Press the first of these and wait until something has come of it."""
        before = self.page.evaluate(NOW)
        target = self.find(selector).first
        if self.touch:
            target.tap()
        else:
            target.click()
        self.page.wait_for_function(f"before => ({NOW})() !== before", arg=before)
        if self.touch and self.has("[data-confirm]"):
            self.press("[data-confirm]")  # a finger has only looked so far

    def ask(self) -> str:
        """Wait until somebody here is asked; take the screen if need be. '' at the end."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.page.wait_for_selector(ASKED)
            if self.page.locator("[data-handover]").count():
                self.press("[data-handover] button")
            elif self.page.locator(QUESTION).count():
                return "interrupt"
            elif self.page.locator(ENDED).count():
                return ""
            else:
                asked = self.find("[data-ask]").evaluate_all("all => all.map((e) => e.dataset.ask)")
                if asked:
                    return str(asked[0])
                self.page.wait_for_timeout(20)  # what was asked has just been answered
        raise AssertionError("somebody is asked, but nothing says what")

    @property
    def seat(self) -> int:
        return int(self.find("[data-hive][aria-current]").get_attribute("data-hive") or 0)

    @property
    def turn(self) -> tuple[int, int]:
        """The round, and how many turns of it have begun."""
        played, begun = re.findall(r"\d+", self.find(".round").inner_text())
        return int(played), int(begun)

    def show_where(self) -> None:
        """Show where the pattern lacks bees."""
        if not self.has(".missing") and self.find(".where .button").is_enabled():
            self.find(".where .button").click()

    def has(self, selector: str) -> bool:
        return self.find(selector).count() > 0

    def token(self, verb: str) -> str:
        """The button of an action, by its number in the table of choices."""
        return f'.prompt [data-choice="{VERBS[verb]}"]'


VERBS = {
    "pass": 0,
    "done": 1,
    "accept": 3,
    "refuse": 4,
    "send forager": 7,
    "send soldier": 8,
    "return": 10,
    "raid": 11,
    "draw jelly": 12,
    "draw honey": 13,
    "trade": 14,
    "help attack": 15,
    "stay out": 17,
}
HEX = "[data-hex][data-choice]"


def plain_answer(player: Player, ask: str) -> None:
    """What nobody thinks about for long."""
    if ask == "interrupt":
        player.press("[data-interrupt] .main")
    elif ask in ("window", "offer"):
        player.press(player.token("pass"))
    elif ask == "battle":
        stay = player.token("stay out")
        player.press(stay if player.has(stay) else "[data-finish]")
    elif ask == "recall":
        player.press("[data-finish]")
    elif ask == "trade-answer":
        player.press(player.token("refuse"))
    elif ask == "cards":
        player.press(player.token("done"))
    elif ask == "discard":
        player.press("[data-card] [data-choice]")
    elif ask == "action":
        towards_pattern(player)
    else:
        player.press("[data-choice]")


def towards_pattern(player: Player) -> None:
    """Put a bee where the pattern lacks one, by pressing that place."""
    player.show_where()
    missing = re.search(r"missing (\w\d)", player.find(".where li button").first.inner_text())
    assert missing, "the pattern has nowhere to go"
    player.press(f'[data-hex="{missing[1]}"]')
    for use in ("send forager", "send soldier"):
        if player.has(f'[data-use="{use}"]'):
            return player.press(f'[data-use="{use}"]')
    return player.press(player.token("draw jelly"))
