"""The table as text for a terminal, drawn from a view."""

from collections.abc import Mapping
from typing import Any, Final

from skep.kernel.game import Say

STYLES: Final = {
    "red": "red",
    "blue": "blue",
    "pink": "magenta",
    "yellow": "yellow",
    "orange": "dark_orange",
    "white": "white",
}
COLONY_STYLES: Final = {"black": "bold", "orange": "dark_orange", "teal": "cyan", "plum": "magenta"}
SIGNS: Final = {"red": "▲", "blue": "●", "pink": "♥", "yellow": "★", "orange": "◆", "white": "○"}
COLOURS: Final = tuple(SIGNS)
CODES: Final = "RBPYOW"
NEEDS_WIDTH: Final = 5
FREE_WIDTH: Final = 14


def sketch(view: Mapping[str, Any], say: Say) -> str:
    """Flowers clockwise from the top with pollen and bees, then the colonies and the reserve."""
    flowers = list(view["flowers"])
    lines = [flower_line(view, flower, say) for flower in flowers[-1:] + flowers[:-1]]
    lines.append("")
    lines += [colony_line(view, colony, say) for colony in view["colonies"]]
    lines += ["", f"{say('sketch-reserve', {})}: {pollen(view['reserve'])}"]
    if view["scoreless"]:
        limit = f"{view['scoreless']}/{view['scoreless_limit']}"
        lines.append(f"{say('sketch-scoreless', {})}: {limit}")
    if view["sowing"]:
        lines.append(f"{say('sketch-carries', {})}: {pollen(view['sowing']['load'])}")
    return "\n".join(lines)


def counted(cubes: str) -> list[int]:
    return [cubes.count(code) for code in CODES]


def pollen(cubes: str) -> str:
    """Cubes as coloured signs; more than three of a colour as a number."""
    parts = []
    for colour, number in zip(COLOURS, counted(cubes), strict=True):
        if number:
            text = SIGNS[colour] * number if number <= 3 else f"{SIGNS[colour]}×{number}"
            parts.append(f"[{STYLES[colour]}]{text}[/{STYLES[colour]}]")
    return " ".join(parts) or "·"


def width(cubes: str) -> int:
    """How many columns `pollen` takes."""
    shown = [len(str(n)) + 2 if n > 3 else n for n in counted(cubes) if n]
    return sum(shown) + max(len(shown) - 1, 0) if shown else 1


def flower_line(view: Mapping[str, Any], flower: Mapping[str, Any], say: Say) -> str:
    mark = ">" if view["sowing"] and view["sowing"]["at"] == flower["slot"] else " "
    start = f"{mark}{flower['slot']:>2} "
    if flower["card"] is None:
        return start + (say("sketch-hidden", {}) if flower["hidden"] else "—")
    style = STYLES[flower["colour"]]
    name = f"[{style}]{flower['card']:<3}[/{style}]"
    needs = pollen(flower["needs"]) + " " * max(NEEDS_WIDTH - width(flower["needs"]), 0)
    free = pollen(flower["free"]) + " " * max(FREE_WIDTH - width(flower["free"]), 0)
    return f"{start}{name} {needs} = {flower['points']} │ {free} │ {bees(view, flower['slot'])}"


def bees(view: Mapping[str, Any], slot: int) -> str:
    """The bees on a flower: Q, D and W in their colony's style, stored pollen beside the queen."""
    parts = []
    for colony in view["colonies"]:
        here = "W" * colony["workers"].count(slot) + "D" * colony["drones"].count(slot)
        if colony["queen"] == slot:
            stored = pollen(colony["stored"]) if colony["stored"] else ""
            here = f"Q({stored})" + here if stored else "Q" + here
        if here:
            style = COLONY_STYLES[colony["name"]]
            parts.append(f"[{style}]{colony['name'][0]}:{here}[/{style}]")
    return " ".join(parts)


def colony_line(view: Mapping[str, Any], colony: Mapping[str, Any], say: Say) -> str:
    style = COLONY_STYLES[colony["name"]]
    name = say(f"colony-{colony['name']}", {})
    line = f"[{style}]{name}[/{style}] {say('sketch-score', {})} {colony['score']}/{view['target']}"
    if colony["away"]:
        line += f", {say('sketch-queen', {})} {say('sketch-away', {})}"
    if colony["hand"]:
        line += f", {say('sketch-hand', {})} {' '.join(colony['hand'])}"
    if view["active"] == colony["seat"]:
        line += f" ← {say('sketch-to-move', {})}"
    return line
