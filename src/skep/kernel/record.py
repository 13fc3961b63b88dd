"""Records: a whole game as text, one line per choice, readable and diffable.

    skep record 1
    game pollennation
    rules 1
    option deal fixed
    data cards.family.5.points 4
    seat 0 Ann
    seat 1 bot:hard

    chance first 0
    seat0 worker 12
    ...
    forfeit seat1 late

Blank lines and lines that begin with `#` are ignored. A game that did not begin at its start has
a line `position {…}`; one with changed data has a line `data <path> <JSON>` for each change. The
state is the fold of the lines: replaying needs no seed. A seat that has lost without being beaten
has a line `forfeit` where that happened: `gave-up`, or `late`.
"""

import json
from dataclasses import dataclass, field

from skep.kernel.data import DataValue
from skep.kernel.errors import BadRecord, SkepError
from skep.kernel.game import Game
from skep.kernel.match import Match
from skep.kernel.options import is_number
from skep.kernel.registry import kind
from skep.kernel.seats import seat_meant
from skep.kernel.state import CHANCE, State, actor_name

FORMAT = 1
HEADINGS = ("game", "rules", "option", "data", "seat", "position")
FORFEIT = "forfeit"
GAVE_UP = "gave-up"
LATE = "late"


@dataclass
class Header:
    """What stands above the first choice."""

    game: str = ""
    rules: int = 0
    options: dict[str, str] = field(default_factory=dict)
    changes: dict[str, DataValue] = field(default_factory=dict)
    seats: dict[int, str] = field(default_factory=dict)
    position: dict[str, object] | None = None


@dataclass
class Record:
    """A record that has been read: the match it tells, and who sat where."""

    match: Match
    seats: dict[int, str]


def write_record(match: Match, seats: dict[int, str] | None = None) -> str:
    """The match as text, with the position it began from if that is not the game's start."""
    game = match.game
    lines = [f"skep record {FORMAT}", f"game {game.name}", f"rules {game.rules}"]
    lines += [f"option {name} {value}" for name, value in game.options.items()]
    lines += [f"data {path} {json.dumps(value)}" for path, value in game.changes.items()]
    lines += [f"seat {seat} {' '.join(name.split())}" for seat, name in (seats or {}).items()]
    if not match.origin.same_as(game.start()):
        lines.append("position " + json.dumps(match.origin.position(), separators=(",", ":")))
    lines.append("")
    for place, entry in enumerate(match.log):
        lines += forfeit_lines(match, place)
        lines.append(f"{actor_name(entry.seat)} {game.token(entry.choice)}")
    lines += forfeit_lines(match, len(match.log))
    if match.over:
        lines.append("# scores " + " ".join(str(score) for score in match.state.scores()))
        if match.forfeits:  # the scores alone do not tell who has won
            won = [str(seat) for seat, yes in enumerate(match.winners()) if yes]
            lines.append("# winners " + " ".join(won))
    return "\n".join(lines) + "\n"


def forfeit_lines(match: Match, place: int) -> list[str]:
    """Who lost without being beaten when so many choices had been made."""
    found = [each for each in match.forfeits if each.place == place]
    return [f"{FORFEIT} {actor_name(e.seat)} {LATE if e.late else GAVE_UP}" for e in found]


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
    refuse_strangers(header, game)
    match = Match(game, origin_of(game, header))
    for number, line in choices:
        play_line(match, number, line)
    return Record(match, header.seats)


def read_header(lines: list[tuple[int, str]]) -> Header:
    header = Header()
    said: set[str] = set()
    for number, line in lines:
        words = line.split(None, 2)
        word = words[0]
        topic = " ".join(words[:2]) if word in ("option", "data", "seat") else word
        if topic in said:
            raise BadRecord(f"line {number} of the record says '{topic}' again: once is right")
        said.add(topic)
        try:
            if word == "game":
                header.game = words[1]
            elif word == "rules":
                header.rules = int(words[1])
            elif word == "option":
                header.options[words[1]] = words[2]
            elif word == "data":
                header.changes[words[1]] = json.loads(words[2])
            elif word == "seat":
                header.seats[int(words[1])] = words[2] if len(words) > 2 else ""
            else:
                header.position = read_position(line[len("position ") :])
        except (IndexError, ValueError, RecursionError) as error:
            raise BadRecord(f"line {number} of the record cannot be read: '{line[:60]}'") from error
    return header


def refuse_strangers(header: Header, game: Game) -> None:
    """Names are those of people who sit at this table."""
    for seat in header.seats:
        try:
            seat_meant(seat, game.players)
        except SkepError as error:
            raise BadRecord(f"the record's header: {error}") from error


def read_position(text: str) -> dict[str, object]:
    position: object = json.loads(text, object_pairs_hook=without_doubles)
    if not isinstance(position, dict):
        raise ValueError("a position is a JSON object")
    return position


def without_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """JSON lets a key come twice; of a position that would hide one of the two."""
    if len(dict(pairs)) != len(pairs):
        raise ValueError("a key comes twice")
    return dict(pairs)


def game_of(header: Header) -> Game:
    if not header.game:
        raise BadRecord("the record has no line 'game <name>'")
    try:
        game = kind(header.game).build(header.options, header.changes)
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
        if actor == FORFEIT:
            lose_line(match, token.split())
            return
        match.apply(seat_of(actor), match.game.choice(token.strip()))
    except SkepError as error:
        raise BadRecord(f"line {number} of the record, '{line[:60]}': {error}") from error


def lose_line(match: Match, words: list[str]) -> None:
    if len(words) != 2 or words[1] not in (GAVE_UP, LATE):
        raise BadRecord(f"this is written '{FORFEIT} seat0 {GAVE_UP}' or '{FORFEIT} seat0 {LATE}'")
    match.forfeit(seat_of(words[0]), words[1] == LATE)


def seat_of(actor: str) -> int:
    if actor == "chance":
        return CHANCE
    if actor.startswith("seat") and is_number(actor[4:]):
        return int(actor[4:])
    raise BadRecord(f"'{actor[:30]}' is no actor: 'chance', 'seat0', 'seat1' and so on are")
