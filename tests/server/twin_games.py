"""Two games that one seat cannot tell apart, played on together.

Unlike in `twin_tables`, a world may go through private questions that the other does not have.
Where the kernel says that the seat might now tell the worlds apart, they have rightly parted.
"""

from conformance.play import any_actor, any_choice
from conformance.twins import check_indistinguishable, counterpart
from skep.kernel import CHANCE, Match, Random

CoreSwitch = tuple[int, int]
Moves = list[CoreSwitch]


class Twins:
    """A match and its twin, as one seat sees them."""

    def __init__(self, match: Match, seat: int, rng: Random) -> None:
        self.seat = seat
        self.rng = rng
        real = Match(match.game, match.state)
        twin = Match(match.game, match.state.determinize(seat, rng))
        self.matches = (real, twin)
        self.origins = (real.state.clone(), twin.state.clone())
        self.alone = 0
        """How often more was chosen in one world than in the other."""

    def begin(self) -> tuple[Moves, Moves] | None:
        """What happens in each world before anybody is seen to choose: Chance goes on where nobody
        is asked. None if that is not all, or tells them apart."""
        moves = self._follow(tuple(Match(each.game, each.state) for each in self.matches), ([], []))
        if moves is None or any(actor != CHANCE for moved in moves for actor, _ in moved):
            return None
        return self._done(moves)

    def go_on(self) -> tuple[Moves, Moves] | None:
        """A choice, and all that follows until both worlds stand level again: what to do in each,
        a seat's choice first. None if the seat might now tell them apart."""
        pair = tuple(Match(each.game, each.state) for each in self.matches)
        moves: tuple[Moves, Moves] = ([], [])
        if pair[0].over or not self._together(pair, moves):
            return None
        return self._done(self._follow(pair, moves))

    def _follow(
        self, pair: tuple[Match, ...], moves: tuple[Moves, Moves]
    ) -> tuple[Moves, Moves] | None:
        """Private questions are answered in each world by itself; Chance acts in both."""
        while True:
            for match, moved in zip(pair, moves, strict=True):
                while self._unseen(match, moved):
                    pass
            if CHANCE not in (pair[0].state.actor(), pair[1].state.actor()):
                return moves if level(pair, self.seat) else None
            if not self._together(pair, moves):
                return None

    def _done(self, moves: tuple[Moves, Moves] | None) -> tuple[Moves, Moves] | None:
        if moves is None:
            return None
        self.alone += len(moves[0]) != len(moves[1])
        for match, moved in zip(self.matches, moves, strict=True):
            for actor, choice in moved:
                match.apply(actor, choice)
        return moves

    def _together(self, pair: tuple[Match, ...], moves: tuple[Moves, Moves]) -> bool:
        """A choice that is made in both worlds; False if there is none."""
        here, there = pair
        actor = any_actor(here.state, self.rng)
        mine = any_choice(here.state, actor, self.rng)
        if there.state.actors() == () or actor not in there.state.actors():
            return False
        theirs = counterpart(here.state, there.state, actor, mine, self.seat, self.rng)
        if theirs is None:
            return False
        for match, moved, choice in ((here, moves[0], mine), (there, moves[1], theirs)):
            match.apply(actor, choice)
            moved.append((actor, choice))
        return True

    def _unseen(self, match: Match, moved: Moves) -> bool:
        """If somebody else is asked in private, or nobody is, let him choose what the seat does
        not see; False if there is no such thing."""
        state = match.state
        if match.over or not state.in_private():
            return False
        others = [each for each in state.actors() if each != self.seat]
        for actor in others:
            if actor == CHANCE:
                open_to = [choice for choice, _ in state.chances()]
            else:
                open_to = state.legal(actor)
            unseen = [each for each in open_to if state.seen(actor, each, self.seat) is None]
            if unseen:
                choice = unseen[self.rng.randrange(len(unseen))]
                match.apply(actor, choice)
                moved.append((actor, choice))
                return True
        return False


def level(pair: tuple[Match, ...], seat: int) -> bool:
    """Can the seat not tell the worlds apart?"""
    try:
        check_indistinguishable(pair[0], pair[1], seat)
    except AssertionError:
        return False
    return True
