"""Witness: what one seat notices of each choice, in the order in which it notices it."""

from dataclasses import dataclass

from skep.kernel import CHANCE, LATER, NOW, Game, State, sight

News = str | bytes
"""A choice the seat saw being made, or the cells it knows after that."""
SOMETHING = "…"
"""A choice of which the seat saw only that something had changed."""


@dataclass(frozen=True)
class Memory:
    """What has to be remembered to tell what the next choice will be to a seat."""

    known: bytes
    """What it last knew while nobody else was asked in private."""
    expectant: bool = False
    """Has it seen a choice since, and not yet what came of it?"""
    veiled: tuple[str, ...] = ()
    """Choices it will be shown when the curtain rises."""


def first_look(state: State, seat: int) -> tuple[Memory, list[News]]:
    """A game as it begins."""
    known = known_to(state, seat)
    return Memory(known), [known]


def witness(
    state: State, seat: int, actor: int, choice: int, memory: Memory
) -> tuple[Memory, list[News]]:
    """Make the choice, and say what the seat notices.

    While another seat is asked in private, nothing is noticed but the choices that can be seen: the
    seat looks again when that is over. So a question that was passed and one that was never asked
    come to the same, as they do at a table where nobody may tell one from the other.
    """
    curtain = state.curtain()
    line = named(state.game, actor, choice)
    when = sight(state, actor, choice, seat)
    veiled = (*memory.veiled, line) if when == LATER else memory.veiled
    state.play(actor, choice)
    news: list[News] = [line] if when == NOW else []
    if state.curtain() > curtain:
        news, veiled = [*news, *veiled], ()
    expectant = memory.expectant or bool(news)
    if looks_away(state, seat):
        return Memory(memory.known, expectant, veiled), news
    known = known_to(state, seat)
    if known != memory.known and not expectant:
        news.append(SOMETHING)
    if known != memory.known or expectant:
        news.append(known)
    return Memory(known, False, veiled), news


def looks_away(state: State, seat: int) -> bool:
    """Is somebody else asked in private?"""
    return state.in_private() and not state.owes(seat)


def known_to(state: State, seat: int) -> bytes:
    return bytes(memoryview(state.known(seat)))


def named(played: Game, actor: int, choice: int) -> str:
    """A choice as a line of a trail."""
    who = "chance" if actor == CHANCE else f"seat{actor}"
    return f"{who} {played.token(choice)}"
