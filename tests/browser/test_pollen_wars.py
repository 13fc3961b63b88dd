"""Pollen Wars on the page: a round with a reaction, a trade and a raid; a whole game; its looks."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import PHONE, WIDE, Visit
from browser.visitor import ENDED, Visitor
from server.running import Running

ONE_DEAL = """
from dataclasses import replace
from skep.server import from_environment, listen, serve
serve(replace(from_environment(), draw_seed=lambda: bytes([90]) * 32), listen("127.0.0.1", 0))
"""
"""All tables are dealt alike: Ann begins, Bob can cure his hive at once, Cat has spears."""

PEOPLE = [
    {"kind": "me"},
    {"kind": "local", "name": "Bob"},
    {"kind": "local", "name": "Cat"},
    {"kind": "bot", "level": "easy"},
]
BOTS = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 3]
ANN, BOB, CAT, BOT = range(4)
MOST = 400
"""Steps after which something goes round in circles."""

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

ASKED = "[data-handover], [data-interrupt], main .board [data-ask], [data-end]"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with Running(str(tmp_path / "skep.sqlite"), ONE_DEAL) as running:
        yield running


class Player:
    """Whoever sits at the screen, and what is pressed there."""

    def __init__(
        self,
        visitor: Visitor,
        seats: list[dict[str, str]],
        touch: bool = False,
        **options: str | int,
    ) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.touch = touch
        visitor.open()
        self.page.wait_for_selector("article")
        visitor.call("PUT", "/me", {"name": "Ann"})
        wish = {"game": "pollen-wars", "seats": seats, "options": options}
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
        self.page.wait_for_selector(ASKED, timeout=60_000)
        if self.page.locator("[data-handover]").count():
            self.press("[data-handover] button")
            return self.ask()
        if self.page.locator("[data-interrupt]").count():
            return "interrupt"
        if self.page.locator(ENDED).count():
            return ""
        return self.find("[data-ask]").first.get_attribute("data-ask") or ""

    @property
    def seat(self) -> int:
        return int(self.find("[data-hive][aria-current]").get_attribute("data-hive") or 0)

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
    if not player.has(".missing") and player.find(".where .button").is_enabled():
        player.find(".where .button").click()
    missing = re.search(r"lacks (\w\d)", player.find(".where li button").first.inner_text())
    assert missing, "the pattern has nowhere to go"
    player.press(f'[data-hex="{missing[1]}"]')
    for use in ("send forager", "send soldier"):
        if player.has(f'[data-use="{use}"]'):
            return player.press(f'[data-use="{use}"]')
    return player.press(player.token("draw jelly"))


# ------------------------------------------------------------------ a round


def test_a_round_with_a_reaction_a_trade_and_a_raid_with_helpers(visit: Visit) -> None:
    """Three people at one screen and a bot."""
    player = Player(visit(WIDE), PEOPLE)
    done: list[str] = []
    for _ in range(MOST):
        ask = player.ask()
        if player.has("[data-round-end]"):
            break
        if ask == "interrupt" and not done:
            ask = claimed(player)
        play(player, ask, done)
    assert done == ["reaction", "offer", "accepted", "raid", "thrown in", "helped", "battle"]
    told = "\n".join(player.visitor.log())
    assert "Green interrupts with “Mite is not right”." in told
    assert "The hive of Green is cured." in told
    assert "Pink makes Green an offer." in told
    assert "Pink gives Green a honey card" in told
    assert "Pink gets a grain of pollen from Green." in told
    assert re.search(r"Pink attacks with 9, Orange defends with \d+\.", told)
    assert "Blue helps the attack." in told
    report = player.find("[data-round-end]")
    expect(report).to_contain_text("A pattern is complete: the round ends.")
    expect(report).to_contain_text(re.compile(r"shows the pattern \w+ on( \w\d){4}: \d+ grains"))
    assert player.has(".scored")  # and it is outlined on the field
    report.get_by_role("button", name="Continue").click()
    assert not player.has("[data-round-end]")
    while player.ask() in ("tree", "drift", "interrupt"):
        plain_answer(player, player.ask())
    expect(player.find(".round")).to_contain_text("Round 2")


def claimed(player: Player) -> str:
    """All are asked in the open; Cat looks in vain, then Bob does. What he is asked."""
    assert not player.has("[data-card], [data-ask]")  # nobody's cards are to be seen
    player.press(f'[data-claim="{CAT}"]')
    assert player.seat == CAT
    assert not player.has("[data-choice]")  # she has nothing to interrupt with
    player.page.get_by_role("button", name="Cover the table again").click()
    player.press(f'[data-claim="{BOB}"]')
    return player.ask()


def play(player: Player, ask: str, done: list[str]) -> None:
    """The story of this round, in order; everything else goes its way."""
    seat = player.seat if ask != "interrupt" else None
    if done[-1:] == ["helped"] and player.has("[data-battle]"):
        expect(player.find("[data-battle]")).to_contain_text("Snug as a bug")
        done.append("battle")
    if ask == "window" and seat == BOB and not done:
        player.press('[data-card="J6"] [data-choice]')
        done.append("reaction")
    elif ask == "action" and seat == ANN and done == ["reaction"]:
        offer_for_pollen(player)
        done.append("offer")
    elif ask == "trade-answer" and seat == BOB and done[-1] == "offer":
        expect(player.find("[data-offer]")).to_contain_text("Sleeping secret")
        expect(player.find("[data-offer]")).to_contain_text("a grain of pollen")
        player.press(player.token("accept"))
        done.append("accepted")
    elif ask == "action" and seat == ANN and done[-1] == "accepted":
        player.press(player.token("raid"))
        player.press(f'.prompt [data-choice="{79 + BOT}"]')
        done.append("raid")
    elif ask == "battle" and seat == ANN and done[-1] == "raid":
        expect(player.find("[data-raid] h3")).to_have_text("Pink raids Orange")
        player.find('[data-card="J12"] button').click()
        player.press("[data-finish]")
        done.append("thrown in")
    elif ask == "battle" and seat == CAT and done[-1] == "thrown in":
        player.press(player.token("help attack"))
        for card in ("H13", "J4"):
            player.find(f'[data-card="{card}"] button').click()
        player.press("[data-finish]")
        done.append("helped")
    else:
        plain_answer(player, ask)


def offer_for_pollen(player: Player) -> None:
    """A card for a grain, put together and sent at once."""
    player.press(player.token("trade"))
    propose = player.find("[data-propose]")
    expect(propose).to_be_disabled()
    player.find(f'[data-partner="{BOB}"]').click()
    player.find('[data-term="ask pollen"]').fill("1")
    expect(propose).to_be_disabled()  # pollen is not given for nothing
    player.find('[data-term="give H16"]').click()
    player.press("[data-propose]")


# ------------------------------------------------------------------ a whole game


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    """One person and three bots, by fingers."""
    player = Player(visit(PHONE, touch=True), BOTS, touch=True, goal=15, start_pollen=10)
    widest = 0
    for _ in range(MOST):
        ask = player.ask()
        if not ask:
            break
        widest = max(widest, player.visitor.overflow())
        plain_answer(player, ask)
    assert widest == 0
    expect(player.page.locator(ENDED)).to_be_visible()
    expect(player.find("p.over")).to_have_text("A hive has been filled: the game is over.")
