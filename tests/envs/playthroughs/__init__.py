"""OpenSpiel's playthroughs of short games of ours, kept as files."""

from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

import skep.envs.spiel  # noqa: F401 -- registers the games

FOLDER = Path(__file__).parent
SEED = 1
GAMES = {
    "bee_busy": "skep_bee_busy(players=2)",
    "bee_busy_solo": "skep_bee_busy(players=1)",
    "pollen_wars": "skep_pollen_wars(players=2,family=kid,goal=15,round_cap=4,round_turn_cap=10)",
    "pollennation": "skep_pollennation(target=6,stall_limit=10)",
    "waggle_dance": "skep_waggle_dance(players=2,honey_target=3,round_limit=10,open_hands=on)",
}
"""By the name of their file: short variants, for a playthrough prints every tenth state whole."""


def played(name: str) -> str:
    """The playthrough of a game, as OpenSpiel makes it."""
    text: str = playthrough(GAMES[name], None, seed=SEED)
    return text
