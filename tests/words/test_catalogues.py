"""Every catalogue says the same things in every language."""

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from skep.kernel import GameKind, kinds
from skep.words import DEFAULT, LANGUAGES, Words

Catalogue = dict[str, set[str]]
"""Message ids with the variables each uses."""


class Variables(Visitor):
    """Collects the variables of a message; a seat, its name and who it is to the reader are one."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        name = node.id.name
        self.names.add(name.removesuffix("-name").removesuffix("-is"))


def read(path: Traversable) -> Catalogue:
    found: Catalogue = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path} says {entry.id.name} twice"
            collector = Variables()
            collector.visit(entry)
            found[entry.id.name] = collector.names
    return found


def catalogues() -> Iterator[tuple[str, dict[str, Traversable]]]:
    """Every catalogue by name, with its file in each language."""
    shared = files("skep.words")
    for path in shared.joinpath(DEFAULT).iterdir():
        yield path.name, {lang: shared.joinpath(lang, path.name) for lang in LANGUAGES}
    for kind in kinds().values():
        words = files(kind.package).joinpath("words")
        yield kind.name, {lang: words.joinpath(f"{lang}.ftl") for lang in LANGUAGES}


ALL = dict(catalogues())


@pytest.mark.parametrize("paths", ALL.values(), ids=ALL)
def test_all_languages_have_the_same_messages_and_variables(paths: dict[str, Traversable]) -> None:
    first = read(paths[DEFAULT])
    assert first
    for lang in LANGUAGES:
        other = read(paths[lang])
        assert sorted(other) == sorted(first)
        assert {
            name: other[name] ^ first[name] for name in first if other[name] != first[name]
        } == {}


def test_no_language_has_a_catalogue_of_its_own() -> None:
    names = [
        {path.name for path in files("skep.words").joinpath(lang).iterdir()} for lang in LANGUAGES
    ]
    assert all(each == names[0] for each in names)


@pytest.mark.parametrize("kind", kinds().values(), ids=kinds())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_and_setting_has_words(kind: GameKind, lang: str) -> None:
    """What the game is; each `setting-<option>`, its help, and each value that is a word.

    Fluent's ids have no dots: those of an option's name are dashes there.
    """
    words = Words(lang, kind)
    wanted = ["about"]
    for option in kind.options:
        setting = f"setting-{option.name.replace('.', '-')}"
        named = [value for value in option.values if isinstance(value, str)]
        wanted += [setting, f"{setting}-help"]
        wanted += [f"{setting}-{value}" for value in named if not value.isdigit()]
    assert [name for name in wanted if not words.has(name)] == []
