"""Pictures of a table: its sketch, drawn in the colours of a terminal, as an array of pixels."""

from functools import cache
from importlib.resources import files
from io import BytesIO, StringIO

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from rich.color_triplet import ColorTriplet
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME as THEME

Pixels = NDArray[np.uint8]
"""Height × width × red, green, blue."""
WIDTH, HEIGHT = 1160, 800
"""Every picture has this size, as films need it."""
MARGIN = 20
COLUMNS = 112
"""Letters in a line; longer ones are broken between words."""
LARGEST, SMALLEST = 16, 6
"""Sizes of letters, in pixels. A table that does not fit is written smaller."""
FONTS = {False: "DejaVuSansMono.ttf", True: "DejaVuSansMono-Bold.ttf"}
"""By whether it is bold. What they hold of DejaVu are Latin letters, arrows, frames and shapes."""


def picture(sketch: str) -> Pixels:
    """A sketch, with its `[style]…[/style]` marks, drawn."""
    console = Console(file=StringIO(), width=COLUMNS, force_terminal=True, highlight=False)
    lines = console.render_lines(console.render_str(sketch), pad=False)
    size = fitting(len(lines))
    image = Image.new("RGB", (WIDTH, HEIGHT), THEME.background_color)
    pen = ImageDraw.Draw(image)
    height = line_height(size)
    for number, line in enumerate(lines):
        write(pen, line, MARGIN + number * height, size)
    return np.asarray(image).copy()


def fitting(lines: int) -> int:
    """The largest size in which so many lines fit."""
    for size in range(LARGEST, SMALLEST, -1):
        if lines * line_height(size) <= HEIGHT - 2 * MARGIN:
            return size
    return SMALLEST


def write(pen: ImageDraw.ImageDraw, line: list[Segment], top: float, size: int) -> None:
    """One line of text, each letter in a cell of its own."""
    column = 0
    for text, style, _ in line:
        ink, paper, bold = look_of(style)
        left = MARGIN + column * advance(size)
        column += len(text)
        if paper != THEME.background_color:
            right = MARGIN + column * advance(size)
            pen.rectangle((left, top, right, top + line_height(size)), fill=paper)
        for letter in text:
            pen.text((left, top), letter, fill=ink, font=font(size, bold))
            left += advance(size)


def look_of(style: Style | None) -> tuple[ColorTriplet, ColorTriplet, bool]:
    """Ink, paper, and whether it is bold."""
    ink, paper = THEME.foreground_color, THEME.background_color
    if style is None:
        return ink, paper, False
    if style.color is not None:
        ink = style.color.get_truecolor(THEME)
    if style.bgcolor is not None:
        paper = style.bgcolor.get_truecolor(THEME, foreground=False)
    if style.reverse:
        ink, paper = paper, ink
    return ink, paper, bool(style.bold)


@cache
def font(size: int, bold: bool = False) -> ImageFont.FreeTypeFont:
    data = BytesIO(files("skep.envs").joinpath("fonts", FONTS[bold]).read_bytes())
    return ImageFont.truetype(data, size, layout_engine=ImageFont.Layout.BASIC)


def line_height(size: int) -> float:
    return 1.25 * size


@cache
def advance(size: int) -> float:
    """The width of a letter."""
    return font(size).getlength("m" * 100) / 100
