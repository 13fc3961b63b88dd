"""Printing: a game and how to print it in, a PDF out."""

from collections.abc import Callable, Mapping
from typing import Final

from skep.kernel import BadOption, GameKind
from skep.paper import bee_busy, pollen_wars, pollennation, waggle_dance
from skep.paper.drawing import Face
from skep.paper.order import Order, order
from skep.paper.pages import Paper
from skep.paper.press import typeset
from skep.paper.sheets import PAGE, Box, Sheet

FRONT_PAGES: Final = 2
"""What to print and need, and the rules in short."""
MAKERS: Final[dict[str, Callable[[Order], Box]]] = {
    "bee-busy": bee_busy.box,
    "pollen-wars": pollen_wars.box,
    "pollennation": pollennation.box,
    "waggle-dance": waggle_dance.box,
}
WORDS: Final = (
    "sheet-back",
    "sheet-blank",
    "sheet-contents",
    "sheet-fold-here",
    "sheet-how",
    "sheet-needs",
    "sheet-notes",
    "sheet-own",
    "sheet-rules",
    "sheet-variant",
)


def box_of(given: Order) -> Box:
    """All that is printed, or BadOption if this game has no sheets."""
    make = MAKERS.get(given.kind.name)
    if make is None:
        known = ", ".join(sorted(MAKERS))
        raise BadOption(f"'{given.kind.name}' cannot be printed: there are sheets for {known}")
    return make(given)


def print_game(
    kind: GameKind, options: Mapping[str, object], lang: str = "en", paper: Paper | None = None
) -> bytes:
    """The game's print-and-play PDF; BadOption for options that it does not take."""
    paper = paper or Paper()
    given = order(kind, options, lang)
    return typeset("sheets", data_of(given, box_of(given), paper), paper.grey)


def data_of(given: Order, box: Box, paper: Paper) -> dict[str, object]:
    """Everything that the template sets."""
    faces: dict[str, dict[str, object]] = {}
    page = FRONT_PAGES
    sheets, contents = [], []
    for stack in paper.stacks(box.sheets):
        blank = paper.back_to_back(stack[0]) and page % 2 == 1
        page += blank
        for sheet, top in zip(stack, paper.tops(stack), strict=True):
            contents.append(given.say("sheet-entry", title=sheet.title, page=page + 1))
            spots = [] if sheet.outline == PAGE else paper.spots(sheet, top)
            more = {"spots": spots, "blank_before": blank, "joins": sheet is not stack[0]}
            sheets.append(sheet_data(sheet, paper, faces) | more)
        page += paper.pages(stack[0])
    return {
        "lang": given.words.lang,
        "title": given.kind.title,
        "about": given.say("about"),
        "words": {name: given.say(name) for name in WORDS},
        "paper": {"w": paper.width, "h": paper.height},
        "backs": paper.backs,
        "faces": faces,
        "sheets": sheets,
        "contents": [given.say("sheet-entry", title=given.say("sheet-rules"), page=2), *contents],
        "needs": box.needs,
        "variant": given.variant(),
        "how": how_to(given, box, paper),
        "notes": box.notes,
        "rules": [{"title": part.title, "lines": part.lines} for part in box.rules],
    }


def how_to(given: Order, box: Box, paper: Paper) -> list[str]:
    lines = [given.say("sheet-how-size"), given.say("sheet-how-cut")]
    if any(sheet.two_sided for sheet in box.sheets):
        lines.append(given.say(f"sheet-how-{paper.backs}"))
    return lines


def sheet_data(
    sheet: Sheet, paper: Paper, faces: dict[str, dict[str, object]]
) -> dict[str, object]:
    """A sheet for the typesetter; each of its faces is added once to `faces`."""
    known: dict[int, str] = {}

    def key(face: Face | None) -> str | None:
        if face is None:
            return None
        if id(face) not in known:
            known[id(face)] = f"face{len(faces)}"
            faces[known[id(face)]] = face.data()
        return known[id(face)]

    return {
        "title": sheet.title,
        "w": sheet.w,
        "h": sheet.h,
        "outline": sheet.outline,
        "two_sided": sheet.two_sided,
        "turned": sheet.outline != PAGE and paper.turns(sheet),
        "items": [[key(item.front), key(item.back)] for item in sheet.items],
    }
