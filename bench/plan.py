"""What is measured, and what is promised of it."""

import os
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED = Path(os.environ.get("SKEP_CORE", ROOT / "build" / "compiled"))
"""Where the compiled core lies; `SKEP_CORE` names another place."""
INTERPRETED = ROOT / "src"


@dataclass(frozen=True)
class Variant:
    """Something measured: a module, its arguments, and where `skep` comes from."""

    module: str
    arguments: tuple[str, ...]
    source: Path = COMPILED


@dataclass(frozen=True)
class Bar:
    """One variant is so many times as fast as another; `least` is promised, unless it is 0."""

    text: str
    fast: Variant
    slow: Variant
    least: float


@dataclass(frozen=True)
class Limit:
    """What a variant does takes so many nanoseconds at most."""

    text: str
    variant: Variant
    most: float


@dataclass(frozen=True)
class Chapter:
    """A part of the report: its promises, and the rates behind them and beside them."""

    title: str
    text: str
    bars: tuple[Bar, ...]
    limits: tuple[Limit, ...] = ()
    rates: dict[str, Variant] = field(default_factory=dict)

    def variants(self) -> set[Variant]:
        """Everything this chapter needs measured."""
        compared = {each for bar in self.bars for each in (bar.fast, bar.slow)}
        return compared | {limit.variant for limit in self.limits} | set(self.rates.values())


def ours(game: str, measure: str, source: Path = COMPILED) -> Variant:
    return Variant("bench.ours", (game, measure), source)


def spiel(game: str, measure: str) -> Variant:
    return Variant("bench.spiel", (game, measure))


CATAN = Variant("bench.catan", ("games",))
BACKGAMMON = spiel("backgammon", "rollouts")
MANCALA = "OpenSpiel's mancala"


def against_backgammon(game: str, least: float) -> Bar:
    text = "random games in the core, decisions: ours / OpenSpiel's backgammon inside C++"
    return Bar(text, ours(game, "rollouts"), BACKGAMMON, least)


def against_catan(game: str, least: float) -> Bar:
    text = "random games of four: ours / catanatron's"
    return Bar(text, ours(game, "games"), CATAN, least)


def driven(game: str, peer: str, least: float) -> Bar:
    text = f"driven from Python, decisions: ours / OpenSpiel's {peer}"
    return Bar(text, ours(game, "driven"), spiel(peer, "driven"), least)


def rates(game: str, peers: dict[str, Variant]) -> dict[str, Variant]:
    """What a chapter of a game lists besides its promises."""
    return {
        "decisions a second inside the core": ours(game, "rollouts"),
        "decisions a second from Python, unchecked": ours(game, "driven"),
        "decisions a second from Python, checked": ours(game, "checked"),
        "games a second inside the core": ours(game, "games"),
    } | peers


POLLENNATION = Chapter(
    "PollenNation",
    "Two players on the printed board. The peer is OpenSpiel's mancala, written in C++: the\n"
    "nearest relative with a fast public implementation. A decision of PollenNation does more:\n"
    "twelve flowers, six colours, six bees a colony, scoring, repetition.\n\n"
    "Unchecked is `fill` and `play` against `legal_actions` and `apply_action`; checked is\n"
    "`legal` and `apply` against OpenSpiel's with its legality check.",
    bars=(
        Bar(
            "random games in the core: compiled / interpreted",
            ours("pollennation", "rollouts"),
            ours("pollennation", "rollouts", INTERPRETED),
            15,
        ),
        Bar(
            f"random games in the core, decisions: ours / {MANCALA} inside C++",
            ours("pollennation", "rollouts"),
            spiel("mancala", "rollouts"),
            1,
        ),
        Bar(
            f"driven from Python, unchecked: ours / {MANCALA}",
            ours("pollennation", "driven"),
            spiel("mancala", "driven"),
            2,
        ),
        Bar(
            f"driven from Python, checked: ours / {MANCALA}",
            ours("pollennation", "checked"),
            spiel("mancala", "checked"),
            0,
        ),
    ),
    limits=(Limit("one `clone()`, called from Python", ours("pollennation", "clone"), 1000),),
    rates=rates(
        "pollennation",
        {
            "decisions a second inside the core, interpreted": ours(
                "pollennation", "rollouts", INTERPRETED
            ),
            "mancala: decisions a second inside C++": spiel("mancala", "rollouts"),
            "mancala: decisions a second from Python, unchecked": spiel("mancala", "driven"),
            "mancala: decisions a second from Python, checked": spiel("mancala", "checked"),
            "simulations a second, `mcts` as it is played": ours("pollennation", "mcts"),
            "simulations a second, uniform playouts of 44 decisions": ours("pollennation", "uct"),
            "mancala: simulations a second, C++ `MCTSBot`": spiel("mancala", "mcts"),
        },
    ),
)

WAGGLE_DANCE = Chapter(
    "Waggle Dance",
    "Four players.",
    bars=(
        against_backgammon("waggle-dance", 10),
        driven("waggle-dance", "gin_rummy", 10),
        against_catan("waggle-dance", 20),
    ),
    rates=rates(
        "waggle-dance",
        {
            "backgammon: decisions a second inside C++": BACKGAMMON,
            "backgammon: decisions a second from Python": spiel("backgammon", "driven"),
            "gin rummy: decisions a second from Python": spiel("gin_rummy", "driven"),
            "catanatron: games of four a second": CATAN,
        },
    ),
)

BEE_BUSY = Chapter(
    "Bee Busy",
    "Two players.",
    bars=(against_backgammon("bee-busy", 10), driven("bee-busy", "yacht", 50)),
    rates=rates("bee-busy", {"yacht: decisions a second from Python": spiel("yacht", "driven")}),
)

POLLEN_WARS = Chapter(
    "Pollen Wars",
    "Four players.",
    bars=(against_catan("pollen-wars", 25), against_backgammon("pollen-wars", 5)),
    rates=rates("pollen-wars", {}),
)
