"""Progress: a match's log turned into its state and into what every viewer has been shown.

A choice is planned first (`plan`), written to the database, and only then taken in (`extend`).
Chance is drawn from the match's seed and from how often it has acted before, nothing else
(`fairness`): any process that plans the same choice draws the same, and so does whoever plays the
match's seed again, however many choices he makes in between or takes back.
"""

from array import array
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from itertools import chain, pairwise

from msgspec import Raw
from mypy_extensions import mypyc_attr

from skep.fairness import draw, seeded
from skep.kernel import (
    CHANCE,
    HIDDEN,
    NOBODY,
    SPECTATOR,
    Game,
    Happening,
    IllegalChoice,
    Match,
    Random,
    State,
    decided,
    foreseen,
    happen,
)
from skep.server.match.log import ALONE, BACK, GAVE_UP, LATE, WAYS, Choice, Log
from skep.server.match.outcome import Outcome
from skep.server.match.private_moment import PrivateMoment
from skep.server.match.release import Wait
from skep.server.match.stored_history import Mark, read_stored, write_stored
from skep.server.match.viewer_history import ViewerHistory, moved
from skep.server.model import ChoiceRow, Snapshot
from skep.server.protocol import Offer, encode

OFFERS = 256
"""So many offers are kept as they are sent."""
MARKS = {BACK: "log-back", ALONE: "log-back", GAVE_UP: "log-gave-up", LATE: "log-late"}
"""What the log says of an entry that is no choice."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Progress:
    """The log of one match and everything that follows from it."""

    def __init__(self, game: Game, seed: bytes) -> None:
        self.game = game
        self.seed = seed
        """What Chance draws from; it may change until the first choice is made."""
        self.origin = game.start()
        self.state = self.origin.clone()
        self.log = Log()
        self._made = [0] * game.players
        self._over: bool | None = None
        self.alike = not (game.hidden or game.simultaneous)
        """Is everybody, spectators included, always shown the same?"""
        self._histories: dict[int, ViewerHistory] = {}
        self._offers: dict[int, Raw] = {}
        """As they are sent."""
        self._snapshots: dict[int, Snapshot] = {}
        self.paced = False
        """Are waits kept, and does Chance wait where somebody might be asked in private?"""
        self._waits: list[Wait] = []
        self.screen: frozenset[int] = frozenset()
        """The seats of people who share a screen: Chance waits until they have been asked."""
        self.private_moment: PrivateMoment | None = None
        self._shown: PrivateMoment | None = None

    @property
    def match(self) -> Match:
        """The kernel's own match, played anew: for records."""
        match = Match(self.game, self.origin)
        for seat, choice in self.log.plain():
            if seat >= CHANCE:
                match.apply(seat, choice)
            else:
                match.forfeit(choice, late=seat == LATE)
        return match

    @property
    def choices(self) -> list[Choice]:
        """The choices that count, in order."""
        return self.log.choices

    @property
    def length(self) -> int:
        """How many entries the log has, with those that no longer count."""
        return len(self.log.entries)

    @property
    def last(self) -> int:
        """Who made the newest choice; Chance, if there is none yet."""
        return self.choices[-1][0] if self.choices else CHANCE

    @property
    def forfeits(self) -> list[int]:
        return self.log.forfeits

    @property
    def over(self) -> bool:
        """By the rules, or because all but one have given up or lost by time."""
        if self._over is None:  # asked many times for every choice
            self._over = self.state.over or self.decided
        return self._over

    @property
    def decided(self) -> bool:
        """Is it over because all but one have given up or lost by time?"""
        return bool(self.log.losses) and decided(self.game.players, self.forfeits)

    def stands_at(self, length: int) -> bool:
        """Has nothing been chosen or taken back since the log had that length?"""
        entries = self.log.entries
        return all(entries[place][0] in WAYS for place in range(length, len(entries)))

    def owes(self, seat: int) -> bool:
        return not self.over and self.state.owes(seat)

    def made(self, seat: int) -> int:
        """How many choices that seat has made, as its history counts them."""
        if self.log.taken_back:
            return self.history(seat).made
        return self._made[seat]

    def holds(self, rows: Sequence[ChoiceRow]) -> bool:
        """Are these rows in the log?"""
        entries = self.log.entries[rows[0].number :][: len(rows)]
        return [(row.seat, row.choice) for row in rows] == entries

    def extend(self, rows: Iterable[ChoiceRow], planned: bool = False) -> None:
        """Take in what has been written; IllegalChoice if that cannot be. What has been `planned`
        just now can be."""
        for row in rows:
            if row.seat >= CHANCE and not planned and not self.state.allows(row.seat, row.choice):
                raise IllegalChoice(self.state.objection(row.seat, row.choice))
            if row.seat >= 0:
                self._made[row.seat] += 1
            told = self._lines_told() if self.watchful else {}
            histories = self._histories.values()
            self._over = None
            if row.seat >= CHANCE:
                happening = self._follow(self.log, self.state, histories, row.seat, row.choice)
                if happening is not None and self.watchful:
                    self._note_waits(happening, row)
                    self._note_moments(happening, told)
                continue
            self.state = self._mark(self.log, self.state, histories, row.seat, row.choice)
            if row.seat in (BACK, ALONE):
                self.private_moment = self._shown = None

    def _follow(
        self, log: Log, state: State, histories: Collection[ViewerHistory], seat: int, choice: int
    ) -> Happening | None:
        """A choice of the log is made, and the histories follow it; what happened, if anybody is
        interested."""
        log.add(seat, choice)
        if not histories and not self.watchful:
            state.play(seat, choice)
            return None
        happening = happen(state, seat, choice)
        first: ViewerHistory | None = None
        for history in histories:
            if first is None:
                history.watch(happening, state)
            else:
                history.watch_with(first, seat)
            first = history if self.alike else None
        return happening

    def _mark(
        self, log: Log, state: State, histories: Iterable[ViewerHistory], seat: int, choice: int
    ) -> State:
        """An entry of the log that is not a choice, as the log, the state and the histories
        take it."""
        who = log.choices[choice][0] if seat in (BACK, ALONE) else choice
        struck = log.add(seat, choice)
        mark = Mark(len(log.choices), MARKS[seat], who)
        for history in histories:
            if seat in (BACK, ALONE):
                marks = moved(history.marks, struck)
                history.take_back(self._anew(history.viewer, log.choices, marks), mark)
            else:
                history.say(mark)
        return self.state_after(len(log.choices), log) if struck else state

    def state_after(self, count: int, log: Log | None = None) -> State:
        """The state when so many of the choices that count had been made."""
        state = self.origin.clone()
        for seat, choice in (log or self.log).choices[:count]:
            state.play(seat, choice)
        return state

    def outcome(self, rows: Sequence[ChoiceRow]) -> Outcome:
        """Where these rows would lead."""
        if any(row.seat < CHANCE for row in rows):
            log = Log([*self.log.entries, *((row.seat, row.choice) for row in rows)])
            return Outcome(self.state_after(len(log.choices), log), log.forfeits)
        trial = self.state.clone()
        waits: list[Wait] = []
        for row in rows:
            if self.paced:
                waits += waits_for(happen(trial, row.seat, row.choice), row)
            else:
                trial.play(row.seat, row.choice)
        return Outcome(trial, self.forfeits, waits)

    def waits(self) -> list[Wait]:
        """What has been asked for since this was last called."""
        found, self._waits = self._waits, []
        return found

    @property
    def watchful(self) -> bool:
        return self.paced or bool(self.screen)

    def _note_moments(self, happening: Happening, told: dict[int, tuple[int, int]]) -> None:
        """Remember the moments, and what everybody looks at: after a choice that nobody saw, the
        same as before it, unless all may see what it has led to."""
        moments = happening.moments
        seen = happening.seat == CHANCE or happening.shown(SPECTATOR) != HIDDEN
        if seen or moments:
            picture = self._picture(happening)
            if picture.same_as(self.state):
                self._shown = PrivateMoment(self.length, [], picture, self.length, {})
            elif seen or self._shown is None:
                self._shown = PrivateMoment(self.length, [], picture, self.length - 1, told)
        if moments and self._shown is not None:
            self.private_moment = replace(self._shown, length=self.length, moments=moments)

    def _picture(self, happening: Happening) -> State:
        """What everybody may look at while the moments of what has just happened last."""
        if len(happening.picture) == 0:
            return self.state.clone()
        return self.state.with_cells(happening.picture)

    def _lines_told(self) -> dict[int, tuple[int, int]]:
        return {each: (len(v.lines), v.number) for each, v in self._histories.items()}

    def _note_waits(self, happening: Happening, row: ChoiceRow) -> None:
        if self.paced:
            self._waits += waits_for(happening, row)

    # ------------------------------------------------------------------ viewers

    def offers(self, state: State, viewer: int) -> list[Raw]:
        """The choices open to a seat in that state, with their words."""
        if viewer == SPECTATOR:
            return []
        made = self._offers
        return [made.get(each) or self._offer(each) for each in state.legal(viewer)]

    def _offer(self, choice: int) -> Raw:
        game = self.game
        offer = Raw(encode(Offer(choice, game.token(choice), game.phrase(choice))))
        if len(self._offers) == OFFERS:
            self._offers.clear()
        self._offers[choice] = offer
        return offer

    def history(self, viewer: int) -> ViewerHistory:
        """What that viewer has been shown so far; the log is walked when he first looks."""
        if viewer not in self._histories:
            self._histories[viewer] = self.walk(viewer)
            self._snapshots.pop(viewer, None)
        return self._histories[viewer]

    @property
    def viewers(self) -> frozenset[int]:
        """Those who have looked."""
        return frozenset(self._histories)

    def walk(self, viewer: int, length: int | None = None) -> ViewerHistory:
        """The history after so many entries of the log, or all: from the log's start or, if that is
        not too far, from where it is remembered."""
        snapshot = self._snapshots.get(viewer)
        if snapshot is not None and length is not None and snapshot.length > length:
            snapshot = None
        state = self.origin.clone() if snapshot is None else self.game.decode(snapshot.cells)
        stored = None if snapshot is None else read_stored(snapshot.detail)
        start = snapshot.length if snapshot else 0
        fresh = ViewerHistory(viewer, state, stored)
        log = Log(self.log.entries[:start])
        known = -1 if self.private_moment is None else self.private_moment.known
        for number, (seat, choice) in enumerate(self.log.entries[start:length], start):
            if number == known and self.private_moment is not None:
                self.private_moment.told[viewer] = (len(fresh.lines), fresh.number)
            if seat >= CHANCE:
                self._follow(log, state, [fresh], seat, choice)
            else:
                state = self._mark(log, state, [fresh], seat, choice)
        return fresh

    def _anew(self, viewer: int, choices: Sequence[Choice], marks: list[Mark]) -> ViewerHistory:
        """What the viewer would have been shown if there had been these choices alone."""
        walk = self.origin.clone()
        fresh = ViewerHistory(viewer, walk)
        for place, (seat, choice) in enumerate(choices):
            fresh.retell(marks, place)
            fresh.watch(happen(walk, seat, choice), walk)
        fresh.retell(marks, len(choices))
        return fresh

    # ------------------------------------------------------------------ snapshots

    def snapshots(self) -> list[Snapshot]:
        """What the progress of the same game can go on from (`recall`) instead of the start."""
        cells = self.state.encode()
        log = array("i", chain.from_iterable(self.log.entries)).tobytes()
        seen = [
            Snapshot(viewer, self.length, cells, write_stored(history.stored()))
            for viewer, history in self._histories.items()
        ]
        return [Snapshot(NOBODY, self.length, cells, log), *seen]

    def recall(self, snapshots: Iterable[Snapshot]) -> None:
        """Go on from there; to be called before anything is taken in."""
        self._snapshots = {each.viewer: each for each in snapshots}
        own = self._snapshots.pop(NOBODY, None)
        if own is None:
            self._snapshots = {}
            return
        flat = array("i", own.detail)
        self.log = Log(list(zip(flat[::2], flat[1::2], strict=True)))
        for seat, _ in self.log.entries:
            if seat >= 0:
                self._made[seat] += 1
        self.state = self.game.decode(own.cells)
        self._over = None

    # ------------------------------------------------------------------ choices

    def plan(self, seat: int, choices: Sequence[int]) -> list[ChoiceRow]:
        """The rows these choices of a seat would add, Chance's answers included.

        IllegalChoice if one of them is not open to the seat, or if something would come to light
        before the last: who could try in vain would learn it for nothing. For the same reason
        both are refused in the same words.
        """
        before, trial = self.state, self.state.clone()
        if not trial.allows(seat, choices[0]):
            raise IllegalChoice(trial.objection(seat, choices[0]))
        happening = happen(trial, seat, choices[0])
        for last, choice in pairwise(choices):
            twins = Random(seeded(self.seed, "twins"))
            open_to = foreseen(before, seat, last, trial, twins) and trial.allows(seat, choice)
            if not open_to or self.stops(happening):
                raise IllegalChoice(
                    f"'{self.game.token(last)}' and what follows it cannot be chosen at once: "
                    "choose it, look, then go on"
                )
            before = trial.clone()
            happening = happen(trial, seat, choice)
        rows = [ChoiceRow(self.length + i, seat, choice) for i, choice in enumerate(choices)]
        if self.stops(happening):
            return rows
        return rows + self.settle(trial, self.length + len(rows))

    def stops(self, happening: Happening) -> bool:
        """Are those who share a screen to be asked before anything follows this?"""
        if not self.screen:
            return False
        return any(self.screen.intersection(on) for _, on in happening.moments)

    def settle(self, trial: State, number: int, waited: bool = False) -> list[ChoiceRow]:
        """Let Chance act on `trial` until a seat owes a choice; the rows from `number` on.

        In a paced match it stops where somebody might be asked in private, unless it has waited;
        and where those who share a screen are to be asked.
        """
        rows: list[ChoiceRow] = []
        while trial.actor() == CHANCE:
            if self.paced and trial.in_private() and (rows or not waited):
                break
            choice = self.draw(trial, len(rows))
            happening = happen(trial, CHANCE, choice)
            rows.append(ChoiceRow(number + len(rows), CHANCE, choice))
            if self.stops(happening):
                break
        return rows

    @property
    def drawn(self) -> int:
        """How often Chance has acted; what is taken back does not count, so it does the same
        again."""
        return self.log.drawn

    def draw(self, trial: State, ahead: int) -> int:
        """What Chance does on `trial`, having acted so many times more than in the log."""
        return draw(self.seed, self.drawn + ahead, trial.chances())


def waits_for(happening: Happening, row: ChoiceRow) -> list[Wait]:
    """What the choice in this row asks for."""
    hush, pause = happening.hush, happening.pause
    return [Wait(row.number + 1, hush, pause)] if hush or pause else []
