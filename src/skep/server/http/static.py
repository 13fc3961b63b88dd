"""The built page: its files, and its one HTML document for every address of the page."""

import re
from pathlib import Path

from litestar import MediaType, Response, route
from litestar.datastructures import CacheControlHeader
from litestar.response import File

from skep.server.protocol import Refused
from skep.server.services import Services

FOREVER = "public, max-age=31536000, immutable"
"""For files whose name holds a hash of their contents."""

UNBUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Skep</title></head>
<body><h1>Skep</h1>
<p>The server runs, but the page has not been built. Build it once:</p>
<pre>cd web
npm ci
npm run build</pre>
<p>Then reload. The games are there already: <a href="/api/games">/api/games</a>.</p>
</body></html>
"""


PAGES = re.compile(r"(daily|dice|finished|lab|you|(new|t|replay)/[^/]+|join/[^/]+/[^/]+)?")
"""Addresses that the page understands (`web/src/router.ts`). Of any other it says itself that there
is nothing; the status says so to those who do not read it."""


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def read_page(services: Services, path: str = "/") -> Response[str] | File:
    """A file of the page; an address without a dot is for the page itself to understand."""
    name = path.strip("/")
    if name == "api" or name.startswith("api/"):
        raise Refused("not-found", "there is no such call", 404)
    folder = services.settings.page
    if "." not in name:
        hidden = name == "lab" and services.settings.lab is None
        return document(folder, 200 if PAGES.fullmatch(name) and not hidden else 404)
    file = file_of(folder, name)
    if file is None:
        raise Refused("not-found", "there is no such file", 404)
    caching = FOREVER if name.startswith("assets/") else "no-cache"
    return File(
        file,
        filename=file.name,  # tells its media type, without which browsers refuse scripts
        content_disposition_type="inline",
        headers={"cache-control": caching},
    )


def file_of(folder: Path, name: str) -> Path | None:
    """A file inside the folder; None if there is none, or none can be called so."""
    try:
        file = (folder / name).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


def document(folder: Path, status: int) -> Response[str]:
    """The page's one document; browsers ask each time whether it is still the same."""
    index = folder / "index.html"
    text = index.read_text(encoding="utf-8") if index.is_file() else UNBUILT
    return Response(
        text,
        status_code=status,
        media_type=MediaType.HTML,
        headers={"cache-control": CacheControlHeader(no_cache=True).to_header()},
    )
