"""Match: a state together with the log it is the fold of."""

from dataclasses import dataclass

from skep.kernel.errors import IllegalChoice
from skep.kernel.events import Told
from skep.kernel.forfeit import Forfeit, decided, winners_without
from skep.kernel.game import Game
from skep.kernel.happening import Happening, happen
from skep.kernel.randomness import Randomness, as_random
from skep.kernel.seats import seat_meant
from skep.kernel.state import CHANCE, NOBODY, State
from skep.kernel.viewing import Noticed, ViewersLog


@dataclass(frozen=True)
class Entry:
    """One choice of the log."""

    seat: int
    choice: int


class Match:
    """A game in progress: the log, its fold, and each viewer's part of it."""

    def __init__(self, game: Game, start: State | None = None) -> None:
        self.game = game
        self.origin = game.start() if start is None else start.clone()
        self.state = self.origin.clone()
        self.log: list[Entry] = []
        self.happenings: list[Happening] = []
        """What came of each choice of the log."""
        self.forfeits: list[Forfeit] = []

    def apply(self, seat: object, choice: object) -> None:
        """Make a choice and log it; IllegalChoice changes neither state nor log."""
        if self.forfeits and self.decided:
            raise IllegalChoice("the game is over: one seat is left")
        who = self.state.actor_meant(seat)
        what = self.game.choices.meant(choice)
        if not self.state.allows(who, what):
            raise IllegalChoice(self.state.objection(who, what))
        self.happenings.append(happen(self.state, who, what))
        self.log.append(Entry(who, what))

    def forfeit(self, seat: int, late: bool) -> None:
        """A seat gives up, or has lost by time; IllegalChoice if it cannot any more."""
        seat_meant(seat, self.game.players)
        if seat in self.lost:
            raise IllegalChoice(f"seat{seat} has lost already")
        if self.game.players == 1 or self.decided:
            raise IllegalChoice(f"seat{seat} is the only one left: nobody could win if it lost")
        self.forfeits.append(Forfeit(len(self.log), seat, late))

    def advance(self, rng: Randomness) -> None:
        """Let Chance act until a seat owes a choice or the game is over."""
        source = as_random(rng)
        while self.state.actor() == CHANCE:
            self.apply(CHANCE, self.state.draw(source))

    def take_back(self, count: int) -> None:
        """Drop the last `count` choices and fold the rest anew; forfeits since then go as well."""
        kept = self.log[: max(0, len(self.log) - count)]
        self.state = self.origin.clone()
        self.log = []
        self.happenings = []
        self.forfeits = [each for each in self.forfeits if each.place <= len(kept)]
        for entry in kept:
            self.apply(entry.seat, entry.choice)

    def log_for(self, viewer: object) -> list[Noticed]:
        """The log as the viewer may know it now: hidden choices leave no trace, not even a gap.

        A veiled choice appears once the curtain has risen, at the place where it was made.
        """
        noticed = self._noticed(viewer)
        return [noticed[place] for place in sorted(noticed)]

    def events(self, viewer: object) -> list[tuple[Told, ...]]:
        """For each choice of the log, what the viewer may know now of all that came of it."""
        noticed = self._noticed(viewer)
        places = range(len(self.log))
        return [noticed[place].events if place in noticed else () for place in places]

    def _noticed(self, viewer: object) -> dict[int, Noticed]:
        log = ViewersLog(self.game.viewer_meant(viewer))
        found: dict[int, Noticed] = {}
        for happening in self.happenings:
            found.update(log.watch(happening))
        return found

    @property
    def lost(self) -> list[int]:
        """The seats that have given up or lost by time, in order."""
        return [each.seat for each in self.forfeits]

    @property
    def decided(self) -> bool:
        """Have all but one given up or lost by time?"""
        return decided(self.game.players, self.lost)

    @property
    def over(self) -> bool:
        """By the rules, or because one seat is left."""
        return self.state.actor() == NOBODY or self.decided

    def winners(self) -> list[bool]:
        """One answer per seat, once the game is over."""
        return winners_without(self.state, self.lost)
