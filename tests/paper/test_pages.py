"""Pages: size, margins, number, languages, shades, and the size of what is written on them."""

import re

import pytest
from PIL import ImageChops

from paper.printed import (
    GAMES,
    SMALLEST,
    VARIANTS,
    Printed,
    beyond_margins,
    data,
    printed,
    smallest_text,
)
from skep.kernel import BadOption, kind
from skep.paper import MAKERS, Paper, print_game
from skep.paper.order import order
from skep.paper.pages import FORMATS
from skep.words import LANGUAGES

UNSAID = re.compile(r"\b(?:sheet|board|need|setting|score|log|pn|wd|bb|pw)-[a-z]+|[{}]")
"""Names of messages instead of what they say, or details that are missing."""


def test_every_game_has_sheets() -> None:
    assert tuple(sorted(MAKERS)) == GAMES


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("game", GAMES)
def test_all_pages_have_the_size_of_the_paper(game: str, name: str) -> None:
    width, height = FORMATS[name]
    assert printed(game, paper=Paper(name)).sizes() == {(round(width, 1), round(height, 1))}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_there_are_as_many_pages_as_the_contents_say(game: str, lang: str) -> None:
    for backs in ("duplex", "fold", "none"):
        paper = Paper(backs=backs)
        told = data(game, paper, lang)
        sheets = told["sheets"]
        alone = [sheet for sheet in sheets if not sheet["joins"]]
        expected = 2 + sum(sheet["blank_before"] for sheet in alone)
        for sheet in alone:
            spots = len(sheet["spots"]) or 1
            pages = -(-len(sheet["items"]) // spots)
            expected += pages * (2 if sheet["two_sided"] and backs == "duplex" else 1)
        found = printed(game, lang, paper)
        assert len(found) == expected
        for entry, sheet in zip(told["contents"][1:], sheets, strict=True):
            page = int(entry.rsplit(" ", 1)[-1])
            assert sheet["title"] in found.words(page - 1), entry


@pytest.mark.parametrize(("game", "options"), VARIANTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_variants_are_printed_and_named(game: str, options: dict[str, object], lang: str) -> None:
    found = printed(game, lang, Paper("letter", "fold"), options)
    told = data(game, Paper(), lang, **options)
    assert told["variant"]
    cover = " ".join(found.words(0).split())
    for line in told["variant"]:
        assert line.split()[0] in cover
    assert found.words(1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_list_of_ten_cards_is_named_not_spelt_out(lang: str) -> None:
    ten = "vol+over+dir+shift+sick+trick+feint+scout+gift+expert"
    told = data("waggle-dance", Paper(), lang, queen_deck=f"ten_list:{ten}")["variant"]
    assert len(told) == 1
    assert "ten_list" not in told[0]


@pytest.mark.parametrize("backs", ["duplex", "fold"])
@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_printed_where_printers_cannot(game: str, name: str, backs: str) -> None:
    assert beyond_margins(printed(game, paper=Paper(name, backs))) == []


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_variants_keep_the_margins_and_the_size_of_text(
    game: str, options: dict[str, object]
) -> None:
    found = printed(game, "fr", Paper("letter", "fold"), options)
    assert beyond_margins(found) == []
    assert smallest_text(found) >= SMALLEST


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_smaller_than_seven_points(game: str, lang: str) -> None:
    assert smallest_text(printed(game, lang)) >= SMALLEST


@pytest.mark.parametrize("game", GAMES)
def test_a_language_says_all_of_it_in_its_own_words(game: str) -> None:
    for lang in LANGUAGES:
        assert UNSAID.findall(printed(game, lang).all_words()) == []
    assert "Les règles en bref" in printed(game, "fr").words(1)
    assert "The rules in short" in printed(game, "en").words(1)


@pytest.mark.parametrize("game", GAMES)
def test_shades_of_grey_have_no_colour(game: str) -> None:
    for page in printed(game, paper=Paper(grey=True)).pictures(1.0):
        red, green, blue = page.split()
        for other in (green, blue):
            assert not any(ImageChops.difference(red, other).histogram()[2:])


def test_the_same_order_gives_the_same_bytes() -> None:
    once, again = (print_game(kind("pollennation"), {}) for _ in range(2))
    assert once == again
    assert len(Printed(once)) > 5


@pytest.mark.parametrize(
    ("format", "backs", "told"),
    [
        ("a5", "duplex", "paper must be one of a4, letter, not 'a5'"),
        ("a4", "both", "backs must be one of duplex, fold, none, not 'both'"),
    ],
)
def test_unknown_paper_is_refused(format: str, backs: str, told: str) -> None:
    with pytest.raises(BadOption, match=told):
        Paper(format, backs)


def test_options_that_clash_are_refused() -> None:
    with pytest.raises(BadOption, match="clashes"):
        order(kind("pollennation"), {"deal": "fixed", "players": 4}, "en")
