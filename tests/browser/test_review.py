"""Looking back at finished games: the dice checked, moments shared, what-ifs, records taken in."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Route, expect

from browser.conftest import PHONE, Visit
from browser.visitor import Visitor

Tamper = Callable[[dict[str, Any]], None]


def play_bids(ann: Visitor) -> str:
    """A short game against a bot, begun and ended on the page; its id."""
    ann.open("/new/toy-bids")
    ann.button("Create table").click()
    ann.page.wait_for_url("**/t/*")
    while ann.await_turn():
        ann.choose()
    return ann.page.url.rpartition("/")[2]


def doctor(ann: Visitor, path: str, tamper: Tamper) -> None:
    """What the server answers to that call is changed on its way to the page."""

    def answer(route: Route) -> None:
        told = route.fetch().json()
        tamper(told)
        route.fulfill(body=json.dumps(told), content_type="application/json")

    ann.page.route(f"**{path}", answer)


def check(ann: Visitor) -> str:
    """Press the button; `good`, `partly` or `bad`."""
    ann.button("Check the draws").click()
    result = ann.page.locator("[data-result]")
    expect(result).to_be_visible()
    return result.get_attribute("data-result") or ""


def test_the_dice_of_a_finished_game_are_drawn_again(visit: Visit) -> None:
    ann = visit()
    table = play_bids(ann)
    seats = ann.call("GET", f"/tables/{table}")["seats"]
    assert re.fullmatch("[0-9a-f]{64}", seats[0]["contribution"])
    assert seats[1]["contribution"] is None
    total = len(ann.call("GET", f"/tables/{table}/chance")["draws"])
    assert total > 5
    for path in (f"/t/{table}", f"/replay/{table}"):
        ann.open(path)
        assert check(ann) == "good"
        dialog = ann.page.get_by_role("dialog")
        expect(dialog).to_contain_text(f"agree: {total} of {total}")
        expect(dialog).to_contain_text("those this browser noted before the game")
        expect(dialog.locator("tbody tr")).to_have_count(total)
        expect(dialog.get_by_text(re.compile(r"prize \d")).first).to_be_visible()
        ann.page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
    eve = visit(PHONE)
    eve.open(f"/replay/{table}")
    assert check(eve) == "good"
    expect(eve.page.get_by_role("dialog")).to_contain_text("missed the start")
    assert eve.overflow() == 0


def other_roll(told: dict[str, Any]) -> None:
    last = told["draws"][-1]
    last["choice"] = next(each for each, _ in last["chances"] if each != last["choice"])


def other_seed(told: dict[str, Any]) -> None:
    told["seed"] = "00" * 32


def other_bytes(told: dict[str, Any]) -> None:
    told["contributions"] = [[0, "11" * 32]]


def one_less(told: dict[str, Any]) -> None:
    del told["draws"][2]


def test_answers_that_were_tampered_with_are_caught(visit: Visit) -> None:
    ann = visit()
    table = play_bids(ann)
    said = {
        other_roll: "does not agree",
        other_seed: "doesn’t match the commitment",
        other_bytes: "aren’t those this browser noted",
        one_less: "game record doesn’t match",
    }
    for tamper, words in said.items():
        doctor(ann, f"/api/tables/{table}/chance", tamper)
        ann.open(f"/replay/{table}")
        assert check(ann) == "bad"
        expect(ann.page.get_by_role("dialog")).to_contain_text(words)
        ann.page.unroute_all()


# ------------------------------------------------------------------------------ moments


def step(ann: Visitor) -> int:
    found = re.search(r"\d+", ann.page.locator("[data-step]").inner_text())
    assert found
    return int(found.group())


def test_a_moment_is_jumped_to_shared_and_seen_by_all(visit: Visit) -> None:
    ann = visit()
    table = play_bids(ann)
    ann.open(f"/replay/{table}")
    page = ann.page
    jump = page.get_by_label("Jump to")
    jump.select_option(index=2)
    begun = step(ann)
    assert begun > 0
    page.locator("aside ol li button").nth(4).click()
    assert step(ann) not in {0, begun}
    page.keyboard.press("ArrowLeft")
    page.get_by_label("View as").select_option("Everything, nothing hidden")
    page.wait_for_url(re.compile(r"\?at=\d+&seat=all"))
    at = int(page.url.partition("at=")[2].partition("&")[0])
    assert step(ann) == at, "with nothing hidden there is a step for every choice"
    address = page.url.removeprefix(ann.address)

    eve = visit(PHONE, locale="fr-FR").open(address)
    expect(eve.page.get_by_label("Vue de")).to_contain_text("Tout, sans rien de caché")
    assert step(eve) == at
    assert eve.overflow() == 0
    eve.page.get_by_label("Vue de").select_option(index=1)
    eve.page.wait_for_url(re.compile("seat=none"))


# ------------------------------------------------------------------------------ what if


def test_a_what_if_is_played_on_and_branched_off_again(visit: Visit) -> None:
    ann = visit()
    table = play_bids(ann)
    before = ann.call("GET", f"/tables/{table}/frames?everything=true&count=200")
    eve = visit(PHONE)
    eve.open(f"/replay/{table}?at=8&seat=all")
    assert step(eve) == 8
    eve.button("What if").click()
    dialog = eve.page.get_by_role("dialog")
    dialog.get_by_label("Seat 2", exact=True).select_option("local")
    assert eve.overflow() == 0
    eve.button("Continue").click()
    eve.page.wait_for_url("**/t/*")
    expect(eve.page.locator('[data-purpose="analysis"]')).to_contain_text("after 8 moves")
    first = eve.page.url
    eve.button("What if").click()
    eve.button("Continue").click()
    eve.page.wait_for_url(lambda url: "/t/" in url and url != first)
    while eve.await_turn():
        eve.choose()
    assert check(eve) == "partly"  # the first eight were drawn elsewhere
    expect(eve.page.get_by_role("dialog")).to_contain_text("came from another game")
    eve.page.keyboard.press("Escape")
    eve.page.get_by_role("link", name="View original").click()
    eve.page.wait_for_url(first)
    assert ann.call("GET", f"/tables/{table}/frames?everything=true&count=200") == before


def test_the_end_is_no_moment_to_go_on_from(visit: Visit) -> None:
    ann = visit()
    table = play_bids(ann)
    ann.open(f"/replay/{table}")
    assert step(ann) > 0
    expect(ann.button("What if")).to_be_disabled()
    ann.page.keyboard.press("ArrowLeft")
    expect(ann.button("What if")).to_be_enabled()


# ------------------------------------------------------------------------------ records


def test_a_record_is_downloaded_and_taken_in_again(visit: Visit, tmp_path: Path) -> None:
    ann, bob = visit(), visit(PHONE)
    table = play_bids(ann)
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Record").click()
    file = tmp_path / "bids.skep"
    download.value.save_as(file)
    record = file.read_text(encoding="utf-8")

    bob.open()
    bob.button("Open a record").click()
    bob.page.get_by_label("or paste the record here").fill(
        record.replace("seat0 bid", "seat0 pay", 1)
    )
    bob.button("Open").last.click()
    refused = bob.page.get_by_role("dialog").get_by_role("alert")
    expect(refused).to_contain_text("Can’t read this record.")
    expect(refused).to_contain_text(re.compile(r"line \d+ of the record"))
    assert bob.overflow() == 0
    bob.page.get_by_label("Choose a file").set_input_files(file)
    expect(refused).to_be_hidden()
    bob.button("Open").last.click()
    bob.page.wait_for_url("**/replay/*")
    expect(bob.page.locator('[data-purpose="import"]')).to_contain_text("Imported game")
    expect(bob.button("Check the draws")).to_have_count(0)
    brought = bob.page.url.partition("/replay/")[2].partition("?")[0]
    scores = [bob.call("GET", f"/tables/{each}")["scores"] for each in (table, brought)]
    assert scores[0] == scores[1]


def test_an_unfinished_record_is_played_on(visit: Visit) -> None:
    ann = visit()
    ann.open()
    ann.button("Open a record").click()
    lines = ["skep record 1", "game toy-pebbles", "rules 1", "option heap 6", "", "seat0 take 1"]
    ann.page.get_by_label("or paste the record here").fill("\n".join(lines))
    ann.button("Open").last.click()
    ann.page.wait_for_url("**/t/*")
    while ann.await_turn():
        ann.choose()
    assert ann.call("GET", "/tables")[0]["copied"] == 1
