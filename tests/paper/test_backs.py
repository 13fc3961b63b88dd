"""Backs lie behind their fronts, on the other side of the page or across the fold."""

import pytest
from PIL import Image, ImageChops, ImageOps

from paper.printed import data, printed
from skep.paper import Paper

DOTS = 3.0
WHITE = 250


def outline(page: Image.Image, box: tuple[int, int, int, int]) -> Image.Image:
    """Where anything is printed."""
    return page.crop(box).convert("L").point(lambda shade: 255 if shade < WHITE else 0)


def differing(one: Image.Image, other: Image.Image) -> float:
    """Which part of what is printed on either is not printed on both."""
    both = ImageChops.lighter(one, other).histogram()[255]
    return ImageChops.difference(one, other).histogram()[255] / both


def tile_pages(paper: Paper) -> list[int]:
    """The pages of the field's tiles, fronts and backs, from 0."""
    told = data("pollen-wars", paper)
    first = int(told["contents"][1].rsplit(" ", 1)[-1]) - 1
    sheet = told["sheets"][0]
    pages = -(-len(sheet["items"]) // len(sheet["spots"]))
    return list(range(first, first + pages * (2 if paper.backs == "duplex" else 1)))


@pytest.mark.parametrize("format", ["a4", "letter"])
def test_a_tile_s_back_covers_its_front_when_the_page_is_turned(format: str) -> None:
    paper = Paper(format)
    found = printed("pollen-wars", paper=paper)
    pages = tile_pages(paper)
    assert pages[0] % 2 == 0, "fronts are odd pages: their backs are printed on the same sheet"
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        one, other = (found.picture(page, DOTS) for page in (front, back))
        body = (0, round(11 * DOTS), one.width, one.height)  # below the title
        turned = ImageOps.mirror(outline(other, body))
        assert differing(outline(one, body), turned) < 0.01


@pytest.mark.parametrize("format", ["a4", "letter"])
def test_a_tile_s_back_covers_its_front_when_the_page_is_folded(format: str) -> None:
    paper = Paper(format, "fold")
    found = printed("pollen-wars", paper=paper)
    for page in tile_pages(paper):
        picture = found.picture(page, DOTS)
        middle = picture.width // 2
        top, bottom = round(13 * DOTS), picture.height - round(13 * DOTS)
        left = outline(picture, (0, top, middle, bottom))
        right = outline(picture, (picture.width - middle, top, picture.width, bottom))
        assert differing(left, ImageOps.mirror(right)) < 0.01


def test_backs_that_are_not_wanted_are_not_printed() -> None:
    counts = (len(printed("pollen-wars", paper=Paper(backs=each))) for each in ("duplex", "none"))
    with_backs, without = counts
    assert without < with_backs * 0.7
    assert "Back ·" not in printed("pollen-wars", paper=Paper(backs="none")).all_words()
