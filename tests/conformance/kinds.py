"""Which games the suite runs on, and in which variants."""

import random
from importlib import import_module

from hypothesis import strategies as st

from amount import GAMES, amount
from conformance.play import LONGEST
from skep.kernel import BadOption, Game, GameKind, Option, OptionValue, kinds

MIXED_GAMES = max(6, GAMES)
"""Random games of each number of seats with random options."""
EXAMPLES = max(8, GAMES // 10)
"""Random moments for each check that looks at one."""
VARIANT_DECISIONS = amount(600, LONGEST)
"""Where few games are asked for, a long one is left early when only its variant is looked at."""
ATTEMPTS = 2000


def chosen_kinds(named: list[str]) -> list[GameKind]:
    """The kinds named as `module:NAME`, or else all registered ones and that of `examples/`."""
    return [load(name) for name in named] or [*kinds().values(), load("race:KIND")]


def load(name: str) -> GameKind:
    module, _, attribute = name.partition(":")
    found = getattr(import_module(module), attribute)
    assert isinstance(found, GameKind), f"{name} is not a GameKind"
    return found


def values_of(option: Option) -> list[OptionValue]:
    """Every listed value, or the bounds and the default of a number."""
    return list(option.values) or sorted({option.low, int(option.default), option.high})


def variants(kind: GameKind) -> list[tuple[str, OptionValue]]:
    """Each value of each option."""
    return [(option.name, value) for option in kind.options for value in values_of(option)]


def with_value(kind: GameKind, name: str, value: OptionValue, rng: random.Random) -> Game:
    """A game in which one option has this value, others changed only as far as they must be."""
    given: dict[str, OptionValue] = {name: value}
    for attempt in range(ATTEMPTS):
        if not clash(kind, given):
            return kind.build(given)
        others = [option for option in kind.options if option.name != name]
        changed = rng.sample(others, min(len(others), 1 + attempt % 4))
        given = {option.name: rng.choice(values_of(option)) for option in changed}
        given[name] = value
    raise AssertionError(f"no variant of {kind.name} has {name}={value}")


def seat_counts(kind: GameKind) -> list[OptionValue]:
    """How many may play."""
    return next(values_of(option) for option in kind.options if option.name == "players")


def any_game(kind: GameKind, rng: random.Random, **fixed: OptionValue) -> Game:
    """A game with random options, but for those that are fixed."""
    for _ in range(ATTEMPTS):
        given = {each.name: any_value(each, rng) for each in kind.options} | fixed
        if not clash(kind, given):
            return kind.build(given)
    raise AssertionError(f"the options of {kind.name} nearly always clash")


def any_value(option: Option, rng: random.Random) -> OptionValue:
    if rng.randrange(2):
        return option.default
    return rng.choice(option.values) if option.values else rng.randint(option.low, option.high)


def games(kind: GameKind) -> st.SearchStrategy[Game]:
    """Hypothesis: games of this kind with any options that do not clash."""
    options = st.fixed_dictionaries({each.name: readings(each) for each in kind.options})
    return options.filter(lambda given: not clash(kind, given)).map(kind.build)


def readings(option: Option) -> st.SearchStrategy[OptionValue]:
    """Hypothesis: values of an option, often the default."""
    if option.values:
        return st.just(option.default) | st.sampled_from(option.values)
    return st.just(option.default) | st.integers(option.low, option.high)


def clash(kind: GameKind, given: dict[str, OptionValue]) -> bool:
    try:
        kind.build(given)
    except BadOption:
        return True
    return False
