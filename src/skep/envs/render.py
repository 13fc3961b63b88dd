"""The table as text or as a picture, for people who watch an environment."""

from io import StringIO

from rich.console import Console

from skep.envs.picture import Pixels, picture
from skep.kernel import BadOption, State, kind
from skep.words import DEFAULT, Words

MODES = ["ansi", "rgb_array", "svg"]
Drawn = str | Pixels
"""Text for `ansi` and `svg`, pixels for `rgb_array`."""
WIDTH = 100
SVG = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
  font-family: monospace; font-size: {char_height}px; line-height: {line_height}px;
}}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""
"""Rich's own template fetches its fonts from elsewhere; this one needs nothing but itself."""


def known_mode(mode: str | None) -> str | None:
    """The mode, or BadOption naming those there are."""
    if mode is not None and mode not in MODES:
        raise BadOption(f"render_mode must be one of {', '.join(MODES)}, not '{mode}'")
    return mode


def render(state: State, seat: int | None, mode: str) -> Drawn:
    """The table as that seat sees it (None: a spectator), in one of MODES."""
    found = kind(state.game.name)
    drawn = state.game.sketch(state.view(seat), Words(DEFAULT, found).say)
    if mode == "rgb_array":
        return picture(drawn)
    svg = mode == "svg"
    console = Console(
        file=StringIO(), record=True, width=WIDTH, force_terminal=svg, highlight=False
    )
    console.print(drawn)
    if svg:
        return console.export_svg(title=found.title, code_format=SVG, unique_id="skep")
    return console.export_text()
