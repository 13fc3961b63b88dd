"""The table as text for a terminal, drawn from a view."""

from collections.abc import Mapping
from typing import Any, Final

from skep.kernel.game import Say

STYLES: Final = {
    "white": "white",
    "yellow": "yellow",
    "orange": "dark_orange",
    "pink": "magenta",
    "violet": "medium_purple",
    "blue": "blue",
}
SIGNS: Final = {"white": "○", "yellow": "☀", "orange": "◆", "pink": "♥", "violet": "★", "blue": "▲"}
COLOURS: Final = tuple(SIGNS)


def sketch(view: Mapping[str, Any], say: Say) -> str:
    """The round, the cards with their slots, the flowers, and every hive."""
    lines = [top_line(view, say), ""]
    lines += [card_line(view, letter, say) for letter in "ACEG"]
    lines.append("")
    lines += [flower_line(view, flower) for flower in view["flowers"]]
    for seat in view["seats"]:
        lines += ["", *seat_lines(view, seat, say)]
    return "\n".join(lines)


def top_line(view: Mapping[str, Any], say: Say) -> str:
    supply = view["supply"]
    phase = say(f"sketch-{view['phase']}", {"edition": view["edition"]})
    parts = [
        f"[bold]{say('sketch-round', {'round': view['round']})}[/bold] {phase} {view['stage']}",
        say("sketch-target", {"target": view["target"]}),
        say("sketch-supply", {"eggs": supply["eggs"], "tiles": supply["tiles"]}),
        say("sketch-deck", {"deck": supply["deck"], "discard": sum(supply["discard"].values())}),
    ]
    return " │ ".join(parts)


def card_line(view: Mapping[str, Any], letter: str, say: Say) -> str:
    slots = []
    for number, slot in enumerate(view["cards"][letter], 1):
        if slot is None:
            slots.append(f"{number}:·")
        elif slot in ("blocked", "vacated"):
            slots.append(f"{number}:✕")
        else:
            slots.append(f"{number}:{owner(view, slot)}")
    return f"{letter} {' '.join(slots)}  {say(f'action-{letter}', {'edition': view['edition']})}"


def owner(view: Mapping[str, Any], seat: int) -> str:
    """A seat's initial in its colour."""
    colour = view["seats"][seat]["colour"]
    return f"[{STYLES[colour]}]{colour[0].upper()}[/{STYLES[colour]}]"


def flower_line(view: Mapping[str, Any], flower: Mapping[str, Any]) -> str:
    style = STYLES[flower["colour"]]
    bees = []
    for seat, counts in enumerate(flower["bees"]):
        if any(counts):
            award = flower["awards"][seat]
            bees.append(f"{owner(view, seat)}{digits(counts)}" + (f"(+{award})" if award else ""))
    name = f"[{style}]D{flower['number']} {flower['symbol']}×{flower['nectar']:<2}[/{style}]"
    return f"{name} {' '.join(bees)}".rstrip()


def digits(counts: list[int]) -> str:
    """Bees as the values they show."""
    return "".join(str(value) * number for value, number in enumerate(counts, 1))


def cubes(counts: list[int]) -> str:
    parts = []
    for colour, number in zip(COLOURS, counts, strict=True):
        if number:
            parts.append(f"[{STYLES[colour]}]{SIGNS[colour] * number}[/{STYLES[colour]}]")
    return "".join(parts)


def seat_lines(view: Mapping[str, Any], seat: Mapping[str, Any], say: Say) -> list[str]:
    style = STYLES[seat["colour"]]
    name = say("seat-name", {"seat": seat["seat"]})
    mark = " ★" if view["first"] == seat["seat"] else ""
    details = {"honey": seat["honey"], "dice": seat["dice"], "cards": seat["hand_size"]}
    line = f"[{style}]{name}[/{style}]{mark} {say('sketch-seat', details)}"
    if any(seat["free"]):
        line += f" │ {say('sketch-free', {})} {digits(seat['free'])}"
    if seat["hand"]:
        cards = [code for code, number in seat["hand"].items() for _ in range(number)]
        line += " │ " + ", ".join(say("card-name", {"card": code}) for code in cards)
    if view["actor"] == seat["seat"]:
        line += f" ← {say('sketch-to-move', {})}"
    return [line, "   " + "  ".join(room(each, say) for each in seat["rooms"])]


def room(given: Mapping[str, Any], say: Say) -> str:
    if given["honey"]:
        inside = f"[gold1]{say('sketch-honey', {})}[/gold1]"
    elif given["egg"]:
        inside = say("sketch-egg", {})
    else:
        inside = cubes(given["cubes"]) or "·"
    bees = digits(given["bees"])
    return f"r{given['room']} {inside}" + (f"/{bees}" if bees else "")
