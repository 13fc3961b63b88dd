"""What follows from a choice, told step by step as everybody at the table sees it.

The choice is carried out once more on a copy, one automatic step at a time, and each step's
public changes are put into words: pollen, patterns, deaths, cards that come to light.
"""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ATTACK,
    BATTLE,
    CARD,
    COVER,
    DAWN,
    DEAD,
    DEAL,
    DEFENCE,
    DEPTH,
    DISCARDS,
    DOORS,
    DRIFT_USER,
    DUE,
    DUSK,
    FILLED,
    FIRST,
    FORAGERS,
    FUNGUS,
    INFESTED,
    INJURED,
    KIND,
    KNOWS,
    MUTINY,
    NONE,
    PATTERNS,
    PLACES,
    POLLEN,
    ROUND,
    SLOT,
    SOLDIERS,
    STACK,
    STAGE,
    STINGS,
    STUMP,
    TR_ANY_HONEY,
    TR_ANY_JELLY,
    TR_ASK,
    TR_FROM,
    TR_GIVE,
    TR_PICK,
    TR_STAGE,
    TR_TO,
    WINDOW,
    WINNERS,
    A,
    B,
    C,
)
from skep.games.pollen_wars.choices import CARDS, HEXES, HONEY_KINDS, KINDS, QUEEN, REFUSE, WIDTH
from skep.games.pollen_wars.mind.aims import hexes_of
from skep.games.pollen_wars.rules.bees import flowers, hive
from skep.games.pollen_wars.rules.cards import EFFECT, NAMED, SPENT
from skep.games.pollen_wars.rules.dawn import TREE
from skep.games.pollen_wars.rules.dusk import HOME, SERVE, TAKE, placement
from skep.games.pollen_wars.rules.flow import carry_out, step
from skep.games.pollen_wars.rules.hands import sure_at
from skep.games.pollen_wars.rules.raid import COMMITTING, MUSTER, RECALL, revealed
from skep.games.pollen_wars.rules.stack import below, top
from skep.games.pollen_wars.rules.targets import H14, J9, J15
from skep.games.pollen_wars.rules.trade import ANSWERING
from skep.games.pollen_wars.show.scene import CAUSES
from skep.games.pollen_wars.variant import Rules
from skep.kernel.game import Phrase


def story(g: Rules, before: vec[i64], seat: int, choice: int, viewer: int) -> list[Phrase]:
    """Everything the viewer is told beyond the choice itself."""
    c = before[:]
    scratch = vec[i64]([0] * WIDTH)
    was = c[:]
    carry_out(g, c, seat, choice)
    told = changes(g, was, c, viewer)
    if was[TR_STAGE] >= ANSWERING and c[TR_STAGE] == 0 and choice != REFUSE:
        told += handed_over(was)
    waits = False
    while not waits and c[DEPTH] > 0 and c[TR_STAGE] == 0:
        was = c[:]
        waits = step(g, c, top(c), scratch)
        told += changes(g, was, c, viewer)
    return told


def changes(g: Rules, was: vec[i64], now: vec[i64], viewer: int) -> list[Phrase]:
    """One step in words."""
    told = cards_told(was, now, viewer)
    told += raid_told(g, was, now)
    told += dusk_told(g, was, now)
    if not homecoming(was):
        told += pollen_told(g, was, now)
    for queen in range(int(g.players)):
        told += hive_told(was, now, queen)
    told += round_ended(was, now)
    told += table_told(g, was, now)
    if viewer >= 0:
        told += learnt(g, was, now, viewer)
    return told


# ------------------------------------------------------------------ cards


def cards_told(was: vec[i64], now: vec[i64], viewer: int) -> list[Phrase]:
    f = top(was)
    if was[f + KIND] == WINDOW and now[DEPTH] > was[DEPTH]:
        played = top(now)
        return [("log-interrupts", {"seat": int(now[played + B]), "card": CARDS[now[played + A]]})]
    if was[f + KIND] != CARD:
        return []
    card, stage = was[f + A], was[f + STAGE]
    if stage == NAMED and now[DEPTH] == was[DEPTH] and now[f + STAGE] == SPENT:
        return [("log-no-target", {"card": CARDS[card]})]
    if stage != EFFECT or now[DEPTH] < was[DEPTH] or now[f + STAGE] == SPENT:
        return []
    if card == J9:
        return [stopped(was)]
    victim = int(was[f + C]) - QUEEN
    if card == J15:
        return thrown(was, now, victim)
    if card == H14 and was[f + B] == viewer:
        return seen_hand(now, viewer, victim)
    return []


def stopped(was: vec[i64]) -> Phrase:
    """Smoke! lies over its window, which lies over what it stops."""
    f = below(was, 2)
    if was[f + KIND] == BATTLE:
        return "log-blocked-raid", {"seat": int(was[f + A])}
    return "log-blocked", {"card": CARDS[was[f + A]]}


def thrown(was: vec[i64], now: vec[i64], victim: int) -> list[Phrase]:
    told: list[Phrase] = []
    for kind in range(KINDS):
        for _ in range(int(now[DISCARDS + kind] - was[DISCARDS + kind])):
            told.append(("log-threw", {"seat": victim, "card": CARDS[kind]}))
    return told


def seen_hand(now: vec[i64], viewer: int, owner: int) -> list[Phrase]:
    at = sure_at(viewer, owner)
    return [
        ("log-saw-card", {"seat": viewer, "other": owner, "card": CARDS[kind]})
        for kind in range(KINDS)
        for _ in range(int(now[at + kind]))
    ]


def learnt(g: Rules, was: vec[i64], now: vec[i64], viewer: int) -> list[Phrase]:
    """Pattern cards the viewer alone has come to know: looked at, received, or given away."""
    kind = was[top(was) + KIND]
    if kind == DEAL or kind == DUSK:
        return []
    told: list[Phrase] = []
    row = KNOWS + viewer * PLACES
    for place in range(PLACES):
        card = int(now[PATTERNS + place])
        same = was[row + place] == 1 and was[PATTERNS + place] == card
        if now[row + place] == 0 or same or card == 0:
            continue
        if place == viewer:
            told.append(("log-own-pattern", {"seat": viewer, "pattern": card}))
        elif place < g.players:
            told.append(("log-knows", {"seat": viewer, "other": place, "pattern": card}))
        else:
            told.append(("log-knows-slot", {"slot": place - SLOT + 1, "pattern": card}))
    return told


# ------------------------------------------------------------------ raids and trades


def raid_told(g: Rules, was: vec[i64], now: vec[i64]) -> list[Phrase]:
    f = top(was)
    if was[f + KIND] != BATTLE:
        return []
    attacker, defender = int(was[f + A]), int(was[f + B])
    if was[f + STAGE] == RECALL:
        count = int(now[hive(defender) + SOLDIERS] - was[hive(defender) + SOLDIERS])
        return [("log-recalled", {"seat": defender, "count": count})] if count > 0 else []
    if was[f + STAGE] not in (MUSTER, COMMITTING) or now[f + STAGE] == COMMITTING:
        return []
    attack = was[hive(attacker) + SOLDIERS] + was[hive(attacker) + STINGS]
    defence = was[hive(defender) + SOLDIERS] + was[hive(defender) + DOORS]
    strengths = {
        "attack": int(attack + revealed(g, was, ATTACK)),
        "defence": int(defence + revealed(g, was, DEFENCE)),
    }
    return [("log-battle", {"seat": attacker, "other": defender, **strengths})]


def handed_over(was: vec[i64]) -> list[Phrase]:
    """R8.6: how many cards of which back have changed hands."""
    giver, taker = int(was[TR_FROM]), int(was[TR_TO])
    given = backs(was, TR_GIVE)
    paid = [by + more for by, more in zip(backs(was, TR_ASK), backs(was, TR_PICK), strict=True)]
    paid = [paid[0] + int(was[TR_ANY_HONEY]), paid[1] + int(was[TR_ANY_JELLY])]
    told: list[Phrase] = []
    for seat, other, (honey, jelly) in ((giver, taker, given), (taker, giver, paid)):
        if honey + jelly:
            cards = {"seat": seat, "other": other, "honey": honey, "jelly": jelly}
            told.append(("log-handed", dict(cards)))
    return told


def backs(c: vec[i64], cells: i64) -> list[int]:
    honey = sum([int(c[cells + kind]) for kind in range(HONEY_KINDS)])
    jelly = sum([int(c[cells + kind]) for kind in range(HONEY_KINDS, KINDS)])
    return [honey, jelly]


# ------------------------------------------------------------------ the end of a round


def homecoming(was: vec[i64]) -> bool:
    f = top(was)
    return was[f + KIND] == DUSK and was[f + STAGE] in (TAKE, HOME)


def round_ended(was: vec[i64], now: vec[i64]) -> list[Phrase]:
    if was[STACK + KIND] == DUSK or now[STACK + KIND] != DUSK:
        return []
    return [(f"log-round-end-{CAUSES[int(now[STACK + A])]}", {})]


def dusk_told(g: Rules, was: vec[i64], now: vec[i64]) -> list[Phrase]:
    f = top(was)
    if was[f + KIND] != DUSK:
        return []
    if was[f + STAGE] == TAKE and now[f + STAGE] == SERVE:
        return [pattern_scored(g, was, f)]
    if was[f + STAGE] != HOME:
        return []
    told: list[Phrase] = []
    for queen in range(int(g.players)):
        count = int(now[hive(queen) + POLLEN] - was[hive(queen) + POLLEN])
        if count > 0:
            told.append(("log-home", {"seat": queen, "count": count}))
    return told


def pattern_scored(g: Rules, was: vec[i64], f: i64) -> Phrase:
    queen = int(was[f + B])
    mask = placement(g, was, f)
    spots = hexes_of(int(mask))
    return "log-scored", {
        "seat": queen,
        "pattern": int(was[PATTERNS + queen]),
        "hexes": " ".join(g.table.names[spot] for spot in spots),
        "count": sum([int(flowers(was, spot)) for spot in spots]),
    }


# ------------------------------------------------------------------ hives and table


def pollen_told(g: Rules, was: vec[i64], now: vec[i64]) -> list[Phrase]:
    """Pollen that went from one queen to another, or came and went singly."""
    gains = [int(now[hive(q) + POLLEN] - was[hive(q) + POLLEN]) for q in range(int(g.players))]
    changed = [queen for queen, gain in enumerate(gains) if gain]
    if len(changed) == 2 and sum(gains) == 0:
        loser, winner = sorted(changed, key=lambda queen: gains[queen])
        return [("log-from", {"seat": winner, "other": loser, "count": gains[winner]})]
    told: list[Phrase] = []
    for queen in changed:
        name = "log-gains" if gains[queen] > 0 else "log-pays"
        told.append((name, {"seat": queen, "count": abs(gains[queen])}))
    return told


def hive_told(was: vec[i64], now: vec[i64], queen: int) -> list[Phrase]:
    """Mites, deaths and injuries."""
    at = hive(queen)
    told: list[Phrase] = []
    if now[at + INFESTED] != was[at + INFESTED]:
        told.append(("log-infested" if now[at + INFESTED] else "log-cured", {"seat": queen}))
    dead = int(now[at + DEAD] - was[at + DEAD])
    if dead:
        told.append(
            ("log-died" if dead > 0 else "log-revived", {"seat": queen, "count": abs(dead)})
        )
    hurt = int(now[at + INJURED] + now[at + DUE] - was[at + INJURED] - was[at + DUE])
    if hurt:
        name = "log-injured" if hurt > 0 else "log-recovered"
        told.append((name, {"seat": queen, "count": abs(hurt)}))
    return told


def table_told(g: Rules, was: vec[i64], now: vec[i64]) -> list[Phrase]:
    told: list[Phrase] = []
    if now[MUTINY] != was[MUTINY] and now[MUTINY] != NONE:
        told.append(("log-mutiny", {"seat": int(now[MUTINY])}))
    if now[DRIFT_USER] != was[DRIFT_USER] and now[DRIFT_USER] != NONE:
        told.append(("log-drift-home", {"seat": int(now[DRIFT_USER])}))
    if was[top(was) + KIND] == DAWN and was[top(was) + STAGE] == TREE:
        told += last_tree(g, was, now)
    if now[ROUND] > was[ROUND]:
        told.append(("log-round", {"round": int(now[ROUND]), "seat": int(now[FIRST])}))
    if now[DEPTH] == 0:
        told += ending(g, now)
    return told


def last_tree(g: Rules, was: vec[i64], now: vec[i64]) -> list[Phrase]:
    """A single tree is cut without being chosen."""
    fallen = [h for h in range(HEXES) if was[COVER + h] == FUNGUS and now[COVER + h] == STUMP]
    first = int(now[FIRST])
    return [("log-felled", {"seat": first, "hex": g.table.names[spot]}) for spot in fallen]


def ending(g: Rules, c: vec[i64]) -> list[Phrase]:
    players = range(int(g.players))
    extinct = [queen for queen in players if c[hive(queen) + FORAGERS] == 0]
    told: list[Phrase] = []
    for queen in extinct:
        told.append(("log-extinct", {"seat": queen}))
    if c[FILLED]:
        told.append(("log-end-goal", {}))
    elif not extinct:
        told.append(("log-end-rounds", {}))
    winners = [queen for queen in players if c[WINNERS] >> queen & 1]
    for queen in winners:
        told.append(("log-wins", {"seat": queen, "count": int(c[hive(queen) + POLLEN])}))
    if not winners:
        told.append(("log-nobody", {}))
    return told
