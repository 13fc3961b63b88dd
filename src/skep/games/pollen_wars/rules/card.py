"""A card being played: its targets, the window in which it may be stopped, its effect (R4.5)."""

from typing import final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ACTIVE,
    AFTER,
    CARD_DRAWS,
    CARD_FIRST,
    CARD_KIND,
    CARD_PLAYER,
    CARD_SECOND,
    DEPTH,
    DISCARDS,
    EFFECT,
    FIRST_TARGET,
    FORAGER,
    FRAME,
    HAND,
    NONE,
    SECOND_TARGET,
    SOLDIER,
    SPENT,
    STOPPED,
    TARGET,
)
from skep.games.pollen_wars.choices import DORMANT, DRAWN, HEX, KINDS, QUEEN
from skep.games.pollen_wars.events import (
    AS_DRAWN,
    AT_BEE,
    AT_HEX,
    AT_QUEEN,
    AT_SLOT,
    CARD_SPENT,
    IN_TURN,
    INTERRUPTING,
    NO_TARGET,
    PLAYED,
    STOLE_CARD,
)
from skep.games.pollen_wars.rules.bees import bee_on, check, hive, owner_on
from skep.games.pollen_wars.rules.field import BLUE
from skep.games.pollen_wars.rules.hands import (
    HONEY,
    back,
    can_draw,
    draw_into,
    fill_draw,
    gain_seen,
    hand_size,
    lose_unseen,
    refill,
    sample_draw,
    weigh_draw,
)
from skep.games.pollen_wars.rules.powers.table import POWERS
from skep.games.pollen_wars.rules.stack import FRAMES, is_window, open_window, window_for_others
from skep.games.pollen_wars.variant import WINDOWS_FULL, Variant
from skep.kernel.bits import bit
from skep.kernel.events import RECORDER, confides, happens
from skep.kernel.state import CHANCE
from skep.kernel.step import Step


@final
class NameCard(Step[Variant]):
    """The card lies on the table: on to its targets, or away if it has none (G43)."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        card, player = cells[frame + CARD_KIND], cells[frame + CARD_PLAYER]
        power = POWERS[card]
        if not power.playable(variant, cells, player):
            happens(NO_TARGET, player, card)
            put_away(variant, cells, frame)
        elif power.targets > 0:
            cells[frame] = FIRST_TARGET
        else:
            happens(PLAYED, player, card, how_played(variant, cells, frame))
            power.announce(variant, cells, frame)
        return False


def how_played(variant: Variant, cells: vec[i64], frame: i64) -> i64:
    """In her turn, to interrupt, or because it was drawn?"""
    if variant.timing[cells[frame + CARD_KIND]] == BLUE:
        return AS_DRAWN
    return INTERRUPTING if is_window(cells[frame - FRAME]) else IN_TURN


# ------------------------------------------------------------------ targets


@final
class FirstTarget(Step[Variant]):
    """The player names what the card is aimed at."""

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return cells[frame + CARD_PLAYER]

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        power = POWERS[cells[frame + CARD_KIND]]
        return power.fill_first(variant, cells, cells[frame + CARD_PLAYER], out)

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        cells[frame + CARD_FIRST] = choice
        if POWERS[cells[frame + CARD_KIND]].targets > 1:
            cells[frame] = SECOND_TARGET
        else:
            aimed(variant, cells, frame)


@final
class SecondTarget(Step[Variant]):
    """And what else."""

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return cells[frame + CARD_PLAYER]

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        player, first = cells[frame + CARD_PLAYER], cells[frame + CARD_FIRST]
        return POWERS[cells[frame + CARD_KIND]].fill_second(variant, cells, player, first, out)

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        cells[frame + CARD_SECOND] = choice
        aimed(variant, cells, frame)


def aimed(variant: Variant, cells: vec[i64], frame: i64) -> None:
    """All targets are named."""
    if RECORDER.on:
        tell_of_targets(variant, cells, frame)
    POWERS[cells[frame + CARD_KIND]].announce(variant, cells, frame)


def tell_of_targets(variant: Variant, cells: vec[i64], frame: i64) -> None:
    """A card has been played, and what it is aimed at."""
    card = cells[frame + CARD_KIND]
    happens(PLAYED, cells[frame + CARD_PLAYER], card, how_played(variant, cells, frame))
    tell_of_target(cells, cells[frame + CARD_FIRST])
    if POWERS[card].targets > 1:
        tell_of_target(cells, cells[frame + CARD_SECOND])


def tell_of_target(cells: vec[i64], choice: i64) -> None:
    if choice >= DORMANT:
        happens(AT_SLOT, choice - DORMANT)
    elif choice >= QUEEN:
        happens(AT_QUEEN, choice - QUEEN)
    else:
        spot: i64 = choice - HEX
        if cells[FORAGER + spot] == 0:
            happens(AT_HEX, spot)
        else:
            layer: i64 = SOLDIER if cells[SOLDIER + spot] != 0 else FORAGER
            happens(AT_BEE, spot, bee_on(cells, spot), owner_on(cells, layer, spot))


# ------------------------------------------------------------------ the effect


@final
class Heed(Step[Variant]):
    """The card may have been stopped; if not, and windows are full, those it names may react."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        if cells[frame + STOPPED] != 0:
            put_away(variant, cells, frame)
            return False
        cells[frame] = EFFECT
        named = queens_named(cells, frame)
        if variant.windows == WINDOWS_FULL and named != 0:
            open_window(cells, TARGET, (cells[ACTIVE] + 1) % variant.players, named)
        return False


def queens_named(cells: vec[i64], frame: i64) -> i64:
    """The queens (bits) among a card's targets."""
    return queen_in(cells[frame + CARD_FIRST]) | queen_in(cells[frame + CARD_SECOND])


def queen_in(choice: i64) -> i64:
    """The queen (a bit) that a choice names, if any."""
    if QUEEN <= choice < DORMANT:
        return bit(choice - QUEEN)
    return 0


@final
class TakeEffect(Step[Variant]):
    """Section 7, card by card."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        cells[frame] = SPENT
        power = POWERS[cells[frame + CARD_KIND]]
        power.take_effect(variant, cells, frame, cells[frame + CARD_PLAYER])
        return False


@final
class PickCard(Step[Variant]):
    """H9: Chance picks a card of the hand."""

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return CHANCE

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        hand = hive(cells[frame + CARD_FIRST] - QUEEN) + HAND
        count: i64 = 0
        for kind in range(KINDS):
            if cells[hand + kind] > 0:
                out[count] = DRAWN + kind
                count += 1
        return count

    def weights(
        self, variant: Variant, cells: vec[i64], frame: i64, out: vec[i64], count: i64
    ) -> None:
        hand = hive(cells[frame + CARD_FIRST] - QUEEN) + HAND
        for i in range(count):
            out[i] = cells[hand + out[i] - DRAWN]

    def draw(
        self, variant: Variant, cells: vec[i64], frame: i64, out: vec[i64], rng: Random
    ) -> i64:
        victim = cells[frame + CARD_FIRST] - QUEEN
        ticket: i64 = rng.randrange(hand_size(cells, victim))
        kind: i64 = 0
        while True:
            ticket -= cells[hive(victim) + HAND + kind]
            if ticket < 0:
                return DRAWN + kind
            kind += 1

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        kind = choice - DRAWN
        thief, victim = cells[frame + CARD_PLAYER], cells[frame + CARD_FIRST] - QUEEN
        lose_unseen(variant, cells, victim, kind, thief)
        gain_seen(cells, thief, kind, victim)
        confides(bit(thief) | bit(victim), STOLE_CARD, thief, victim, back(kind), kind)
        cells[frame] = SPENT


@final
class DrawHoneys(Step[Variant]):
    """J10: honey cards one after another, as long as there are any."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        """The deck is refilled first if need be."""
        if cells[frame + CARD_DRAWS] == 0 or not can_draw(cells, HONEY):
            cells[frame] = SPENT
            return False
        refill(cells, HONEY)
        return True

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return CHANCE

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        return fill_draw(variant, cells, HONEY, False, out)

    def weights(
        self, variant: Variant, cells: vec[i64], frame: i64, out: vec[i64], count: i64
    ) -> None:
        weigh_draw(cells, out, count)

    def draw(
        self, variant: Variant, cells: vec[i64], frame: i64, out: vec[i64], rng: Random
    ) -> i64:
        return sample_draw(variant, cells, HONEY, False, rng)

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        cells[frame + CARD_DRAWS] -= 1
        draw_into(variant, cells, cells[frame + CARD_PLAYER], choice - DRAWN)


@final
class PutAway(Step[Variant]):
    """R0.10: a resolved card goes to its discard pile."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        put_away(variant, cells, frame)
        return False


def put_away(variant: Variant, cells: vec[i64], frame: i64) -> None:
    """R0.10: the card is discarded unless it lies elsewhere by now; then the check."""
    if cells[frame + CARD_KIND] != NONE:
        happens(CARD_SPENT, cells[frame + CARD_PLAYER], cells[frame + CARD_KIND])
        cells[DISCARDS + cells[frame + CARD_KIND]] += 1
        cells[frame + CARD_KIND] = NONE
    if check(variant, cells):
        return
    FRAMES.pop(cells)
    if variant.windows == WINDOWS_FULL and cells[DEPTH] > 0:
        if not is_window(cells[FRAMES.top(cells)]):
            window_for_others(variant, cells, AFTER, cells[ACTIVE])
