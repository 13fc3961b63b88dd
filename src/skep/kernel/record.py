"""Records: a whole game as text, one line per choice, readable and diffable.

    skep record 1
    game pollennation
    rules 1
    option deal fixed
    seat 0 Ann
    seat 1 bot:hard

    chance first 0
    seat0 worker 12
    ...

Blank lines and lines that begin with `#` are ignored. A game that did not begin at its start has
a line `position {…}`. The state is the fold of the lines: replaying needs no seed.
"""

import json
from dataclasses import dataclass, field

from skep.kernel.errors import BadRecord, SkepError
from skep.kernel.game import Game
from skep.kernel.match import Match
from skep.kernel.options import is_number
from skep.kernel.registry import kind
from skep.kernel.state import CHANCE, State, actor_name

FORMAT = 1
HEADINGS = ("game", "rules", "option", "seat", "position")


@dataclass
class Header:
    """What stands above the first choice."""

    game: str = ""
    rules: int = 0
    options: dict[str, str] = field(default_factory=dict)
    seats: dict[int, str] = field(default_factory=dict)
    position: dict[str, object] | None = None


@dataclass
class Record:
    """A record that has been read: the match it tells, and who sat where."""

    match: Match
    seats: dict[int, str]


def write_record(match: Match, seats: dict[int, str] | None = None, origin: bool = False) -> str:
    """The match as text. `origin` writes the position it began from (for games begun elsewhere)."""
    game = match.game
    lines = [f"skep record {FORMAT}", f"game {game.name}", f"rules {game.rules}"]
    lines += [f"option {name} {value}" for name, value in game.options.items()]
    lines += [f"seat {seat} {' '.join(name.split())}" for seat, name in (seats or {}).items()]
    if origin:
        lines.append("position " + json.dumps(match.origin.position(), separators=(",", ":")))
    lines.append("")
    lines += [f"{actor_name(entry.seat)} {game.token(entry.choice)}" for entry in match.log]
    if match.over:
        lines.append("# scores " + " ".join(str(score) for score in match.state.scores()))
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """The match a record tells, every choice checked against the rules, or BadRecord."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not lines or lines[0][1] != f"skep record {FORMAT}":
        first = lines[0][1] if lines else ""
        raise BadRecord(f"a record begins with 'skep record {FORMAT}', not with '{first[:40]}'")
    heading = [each for each in lines[1:] if each[1].split()[0] in HEADINGS]
    choices = [each for each in lines[1:] if each[1].split()[0] not in HEADINGS]
    header = read_header(heading)
    game = game_of(header)
    match = Match(game, origin_of(game, header))
    for number, line in choices:
        play_line(match, number, line)
    return Record(match, header.seats)


def read_header(lines: list[tuple[int, str]]) -> Header:
    header = Header()
    for number, line in lines:
        words = line.split(None, 2)
        word = words[0]
        try:
            if word == "game":
                header.game = words[1]
            elif word == "rules":
                header.rules = int(words[1])
            elif word == "option":
                header.options[words[1]] = words[2]
            elif word == "seat":
                header.seats[int(words[1])] = words[2] if len(words) > 2 else ""
            else:
                header.position = read_position(line[len("position ") :])
        except (IndexError, ValueError, RecursionError) as error:
            raise BadRecord(f"line {number} of the record cannot be read: '{line[:60]}'") from error
    return header


def read_position(text: str) -> dict[str, object]:
    position: object = json.loads(text)
    if not isinstance(position, dict):
        raise ValueError("a position is a JSON object")
    return position


def game_of(header: Header) -> Game:
    if not header.game:
        raise BadRecord("the record has no line 'game <name>'")
    try:
        game = kind(header.game).build(header.options)
    except SkepError as error:
        raise BadRecord(f"the record's header: {error}") from error
    if game.rules != header.rules:
        raise BadRecord(
            f"the record follows rules {header.rules} of {game.name}, "
            f"but rules {game.rules} are installed"
        )
    return game


def origin_of(game: Game, header: Header) -> State | None:
    if header.position is None:
        return None
    try:
        return game.from_position(header.position)
    except SkepError as error:
        raise BadRecord(f"the record's position: {error}") from error


def play_line(match: Match, number: int, line: str) -> None:
    actor, _, token = line.partition(" ")
    try:
        match.apply(seat_of(actor), match.game.choice(token.strip()))
    except SkepError as error:
        raise BadRecord(f"line {number} of the record, '{line[:60]}': {error}") from error


def seat_of(actor: str) -> int:
    if actor == "chance":
        return CHANCE
    if actor.startswith("seat") and is_number(actor[4:]):
        return int(actor[4:])
    raise BadRecord(f"'{actor[:30]}' is no actor: 'chance', 'seat0', 'seat1' and so on are")
