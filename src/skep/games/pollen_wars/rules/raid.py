"""The raid: its announcement, buying help, recall, and the gathering for battle (R3)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ACTIVE,
    ALLOWED,
    ANNOUNCE,
    ANNOUNCER,
    ANSWERED,
    AT_MUSTER,
    ATTACKER,
    BARGAIN,
    BARGAIN_THEN,
    BARGAIN_TURN,
    CURTAIN,
    DEFENDER,
    FORAGER,
    GATHER,
    GATHERED,
    HAS_BARGAINED,
    MUSTER,
    RECALL,
    RECALLING,
    SOLDIER,
    STOPPED,
)
from skep.games.pollen_wars.choices import DONE, HEX, HEXES, PASS, TRADE
from skep.games.pollen_wars.events import RAIDS, RECALLED
from skep.games.pollen_wars.rules.bees import check, owner_on, take_home
from skep.games.pollen_wars.rules.stack import FRAMES, window_for_all, window_for_others
from skep.games.pollen_wars.rules.trade import begin_trade
from skep.games.pollen_wars.variant import TRADE_OPEN, WINDOWS_FULL, Variant
from skep.kernel.events import NOTHING, happens
from skep.kernel.step import Step

# ------------------------------------------------------------------ announcement (R3.1, R3.2)


@final
class Announce(Step[Variant]):
    """R3.1, R3.2: it may be stopped; in `full` windows she who announced it is asked, too."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        attacker, announcer = cells[frame + ATTACKER], cells[frame + ANNOUNCER]
        cells[frame] = ALLOWED
        by: i64 = NOTHING
        if announcer != attacker:
            by = announcer
        happens(RAIDS, attacker, cells[frame + DEFENDER], by)
        if variant.windows == WINDOWS_FULL:
            window_for_all(variant, cells, ANNOUNCE, (announcer + 1) % variant.players)
        else:
            window_for_others(variant, cells, ANNOUNCE, announcer)
        return False


@final
class Allowed(Step[Variant]):
    """Smoke! may have stopped it; if not, help may be bought."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        if cells[frame + STOPPED] != 0:
            FRAMES.pop(cells)
        else:
            bargain(variant, cells, frame, ANSWERED)
        return False


# ------------------------------------------------------------------ buying help (R7.6a)


def bargain(variant: Variant, cells: vec[i64], frame: i64, then: i64) -> None:
    """With full windows and open trade every queen may make an offer before this step."""
    if variant.windows == WINDOWS_FULL and variant.trade == TRADE_OPEN:
        cells[frame + BARGAIN_TURN] = 0
        cells[frame + BARGAIN_THEN] = then
        cells[frame] = BARGAIN
    else:
        cells[frame] = then


@final
class Bargain(Step[Variant]):
    """R7.6a: in turn order every queen may make an offer."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        cells[frame + BARGAIN_TURN] += cells[frame + HAS_BARGAINED]
        cells[frame + HAS_BARGAINED] = 0
        if cells[frame + BARGAIN_TURN] < variant.players:
            return True
        cells[frame] = cells[frame + BARGAIN_THEN]
        cells[frame + BARGAIN_THEN] = 0
        return False

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return (cells[ACTIVE] + cells[frame + BARGAIN_TURN]) % variant.players

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        out[0] = PASS
        out[1] = TRADE
        return 2

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        cells[frame + HAS_BARGAINED] = 1
        if choice == TRADE:
            begin_trade(cells, self.actor(variant, cells, frame))


# ------------------------------------------------------------------ recall (R3.3)


@final
class Answered(Step[Variant]):
    """R3.3: the defender may call soldiers home, if any are out."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        cells[frame] = RECALL if has_soldier_out(cells, cells[frame + DEFENDER]) else GATHER
        return False


def has_soldier_out(cells: vec[i64], queen: i64) -> bool:
    return any(cells[SOLDIER + spot] == queen + 1 for spot in range(HEXES))


@final
class Recall(Step[Variant]):
    """R3.3, G30: all that she picks fly home together, empty-handed."""

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return cells[frame + DEFENDER]

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        hers, picked = cells[frame + DEFENDER] + 1, cells[frame + RECALLING]
        out[0] = DONE
        count: i64 = 1
        for spot in range(HEXES):
            if cells[SOLDIER + spot] == hers and (picked >> spot) & 1 == 0:
                out[count] = HEX + spot
                count += 1
        return count

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        if choice != DONE:
            cells[frame + RECALLING] |= variant.bits[choice - HEX]
            return
        picked = cells[frame + RECALLING]
        cells[CURTAIN] += 1
        cells[frame] = GATHER
        cells[frame + RECALLING] = 0
        for spot in range(HEXES):
            if (picked >> spot) & 1 != 0:
                happens(RECALLED, cells[frame + DEFENDER], spot, owner_on(cells, FORAGER, spot))
                take_home(variant, cells, spot)
        check(variant, cells)


# ------------------------------------------------------------------ gathering


@final
class Gather(Step[Variant]):
    """R7.1: with full windows all may react before sides are taken."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        cells[frame] = GATHERED
        if variant.windows == WINDOWS_FULL:
            window_for_all(variant, cells, AT_MUSTER, (cells[ACTIVE] + 1) % variant.players)
        return False


@final
class Gathered(Step[Variant]):
    """R7.6a: help may be bought once more."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        bargain(variant, cells, frame, MUSTER)
        return False
