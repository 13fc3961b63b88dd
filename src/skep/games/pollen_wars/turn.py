"""The turn: phase A, one action; phase B, draw or play; phase C, discard (R1, R2, R4, R5)."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.bees import (
    BY_CAP,
    check,
    flowers,
    fly,
    free,
    hive,
    put_forager,
    put_soldier,
    remedy,
    take_home,
    top_bee,
    untopped,
)
from skep.games.pollen_wars.cards import draw_into
from skep.games.pollen_wars.choices import (
    DISCARD,
    DONE,
    DRAW_HONEY,
    DRAW_JELLY,
    DRAWN,
    HEX,
    HEXES,
    KINDS,
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
from skep.games.pollen_wars.field import GREEN, YELLOW
from skep.games.pollen_wars.hands import (
    HONEY,
    JELLY,
    can_draw,
    fill_draw,
    hand_size,
    lose,
    refill,
    sample_draw,
)
from skep.games.pollen_wars.layout import (
    ACTIVE,
    BATTLE,
    COMB,
    COVER,
    DISCARDS,
    DUE,
    FORAGERS,
    FUNGUS,
    HAND,
    INJURED,
    MID,
    NONE,
    OFFERS,
    OPEN,
    POLLEN,
    SOLDIER,
    SOLDIERS,
    STAGE,
    TURN,
    TURNS,
    B,
    C,
    D,
    E,
)
from skep.games.pollen_wars.rules import TRADE_OFF, TRADE_OPEN, WINDOWS_OWN, Rules
from skep.games.pollen_wars.stack import at_stage, end_round, open_window, play_card, pop, push
from skep.games.pollen_wars.targets import J9, can_raid, playable
from skep.games.pollen_wars.trade import begin_trade

START: Final = 0
OPENED: Final = 1
OFFERING: Final = 2
PHASE_A: Final = 3
FORAGER_TO: Final = 4
SOLDIER_TO: Final = 5
MOVE_WHO: Final = 6
MOVE_TO: Final = 7
RETURN_WHO: Final = 8
RAID_WHO: Final = 9
JELLY_DRAW: Final = 10
ACTED: Final = 11
PHASE_B: Final = 12
HONEY_DRAW: Final = 13
PHASE_C: Final = 14
ENDED: Final = 15

# Modes of phase B (R4.1).
OPEN_MODE: Final = 0
DRAW_MODE: Final = 1
PLAY_MODE: Final = 2

HAND_LIMIT: Final = 3


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
            open_window(c, MID, (c[ACTIVE] + 1) % g.players, c[ACTIVE])
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
    c[at + DUE] += c[at + INJURED]
    c[at + INJURED] = 0
    c[OFFERS] = 0
    c[TURNS] += 1
    at_stage(c, f, OPENED)
    if g.windows != WINDOWS_OWN:
        open_window(c, OPEN, (c[ACTIVE] + 1) % g.players, c[ACTIVE])


def recover(c: vec[i64]) -> None:
    """R1.3: due soldiers become ready."""
    at = hive(c[ACTIVE])
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


# ------------------------------------------------------------------ choices


def fill_turn(g: Rules, c: vec[i64], f: i64, out: vec[i64], scratch: vec[i64]) -> i64:
    stage = c[f + STAGE]
    if stage == PHASE_A:
        return fill_phase_a(g, c, out, scratch)
    if stage == PHASE_B:
        return fill_phase_b(g, c, f, out, scratch)
    if stage == PHASE_C:
        return fill_phase_c(g, c, out, scratch)
    if stage == OFFERING:
        out[0] = PASS
        out[1] = TRADE
        return 2
    if stage == JELLY_DRAW:
        return fill_draw(g, c, JELLY, False, out)
    if stage == HONEY_DRAW:
        return fill_draw(g, c, HONEY, False, out)
    if stage == RAID_WHO:
        return fill_raid(g, c, out)
    return fill_where(c, f, out)


def sample_in_turn(g: Rules, c: vec[i64], f: i64, rng: Random) -> i64:
    return sample_draw(g, c, JELLY if c[f + STAGE] == JELLY_DRAW else HONEY, False, rng)


def fill_phase_a(g: Rules, c: vec[i64], out: vec[i64], scratch: vec[i64]) -> i64:
    """R2: the six actions that are possible, and the free extras; `pass` only if none is."""
    queen: i64 = c[ACTIVE]
    at = hive(queen)
    count: i64 = 0
    if c[at + FORAGERS] > 0 and any_free(c):
        out[count] = SEND_FORAGER
        count += 1
    if c[at + SOLDIERS] > 0 and any_untopped(c, NONE):
        out[count] = SEND_SOLDIER
        count += 1
    if can_move(c, queen):
        out[count] = MOVE
        count += 1
    if has_top_bee(c, queen):
        out[count] = RETURN
        count += 1
    if can_raid(g, c, queen):
        out[count] = RAID
        count += 1
    if can_draw(c, JELLY):
        out[count] = DRAW_JELLY
        count += 1
    if count == 0:
        out[0] = PASS
        count = 1
    count = add_trade(g, c, out, count)
    return add_cards(g, c, queen, YELLOW, out, count, scratch)


def fill_phase_b(g: Rules, c: vec[i64], f: i64, out: vec[i64], scratch: vec[i64]) -> i64:
    """R4.1: what the mode allows."""
    queen: i64 = c[ACTIVE]
    mode: i64 = c[f + C]
    out[0] = DONE
    count: i64 = 1
    if mode == OPEN_MODE and can_draw(c, HONEY):
        out[count] = DRAW_HONEY
        count += 1
    count = add_trade(g, c, out, count)
    return add_cards(g, c, queen, YELLOW if mode == DRAW_MODE else GREEN, out, count, scratch)


def fill_phase_c(g: Rules, c: vec[i64], out: vec[i64], scratch: vec[i64]) -> i64:
    queen: i64 = c[ACTIVE]
    count = add_cards(g, c, queen, YELLOW, out, 0, scratch)
    kind: i64 = 0
    while kind < KINDS:
        if c[hive(queen) + HAND + kind] > 0:
            out[count] = DISCARD + kind
            count += 1
        kind += 1
    return count


def add_trade(g: Rules, c: vec[i64], out: vec[i64], count: i64) -> i64:
    if g.trade != TRADE_OFF and c[OFFERS] < g.offers:
        out[count] = TRADE
        return count + 1
    return count


def add_cards(
    g: Rules, c: vec[i64], queen: i64, timing: i64, out: vec[i64], count: i64, scratch: vec[i64]
) -> i64:
    """Her playable yellow cards, and the green ones too if `timing` says so; Block never."""
    at = hive(queen) + HAND
    kind: i64 = 0
    while kind < KINDS:
        if c[at + kind] > 0 and kind != J9:
            fits = g.timing[kind] == YELLOW or timing == GREEN
            if fits and playable(g, c, queen, kind, scratch):
                out[count] = PLAY + kind
                count += 1
        kind += 1
    return count


def any_free(c: vec[i64]) -> bool:
    spot: i64 = 0
    while spot < HEXES:
        if free(c, spot):
            return True
        spot += 1
    return False


def any_untopped(c: vec[i64], but: i64) -> bool:
    spot: i64 = 0
    while spot < HEXES:
        if spot != but and untopped(c, spot):
            return True
        spot += 1
    return False


def has_top_bee(c: vec[i64], queen: i64) -> bool:
    spot: i64 = 0
    while spot < HEXES:
        if top_bee(c, spot) == queen + 1:
            return True
        spot += 1
    return False


def movable(c: vec[i64], queen: i64, spot: i64) -> bool:
    """R2.3: one of her top bees that has a destination."""
    if top_bee(c, spot) != queen + 1:
        return False
    if c[SOLDIER + spot] != 0:
        return any_untopped(c, spot)
    return any_free(c)


def can_move(c: vec[i64], queen: i64) -> bool:
    spot: i64 = 0
    while spot < HEXES:
        if movable(c, queen, spot):
            return True
        spot += 1
    return False


def fill_raid(g: Rules, c: vec[i64], out: vec[i64]) -> i64:
    count: i64 = 0
    queen: i64 = 0
    while queen < g.players:
        if queen != c[ACTIVE]:
            out[count] = QUEEN + queen
            count += 1
        queen += 1
    return count


def fill_where(c: vec[i64], f: i64, out: vec[i64]) -> i64:
    """The hexes of the action under way."""
    count: i64 = 0
    spot: i64 = 0
    while spot < HEXES:
        if fits_where(c, f, spot):
            out[count] = HEX + spot
            count += 1
        spot += 1
    return count


def fits_where(c: vec[i64], f: i64, spot: i64) -> bool:
    stage = c[f + STAGE]
    queen: i64 = c[ACTIVE]
    if stage == FORAGER_TO:
        return free(c, spot)
    if stage == SOLDIER_TO:
        return untopped(c, spot)
    if stage == MOVE_WHO:
        return movable(c, queen, spot)
    if stage == RETURN_WHO:
        return top_bee(c, spot) == queen + 1
    if c[SOLDIER + c[f + B]] != 0:
        return spot != c[f + B] and untopped(c, spot)
    return free(c, spot)


# ------------------------------------------------------------------ what they do


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
        put_forager(g, c, queen, spot)
    elif stage == SOLDIER_TO:
        c[hive(queen) + SOLDIERS] -= 1
        put_soldier(g, c, queen, spot)
    elif stage == MOVE_TO:
        fly(g, c, c[f + B], spot)
    else:
        bring_back(g, c, queen, spot)
    check(g, c)


def bring_back(g: Rules, c: vec[i64], queen: i64, spot: i64) -> None:
    """R2.4: one grain whatever the flowers; from a fungus none, but the remedy."""
    if c[COVER + spot] != FUNGUS:
        c[hive(queen) + POLLEN] += 1 if flowers(c, spot) > 0 else g.barren_pollen
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
    c[DISCARDS + choice - DISCARD] += 1


def offer(g: Rules, c: vec[i64], f: i64, choice: i64) -> None:
    """R8.1: in turn order every other queen may make one offer."""
    c[f + E] = 1
    if choice == TRADE:
        begin_trade(c, (c[ACTIVE] + c[f + D]) % g.players)
