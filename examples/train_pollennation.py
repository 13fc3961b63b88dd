"""Train a player of PollenNation with masked PPO, on a CPU, in minutes.

    pip install '.[sb3]' --group learn
    python examples/train_pollennation.py --steps 400000 --out learned

It plays random opponents and is measured as it learns, on games it does not learn from. What comes
out is a learning curve and a folder with the player as it was when it was measured best; with that
folder on PYTHONPATH,

    skep arena pollennation learned random --option setup=random
    skep serve

know a further level of PollenNation for two, `learned`.
"""

import argparse
from array import array
from contextlib import suppress
from copy import deepcopy
from pathlib import Path
from time import perf_counter

import matplotlib as mpl
import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from skep.bots.arena import wilson
from skep.bots.network import write_network
from skep.envs.sb3 import TablesEnv
from skep.envs.vector import LearnersEnv

OPTIONS = {"players": 2, "deal": "by_colour", "setup": "random"}
TABLES = 256
ROLLOUT = 32
"""Choices at each table between two updates."""
HIDDEN = 64
TEMPERATURE = 0.5
"""How the player draws its choices. What it likes best alone may lead in circles."""
EVERY = 50_000
"""Choices between two measurements."""
MEASURED = 300
"""Games of each measurement."""
PROVEN = 1000
"""Games of the last one."""
MEASURING, PROVING = 1, 2
"""Seeds of games that are not learned from; the last ones have not chosen the player either."""

PLAYER = '''\
"""A player of PollenNation that has learned."""

from pathlib import Path

SPEC = f"network:file={Path(__file__).parent / 'learned.net'},temperature=TEMPERATURE"
'''

Curve = list[tuple[int, int, int]]
"""After how many choices, how many games were won of how many."""


class AheadEnv(TablesEnv):
    """Wins are rare at first, so points count as well: a step is worth the points by which one
    gets further ahead of the other, as a share of `target`. At the end who leads gets 1 more, who
    is behind -1. The environment is to be made with `rewards="points"`."""

    def __init__(self, env: LearnersEnv) -> None:
        super().__init__(env)
        self.target = float(env.game.options["target"])
        self.rows = np.arange(env.num_envs)
        self.scores = np.zeros((env.num_envs, env.game.players))
        self.lead = np.zeros(env.num_envs)

    def anew(self, rows: NDArray[np.bool_]) -> None:
        super().anew(rows)
        self.scores[rows] = 0
        self.lead[rows] = 0

    def worth(
        self, rewards: NDArray[np.float64], gains: NDArray[np.float64], ended: NDArray[np.bool_]
    ) -> NDArray[np.float64]:
        self.scores += gains
        others = self.scores.copy()
        others[self.rows, self.seats] = -np.inf
        lead = self.scores[self.rows, self.seats] - others.max(axis=1)
        gained, self.lead = lead - self.lead, lead
        found: NDArray[np.float64] = gained / self.target + np.sign(lead) * ended
        return found


def train(steps: int, seed: int) -> tuple[MaskablePPO, Curve]:
    """The model as it was when it was measured best, and how it got there."""
    env = LearnersEnv("pollennation", TABLES, rewards="points", **OPTIONS)
    model = MaskablePPO(
        "MlpPolicy",
        AheadEnv(env),
        n_steps=ROLLOUT,
        batch_size=1024,
        n_epochs=4,
        learning_rate=lambda left: 6e-4 * left,
        gamma=0.997,
        gae_lambda=0.97,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [HIDDEN, HIDDEN], "activation_fn": torch.nn.Tanh},
        seed=seed,
        device="cpu",
    )
    measure = Measure()
    with suppress(KeyboardInterrupt):  # who stops early keeps the best player so far
        model.learn(steps, callback=measure)
    model.policy.load_state_dict(measure.best)
    return model, measure.curve


class Measure(BaseCallback):
    """Plays random opponents now and then, and keeps the results and the best player."""

    def __init__(self) -> None:
        super().__init__()
        self.curve: Curve = []
        self.most = -1
        self.best: dict[str, torch.Tensor] = {}
        self.began = perf_counter()

    def _on_rollout_start(self) -> None:
        if not self.curve or self.num_timesteps >= self.curve[-1][0] + EVERY:
            self.add()

    def _on_training_end(self) -> None:
        self.add()

    def _on_step(self) -> bool:
        return True

    def add(self) -> None:
        wins = won(self.model, MEASURED, MEASURING)
        if wins > self.most:
            self.most = wins
            self.best = deepcopy(self.model.policy.state_dict())
        self.curve.append((self.num_timesteps, wins, MEASURED))
        took = perf_counter() - self.began
        print(f"{took:5.0f} s {self.num_timesteps:9d} choices: {wins} of {MEASURED} games won")


def won(model: MaskablePPO, games: int, seed: int) -> int:
    """Games won of so many against random opponents."""
    env = LearnersEnv("pollennation", games, rewards="outcome", **OPTIONS)
    sights, _ = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    running = np.ones(games, dtype=np.bool_)
    wins = 0
    while running.any():
        actions = drawn(model, sights["observation"], sights["action_mask"], rng)
        sights, rewards, ended, _, _ = env.step(actions)
        wins += int((running & ended & (rewards > 0)).sum())
        running &= ~ended
    return wins


def drawn(
    model: MaskablePPO,
    observations: NDArray[np.float32],
    masks: NDArray[np.int8],
    rng: np.random.Generator,
) -> NDArray[np.int64]:
    """Choices drawn as the player will draw them: by the policy, at its temperature."""
    with torch.no_grad():
        hidden = model.policy.mlp_extractor.policy_net(torch.from_numpy(observations))
        logits = model.policy.action_net(hidden).numpy()
    luck = rng.gumbel(size=logits.shape)
    found: NDArray[np.int64] = np.where(masks == 1, logits / TEMPERATURE + luck, -np.inf).argmax(1)
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


def draw(curve: Curve, path: Path) -> None:
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
    (folder / "learned_player.py").write_text(
        PLAYER.replace("TEMPERATURE", str(TEMPERATURE)), encoding="utf-8"
    )
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
    wins = won(model, PROVEN, PROVING)
    low, high = wilson(wins, PROVEN)
    print(f"{wins} of {PROVEN} other games won (95 % interval {low:.1%} to {high:.1%})")
    print(f"written to {given.out}")


if __name__ == "__main__":
    main()
