"""The kernel: a game is a log of small choices, and a state is the fold of that log.

Games subclass `Game` and `State`; everything else here is the same for all of them.
"""

from librt.random import Random

from skep.kernel.bits import bit
from skep.kernel.cells import FACE_DOWN, ITS_SEAT_KNOWS, NOBODY_KNOWS, Cells, Group, group
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
from skep.kernel.events import (
    Kinds,
    Told,
    arg,
    confides,
    happens,
    moment,
    moment_kind,
    picture,
    secret,
    withholds,
)
from skep.kernel.events import kind as event
from skep.kernel.forfeit import Forfeit, decided, winners_without
from skep.kernel.game import Game, GameKind, Phrase, Say
from skep.kernel.happening import Happening, happen
from skep.kernel.match import Entry, Match
from skep.kernel.mind import Mind
from skep.kernel.options import Option, OptionValue
from skep.kernel.perspective import Perspective, perspective, perspective_from
from skep.kernel.randomness import Randomness, as_random
from skep.kernel.reading import Place
from skep.kernel.record import Record, read_record, write_record
from skep.kernel.registry import game, kind, kinds
from skep.kernel.state import CHANCE, HIDDEN, NOBODY, SPECTATOR, Moment, State
from skep.kernel.step import Frames, Step
from skep.kernel.undo import foreseen, is_free
from skep.kernel.viewing import LATER, NEVER, NOW, Noticed, Veiled, ViewersLog, sight

__all__ = [
    "CHANCE",
    "FACE_DOWN",
    "HIDDEN",
    "ITS_SEAT_KNOWS",
    "LATER",
    "NEVER",
    "NOBODY",
    "NOBODY_KNOWS",
    "NOW",
    "SPECTATOR",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Cells",
    "Choices",
    "Entry",
    "Forfeit",
    "Frames",
    "Game",
    "GameKind",
    "Group",
    "Happening",
    "IllegalChoice",
    "Kinds",
    "Match",
    "Mind",
    "Moment",
    "Noticed",
    "Option",
    "OptionValue",
    "Perspective",
    "Phrase",
    "Place",
    "Random",
    "Randomness",
    "Record",
    "Say",
    "SkepError",
    "State",
    "Step",
    "Told",
    "UnknownGame",
    "UnknownSeat",
    "Veiled",
    "ViewersLog",
    "arg",
    "as_random",
    "bit",
    "confides",
    "decided",
    "event",
    "foreseen",
    "game",
    "group",
    "happen",
    "happens",
    "is_free",
    "kind",
    "kinds",
    "moment",
    "moment_kind",
    "perspective",
    "perspective_from",
    "picture",
    "read_data",
    "read_record",
    "secret",
    "sight",
    "winners_without",
    "withholds",
    "write_record",
]
