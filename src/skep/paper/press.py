"""The press: data and a template in, a PDF out."""

import json
import re
from importlib.resources import as_file, files
from typing import Final

from skep.extras import needing

with needing("paper"):
    import typst

PALETTE: Final = {
    "ink": "#2b2115",
    "soft": "#665538",
    "accent": "#8a4b00",
    "cut": "#8c8c8c",
    "line": "#d9caa5",
    "honey": "#e9a820",
}
COLOUR: Final = re.compile(r"#[0-9a-f]{6}\b")


def typeset(template: str, data: dict[str, object], grey: bool = False) -> bytes:
    """The PDF of `templates/<template>.typ`; the same data gives the same bytes."""
    text = json.dumps({**data, "palette": PALETTE}, ensure_ascii=False)
    if grey:
        text = COLOUR.sub(greyed, text)
    with as_file(files("skep.paper") / "templates") as folder:
        made = typst.compile(
            str(folder / f"{template}.typ"),
            root=str(folder),
            format="pdf",
            ignore_system_fonts=True,
            sys_inputs={"data": text},
            timestamp=0,
        )
    assert isinstance(made, bytes)
    return made


def greyed(colour: re.Match[str]) -> str:
    """The grey of the same brightness."""
    red, green, blue = (int(colour[0][at : at + 2], 16) for at in (1, 3, 5))
    shade = round(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    return f"#{shade:02x}{shade:02x}{shade:02x}"
