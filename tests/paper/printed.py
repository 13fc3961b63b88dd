"""PDFs as tests look at them: pages, words and pixels."""

from collections.abc import Iterator, Mapping
from functools import cache
from math import hypot
from typing import Any

import pypdfium2
from PIL import Image, ImageChops

from skep.kernel import kind
from skep.paper import Paper, print_game
from skep.paper.order import order
from skep.paper.printing import box_of, data_of
from skep.paper.sheets import Box

POINTS = 72 / 25.4
"""In a millimetre."""
GAMES = ("bee-busy", "pollen-wars", "pollennation", "waggle-dance")
MARGIN = 6.35
"""A quarter of an inch, in millimetres: what common printers cannot print on."""
SMALLEST = 6.99
"""Seven points, but for rounding."""
VARIANTS: list[tuple[str, dict[str, object]]] = [
    ("bee-busy", {"players": 4, "inputs": "either", "sheet.production.honey.dots": 40}),
    ("bee-busy", {"players": 1, "sheet.improvement.2.fields": 6, "modifier": 0}),
    ("pollen-wars", {"family": "kid", "players": 3}),
    ("pollen-wars", {"players": 2, "goal": 60, "field": "random", "rock_tiles": 4}),
    ("pollennation", {"players": 4, "workers": 5, "faces": "rainbow", "target": 20}),
    ("pollennation", {"deck": "easy", "deal": "draft", "setup": "open"}),
    ("waggle-dance", {"edition": "pollen", "players": 2, "queen_pool": 41}),
    ("waggle-dance", {"tiles": 24, "cubes_per_colour": 30, "egg_supply": 48}),
]
"""Option sets that change what is printed."""


def box(game: str, **options: object) -> Box:
    return box_of(order(kind(game), options, "en"))


def data(game: str, paper: Paper, lang: str = "en", **options: object) -> dict[str, Any]:
    """What the template is given."""
    given = order(kind(game), options, lang)
    return data_of(given, box_of(given), paper)


OPENED: list[pypdfium2.PdfDocument] = []
"""What is to be closed when all tests have ended."""


class Printed:
    """A PDF, opened."""

    def __init__(self, pdf: bytes) -> None:
        self.pdf = pdf
        self.document = pypdfium2.PdfDocument(pdf)
        OPENED.append(self.document)

    def __len__(self) -> int:
        return len(self.document)

    def sizes(self) -> set[tuple[float, float]]:
        """Widths and heights of its pages, in tenths of millimetres."""
        found = (page.get_size() for page in self.document)
        return {(round(w / POINTS, 1), round(h / POINTS, 1)) for w, h in found}

    def words(self, page: int) -> str:
        return str(self.document[page].get_textpage().get_text_bounded())

    def all_words(self) -> str:
        return "\n".join(self.words(page) for page in range(len(self)))

    def picture(self, page: int, dots: float = 2.0) -> Image.Image:
        """The page with so many dots in a millimetre."""
        drawn = self.document[page].render(scale=dots / POINTS)
        found: Image.Image = drawn.to_pil().convert("RGB")
        return found

    def pictures(self, dots: float = 2.0) -> Iterator[Image.Image]:
        return (self.picture(page, dots) for page in range(len(self)))

    def letters(self, page: int) -> Iterator[float]:
        """The size of each text on the page, in points."""
        for each in self.document[page].get_objects(filter=[pypdfium2.raw.FPDF_PAGEOBJ_TEXT]):
            how = each.get_matrix()  # some are turned
            yield float(each.get_font_size()) * hypot(how.c, how.d)


@cache
def printed_once(
    game: str, lang: str, paper: Paper, options: tuple[tuple[str, object], ...]
) -> Printed:
    return Printed(print_game(kind(game), dict(options), lang, paper))


def printed(
    game: str,
    lang: str = "en",
    paper: Paper | None = None,
    options: Mapping[str, object] | None = None,
) -> Printed:
    """The game on paper; the same is printed once."""
    chosen = tuple(sorted((options or {}).items()))
    return printed_once(game, lang, paper or Paper(), chosen)


def beyond_margins(found: Printed) -> list[int]:
    """The pages on which anything is printed beyond the margins."""
    dots = 2.0
    edge = round(MARGIN * dots)
    pages = []
    for number, page in enumerate(found.pictures(dots), 1):
        inner = page.copy()
        inner.paste("white", (edge, edge, page.width - edge, page.height - edge))
        plain = Image.new("RGB", page.size, "white")
        if ImageChops.difference(inner, plain).getbbox() is not None:
            pages.append(number)
    return pages


def smallest_text(found: Printed) -> float:
    """In points."""
    return min(size for page in range(len(found)) for size in found.letters(page))
