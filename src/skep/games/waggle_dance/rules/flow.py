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


def settle(t: vec[i64], v: Variant, seen: bool = False) -> None:
    """Go on until a choice is owed that is really a choice (R1.3), or the game is over.

    `seen`: everybody has seen something happen. Whenever that is so, those are named who might be
    asked in private next.
    """
    while True:
        if seen and RECORDER.on:
            announce(t, v)
        while t[ASK] == ASK_NOTHING and t[STAGE] != STAGE_OVER:
            before = t[STAGE] * 4 + t[MIXING] * 2 + t[CALLING]
            step(t, v)
            if t[STAGE] * 4 + t[MIXING] * 2 + t[CALLING] != before and RECORDER.on:
                announce(t, v)
        if t[ASK] < FIRST_LINK:
            return
        seat = t[ACTOR]
        if t[ASK] == ASK_PLACE and has_many_places(t, seat):
            return
        out = vec[i64]([0] * WIDTH)
        if fill_choices(t, v, seat, out) != 1:
            return
        carry_out(t, v, seat, out[0])
        seen = True


def step(t: vec[i64], v: Variant) -> None:
    """One automatic step of the stage the game is in."""
    stage = t[STAGE]
    if t[MIXING] > 0:
        mixing(t, v)
    elif t[CALLING] > 0:
        calling(t, v)
    elif stage == STAGE_PLACE:
        placing(t, v)
    elif stage > STAGE_PLACE:
        night_step(t, v, stage)
    elif stage == STAGE_ROLL:
        roll_call(t, v)
    elif stage == STAGE_DAWN:
        dawn(t, v)
    elif stage == STAGE_BLOCK:
        block_dice(t, v)
    elif stage == STAGE_SICK:
        sick_call(t, v)
    else:
        setup_step(t, v, stage)


def night_step(t: vec[i64], v: Variant, stage: i64) -> None:
    if stage == STAGE_A:
        step_a(t, v)
    elif stage == STAGE_B:
        step_b(t, v)
    elif stage == STAGE_C:
        step_c(t, v)
    elif stage == STAGE_D:
        step_d(t, v)
    elif stage == STAGE_E:
        step_e(t, v)
    elif stage == STAGE_F:
        step_f(t, v)
    elif stage == STAGE_G:
        step_g(t, v)
    else:
        end_round(t, v)


def setup_step(t: vec[i64], v: Variant, stage: i64) -> None:
    if stage == STAGE_REMOVE:
        removing(t, v)
    elif stage == STAGE_FIRST:
        choosing_first(t, v)
    elif stage == STAGE_BAN:
        banning(t, v)
    else:
        marking(t, v)


# ---------------------------------------------------------------------- which choices are open


def fill_choices(t: vec[i64], v: Variant, seat: i64, out: vec[i64]) -> i64:
    """Write the choices open now, ascending; how many."""
    kind = t[ASK]
    if kind == ASK_BEE:
        return fill_bee(t, v, seat, out)
    if kind == ASK_PLACE:
        return fill_place(t, seat, out)
    if kind <= LAST_CHANCE:
        return fill_chance(t, v, kind, out)
    if kind >= FIRST_NIGHT_LINK:
        return fill_night_link(t, v, kind, seat, out)
    if kind >= FIRST_LINK:
        return fill_day_link(t, v, kind, seat, out)
    return fill_question(t, v, kind, seat, out)


def fill_question(t: vec[i64], v: Variant, kind: i64, seat: i64, out: vec[i64]) -> i64:
    if kind == ASK_STORE:
        return fill_store(t, seat, out)
    if kind == ASK_HONEY:
        return fill_honey(t, v, seat, out)
    if kind == ASK_TRADE:
        return fill_trade(t, seat, out)
    if kind == ASK_EGG:
        return fill_egg(t, seat, out)
    if kind == ASK_CARDS:
        return fill_cards(t, seat, PASS, out)
    if kind == ASK_DRAWN:
        return fill_cards(t, seat, DONE, out)
    if kind == ASK_DRAW:
        return fill_draw(t, v, seat, out)
    if kind == ASK_MIX:
        return fill_mix(t, seat, out)
    if kind == ASK_PAIR:
        return fill_pairs(t, seat, out)
    if kind == ASK_KEEP:
        return fill_keep(t, out)
    if kind == ASK_BAN:
        return fill_types(t, BAN, out)
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


def fill_chance(t: vec[i64], v: Variant, kind: i64, out: vec[i64]) -> i64:
    if kind == ASK_ROLL or kind == ASK_FIRST_ROLL:
        return fill_run(ROLL, FACES, out)
    if kind == ASK_CARD or kind == ASK_SCOUT:
        return fill_deck(t, out)
    if kind == ASK_BLOCK:
        return fill_blocks(t, t[COUNTER] // v.block_count, ALL_NUMBERS, BLOCK, out)
    if kind == ASK_MARKER:
        return fill_blocks(t, t[COUNTER] % 4, t[MARKERS], BLOCK, out)
    if kind == ASK_REMOVE:
        return fill_types(t, REMOVE, out)
    return fill_run(FIRST, v.players, out)


def fill_run(base: i64, count: i64, out: vec[i64]) -> i64:
    each: i64 = 0
    while each < count:
        out[each] = base + each
        each += 1
    return count


# ---------------------------------------------------------------------- carrying them out


def carry_out(t: vec[i64], v: Variant, seat: i64, choice: i64) -> None:
    """What one choice does, without the automatic steps after it."""
    kind = t[ASK]
    if kind == ASK_ROLL:
        roll(t, v, choice)
    elif kind == ASK_BEE:
        choose_bee(t, seat, choice)
    elif kind == ASK_PLACE:
        place_bee(t, v, seat, choice - TO)
    elif kind <= LAST_CHANCE:
        befall(t, v, kind, choice)
    elif kind >= FIRST_NIGHT_LINK:
        play_night_link(t, v, kind, seat, choice)
    elif kind >= FIRST_LINK:
        play_day_link(t, v, kind, seat, choice)
    elif kind < ASK_STORE:
        answer_by_day(t, v, kind, seat, choice)
    else:
        answer_by_night(t, v, kind, seat, choice)


def answer_by_day(t: vec[i64], v: Variant, kind: i64, seat: i64, choice: i64) -> None:
    if kind == ASK_TRICK:
        play_trick(t, v, seat, choice)
    elif kind == ASK_VOL:
        play_volunteer(t, v, seat, choice)
    elif kind == ASK_SICK:
        play_sick(t, v, seat, choice)
    else:
        ban_type(t, v, seat, choice - BAN)


def answer_by_night(t: vec[i64], v: Variant, kind: i64, seat: i64, choice: i64) -> None:
    if kind == ASK_STORE:
        play_store(t, seat, choice)
    elif kind == ASK_HONEY:
        play_honey(t, v, seat, choice)
    elif kind == ASK_TRADE:
        play_trade(t, seat, choice)
    elif kind == ASK_EGG:
        play_egg(t, seat, choice)
    elif kind == ASK_CARDS:
        play_cards(t, v, seat, choice)
    elif kind == ASK_DRAWN:
        play_drawn(t, seat, choice)
    elif kind == ASK_DRAW:
        play_draw(t, seat, choice)
    elif kind == ASK_MIX:
        play_mix(t, seat, choice)
    elif kind == ASK_PAIR:
        choose_pair(t, v, seat, choice)
    elif kind == ASK_EXPERT:
        play_expert(t, seat, choice)
    elif kind == ASK_TAKE:
        take_room(t, seat, choice)
    else:
        keep(t, v, seat, choice - KEEP)


def befall(t: vec[i64], v: Variant, kind: i64, choice: i64) -> None:
    """What Chance has chosen, other than a bee's roll."""
    if kind == ASK_CARD:
        receive(t, v, choice - CARD)
    elif kind == ASK_SCOUT:
        scout(t, v, choice - CARD)
    elif kind == ASK_BLOCK:
        cover(t, choice - BLOCK)
    elif kind == ASK_MARKER:
        lay_marker(t, choice)
    elif kind == ASK_REMOVE:
        remove_type(t, v, choice - REMOVE)
    elif kind == ASK_FIRST_ROLL:
        note_first_roll(t, choice)
    else:
        choose_first(t, choice)


# ---------------------------------------------------------------------- Chance


def draw_choice(t: vec[i64], v: Variant, rng: Random) -> i64:
    """A choice of Chance, drawn by weight."""
    kind = t[ASK]
    if kind == ASK_ROLL or kind == ASK_FIRST_ROLL:
        return ROLL + rng.randrange(FACES)
    if kind == ASK_CARD or kind == ASK_SCOUT:
        return CARD + draw_card(t, rng)
    out = vec[i64]([0] * WIDTH)
    count = fill_chance(t, v, kind, out)
    return out[rng.randrange(count)]


def draw_card(t: vec[i64], rng: Random) -> i64:
    """Each card of the deck is as likely as any other."""
    left: i64 = rng.randrange(t[DECK_SIZE])
    card: i64 = 0
    while left >= t[DECK + card]:
        left -= t[DECK + card]
        card += 1
    return card


def weigh_chances(t: vec[i64], out: vec[i64]) -> None:
    """The weight of each choice of Chance: the copies of a card, otherwise 1."""
    cards = t[ASK] == ASK_CARD or t[ASK] == ASK_SCOUT
    n: i64 = 0
    card: i64 = 0
    while card < CARD_TYPES and cards:
        if t[DECK + card] > 0:
            out[n] = t[DECK + card]
            n += 1
        card += 1
    while n < len(out) and not cards:
        out[n] = 1
        n += 1
