"""Undo: which choices a seat may take back without asking anybody.

Taking back is free as long as it undoes all that the choice has done. It cannot undo what somebody
has learnt, so a choice is free only if

- its seat knows nothing now that it could not have foreseen (`foreseen`): no die has been cast, no
  card turned, no answer given;
- nobody has come to know, by it, anything that its seat does not know: what the others have seen is
  the choice itself, which its seat has chosen to show;
- nobody has acted on it. What others have chosen at the same time and unseen stays as it is, and
  whether there is any such choice makes no difference to the answer.

The answer itself tells nothing: where somebody may be asked in private (`Happening.moments`) it
is no, whether or not anybody is.
"""

from collections.abc import Sequence

from librt.random import Random
from mypy_extensions import i64

from skep.kernel.happening import happen
from skep.kernel.state import CHANCE, HIDDEN, SPECTATOR, State

TWINS = 3
"""Imagined worlds in which a choice is tried before it counts as foreseen."""


def foreseen(before: State, seat: int, choice: int, after: State, rng: Random) -> bool:
    """Could the seat know beforehand all that it knows after its choice led to `after`?

    Who has answered a private question could not: what follows tells whether others are asked, too.
    """
    if after.actor() == CHANCE:
        return False
    if before.in_private() and not (after.in_private() and after.owes(seat)):
        return False
    if not before.game.hidden:
        return True
    known = bytes(memoryview(after.known(seat)))
    for _ in range(TWINS):
        world = before.determinize(seat, rng)
        world.play(seat, choice)
        if bytes(memoryview(world.known(seat))) != known:
            return False
    return True


def is_free(before: State, log: Sequence[tuple[int, int]], rng: Random) -> bool:
    """May the seat that made the first choice of `log` take back all it has chosen since `before`?

    `log` holds every choice made since then, as pairs of seat and choice.
    """
    seat = log[0][0]
    now = before.clone()
    without = before.clone()
    for actor, choice in log:
        earlier = now.clone()
        happening = happen(now, actor, choice)
        if actor == CHANCE or now.over or now.curtain() != earlier.curtain():
            return False
        if actor == seat:
            if happening.moments or not is_own_affair(earlier, seat, choice, now, rng):
                return False
        elif not is_beside(earlier, seat, actor, choice, without):
            return False
    return all(
        is_visible_to(now, seat, other, rng) or waits_alike(now, without, other)
        for other in now.actors()
        if other != seat
    )


def is_own_affair(before: State, seat: int, choice: int, after: State, rng: Random) -> bool:
    """Has nobody learnt by this choice what its seat did not know?"""
    if not foreseen(before, seat, choice, after, rng):
        return False
    mine = after.known(seat)
    for viewer in (*range(after.game.players), SPECTATOR):
        was, sees = before.known(viewer), after.known(viewer)
        i: i64 = 0
        while i < len(mine):
            same = i < len(was) and was[i] == sees[i]  # a state may grow at its end
            if mine[i] == HIDDEN and sees[i] != HIDDEN and not same:
                return False
            i += 1
    return True


def is_beside(before: State, seat: int, actor: int, choice: int, without: State) -> bool:
    """Was another's choice made unseen by the seat, and could it be made without the seat's? Then
    it is made in the state `without`, too."""
    if before.shows(actor, choice, seat) != HIDDEN or not without.allows(actor, choice):
        return False
    without.play(actor, choice)
    return True


def is_visible_to(state: State, seat: int, other: int, rng: Random) -> bool:
    """Will the seat see it when the other chooses? It must also seem so to the seat, or else the
    answer would tell what is open to the other."""
    worlds = [state, state.determinize(seat, rng)] if state.game.hidden else [state]
    return all(
        world.shows(other, choice, seat) != HIDDEN
        for world in worlds
        if world.owes(other)
        for choice in world.legal(other)
    )


def waits_alike(now: State, without: State, other: int) -> bool:
    """Does the other owe the same choice whether or not something is taken back?"""
    return without.legal(other) == now.legal(other)
