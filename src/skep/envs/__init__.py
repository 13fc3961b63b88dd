"""Environments: the games through the interfaces that researchers already use.

    import gymnasium, pettingzoo, skep.envs
    env = pettingzoo.make("aec", "skep/PollenNation-v1", players=3)
    env = pettingzoo.make("parallel", "skep/BeeBusy-v1", players=4)
    env = gymnasium.make("skep/PollenNation-v1", opponents="greedy")
    env = gymnasium.make_vec("skep/PollenNation-v1", num_envs=256)

    import pyspiel, skep.envs.spiel
    game = pyspiel.load_game("skep_waggle_dance(players=2)")

`pollennation_v1.env(players=3)` and its like do the same, as PettingZoo's own modules do.
`docs/envs.md` says what every number of an observation means. It needs `pip install skep[envs]`.
"""

from skep.extras import needing
from skep.kernel import kinds

with needing("envs"):
    import gymnasium
    import pettingzoo

    from skep.envs.fields import VERSIONS, fields, names
    from skep.envs.film import film
    from skep.envs.versions import Versioned

bee_busy_v1 = Versioned("bee-busy")
pollen_wars_v1 = Versioned("pollen-wars")
pollennation_v1 = Versioned("pollennation")
waggle_dance_v1 = Versioned("waggle-dance")


def register() -> None:
    """Make every game known to the `make` of PettingZoo and of Gymnasium."""
    for name, kind in kinds().items():
        title = f"skep/{kind.title.replace(' ', '')}"
        version = f"v{VERSIONS.get(name, 0)}"
        register_learner(f"{title}-{version}", name=name)
        pettingzoo.register("aec", f"{title}-{version}", Versioned(name).env)
        pettingzoo.register("parallel", f"{title}-{version}", Versioned(name).parallel_env)
        if name == "bee-busy":
            register_learner(f"{title}Solo-{version}", name=name, players=1)


def register_learner(identity: str, **settings: object) -> None:
    """One learner against bots, alone and many at once."""
    gymnasium.register(
        identity,
        "skep.envs.learner:LearnerEnv",
        vector_entry_point="skep.envs.vector:LearnersEnv",
        kwargs=settings,
    )


register()

__all__ = [
    "VERSIONS",
    "Versioned",
    "bee_busy_v1",
    "fields",
    "film",
    "names",
    "pollen_wars_v1",
    "pollennation_v1",
    "register",
    "waggle_dance_v1",
]
