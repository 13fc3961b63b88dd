"""Positions and records with one thing changed, and what must become of them."""

import json
import random
from collections.abc import Iterator
from typing import Any

from conformance.play import play_out
from skep.kernel import (
    BadPosition,
    BadRecord,
    Game,
    Match,
    Random,
    SkepError,
    State,
    kinds,
    read_record,
    write_record,
)

Path = tuple[str | int, ...]
SURPRISES: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 2, 7, 99, 10**6, 10**30, 1.0, 0.5),
    *("", "z", "0", "x", "egg", "R", "H1", [], {}, [1], ["H1"], {"z": 1}),
)
STEPS = (-7, -2, -1, 1, 2, 5, 10**6)
SEALED = ("flow", "more")
"""Parts that go only with the table they were written with."""


def spoiled(position: dict[str, object], rng: random.Random) -> dict[str, Any]:
    """A copy in which one thing was deleted, added, exchanged or replaced.

    Often without the part that says where within a turn the game is: then the rest must be judged.
    """
    copy: dict[str, Any] = json.loads(json.dumps(position))
    if rng.randrange(4):
        for part in SEALED:
            copy.pop(part, None)
    ways = (delete, add, replace, count, exchange, misspell, repeat)
    while not rng.choice(ways)(copy, rng):
        pass
    return copy


def paths(value: object, here: Path = ()) -> Iterator[Path]:
    """Every place of a value but the whole of it."""
    inside = value.items() if isinstance(value, dict) else enumerate(value)  # type: ignore[arg-type]
    for key, each in inside:
        yield (*here, key)
        if isinstance(each, (dict, list)):
            yield from paths(each, (*here, key))


def anywhere(copy: dict[str, Any], rng: random.Random) -> tuple[Any, Any]:
    """A random place, as what it lies in and its key there."""
    *outer, key = rng.choice(list(paths(copy)))
    holder: Any = copy
    for step in outer:
        holder = holder[step]
    return holder, key


def delete(copy: dict[str, Any], rng: random.Random) -> bool:
    holder, key = anywhere(copy, rng)
    del holder[key]
    return True


def add(copy: dict[str, Any], rng: random.Random) -> bool:
    holder, _ = anywhere(copy, rng)
    if isinstance(holder, dict):
        holder[rng.choice(("zz", "0", "7", "score", "hand", "propolys"))] = rng.choice(SURPRISES)
    else:
        more = rng.choice(holder) if rng.randrange(2) else rng.choice(SURPRISES)
        holder.insert(rng.randrange(len(holder) + 1), more)
    return True


def replace(copy: dict[str, Any], rng: random.Random) -> bool:
    holder, key = anywhere(copy, rng)
    holder[key] = rng.choice(SURPRISES)
    return True


def count(copy: dict[str, Any], rng: random.Random) -> bool:
    """A number a little larger or smaller; True becomes False."""
    holder, key = anywhere(copy, rng)
    if isinstance(holder[key], bool):
        holder[key] = not holder[key]
    elif isinstance(holder[key], int):
        holder[key] += rng.choice(STEPS)
    else:
        return False
    return True


def exchange(copy: dict[str, Any], rng: random.Random) -> bool:
    """Two values of the same type change places."""
    (one, first), (other, second) = anywhere(copy, rng), anywhere(copy, rng)
    mine, theirs = one[first], other[second]
    if type(mine) is not type(theirs) or isinstance(mine, (dict, list)) or mine == theirs:
        return False
    one[first], other[second] = theirs, mine
    return True


def misspell(copy: dict[str, Any], rng: random.Random) -> bool:
    """A text loses, gains or mixes letters, or becomes another one of the same position."""
    holder, key = anywhere(copy, rng)
    text = holder[key]
    if not isinstance(text, str) or not text:
        return False
    elsewhere, there = anywhere(copy, rng)
    others = [text[:-1], text[1:], text + rng.choice(text), "".join(rng.sample(text, len(text)))]
    holder[key] = rng.choice([*others, str(elsewhere[there])])
    return True


def repeat(copy: dict[str, Any], rng: random.Random) -> bool:
    """One thing becomes a copy of its neighbour."""
    holder, key = anywhere(copy, rng)
    keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
    holder[key] = json.loads(json.dumps(holder[rng.choice(keys)]))
    return True


# ------------------------------------------------------------------ positions


def check_position(game: Game, given: dict[str, Any], rng: Random) -> bool:
    """A position is refused with a reason, or is read as it stands and can be played to the end."""
    try:
        state = game.from_position(given)
    except BadPosition as error:
        check_reason(error)
        return False
    written = json.loads(json.dumps(state.position()))
    if "flow" in given or "flow" not in written:  # else the stage has begun since, and gone on
        assert agrees(given, written, game.shorthand), f"{given} was read as {written}"
    assert game.from_position(written).same_as(state)
    check_usable(state, rng)
    return True


def check_reason(error: SkepError) -> None:
    said = str(error)
    assert said == said.strip(), f"'{said}' breaks off"
    assert not said.endswith(":"), f"'{said}' breaks off"


def agrees(given: Any, written: Any, besides: tuple[str, ...] = ()) -> bool:
    """Does what was written say all that was given? Plain values may be in another order."""
    if isinstance(given, dict) and isinstance(written, dict):
        return all(
            key in besides or agrees(value, written.get(key)) for key, value in given.items()
        )
    if isinstance(given, list) and isinstance(written, list):
        pairs = zip(given, written, strict=False)
        same = len(given) <= len(written) and all(agrees(one, other) for one, other in pairs)
        return same or sorted(map(repr, given)) == sorted(map(repr, written))
    if isinstance(given, str) and isinstance(written, str):
        return sorted(given) == sorted(written)
    return type(given) is type(written) and bool(given == written)


def check_usable(state: State, rng: Random) -> None:
    """Everybody can look, whoever is to choose can, and a random game goes on to its end."""
    state.check()
    for viewer in (None, *range(state.game.players)):
        json.dumps(state.view(viewer))
        state.awaited(viewer)
    for seat in range(state.game.players):
        state.observe(seat)
        state.determinize(seat, rng)
        assert bool(state.legal(seat)) == (seat in state.actors())
    play_out(state, rng)
    state.check()
    state.winners()


# ------------------------------------------------------------------ records


def spoiled_lines(text: str, rng: random.Random) -> str:
    """A record with one line deleted, repeated, moved, exchanged or misspelt."""
    lines = text.splitlines()
    here, there = rng.randrange(len(lines)), rng.randrange(len(lines))
    way = rng.randrange(6)
    if way == 0:
        del lines[here]
    elif way == 1:
        lines.insert(there, lines[here])
    elif way == 2:
        lines[here], lines[there] = lines[there], lines[here]
    elif way == 3:
        words = lines[here].split() or [""]
        words[rng.randrange(len(words))] = rng.choice(("9", "-1", "seat7", "chance", "z", "", "é"))
        lines[here] = " ".join(words)
    elif way == 4 and lines[here]:
        place = rng.randrange(len(lines[here]))
        lines[here] = lines[here][:place] + rng.choice('09 {}[],:"z-') + lines[here][place + 1 :]
    else:
        lines[here] = rng.choice(("seat 7 Eve", "forfeit seat0 late", "position {}", "option", "{"))
    return "\n".join(lines) + "\n"


def check_record(text: str) -> bool:
    """A record is refused as a BadRecord, or it replays."""
    try:
        match = read_record(text).match
    except BadRecord as error:
        check_reason(error)
        return False
    again = read_record(write_record(match)).match
    assert again.log == match.log
    assert again.state.same_as(match.state)
    return True


def record_from(match: Match) -> str | None:
    """The record of a match, if its game can be found by its name."""
    return write_record(match, {0: "Ann"}) if match.game.name in kinds() else None
