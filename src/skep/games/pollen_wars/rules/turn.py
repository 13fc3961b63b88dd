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
from skep.games.pollen_wars.variant import TRADE_OPEN, WINDOWS_OWN, Rules
from skep.kernel.events import happens


def step_turn(g: Rules, c: vec[i64], f: i64) -> bool:
    stage = c[f + STAGE]
    if stage == START:
        start_turn(g, c, f)
    elif stage == OPENED:
        if g.trade == TRADE_OPEN:
            c[f + D] = 1
            at_stage(c, f, OFFERING)
        else:
            at_stage(c, f, PHASE_A)
    elif stage == OFFERING:
        c[f + D] += c[f + E]
        c[f + E] = 0
        if c[f + D] < g.players:
            return True
        at_stage(c, f, PHASE_A)
    elif stage == ACTED:
        at_stage(c, f, PHASE_B)
        c[f + C] = OPEN_MODE
        if g.windows != WINDOWS_OWN:
            window_for_others(g, c, MID, c[ACTIVE])
    elif stage == PHASE_C:
        if hand_size(c, c[ACTIVE]) > hand_limit(c, c[ACTIVE]):
            return True
        at_stage(c, f, ENDED)
    elif stage == ENDED:
        end_turn(g, c)
    else:
        return True
    return False


def start_turn(g: Rules, c: vec[i64], f: i64) -> None:
    """R1.1: injuries from before become due, offers count anew, window `open`."""
    at = hive(c[ACTIVE])
    c[OFFERS] = 0
    c[TURNS] += 1
    happens(TURN_BEGAN, c[ACTIVE])
    if c[at + INJURED] > 0:
        happens(SOLDIERS_DUE, c[ACTIVE], c[at + INJURED])
        c[at + DUE] += c[at + INJURED]
        c[at + INJURED] = 0
    at_stage(c, f, OPENED)
    if g.windows != WINDOWS_OWN:
        window_for_others(g, c, OPEN, c[ACTIVE])


def recover(c: vec[i64]) -> None:
    """R1.3: due soldiers become ready."""
    at = hive(c[ACTIVE])
    if c[at + DUE] > 0:
        happens(SOLDIERS_READY, c[ACTIVE], c[at + DUE])
        c[at + SOLDIERS] += c[at + DUE]
        c[at + DUE] = 0


def end_turn(g: Rules, c: vec[i64]) -> None:
    if c[TURNS] >= g.turn_cap:
        end_round(c, BY_CAP)
        return
    recover(c)
    c[ACTIVE] = (c[ACTIVE] + 1) % g.players
    pop(c)
    push(c, TURN, NONE, NONE)


def hand_limit(c: vec[i64], queen: i64) -> i64:
    """R5.1: three, or four with her own Spare comb."""
    return HAND_LIMIT + c[hive(queen) + COMB]


def turn_actor(g: Rules, c: vec[i64], f: i64) -> i64:
    """Who owes a choice: the active queen, one who may offer, or Chance."""
    stage = c[f + STAGE]
    if stage == JELLY_DRAW or stage == HONEY_DRAW:
        return NONE
    if stage == OFFERING:
        return (c[ACTIVE] + c[f + D]) % g.players
    return c[ACTIVE]


# ------------------------------------------------------------------ what a choice does


def play_in_turn(g: Rules, c: vec[i64], f: i64, choice: i64) -> None:
    stage = c[f + STAGE]
    if stage == PHASE_A:
        act(g, c, f, choice)
    elif stage == PHASE_B:
        draw_or_play(g, c, f, choice)
    elif stage == PHASE_C:
        discard(g, c, choice)
    elif stage == OFFERING:
        offer(g, c, f, choice)
    elif stage == JELLY_DRAW:
        at_stage(c, f, ACTED)
        draw_into(g, c, c[ACTIVE], choice - DRAWN)
    elif stage == HONEY_DRAW:
        at_stage(c, f, PHASE_B)
        draw_into(g, c, c[ACTIVE], choice - DRAWN)
    elif stage == RAID_WHO:
        at_stage(c, f, ACTED)
        raid = push(c, BATTLE, c[ACTIVE], choice - QUEEN)
        c[raid + C] = c[ACTIVE]
    else:
        act_where(g, c, f, choice - HEX)


def act(g: Rules, c: vec[i64], f: i64, choice: i64) -> None:
    """Phase A: the verb; what it needs is asked next."""
    if choice == PASS:
        at_stage(c, f, ACTED)
    elif choice == SEND_FORAGER:
        at_stage(c, f, FORAGER_TO)
    elif choice == SEND_SOLDIER:
        at_stage(c, f, SOLDIER_TO)
    elif choice == MOVE:
        at_stage(c, f, MOVE_WHO)
    elif choice == RETURN:
        at_stage(c, f, RETURN_WHO)
    elif choice == RAID:
        at_stage(c, f, RAID_WHO)
    elif choice == DRAW_JELLY:
        refill(c, JELLY)
        at_stage(c, f, JELLY_DRAW)
    else:
        use(g, c, choice)


def use(g: Rules, c: vec[i64], choice: i64) -> None:
    """A trade, or a card from the hand; in phase A neither is the action (R1.5)."""
    if choice == TRADE:
        c[OFFERS] += 1
        begin_trade(c, c[ACTIVE])
    else:
        lose(g, c, c[ACTIVE], choice - PLAY)
        happens(CARD_OUT, c[ACTIVE], choice - PLAY, IN_TURN)
        play_card(c, choice - PLAY, c[ACTIVE])


def act_where(g: Rules, c: vec[i64], f: i64, spot: i64) -> None:
    stage = c[f + STAGE]
    queen: i64 = c[ACTIVE]
    if stage == MOVE_WHO:
        c[f + B] = spot
        at_stage(c, f, MOVE_TO)
        return
    at_stage(c, f, ACTED)
    if stage == FORAGER_TO:
        c[hive(queen) + FORAGERS] -= 1
        happens(SENT_FORAGER, queen, spot)
        put_forager(g, c, queen, spot)
    elif stage == SOLDIER_TO:
        c[hive(queen) + SOLDIERS] -= 1
        happens(SENT_SOLDIER, queen, spot, owner_on(c, FORAGER, spot))
        put_soldier(g, c, queen, spot)
    elif stage == MOVE_TO:
        start: i64 = c[f + B]
        happens(MOVED, queen, bee_on(c, start), start, spot, owner_on(c, FORAGER, spot))
        fly(g, c, start, spot)
    else:
        bring_back(g, c, queen, spot)
    check(g, c)


def bring_back(g: Rules, c: vec[i64], queen: i64, spot: i64) -> None:
    """R2.4: one grain whatever the flowers; from a fungus none, but the remedy."""
    grains: i64 = 0
    if c[COVER + spot] != FUNGUS:
        grains = 1 if flowers(c, spot) > 0 else g.barren_pollen
    c[hive(queen) + POLLEN] += grains
    happens(RETURNED, queen, bee_on(c, spot), spot, grains)
    remedy(c, queen, spot)
    take_home(g, c, spot)


def draw_or_play(g: Rules, c: vec[i64], f: i64, choice: i64) -> None:
    if choice == DONE:
        at_stage(c, f, PHASE_C)
    elif choice == DRAW_HONEY:
        refill(c, HONEY)
        c[f + C] = DRAW_MODE
        at_stage(c, f, HONEY_DRAW)
    else:
        if choice != TRADE and g.timing[choice - PLAY] == GREEN:
            c[f + C] = PLAY_MODE
        use(g, c, choice)


def discard(g: Rules, c: vec[i64], choice: i64) -> None:
    if choice < DISCARD:
        use(g, c, choice)
        return
    lose(g, c, c[ACTIVE], choice - DISCARD)
    happens(DISCARDED, c[ACTIVE], choice - DISCARD)
    c[DISCARDS + choice - DISCARD] += 1


def offer(g: Rules, c: vec[i64], f: i64, choice: i64) -> None:
    """R8.1: in turn order every other queen may make one offer."""
    c[f + E] = 1
    if choice == TRADE:
        begin_trade(c, (c[ACTIVE] + c[f + D]) % g.players)


def sample_in_turn(g: Rules, c: vec[i64], f: i64, rng: Random) -> i64:
    return sample_draw(g, c, JELLY if c[f + STAGE] == JELLY_DRAW else HONEY, False, rng)
