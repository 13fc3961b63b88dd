"""Choices as they are offered, and events as sentences: messages of the catalogues in `words/`.

A sentence is about a whole move: targets belong to the card that is aimed at them, the four hexes
to the pattern, the count of a battle to its result. Most events are one sentence, `log-<name>`;
those that only move something on the table, or are half of a move, are none.
"""

from collections.abc import Callable, Sequence
from typing import Final

from skep.games.pollen_wars.choices import HEX, HEXES, QUEEN, QUEENS, build_choices
from skep.games.pollen_wars.events import KINDS
from skep.kernel.choices import Choices
from skep.kernel.events import Told
from skep.kernel.game import Phrase

CHOICES: Final[Choices] = build_choices()
DETAILS: Final = {
    "dormant": "slot",
    "play": "card",
    "commit": "card",
    "discard": "card",
    "give": "card",
    "ask": "card",
    "tile": "tile",
    "centre": "side",
    "pattern": "pattern",
    "ladybird": "spots",
    "card": "card",
    "rock": "tile",
}
"""The argument of each phrase whose token has a second word."""


def phrase(choice: int) -> Phrase:
    """The message of a choice, read off its token."""
    if HEX <= choice < HEX + HEXES:
        return "hex", {"hex": CHOICES.token(choice)}
    if QUEEN <= choice < QUEEN + len(QUEENS):
        return "queen", {"other": choice - QUEEN}
    words = CHOICES.token(choice).split()
    if len(words) > 2 and words[1] == "pollen":
        return f"{words[0]}-pollen", {"count": int(words[2])}
    if len(words) > 2 and words[1] == "promise":
        return f"{words[0]}-promise", {"promise": "-".join(words[2:])}
    if len(words) == 2 and words[0] in DETAILS:
        value: str | int = int(words[1]) if words[1].isdigit() else words[1]
        return words[0], {DETAILS[words[0]]: value}
    return "-".join(words), {}


# ------------------------------------------------------------------ events as sentences

Details = dict[str, str | int]

SILENT: Final = frozenset((
    "rock-drawn", "pattern-laid", "ladybird-dealt", "turn", "soldiers-due", "card-out",
    "card-spent", "card-stays", "at-queen", "at-bee", "at-hex", "at-slot", "flew", "drifted",
    "mustered", "helps", "pattern-shown", "face-up-left", "poorest",
))  # fmt: skip
"""What is seen on the table, or told by the sentence it belongs to."""


def log_lines(told: Sequence[Told]) -> list[Phrase]:
    """What somebody is told of one choice, in sentences."""
    lines: list[Phrase] = []
    at = 0
    while at < len(told):
        name, details = told[at]
        if name in JOINED:
            count, line = JOINED[name](told, at)
            lines += line
            at += count
            continue
        if name not in SILENT:
            lines.append((f"log-{KINDS.spoken(told[at])}", details))
        at += 1
    return lines


def run(told: Sequence[Told], at: int, *names: str) -> list[Details]:
    """The events from here on that have one of these names."""
    found: list[Details] = []
    while at + len(found) < len(told) and told[at + len(found)][0] in names:
        found.append(told[at + len(found)][1])
    return found


def follows(told: Sequence[Told], at: int, name: str) -> bool:
    return at < len(told) and told[at][0] == name


Joined = tuple[int, list[Phrase]]
"""How many events a sentence tells of, and the sentence, if it is worth one."""


# ------------------------------------------------------------------ set-up and hands


def tile_laid(told: Sequence[Told], at: int) -> Joined:
    """A tile that a queen lays; the field that Chance lays is seen at once."""
    details = told[at][1]
    if "seat" not in details:
        return 1, []
    face = str(details["tile"])
    kind = "centre" if face[0] == "c" else "seven" if face == "12B" else "rock"
    if face[-1] == "A" and kind != "centre":
        kind = "flowers"
    return 1, [("log-tile-laid", {**details, "number": face[:-1], "side": face[-1], "kind": kind})]


def pattern_dealt(told: Sequence[Told], at: int) -> Joined:
    details = told[at][1]
    return 1, [("log-pattern-dealt", details)] if "pattern" in details else []


def first_card(told: Sequence[Told], at: int) -> Joined:
    details = told[at][1]
    if "card" in details:
        return 1, [("log-first-card", details)]
    return 1, [("log-extra-card", details)] if "extra" in details else []


# ------------------------------------------------------------------ bees


def covering(told: Sequence[Told], at: int) -> Joined:
    """A bee flies to a hex: does she land on a forager, and on whose?"""
    name, details = told[at]
    whose = "other"
    if "other" not in details:
        whose = "wild"
    elif details["other"] == details["seat"]:
        whose = "own"
    return 1, [(f"log-{name}", {**details, "whose": whose})]


def returned(told: Sequence[Told], at: int) -> Joined:
    cured = follows(told, at + 1, "cured")
    details = {**told[at][1], "cured": "yes" if cured else "no"}
    return 1 + cured, [("log-returned", details)]


def came_home(told: Sequence[Told], at: int) -> Joined:
    """A card brings a bee home, or a soldier with the forager below her."""
    both = run(told, at, "came-home")
    if len(both) > 1:
        return len(both), [("log-came-home-both", both[0])]
    return 1, [("log-came-home", both[0])]


def recalled(told: Sequence[Told], at: int) -> Joined:
    bees = run(told, at, "recalled")
    hexes = " ".join([str(bee["hex"]) for bee in bees])
    details: Details = {"seat": bees[0]["seat"], "count": len(bees), "hexes": hexes}
    return len(bees), [("log-recalled", details)]


def bees_home(told: Sequence[Told], at: int) -> Joined:
    """Each queen's single bees together."""
    bees = run(told, at, "bee-home", "wild-left")
    grains: dict[int, int] = {}
    for bee in bees:
        if "seat" in bee:
            seat = int(bee["seat"])
            grains[seat] = grains.get(seat, 0) + int(bee["count"])
    lines: list[Phrase] = []
    for seat in sorted(grains):
        if grains[seat]:
            lines.append(("log-home", {"seat": seat, "count": grains[seat]}))
    return len(bees), lines


def scored(told: Sequence[Told], at: int) -> Joined:
    """A pattern with its hexes."""
    bees = run(told, at, "pattern-hex")
    hexes = " ".join([str(bee["hex"]) for bee in bees])
    details: Details = {**told[at + len(bees)][1], "hexes": hexes}
    lines: list[Phrase] = [("log-scored", details)]
    if any(bee["bee"] == "drifting" for bee in bees):
        lines.append(("log-drift-home", {"seat": details["seat"]}))
    return len(bees) + 1, lines


# ------------------------------------------------------------------ cards, raids, trades


def played(told: Sequence[Told], at: int) -> Joined:
    """A card with all that it is aimed at; Smoke! is told with what it stops."""
    details = {**told[at][1]}
    targets = run(told, at + 1, "at-queen", "at-bee", "at-hex", "at-slot")
    end = at + 1 + len(targets)
    names = [name for name, _ in told[at + 1 : end]]
    if follows(told, end, "raids"):
        raid = told[end][1]
        name = "log-raids-ordered" if "first" in raid else "log-raids-card"
        return end + 1 - at, [(name, {**raid, "card": details["card"]})]
    if not targets:
        stops = follows(told, end, "blocked") or follows(told, end, "blocked-raid")
        return 1, [] if stops else [("log-played", details)]
    details |= targets[0]
    if names == ["at-queen", "at-queen"]:
        return end - at, [("log-played-queens", {**details, "first": targets[1]["other"]})]
    if names == ["at-queen", "at-slot"]:
        return end - at, [("log-played-swap", {**details, **targets[1]})]
    if names[0] != "at-bee":
        return end - at, [(f"log-played-{names[0].removeprefix('at-')}", details)]
    seat, other = details["seat"], details.get("other")
    details["whose"] = "wild" if other is None else "own" if other == seat else "other"
    if len(targets) > 1:
        details |= {"start": details["hex"], "hex": targets[1]["hex"]}
        return end - at, [("log-played-flight", details)]
    return end - at, [("log-played-bee", details)]


def raids(told: Sequence[Told], at: int) -> Joined:
    """A raid is announced; one that is fought out at once is told with its result."""
    fought = follows(told, at + 1, "battle-fought")
    return 1, [] if fought else [("log-raids", told[at][1])]


def battle(told: Sequence[Told], at: int) -> Joined:
    """Both sums, and what came of them."""
    counted = run(told, at, "battle-fought", "counted", "counted-card", "battle-sum")
    name, result = told[at + len(counted)]
    sums = {side: counted[-1][side] for side in ("attack", "defence")}
    return len(counted) + 1, [(f"log-battle-{name.removeprefix('raid-')}", {**result, **sums})]


def rolled(told: Sequence[Told], at: int) -> Joined:
    return 1 + follows(told, at + 1, "infested"), [("log-rolled", told[at][1])]


def handed_cards(told: Sequence[Told], at: int) -> Joined:
    """The two who trade have been told of each card."""
    seen = at > 0 and told[at - 1][0] == "handed-card"
    return 1, [] if seen else [("log-handed-cards", told[at][1])]


# ------------------------------------------------------------------ rounds and the game


def round_ended(told: Sequence[Told], at: int) -> Joined:
    return 1, [(f"log-round-end-{told[at][1]['cause']}", {})]


def game_ended(told: Sequence[Told], at: int) -> Joined:
    """The cause, unless it has been told: some queen has no forager left."""
    cause = told[at][1]["cause"]
    return 1, [] if cause == "extinction" else [(f"log-end-{cause}", {})]


def won(told: Sequence[Told], at: int) -> Joined:
    winners = run(told, at, "won")
    name = "log-wins" if len(winners) == 1 else "log-shares"
    return len(winners), [(name, each) for each in winners]


JOINED: Final[dict[str, Callable[[Sequence[Told], int], Joined]]] = {
    "tile-laid": tile_laid,
    "pattern-dealt": pattern_dealt,
    "first-card": first_card,
    "sent-soldier": covering,
    "moved": covering,
    "returned": returned,
    "came-home": came_home,
    "recalled": recalled,
    "bee-home": bees_home,
    "wild-left": bees_home,
    "pattern-hex": scored,
    "played": played,
    "raids": raids,
    "battle-fought": battle,
    "rolled": rolled,
    "handed-cards": handed_cards,
    "round-ended": round_ended,
    "game-ended": game_ended,
    "won": won,
}
"""How the events are told that are not a sentence by themselves."""
