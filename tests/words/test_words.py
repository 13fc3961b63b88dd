"""Words are found in the reader's language, then in English, then by their id."""

import pytest

from skep.kernel import BadOption
from skep.words import Words, language
from toys import BIDS, PEBBLES


@pytest.mark.parametrize(
    ("lang", "count", "said"),
    [
        ("en", 1, "Take one pebble"),
        ("en", 3, "Take 3 pebbles"),
        ("fr", 1, "Prendre un caillou"),
        ("fr", 3, "Prendre 3 cailloux"),
    ],
)
def test_a_games_words_follow_number_and_language(lang: str, count: int, said: str) -> None:
    assert Words(lang, PEBBLES).say("option-take", {"count": count}) == said


def test_the_terminals_words_are_there_with_and_without_a_game() -> None:
    assert Words("fr").say("goodbye") == Words("fr", BIDS).say("goodbye") == "Au revoir."


def test_another_games_words_are_not() -> None:
    assert Words("en", BIDS).say("option-take", {"count": 1}) == "option-take"


def test_what_a_language_lacks_is_said_in_english() -> None:
    words = Words("de", PEBBLES)
    assert not words.has("option-take")
    assert words.say("option-take", {"count": 2}) == "Take 2 pebbles"


def test_what_nobody_can_say_is_said_by_its_id() -> None:
    assert Words("fr").say("option-never-heard-of") == "option-never-heard-of"


def test_arguments_come_without_invisible_marks() -> None:
    assert Words("en").say("replay-edge", {"total": 5}).isascii()


@pytest.mark.parametrize(
    ("wanted", "environ", "found"),
    [
        ("fr", {"SKEP_LANG": "en"}, "fr"),
        (None, {"SKEP_LANG": "fr", "LANG": "en_GB.UTF-8"}, "fr"),
        (None, {"LANG": "fr_CA.UTF-8"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"SKEP_LANG": "", "LANG": "C"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language(wanted: str | None, environ: dict[str, str], found: str) -> None:
    assert language(wanted, environ) == found


def test_a_language_that_is_asked_for_and_not_there_is_refused() -> None:
    with pytest.raises(BadOption, match="no language 'de': there are en, fr"):
        language("de", {})
