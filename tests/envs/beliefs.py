"""Beliefs: every world that fits all that a seat has been shown since the start of a game.

A resampled state is right if it is one of them. They are found by brute force: from the start,
every choice the seat did not see is tried in every way it could have been made, and worlds in
which the seat would have seen something else are dropped. That is feasible early in a game.
"""

from skep.kernel import HIDDEN, Game, State

Key = bytes


class TooMany(Exception):
    """There are more worlds than one cares to list."""


def believed(game: Game, log: list[tuple[int, int]], seat: int, most: int) -> dict[Key, State]:
    """All worlds the seat may believe in after this log, by their cells."""
    real = game.start()
    worlds = silent({real.encode(): real.clone()}, seat, most)
    for actor, choice in log:
        before, waited = known(real, seat), real.awaited(seat)
        seen = real.shows(actor, choice, seat) != HIDDEN
        real.play(actor, choice)
        after = known(real, seat)
        if not seen and after == before and real.awaited(seat) == waited:
            continue  # nothing happened as far as the seat can tell
        found: dict[Key, State] = {}
        for world in worlds.values():
            moves = [(actor, choice)] if seen else unseen(world, seat)
            for who, what in moves:
                if not world.allows(who, what):
                    continue
                then = world.clone()
                then.play(who, what)
                if known(then, seat) == after and then.awaited(seat) == real.awaited(seat):
                    found[then.encode()] = then
        worlds = silent(found, seat, most)
    return worlds


def known(state: State, seat: int) -> bytes:
    return bytes(memoryview(state.known(seat)))


def unseen(world: State, seat: int) -> list[tuple[int, int]]:
    """Every choice that could be made now without the seat seeing it."""
    return [
        (actor, choice)
        for actor in world.actors()
        for choice in world.legal(actor)
        if world.shows(actor, choice, seat) == HIDDEN
    ]


def silent(worlds: dict[Key, State], seat: int, most: int) -> dict[Key, State]:
    """These worlds, and all they may have become without the seat noticing anything."""
    found = dict(worlds)
    fresh = list(worlds.values())
    while fresh:
        if len(found) > most:
            raise TooMany
        world = fresh.pop()
        for actor, choice in unseen(world, seat):
            then = world.clone()
            then.play(actor, choice)
            same = known(then, seat) == known(world, seat)
            if same and then.awaited(seat) == world.awaited(seat):
                key = then.encode()
                if key not in found:
                    found[key] = then
                    fresh.append(then)
    return found
