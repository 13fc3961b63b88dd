"""Happening: one choice as it was made, with all that came of it, and what each viewer notices."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skep.kernel.bits import bit
from skep.kernel.events import LISTENING, RECORDER, Event, Kinds, Told
from skep.kernel.state import HIDDEN, SPECTATOR, Moment, State


@final
class Happening:
    """A choice that has been made. It was carried out once; whoever asks, asks this."""

    def __init__(self, before: State, seat: int, choice: int) -> None:
        game = before.game
        self.kinds: Kinds = game.kinds
        self.players: Final = game.players
        self.seat: Final = seat
        self.choice: Final = choice
        self.curtain: int = before.curtain()
        """How often the curtain had risen before it was made."""
        self.risen: int = 0
        """How often it has risen after it."""
        viewers = [*range(game.players), SPECTATOR]
        self._shown: list[int] = [before.shows(seat, choice, each) for each in viewers]
        self._veiled: list[bool] = [
            shown == HIDDEN and before.veils(seat, choice, each)
            for shown, each in zip(self._shown, viewers, strict=True)
        ]
        self.events: list[Event] = []
        self.picture: vec[i64] = vec[i64]()
        """What everybody may look at while its moments last; empty: what came of it."""

    def shown(self, viewer: int, risen: bool = False) -> int:
        """The choice as the viewer sees it, HIDDEN if not; `risen`: once the curtain has risen."""
        if risen and self._veiled[viewer if viewer >= 0 else self.players]:
            return self.choice
        return self._shown[viewer if viewer >= 0 else self.players]

    def told(self, viewer: int, risen: bool = False) -> list[Told]:
        """What the viewer hears of it, in the order in which it happened."""
        sees = self.shown(viewer, risen) != HIDDEN
        heard = [self.kinds.hears(each, viewer, sees, risen) for each in self.events]
        return [each for each in heard if each is not None]

    def whole(self) -> list[Told]:
        """All that happened, nothing hidden."""
        spoken = [(self.kinds.kinds[each.kind], each) for each in self.events]
        return [kind.told(each, True) for kind, each in spoken if not kind.is_moment]

    @property
    def moments(self) -> list[Moment]:
        """At what moments somebody might be asked in private, in order, and which seats might be.
        Public. What is asked for at the last one may still be asked later, up to the next."""
        found: list[Moment] = []
        for each in self.events:
            spoken = self.kinds.kinds[each.kind]
            if spoken.is_moment:
                first, mask = each.details[0], each.details[1]
                order = [(first + step) % self.players for step in range(self.players)]
                found.append((spoken.name, [seat for seat in order if mask & bit(seat)]))
        return found

    @property
    def hush(self) -> int:
        """Milliseconds to wait before it is told: the moments before anything is seen add up."""
        return sum([self.kinds.kinds[each.kind].hush for each in self.events])

    @property
    def pause(self) -> int:
        """Milliseconds for which what came of it is shown before anything follows."""
        return max([self.kinds.kinds[each.kind].pause for each in self.events], default=0)


def happen(state: State, seat: int, choice: int) -> Happening:
    """Make a choice that is known to be legal, and listen to what happens."""
    found = Happening(state, seat, choice)
    with LISTENING:
        RECORDER.start()
        try:
            state.play(seat, choice)
        finally:
            RECORDER.stop()
        found.risen = state.curtain()
        found.events = RECORDER.events
        found.picture = RECORDER.picture
    return found
