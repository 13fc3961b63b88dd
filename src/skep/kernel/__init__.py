"""The kernel: a game is a log of small choices, and a state is the fold of that log.

Games subclass `Game` and `State`; everything else here is the same for all of them.
"""

from librt.random import Random

from skep.kernel.bits import bit
from skep.kernel.choices import Choices
from skep.kernel.data import read_data
from skep.kernel.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    IllegalChoice,
    SkepError,
    UnknownGame,
    UnknownSeat,
)
from skep.kernel.forfeit import Forfeit, decided, winners_without
from skep.kernel.game import Game, GameKind, Phrase, Say
from skep.kernel.match import Entry, Match, Seen
from skep.kernel.options import Option, OptionValue
from skep.kernel.perspective import Perspective, perspective, perspective_from
from skep.kernel.randomness import Randomness, as_random
from skep.kernel.reading import Place
from skep.kernel.record import Record, read_record, write_record
from skep.kernel.registry import game, kind, kinds
from skep.kernel.state import CHANCE, HIDDEN, NOBODY, SPECTATOR, Moment, State
from skep.kernel.undo import foreseen, is_free

__all__ = [
    "CHANCE",
    "HIDDEN",
    "NOBODY",
    "SPECTATOR",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Choices",
    "Entry",
    "Forfeit",
    "Game",
    "GameKind",
    "IllegalChoice",
    "Match",
    "Moment",
    "Option",
    "OptionValue",
    "Perspective",
    "Phrase",
    "Place",
    "Random",
    "Randomness",
    "Record",
    "Say",
    "Seen",
    "SkepError",
    "State",
    "UnknownGame",
    "UnknownSeat",
    "as_random",
    "bit",
    "decided",
    "foreseen",
    "game",
    "is_free",
    "kind",
    "kinds",
    "perspective",
    "perspective_from",
    "read_data",
    "read_record",
    "winners_without",
    "write_record",
]
