"""Environments: the games through the interfaces that researchers already use.

    from skep.envs import pollennation_v0
    env = pollennation_v0.env(players=3)                    # PettingZoo AEC
    env = bee_busy_v0.parallel_env(players=4)               # PettingZoo Parallel

    import gymnasium, skep.envs
    env = gymnasium.make("skep/PollenNation-v0", opponents="greedy")
    env = gymnasium.make_vec("skep/PollenNation-v0", num_envs=256)

    import pyspiel, skep.envs.spiel
    game = pyspiel.load_game("skep_waggle_dance(players=2)")

`docs/envs.md` says what every number of an observation means. It needs `pip install skep[envs]`.
"""

import gymnasium

from skep.envs.fields import VERSIONS, fields, names
from skep.envs.versions import Versioned
from skep.kernel import kinds

bee_busy_v0 = Versioned("bee-busy")
pollen_wars_v0 = Versioned("pollen-wars")
pollennation_v0 = Versioned("pollennation")
waggle_dance_v0 = Versioned("waggle-dance")


def register() -> None:
    """Make every game known to `gymnasium.make` and `gymnasium.make_vec`."""
    for name, kind in kinds().items():
        title = kind.title.replace(" ", "")
        ids: dict[str, dict[str, object]] = {
            f"skep/{title}-v{VERSIONS.get(name, 0)}": {"name": name}
        }
        if name == "bee-busy":
            ids[f"skep/{title}Solo-v{VERSIONS[name]}"] = {"name": name, "players": 1}
        for identity, settings in ids.items():
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
    "bee_busy_v0",
    "fields",
    "names",
    "pollen_wars_v0",
    "pollennation_v0",
    "register",
    "waggle_dance_v0",
]
