"""Lists for people: the games, a game's options, its rules."""

from importlib.resources import files

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid

from skep.cli.files import BadFile
from skep.kernel import GameKind, Option
from skep.words import Words


def show_games(kinds: list[GameKind], words: Words) -> None:
    grid = grid_of(words, "games-name", "games-seats", "games-levels", "games-about")
    for kind in kinds:
        about = Words(words.lang, kind).say("about")
        grid.add_row(kind.name, seats_of(kind), ", ".join(kind.levels), about)
    console = Console(highlight=False)
    console.print(grid)
    console.print(words.say("games-more"), style="dim", markup=False)


def grid_of(words: Words, name: str, *others: str) -> Grid:
    """Whatever the terminal's width, names stay whole: one has to type them."""
    grid = Grid(box=None, header_style="bold")
    grid.add_column(words.say(name), no_wrap=True, overflow="ignore")
    for each in others:
        grid.add_column(words.say(each), overflow="fold")
    return grid


def seats_of(kind: GameKind) -> str:
    """How many may play, from the option `players`."""
    counts = [option.values for option in kind.options if option.name == "players"]
    return ", ".join(str(count) for values in counts for count in sorted(values, key=int))


def show_options(kind: GameKind, words: Words) -> None:
    grid = grid_of(words, "options-name", "options-default", "options-allowed", "options-help")
    for option in kind.options:
        allowed = allowed_values(option, words)
        grid.add_row(option.name, str(option.default), allowed, help_of(option, words))
    console = Console(highlight=False)
    console.print(kind.title, style="bold", markup=False)
    console.print(grid)


def allowed_values(option: Option, words: Words) -> str:
    if option.values:
        return ", ".join(str(value) for value in option.values)
    return words.say("options-range", {"low": option.low, "high": option.high})


def help_of(option: Option, words: Words) -> str:
    """The option's help in the reader's language; the game's own line if there are no words."""
    name = f"setting-{option.name}-help"
    return words.say(name) if words.has(name) else option.help


def show_rules(kind: GameKind) -> None:
    path = files(kind.package).joinpath("RULES.md")
    if not path.is_file():
        raise BadFile(f"'{kind.name}' comes without a RULES.md")
    Console().print(Markdown(path.read_text(encoding="utf-8")))
