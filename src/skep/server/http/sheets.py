"""A game's sheets to print: `GET /api/games/{game}/sheets.pdf`. It needs the extra `paper`."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any, Final

from litestar import Request, Response, get

from skep.extras import MissingExtra
from skep.kernel import BadOption, kind
from skep.server.protocol import Refused
from skep.words import DEFAULT, language

KEPT: Final = 32
"""The most PDFs, of some 200 KiB, that are kept for whoever asks for the same."""
PRESS: Final = ThreadPoolExecutor(1, "press")
"""One is made at a time: each takes about half a second of a processor."""
LOOKS: Final = {"lang": DEFAULT, "paper": "a4", "backs": "duplex", "grey": "no"}
"""What may be asked for beside the game's options, and what it is otherwise."""


@get("/api/games/{game:str}/sheets.pdf", include_in_schema=False)
async def read_sheets(request: Request[Any, Any, Any], game: str) -> Response[bytes]:
    """Every other part of the query is an option of the game."""
    asked = dict(request.query_params.items())
    looks = {name: asked.pop(name, usual) for name, usual in LOOKS.items()}
    wanted = (game, tuple(sorted(asked.items())), tuple(looks.values()))
    try:
        pdf = await asyncio.get_running_loop().run_in_executor(PRESS, printed, *wanted)
    except MissingExtra as error:
        raise Refused("no-paper", f"this server cannot print: {error}", 404) from error
    name = f"{game}-{looks['paper']}-{looks['lang']}.pdf"
    headers = {"content-disposition": f'inline; filename="{name}"', "cache-control": "no-cache"}
    return Response(pdf, media_type="application/pdf", headers=headers)


@lru_cache(KEPT)
def printed(game: str, options: tuple[tuple[str, str], ...], looks: tuple[str, ...]) -> bytes:
    """The PDF; BadOption for what the game or the paper does not take."""
    from skep.paper import Paper, print_game  # noqa: PLC0415 (an extra)

    lang, paper, backs, grey = looks
    if grey not in ("yes", "no"):
        raise BadOption(f"'grey' must be yes or no, not '{grey}'")
    found = kind(game)
    return print_game(found, dict(options), language(lang, {}), Paper(paper, backs, grey == "yes"))
