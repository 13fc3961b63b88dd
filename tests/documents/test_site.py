"""The site: it builds without a warning, every link leads somewhere, and everything is near."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest

import docs as tool
import skep
import skep.bots
import skep.client
import skep.envs
import skep.kernel
import skep.lab

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "build" / "site"
LINK = re.compile(r"(?<!!)\[(?:[^\[\]]|!\[[^\]]*\]\([^)]*\))*\]\(([^)#\s]*)[^)]*\)")
INCLUDE = re.compile(r'^--8<-- "(.*)"$', re.MULTILINE)
CLICKS = 2
LARGEST = 150_000


@dataclass
class Page(HTMLParser):
    """What a built page defines, and what it refers to."""

    path: Path
    ids: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)
    loaded: list[str] = field(default_factory=list)
    unnamed: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()
        self.feed(self.path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.ids.update(given[name] for name in ("id", "name") if name in given)
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if tag in ("img", "script", "source"):
            self.loaded += [given[name] for name in ("src",) if name in given]
        if tag == "link" and given.get("rel") in ("stylesheet", "icon"):
            self.loaded.append(given["href"])
        if tag == "img" and not given.get("alt"):
            self.unnamed.append(given.get("src", ""))


@pytest.fixture(scope="session")
def site() -> dict[Path, Page]:
    """Every page of the site, built in strict mode."""
    done = tool.build()
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Warning" not in done.stdout + done.stderr
    apart = {"404.html", *(path.name for path in (ROOT / "docs/lab").glob("*.html"))}
    made = [path for path in sorted(SITE.rglob("*.html")) if path.name not in apart]
    return {path: Page(path) for path in made}


def target_of(page: Page, link: str) -> tuple[Path, str] | None:
    """The file and the anchor that a link of the site itself leads to."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return None
    path = page.path if not parts.path else page.path.parent / unquote(parts.path)
    path = path.resolve()
    return (path / "index.html" if path.is_dir() else path), unquote(parts.fragment)


def test_every_link_and_anchor_leads_somewhere(site: dict[Path, Page]) -> None:
    dead: list[str] = []
    followed = 0
    for page in site.values():
        for link in page.links + page.loaded:
            target = target_of(page, link)
            if target is None:
                continue
            followed += 1
            path, anchor = target
            known = site.get(path)
            if not path.is_file() or (anchor and (known is None or anchor not in known.ids)):
                dead.append(f"{page.path.relative_to(SITE)}: {link}")
    assert dead == []
    print(f"{len(site)} pages, {followed} links and files")
    assert followed > len(site)


def test_nothing_is_loaded_from_elsewhere(site: dict[Path, Page]) -> None:
    """Whoever reads the site tells nobody, and reads it without a network as well."""
    found = [link for page in site.values() for link in page.loaded if urlsplit(link).netloc]
    assert found == []


def test_the_whole_python_interface_is_described(site: dict[Path, Page]) -> None:
    pages = [page for path, page in site.items() if path.parent.name == "python"]
    described = {each.rpartition(".")[2] for page in pages for each in page.ids}
    text = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "docs/python").iterdir())
    for module in (skep, skep.kernel, skep.bots, skep.envs, skep.client, skep.lab):
        missing = set(module.__all__) - described
        assert [each for each in sorted(missing) if not re.search(rf"\b{each}\b", text)] == []


def test_every_picture_is_described(site: dict[Path, Page]) -> None:
    assert [each for page in site.values() for each in page.unnamed if "skep.svg" not in each] == []


def test_every_document_is_a_page_of_the_navigation(site: dict[Path, Page]) -> None:
    project: dict[str, Any] = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))
    named = set(leaves(project["project"]["nav"]))
    assert named == {str(path.relative_to(ROOT / "docs")) for path in documents()}
    assert len(site) == len(named)


def leaves(nav: object) -> Iterator[str]:
    if isinstance(nav, str):
        yield nav
    elif isinstance(nav, list):
        for each in nav:
            yield from leaves(each)
    elif isinstance(nav, dict):
        for each in nav.values():
            yield from leaves(each)


def documents() -> list[Path]:
    return sorted((ROOT / "docs").rglob("*.md"))


def links_of(path: Path) -> set[Path]:
    """The documents of this repository that a document links to."""
    found = [each for each in LINK.findall(path.read_text(encoding="utf-8")) if "://" not in each]
    return {(path.parent / each).resolve() for each in found if each}


def test_links_of_the_readme_exist() -> None:
    assert [each for each in links_of(ROOT / "README.md") if not each.exists()] == []


def test_every_page_is_near_the_readme() -> None:
    """A newcomer gets from the README to any answer by two clicks."""
    near = {ROOT / "README.md"}
    for _ in range(CLICKS):
        near |= {
            link for page in near if page.suffix == ".md" and page.is_file()
            for link in links_of(page)
        }  # fmt: skip
    assert [str(path.relative_to(ROOT)) for path in documents() if path not in near] == []


def test_included_files_exist() -> None:
    """What the program writes is in build/docs; everything else lies in the repository."""
    tool.write_tables()
    named = [each for path in documents() for each in INCLUDE.findall(path.read_text("utf-8"))]
    assert named
    assert [each for each in named if not (ROOT / each).is_file()] == []


def test_pictures_are_small_and_shown() -> None:
    pages = [ROOT / "README.md", *documents()]
    text = "".join(path.read_text(encoding="utf-8") for path in pages)
    text += (ROOT / "zensical.toml").read_text(encoding="utf-8")
    pictures = sorted((ROOT / "docs" / "pictures").iterdir())
    assert pictures
    assert [path.name for path in pictures if path.stat().st_size > LARGEST] == []
    assert [path.name for path in pictures if path.name not in text] == []
