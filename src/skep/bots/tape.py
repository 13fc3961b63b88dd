"""Tape: one game between bots, with all that happened in it and how the scores went."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.bots.bot import Bot
from skep.bots.rollout import ENOUGH
from skep.kernel.events import LISTENING, RECORDER, Event
from skep.kernel.game import Game
from skep.kernel.perspective import perspective
from skep.kernel.state import CHANCE, NOBODY, State

UNKNOWN: Final = -1.0


@final
class Tape:
    """What is left of a game: its log, its events, its scores, and whose outlook changed."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.state: State = game.start()
        self.seats: list[int] = []
        """Whose each choice was."""
        self.choices: list[int] = []
        self.open: list[int] = []
        """How many choices were open; 0 for Chance."""
        self.events: list[Event] = []
        self.places: list[int] = []
        """Of which choice each event came: its place in the log."""
        self.score_places: list[int] = []
        """After which choice the scores changed; what they were then follows in `scores`."""
        self.scores: list[list[int]] = []
        self.own_shift: float = UNKNOWN
        """By how much all choices together changed the outlook of the seats that made them;
        UNKNOWN if nobody looked."""
        self.other_shift: float = UNKNOWN
        """… and by how much on average that of each other seat."""


def play_on_tape(game: Game, bots: list[Bot], chance: Random, outlook: bool = False) -> Tape:
    """Play a game between these bots, one for each seat, and keep all of it.

    `outlook`: look at everybody's prospects before and after each choice, too, which takes time.
    """
    tape = Tape(game)
    with LISTENING:
        run(tape, bots, chance, outlook and game.players > 1)
    return tape


def run(tape: Tape, bots: list[Bot], chance: Random, outlook: bool) -> None:
    state = tape.state
    players: i64 = tape.game.players
    before = prospects(state, outlook)
    if outlook:
        tape.own_shift = 0.0
        tape.other_shift = 0.0
    note_scores(tape, state)
    place: i64 = 0
    while place < ENOUGH:
        seat: i64 = state.actor()
        if seat == NOBODY:
            return
        if seat == CHANCE:
            choice: i64 = state.draw(chance)
            count: i64 = 0
        else:
            sight = perspective(state, seat)
            count = len(sight.choices)
            choice = bots[seat].choose(sight)
        RECORDER.start()
        try:
            state.play(seat, choice)
        finally:
            RECORDER.stop()
        tape.seats.append(seat)
        tape.choices.append(choice)
        tape.open.append(count)
        heard = RECORDER.events
        if len(heard) > 0:
            for event in heard:
                tape.events.append(event)
                tape.places.append(place)
            note_scores(tape, state)
        if outlook:
            after = prospects(state, True)
            if seat >= 0:
                other: i64 = 0
                while other < players:
                    shift = abs(after[other] - before[other])
                    if other == seat:
                        tape.own_shift += shift
                    else:
                        tape.other_shift += shift / float(players - 1)
                    other += 1
            before = after
        place += 1
    raise AssertionError(f"{tape.game!r} has not ended after {ENOUGH} choices")


def note_scores(tape: Tape, state: State) -> None:
    """Write down the scores if they are not what they were."""
    now: list[int] = []
    players: i64 = tape.game.players
    seat: i64 = 0
    while seat < players:
        now.append(state.score(seat))
        seat += 1
    if len(tape.scores) == 0 or now != tape.scores[len(tape.scores) - 1]:
        tape.score_places.append(len(tape.choices))
        tape.scores.append(now)


def prospects(state: State, wanted: bool) -> vec[float]:
    """How well each seat stands, by the game's own estimate."""
    players: i64 = state.game.players if wanted else 0
    out = vec[float]([0.0] * players)
    mind = state.game.mind
    seat: i64 = 0
    while seat < players:
        out[seat] = mind.value(state, seat)
        seat += 1
    return out
