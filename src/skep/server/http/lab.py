"""The laboratory's reports: those in the folder that the host names, each a page of its own.

A report is a folder of results with a `report.html`. It needs nothing from elsewhere, so browsers
are told to let it have nothing: no script, no call, no cookie.
"""

import asyncio
import re
from datetime import UTC, datetime
from html import unescape
from pathlib import Path
from typing import Final

from litestar import MediaType, get
from litestar.response import File

from skep.server.protocol import Refused, Report
from skep.server.services import Services

FILE: Final = "report.html"
HEAD: Final = 65_536
"""A report's title stands within so many bytes."""
TITLE: Final = re.compile("<title>(.*?)</title>", re.DOTALL)

HEADERS: Final = {
    "content-security-policy": "; ".join(
        [
            "default-src 'none'",
            "style-src 'unsafe-inline'",
            "img-src data:",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
            "sandbox",
        ]
    ),
    "cross-origin-opener-policy": "unsafe-none",  # the standard lets no sandboxed page ask for more
    "cache-control": "no-cache",
}


@get("/api/lab")
async def list_reports(services: Services) -> list[Report]:
    """The newest first."""
    return await asyncio.to_thread(reports, named(services))


@get("/api/lab/{name:str}/report.html", include_in_schema=False)
async def read_report(name: str, services: Services) -> File:
    file = await asyncio.to_thread(report_of, named(services), name)
    if file is None:
        raise Refused("not-found", "there is no such report", 404)
    return File(
        file,
        filename=FILE,
        media_type=MediaType.HTML,
        content_disposition_type="inline",
        headers=HEADERS,
    )


def named(services: Services) -> Path:
    """The folder that the host names."""
    folder = services.settings.lab
    if folder is None:
        raise Refused("no-lab", "this server shows no reports: SKEP_LAB names no folder", 404)
    return folder


def reports(folder: Path) -> list[Report]:
    """All reports right below the folder; none if it is not there yet."""
    names = [each.name for each in folder.iterdir()] if folder.is_dir() else []
    found = [(name, file) for name in names if (file := report_of(folder, name))]
    told = [(file.stat().st_mtime, name, title_of(file) or name) for name, file in found]
    return [
        Report(name, title, datetime.fromtimestamp(written, UTC).date().isoformat())
        for written, name, title in sorted(told, reverse=True)
    ]


def report_of(folder: Path, name: str) -> Path | None:
    """The report in a folder of this name; None if there is none, or it lies elsewhere."""
    try:
        home = folder.resolve()
        file = (home / name / FILE).resolve()
        return file if file == home / file.parent.name / FILE and file.is_file() else None
    except (OSError, ValueError):
        return None


def title_of(file: Path) -> str:
    """As the report itself says; empty if it does not."""
    with file.open("rb") as report:
        found = TITLE.search(report.read(HEAD).decode(errors="replace"))
    return unescape(found[1]).strip() if found else ""
