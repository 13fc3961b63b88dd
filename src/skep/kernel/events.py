"""Events: what happens at the table, said by the rule that does it, where it does it.

    happens(HONEY_MADE, seat, room)                    # everybody who sees the choice hears it
    confides(bit(seat), CARD_DRAWN, seat, deck, card)  # others hear it without its secrets
    withholds(bit(seat), COMB_CLOSED, seat, comb)      # others hear it when the curtain rises
    moment(HATCHING, first, seats)                     # somebody might be asked in private now

Nobody listens while bots and simulations play; then each of these is a call that returns at once.
Where even finding out what to say takes time, ask `RECORDER.on` first.

Each kind of event is declared once, in the game's `events.py`: its name, its arguments and which
of them are secrets. What a viewer may hear of an event is decided here and nowhere else.
"""

from collections.abc import Callable
from threading import RLock, get_ident
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skep.kernel.bits import bit

NOTHING: Final = -1
"""Stands for an argument that an event does not have, and for "no seat", "no hex" and so on."""
EVERYBODY: Final = -1
"""All bits: there is nobody who may not know."""

FOR_GOOD: Final = 0
"""Secrets of this event stay secret."""
TILL_CURTAIN: Final = 1
"""This event is told to everybody when the curtain rises."""

MOST: Final = 5
"""Arguments an event can have."""

Words = tuple[str | int, ...]
"""What the numbers of an argument are called, in order."""
Spell = Callable[[int], str]
"""Writes the numbers of an argument."""
Told = tuple[str, dict[str, str | int]]
"""An event as somebody hears it: the name of its kind, and the arguments he may know."""


@final
class Event:
    """One thing that happened, with all its arguments."""

    def __init__(self, kind: i64, when: i64, knowing: i64, details: tuple[int, ...]) -> None:
        self.kind = kind
        self.when = when
        self.knowing = knowing
        """The seats (bits) that may know all of it."""
        self.details = details


@final
class Recorder:
    """Takes down what happens while one choice is made, for the thread that makes it."""

    def __init__(self) -> None:
        self.on: bool = False
        """Does anybody listen?"""
        self.thread: int = 0
        self.events: list[Event] = []
        self.picture: vec[i64] = vec[i64]()

    def note(self, when: i64, knowing: i64, kind: i64, details: tuple[int, ...]) -> None:
        if get_ident() == self.thread:
            self.events.append(Event(kind, when, knowing, details))

    def keep(self, cells: vec[i64]) -> None:
        if get_ident() == self.thread and len(self.picture) == 0:
            self.picture = cells[:]

    def start(self) -> None:
        self.events = []
        self.picture = vec[i64]()
        self.thread = get_ident()
        self.on = True

    def stop(self) -> None:
        self.on = False


RECORDER: Final = Recorder()
LISTENING: Final = RLock()
"""Held by the thread that listens."""


def happens(
    kind: i64, a: i64 = NOTHING, b: i64 = NOTHING, c: i64 = NOTHING, d: i64 = NOTHING,
    e: i64 = NOTHING,
) -> None:  # fmt: skip
    """This happens, and whoever sees the choice that brings it about hears of it."""
    if RECORDER.on:
        RECORDER.note(FOR_GOOD, EVERYBODY, kind, (a, b, c, d, e))


def confides(
    knowing: i64, kind: i64, a: i64 = NOTHING, b: i64 = NOTHING, c: i64 = NOTHING,
    d: i64 = NOTHING, e: i64 = NOTHING,
) -> None:  # fmt: skip
    """This happens, and only these seats (bits) hear its secrets."""
    if RECORDER.on:
        RECORDER.note(FOR_GOOD, knowing, kind, (a, b, c, d, e))


def withholds(
    knowing: i64, kind: i64, a: i64 = NOTHING, b: i64 = NOTHING, c: i64 = NOTHING,
    d: i64 = NOTHING, e: i64 = NOTHING,
) -> None:  # fmt: skip
    """This happens; these seats (bits) hear of it now, the others when the curtain next rises."""
    if RECORDER.on:
        RECORDER.note(TILL_CURTAIN, knowing, kind, (a, b, c, d, e))


def moment(kind: i64, first: i64, seats: i64) -> None:
    """Some of these seats (bits) might be asked in private now, whether or not anybody is: in turn
    order from the first. Public, so it must follow from what everybody knows."""
    if RECORDER.on and seats != 0:
        RECORDER.note(FOR_GOOD, EVERYBODY, kind, (first, seats, NOTHING, NOTHING, NOTHING))


def picture(cells: vec[i64]) -> None:
    """The table as everybody may look at it while the moments of this choice last; the first
    picture counts."""
    if RECORDER.on:
        RECORDER.keep(cells)


# ------------------------------------------------------------------ declaring them


@final
class Arg:
    """One argument of an event."""

    def __init__(
        self, name: str, words: Words, base: int, spell: Spell | None, secret: bool
    ) -> None:
        self.name = name
        self.words = words
        self.base = base
        self.spell = spell
        self.secret = secret

    def spelled(self, number: int) -> str | int:
        if self.spell is not None:
            return self.spell(number)
        return self.words[number] if self.words else number + self.base


def arg(name: str, words: Words = (), base: int = 0, spell: Spell | None = None) -> Arg:
    """An argument: a number to which `base` is added, or, with `words`, the word it stands for, or
    what `spell` writes for it."""
    return Arg(name, words, base, spell, secret=False)


def secret(name: str, words: Words = (), base: int = 0, spell: Spell | None = None) -> Arg:
    """An argument that only those hear in whom the rule confides."""
    return Arg(name, words, base, spell, secret=True)


@final
class Kind:
    """A kind of event."""

    def __init__(
        self, number: int, name: str, args: tuple[Arg, ...], private: bool, overt: bool,
        hush: int, pause: int, is_moment: bool, changes: tuple[str, ...],
    ) -> None:  # fmt: skip
        self.number = number
        self.name = name
        self.args = args
        self.private = private
        """Do only those hear of it at all in whom the rule confides?"""
        self.overt = overt
        """Does everybody hear of it, even who may not see the choice that brought it about?"""
        self.hush = hush
        self.pause = pause
        self.is_moment = is_moment
        self.changes = changes
        """The groups of cells (see `cells.py`) that this event accounts for."""

    def told(self, event: Event, knows: bool) -> Told:
        """The event as somebody hears it who may know its secrets, or may not."""
        details: dict[str, str | int] = {}
        for i, each in enumerate(self.args):
            number = event.details[i]
            if number != NOTHING and (knows or not each.secret):
                details[each.name] = each.spelled(number)
        return self.name, details


def kind(
    number: int, name: str, *args: Arg | str, private: bool = False, overt: bool = False,
    changes: str = "",
) -> Kind:  # fmt: skip
    """Declare a kind of event; an argument that is just a name is a plain number.

    `changes` names the groups of cells, parted by blanks, whose changes this event tells of.
    """
    read = tuple([arg(each) if isinstance(each, str) else each for each in args])
    if len(read) > MOST:
        raise ValueError(f"'{name}' has {len(read)} arguments: an event has at most {MOST}")
    return Kind(number, name, read, private, overt, 0, 0, False, tuple(changes.split()))


def moment_kind(number: int, name: str, hush: int = 0, pause: int = 0) -> Kind:
    """Declare a moment at which somebody might be asked in private.

    `hush` is how many milliseconds what happens then is kept back, `pause` how many the table is
    shown as it stands, whether or not anybody is asked.
    """
    return Kind(number, name, (), False, True, hush, pause, True, ())


@final
class Kinds:
    """All kinds of events of a game, each at its number."""

    def __init__(self, *kinds: Kind) -> None:
        for i, each in enumerate(kinds):
            if each.number != i:
                raise ValueError(f"event '{each.name}' stands at {i} and has number {each.number}")
        self.kinds = kinds
        self.secrets = {
            each.name: tuple([arg.name for arg in each.args if arg.secret]) for each in kinds
        }

    def spoken(self, told: Told) -> str:
        """The name of an event, with `-unseen` where its secrets were left out."""
        name, details = told
        secrets = self.secrets.get(name, ())
        return f"{name}-unseen" if secrets and details.keys().isdisjoint(secrets) else name

    def hears(self, event: Event, viewer: int, sees: bool, risen: bool) -> Told | None:
        """The event as the viewer hears it, or None.

        `sees`: may the viewer see the choice that brought it about? `risen`: has the curtain risen
        since?
        """
        spoken = self.kinds[event.kind]
        knows = event.knowing == EVERYBODY or (viewer >= 0 and event.knowing & bit(viewer) != 0)
        if event.when == TILL_CURTAIN:
            return spoken.told(event, True) if knows or risen else None
        if spoken.is_moment or (spoken.private and not knows):
            return None
        if sees or spoken.overt or (knows and event.knowing != EVERYBODY):
            return spoken.told(event, knows)
        return None
