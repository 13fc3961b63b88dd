"""Booklets: a record as pages to read, in words and with diagrams at its turning points."""

from dataclasses import dataclass
from typing import Final

from skep.kernel import CHANCE, SPECTATOR, BadRecord, Match, Record, kind
from skep.paper.diagrams import DRAW, is_set_up
from skep.paper.drawing import BLEED
from skep.paper.order import Order, order
from skep.paper.pages import Paper
from skep.paper.press import typeset
from skep.paper.turning import Moment, moments, states_of
from skep.words import told_of

BOT: Final = "bot:"
WORDS: Final = ("booklet-players", "booklet-variant", "booklet-made")


def print_record(
    record: Record, lang: str = "en", paper: Paper | None = None, seat: int | None = None
) -> bytes:
    """The booklet of a finished game, with what a seat or a spectator could see.

    BadRecord if the game is not over, UnknownSeat if it has no such seat.
    """
    match = record.match
    if not match.over:
        raise BadRecord("a booklet needs a finished game: this one is not over")
    paper = paper or Paper()
    found = kind(match.game.name)
    given = order(found, match.game.options, lang, names_of(record))
    return typeset("booklet", data_of(given, record, paper, seat), paper.grey)


def names_of(record: Record) -> tuple[str, ...]:
    """Bots go by what the game calls their seat."""
    names = [record.seats.get(seat, "") for seat in range(record.match.game.players)]
    return tuple("" if name.startswith(BOT) else name for name in names)


def data_of(given: Order, record: Record, paper: Paper, seat: int | None) -> dict[str, object]:
    match = record.match
    result = zip(match.state.scores(), match.winners(), strict=True)
    players = [
        given.say(
            "booklet-player", name=given.name(seat), points=points, won="yes" if won else "no"
        )
        for seat, (points, won) in enumerate(result)
    ]
    return {
        "lang": given.words.lang,
        "title": given.kind.title,
        "about": given.say("booklet-about", choices=len(match.log)),
        "paper": {"w": paper.width, "h": paper.height},
        "words": {name: given.say(name) for name in WORDS},
        "players": players,
        "variant": given.variant(),
        "chapters": chapters(given, match, seat),
    }


def chapters(given: Order, match: Match, seat: int | None = None) -> list[dict[str, object]]:
    """From each moment worth a diagram to the next one."""
    states = states_of(match)
    views = (place for place, state in enumerate(states) if is_set_up(state.view(seat)))
    shown = moments(states, next(views, 0))
    paragraphs = paragraphs_of(given, match, seat)
    found: list[dict[str, object]] = []
    for index, moment in enumerate(shown):
        since = moment.place if index else 0
        until = shown[index + 1].place if index + 1 < len(shown) else len(match.log)
        told = [
            {"n": each.last, "text": " ".join(each.lines)}
            for each in paragraphs
            if since < each.last <= until
        ]
        drawn = diagram(given, states[moment.place].view(seat))
        found.append({"title": heading(given, moment), "diagram": drawn, "lines": told})
    return found


@dataclass
class Paragraph:
    """What one seat does in a row, and the number of its last choice."""

    seat: int
    last: int
    lines: list[str]


def paragraphs_of(given: Order, match: Match, viewer: int | None = None) -> list[Paragraph]:
    """The log as the viewer, a seat or a spectator, may know it now that all is over."""
    who = SPECTATOR if viewer is None else viewer
    names = [given.name(seat) for seat in range(given.game.players)]
    found: list[Paragraph] = []
    for place, events in enumerate(match.events(who), 1):
        seat = match.log[place - 1].seat
        said = [
            given.say(name, **told_of(given.words, details, who, names))
            for name, details in given.game.log_lines(events, who)
        ]
        if said and found and seat in (found[-1].seat, CHANCE):
            found[-1].lines += said
            found[-1].last = place
        elif said:
            found.append(Paragraph(seat, place, said))
    return found


def heading(given: Order, moment: Moment) -> str:
    name = given.name(moment.seat)
    return given.say(f"booklet-{moment.what}", name=name, points=moment.points)


def diagram(given: Order, view: dict[str, object]) -> dict[str, object]:
    face = DRAW[given.kind.name](given, view)
    return {**face.data(), "w": face.w + 2 * BLEED, "h": face.h + 2 * BLEED, "bleed": BLEED}
