"""All that can happen at a table of Pollen Wars, in the order of the rules.

Nearly everything is heard by everybody, whoever may see the choice that brought it about: a pass in
a window is nobody's business, what follows from it is everybody's. Cards have secret faces; offers
and what a queen comes to know of pattern cards are private.
"""

from typing import Final

from skep.games.pollen_wars.choices import CARDS, FACES, PROMISES, hex_names
from skep.kernel.events import Arg, Kind, Kinds, arg, kind, moment_kind, secret

# Setting up (S).
ROCK_DRAWN: Final = 0
TILE_LAID: Final = 1
PATTERN_DEALT: Final = 2
PATTERN_LAID: Final = 3
LADYBIRD_DEALT: Final = 4
STARTS: Final = 5
FIRST_CARD: Final = 6
FUNGUS_LAID: Final = 7
STUMP_LAID: Final = 8
DRIFT_PUT: Final = 9
WILD_SETTLED: Final = 10
# Rounds and turns (R1).
ROUND_BEGAN: Final = 11
TURN_BEGAN: Final = 12
SOLDIERS_DUE: Final = 13
SOLDIERS_READY: Final = 14
# Actions (R2).
SENT_FORAGER: Final = 15
SENT_SOLDIER: Final = 16
MOVED: Final = 17
RETURNED: Final = 18
CURED: Final = 19
RESHUFFLED: Final = 20
DREW: Final = 21
DREW_BLUE: Final = 22
DISCARDED: Final = 23
# Raids (R3).
RAIDS: Final = 24
RECALLED: Final = 25
MUSTERED: Final = 26
HELPS: Final = 27
COMMITS: Final = 28
BATTLE_FOUGHT: Final = 29
COUNTED: Final = 30
COUNTED_CARD: Final = 31
BATTLE_SUM: Final = 32
RAID_WON: Final = 33
RAID_DRAWN: Final = 34
RAID_LOST: Final = 35
MITES_CAME: Final = 36
# Cards (R4.5, section 7).
CARD_OUT: Final = 37
PLAYED: Final = 38
AT_QUEEN: Final = 39
AT_BEE: Final = 40
AT_HEX: Final = 41
AT_SLOT: Final = 42
NO_TARGET: Final = 43
BLOCKED: Final = 44
BLOCKED_RAID: Final = 45
CARD_SPENT: Final = 46
CARD_STAYS: Final = 47
MUTINY_BEGAN: Final = 48
MUTINY_ENDS: Final = 49
STOLE: Final = 50
HANDED_ON: Final = 51
STOLE_CARD: Final = 52
REVIVED: Final = 53
FLEW: Final = 54
DRIFTED: Final = 55
CAME_HOME: Final = 56
PATTERNS_SWAPPED: Final = 57
PATTERN_REPLACED: Final = 58
PATTERNS_PASSED: Final = 59
PATTERN_CAME: Final = 60
KNOWS_PATTERN: Final = 61
KNOWS_DORMANT: Final = 62
SAW_CARD: Final = 63
THREW: Final = 64
HANDS_SWAPPED: Final = 65
# Trades (R8).
OFFERED: Final = 66
OFFER_CARD: Final = 67
OFFER_ANY: Final = 68
OFFER_POLLEN: Final = 69
OFFER_PROMISE: Final = 70
ACCEPTED: Final = 71
REFUSED: Final = 72
HANDED_CARDS: Final = 73
HANDED_CARD: Final = 74
HANDED_POLLEN: Final = 75
# The end of a round (R9) and a new one (R10).
ROUND_ENDED: Final = 76
PATTERN_SHOWN: Final = 77
PATTERN_HEX: Final = 78
SCORED: Final = 79
BEE_HOME: Final = 80
WILD_LEFT: Final = 81
DIED: Final = 82
FACE_UP_LEFT: Final = 83
PATTERNS_COLLECTED: Final = 84
ROLLED: Final = 85
POOREST: Final = 86
FELLED: Final = 87
# The end of the game (V).
EXTINCT: Final = 88
GAME_ENDED: Final = 89
WON: Final = 90
NOBODY_WON: Final = 91
# Moments (R7.8): windows in the order of `cells.py`, and the battle.
WINDOW_OPENED: Final = 92
BATTLE_OPENED: Final = 101

# The words of arguments, by number.
A_FORAGER: Final = 0
A_SOLDIER: Final = 1
THE_DRIFTING_BEE: Final = 2
IN_TURN: Final = 0
INTERRUPTING: Final = 1
AS_DRAWN: Final = 2
SOLDIERS_AT_HOME: Final = 0
FACE_UP: Final = 1

SHORT: Final = 2000
LONG: Final = 4000
"""Milliseconds for which a window stands at the least (R7.8): longer where a card or a raid may be
stopped."""


def public(number: int, name: str, *args: Arg | str, changes: str = "") -> Kind:
    """A kind of event that everybody hears of."""
    return kind(number, name, *args, overt=True, changes=changes)


def private(number: int, name: str, *args: Arg | str, changes: str = "") -> Kind:
    """A kind of event that only those hear of in whom the rule confides."""
    return kind(number, name, *args, private=True, changes=changes)


HEX: Final = arg("hex", words=tuple(hex_names()))
START: Final = arg("start", words=tuple(hex_names()))
CARD: Final = arg("card", words=CARDS)
FACE: Final = secret("card", words=CARDS)
DECK: Final = arg("deck", words=("honey", "jelly"))
BEE: Final = arg("bee", words=("forager", "soldier", "drifting"))
HOW: Final = arg("how", words=("turn", "interrupt", "drawn"))
SIDE: Final = arg("side", words=("attack", "defence"))
PART: Final = arg("part", words=("soldiers", "face-up"))
SLOT: Final = arg("slot", base=1)
PATTERN: Final = arg("pattern")
PROMISE: Final = arg("promise", words=tuple(each.replace(" ", "-") for each in PROMISES))

KINDS: Final = Kinds(
    public(ROCK_DRAWN, "rock-drawn", arg("tile", base=1), changes="rocks"),
    public(
        TILE_LAID, "tile-laid", "seat", arg("position", base=1), arg("tile", words=FACES),
        changes="tiles",
    ),
    public(PATTERN_DEALT, "pattern-dealt", "seat", secret("pattern"), changes="patterns"),
    public(PATTERN_LAID, "pattern-laid", SLOT, changes="patterns"),
    public(LADYBIRD_DEALT, "ladybird-dealt", "seat", "spots", changes="spots"),
    public(STARTS, "starts", "seat", "spots", changes="first"),
    public(FIRST_CARD, "first-card", "seat", DECK, FACE, "extra", changes="hand deck"),
    public(FUNGUS_LAID, "fungus", "seat", HEX, changes="covers"),
    public(STUMP_LAID, "stump", "seat", HEX, changes="covers"),
    public(DRIFT_PUT, "drift", "seat", HEX, changes="drift"),
    public(WILD_SETTLED, "wild", HEX, changes="bees"),
    public(ROUND_BEGAN, "round", "seat", "round", changes="round turn"),
    public(TURN_BEGAN, "turn", "seat", changes="turn"),
    public(SOLDIERS_DUE, "soldiers-due", "seat", "count", changes="injured"),
    public(SOLDIERS_READY, "recovered", "seat", "count", changes="injured bees"),
    public(SENT_FORAGER, "sent-forager", "seat", HEX, changes="bees"),
    public(SENT_SOLDIER, "sent-soldier", "seat", HEX, "other", changes="bees"),
    public(MOVED, "moved", "seat", BEE, START, HEX, "other", changes="bees"),
    public(RETURNED, "returned", "seat", BEE, HEX, "count", changes="bees pollen"),
    public(CURED, "cured", "seat", changes="mites"),
    public(RESHUFFLED, "reshuffled", DECK, changes="deck discards"),
    public(DREW, "drew", "seat", DECK, FACE, changes="hand deck"),
    public(DREW_BLUE, "drew-blue", "seat", CARD, changes="deck"),
    public(DISCARDED, "discarded", "seat", CARD, changes="hand discards"),
    public(RAIDS, "raids", "seat", "other", "first"),
    public(RECALLED, "recalled", "seat", HEX, "other", changes="bees"),
    public(MUSTERED, "mustered", "seat", "other", changes="committed"),
    public(HELPS, "helps", "seat", SIDE),
    public(COMMITS, "commits", "seat", CARD, SIDE, changes="committed"),
    public(BATTLE_FOUGHT, "battle-fought", "seat", "other", changes="committed"),
    public(COUNTED, "counted", "seat", SIDE, PART, "count"),
    public(
        COUNTED_CARD, "counted-card", "seat", SIDE, CARD, "count",
        changes="hand discards committed",
    ),
    public(BATTLE_SUM, "battle-sum", "seat", "other", "attack", "defence"),
    public(RAID_WON, "raid-won", "seat", "other", "count", changes="pollen"),
    public(RAID_DRAWN, "raid-drawn", "seat", "other"),
    public(RAID_LOST, "raid-lost", "seat", "other", "count", changes="bees injured"),
    public(MITES_CAME, "infested", "seat", changes="mites"),
    public(CARD_OUT, "card-out", "seat", CARD, HOW, changes="hand"),
    public(PLAYED, "played", "seat", CARD, HOW),
    public(AT_QUEEN, "at-queen", "other"),
    public(AT_BEE, "at-bee", HEX, BEE, "other"),
    public(AT_HEX, "at-hex", HEX),
    public(AT_SLOT, "at-slot", SLOT),
    public(NO_TARGET, "no-target", "seat", CARD),
    public(BLOCKED, "blocked", "seat", "other", CARD),
    public(BLOCKED_RAID, "blocked-raid", "seat", "other", "first"),
    public(CARD_SPENT, "card-spent", "seat", CARD, changes="discards"),
    public(CARD_STAYS, "card-stays", "seat", CARD, changes="face-up"),
    public(MUTINY_BEGAN, "mutiny", "seat", changes="mutiny"),
    public(MUTINY_ENDS, "mutiny-ends", "seat", changes="mutiny discards"),
    public(STOLE, "stole", "seat", "other", "count", changes="pollen"),
    public(HANDED_ON, "handed-on", "seat", "other", "first", "count", changes="pollen"),
    public(STOLE_CARD, "stole-card", "seat", "other", DECK, FACE, changes="hand"),
    public(REVIVED, "revived", "seat", "count", "price", changes="dead bees pollen"),
    public(FLEW, "flew", "seat", BEE, START, HEX, "other", changes="bees"),
    public(DRIFTED, "drifted", START, HEX, changes="drift"),
    public(CAME_HOME, "came-home", "seat", BEE, HEX, "count", changes="bees pollen"),
    public(PATTERNS_SWAPPED, "patterns-swapped", "seat", "other", changes="patterns"),
    public(PATTERN_REPLACED, "pattern-replaced", "seat", SLOT, changes="patterns"),
    public(PATTERNS_PASSED, "patterns-passed", changes="patterns"),
    private(PATTERN_CAME, "pattern-came", "seat", PATTERN),
    private(KNOWS_PATTERN, "knows-pattern", "seat", "other", PATTERN, changes="patterns"),
    private(KNOWS_DORMANT, "knows-dormant", "seat", SLOT, PATTERN, changes="patterns"),
    private(SAW_CARD, "saw-card", "seat", "other", CARD, changes="hand"),
    public(THREW, "threw", "seat", CARD, changes="hand discards"),
    public(HANDS_SWAPPED, "hands-swapped", "seat", "other", changes="hand"),
    public(OFFERED, "offered", "seat", "other"),
    private(OFFER_CARD, "offer-card", "seat", "other", CARD, changes="hand"),
    private(OFFER_ANY, "offer-any", "seat", "other", DECK, "count"),
    private(OFFER_POLLEN, "offer-pollen", "seat", "other", "count"),
    private(OFFER_PROMISE, "offer-promise", "seat", "other", PROMISE),
    public(ACCEPTED, "accepted", "seat", "other"),
    public(REFUSED, "refused", "seat", "other"),
    public(HANDED_CARDS, "handed-cards", "seat", "other", "honey", "jelly", changes="hand"),
    private(HANDED_CARD, "handed-card", "seat", "other", CARD),
    public(HANDED_POLLEN, "handed-pollen", "seat", "other", "count", changes="pollen"),
    public(ROUND_ENDED, "round-ended", arg("cause", words=("", "pattern", "goal", "cap"))),
    public(PATTERN_SHOWN, "pattern-shown", "seat", PATTERN, changes="patterns"),
    public(PATTERN_HEX, "pattern-hex", "seat", HEX, BEE, "count", changes="bees pollen drift"),
    public(SCORED, "scored", "seat", PATTERN, "count"),
    public(BEE_HOME, "bee-home", "seat", BEE, HEX, "count", changes="bees pollen"),
    public(WILD_LEFT, "wild-left", HEX, changes="bees"),
    public(DIED, "died", "seat", "count", changes="dead bees"),
    public(FACE_UP_LEFT, "face-up-left", "seat", CARD, changes="face-up discards"),
    public(PATTERNS_COLLECTED, "patterns-collected", changes="patterns"),
    public(ROLLED, "rolled", "seat", arg("die", words=("peace", "varroa"))),
    public(POOREST, "poorest", "seat", "count", changes="first"),
    public(FELLED, "felled", "seat", HEX, changes="covers"),
    public(EXTINCT, "extinct", "seat"),
    public(GAME_ENDED, "game-ended", arg("cause", words=("goal", "extinction", "rounds"))),
    public(WON, "won", "seat", "count", changes="winners"),
    public(NOBODY_WON, "nobody-won"),
    moment_kind(WINDOW_OPENED, "open", pause=SHORT),
    moment_kind(WINDOW_OPENED + 1, "mid", pause=SHORT),
    moment_kind(WINDOW_OPENED + 2, "announce", pause=LONG),
    moment_kind(WINDOW_OPENED + 3, "block", pause=LONG),
    moment_kind(WINDOW_OPENED + 4, "dusk", pause=SHORT),
    moment_kind(WINDOW_OPENED + 5, "after", pause=SHORT),
    moment_kind(WINDOW_OPENED + 6, "target", pause=SHORT),
    moment_kind(WINDOW_OPENED + 7, "muster", pause=SHORT),
    moment_kind(WINDOW_OPENED + 8, "night", pause=SHORT),
    moment_kind(BATTLE_OPENED, "battle", pause=SHORT),
)  # fmt: skip
