"""What may be taken back freely has taught nobody anything, in every game."""

from collections.abc import Iterator

from conformance.kinds import EXAMPLES, seat_counts
from conformance.play import any_actor, any_choice, wander
from skep.kernel import (
    CHANCE,
    HIDDEN,
    SPECTATOR,
    GameKind,
    Match,
    Random,
    State,
    is_free,
)

WORLDS = 6
"""Imagined worlds in which a verdict is compared with the real one."""
SHARE = 7
"""One of so many choices is looked at closely."""
MOST = 1500
BESIDE = ("toy-bids", "bee-busy", "pollennation")
"""Games in which several seats make several choices at once, unseen by each other."""


def games(kind: GameKind, seed: int) -> Iterator[tuple[Match, Random]]:
    """Games, and how they are to be played."""
    for number in range(max(1, EXAMPLES // 8)):
        yield Match(kind.build({})), Random(seed + 100 * number)


def test_a_free_choice_has_taught_its_seat_nothing(kind: GameKind) -> None:
    """In no world that the seat could not tell from the real one does the same choice lead to
    something that it can tell apart; and the verdict is the same there."""
    rng = Random(7)
    free = 0
    for match, steps in games(kind, 11):
        for made, (seat, choice) in enumerate(wander(match, steps)):
            if made >= MOST:
                break
            if seat == CHANCE:
                continue
            before = match.state.clone()
            if not is_free(before, [(seat, choice)], Random(made)):
                continue
            free += 1
            if free % SHARE != 1:
                continue
            after = before.clone()
            after.play(seat, choice)
            for _ in range(WORLDS):
                check_world(before.determinize(seat, rng), seat, choice, after)
    assert free, "nothing was ever free"


def check_world(world: State, seat: int, choice: int, after: State) -> None:
    there = world.clone()
    there.play(seat, choice)
    assert list(there.known(seat)) == list(after.known(seat))
    assert there.awaited(seat) == after.awaited(seat)
    assert is_free(world, [(seat, choice)], Random(3)), "the verdict tells one world from another"


def test_who_sees_a_free_choice_sees_nothing_else(kind: GameKind) -> None:
    """What anybody knows after a free choice and did not know before, its seat knows, too."""
    for match, steps in games(kind, 13):
        for made, (seat, choice) in enumerate(wander(match, steps)):
            if made >= MOST:
                break
            before = match.state.clone()
            if seat == CHANCE or not is_free(before, [(seat, choice)], Random(made)):
                continue
            after = before.clone()
            after.play(seat, choice)
            for viewer in (*range(match.game.players), SPECTATOR):
                pairs = zip(before.known(viewer), after.known(viewer), strict=False)
                learnt = [i for i, (was, sees) in enumerate(pairs) if was != sees != HIDDEN]
                assert HIDDEN not in [list(after.known(seat))[i] for i in learnt]


def test_what_others_chose_unseen_makes_no_difference(kind: GameKind) -> None:
    """Where several choose at once: a choice is as free after the others' as before, and without it
    the others go on as they would have."""
    beside = 0
    seats = [count for count in seat_counts(kind) if count in (2, 3)]
    for match in [Match(kind.build({"players": count})) for count in seats]:
        rng = Random(17)
        for made, (seat, choice) in enumerate(wander(match, Random(17))):
            if made >= MOST:
                break
            before = match.state.clone()
            if seat == CHANCE or not is_free(before, [(seat, choice)], Random(made)):
                continue
            after = before.clone()
            after.play(seat, choice)
            others = [other for other in after.actors() if other != seat]
            if not others:
                continue
            other = others[rng.randrange(len(others))]
            theirs = any_choice(after, other, rng)
            log = [(seat, choice), (other, theirs)]
            if after.shows(other, theirs, seat) != HIDDEN:
                assert not is_free(before, log, Random(made)), "somebody has acted on it"
                continue
            now = after.clone()
            now.play(other, theirs)
            if now.actor() == CHANCE or now.over or now.curtain() != after.curtain():
                continue
            assert is_free(before, log, Random(made))
            without = before.clone()
            without.apply(other, theirs)
            assert without.legal(other) == now.legal(other)
            beside += 1
    assert beside or kind.name not in BESIDE


def test_chance_is_never_free(kind: GameKind) -> None:
    """Whatever Chance has answered stands, unless the others agree."""
    rng = Random(19)
    match = Match(kind.build({}))
    seen = 0
    while not match.over and seen < 20 and len(match.log) < MOST:
        before = match.state.clone()
        seat = any_actor(before, rng)
        choice = any_choice(before, seat, rng)
        match.apply(seat, choice)
        if seat != CHANCE and match.state.actor() == CHANCE:
            drawn = match.state.sample(rng)
            assert not is_free(before, [(seat, choice)], Random(1))
            assert not is_free(before, [(seat, choice), (CHANCE, drawn)], Random(1))
            seen += 1
