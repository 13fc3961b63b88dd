"""Twin worlds: what a seat may not know never reaches it.

A twin is the real state with everything hidden from a seat imagined anew. The seat must not be
able to tell the two apart: not by looking, and not by what happens next, for as long as the same
things happen in its sight and nothing hidden is uncovered.
"""

from conformance.play import any_actor, any_choice
from skep.kernel import CHANCE, HIDDEN, SPECTATOR, Happening, Match, Random, State

STEPS = 40


def check_twins(match: Match, seat: int, rng: Random, steps: int = STEPS) -> int:
    """Compare the match's state with a twin of it, now and as both go on; how many steps agreed."""
    real = Match(match.game, match.state)
    twin = Match(match.game, match.state.determinize(seat, rng))
    twin.state.check()
    check_indistinguishable(real, twin, seat)
    strayed = veiled(match, seat)
    for step in range(steps):
        if real.over:
            return step
        actor = any_actor(real.state, rng)
        mine = any_choice(real.state, actor, rng)
        theirs = counterpart(real.state, twin.state, actor, mine, seat, rng)
        if theirs is None:
            return step
        strayed = strayed or theirs != mine
        if not go_on(real, twin, seat, actor, mine, theirs, strayed):
            return step
    return steps


def go_on(
    real: Match, twin: Match, seat: int, actor: int, mine: int, theirs: int, strayed: bool
) -> bool:
    """Make the choice in both worlds and compare; False if they may rightly differ from here."""
    worlds = ((real, mine), (twin, theirs))
    curtain = real.state.curtain()
    unseen = real.state.seen(actor, mine, seat) is None
    told = []
    uncovered = False
    for world, choice in worlds:
        before = world.state.clone()
        world.apply(actor, choice)
        world.state.check()
        told.append(world.happenings[-1].told(seat))
        uncovered = uncovered or uncovers(before, world.state, seat)
    risen = real.state.curtain() > curtain
    if risen and (strayed or told[0] != told[1]):
        return False  # what lay behind the curtain differs, as it may
    if unseen and real.state.awaited(seat) != twin.state.awaited(seat):
        return False  # it ended the actor's thinking in one world only, as everybody may see
    dealt = actor == CHANCE and strayed  # the last card of a pile is dealt without a choice
    if uncovered or dealt:
        if list(real.state.known(seat)) != list(twin.state.known(seat)):
            return False
    assert told[0] == told[1], "a seat is told different things in worlds it cannot tell apart"
    check_indistinguishable(real, twin, seat)
    return True


def counterpart(
    real: State, twin: State, actor: int, choice: int, seat: int, rng: Random
) -> int | None:
    """What to choose in the twin so that the seat sees the same; None if there is nothing.

    What the seat sees is chosen in both; what it does not see may as well be something else.
    """
    if real.seen(actor, choice, seat) is None:
        unseen = [other for other in twin.legal(actor) if twin.seen(actor, other, seat) is None]
        return unseen[rng.randrange(len(unseen))] if unseen else None
    if twin.allows(actor, choice):
        assert twin.seen(actor, choice, seat) == choice
        return choice
    assert actor != seat, "a seat's own choices differ in worlds it cannot tell apart"
    return None


def veiled(match: Match, seat: int) -> bool:
    """Has somebody chosen what this seat will see only when the curtain rises?"""
    return any(
        each.curtain == match.state.curtain()
        and each.shown(seat) == HIDDEN
        and each.shown(seat, risen=True) != HIDDEN
        for each in match.happenings
    )


def uncovers(before: State, after: State, seat: int) -> bool:
    """Does the seat now know a cell that was hidden from it? (A state may grow at its end.)"""
    pairs = zip(before.known(seat), after.known(seat), strict=False)
    return any(was == HIDDEN and now != HIDDEN for was, now in pairs)


def check_indistinguishable(real: Match, twin: Match, seat: int) -> None:
    """By no means the seat has can it tell the two worlds apart."""
    here, there = real.state, twin.state
    for viewer in (seat, SPECTATOR):
        assert list(here.known(viewer)) == list(there.known(viewer)), f"cells known to {viewer}"
    assert here.over == there.over
    assert here.view(seat) == there.view(seat)
    assert here.view(None) == there.view(None)
    assert here.observe(seat) == there.observe(seat)
    assert here.legal(seat) == there.legal(seat)
    assert here.awaited(seat) == there.awaited(seat)
    assert here.curtain() == there.curtain()
    assert real.log_for(seat) == twin.log_for(seat)


def check_openness(state: State) -> None:
    """Where a state says that it has no secrets (any more), every seat sees everything."""
    if state.secrets():
        return
    actors = state.actors()
    assert len(actors) <= 1, "simultaneous choices are secrets"
    for viewer in range(state.game.players):
        assert HIDDEN not in state.known(viewer)
        for actor in actors:
            seen = [state.seen(actor, choice, viewer) for choice in state.legal(actor)]
            assert seen == state.legal(actor)


def check_alike(match: Match) -> None:
    """Where a game hides nothing and nobody chooses beside another, all see and are told the same,
    spectators included: a server may make it once for all."""
    if match.game.hidden or match.game.simultaneous:
        return
    walk = match.origin.clone()
    everybody = (SPECTATOR, *range(match.game.players))
    for happening in match.happenings:
        walk.play(happening.seat, happening.choice)
        shown = [seen_by(viewer, happening, walk) for viewer in everybody]
        assert all(each == shown[0] for each in shown)


def seen_by(viewer: int, happening: Happening, after: State) -> tuple[object, ...]:
    eye = None if viewer == SPECTATOR else viewer
    return (
        happening.shown(viewer),
        happening.told(viewer),
        list(after.known(viewer)),
        after.view(eye),
        after.awaited(eye),
        list(after.scores_known(viewer)),
    )


def check_secrets_end_once(match: Match) -> None:
    """Once there are no secrets, none come up again."""
    walk = match.origin.clone()
    secret = [walk.secrets()]
    for entry in match.log:
        walk.play(entry.seat, entry.choice)
        secret.append(walk.secrets())
    assert secret == sorted(secret, reverse=True)
