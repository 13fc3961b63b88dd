"""The chapter of the report on environments."""

from bench.envs import CARDS, CLASSICS, GAMES
from bench.plan import Bar, Chapter, Variant


def env(measure: str) -> Variant:
    return Variant("bench.envs", (measure,))


ENVIRONMENTS = Chapter(
    "Environments",
    "Steps a second of random play through each interface, each game with its usual seats. At\n"
    "many tables, 256 games of PollenNation are stepped by one call. In self-play every seat's\n"
    "choice is a step, as through PettingZoo; otherwise a step also plays the opponent's choices.\n"
    "Steps share their arrays (`copy=False`), for a learner stores what it needs of them, except\n"
    "where it says that they are copied.",
    bars=(
        *(
            Bar(
                f"steps through PettingZoo: {name} / PettingZoo's connect_four",
                env(name),
                env("connect_four_v3"),
                3,
            )
            for name in GAMES
        ),
        Bar(
            "random games of PollenNation: many tables at once / one through PettingZoo",
            env("vector, games"),
            env("games"),
            0,
        ),
        Bar(
            "self-play on PollenNation, steps: many tables at once / one through PettingZoo",
            env("vector, self-play"),
            env("pollennation"),
            0,
        ),
        Bar(
            "a learner against random play, steps: many tables at once / one through Gymnasium",
            env("vector"),
            env("single"),
            5,
        ),
    ),
    rates={
        **{f"{name}, through PettingZoo": env(name) for name in GAMES},
        **{f"PettingZoo's {name}": env(name) for name in CLASSICS},
        **{f"RLCard's {name}": env(f"rlcard {name}") for name in CARDS},
        "PollenNation, a learner at one table (Gymnasium)": env("single"),
        "PollenNation, a learner at 256 tables": env("vector"),
        "PollenNation, a learner at 256 tables, arrays copied": env("vector, copied"),
        "PollenNation, self-play at 256 tables": env("vector, self-play"),
    },
)
