"""Beliefs: every world that fits all that a seat has noticed since the start of a game.

A resampled state is right if it is one of them. They are found by brute force: from the start,
every choice is tried in every way it could have been made, and worlds in which the seat would have
noticed something else are dropped. That is feasible early in a game.
"""

from skep.envs.witness import Memory, News, first_look, known_to, looks_away, witness
from skep.kernel import Game, State

World = tuple[State, Memory]


class TooMany(Exception):
    """There are more worlds than one cares to list."""


def believed(game: Game, log: list[tuple[int, int]], seat: int, most: int) -> dict[bytes, State]:
    """All worlds the seat may believe in after this log, by their cells."""
    real = game.start()
    memory, news = first_look(real, seat)
    history = list(news)
    for actor, choice in log:
        memory, news = witness(real, seat, actor, choice, memory)
        history += news
    start = game.start()
    worlds = fitting(start, first_look(start, seat), seat, history, most)
    return {
        key: world
        for key, world in worlds.items()
        if known_to(world, seat) == known_to(real, seat)
        and looks_away(world, seat) == looks_away(real, seat)
        and world.awaited(seat) == real.awaited(seat)
    }


def fitting(
    start: State, look: tuple[Memory, list[News]], seat: int, history: list[News], most: int
) -> dict[bytes, State]:
    """Every world in which the seat has noticed just this, and nothing else."""
    memory, news = look
    assert history[: len(news)] == news
    waves: list[dict[tuple[bytes, Memory], World]] = [{} for _ in range(len(history) + 1)]
    waves[len(news)] = {(start.encode(), memory): (start, memory)}
    for heard, wave in enumerate(waves):
        fresh = list(wave.values())
        while fresh:
            if len(wave) > most:
                raise TooMany
            for then, end in successors(*fresh.pop(), seat, history, heard):
                key = (then[0].encode(), then[1])
                if key not in waves[end]:
                    waves[end][key] = then
                    if end == heard:
                        fresh.append(then)
        if heard < len(history):
            wave.clear()
    return {key: world for (key, _), (world, _) in waves[-1].items()}


def successors(
    world: State, memory: Memory, seat: int, history: list[News], heard: int
) -> list[tuple[World, int]]:
    """What a world may become by one choice that fits the history, and how much is then heard."""
    found = []
    for actor in world.actors():
        for choice in world.legal(actor):
            then = world.clone()
            after, news = witness(then, seat, actor, choice, memory)
            end = heard + len(news)
            if history[heard:end] == news:
                found.append(((then, after), end))
    return found
