"""The button that prints: a PDF in the reader's language, with the options as they are set."""

from browser.conftest import PHONE, Visit


def test_a_game_s_sheets_are_downloaded(visit: Visit) -> None:
    page = visit(PHONE, locale="fr-FR", touch=True).open("/new/pollennation").page
    with page.expect_download() as coming:
        page.locator("[data-print=a4]").click()
    download = coming.value
    assert download.suggested_filename == "pollennation-a4-fr.pdf"
    assert download.path().read_bytes().startswith(b"%PDF-")
