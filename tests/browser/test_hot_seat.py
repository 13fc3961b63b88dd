"""Two people at one screen: secrets stay covered while it changes hands, and only then."""

from playwright.sync_api import expect

from browser.conftest import Visit

PEOPLE = [{"kind": "me"}, {"kind": "local", "name": "Bob"}]
FLOWERS = 6


def test_the_screen_is_covered_while_it_changes_hands(visit: Visit) -> None:
    ann = visit()
    ann.open()
    ann.page.wait_for_selector("article")
    ann.sit(PEOPLE, setup="secret")
    cover = ann.page.locator("[data-handover]")
    expect(cover).to_be_visible()
    assert ann.page.locator("[data-choices]").count() == 0
    cover.get_by_role("button").click()
    expect(cover).to_have_count(0)
    hers = ann.log()
    before = ann.page.locator("[data-status]").inner_text()
    for _ in range(2 * FLOWERS):
        if cover.count():
            break
        ann.page.wait_for_selector("[data-choices], [data-handover]")
        if not cover.count():
            ann.show_list().first.click()
            ann.page.wait_for_timeout(150)
    expect(cover.get_by_role("heading")).to_have_text("Pass the device to Bob")
    assert ann.log() == []
    cover.get_by_role("button").click()
    ann.page.wait_for_selector("[data-choices]")
    assert ann.log() != hers
    assert ann.page.locator("[data-status]").inner_text() != before


def test_an_open_game_is_never_covered(visit: Visit) -> None:
    ann = visit()
    ann.open()
    ann.page.wait_for_selector("article")
    ann.sit(PEOPLE, setup="random", deal="fixed")
    names = set()
    for _ in range(12):
        ann.page.wait_for_selector("[data-choices]")
        assert ann.page.locator("[data-handover]").count() == 0
        names.add(ann.status.split(":")[0])
        ann.choose()
    assert "Bob" in names
    assert len(names) == len(PEOPLE)
