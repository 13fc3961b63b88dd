"""Plays one game of an experiment: which it is follows from the seed, its cell and its number."""

from dataclasses import dataclass
from hashlib import sha256

from skep.bots import Tape, make_bot, play_on_tape
from skep.kernel import Game, GameKind, Match, Random, write_record
from skep.lab.cells import Cell

SEED_BITS = 60


@dataclass(frozen=True)
class Draw:
    """A game of a cell, by its number: who sits where, and with which dice."""

    number: int
    block: int
    """Games of one block, in all cells alike, have the same dice."""
    seating: int
    thought: int

    def contender(self, seat: int, players: int) -> int:
        """Which bot of the line-up sits at this seat."""
        return (seat + self.seating) % players


def draw_of(cell: Cell, number: int, thoughts: int) -> Draw:
    block, rest = divmod(number, cell.seatings * thoughts)
    thought, seating = divmod(rest, cell.seatings)
    return Draw(number, block, seating, thought)


def seed_of(*parts: object) -> int:
    """A number that follows from these, and from nothing else."""
    told = " ".join(str(part) for part in parts)
    return int.from_bytes(sha256(told.encode()).digest()[:8], "big") >> (64 - SEED_BITS)


def play(
    kind: GameKind, game: Game, cell: Cell, draw: Draw, seed: int, outlook: bool = False
) -> Tape:
    """Play this game."""
    bots = []
    for seat in range(game.players):
        who = draw.contender(seat, game.players)
        thinks = seed_of(seed, "thoughts", draw.block, draw.thought, who)
        bots.append(make_bot(cell.lineup[who], thinks, kind))
    return play_on_tape(game, bots, Random(seed_of(seed, "dice", draw.block)), outlook)


def record_text(tape: Tape, cell: Cell, draw: Draw) -> str:
    """The game as a record that `skep replay` shows."""
    match = Match(tape.game)
    for seat, choice in zip(tape.seats, tape.choices, strict=True):
        match.apply(seat, choice)
    players = tape.game.players
    names = {seat: cell.lineup[draw.contender(seat, players)] for seat in range(players)}
    return write_record(match, names)
