"""Planted: a game whose truth is known. Everybody is dealt a card; in each round all call heads or
tails, which changes nothing, and one of them gets a point, drawn by weight. The option `plant` says
whom the weights favour."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep import kernel
from skep.kernel import CHANCE, NOBODY, arg, event, group, happens

CARDS = ("a", "b", "c", "d", "e")
OVERPOWERED = CARDS.index("c")
ROUND, CALLED, SEATS = 0, 1, 2
SCORE, CARD, STRIDE = 0, 1, 2
HEADS = 0
DEAL = 2
GIVE = DEAL + len(CARDS)
MOST = 4
TOKENS = ["heads", "tails", *(f"deal {card}" for card in CARDS)]
TOKENS += [f"give {seat}" for seat in range(MOST)]
DEALT, POINT = 0, 1
KINDS = kernel.Kinds(
    event(DEALT, "card-dealt", "seat", arg("card", words=CARDS), changes="card"),
    event(POINT, "point", "seat", changes="score"),
)


class Planted(kernel.State):
    game: "PlantedGame"

    def column(self, cell: int) -> list[int]:
        return [self.cells[SEATS + seat * STRIDE + cell] for seat in range(self.game.players)]

    def actor(self) -> i64:
        if self.cells[ROUND] == self.game.rounds:
            return i64(NOBODY)
        if 0 in self.column(CARD) or self.cells[CALLED] == self.game.players:
            return i64(CHANCE)
        return self.cells[CALLED]

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        if seat != CHANCE:
            found = [0, 1]
        elif 0 in self.column(CARD):
            found = [DEAL + card for card in range(len(CARDS))]
        else:
            found = [GIVE + each for each in range(self.game.players)]
        for i, choice in enumerate(found):
            out[i] = choice
        return i64(len(found))

    def draw(self, rng: Random) -> i64:
        if 0 in self.column(CARD):
            return i64(DEAL + rng.randrange(len(CARDS)))
        weights = self.game.weights(self)
        left = rng.randrange(sum(weights))
        seat = 0
        while left >= weights[seat]:
            left -= weights[seat]
            seat += 1
        return i64(GIVE + seat)

    def carry_out(self, seat: i64, choice: i64) -> None:
        if choice < DEAL:
            self.cells[CALLED] += 1
        elif choice < GIVE:
            to = self.column(CARD).index(0)
            self.cells[SEATS + to * STRIDE + CARD] = choice - DEAL + 1
            happens(DEALT, to, choice - DEAL)
        else:
            self.cells[SEATS + (choice - GIVE) * STRIDE + SCORE] += 1
            self.cells[ROUND] += 1
            self.cells[CALLED] = 0
            happens(POINT, choice - GIVE)

    def score(self, seat: i64) -> i64:
        return self.cells[SEATS + seat * STRIDE + SCORE]

    def won(self, seat: i64) -> bool:
        return self.score(seat) == max(self.column(SCORE))

    def check(self) -> None:
        assert sum(self.column(SCORE)) == self.cells[ROUND]


class PlantedGame(kernel.Game):
    rounds: int
    weight: int
    more: int

    def start(self) -> kernel.State:
        return Planted(self, vec[i64]([0] * self.observation_size))

    def weights(self, state: Planted) -> list[int]:
        plant = self.options["plant"]
        scores, cards = state.column(SCORE), state.column(CARD)
        favoured = {
            "seat": [seat == 0 for seat in range(self.players)],
            "card": [card == OVERPOWERED + 1 for card in cards],
            "runaway": [score == max(scores) and scores.count(score) == 1 for score in scores],
        }.get(str(plant), [False] * self.players)
        return [self.weight + self.more * each for each in favoured]


def make(options: dict[str, kernel.OptionValue]) -> kernel.Game:
    seats = int(options["players"])
    size = SEATS + seats * STRIDE
    game = PlantedGame(
        "planted", 1, options, seats, kernel.Choices(TOKENS), len(TOKENS), size, False, False
    )
    data = kernel.read_data("planted", "planted")
    planted = data["planted"]
    assert isinstance(planted, dict)
    game.rounds, game.weight = int(str(data["rounds"])), int(str(data["weight"]))
    game.more = 0 if options["plant"] == "none" else int(planted[str(options["plant"])])
    game.kinds = KINDS
    game.layout = kernel.Cells(
        size,
        group("round", ROUND, quiet=True),
        group("called", CALLED, quiet=True),
        group("score", SEATS + SCORE, every=STRIDE, times=seats),
        group("card", SEATS + CARD, every=STRIDE, times=seats),
    )
    return game


OPTIONS = (
    kernel.Option("players", 2, "number of seats", values=(2, 3, 4)),
    kernel.Option("plant", "none", "whom luck favours", values=("none", "seat", "card", "runaway")),
)
KIND = kernel.GameKind("planted", "Planted", __name__, OPTIONS, make, {"easy": "random"})
