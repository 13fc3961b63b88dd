"""Train a player of PollenNation with masked PPO, on a CPU, in minutes.

    pip install --group learn
    python examples/train_pollennation.py --steps 400000 --out learned

It plays random opponents, earns +1 for a win and -1 for a loss, and is measured as it learns. What
comes out is a learning curve and a folder with the player; with that folder on PYTHONPATH,

    skep arena pollennation learned random --option setup=random
    skep serve

know a further level of PollenNation for two, `learned`.
"""

import argparse
from array import array
from pathlib import Path
from time import perf_counter

import matplotlib as mpl
import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from sb3_tables import Tables
from stable_baselines3.common.callbacks import BaseCallback

from skep.bots.arena import wilson
from skep.bots.network import write_network
from skep.envs.vector import LearnersEnv

OPTIONS = {"players": 2, "deal": "by_colour", "setup": "random"}
TABLES = 64
ROLLOUT = 128
"""Choices at each table between two updates."""
HIDDEN = 64
EVERY = 50_000
"""Choices between two measurements."""
MEASURED = 200
"""Games of each measurement."""

PLAYER = '''\
"""A player of PollenNation that has learned."""

from pathlib import Path

SPEC = f"network:file={Path(__file__).parent / 'learned.net'}"
'''


def train(steps: int, seed: int) -> tuple[MaskablePPO, list[tuple[int, int, int]]]:
    """The trained model, and how many games it won of how many after how many choices."""
    tables = Tables(LearnersEnv("pollennation", TABLES, rewards="outcome", **OPTIONS))
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=ROLLOUT,
        batch_size=1024,
        n_epochs=4,
        learning_rate=lambda left: 6e-4 * left,
        gamma=0.997,
        gae_lambda=0.95,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [HIDDEN, HIDDEN], "activation_fn": torch.nn.Tanh},
        seed=seed,
        device="cpu",
    )
    measure = Measure()
    model.learn(steps, callback=measure)
    return model, measure.curve


class Measure(BaseCallback):
    """Plays random opponents now and then and keeps the results."""

    def __init__(self) -> None:
        super().__init__()
        self.curve: list[tuple[int, int, int]] = []
        self.began = perf_counter()

    def _on_rollout_start(self) -> None:
        if not self.curve or self.num_timesteps >= self.curve[-1][0] + EVERY:
            self.add()

    def _on_training_end(self) -> None:
        self.add()

    def _on_step(self) -> bool:
        return True

    def add(self) -> None:
        wins = won(self.model, MEASURED)
        self.curve.append((self.num_timesteps, wins, MEASURED))
        took = perf_counter() - self.began
        print(f"{took:5.0f} s {self.num_timesteps:9d} choices: {wins} of {MEASURED} games won")


def won(model: MaskablePPO, games: int) -> int:
    """Games won of so many against random opponents."""
    env = LearnersEnv("pollennation", games, rewards="outcome", **OPTIONS)
    sights, _ = env.reset(seed=1)
    running = np.ones(games, dtype=np.bool_)
    wins = 0
    while running.any():
        actions = likeliest(model, sights["observation"], sights["action_mask"])
        sights, rewards, ended, _, _ = env.step(actions)
        wins += int((running & ended & (rewards > 0)).sum())
        running &= ~ended
    return wins


def likeliest(
    model: MaskablePPO, observations: NDArray[np.float32], masks: NDArray[np.int8]
) -> NDArray[np.int64]:
    """What the policy likes best, as the player will choose."""
    with torch.no_grad():
        hidden = model.policy.mlp_extractor.policy_net(torch.from_numpy(observations))
        logits = model.policy.action_net(hidden).numpy()
    found: NDArray[np.int64] = np.where(masks == 1, logits, -np.inf).argmax(1)
    return found


def weights_of(model: MaskablePPO) -> tuple[list[int], "array[float]"]:
    """The policy's layers as a network file wants them."""
    layers = [
        layer
        for layer in (*model.policy.mlp_extractor.policy_net, model.policy.action_net)
        if isinstance(layer, torch.nn.Linear)
    ]
    weights = array("f")
    for layer in layers:
        weights.extend(layer.weight.detach().numpy().ravel().tolist())
        weights.extend(layer.bias.detach().numpy().tolist())
    return [layers[0].in_features, *(layer.out_features for layer in layers)], weights


def draw(curve: list[tuple[int, int, int]], path: Path) -> None:
    """The share of games won against random opponents, with 95 % intervals."""
    mpl.use("svg")
    from matplotlib import pyplot as plt  # noqa: PLC0415 -- after the backend is chosen

    steps = [each[0] / 1e6 for each in curve]
    shares = [100 * wins / games for _, wins, games in curve]
    bounds = [wilson(wins, games) for _, wins, games in curve]
    figure, axes = plt.subplots(figsize=(7, 4))
    low, high = ([100 * bound[side] for bound in bounds] for side in (0, 1))
    axes.fill_between(steps, low, high, color="#e9a23b", alpha=0.3, linewidth=0)
    axes.plot(steps, shares, color="#8a5a00", marker="o", markersize=3)
    axes.set_xlabel("choices made, millions")
    axes.set_ylabel("games won against random play, %")
    axes.set_ylim(0, 100)
    axes.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def offer(folder: Path) -> None:
    """Make the folder a package that adds the level `learned` to PollenNation."""
    (folder / "learned_player.py").write_text(PLAYER, encoding="utf-8")
    info = folder / "learned_player-1.0.dist-info"
    info.mkdir(exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: learned_player\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[skep.levels]\npollennation.learned = learned_player:SPEC\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=400_000, help="choices to learn from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learned"), help="folder of the player")
    given = parser.parse_args()
    torch.set_num_threads(1)
    model, curve = train(given.steps, given.seed)
    game = LearnersEnv("pollennation", **OPTIONS).game
    given.out.mkdir(parents=True, exist_ok=True)
    write_network(given.out / "learned.net", game, *weights_of(model))
    offer(given.out)
    draw(curve, given.out / "curve.svg")
    print(f"written to {given.out}")


if __name__ == "__main__":
    main()
