"""The rules in short say the numbers of the variant that is printed."""

import pytest

from paper.printed import box, printed
from skep.paper import Paper
from skep.words import LANGUAGES

CHANGED: list[tuple[str, dict[str, object], str, str]] = [
    ("pollennation", {"target": 17}, "reach 17 points", "atteindre 17 points"),
    ("pollennation", {"moves_per_turn": 2}, "2 moves", "2 fois"),
    ("waggle-dance", {"honey_target": 5}, "have 5 honey", "avoir 5 miels"),
    ("waggle-dance", {"start_rooms": 4}, "takes 4 rooms", "prend 4 salles"),
    ("waggle-dance", {"honey_cost": 3}, "Three equal cubes", "Trois cubes de même couleur"),
    ("waggle-dance", {"players": 3}, "roll a spare die for each", "lancez un dé de réserve"),
    ("waggle-dance", {"players": 2}, "roll 3 spare dice", "lancez 3 dés de réserve"),
    ("waggle-dance", {"edition": "nectar"}, "honey: fewer bees", "égal : moins d’abeilles"),
    ("waggle-dance", {"edition": "pollen"}, "honey: more cubes", "égal : plus de cubes"),
    ("bee-busy", {"sheet.production.honey.makes.honey": 4}, "into 4 honey", "en 4 miels"),
    ("bee-busy", {"sheet.score.queen": 20}, "20 for a young queen", "20 pour une jeune reine"),
    ("bee-busy", {"sheet.modifier.change": 5}, "5 change the value", "5 changent la valeur"),
    ("bee-busy", {"inputs": "either"}, "1 nectar or pollen", "1 nectar ou pollen"),
    ("pollen-wars", {"goal": 45}, "holds 45 pollen", "contient 45 grains"),
    ("pollen-wars", {"start_pollen": 8}, "and 8 pollen", "8 pollens"),
]


def plain(text: str) -> str:
    """On one line, with plain spaces."""
    return " ".join(text.replace("\u00a0", " ").replace("\u202f", " ").split())


@pytest.mark.parametrize(("game", "options", "english", "french"), CHANGED)
def test_a_changed_number_is_in_the_short_rules(
    game: str, options: dict[str, object], english: str, french: str
) -> None:
    for lang, told in zip(LANGUAGES, (english, french), strict=True):
        page = printed(game, lang, Paper(), options).words(1)
        assert told in plain(page), lang


NEEDED = [
    ("pollennation", {}, "60 cubes of 8 to 10 mm, 10 in each"),
    ("pollennation", {"players": 3, "flowers_each": 6}, "72 cubes of 8 to 10 mm, 12 in each"),
    ("waggle-dance", {}, "72 six-sided dice: 18 of one colour for each of 4 players"),
    ("waggle-dance", {}, "90 cubes of 8 to 10 mm, 15 in each"),
    ("waggle-dance", {}, "one large die, the Volunteer"),
    ("bee-busy", {"players": 4}, "3 six-sided dice"),
    ("bee-busy", {"players": 4}, "4 pencils"),
]


@pytest.mark.parametrize(("game", "options", "told"), NEEDED)
def test_what_is_not_printed_is_listed_as_needed(
    game: str, options: dict[str, object], told: str
) -> None:
    needs = [
        plain(line).replace("\u2068", "").replace("\u2069", "")
        for line in box(game, **options).needs
    ]
    assert any(told in line for line in needs), needs
