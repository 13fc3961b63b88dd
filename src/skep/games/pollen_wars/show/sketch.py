"""The table as text for a terminal, drawn from a view."""

from collections.abc import Mapping
from typing import Any, Final

from skep.kernel.game import Say

STYLES: Final = {
    "pink": "magenta",
    "green": "green",
    "blue": "blue",
    "orange": "dark_orange",
    "violet": "medium_purple",
    "white": "white",
    "yellow": "yellow",
}
ROWS: Final = "ihgfedcba"
HALF: Final = 3
"""Columns by which neighbouring rows are shifted: half the width of a hex."""
WILD: Final = "w"


def sketch(view: Mapping[str, Any], say: Say) -> str:
    """The round, the field, every hive, and the viewer's own pattern and hand."""
    lines = [top_line(view, say), ""]
    lines += [field_row(view, letter) for letter in ROWS]
    lines.append("")
    lines += [hive_line(view, hive, say) for hive in view["hives"]]
    lines += own_lines(view, say)
    if view["end"]:
        names = [say("seat-name", {"seat": seat}) for seat in view["end"]["winners"]]
        lines += ["", f"{say('sketch-winners', {})}: {', '.join(names) or '—'}"]
    return "\n".join(lines)


def styled(style: str, text: str) -> str:
    return f"[{style}]{text}[/{style}]"


def top_line(view: Mapping[str, Any], say: Say) -> str:
    decks = view["decks"]
    parts = [
        styled("bold", say("sketch-round", {"round": view["round"], "turn": view["turn"]})),
        say(f"sketch-phase-{view['phase'].lower()}", {}),
        say("sketch-goal", {"goal": view["goal"]}),
        say("sketch-decks", {deck: decks[deck]["cards"] for deck in ("honey", "jelly")}),
    ]
    return " │ ".join(parts)


# ------------------------------------------------------------------ the field


def field_row(view: Mapping[str, Any], letter: str) -> str:
    row = [spot for spot in view["field"] if spot["name"][0] == letter]
    shift = " " * (HALF * abs(ROWS.index(letter) - len(ROWS) // 2))
    return f"{letter} {shift}" + " ".join(hexagon(view, spot) for spot in row)


def hexagon(view: Mapping[str, Any], spot: Mapping[str, Any]) -> str:
    """Five columns: digit of the name, ground, forager, soldier or drifting bee."""
    bees = bee(view, spot["forager"], False)
    bees += "D" if spot["drift"] else bee(view, spot["soldier"], True)
    mark = styled("bold", "*") if spot["usable"] else " "
    return styled("dim", spot["name"][1]) + ground(spot) + bees + mark


def ground(spot: Mapping[str, Any]) -> str:
    if spot["cover"] == "fungus":
        return styled("green", "♣")
    if spot["cover"] == "stump":
        return "o"
    if spot["flowers"]:
        return styled(STYLES[spot["colour"]], str(spot["flowers"]))
    return "#" if spot["ground"] else "·"


def bee(view: Mapping[str, Any], owner: int | str | None, soldier: bool) -> str:
    """A forager as a small letter, a soldier as a capital, in the queen's colour."""
    if owner is None:
        return " "
    if isinstance(owner, str):
        return WILD
    colour = view["hives"][owner]["colour"]
    letter = colour[0].upper() if soldier else colour[0]
    return styled(STYLES[colour], letter)


# ------------------------------------------------------------------ the hives


def hive_line(view: Mapping[str, Any], hive: Mapping[str, Any], say: Say) -> str:
    foragers, soldiers = hive["foragers"], hive["soldiers"]
    name = styled(STYLES[hive["colour"]], say("seat-name", {"seat": hive["seat"]}))
    details = {
        "pollen": hive["pollen"],
        "foragers": foragers["home"],
        "dead": foragers["dead"],
        "soldiers": soldiers["ready"],
        "injured": soldiers["injured"] + soldiers["due"],
        "honey": hive["cards"]["honey"],
        "jelly": hive["cards"]["jelly"],
    }
    line = f"{hive['symbol']} {name} {say('sketch-hive', details)}"
    if hive["infested"]:
        line += f" {styled('red', say('sketch-infested', {}))}"
    if hive["mutiny"]:
        line += f" {say('sketch-mutiny', {})}"
    for card in hive["up"]:
        line += f" +{say('card-name', {'card': card})}"
    if hive["pattern"]:
        line += f" │ {say('pattern-name', {'pattern': hive['pattern']})}"
    if view["actor"] == hive["seat"]:
        line += f" ← {say('sketch-to-move', {})}"
    return line


def own_lines(view: Mapping[str, Any], say: Say) -> list[str]:
    """The hand the viewer sees, and where her pattern is nearest."""
    lines = []
    for hive in view["hives"]:
        if hive["hand"]:
            cards = ", ".join(say("card-name", {"card": card}) for card in hive["hand"])
            lines += ["", f"{say('sketch-hand', {})}: {cards}"]
    for aim in view["aims"][:1]:
        missing = " ".join(aim["missing"])
        lines.append(f"{say('sketch-aim', {})}: {' '.join(aim['hexes'])} ({missing})")
    return lines
