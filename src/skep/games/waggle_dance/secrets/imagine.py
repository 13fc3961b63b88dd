"""Worlds a seat cannot tell from the real one: the cards it cannot see are dealt anew.

Only what the seat knows is at hand here. The cards it has not seen are those of this game's deck
less the discards, those kept in play, its own hand, and what it is scouting.
"""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ACTOR,
    ASK,
    ASK_NOTHING,
    CARD_TYPES,
    DECK,
    DECK_SIZE,
    DISCARD,
    HAND_SIZE,
    HANDS,
    KEPT,
    MOVES,
    PASSES,
    PAUSE,
    REVEALED,
    ROOM,
    ROOMS,
    SCOUTED,
    STAGE,
    STAGE_B,
    STAGE_PLACE,
    TRICK,
    TURN,
    TURN_SEEN,
    TYPES,
    WAITS,
    WINDOW,
    seat_at,
)
from skep.games.waggle_dance.rules.flow import settle
from skep.games.waggle_dance.secrets.windows import (
    all_are_called,
    candidates,
    needs,
    trick_candidates,
)
from skep.games.waggle_dance.variant import Variant
from skep.kernel.state import HIDDEN


def imagine(t: vec[i64], v: Variant, rng: Random) -> None:
    """Fill every hidden cell."""
    if v.open_hands:
        return
    unseen = unseen_cards(t, v)
    asked = t[ACTOR] == HIDDEN
    scouting = t[SCOUTED] == HIDDEN
    hidden = [seat for seat in range(v.players) if t[HANDS + seat * CARD_TYPES] == HIDDEN]
    clear(t, hidden)
    if asked:
        explain_question(t, v, hidden, unseen, rng)
    for seat in hidden:
        deal(t, HANDS + seat * CARD_TYPES, t[HAND_SIZE + seat], unseen, rng)
    if scouting:
        drawn = total(unseen) - t[DECK_SIZE]
        deal(t, SCOUTED, drawn, unseen, rng)
    card: i64 = 0
    while card < CARD_TYPES:
        t[DECK + card] = unseen[card]
        card += 1
    if asked:
        ask_again(t, v)


def unseen_cards(t: vec[i64], v: Variant) -> vec[i64]:
    """How many copies of each type the seat cannot see."""
    unseen = vec[i64]([0] * CARD_TYPES)
    card: i64 = 0
    while card < CARD_TYPES:
        if t[TYPES] >> card & 1:
            unseen[card] = v.copies[card] - t[DISCARD + card] - t[KEPT + card]
            if t[SCOUTED + card] != HIDDEN:
                unseen[card] -= t[SCOUTED + card]
            seat: i64 = 0
            while seat < v.players:
                if t[HANDS + seat * CARD_TYPES + card] != HIDDEN:
                    unseen[card] -= t[HANDS + seat * CARD_TYPES + card]
                seat += 1
        card += 1
    return unseen


def total(cards: vec[i64]) -> i64:
    count: i64 = 0
    card: i64 = 0
    while card < CARD_TYPES:
        count += cards[card]
        card += 1
    return count


def clear(t: vec[i64], hidden: list[int]) -> None:
    """Empty what is about to be filled."""
    for seat in hidden:
        empty(t, HANDS + seat * CARD_TYPES)
    empty(t, DECK)
    if t[SCOUTED] == HIDDEN:
        empty(t, SCOUTED)
    for cell in (PAUSE, PAUSE + 1, REVEALED):
        if t[cell] == HIDDEN:
            t[cell] = 0
    t[WAITS] = 1


def empty(t: vec[i64], first: i64) -> None:
    card: i64 = 0
    while card < CARD_TYPES:
        t[first + card] = 0
        card += 1


def deal(t: vec[i64], first: i64, size: i64, unseen: vec[i64], rng: Random) -> None:
    """Fill a hand up to its size with unseen cards, each as likely as any other."""
    held: i64 = 0
    card: i64 = 0
    while card < CARD_TYPES:
        held += t[first + card]
        card += 1
    left = total(unseen)
    while held < size:
        pick: i64 = rng.randrange(left)
        card = 0
        while pick >= unseen[card]:
            pick -= unseen[card]
            card += 1
        unseen[card] -= 1
        t[first + card] += 1
        left -= 1
        held += 1


# ---------------------------------------------------------------------- somebody is asked


def explain_question(
    t: vec[i64], v: Variant, hidden: list[int], unseen: vec[i64], rng: Random
) -> None:
    """Choose who may be asked and why, and give that seat the cards it would be asked for."""
    explanations: list[tuple[int, int]] = []
    for turn in trick_candidates(t, v) if t[STAGE] == STAGE_PLACE else candidates(t, v):
        seat = asked_seat(t, v, turn)
        if seat in hidden:
            for need in [1 << TRICK] if t[STAGE] == STAGE_PLACE else needs(t, v, seat):
                if can_hold(t, seat, need, unseen):
                    explanations.append((turn, need))
    turn, need = explanations[rng.randrange(len(explanations))]
    seat = asked_seat(t, v, turn)
    for card in range(CARD_TYPES):
        if need >> card & 1:
            unseen[card] -= 1
            t[HANDS + seat * CARD_TYPES + card] += 1
    if t[STAGE] == STAGE_PLACE:
        t[WINDOW] = turn
    else:
        t[TURN] = turn
        t[PASSES] = (turn - t[TURN_SEEN]) % v.players if all_are_called(t) else 0


def asked_seat(t: vec[i64], v: Variant, turn: i64) -> i64:
    """The seat so many places after the placer, by day, or after the first player."""
    if t[STAGE] != STAGE_PLACE:
        return seat_at(t, turn, v.players)
    return (seat_at(t, t[TURN], v.players) + turn) % v.players


def can_hold(t: vec[i64], seat: i64, need: int, unseen: vec[i64]) -> bool:
    wanted = [card for card in range(CARD_TYPES) if need >> card & 1]
    return len(wanted) <= t[HAND_SIZE + seat] and all(unseen[card] > 0 for card in wanted)


def ask_again(t: vec[i64], v: Variant) -> None:
    """Let the rules ask the chosen seat; what others learn by waiting stays as it was."""
    one, other = t[PAUSE], t[PAUSE + 1]
    seat = asked_seat(t, v, t[TURN])
    if t[STAGE] == STAGE_B:
        t[ROOM] = t[ROOMS + seat]
    if t[MOVES] == HIDDEN:
        t[MOVES] = -1
    t[ASK] = ASK_NOTHING
    settle(t, v)
    t[PAUSE] = one
    t[PAUSE + 1] = other
