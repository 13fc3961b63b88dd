"""The turn: phase A, one action; phase B, draw or play; phase C, discard (R1, R2, R4, R5)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ACTED,
    ACTIVE,
    COMB,
    DISCARDS,
    DRAW_MODE,
    DUE,
    FORAGER_TO,
    FORAGERS,
    HAND,
    HAS_OFFERED,
    HONEY_DRAW,
    INJURED,
    JELLY_DRAW,
    MID,
    MODE,
    MOVE_WHO,
    NONE,
    OFFER_TURN,
    OFFERING,
    OFFERS,
    OPEN,
    OPEN_MODE,
    OPENED,
    PHASE_A,
    PHASE_B,
    PHASE_C,
    PLAY_MODE,
    RAID_WHO,
    RETURN_WHO,
    SOLDIER_TO,
    SOLDIERS,
    START,
    TURNS,
)
from skep.games.pollen_wars.choices import (
    DISCARD,
    DONE,
    DRAW_HONEY,
    DRAW_JELLY,
    KINDS,
    MOVE,
    PASS,
    PLAY,
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
    SOLDIERS_DUE,
    SOLDIERS_READY,
    TURN_BEGAN,
)
from skep.games.pollen_wars.rules.actions import any_free, any_untopped, can_move, has_top_bee
from skep.games.pollen_wars.rules.bees import BY_CAP, hive
from skep.games.pollen_wars.rules.field import GREEN, YELLOW
from skep.games.pollen_wars.rules.hands import HONEY, JELLY, can_draw, hand_size, lose
from skep.games.pollen_wars.rules.powers.kinds import J9
from skep.games.pollen_wars.rules.powers.raids import can_raid
from skep.games.pollen_wars.rules.powers.table import POWERS
from skep.games.pollen_wars.rules.stack import (
    FRAMES,
    begin,
    end_round,
    play_card,
    window_for_others,
)
from skep.games.pollen_wars.rules.trade import begin_trade
from skep.games.pollen_wars.variant import TRADE_OFF, TRADE_OPEN, WINDOWS_OWN, Variant
from skep.kernel.events import happens
from skep.kernel.step import Step

HAND_LIMIT: Final = 3


# ------------------------------------------------------------------ the beginning (R1)


@final
class StartTurn(Step[Variant]):
    """R1.1: injuries from before become due, offers count anew, window `open`."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        at = hive(cells[ACTIVE])
        cells[OFFERS] = 0
        cells[TURNS] += 1
        happens(TURN_BEGAN, cells[ACTIVE])
        if cells[at + INJURED] > 0:
            happens(SOLDIERS_DUE, cells[ACTIVE], cells[at + INJURED])
            cells[at + DUE] += cells[at + INJURED]
            cells[at + INJURED] = 0
        cells[frame] = OPENED
        if variant.windows != WINDOWS_OWN:
            window_for_others(variant, cells, OPEN, cells[ACTIVE])
        return False


@final
class Opened(Step[Variant]):
    """R8.1: with open trade the other queens may make offers first."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        if variant.trade == TRADE_OPEN:
            cells[frame + OFFER_TURN] = 1
            cells[frame] = OFFERING
        else:
            cells[frame] = PHASE_A
        return False


@final
class OfferInTurn(Step[Variant]):
    """R8.1: in turn order every other queen may make one offer."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        cells[frame + OFFER_TURN] += cells[frame + HAS_OFFERED]
        cells[frame + HAS_OFFERED] = 0
        if cells[frame + OFFER_TURN] < variant.players:
            return True
        cells[frame] = PHASE_A
        return False

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return (cells[ACTIVE] + cells[frame + OFFER_TURN]) % variant.players

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        out[0] = PASS
        out[1] = TRADE
        return 2

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        cells[frame + HAS_OFFERED] = 1
        if choice == TRADE:
            begin_trade(cells, self.actor(variant, cells, frame))


# ------------------------------------------------------------------ phase A (R2)


def after_verbs() -> vec[i64]:
    """By verb: the step that asks for what it needs."""
    steps = vec[i64]([0] * (DRAW_JELLY + 1))
    steps[PASS] = ACTED
    steps[SEND_FORAGER] = FORAGER_TO
    steps[SEND_SOLDIER] = SOLDIER_TO
    steps[MOVE] = MOVE_WHO
    steps[RETURN] = RETURN_WHO
    steps[RAID] = RAID_WHO
    steps[DRAW_JELLY] = JELLY_DRAW
    return steps


AFTER_VERBS: Final[vec[i64]] = after_verbs()


@final
class PhaseA(Step[Variant]):
    """R2: one of six actions, and the free extras before it (R1.5)."""

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return cells[ACTIVE]

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        """The actions that are possible, and the extras; `pass` only if no action is."""
        queen: i64 = cells[ACTIVE]
        count = fill_actions(variant, cells, queen, out)
        if count == 0:
            out[0] = PASS
            count = 1
        count = add_trade(variant, cells, out, count)
        return add_cards(variant, cells, queen, YELLOW, out, count)

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        if choice <= DRAW_JELLY:
            cells[frame] = AFTER_VERBS[choice]
        else:
            use(variant, cells, choice)


def fill_actions(variant: Variant, cells: vec[i64], queen: i64, out: vec[i64]) -> i64:
    at = hive(queen)
    count: i64 = 0
    if cells[at + FORAGERS] > 0 and any_free(cells):
        out[count] = SEND_FORAGER
        count += 1
    if cells[at + SOLDIERS] > 0 and any_untopped(cells, NONE):
        out[count] = SEND_SOLDIER
        count += 1
    if can_move(cells, queen):
        out[count] = MOVE
        count += 1
    if has_top_bee(cells, queen):
        out[count] = RETURN
        count += 1
    if can_raid(variant, cells, queen):
        out[count] = RAID
        count += 1
    if can_draw(cells, JELLY):
        out[count] = DRAW_JELLY
        count += 1
    return count


def add_trade(variant: Variant, cells: vec[i64], out: vec[i64], count: i64) -> i64:
    if variant.trade != TRADE_OFF and cells[OFFERS] < variant.offers:
        out[count] = TRADE
        return count + 1
    return count


def add_cards(
    variant: Variant, cells: vec[i64], queen: i64, timing: i64, out: vec[i64], count: i64
) -> i64:
    """Her playable yellow cards, and the green ones too if `timing` says so; Smoke! never."""
    hand = hive(queen) + HAND
    for kind in range(KINDS):
        if cells[hand + kind] > 0 and kind != J9:
            fits = timing == GREEN or variant.timing[kind] == YELLOW
            if fits and POWERS[kind].playable(variant, cells, queen):
                out[count] = PLAY + kind
                count += 1
    return count


def use(variant: Variant, cells: vec[i64], choice: i64) -> None:
    """A trade, or a card from the hand; in phase A neither is the action (R1.5)."""
    if choice == TRADE:
        cells[OFFERS] += 1
        begin_trade(cells, cells[ACTIVE])
    else:
        lose(variant, cells, cells[ACTIVE], choice - PLAY)
        happens(CARD_OUT, cells[ACTIVE], choice - PLAY, IN_TURN)
        play_card(cells, choice - PLAY, cells[ACTIVE])


@final
class Acted(Step[Variant]):
    """The action is done: window `mid`, then phase B."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        cells[frame] = PHASE_B
        cells[frame + MODE] = OPEN_MODE
        if variant.windows != WINDOWS_OWN:
            window_for_others(variant, cells, MID, cells[ACTIVE])
        return False


# ------------------------------------------------------------------ phase B (R4)


@final
class PhaseB(Step[Variant]):
    """R4.1: draw a honey card, or play green cards."""

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return cells[ACTIVE]

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        """What the mode allows."""
        mode: i64 = cells[frame + MODE]
        out[0] = DONE
        count: i64 = 1
        if mode == OPEN_MODE and can_draw(cells, HONEY):
            out[count] = DRAW_HONEY
            count += 1
        count = add_trade(variant, cells, out, count)
        timing: i64 = YELLOW if mode == DRAW_MODE else GREEN
        return add_cards(variant, cells, cells[ACTIVE], timing, out, count)

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        if choice == DONE:
            cells[frame] = PHASE_C
        elif choice == DRAW_HONEY:
            cells[frame + MODE] = DRAW_MODE
            cells[frame] = HONEY_DRAW
        else:
            if choice != TRADE and variant.timing[choice - PLAY] == GREEN:
                cells[frame + MODE] = PLAY_MODE
            use(variant, cells, choice)


# ------------------------------------------------------------------ phase C (R5)


@final
class PhaseC(Step[Variant]):
    """R5.1: she discards, or still plays, down to her limit; then the turn ends."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        if hand_size(cells, cells[ACTIVE]) > hand_limit(cells, cells[ACTIVE]):
            return True
        end_turn(variant, cells)
        return False

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return cells[ACTIVE]

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        queen: i64 = cells[ACTIVE]
        count = add_cards(variant, cells, queen, YELLOW, out, 0)
        for kind in range(KINDS):
            if cells[hive(queen) + HAND + kind] > 0:
                out[count] = DISCARD + kind
                count += 1
        return count

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        if choice < DISCARD:
            use(variant, cells, choice)
            return
        lose(variant, cells, cells[ACTIVE], choice - DISCARD)
        happens(DISCARDED, cells[ACTIVE], choice - DISCARD)
        cells[DISCARDS + choice - DISCARD] += 1


def hand_limit(cells: vec[i64], queen: i64) -> i64:
    """R5.1: three, or four with her own Spare comb."""
    return HAND_LIMIT + cells[hive(queen) + COMB]


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
    FRAMES.pop(cells)
    begin(cells, START, NONE, NONE)
