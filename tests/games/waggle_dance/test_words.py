"""Words: complete in both languages, each edition with its own printed terms."""

import re
from importlib.resources import files

import pytest

from games.waggle_dance.tables import table
from marks import rule
from skep.games.waggle_dance import KIND
from skep.games.waggle_dance.choices import CARD_CODES
from skep.kernel.data import read_data
from skep.words import LANGUAGES, Words

COMPONENTS = read_data(KIND.package, "components")
CARDS = read_data(KIND.package, "queen")["card"]


def ids(lang: str) -> set[str]:
    text = files(KIND.package).joinpath("words", f"{lang}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE))


def test_both_languages_have_the_same_messages() -> None:
    assert ids("en") == ids("fr")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_setting_and_value_has_words(lang: str) -> None:
    for option in KIND.options:
        assert {f"setting-{option.name}", f"setting-{option.name}-help"} <= ids(lang)
        if option.name != "players":
            values = {f"setting-{option.name}-{value}" for value in option.values}
            assert values <= ids(lang)


@pytest.mark.parametrize(
    ("lang", "column", "days"),
    [("en", "english", {"nectar": "Day", "pollen": "Assignment"}),
     ("fr", "french", {"nectar": "De jour", "pollen": "Assignation"})],
)  # fmt: skip
def test_cards_are_called_as_in_the_data(lang: str, column: str, days: dict[str, str]) -> None:
    words = Words(lang, KIND)
    assert isinstance(CARDS, list)
    for code, card in zip(CARD_CODES, CARDS, strict=True):
        said = words.say("card-name", {"card": code})
        assert said.replace("’", "'") == card[column]
        for edition, day in days.items():
            text = words.say("card-text", {"card": code, "edition": edition})
            assert text.startswith(day) == (card["phase"] == "day")


@pytest.mark.parametrize("edition", ["nectar", "pollen"])
def test_french_actions_are_the_printed_ones_of_each_edition(edition: str) -> None:
    words = Words("fr", KIND)
    actions = COMPONENTS["action"]
    assert isinstance(actions, list)
    for action in actions:
        assert words.say(f"action-{action['letter']}", {"edition": edition}) == action[edition]


@rule("RU-5")
def test_the_fourth_colour_is_pink_or_red() -> None:
    said = {}
    for edition in ("nectar", "pollen"):
        game = KIND.build({"edition": edition})
        name, details = game.phrase(game.choice("pink"))
        said[edition] = Words("fr", KIND).say(f"option-{name}", details)
    assert said == {"nectar": "rose", "pollen": "rouge"}


def test_the_sketch_shows_hives_flowers_and_cards() -> None:
    state = table("place", ["wwy/4", "egg", "honey"], free={0: "12", 1: "2"}, hands={0: ["mix"]},
                  slots={"A": "0x...."}, options={"players": 2, "blockers": "markers"})  # fmt: skip
    drawn = state.game.sketch(state.view(0), Words("en", KIND).say)
    assert "1:[medium_purple]V[/medium_purple] 2:✕" in drawn
    assert "r1 [white]○○[/white][yellow]☀[/yellow]/4" in drawn
    assert "Mix" in drawn
    assert "Mix" not in state.game.sketch(state.view(1), Words("en", KIND).say)
