"""Fold: a match's log turned into its state and into what every viewer has been shown.

A choice is planned first (`plan`), written to the database, and only then folded in (`extend`).
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
from skep.server.course import ALONE, BACK, GAVE_UP, LATE, WAYS, Choice, Course
from skep.server.juncture import Juncture
from skep.server.memo import Mark, read_memo, write_memo
from skep.server.messages import Offer, encode
from skep.server.outcome import Outcome
from skep.server.silence import Wait
from skep.server.store.memory import Memory
from skep.server.store.queries import ChoiceRow
from skep.server.vantage import Vantage, moved

OFFERS = 256
"""So many offers are kept as they are sent."""
MARKS = {BACK: "log-back", ALONE: "log-back", GAVE_UP: "log-gave-up", LATE: "log-late"}
"""What the log says of an entry that is no choice."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Fold:
    """The log of one match and everything that follows from it."""

    def __init__(self, game: Game, seed: bytes) -> None:
        self.game = game
        self.seed = seed
        """What Chance draws from; it may change until the first choice is made."""
        self.origin = game.start()
        self.state = self.origin.clone()
        self.course = Course()
        self._made = [0] * game.players
        self._over: bool | None = None
        self.alike = not (game.hidden or game.simultaneous)
        """Is everybody, spectators included, always shown the same?"""
        self._vantages: dict[int, Vantage] = {}
        self._offers: dict[int, Raw] = {}
        """As they are sent."""
        self._memories: dict[int, Memory] = {}
        self.paced = False
        """Are waits kept, and does Chance wait where somebody might be asked in private?"""
        self._waits: list[Wait] = []
        self.screen: frozenset[int] = frozenset()
        """The seats of people who share a screen: Chance waits until they have been asked."""
        self.juncture: Juncture | None = None
        self._shown: Juncture | None = None

    @property
    def match(self) -> Match:
        """The kernel's own match, folded anew: for records."""
        match = Match(self.game, self.origin)
        for seat, choice in self.course.plain():
            if seat >= CHANCE:
                match.apply(seat, choice)
            else:
                match.forfeit(choice, late=seat == LATE)
        return match

    @property
    def log(self) -> list[Choice]:
        """The choices that count, in order."""
        return self.course.choices

    @property
    def length(self) -> int:
        """How many entries the log has, with those that no longer count."""
        return len(self.course.entries)

    @property
    def last(self) -> int:
        """Who made the newest choice; Chance, if there is none yet."""
        return self.log[-1][0] if self.log else CHANCE

    @property
    def forfeits(self) -> list[int]:
        return self.course.forfeits

    @property
    def over(self) -> bool:
        """By the rules, or because all but one have given up or lost by time."""
        if self._over is None:  # asked many times for every choice
            self._over = self.state.over or self.decided
        return self._over

    @property
    def decided(self) -> bool:
        """Is it over because all but one have given up or lost by time?"""
        return bool(self.course.losses) and decided(self.game.players, self.forfeits)

    def stands_at(self, length: int) -> bool:
        """Has nothing been chosen or taken back since the log had that length?"""
        entries = self.course.entries
        return all(entries[place][0] in WAYS for place in range(length, len(entries)))

    def owes(self, seat: int) -> bool:
        return not self.over and self.state.owes(seat)

    def made(self, seat: int) -> int:
        """How many choices that seat has made, as its vantage counts them."""
        if self.course.taken_back:
            return self.vantage(seat).made
        return self._made[seat]

    def holds(self, rows: Sequence[ChoiceRow]) -> bool:
        """Are these rows in the log?"""
        entries = self.course.entries[rows[0].number :][: len(rows)]
        return [(row.seat, row.choice) for row in rows] == entries

    def extend(self, rows: Iterable[ChoiceRow], planned: bool = False) -> None:
        """Fold in what has been written; IllegalChoice if that cannot be. What has been `planned`
        just now can be."""
        for row in rows:
            if row.seat >= CHANCE and not planned and not self.state.allows(row.seat, row.choice):
                raise IllegalChoice(self.state.objection(row.seat, row.choice))
            if row.seat >= 0:
                self._made[row.seat] += 1
            told = self._lines_told() if self.watchful else {}
            vantages = self._vantages.values()
            self._over = None
            if row.seat >= CHANCE:
                happening = self._follow(self.course, self.state, vantages, row.seat, row.choice)
                if happening is not None and self.watchful:
                    self._note_waits(happening, row)
                    self._note_moments(happening, told)
                continue
            self.state = self._mark(self.course, self.state, vantages, row.seat, row.choice)
            if row.seat in (BACK, ALONE):
                self.juncture = self._shown = None

    def _follow(
        self, course: Course, state: State, vantages: Collection[Vantage], seat: int, choice: int
    ) -> Happening | None:
        """A choice of the log is made, and the vantages watch it; what happened, if anybody is
        interested."""
        course.add(seat, choice)
        if not vantages and not self.watchful:
            state.play(seat, choice)
            return None
        happening = happen(state, seat, choice)
        first: Vantage | None = None
        for vantage in vantages:
            if first is None:
                vantage.watch(happening, state)
            else:
                vantage.watch_with(first, seat)
            first = vantage if self.alike else None
        return happening

    def _mark(
        self, course: Course, state: State, vantages: Iterable[Vantage], seat: int, choice: int
    ) -> State:
        """An entry of the log that is not a choice, as the course, the state and the vantages
        take it."""
        who = course.choices[choice][0] if seat in (BACK, ALONE) else choice
        struck = course.add(seat, choice)
        mark = Mark(len(course.choices), MARKS[seat], who)
        for vantage in vantages:
            if seat in (BACK, ALONE):
                marks = moved(vantage.marks, struck)
                vantage.take_back(self._anew(vantage.viewer, course.choices, marks), mark)
            else:
                vantage.say(mark)
        return self.state_after(len(course.choices), course) if struck else state

    def state_after(self, count: int, course: Course | None = None) -> State:
        """The state when so many of the choices that count had been made."""
        state = self.origin.clone()
        for seat, choice in (course or self.course).choices[:count]:
            state.play(seat, choice)
        return state

    def outcome(self, rows: Sequence[ChoiceRow]) -> Outcome:
        """Where these rows would lead."""
        if any(row.seat < CHANCE for row in rows):
            course = Course([*self.course.entries, *((row.seat, row.choice) for row in rows)])
            return Outcome(self.state_after(len(course.choices), course), course.forfeits)
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
                self._shown = Juncture(self.length, [], picture, self.length, {})
            elif seen or self._shown is None:
                self._shown = Juncture(self.length, [], picture, self.length - 1, told)
        if moments and self._shown is not None:
            self.juncture = replace(self._shown, length=self.length, moments=moments)

    def _picture(self, happening: Happening) -> State:
        """What everybody may look at while the moments of what has just happened last."""
        if len(happening.picture) == 0:
            return self.state.clone()
        return self.state.with_cells(happening.picture)

    def _lines_told(self) -> dict[int, tuple[int, int]]:
        return {each: (len(v.lines), v.number) for each, v in self._vantages.items()}

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

    def vantage(self, viewer: int) -> Vantage:
        """What that viewer has been shown so far; the log is walked when he first looks."""
        if viewer not in self._vantages:
            self._vantages[viewer] = self.walk(viewer)
            self._memories.pop(viewer, None)
        return self._vantages[viewer]

    @property
    def viewers(self) -> frozenset[int]:
        """Those who have looked."""
        return frozenset(self._vantages)

    def walk(self, viewer: int, length: int | None = None) -> Vantage:
        """The vantage after so many entries of the log, or all: from the log's start or, if that is
        not too far, from where it is remembered."""
        memory = self._memories.get(viewer)
        if memory is not None and length is not None and memory.length > length:
            memory = None
        state = self.origin.clone() if memory is None else self.game.decode(memory.cells)
        memo = None if memory is None else read_memo(memory.detail)
        start = memory.length if memory else 0
        fresh = Vantage(viewer, state, memo)
        course = Course(self.course.entries[:start])
        known = -1 if self.juncture is None else self.juncture.known
        for number, (seat, choice) in enumerate(self.course.entries[start:length], start):
            if number == known and self.juncture is not None:
                self.juncture.told[viewer] = (len(fresh.lines), fresh.number)
            if seat >= CHANCE:
                self._follow(course, state, [fresh], seat, choice)
            else:
                state = self._mark(course, state, [fresh], seat, choice)
        return fresh

    def _anew(self, viewer: int, choices: Sequence[Choice], marks: list[Mark]) -> Vantage:
        """What the viewer would have been shown if there had been these choices alone."""
        walk = self.origin.clone()
        fresh = Vantage(viewer, walk)
        for place, (seat, choice) in enumerate(choices):
            fresh.retell(marks, place)
            fresh.watch(happen(walk, seat, choice), walk)
        fresh.retell(marks, len(choices))
        return fresh

    # ------------------------------------------------------------------ memory

    def memories(self) -> list[Memory]:
        """What a fold of the same game can go on from (`recall`) instead of the start."""
        cells = self.state.encode()
        log = array("i", chain.from_iterable(self.course.entries)).tobytes()
        seen = [
            Memory(viewer, self.length, cells, write_memo(vantage.memo()))
            for viewer, vantage in self._vantages.items()
        ]
        return [Memory(NOBODY, self.length, cells, log), *seen]

    def recall(self, memories: Iterable[Memory]) -> None:
        """Go on from there; to be called before anything is folded in."""
        self._memories = {each.viewer: each for each in memories}
        own = self._memories.pop(NOBODY, None)
        if own is None:
            self._memories = {}
            return
        flat = array("i", own.detail)
        self.course = Course(list(zip(flat[::2], flat[1::2], strict=True)))
        for seat, _ in self.course.entries:
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
        return self.course.drawn

    def draw(self, trial: State, ahead: int) -> int:
        """What Chance does on `trial`, having acted so many times more than in the log."""
        return draw(self.seed, self.drawn + ahead, trial.chances())


def waits_for(happening: Happening, row: ChoiceRow) -> list[Wait]:
    """What the choice in this row asks for."""
    hush, pause = happening.hush, happening.pause
    return [Wait(row.number + 1, hush, pause)] if hush or pause else []
