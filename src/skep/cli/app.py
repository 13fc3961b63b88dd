"""The commands of `skep` and their options."""

import os
import secrets
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from skep.bots import BOTS
from skep.cli import lab
from skep.cli.files import load_record, load_text
from skep.cli.listing import show_games, show_options, show_rules
from skep.cli.measure import arena_line, hold_arena, show_bench
from skep.cli.paper import game_or_record, print_game, print_record, save_pdf
from skep.cli.play import Play
from skep.cli.replay import Replay
from skep.cli.screen import Screen
from skep.cli.seats import seat_players
from skep.cli.table import Table
from skep.cli.verify import Notes, Verification
from skep.extras import MissingExtra
from skep.fairness import BadProof, read_proof
from skep.kernel import (
    BadOption,
    Game,
    GameKind,
    Match,
    Random,
    Record,
    SkepError,
    kind,
    kinds,
)
from skep.words import LANGUAGES, Words, language

MISTAKE = 1
INTERRUPTED = 130
SEEDS = 1 << 60

_words = Words(language(None, os.environ))


class Speech:
    """The language that was asked for before the command, if any."""

    lang: str | None = None


class PoliteGroup(TyperGroup):
    """Tells a user's mistake in one line instead of a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except (SkepError, MissingExtra) as mistake:
            typer.echo(f"skep: {told(mistake, ctx.invoked_subcommand)}", err=True)
            raise typer.Exit(MISTAKE) from mistake
        except KeyboardInterrupt as interrupt:
            typer.echo(err=True)
            raise typer.Exit(INTERRUPTED) from interrupt


def told(mistake: SkepError | MissingExtra, command: str | None) -> str:
    """The mistake in one line; what is not installed in the language that was asked for."""
    if isinstance(mistake, MissingExtra):
        return words_for().say("missing-extra", {"command": command or "", "extra": mistake.extra})
    return str(mistake)


def game_names(incomplete: str) -> list[str]:
    """Shell completion of games."""
    return [name for name in kinds() if name.startswith(incomplete)]


def bot_names(incomplete: str) -> list[str]:
    """Shell completion of bots."""
    return [name for name in BOTS if name.startswith(incomplete)]


def lang_names(incomplete: str) -> list[str]:
    return [name for name in LANGUAGES if name.startswith(incomplete)]


GameName = Annotated[str, typer.Argument(help=_words.say("help-game"), autocompletion=game_names)]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help=_words.say("help-option")),
]
Seed = Annotated[int | None, typer.Option(help=_words.say("help-seed"))]
Lang = Annotated[str | None, typer.Option(help=_words.say("help-lang"), autocompletion=lang_names)]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=_words.say("help-file"))]

app = typer.Typer(
    name="skep",
    cls=PoliteGroup,
    help=_words.say("help-skep"),
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def main() -> None:
    app()


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"skep {version('skep')}")
        raise typer.Exit


def words_for(lang: str | None = None, found: GameKind | None = None) -> Words:
    """The words of the language asked for behind the command, before it, or by the environment."""
    return Words(language(lang or Speech.lang, os.environ), found)


def read_options(given: list[str] | None) -> dict[str, object]:
    """`name=value` as a dict."""
    options: dict[str, object] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadOption(f"--option '{text}' cannot be read: write NAME=VALUE")
        options[name] = value
    return options


@app.command(help=_words.say("help-games"))
def games(
    game: Annotated[
        str | None, typer.Argument(help=_words.say("help-game"), autocompletion=game_names)
    ] = None,
    lang: Lang = None,
) -> None:
    if game is None:
        show_games(list(kinds().values()), words_for(lang))
    else:
        show_options(kind(game), words_for(lang, kind(game)))


@app.command(help=_words.say("help-play"))
def play(
    game: Annotated[
        str | None, typer.Argument(help=_words.say("help-game"), autocompletion=game_names)
    ] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option("--seat", "-s", metavar="SEAT=WHO", help=_words.say("help-seat")),
    ] = None,
    option: Options = None,
    seed: Seed = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help=_words.say("help-resume"))
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help=_words.say("help-save"))] = None,
    lang: Lang = None,
) -> None:
    record = load_record(resume) if resume else None
    if record is None and game is None:
        raise BadOption(words_for(lang).say("which-game", {"games": ", ".join(kinds())}))
    if record is not None and (game not in {None, record.match.game.name} or option):
        told = {"game": record.match.game.name}
        raise BadOption(words_for(lang).say("resume-alone", told))
    found = kind(record.match.game.name if record else game or "")
    begun = record or Record(Match(found.build(read_options(option))), {})
    start = secrets.randbelow(SEEDS) if seed is None else seed
    sitters = seat_players(seat or [], found, begun.match.game, start, begun.seats)
    screen = Screen(words_for(lang, found), begun.match.game)
    table = Table(begun.match, sitters, Random(start))
    Play(table, screen, save).run()


@app.command(help=_words.say("help-replay"))
def replay(
    file: RecordFile,
    everything: Annotated[bool, typer.Option("--all", help=_words.say("help-all"))] = False,
    seat: Annotated[int | None, typer.Option(help=_words.say("help-viewer"))] = None,
    lang: Lang = None,
) -> None:
    record = load_record(file)
    game = record.match.game
    check_viewer(seat, game)
    viewer = None if seat is None else seat - 1
    walk = Replay(record, Screen(words_for(lang, kind(game.name)), game), viewer)
    if everything:
        walk.show_all()
    else:
        walk.walk()


@app.command(help=_words.say("help-verify"))
def verify(
    file: RecordFile,
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help=_words.say("help-commitment"))
    ] = None,
    seal: Annotated[str | None, typer.Option(metavar="HEX", help=_words.say("help-seal"))] = None,
    parent: Annotated[Path | None, typer.Option(help=_words.say("help-parent"))] = None,
    lang: Lang = None,
) -> None:
    def verification(path: Path, notes: Notes) -> Verification:
        record = load_record(path)
        proof = read_proof(load_text(path))
        if proof is None:
            words = words_for(lang, kind(record.match.game.name))
            raise BadProof(f"{path}: {words.say('verify-nothing')}")
        return Verification(record, proof, notes)

    before = None if parent is None else verification(parent, Notes())
    found = verification(file, Notes(as_hex(commitment), as_hex(seal), before))
    game = found.match.game
    found.tell(Screen(words_for(lang, kind(game.name)), game))
    if not found.fits:
        raise typer.Exit(MISTAKE)


def as_hex(noted: str | None) -> str | None:
    return None if noted is None else noted.strip().lower()


def check_viewer(seat: int | None, game: Game) -> None:
    if seat is not None and not 1 <= seat <= game.players:
        raise BadOption(f"there is no seat {seat}: there are seats 1 to {game.players}")


@app.command(help=_words.say("help-rules"))
def rules(game: GameName) -> None:
    show_rules(kind(game))


@app.command(name="print", help=_words.say("help-print"))
def print_paper(
    what: Annotated[
        str, typer.Argument(help=_words.say("help-print-what"), autocompletion=game_names)
    ],
    option: Options = None,
    paper: Annotated[str, typer.Option(help=_words.say("help-paper"))] = "a4",
    backs: Annotated[str, typer.Option(help=_words.say("help-backs"))] = "duplex",
    grey: Annotated[bool, typer.Option("--grey", help=_words.say("help-grey"))] = False,
    seat: Annotated[int | None, typer.Option(help=_words.say("help-viewer"))] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=_words.say("help-out"))] = None,
    lang: Lang = None,
) -> None:
    found = game_or_record(what)
    words = words_for(lang)
    options = read_options(option)
    if isinstance(found, Record):
        check_viewer(seat, found.match.game)
        viewer = None if seat is None else seat - 1
        pdf = print_record(found, options, words.lang, paper, grey, viewer)
    elif seat is not None:
        raise BadOption("--seat goes with a record: nothing is hidden in a game's sheets")
    else:
        pdf = print_game(found, options, words.lang, paper, backs, grey)
    name = out or Path(f"{Path(what).stem}-{paper}-{words.lang}.pdf")
    save_pdf(name, pdf)
    typer.echo(words.say("print-done", {"file": str(name)}))


@app.command(help=_words.say("help-arena"))
def arena(
    game: GameName,
    bots: Annotated[
        list[str], typer.Argument(help=_words.say("help-bots"), autocompletion=bot_names)
    ],
    number: Annotated[int, typer.Option("--games", min=1, help=_words.say("help-number"))] = 100,
    option: Options = None,
    seed: Seed = None,
    lang: Lang = None,
) -> None:
    found = kind(game)
    words = words_for(lang, found)
    start = secrets.randbelow(SEEDS) if seed is None else seed
    for result in hold_arena(found, read_options(option), bots, number, start):
        typer.echo(arena_line(result, words))


@app.command(help=_words.say("help-bench"))
def bench(
    game: Annotated[
        list[str] | None, typer.Argument(help=_words.say("help-game"), autocompletion=game_names)
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.05, help=_words.say("help-seconds"))] = 2.0,
    lang: Lang = None,
) -> None:
    chosen = [kind(name) for name in game] if game else list(kinds().values())
    show_bench(chosen, seconds, words_for(lang))


app.add_typer(lab.app, name="lab", help=_words.say("help-lab"))

dataset = typer.Typer(help=_words.say("help-dataset"), no_args_is_help=True)
app.add_typer(dataset, name="dataset")


@dataset.command("make", help=_words.say("help-dataset-make"))
def make_dataset(
    game: GameName,
    bots: Annotated[
        list[str], typer.Argument(help=_words.say("help-bots"), autocompletion=bot_names)
    ],
    folder: Annotated[Path, typer.Option("--into", help=_words.say("help-into"))],
    number: Annotated[int, typer.Option("--games", min=1, help=_words.say("help-number"))] = 100,
    option: Options = None,
    seed: Annotated[int, typer.Option(min=0, help=_words.say("help-seed"))] = 1,
) -> None:
    from skep.envs.dataset import Plan, make  # noqa: PLC0415 (the environments are an extra)

    for path in make(Plan(game, bots, number, seed, read_options(option)), folder):
        typer.echo(str(path))


@app.command(help=_words.say("help-serve"))
def serve(
    host: Annotated[str, typer.Option(help=_words.say("help-host"))] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help=_words.say("help-port"))
    ] = None,
    database: Annotated[str | None, typer.Option(help=_words.say("help-database"))] = None,
    open_browser: Annotated[bool, typer.Option("--open", help=_words.say("help-open"))] = False,
) -> None:
    from skep.server import run  # noqa: PLC0415 (the server is an extra)

    run(host, port, database, open_browser)


@app.command(help=_words.say("help-backup"))
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=_words.say("help-backup-file"))],
    database: Annotated[str | None, typer.Option(help=_words.say("help-database"))] = None,
) -> None:
    from skep.server import backup_to  # noqa: PLC0415

    rows = backup_to(database, file)
    typer.echo(words_for().say("backup-done", {"rows": rows, "file": str(file)}))


@app.command(help=_words.say("help-restore"))
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=_words.say("help-backup-file"))],
    database: Annotated[str | None, typer.Option(help=_words.say("help-database"))] = None,
) -> None:
    from skep.server import restore_from  # noqa: PLC0415

    typer.echo(
        words_for().say("restore-done", {"rows": restore_from(database, file), "file": str(file)})
    )


@app.callback()
def common(
    _version: Annotated[
        bool,
        typer.Option(
            "--version", help=_words.say("help-version"), callback=show_version, is_eager=True
        ),
    ] = False,
    lang: Lang = None,
) -> None:
    """What every command shares."""
    Speech.lang = None if lang is None else language(lang, os.environ)
