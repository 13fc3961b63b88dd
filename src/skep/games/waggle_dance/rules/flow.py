"""The course of the game: which rule speaks at each stage, and for each kind of choice."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ACTOR,
    ASK,
    ASK_BAN,
    ASK_BEE,
    ASK_BLOCK,
    ASK_CARD,
    ASK_CARDS,
    ASK_DRAW,
    ASK_DRAWN,
    ASK_EGG,
    ASK_EXPERT,
    ASK_FIRST_ROLL,
    ASK_HONEY,
    ASK_KEEP,
    ASK_MARKER,
    ASK_MIX,
    ASK_NOTHING,
    ASK_PAIR,
    ASK_PLACE,
    ASK_REMOVE,
    ASK_ROLL,
    ASK_SCOUT,
    ASK_SICK,
    ASK_STORE,
    ASK_TAKE,
    ASK_TRADE,
    ASK_TRICK,
    ASK_VOL,
    CALLING,
    CARD_TYPES,
    COUNTER,
    DECK,
    DECK_SIZE,
    EXPERT,
    FACES,
    FIRST_LINK,
    FIRST_NIGHT_LINK,
    LAST_CHANCE,
    MARKERS,
    MIXING,
    SICK,
    STAGE,
    STAGE_A,
    STAGE_B,
    STAGE_BAN,
    STAGE_BLOCK,
    STAGE_C,
    STAGE_D,
    STAGE_DAWN,
    STAGE_E,
    STAGE_F,
    STAGE_FIRST,
    STAGE_G,
    STAGE_OVER,
    STAGE_PLACE,
    STAGE_REMOVE,
    STAGE_ROLL,
    STAGE_SICK,
    TRICK,
    VOL,
)
from skep.games.waggle_dance.choices import (
    BAN,
    BLOCK,
    CARD,
    DONE,
    FIRST,
    KEEP,
    PASS,
    PLAY,
    REMOVE,
    ROLL,
    TAKE,
    TO,
    WIDTH,
)
from skep.games.waggle_dance.rules.day import (
    block_dice,
    choose_bee,
    cover,
    dawn,
    fill_bee,
    fill_blocks,
    fill_place,
    has_many_places,
    place_bee,
    placing,
    play_sick,
    play_trick,
    play_volunteer,
    roll,
    roll_call,
    sick_call,
)
from skep.games.waggle_dance.rules.day_cards import fill_day_link, play_day_link
from skep.games.waggle_dance.rules.draw import (
    end_round,
    fill_deck,
    fill_draw,
    fill_keep,
    keep,
    play_draw,
    receive,
    scout,
    step_g,
)
from skep.games.waggle_dance.rules.honey import fill_honey, play_honey, step_f
from skep.games.waggle_dance.rules.nectar import (
    fill_store,
    fill_trade,
    play_store,
    play_trade,
    step_d,
    step_e,
)
from skep.games.waggle_dance.rules.night import (
    calling,
    choose_pair,
    fill_cards,
    fill_egg,
    fill_pairs,
    play_cards,
    play_drawn,
    play_egg,
    play_expert,
    step_a,
    step_b,
    step_c,
    take_room,
)
from skep.games.waggle_dance.rules.night_cards import (
    fill_mix,
    fill_night_link,
    mixing,
    play_mix,
    play_night_link,
)
from skep.games.waggle_dance.rules.setup import (
    ALL_NUMBERS,
    ban_type,
    banning,
    choose_first,
    choosing_first,
    fill_types,
    lay_marker,
    marking,
    note_first_roll,
    remove_type,
    removing,
)
from skep.games.waggle_dance.secrets.timing import announce
from skep.games.waggle_dance.variant import Variant
from skep.kernel.events import RECORDER

# ---------------------------------------------------------------------- what comes next


def settle(variant: Variant, cells: vec[i64], seen: bool = False) -> None:
    """Go on until a choice is owed that is really a choice (R1.3), or the game is over.

    `seen`: everybody has seen something happen. Whenever that is so, those are named who might be
    asked in private next.
    """
    while True:
        if seen and RECORDER.on:
            announce(variant, cells)
        while cells[ASK] == ASK_NOTHING and cells[STAGE] != STAGE_OVER:
            before = cells[STAGE] * 4 + cells[MIXING] * 2 + cells[CALLING]
            step(variant, cells)
            if cells[STAGE] * 4 + cells[MIXING] * 2 + cells[CALLING] != before and RECORDER.on:
                announce(variant, cells)
        if cells[ASK] < FIRST_LINK:
            return
        seat = cells[ACTOR]
        if cells[ASK] == ASK_PLACE and has_many_places(cells, seat):
            return
        out = vec[i64]([0] * WIDTH)
        if fill_choices(variant, cells, seat, out) != 1:
            return
        carry_out(variant, cells, seat, out[0])
        seen = True


def step(variant: Variant, cells: vec[i64]) -> None:
    """One automatic step of the stage the game is in."""
    stage = cells[STAGE]
    if cells[MIXING] > 0:
        mixing(variant, cells)
    elif cells[CALLING] > 0:
        calling(variant, cells)
    elif stage == STAGE_PLACE:
        placing(variant, cells)
    elif stage > STAGE_PLACE:
        night_step(variant, cells, stage)
    elif stage == STAGE_ROLL:
        roll_call(variant, cells)
    elif stage == STAGE_DAWN:
        dawn(variant, cells)
    elif stage == STAGE_BLOCK:
        block_dice(variant, cells)
    elif stage == STAGE_SICK:
        sick_call(variant, cells)
    else:
        setup_step(variant, cells, stage)


def night_step(variant: Variant, cells: vec[i64], stage: i64) -> None:
    if stage == STAGE_A:
        step_a(variant, cells)
    elif stage == STAGE_B:
        step_b(variant, cells)
    elif stage == STAGE_C:
        step_c(variant, cells)
    elif stage == STAGE_D:
        step_d(variant, cells)
    elif stage == STAGE_E:
        step_e(variant, cells)
    elif stage == STAGE_F:
        step_f(variant, cells)
    elif stage == STAGE_G:
        step_g(variant, cells)
    else:
        end_round(variant, cells)


def setup_step(variant: Variant, cells: vec[i64], stage: i64) -> None:
    if stage == STAGE_REMOVE:
        removing(variant, cells)
    elif stage == STAGE_FIRST:
        choosing_first(variant, cells)
    elif stage == STAGE_BAN:
        banning(variant, cells)
    else:
        marking(variant, cells)


# ---------------------------------------------------------------------- which choices are open


def fill_choices(variant: Variant, cells: vec[i64], seat: i64, out: vec[i64]) -> i64:
    """Write the choices open now, ascending; how many."""
    kind = cells[ASK]
    if kind == ASK_BEE:
        return fill_bee(variant, cells, seat, out)
    if kind == ASK_PLACE:
        return fill_place(cells, seat, out)
    if kind <= LAST_CHANCE:
        return fill_chance(variant, cells, kind, out)
    if kind >= FIRST_NIGHT_LINK:
        return fill_night_link(variant, cells, kind, seat, out)
    if kind >= FIRST_LINK:
        return fill_day_link(variant, cells, kind, seat, out)
    return fill_question(variant, cells, kind, seat, out)


def fill_question(variant: Variant, cells: vec[i64], kind: i64, seat: i64, out: vec[i64]) -> i64:
    if kind == ASK_STORE:
        return fill_store(cells, seat, out)
    if kind == ASK_HONEY:
        return fill_honey(variant, cells, seat, out)
    if kind == ASK_TRADE:
        return fill_trade(cells, seat, out)
    if kind == ASK_EGG:
        return fill_egg(cells, seat, out)
    if kind == ASK_CARDS:
        return fill_cards(cells, seat, PASS, out)
    if kind == ASK_DRAWN:
        return fill_cards(cells, seat, DONE, out)
    if kind == ASK_DRAW:
        return fill_draw(variant, cells, seat, out)
    if kind == ASK_MIX:
        return fill_mix(cells, seat, out)
    if kind == ASK_PAIR:
        return fill_pairs(cells, seat, out)
    if kind == ASK_KEEP:
        return fill_keep(cells, out)
    if kind == ASK_BAN:
        return fill_types(cells, BAN, out)
    return fill_offer(kind, out)


def fill_offer(kind: i64, out: vec[i64]) -> i64:
    """Do it or pass."""
    out[0] = PASS
    if kind == ASK_TRICK:
        out[1] = PLAY + TRICK
    elif kind == ASK_VOL:
        out[1] = PLAY + VOL
    elif kind == ASK_SICK:
        out[1] = PLAY + SICK
    elif kind == ASK_EXPERT:
        out[1] = PLAY + EXPERT
    else:
        out[1] = TAKE
    return 2


def fill_chance(variant: Variant, cells: vec[i64], kind: i64, out: vec[i64]) -> i64:
    if kind == ASK_ROLL or kind == ASK_FIRST_ROLL:
        return fill_run(ROLL, FACES, out)
    if kind == ASK_CARD or kind == ASK_SCOUT:
        return fill_deck(cells, out)
    if kind == ASK_BLOCK:
        return fill_blocks(cells, cells[COUNTER] // variant.block_count, ALL_NUMBERS, BLOCK, out)
    if kind == ASK_MARKER:
        return fill_blocks(cells, cells[COUNTER] % 4, cells[MARKERS], BLOCK, out)
    if kind == ASK_REMOVE:
        return fill_types(cells, REMOVE, out)
    return fill_run(FIRST, variant.players, out)


def fill_run(base: i64, count: i64, out: vec[i64]) -> i64:
    for each in range(count):
        out[each] = base + each
    return count


# ---------------------------------------------------------------------- carrying them out


def carry_out(variant: Variant, cells: vec[i64], seat: i64, choice: i64) -> None:
    """What one choice does, without the automatic steps after it."""
    kind = cells[ASK]
    if kind == ASK_ROLL:
        roll(variant, cells, choice)
    elif kind == ASK_BEE:
        choose_bee(cells, seat, choice)
    elif kind == ASK_PLACE:
        place_bee(variant, cells, seat, choice - TO)
    elif kind <= LAST_CHANCE:
        befall(variant, cells, kind, choice)
    elif kind >= FIRST_NIGHT_LINK:
        play_night_link(variant, cells, kind, seat, choice)
    elif kind >= FIRST_LINK:
        play_day_link(variant, cells, kind, seat, choice)
    elif kind < ASK_STORE:
        answer_by_day(variant, cells, kind, seat, choice)
    else:
        answer_by_night(variant, cells, kind, seat, choice)


def answer_by_day(variant: Variant, cells: vec[i64], kind: i64, seat: i64, choice: i64) -> None:
    if kind == ASK_TRICK:
        play_trick(variant, cells, seat, choice)
    elif kind == ASK_VOL:
        play_volunteer(variant, cells, seat, choice)
    elif kind == ASK_SICK:
        play_sick(variant, cells, seat, choice)
    else:
        ban_type(variant, cells, seat, choice - BAN)


def answer_by_night(variant: Variant, cells: vec[i64], kind: i64, seat: i64, choice: i64) -> None:
    if kind == ASK_STORE:
        play_store(cells, seat, choice)
    elif kind == ASK_HONEY:
        play_honey(variant, cells, seat, choice)
    elif kind == ASK_TRADE:
        play_trade(cells, seat, choice)
    elif kind == ASK_EGG:
        play_egg(cells, seat, choice)
    elif kind == ASK_CARDS:
        play_cards(variant, cells, seat, choice)
    elif kind == ASK_DRAWN:
        play_drawn(cells, seat, choice)
    elif kind == ASK_DRAW:
        play_draw(cells, seat, choice)
    elif kind == ASK_MIX:
        play_mix(cells, seat, choice)
    elif kind == ASK_PAIR:
        choose_pair(variant, cells, seat, choice)
    elif kind == ASK_EXPERT:
        play_expert(cells, seat, choice)
    elif kind == ASK_TAKE:
        take_room(cells, seat, choice)
    else:
        keep(variant, cells, seat, choice - KEEP)


def befall(variant: Variant, cells: vec[i64], kind: i64, choice: i64) -> None:
    """What Chance has chosen, other than a bee's roll."""
    if kind == ASK_CARD:
        receive(variant, cells, choice - CARD)
    elif kind == ASK_SCOUT:
        scout(variant, cells, choice - CARD)
    elif kind == ASK_BLOCK:
        cover(cells, choice - BLOCK)
    elif kind == ASK_MARKER:
        lay_marker(cells, choice)
    elif kind == ASK_REMOVE:
        remove_type(variant, cells, choice - REMOVE)
    elif kind == ASK_FIRST_ROLL:
        note_first_roll(cells, choice)
    else:
        choose_first(cells, choice)


# ---------------------------------------------------------------------- Chance


def draw_choice(variant: Variant, cells: vec[i64], rng: Random) -> i64:
    """A choice of Chance, drawn by weight."""
    kind = cells[ASK]
    if kind == ASK_ROLL or kind == ASK_FIRST_ROLL:
        return ROLL + rng.randrange(FACES)
    if kind == ASK_CARD or kind == ASK_SCOUT:
        return CARD + draw_card(cells, rng)
    out = vec[i64]([0] * WIDTH)
    count = fill_chance(variant, cells, kind, out)
    return out[rng.randrange(count)]


def draw_card(cells: vec[i64], rng: Random) -> i64:
    """Each card of the deck is as likely as any other."""
    left: i64 = rng.randrange(cells[DECK_SIZE])
    card: i64 = 0
    while left >= cells[DECK + card]:
        left -= cells[DECK + card]
        card += 1
    return card


def weigh_chances(cells: vec[i64], out: vec[i64]) -> None:
    """The weight of each choice of Chance: the copies of a card, otherwise 1."""
    cards = cells[ASK] == ASK_CARD or cells[ASK] == ASK_SCOUT
    n: i64 = 0
    card: i64 = 0
    while card < CARD_TYPES and cards:
        if cells[DECK + card] > 0:
            out[n] = cells[DECK + card]
            n += 1
        card += 1
    while n < len(out) and not cards:
        out[n] = 1
        n += 1
