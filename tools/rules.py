"""Which rules, rulings and worked examples of each game does no test name?

    python tools/rules.py

The ids come from `RULES.md` of each game and, where the specifications lie beside the repository
(`../shared/rules/<game>.md`), from there too, with those of worked examples. A test names what it
proves with `@rule("R8.2")`. Exits with 1 if a registered game has an id that no test names, if its
RULES.md lacks a rule of the specification, or if a test names an id that does not exist.
"""

import ast
import re
import sys
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SPECIFICATIONS = Path("..") / "shared" / "rules"

ID = r"(?:[A-Z]\.)?[A-Z]{1,2}-?\d+(?:\.\d+)*[a-z]?"
IDS = rf"{ID}(?:\s*(?:,|/|and)\s*{ID})*"
BOLD = re.compile(rf"\*\*({IDS})(?![\w.–-]*\d)")
DEFINED = re.compile(rf"^\s*(?:[-*]\s+)?\*\*({IDS})(?![\w.–-]*\d)")
ROW = re.compile(rf"^\|\s*\**({ID})\**\s*\|")
HEADING = re.compile(r"^#+\s")
EXAMPLES = "worked examples"
EXAMPLE = re.compile(r"[EX]\d")
TO_BUILD: dict[str, tuple[str, ...]] = {}
"""Rules that a specification has gained and the game does not follow yet. They are printed every
time; one that a test names has been built and must be taken off this list."""


@dataclass
class Specification:
    """The ids a text defines, in its order."""

    rules: list[str] = field(default_factory=list)
    examples: list[str] = field(default_factory=list)


@dataclass
class Report:
    """What is known about the tests of one game's rules."""

    game: str
    registered: bool
    rules: list[str]
    examples: list[str]
    tested: list[str]
    missing: list[str]
    unwritten: list[str]
    """Rules of the specification that RULES.md lacks."""
    unknown: list[str]
    """What tests name though neither text has it."""
    to_build: list[str]
    """Rules that the game is known not to follow yet."""
    built: list[str]
    """Rules said to be still to build though a test names them."""

    @property
    def complete(self) -> bool:
        return not (self.missing or self.unwritten or self.unknown or self.built)

    def __str__(self) -> str:
        note = "" if self.registered else " (not registered)"
        lines = [
            f"{self.game}{note}: {len(self.rules)} rules, {len(self.examples)} examples, "
            f"{len(self.tested)} tested, {len(self.missing)} missing"
        ]
        for title, ids in (
            ("no test names", self.missing),
            ("not in RULES.md", self.unwritten),
            ("named by tests but unknown", self.unknown),
            ("not followed yet", self.to_build),
            ("built: take them off TO_BUILD", self.built),
        ):
            if ids:
                lines.append(f"  {title}: {' '.join(ids)}")
        return "\n".join(lines)


def ids_in(found: str) -> list[str]:
    return re.findall(ID, found)


def read_specification(text: str) -> Specification:
    """Bold ids at the start of a line; in the section of worked examples also rows of a table."""
    found = Specification()
    in_examples = False
    level = 0
    for line in text.splitlines():
        if HEADING.match(line):
            depth = len(line) - len(line.lstrip("#"))
            if EXAMPLES in line.lower():
                in_examples, level = True, depth
            elif depth <= level:
                in_examples = False
            continue
        match = DEFINED.match(line) or (ROW.match(line) if in_examples else None)
        if match:
            (found.examples if in_examples else found.rules).extend(ids_in(match.group(1)))
    found.rules = list(dict.fromkeys(found.rules))
    found.examples = list(dict.fromkeys(found.examples))
    return found


def read_rules(text: str) -> list[str]:
    """Every bold id of a RULES.md."""
    found = [name for match in BOLD.finditer(text) for name in ids_in(match.group(1))]
    return list(dict.fromkeys(found))


def named_by(source: str, path: str) -> list[str]:
    """The ids that a test file names: arguments of `rule(…)`, wherever the mark stands."""
    found = []
    for node in ast.walk(ast.parse(source, path)):
        if isinstance(node, ast.Call) and called(node.func) == "rule":
            for argument in node.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise SystemExit(f"{path}:{node.lineno}: rule(…) takes plain strings")
                found.append(argument.value)
    return found


def called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def registered(root: Path) -> set[str]:
    """The folders of the games that the package's entry points name."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    entries = project.get("entry-points", {}).get("skep.games", {})
    return {entry.partition(":")[0].rpartition(".")[2] for entry in entries.values()}


def report(root: Path, game: str) -> Report:
    """What the texts define for a game, and what its tests name."""
    rules_file = root / "src" / "skep" / "games" / game / "RULES.md"
    written = read_rules(rules_file.read_text(encoding="utf-8")) if rules_file.exists() else []
    beside = root / SPECIFICATIONS / f"{game}.md"
    specified = Specification()
    if beside.exists():
        specified = read_specification(beside.read_text(encoding="utf-8"))
    rules = list(dict.fromkeys(specified.rules + written))
    rules = [name for name in rules if name not in specified.examples]
    named: set[str] = set()
    for path in sorted((root / "tests" / "games" / game).rglob("*.py")):
        named.update(named_by(path.read_text(encoding="utf-8"), str(path.relative_to(root))))
    waiting = [name for name in TO_BUILD.get(game, ()) if name in rules]
    every = [name for name in rules + specified.examples if name not in waiting]
    return Report(
        game=game,
        registered=game in registered(root),
        rules=rules,
        examples=specified.examples,
        tested=[name for name in every if name in named],
        missing=[name for name in every if name not in named],
        unwritten=[name for name in specified.rules if name in every and name not in written],
        unknown=[name for name in sorted(named - set(every)) if specifies(beside, name)],
        to_build=waiting,
        built=[name for name in waiting if name in named],
    )


def specifies(beside: Path, name: str) -> bool:
    """Can what is at hand tell whether this id exists? Examples are in specifications alone."""
    return beside.exists() or not EXAMPLE.match(name)


def games(root: Path) -> list[str]:
    """Registered games, and those whose folder has rules already."""
    written = {path.parent.name for path in (root / "src/skep/games").glob("*/RULES.md")}
    return sorted(registered(root) | written)


def main(root: Path = ROOT) -> int:
    reports = [report(root, game) for game in games(root)]
    for each in reports:
        print(each)
    return 0 if all(each.complete for each in reports if each.registered) else 1


if __name__ == "__main__":
    sys.exit(main())
