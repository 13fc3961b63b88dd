"""All steps of a game, each at its number, and how one leads to the next.

While a choice is owed, `ASK` is the number of the step that asks for it. While none is, whatever
was interrupted last goes on: a Mix, the call before a step of the night, or the stage.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ASK,
    ASK_BAN,
    ASK_BEE,
    ASK_BLOCK,
    ASK_BONUS_FLOWER,
    ASK_CARD,
    ASK_CARDS,
    ASK_DIR_FLOWER,
    ASK_DRAW,
    ASK_DRAWN,
    ASK_EGG,
    ASK_EXPERT,
    ASK_EXPERT_A,
    ASK_EXPERT_B,
    ASK_EXPERT_ROOM,
    ASK_FEINT_DIE,
    ASK_FEINT_FROM,
    ASK_FEINT_TO,
    ASK_FIRST,
    ASK_FIRST_ROLL,
    ASK_GIFT,
    ASK_GIFT_PUT,
    ASK_HONEY,
    ASK_KEEP,
    ASK_MARKER,
    ASK_MIX,
    ASK_MIX_FROM,
    ASK_MIX_TO,
    ASK_MOVE_BACK,
    ASK_MOVE_COLOUR,
    ASK_MOVE_PUT,
    ASK_NOTHING,
    ASK_OVER_DIE,
    ASK_OVER_FACE,
    ASK_PAIR,
    ASK_PLACE,
    ASK_REMOVE,
    ASK_ROLL,
    ASK_SCOUT,
    ASK_SHIFT,
    ASK_SICK,
    ASK_SICK_DIE,
    ASK_SICK_SEAT,
    ASK_STORE,
    ASK_TAKE,
    ASK_TRADE,
    ASK_TRADE_GIVE,
    ASK_TRADE_PUT,
    ASK_TRADE_TAKE,
    ASK_TRICK,
    ASK_TRICK_DIE,
    ASK_TRICK_FLOWER,
    ASK_TRICK_FROM,
    ASK_TRICK_SEAT,
    ASK_USING,
    ASK_VOL,
    CALLING,
    END_ROUND,
    FIRST_LINK,
    GAME_OVER,
    MIXING,
    STAGE,
)
from skep.games.waggle_dance.rules.dawn import (
    BlockSlot,
    CallSick,
    CallVolunteer,
    ChooseSickBee,
    ChooseSickSeat,
    RollBee,
)
from skep.games.waggle_dance.rules.day_cards import (
    ChangeShift,
    ChooseDirections,
    ChooseFeintBee,
    ChooseFeintFrom,
    ChooseFeintTo,
    ChooseOvertimeBee,
    TurnBee,
)
from skep.games.waggle_dance.rules.draw import DrawCard, KeepCard, ReceiveCard, ScoutCard, UseDrawn
from skep.games.waggle_dance.rules.ending import EndRound, GameOver
from skep.games.waggle_dance.rules.gathering import ChooseBonusFlower, StoreCube
from skep.games.waggle_dance.rules.hatching import (
    ChooseExpertFirst,
    ChooseExpertRoom,
    ChooseExpertSecond,
    HatchEgg,
    OfferExpertise,
)
from skep.games.waggle_dance.rules.honey import ChooseHoneyCards, MakeHoney
from skep.games.waggle_dance.rules.moving import ChooseMoveBack, ChooseMoveColour, PutMoved
from skep.games.waggle_dance.rules.night import BuildRoom, CallCards, LayEgg
from skep.games.waggle_dance.rules.night_cards import (
    ChooseGift,
    ChooseMixPartner,
    ChooseMixRoom,
    MixRooms,
    PutGift,
)
from skep.games.waggle_dance.rules.placing import ChooseBee, ChoosePlace
from skep.games.waggle_dance.rules.setup import (
    BanType,
    DrawFirst,
    LayMarker,
    RemoveType,
    RollForFirst,
)
from skep.games.waggle_dance.rules.trade import GiveCubes, PutTraded, TakeCube, Trade
from skep.games.waggle_dance.rules.trick import (
    ChooseTrickBee,
    ChooseTrickFlower,
    ChooseTrickFrom,
    ChooseTrickSeat,
    OfferTrick,
)
from skep.games.waggle_dance.secrets.timing import announce
from skep.games.waggle_dance.variant import Variant
from skep.kernel.events import RECORDER
from skep.kernel.step import Step

FRAME: Final = 0
"""One frame is enough here: it begins with the cells."""


def placed(steps: dict[int, Step[Variant]]) -> list[Step[Variant]]:
    """Each at its number; those in between stand for nothing."""
    return [steps.get(number, NO_STEP) for number in range(max(steps) + 1)]


NO_STEP: Final = Step[Variant]()
# Most choices are of these three, so that they are not looked up.
ROLL_BEE: Final = RollBee()
CHOOSE_BEE: Final = ChooseBee()
CHOOSE_PLACE: Final = ChoosePlace()
STEPS: Final[list[Step[Variant]]] = placed(
    {
        ASK_REMOVE: RemoveType(),
        ASK_FIRST_ROLL: RollForFirst(),
        ASK_FIRST: DrawFirst(),
        ASK_BAN: BanType(),
        ASK_MARKER: LayMarker(),
        # By day.
        ASK_VOL: CallVolunteer(),
        ASK_BLOCK: BlockSlot(),
        ASK_ROLL: ROLL_BEE,
        ASK_SICK: CallSick(),
        ASK_SICK_SEAT: ChooseSickSeat(),
        ASK_SICK_DIE: ChooseSickBee(),
        ASK_BEE: CHOOSE_BEE,
        ASK_PLACE: CHOOSE_PLACE,
        ASK_OVER_DIE: ChooseOvertimeBee(),
        ASK_OVER_FACE: TurnBee(),
        ASK_DIR_FLOWER: ChooseDirections(),
        ASK_SHIFT: ChangeShift(),
        ASK_FEINT_FROM: ChooseFeintFrom(),
        ASK_FEINT_DIE: ChooseFeintBee(),
        ASK_FEINT_TO: ChooseFeintTo(),
        ASK_TRICK: OfferTrick(),
        ASK_TRICK_SEAT: ChooseTrickSeat(),
        ASK_TRICK_FROM: ChooseTrickFrom(),
        ASK_TRICK_DIE: ChooseTrickBee(),
        ASK_TRICK_FLOWER: ChooseTrickFlower(),
        # By night.
        ASK_CARDS: CallCards(),
        ASK_TAKE: BuildRoom(),
        ASK_PAIR: HatchEgg(),
        ASK_EXPERT: OfferExpertise(),
        ASK_EXPERT_ROOM: ChooseExpertRoom(),
        ASK_EXPERT_A: ChooseExpertFirst(),
        ASK_EXPERT_B: ChooseExpertSecond(),
        ASK_EGG: LayEgg(),
        ASK_STORE: StoreCube(),
        ASK_BONUS_FLOWER: ChooseBonusFlower(),
        ASK_TRADE: Trade(),
        ASK_TRADE_GIVE: GiveCubes(),
        ASK_TRADE_TAKE: TakeCube(),
        ASK_TRADE_PUT: PutTraded(),
        ASK_HONEY: MakeHoney(),
        ASK_USING: ChooseHoneyCards(),
        ASK_MOVE_COLOUR: ChooseMoveColour(),
        ASK_MOVE_PUT: PutMoved(),
        ASK_MOVE_BACK: ChooseMoveBack(),
        ASK_DRAW: DrawCard(),
        ASK_CARD: ReceiveCard(),
        ASK_SCOUT: ScoutCard(),
        ASK_KEEP: KeepCard(),
        ASK_DRAWN: UseDrawn(),
        ASK_GIFT: ChooseGift(),
        ASK_GIFT_PUT: PutGift(),
        ASK_MIX: MixRooms(),
        ASK_MIX_FROM: ChooseMixRoom(),
        ASK_MIX_TO: ChooseMixPartner(),
        END_ROUND: EndRound(),
        GAME_OVER: GameOver(),
    }
)
STAGE_STEPS: Final = vec[i64](
    [
        ASK_REMOVE, ASK_FIRST_ROLL, ASK_BAN, ASK_MARKER, ASK_VOL, ASK_BLOCK, ASK_ROLL, ASK_SICK,
        ASK_BEE, ASK_CARDS, ASK_TAKE, ASK_PAIR, ASK_EGG, ASK_STORE, ASK_TRADE, ASK_HONEY, ASK_DRAW,
        END_ROUND, GAME_OVER,
    ]
)  # fmt: skip
"""The step that leads through each stage."""


def go_on(variant: Variant, cells: vec[i64], seen: bool = False) -> None:
    """Let happen what is automatic, up to the next choice that is really one (R1.3).

    `seen`: everybody has seen something happen. Whenever that is so, those are named who might be
    asked in private next.
    """
    if seen and RECORDER.on:
        announce(variant, cells)
    while not waits(variant, cells):
        pass


def waits(variant: Variant, cells: vec[i64]) -> bool:
    """Enter the step whose turn it is. Does it wait for a choice?"""
    asked = cells[ASK]
    if ASK_NOTHING < asked < FIRST_LINK:
        return True
    step = leading(cells) if asked == ASK_NOTHING else asked
    if not RECORDER.on:
        return enter(variant, cells, step)
    before = scene(cells)
    waiting = enter(variant, cells, step)
    if asked != ASK_NOTHING or scene(cells) != before:
        announce(variant, cells)
    return waiting


def enter(variant: Variant, cells: vec[i64], step: i64) -> bool:
    if step == ASK_BEE:
        return CHOOSE_BEE.enter(variant, cells, FRAME)
    if step == ASK_PLACE:
        return CHOOSE_PLACE.enter(variant, cells, FRAME)
    return STEPS[step].enter(variant, cells, FRAME)


def leading(cells: vec[i64]) -> i64:
    """The step that goes on while nothing is asked."""
    if cells[MIXING] > 0:
        return ASK_MIX
    if cells[CALLING] > 0:
        return ASK_CARDS
    return STAGE_STEPS[cells[STAGE]]


def scene(cells: vec[i64]) -> i64:
    """A number for the stage with what interrupts it."""
    return cells[STAGE] * 4 + cells[MIXING] * 2 + cells[CALLING]
