"""Words: one language's catalogues, that of the terminal (or of paper) and that of a game.

The former are `terminal.ftl` and `paper.ftl` of `skep/words/<lang>`, a game's is `words/<lang>.ftl`
of its package. The page reads the same games' catalogues and its own `page.ftl`.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from skep.kernel import BadOption, GameKind

DEFAULT = "en"
TERMINAL = "terminal.ftl"
LANGUAGES = (DEFAULT, "fr")
NO_DETAILS: Mapping[str, str | int] = {}


class Words:
    """Says messages in one language; what it lacks is said in English, or else by its id."""

    def __init__(self, lang: str, kind: GameKind | None = None, shared: str = TERMINAL) -> None:
        self.lang = lang
        self._package = kind.package if kind else None
        self._shared = shared
        self.bundle = bundle_of(lang, self._package, shared)

    def has(self, name: str) -> bool:
        """Is there such a message in this very language?"""
        return self.bundle.has_message(name)

    def troubles(self, name: str, details: Mapping[str, str | int]) -> list[str]:
        """What is wrong when this is said in this very language: an argument is missing, …"""
        pattern = self.bundle.get_message(name).value if self.has(name) else None
        if pattern is None:
            return [f"no '{name}' in {self.lang}"]
        errors = self.bundle.format_pattern(pattern, dict(details))[1]
        return [f"'{name}' in {self.lang}: {error}" for error in errors]

    def say(self, name: str, details: Mapping[str, str | int] = NO_DETAILS) -> str:
        for lang in (self.lang, DEFAULT):
            bundle = bundle_of(lang, self._package, self._shared)
            if bundle.has_message(name):
                pattern = bundle.get_message(name).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, dict(details))[0])
        return name


def language(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for (an unknown one is refused), or the environment's, or English."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise BadOption(f"there is no language '{wanted}': there are {known}")
        return wanted
    for variable in ("SKEP_LANG", "LC_ALL", "LANG"):
        short = environ.get(variable, "")[:2].lower()
        if short in LANGUAGES:
            return short
    return DEFAULT


@cache
def bundle_of(lang: str, package: str | None, shared: str) -> FluentBundle:
    """All messages of one language; those of the game in that package come first."""
    bundle = FluentBundle([lang], use_isolating=False)
    catalogues = [catalogue("skep.words", lang, shared)]
    if package is not None:
        catalogues.append(catalogue(package, "words", f"{lang}.ftl"))
    for each in catalogues:
        if each is not None:
            bundle.add_resource(each, allow_overrides=True)
    return bundle


@cache
def catalogue(package: str, *path: str) -> Resource | None:
    """The catalogue in that file, if there is one. It is parsed once: that takes long."""
    file = files(package).joinpath(*path)
    return FluentResource(file.read_text(encoding="utf-8")) if file.is_file() else None
