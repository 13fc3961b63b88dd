"""Dice for a table that plays Bee Busy on paper: one screen rolls for everybody."""

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE, Visit
from browser.sizes import FINGER, small_targets, small_texts


@pytest.mark.parametrize(("language", "round_one"), [("en-GB", "Round 1"), ("fr-FR", "Manche 1")])
def test_dice_are_rolled_taken_and_kept(visit: Visit, language: str, round_one: str) -> None:
    page = visit(PHONE, touch=True, locale=language).open("/new/bee-busy").page
    page.locator("a[href='/dice']").click()
    page.locator("[data-roll]").click()
    expect(page.get_by_text(round_one, exact=True)).to_be_visible()
    dice = page.locator("[data-die]")
    expect(dice).to_have_count(3)
    values = [int(die.get_attribute("data-die") or 0) for die in dice.all()]
    assert all(1 <= value <= 6 for value in values)
    expect(dice.first).to_contain_text(str(sum(values[1:])))
    dice.first.click()
    expect(dice.first).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(page.locator("[data-die][aria-pressed=true]")).to_have_count(1)
    assert [int(die.get_attribute("data-die") or 0) for die in dice.all()] == values
    page.locator("[data-roll]").click()
    expect(page.locator("[data-die][aria-pressed=true]")).to_have_count(0)


def test_everything_can_be_read_and_hit_on_a_telephone(visit: Visit) -> None:
    visitor = visit(PHONE, touch=True).open("/dice")
    page = visitor.page
    page.locator("[data-roll]").click()
    page.locator("[data-roll]").click()
    page.locator("details").evaluate("it => it.open = true")
    assert small_texts(page) + small_targets(page, FINGER) == []
    assert visitor.overflow() <= 0
