"""Everything that can happen in Waggle Dance, as its rules tell of it.

All of it happens in sight of everybody, but for the faces of cards that only their seat sees; so
whatever follows from a private `pass` is heard although the `pass` itself is not (`overt`).
"""

from typing import Final

from skep.games.waggle_dance.choices import CARD_CODES, COLOUR_NAMES, SLOT_CARDS, honey_sets, places
from skep.games.waggle_dance.spelling import bees_text, cubes_text, slots_text
from skep.kernel.events import Arg, Kind, Kinds, arg, kind, moment_kind, secret

MOMENT: Final = 1000
"""R13.4: milliseconds that the table waits when somebody might be asked in private."""

# ---------------------------------------------------------------------- set-up and round
TYPE_REMOVED: Final = 0
TYPE_BANNED: Final = 1
FIRST_ROLLED: Final = 2
FIRST_TIED: Final = 3
FIRST_NAMED: Final = 4
SLOT_COVERED: Final = 5
MARKERS_LAID: Final = 6
ROUND_BEGAN: Final = 7
DICE_BLOCK: Final = 8
BEE_ROLLED: Final = 9
BEES_ROLLED: Final = 10
# ---------------------------------------------------------------------- by day
CARD_PLAYED: Final = 11
VOLUNTEER_JOINED: Final = 12
VOLUNTEER_TURNED: Final = 13
BEE_SICK: Final = 14
BEE_PLACED: Final = 15
BEE_TURNED: Final = 16
DIRECTED: Final = 17
BEE_ADDED: Final = 18
TURN_SKIPPED: Final = 19
BEE_FEINTED: Final = 20
BEE_TRICKED: Final = 21
NIGHT_FELL: Final = 22
# ---------------------------------------------------------------------- by night
STEP_BEGAN: Final = 23
BEES_HOME: Final = 24
ROOM_BUILT: Final = 25
EGG_HATCHED: Final = 26
EGG_STAYED: Final = 27
EGG_LAID: Final = 28
NECTAR_GATHERED: Final = 29
NECTAR_LACKED: Final = 30
CUBE_STORED: Final = 31
CUBE_RETURNED: Final = 32
FLOWERS_LEFT: Final = 33
EGG_GIVEN: Final = 34
CUBES_GIVEN: Final = 35
TRADED: Final = 36
CUBE_MOVED: Final = 37
CUBES_EXCHANGED: Final = 38
HONEY_MADE: Final = 39
ROOMS_LEFT: Final = 40
CARD_DRAWN: Final = 41
# ---------------------------------------------------------------------- cards by night
ROOM_GIFT: Final = 42
EGG_GIFT: Final = 43
MIXED: Final = 44
BONUS_GATHERED: Final = 45
SCOUT_SENT: Final = 46
CARD_SCOUTED: Final = 47
CARD_KEPT: Final = 48
CARD_DROPPED: Final = 49
# ---------------------------------------------------------------------- the end
ROUND_ENDED: Final = 50
DECK_RENEWED: Final = 51
GAME_ENDED: Final = 52
WON: Final = 53
# ---------------------------------------------------------------------- moments (R13.7)
MOMENT_DAWN: Final = 54
MOMENT_SICK: Final = 55
MOMENT_TRICK: Final = 56
MOMENT_NIGHTFALL: Final = 57
MOMENT_HATCHING: Final = 58
MOMENT_EGGS: Final = 59
MOMENT_TRADE: Final = 60
MOMENT_HONEY: Final = 61
MOMENT_DRAW: Final = 62
MOMENT_DRAWN: Final = 63
MOMENT_NIGHT: Final = 64

EGG_TRADED: Final = len(COLOUR_NAMES)
"""Stands among the colours for an egg that is traded like a cube."""
FOR_ROUND: Final = 0
FOR_GAME: Final = 1

SEAT: Final = arg("seat")
OTHER: Final = arg("other")
VALUE: Final = arg("value", base=1)
ROOM: Final = arg("room", base=1)
ORIGIN_ROOM: Final = arg("origin", base=1)
COLOUR: Final = arg("colour", COLOUR_NAMES)
CARD: Final = arg("card", CARD_CODES)
UNSEEN_CARD: Final = secret("card", CARD_CODES)
PLACE: Final = arg("place", tuple(places()))
ORIGIN: Final = arg("origin", tuple(places()))


def seen(number: int, name: str, *args: Arg | str, changes: str = "") -> Kind:
    """What everybody at the table can see happening."""
    return kind(number, name, *args, overt=True, changes=changes)


def asking(number: int, name: str) -> Kind:
    return moment_kind(number, name, hush=MOMENT)


KINDS: Final = Kinds(
    seen(TYPE_REMOVED, "type-removed", CARD, changes="types deck"),
    seen(TYPE_BANNED, "type-banned", SEAT, CARD, changes="types deck"),
    seen(FIRST_ROLLED, "first-rolled", SEAT, VALUE, changes="first-rolls"),
    seen(FIRST_TIED, "first-tied", VALUE, changes="first-rolls"),
    seen(FIRST_NAMED, "first-named", "first", changes="first"),
    seen(SLOT_COVERED, "slot-covered", arg("slots", tuple(SLOT_CARDS)), VALUE, changes="slots"),
    seen(MARKERS_LAID, "markers-laid", arg("slots", spell=slots_text)),
    seen(ROUND_BEGAN, "round-began", "round", "first", changes="round first"),
    seen(DICE_BLOCK, "dice-block", arg("slots", spell=slots_text)),
    seen(BEE_ROLLED, "bee-rolled", SEAT, VALUE, changes="free"),
    seen(BEES_ROLLED, "bees-rolled", SEAT, arg("bees", spell=bees_text)),
    seen(CARD_PLAYED, "card-played", SEAT, CARD, changes="hands discard kept"),
    seen(VOLUNTEER_JOINED, "volunteer-joined", SEAT, changes="volunteer"),
    seen(VOLUNTEER_TURNED, "volunteer-turned", SEAT, VALUE, changes="volunteer free"),
    seen(BEE_SICK, "bee-sick", SEAT, OTHER, VALUE, changes="free resting"),
    seen(BEE_PLACED, "bee-placed", SEAT, VALUE, PLACE, changes="free slots flowers bees placed"),
    seen(BEE_TURNED, "bee-turned", SEAT, VALUE, arg("face", base=1), changes="free"),
    seen(DIRECTED, "directed", SEAT, arg("flower", base=1), changes="directions"),
    seen(BEE_ADDED, "bee-added", SEAT),
    seen(TURN_SKIPPED, "turn-skipped", SEAT),
    seen(BEE_FEINTED, "bee-feinted", SEAT, VALUE, ORIGIN, PLACE,
         changes="slots flowers bees placed"),
    seen(BEE_TRICKED, "bee-tricked", SEAT, OTHER, VALUE, ORIGIN, PLACE, changes="flowers"),
    seen(NIGHT_FELL, "night-fell", changes="placed"),
    seen(STEP_BEGAN, "step-began", arg("step", tuple("ABCDEFG"))),
    seen(BEES_HOME, "bees-home", arg("slots", tuple(SLOT_CARDS)), changes="slots"),
    seen(ROOM_BUILT, "room-built", SEAT, ROOM, changes="rooms tiles content bees"),
    seen(EGG_HATCHED, "egg-hatched", SEAT, ROOM, VALUE, arg("second", base=1), "total",
         changes="content eggs dice bees"),
    seen(EGG_STAYED, "egg-stayed", SEAT, ROOM, changes="bees"),
    seen(EGG_LAID, "egg-laid", SEAT, ROOM, changes="content eggs"),
    seen(NECTAR_GATHERED, "nectar-gathered", SEAT, COLOUR, "count", changes="nectar transit"),
    seen(NECTAR_LACKED, "nectar-lacked", SEAT, COLOUR, "count"),
    seen(CUBE_STORED, "cube-stored", SEAT, COLOUR, ROOM, changes="transit content"),
    seen(CUBE_RETURNED, "cube-returned", SEAT, COLOUR, changes="transit nectar"),
    seen(FLOWERS_LEFT, "flowers-left", changes="flowers nectar"),
    seen(EGG_GIVEN, "egg-given", SEAT, ROOM, changes="content eggs"),
    seen(CUBES_GIVEN, "cubes-given", SEAT, COLOUR, ROOM, changes="content nectar"),
    seen(TRADED, "traded", SEAT, arg("given", (*COLOUR_NAMES, "egg")), COLOUR, ORIGIN_ROOM,
         changes="nectar transit"),
    seen(CUBE_MOVED, "cube-moved", SEAT, COLOUR, ORIGIN_ROOM, ROOM, changes="content"),
    seen(CUBES_EXCHANGED, "cubes-exchanged", SEAT, COLOUR, arg("back", COLOUR_NAMES), ORIGIN_ROOM,
         ROOM, changes="content"),
    seen(HONEY_MADE, "honey-made", SEAT, ROOM, arg("cubes", spell=cubes_text), "total",
         arg("cards", ("", *honey_sets())), changes="content nectar honeys"),
    seen(ROOMS_LEFT, "rooms-left", SEAT, changes="bees"),
    seen(CARD_DRAWN, "card-drawn", SEAT, UNSEEN_CARD, changes="deck hands"),
    seen(ROOM_GIFT, "room-gift", SEAT, ROOM, changes="rooms tiles content bees"),
    seen(EGG_GIFT, "egg-gift", SEAT, ROOM, changes="content eggs"),
    seen(MIXED, "mixed", SEAT, ORIGIN_ROOM, ROOM),
    seen(BONUS_GATHERED, "bonus-gathered", SEAT, COLOUR, changes="nectar transit"),
    seen(SCOUT_SENT, "scout-sent", SEAT, "count", changes="scouted"),
    seen(CARD_SCOUTED, "card-scouted", SEAT, UNSEEN_CARD, changes="deck scouted"),
    seen(CARD_KEPT, "card-kept", SEAT, UNSEEN_CARD, changes="scouted hands"),
    seen(CARD_DROPPED, "card-dropped", CARD, changes="scouted discard"),
    seen(ROUND_ENDED, "round-ended", "round",
         changes="volunteer resting directions kept discard slots"),
    seen(DECK_RENEWED, "deck-renewed", "count", changes="deck discard"),
    seen(GAME_ENDED, "game-ended", arg("end", ("", "target", "limit")), changes="ending"),
    seen(WON, "won", SEAT, "honey"),
    asking(MOMENT_DAWN, "dawn"),
    asking(MOMENT_SICK, "sick"),
    asking(MOMENT_TRICK, "trick"),
    asking(MOMENT_NIGHTFALL, "nightfall"),
    asking(MOMENT_HATCHING, "hatching"),
    asking(MOMENT_EGGS, "eggs"),
    asking(MOMENT_TRADE, "trade"),
    asking(MOMENT_HONEY, "honey"),
    asking(MOMENT_DRAW, "draw"),
    asking(MOMENT_DRAWN, "drawn"),
    asking(MOMENT_NIGHT, "night"),
)  # fmt: skip
