"""Write the golden playthroughs anew: `python -m envs.playthroughs`, from `tests`.

They change when rules, tokens, observations or information states do: then so does the version
of the game's environments (`skep.envs.VERSIONS`).
"""

from envs.playthroughs import FOLDER, GAMES, played

if __name__ == "__main__":
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(played(name), encoding="utf-8")
