"""The table as text for a terminal, drawn from a view: one sheet in full, the others in a line."""

from collections.abc import Mapping
from typing import Any, Final

from skep.games.bee_busy.rules.geometry import COMB_ROWS, PART_ROWS, PARTS
from skep.kernel.game import Say

FLOWER_SIGNS: Final = {
    "poppy": "[red]P[/red]",
    "cornflower": "[blue]C[/blue]",
    "sunflower": "[yellow]S[/yellow]",
}
COMB_SIGNS: Final = {"egg": "o", "queen": "♛", "water": "~", "crossed": "×", "undecided": "?"}
ROW_NAMES: Final = "abcdefg"


def draw(view: Mapping[str, Any], say: Say) -> str:
    """Round and dice, the viewer's sheet (or the first), and a line for each other seat."""
    seats = list(view["seats"])
    shown = seats[view["me"] or 0]
    lines = [round_line(view, say), ""]
    lines += [seat_line(seat, say) for seat in seats]
    lines.append("")
    lines += meadow_lines(view, shown, say)
    lines.append("")
    lines += production_lines(view, shown, say)
    lines.append("")
    lines += comb_lines(shown, say)
    lines.append("")
    lines.append(improvement_line(shown, say))
    lines.append(score_line(shown, say))
    return "\n".join(lines)


def round_line(view: Mapping[str, Any], say: Say) -> str:
    dice = " ".join(str(die) for die in view["dice"]) or "–"
    parts = [
        f"[bold]{say('sketch-round', {'round': view['round'], 'rounds': view['rounds']})}[/bold]",
        f"{say('sketch-dice', {})} {dice}",
    ]
    ahead = [each for each in view["dangers"] if each["round"] >= view["round"]]
    if ahead:
        parts.append(say("sketch-danger", ahead[0]))
    return "   ".join(parts)


def seat_line(seat: Mapping[str, Any], say: Say) -> str:
    """One seat: where its Busy Bee is, its bees, stocks and points."""
    bees = "+".join(str(area["living"]) for area in seat["bees"].values())
    return say(
        "sketch-seat",
        {
            "seat": seat["seat"],
            "area": seat["area"],
            "bees": bees,
            "nectar": seat["nectar"],
            "pollen": seat["pollen"],
            "honey": seat["honey"]["stock"],
            "wax": seat["wax"]["stock"],
            "shield": seat["propolis"]["shield"],
            "combs": len(seat["combs"]),
            "points": seat["score"]["total"],
        },
    )


def meadow_lines(view: Mapping[str, Any], seat: Mapping[str, Any], say: Say) -> list[str]:
    """The three parts beside each other: letters are flowers, × crossed ones, · items."""
    lines = [f"[bold]{say('area-meadow', {})}[/bold]"]
    for row in range(1, max(PART_ROWS) + 1):
        cells = []
        for part, rows in zip(PARTS, PART_ROWS, strict=True):
            names = [f"{part}{row}{column}" for column in (1, 2, 3)]
            signs = [cell_sign(view, seat, name) if row <= rows else " " for name in names]
            cells.append(f"{part}{row} " + " ".join(signs) if row <= rows else " " * 8)
        lines.append("  " + "    ".join(cells).rstrip())
    return lines


def cell_sign(view: Mapping[str, Any], seat: Mapping[str, Any], name: str) -> str:
    if name in seat["picked"]:
        return "×"
    return FLOWER_SIGNS.get(view["sheet"]["meadow"][name], "·")


def production_lines(view: Mapping[str, Any], seat: Mapping[str, Any], say: Say) -> list[str]:
    """Each track with its values and how far it is circled."""
    lines = [f"[bold]{say('area-production', {})}[/bold]"]
    for track, values in view["sheet"]["tracks"].items():
        extra = seat["squares"][track]
        dice = " ".join(str(value) for value in [*values, extra or "_"])
        store = seat[track]
        if track == "propolis":
            used = f"{store['crossed']}/{store['fields']}"
        else:
            used = f"{store['stock']} ({store['circled']}/{store['dots']})"
        lines.append(f"  {say(f'track-{track}', {}):<10} {dice}   {used}")
    return lines


def comb_lines(seat: Mapping[str, Any], say: Say) -> list[str]:
    """Rows of combs: what complete ones hold, the walls others lack, brackets for the path."""
    lines = [f"[bold]{say('area-combs', {})}[/bold]"]
    for letter, length in zip(ROW_NAMES, COMB_ROWS, strict=True):
        names = [f"{letter}{i}" for i in range(1, length + 1)]
        signs = [comb_sign(seat, name) for name in names]
        indent = "  " * (max(COMB_ROWS) - length)
        lines.append(f"  {indent}{letter} " + "".join(signs).rstrip())
    path = seat["path"]
    lines.append("  " + say("sketch-path", {"west": path[0], "east": path[-1]}))
    return lines


def comb_sign(seat: Mapping[str, Any], name: str) -> str:
    """Four columns: `(2)` is on the path and lacks two walls, ` o ` holds an egg."""
    if name in seat["combs"]:
        content = seat["combs"][name]
        sign = COMB_SIGNS.get(content) or content.removeprefix("honey ") + "h"
        return f"[yellow]{sign:^4}[/yellow]"
    lacks = str(seat["missing"][name])
    return f"({lacks}) " if name in seat["path"] else f" {lacks}  "


def improvement_line(seat: Mapping[str, Any], say: Say) -> str:
    columns = [
        f"[green]{each['sum']}✓[/green]"
        if each["owned"]
        else f"{each['sum']}:{each['marks']}/{each['fields']}"
        for each in seat["columns"]
    ]
    return f"[bold]{say('sketch-improvement', {})}[/bold] " + "  ".join(columns)


def score_line(seat: Mapping[str, Any], say: Say) -> str:
    parts = [f"{say(f'score-{name}', {})} {points}" for name, points in seat["score"].items()]
    return f"[bold]{say('sketch-score', {})}[/bold] " + ", ".join(parts)
