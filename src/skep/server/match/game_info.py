"""What is told about each game on offer."""

from functools import cache

from skep.kernel import GameKind, kinds
from skep.server.protocol import GameInfo, OptionInfo


@cache
def info(name: str) -> GameInfo:
    kind = kinds()[name]
    options = [
        OptionInfo(each.name, each.default, list(each.values), each.low, each.high, each.help)
        for each in kind.options
    ]
    return GameInfo(
        name=kind.name,
        title=kind.title,
        rules=kind.build({}).rules,
        seats=seat_counts(kind),
        levels=list(kind.levels),
        options=options,
    )


def seat_counts(kind: GameKind) -> list[int]:
    """How many may play: what the option `players` allows."""
    for option in kind.options:
        if option.name == "players":
            values = option.values or range(option.low, option.high + 1)
            return sorted(int(value) for value in values)
    return [kind.build({}).players]
