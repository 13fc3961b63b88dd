"""What the course of a game tells: who led when, how close it was, how freely was chosen."""

from collections import Counter
from itertools import pairwise

from skep.bots import Tape
from skep.bots.tape import UNKNOWN
from skep.kernel import CHANCE

NOBODY_LEADS = -1
FIRST = {
    "first-player": "first",
    "first-named": "first",
    "first-drawn": "first",
    "starts": "seat",
}
"""The events that name the first player, each with the argument that does."""
ROUNDS = {"round-began", "round-begun", "round"}
"""The events that begin a round; where there is none, everybody's turn is one."""
RUN_OUT = {"nectar-lacked", "deck-renewed", "reshuffled"}
"""The events that tell that a supply ran out."""


def course_of(tape: Tape, seconds: int) -> dict[str, object]:
    """The row of a game, but for which game it is. Null is what this game cannot tell."""
    state, players = tape.state, tape.game.players
    length = len(tape.choices)
    scores = state.scores()
    winners = [seat for seat in range(players) if state.won(seat)]
    winner = winners[0] if len(winners) == 1 and players > 1 else None
    open_to = [count for count in tape.open if count]
    real = [count for count in open_to if count > 1]
    seats = [seat for seat in tape.seats if seat != CHANCE]
    leads = leaders(tape)
    half = leader_at(leads, length // 2)
    told = heard(tape)
    turns = 1 + sum(one != other for one, other in pairwise(seats)) if seats else 0
    row: dict[str, object] = {
        "first": first_player(tape),
        "rounds": sum(told[name] for name in ROUNDS) or turns / players,
        "exhausted": sum(told[name] for name in RUN_OUT),
        "choices": len(open_to),
        "chances": length - len(open_to),
        "turns": turns,
        "minutes": len(real) * seconds / 60,
        "forced": 1 - len(real) / len(open_to) if open_to else None,
        "branching": sum(open_to) / len(open_to) if open_to else None,
        "winners": len(winners),
        "drawn": len(winners) != 1,
        "margin": margin(scores),
        "top_score": max(scores),
        "first_score": first_score(tape, length),
        "lead_changes": lead_changes(leads),
        "runaway": None if half == NOBODY_LEADS or not winners else half in winners,
        "decided": None,
        "comeback": None,
        "drama": None,
        "interaction": interaction(tape),
    }
    if winner is not None and max(scores) > min(scores):
        row.update(winners_way(tape, leads, winner, length))
    return row


def heard(tape: Tape) -> Counter[str]:
    """How often each kind of event happened."""
    kinds = tape.game.kinds.kinds
    numbers = Counter([event.kind for event in tape.events])
    return Counter({kinds[number].name: count for number, count in numbers.items()})


def first_player(tape: Tape) -> int:
    """The seat that the game names as first; seat 0 where it names none."""
    kinds = tape.game.kinds.kinds
    for event in tape.events:
        kind = kinds[event.kind]
        if kind.name in FIRST:
            at = [arg.name for arg in kind.args].index(FIRST[kind.name])
            return event.details[at]
    return 0


def leaders(tape: Tape) -> list[tuple[int, int]]:
    """From which choice on who led alone, or NOBODY_LEADS."""
    found: list[tuple[int, int]] = []
    for place, scores in zip(tape.score_places, tape.scores, strict=True):
        best = max(scores)
        alone = scores.count(best) == 1 and len(scores) > 1
        leader = scores.index(best) if alone else NOBODY_LEADS
        if not found or found[-1][1] != leader:
            found.append((place, leader))
    return found


def leader_at(leads: list[tuple[int, int]], place: int) -> int:
    return [leader for since, leader in leads if since <= place][-1]


def lead_changes(leads: list[tuple[int, int]]) -> int:
    """How often the lead passed from one seat to another, with a tie between or without."""
    alone = [leader for _, leader in leads if leader != NOBODY_LEADS]
    return sum(one != other for one, other in pairwise(alone))


def margin(scores: list[int]) -> int | None:
    """By how much the best is ahead of the second."""
    if len(scores) < 2:
        return None
    best, second = sorted(scores, reverse=True)[:2]
    return best - second


def first_score(tape: Tape, length: int) -> float | None:
    """When anybody's score first changed, as a share of the game."""
    return tape.score_places[1] / length if len(tape.scores) > 1 else None


def winners_way(
    tape: Tape, leads: list[tuple[int, int]], winner: int, length: int
) -> dict[str, object]:
    """How the only winner got there: since when they led for good (share of the game played), how
    far they were behind at worst, and how far on average; both as a share of their final score."""
    since = length
    for place, leader in reversed(leads):
        if leader != winner:
            break
        since = place
    behind, worst, span = 0.0, 0, 0
    ends = [*tape.score_places[1:], length]
    for place, end, scores in zip(tape.score_places, ends, tape.scores, strict=True):
        gap = max(scores) - scores[winner]
        behind += gap * (end - place)
        span += end - place
        worst = max(worst, gap)
    most = max(1, abs(tape.scores[-1][winner]))
    return {
        "decided": since / max(1, length),
        "comeback": worst / most,
        "drama": behind / max(1, span) / most,
    }


def interaction(tape: Tape) -> float | None:
    """Of all that choices change of prospects, which share are another's? With as much for one
    other seat as for one's own it is a half."""
    whole = tape.own_shift + tape.other_shift
    if tape.own_shift == UNKNOWN or whole <= 0:
        return None
    return tape.other_shift / whole
