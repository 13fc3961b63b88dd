"""The whole page in French: by the browser's wish, or by the switch, kept for the next visit."""

import re

from playwright.sync_api import expect

from browser.conftest import Visit


def test_the_page_follows_the_browsers_language(visit: Visit) -> None:
    ann = visit(locale="fr-FR")
    ann.open()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(
        "Quatre jeux d’abeilles, une seule ruche"
    )
    assert ann.page.locator("html").get_attribute("lang") == "fr"


def test_the_switch_is_kept_and_speaks_for_the_game_too(visit: Visit) -> None:
    ann = visit()
    ann.open()
    ann.button("Français").click()
    expect(ann.button(re.compile("Jouer PollenNation"))).to_be_visible()
    ann.page.reload()
    expect(ann.button(re.compile("Jouer PollenNation"))).to_be_visible()
    ann.sit([{"kind": "me"}, {"kind": "local", "name": "Bob"}], setup="open", deal="fixed")
    ann.choose()
    french = ann.log()[-1]
    ann.button("English").click()
    expect(ann.page.locator("aside ol li").last).not_to_have_text(french)
