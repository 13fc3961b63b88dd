"""Pollen Wars on the page: a round with a reaction, a trade and a raid; a whole game; its looks."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE, WIDE, Visit
from browser.pollen_wars import HEX, Player, plain_answer
from browser.test_access import axe, objections
from browser.visitor import ENDED
from server.running import Running

__all__ = ["axe"]

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
TRIO = PEOPLE[:3]
BOTS = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 3]
ANN, BOB, CAT, BOT = range(4)
TOUCH = 44
MOST = 400
"""Steps after which something goes round in circles."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = tmp_path_factory.mktemp("server") / "skep.sqlite"
    with Running(str(database), ONE_DEAL) as running:
        yield running


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
    assert "You interrupt with “Mite is not right”." in told
    assert "Your hive is cured." in told
    assert "Ann makes you an offer. Ann would give “Sleeping secret”." in told
    assert "You accept Ann’s offer. Ann gives you “Sleeping secret”. You pay Ann 1 pollen." in told
    assert "Ann announces a raid on Easy bot." in told
    assert "Ann commits “Snug as a bug” to the attack." in told
    assert "Cat commits “Sharpened stings” to the attack." in told
    assert re.search(r"Ann raids Easy bot \(9 against \d+\) and steals 1 pollen\.", told)
    report = player.find("[data-round-end]")
    expect(report).to_contain_text("A pattern is complete: the round ends.")
    expect(report).to_contain_text(re.compile(r"You complete \w+ \(\w\d( \w\d){3}\)"))
    sums = report.locator(".sum").all_inner_texts()
    scored = report.locator("li.scored").all_inner_texts()
    for flowers, line in zip(sums, scored, strict=True):
        assert f"for {sum(map(int, flowers.split(' + ')))} pollen!" in line
    assert player.has("path.scored")  # and it is outlined on the field
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
        expect(player.find("[data-offer]")).to_contain_text("Bob gives: 1 pollen")
        player.press(player.token("accept"))
        done.append("accepted")
    elif ask == "action" and seat == ANN and done[-1] == "accepted":
        player.press(player.token("raid"))
        player.press(f'.prompt [data-choice="{79 + BOT}"]')
        done.append("raid")
    elif ask == "battle" and seat == ANN and done[-1] == "raid":
        expect(player.find("[data-raid] h2")).to_have_text("Pink raids Orange")
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


# ------------------------------------------------------------------ its looks


def action_of_ann(player: Player) -> None:
    """Through the set-up and the first window to Ann's first action."""
    while player.ask() != "action":
        plain_answer(player, player.ask())


@pytest.mark.parametrize(("size", "scheme"), [(WIDE, "light"), (PHONE, "dark")])
def test_axe_objects_to_nothing(visit: Visit, axe: str, size: tuple[int, int], scheme: str) -> None:
    ann = visit(size)
    ann.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    player = Player(ann, TRIO, hush=1)
    player.ask()
    assert objections(ann.page, axe) == []  # all hexes are lit
    while player.ask() != "interrupt":
        plain_answer(player, player.ask())
    assert objections(ann.page, axe) == []
    action_of_ann(player)
    player.find(".where .button").click()
    player.press(HEX.replace("[data-choice]", ""))
    assert objections(ann.page, axe) == []  # a hex looked at, an aim shown
    player.press(player.token("trade"))
    for more in player.find("summary").all():
        more.click()
    assert objections(ann.page, axe) == []
    player.find("[data-draft] .button:not(.main)").click()
    player.press(player.token("raid"))
    player.press('.prompt [data-choice="80"]')
    assert player.ask() == "interrupt"
    player.press("[data-look]")  # whoever takes the screen sees the raid
    assert player.has("[data-raid]")
    assert objections(ann.page, axe) == []
    ann.page.keyboard.press("?")
    assert objections(ann.page, axe) == []


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_fingers_find_their_targets_on_a_phone(visit: Visit, locale: str) -> None:
    player = Player(visit(PHONE, locale, touch=True), TRIO)
    action_of_ann(player)
    player.find(".where .button").click()
    player.press(player.token("trade"))
    for more in player.find("summary").all():
        more.click()
    assert player.visitor.overflow() <= 0
    pressed = player.find(":is(button, select, summary, input[type=number], [data-hex]):visible")
    for control in pressed.all():
        box = control.bounding_box()
        assert box is not None
        assert box["height"] >= TOUCH, control.evaluate("one => one.outerHTML.slice(0, 200)")


def test_a_reload_does_not_lose_the_last_battle(visit: Visit) -> None:
    player = Player(visit(WIDE), TRIO)
    action_of_ann(player)
    player.press(player.token("raid"))
    player.press(f'.prompt [data-choice="{79 + BOB}"]')
    while player.ask() in ("interrupt", "recall", "battle", "window"):
        plain_answer(player, player.ask())
    report = player.find("[data-battle]")
    told = report.inner_text()
    plain_answer(player, player.ask())
    while not (player.ask() == "action" and player.seat == ANN):
        plain_answer(player, player.ask())
    player.page.reload()
    player.ask()
    assert player.seat == ANN
    player.find("[data-last-battle]").click()
    assert report.inner_text() == told


def test_standing_answers_are_kept_and_given(visit: Visit) -> None:
    """Bob, who could cure his hive, never wants to be asked at the start of a turn."""
    player = Player(visit(WIDE), PEOPLE)
    while not (player.ask() == "window" and player.seat == BOB):
        plain_answer(player, player.ask())
    player.find("[data-standing] summary").click()
    player.find('[data-window-kind="open"]').select_option("never")
    player.page.wait_for_selector("[data-handover]")  # Bob has passed without a word
    assert player.ask() == "action"
    assert player.seat == ANN
    kept = player.page.evaluate(
        "table => localStorage.getItem(`skep-pollen-wars ${table} 1`)", player.table
    )
    assert '"open":"never"' in kept
