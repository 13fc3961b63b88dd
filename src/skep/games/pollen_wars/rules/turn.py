"""The turn: phase A, one action; phase B, draw or play; phase C, discard (R1, R2, R4, R5)."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ACTIVE,
    BATTLE,
    COMB,
    COVER,
    DISCARDS,
    DUE,
    FORAGER,
    FORAGERS,
    FUNGUS,
    INJURED,
    MID,
    NONE,
    OFFERS,
    OPEN,
    POLLEN,
    SOLDIERS,
    STAGE,
    TURN,
    TURNS,
    B,
    C,
    D,
    E,
)
from skep.games.pollen_wars.choices import (
    DISCARD,
    DONE,
    DRAW_HONEY,
    DRAW_JELLY,
    DRAWN,
    HEX,
    MOVE,
    PASS,
    PLAY,
    QUEEN,
    RAID,
    RETURN,
    SEND_FORAGER,
    SEND_SOLDIER,
    TRADE,
)
from skep.games.pollen_wars.events import (
    CARD_OUT,
    DISCARDED,
    IN_TURN,
    MOVED,
    RETURNED,
    SENT_FORAGER,
    SENT_SOLDIER,
    SOLDIERS_DUE,
    SOLDIERS_READY,
    TURN_BEGAN,
)
from skep.games.pollen_wars.rules.bees import (
    BY_CAP,
    bee_on,
    check,
    flowers,
    fly,
    hive,
    owner_on,
    put_forager,
    put_soldier,
    remedy,
    take_home,
)
from skep.games.pollen_wars.rules.cards import draw_into
from skep.games.pollen_wars.rules.field import GREEN
from skep.games.pollen_wars.rules.hands import (
    HONEY,
    JELLY,
    hand_size,
    lose,
    refill,
    sample_draw,
)
from skep.games.pollen_wars.rules.phases import (
    ACTED,
    DRAW_MODE,
    ENDED,
    FORAGER_TO,
    HAND_LIMIT,
    HONEY_DRAW,
    JELLY_DRAW,
    MOVE_TO,
    MOVE_WHO,
    OFFERING,
    OPEN_MODE,
    OPENED,
    PHASE_A,
    PHASE_B,
    PHASE_C,
    PLAY_MODE,
    RAID_WHO,
    RETURN_WHO,
    SOLDIER_TO,
    START,
)
from skep.games.pollen_wars.rules.stack import (
    at_stage,
    end_round,
    play_card,
    pop,
    push,
    window_for_others,
)
from skep.games.pollen_wars.rules.trade import begin_trade
from skep.games.pollen_wars.variant import TRADE_OPEN, WINDOWS_OWN, Variant
from skep.kernel.events import happens


def step_turn(variant: Variant, cells: vec[i64], frame: i64) -> bool:
    stage = cells[frame + STAGE]
    if stage == START:
        start_turn(variant, cells, frame)
    elif stage == OPENED:
        if variant.trade == TRADE_OPEN:
            cells[frame + D] = 1
            at_stage(cells, frame, OFFERING)
        else:
            at_stage(cells, frame, PHASE_A)
    elif stage == OFFERING:
        cells[frame + D] += cells[frame + E]
        cells[frame + E] = 0
        if cells[frame + D] < variant.players:
            return True
        at_stage(cells, frame, PHASE_A)
    elif stage == ACTED:
        at_stage(cells, frame, PHASE_B)
        cells[frame + C] = OPEN_MODE
        if variant.windows != WINDOWS_OWN:
            window_for_others(variant, cells, MID, cells[ACTIVE])
    elif stage == PHASE_C:
        if hand_size(cells, cells[ACTIVE]) > hand_limit(cells, cells[ACTIVE]):
            return True
        at_stage(cells, frame, ENDED)
    elif stage == ENDED:
        end_turn(variant, cells)
    else:
        return True
    return False


def start_turn(variant: Variant, cells: vec[i64], frame: i64) -> None:
    """R1.1: injuries from before become due, offers count anew, window `open`."""
    at = hive(cells[ACTIVE])
    cells[OFFERS] = 0
    cells[TURNS] += 1
    happens(TURN_BEGAN, cells[ACTIVE])
    if cells[at + INJURED] > 0:
        happens(SOLDIERS_DUE, cells[ACTIVE], cells[at + INJURED])
        cells[at + DUE] += cells[at + INJURED]
        cells[at + INJURED] = 0
    at_stage(cells, frame, OPENED)
    if variant.windows != WINDOWS_OWN:
        window_for_others(variant, cells, OPEN, cells[ACTIVE])


def recover(cells: vec[i64]) -> None:
    """R1.3: due soldiers become ready."""
    at = hive(cells[ACTIVE])
    if cells[at + DUE] > 0:
        happens(SOLDIERS_READY, cells[ACTIVE], cells[at + DUE])
        cells[at + SOLDIERS] += cells[at + DUE]
        cells[at + DUE] = 0


def end_turn(variant: Variant, cells: vec[i64]) -> None:
    if cells[TURNS] >= variant.turn_cap:
        end_round(cells, BY_CAP)
        return
    recover(cells)
    cells[ACTIVE] = (cells[ACTIVE] + 1) % variant.players
    pop(cells)
    push(cells, TURN, NONE, NONE)


def hand_limit(cells: vec[i64], queen: i64) -> i64:
    """R5.1: three, or four with her own Spare comb."""
    return HAND_LIMIT + cells[hive(queen) + COMB]


def turn_actor(variant: Variant, cells: vec[i64], frame: i64) -> i64:
    """Who owes a choice: the active queen, one who may offer, or Chance."""
    stage = cells[frame + STAGE]
    if stage == JELLY_DRAW or stage == HONEY_DRAW:
        return NONE
    if stage == OFFERING:
        return (cells[ACTIVE] + cells[frame + D]) % variant.players
    return cells[ACTIVE]


# ------------------------------------------------------------------ what a choice does


def play_in_turn(variant: Variant, cells: vec[i64], frame: i64, choice: i64) -> None:
    stage = cells[frame + STAGE]
    if stage == PHASE_A:
        act(variant, cells, frame, choice)
    elif stage == PHASE_B:
        draw_or_play(variant, cells, frame, choice)
    elif stage == PHASE_C:
        discard(variant, cells, choice)
    elif stage == OFFERING:
        offer(variant, cells, frame, choice)
    elif stage == JELLY_DRAW:
        at_stage(cells, frame, ACTED)
        draw_into(variant, cells, cells[ACTIVE], choice - DRAWN)
    elif stage == HONEY_DRAW:
        at_stage(cells, frame, PHASE_B)
        draw_into(variant, cells, cells[ACTIVE], choice - DRAWN)
    elif stage == RAID_WHO:
        at_stage(cells, frame, ACTED)
        raid = push(cells, BATTLE, cells[ACTIVE], choice - QUEEN)
        cells[raid + C] = cells[ACTIVE]
    else:
        act_where(variant, cells, frame, choice - HEX)


def act(variant: Variant, cells: vec[i64], frame: i64, choice: i64) -> None:
    """Phase A: the verb; what it needs is asked next."""
    if choice == PASS:
        at_stage(cells, frame, ACTED)
    elif choice == SEND_FORAGER:
        at_stage(cells, frame, FORAGER_TO)
    elif choice == SEND_SOLDIER:
        at_stage(cells, frame, SOLDIER_TO)
    elif choice == MOVE:
        at_stage(cells, frame, MOVE_WHO)
    elif choice == RETURN:
        at_stage(cells, frame, RETURN_WHO)
    elif choice == RAID:
        at_stage(cells, frame, RAID_WHO)
    elif choice == DRAW_JELLY:
        refill(cells, JELLY)
        at_stage(cells, frame, JELLY_DRAW)
    else:
        use(variant, cells, choice)


def use(variant: Variant, cells: vec[i64], choice: i64) -> None:
    """A trade, or a card from the hand; in phase A neither is the action (R1.5)."""
    if choice == TRADE:
        cells[OFFERS] += 1
        begin_trade(cells, cells[ACTIVE])
    else:
        lose(variant, cells, cells[ACTIVE], choice - PLAY)
        happens(CARD_OUT, cells[ACTIVE], choice - PLAY, IN_TURN)
        play_card(cells, choice - PLAY, cells[ACTIVE])


def act_where(variant: Variant, cells: vec[i64], frame: i64, spot: i64) -> None:
    stage = cells[frame + STAGE]
    queen: i64 = cells[ACTIVE]
    if stage == MOVE_WHO:
        cells[frame + B] = spot
        at_stage(cells, frame, MOVE_TO)
        return
    at_stage(cells, frame, ACTED)
    if stage == FORAGER_TO:
        cells[hive(queen) + FORAGERS] -= 1
        happens(SENT_FORAGER, queen, spot)
        put_forager(variant, cells, queen, spot)
    elif stage == SOLDIER_TO:
        cells[hive(queen) + SOLDIERS] -= 1
        happens(SENT_SOLDIER, queen, spot, owner_on(cells, FORAGER, spot))
        put_soldier(variant, cells, queen, spot)
    elif stage == MOVE_TO:
        start: i64 = cells[frame + B]
        happens(MOVED, queen, bee_on(cells, start), start, spot, owner_on(cells, FORAGER, spot))
        fly(variant, cells, start, spot)
    else:
        bring_back(variant, cells, queen, spot)
    check(variant, cells)


def bring_back(variant: Variant, cells: vec[i64], queen: i64, spot: i64) -> None:
    """R2.4: one grain whatever the flowers; from a fungus none, but the remedy."""
    grains: i64 = 0
    if cells[COVER + spot] != FUNGUS:
        grains = 1 if flowers(cells, spot) > 0 else variant.barren_pollen
    cells[hive(queen) + POLLEN] += grains
    happens(RETURNED, queen, bee_on(cells, spot), spot, grains)
    remedy(cells, queen, spot)
    take_home(variant, cells, spot)


def draw_or_play(variant: Variant, cells: vec[i64], frame: i64, choice: i64) -> None:
    if choice == DONE:
        at_stage(cells, frame, PHASE_C)
    elif choice == DRAW_HONEY:
        refill(cells, HONEY)
        cells[frame + C] = DRAW_MODE
        at_stage(cells, frame, HONEY_DRAW)
    else:
        if choice != TRADE and variant.timing[choice - PLAY] == GREEN:
            cells[frame + C] = PLAY_MODE
        use(variant, cells, choice)


def discard(variant: Variant, cells: vec[i64], choice: i64) -> None:
    if choice < DISCARD:
        use(variant, cells, choice)
        return
    lose(variant, cells, cells[ACTIVE], choice - DISCARD)
    happens(DISCARDED, cells[ACTIVE], choice - DISCARD)
    cells[DISCARDS + choice - DISCARD] += 1


def offer(variant: Variant, cells: vec[i64], frame: i64, choice: i64) -> None:
    """R8.1: in turn order every other queen may make one offer."""
    cells[frame + E] = 1
    if choice == TRADE:
        begin_trade(cells, (cells[ACTIVE] + cells[frame + D]) % variant.players)


def sample_in_turn(variant: Variant, cells: vec[i64], frame: i64, rng: Random) -> i64:
    return sample_draw(
        variant, cells, JELLY if cells[frame + STAGE] == JELLY_DRAW else HONEY, False, rng
    )
