"""Bids: hands are dealt in secret, and each round all seats bid a card for a prize at once.

Chance draws each prize by weight; the highest bid that nobody equals takes it. Hands stay
hidden; bids are hidden until all have been made.
"""

from collections.abc import Mapping
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.kernel import (
    CHANCE,
    HIDDEN,
    NOBODY,
    Cells,
    Choices,
    Game,
    GameKind,
    Group,
    Kinds,
    Mind,
    Option,
    OptionValue,
    Phrase,
    Place,
    Say,
    State,
    bit,
    confides,
    event,
    group,
    happens,
    secret,
)

VALUES: Final = 6
COPIES: Final = 4
PRIZES = (1, 2, 4)
PRIZE_WEIGHTS = (3, 2, 1)

DEALING: Final = 0
PRIZING: Final = 1
BIDDING: Final = 2
OVER: Final = 3
PHASES = ("deal", "prize", "bid", "over")

# Cells: first what is common, then a stretch for each seat.
PHASE: Final = 0
ROUND: Final = 1
PRIZE: Final = 2
DECK: Final = 3
SEATS: Final = DECK + VALUES
SCORE: Final = 0
SIZE: Final = 1
BID: Final = 2
HAND: Final = 3
PLAYED: Final = HAND + VALUES
STRIDE: Final = PLAYED + VALUES

# Choices
DEAL: Final = 0
DRAW: Final = VALUES
OFFER: Final = DRAW + len(PRIZES)

# Events
CARD_DEALT: Final = 0
PRIZE_SHOWN: Final = 1
CARD_BID: Final = 2
PRIZE_WON: Final = 3
PRIZE_LOST: Final = 4
KINDS: Final = Kinds(
    event(CARD_DEALT, "dealt", "seat", secret("card"), overt=True, changes="hands sizes"),
    event(PRIZE_SHOWN, "prize", "points", changes="prize"),
    event(CARD_BID, "bid", "seat", "card", changes="bids hands sizes"),
    event(PRIZE_WON, "won", "seat", "points", overt=True, changes="prize scores"),
    event(PRIZE_LOST, "lost", "points", overt=True, changes="prize"),
)

OPTIONS = (
    Option("players", 2, "number of seats", values=(2, 3, 4)),
    Option("rounds", 3, "rounds, and cards in a hand", low=1, high=5),
)


class Bids(State):
    def with_cells(self, cells: vec[i64]) -> "Bids":
        return Bids(self.game, cells)

    # ------------------------------------------------------------------ rules

    def actor(self) -> i64:
        phase = self.cells[PHASE]
        if phase == OVER:
            return i64(NOBODY)
        if phase != BIDDING:
            return i64(CHANCE)
        return i64(min(seat for seat in range(self.game.players) if self.owes(seat)))

    def owes(self, seat: i64) -> bool:
        phase = self.cells[PHASE]
        if phase == BIDDING:
            return 0 <= seat < self.game.players and not self.cells[at(seat) + BID]
        return seat == CHANCE and phase != OVER

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        if self.cells[PHASE] == PRIZING:
            open_to = [DRAW + i for i in range(len(PRIZES))]
        else:
            first = DECK if seat == CHANCE else at(seat) + HAND
            base = DEAL if seat == CHANCE else OFFER
            open_to = [base + i for i in range(VALUES) if self.cells[first + i]]
        for i, choice in enumerate(open_to):
            out[i] = choice
        return i64(len(open_to))

    def weights(self, out: vec[i64]) -> None:
        prizing = self.cells[PHASE] == PRIZING
        weights = list(PRIZE_WEIGHTS) if prizing else [n for n in self.counts(DECK) if n]
        for i, weight in enumerate(weights):
            out[i] = weight

    def draw(self, rng: Random) -> i64:
        chances = self.chances()
        ticket = rng.randrange(sum(weight for _, weight in chances))
        for choice, weight in chances:
            ticket -= weight
            if ticket < 0:
                return i64(choice)
        raise AssertionError("the ticket is below the sum of the weights")

    def carry_out(self, seat: i64, choice: i64) -> None:
        cells = self.cells
        if choice < DRAW:
            cells[DECK + choice] -= 1
            to = self.dealt_to()
            hand = at(to)
            cells[hand + HAND + choice] += 1
            cells[hand + SIZE] += 1
            confides(bit(to), CARD_DEALT, to, choice + 1)
            if self.dealt_to() == self.game.players:
                cells[PHASE] = PRIZING
        elif choice < OFFER:
            cells[PRIZE] = PRIZES[choice - DRAW]
            happens(PRIZE_SHOWN, cells[PRIZE])
            cells[PHASE] = BIDDING
        else:
            cells[at(seat) + BID] = choice - OFFER + 1
            happens(CARD_BID, seat, choice - OFFER + 1)
            if not any(self.owes(other) for other in range(self.game.players)):
                self.settle()

    def dealt_to(self) -> int:
        """The first seat whose hand is not full."""
        rounds = rounds_of(self.game)
        full = [self.cells[at(seat) + SIZE] == rounds for seat in range(self.game.players)]
        return full.index(False) if False in full else self.game.players

    def settle(self) -> None:
        """All have bid: the highest bid without an equal takes the prize."""
        cells = self.cells
        seats = range(self.game.players)
        bids = [cells[at(seat) + BID] for seat in seats]
        lone = [bid for bid in bids if bids.count(bid) == 1]
        if lone:
            happens(PRIZE_WON, bids.index(max(lone)), cells[PRIZE])
        else:
            happens(PRIZE_LOST, cells[PRIZE])
        for seat, bid in zip(seats, bids, strict=True):
            home = at(seat)
            cells[home + SCORE] += cells[PRIZE] if lone and bid == max(lone) else 0
            cells[home + SIZE] -= 1
            cells[home + HAND + bid - 1] -= 1
            cells[home + PLAYED + bid - 1] += 1
            cells[home + BID] = 0
        cells[PRIZE] = 0
        cells[ROUND] += 1
        cells[PHASE] = OVER if cells[ROUND] == rounds_of(self.game) else PRIZING

    def score(self, seat: i64) -> i64:
        return self.cells[at(seat) + SCORE]

    def won(self, seat: i64) -> bool:
        return self.score(seat) == max(self.scores())

    def counts(self, first: int) -> list[int]:
        return list(self.cells[first : first + VALUES])

    def check(self) -> None:
        totals = self.counts(DECK)
        phase, rounds = self.cells[PHASE], rounds_of(self.game)
        assert DEALING <= phase <= OVER, "a round has these phases only"
        assert (self.cells[ROUND] == rounds) == (phase == OVER), "the last round ends the game"
        for seat in range(self.game.players):
            hand, played = self.counts(at(seat) + HAND), self.counts(at(seat) + PLAYED)
            totals = [a + b + c for a, b, c in zip(totals, hand, played, strict=True)]
            assert min(hand) >= 0, "a hand has no fewer than no cards"
            assert sum(hand) == self.cells[at(seat) + SIZE], "a hand has its size"
            assert sum(played) == self.cells[ROUND], "each has played a card a round"
            dealt = self.cells[at(seat) + SIZE] + self.cells[ROUND]
            assert dealt == rounds or (phase == DEALING and dealt < rounds), "hands are dealt"
            bid = self.cells[at(seat) + BID]
            assert bid == 0 or (bid <= VALUES and hand[bid - 1] > 0), "a bid is a card of the hand"
            assert bid == 0 or phase == BIDDING, "bids are made while bidding"
        assert totals == [COPIES] * VALUES, "there are four of each card"
        dealing = self.dealt_to() < self.game.players
        assert dealing == (phase == DEALING) or self.cells[ROUND], "hands are dealt at the start"
        assert phase != DEALING or self.cells[ROUND] == 0, "cards are dealt once"
        waiting = [seat for seat in range(self.game.players) if not self.cells[at(seat) + BID]]
        assert waiting, "a bidding ends when all have bid"
        assert (self.cells[PRIZE] in PRIZES) == (phase == BIDDING), "a prize is bid for"
        assert self.cells[PRIZE] in (0, *PRIZES), "a prize is one of those there are"

    # ------------------------------------------------------------------ what a seat may know

    def conceal(self, viewer: i64, cells: vec[i64]) -> None:
        for i in range(VALUES):
            cells[DECK + i] = HIDDEN
        for seat in range(self.game.players):
            if seat == viewer:
                continue
            if cells[at(seat) + BID]:
                cells[at(seat) + BID] = HIDDEN
            for i in range(VALUES):
                cells[at(seat) + HAND + i] = HIDDEN

    def shows(self, seat: i64, choice: i64, viewer: i64) -> i64:
        if choice < DRAW:
            return choice if viewer == self.dealt_to() else i64(HIDDEN)
        return choice if choice < OFFER or seat == viewer else i64(HIDDEN)

    def veils(self, seat: i64, choice: i64, viewer: i64) -> bool:
        return choice >= OFFER

    def curtain(self) -> i64:
        return self.cells[ROUND]

    def imagine(self, seat: i64, rng: Random) -> None:
        """Deal the cards the seat has not seen to the other hands, then guess their bids."""
        cells = self.cells
        unseen = [COPIES] * VALUES
        for other in range(self.game.players):
            for i in range(VALUES):
                unseen[i] -= cells[at(other) + PLAYED + i]
                unseen[i] -= cells[at(other) + HAND + i] if other == seat else 0
        for other in range(self.game.players):
            if other == seat:
                continue
            home = at(other)
            for i in range(VALUES):
                cells[home + HAND + i] = 0
            for _ in range(cells[home + SIZE]):
                card = pick(unseen, rng)
                unseen[card] -= 1
                cells[home + HAND + card] += 1
            if cells[home + BID] == HIDDEN:
                cells[home + BID] = pick(self.counts(home + HAND), rng) + 1
        for i in range(VALUES):
            cells[DECK + i] = unseen[i]

    # ------------------------------------------------------------------ for players and storage

    def position(self) -> dict[str, object]:
        return {"cells": list(self.cells)}

    def observe_into(self, known: vec[i64], seat: i64, out: vec[float]) -> None:
        for i in range(len(known)):
            out[i] = -1.0 if known[i] == HIDDEN else float(known[i])


class BidsMind(Mind):
    def key(self, state: State) -> i64:
        return i64(hash(state.encode()) & ((1 << 60) - 1))

    def value(self, state: State, seat: i64) -> float:
        total = sum(state.scores())
        return state.score(seat) / total if total else 0.5


class BidsGame(Game):
    def start(self) -> State:
        cells = vec[i64]([0] * cells_of(self.players))
        for i in range(VALUES):
            cells[DECK + i] = COPIES
        return Bids(self, cells)

    def describe(self, known: vec[i64], viewer: int) -> dict[str, object]:
        return {
            "phase": PHASES[known[PHASE]],
            "round": known[ROUND],
            "prize": known[PRIZE],
            "seats": [self.describe_seat(known, at(seat)) for seat in range(self.players)],
        }

    def describe_seat(self, known: vec[i64], home: int) -> dict[str, object]:
        hand = list(known[home + HAND : home + PLAYED])
        bid = known[home + BID]
        return {
            "score": known[home + SCORE],
            "size": known[home + SIZE],
            "ready": bid != 0,
            "bid": bid if bid > 0 else None,
            "hand": None if HIDDEN in hand else hand,
            "played": list(known[home + PLAYED : home + STRIDE]),
        }

    def read_position(self, given: Place) -> State:
        size = cells_of(self.players)
        return Bids(self, vec[i64](given.only(("cells",)).at("cells").numbers(size, 0, 99)))

    def phrase(self, choice: int) -> Phrase:
        if choice < DRAW:
            return ("deal", {"card": choice + 1})
        if choice < OFFER:
            return ("prize", {"points": PRIZES[choice - DRAW]})
        return ("bid", {"card": choice - OFFER + 1})

    def sketch(self, view: Mapping[str, object], say: Say) -> str:
        lines = [f"[bold]{view['phase']}[/bold] round {view['round']} prize {view['prize']}"]
        seats = view["seats"]
        assert isinstance(seats, list)
        lines += [f"  seat {seat}: {each}" for seat, each in enumerate(seats)]
        return "\n".join(lines)


def at(seat: int) -> int:
    """Where a seat's cells begin."""
    return SEATS + seat * STRIDE


def cells_of(players: int) -> int:
    return SEATS + players * STRIDE


def rounds_of(game: Game) -> int:
    return int(game.options["rounds"])


def pick(counts: list[int], rng: Random) -> int:
    """An index drawn by its count."""
    ticket = rng.randrange(sum(counts))
    for i, count in enumerate(counts):
        ticket -= count
        if ticket < 0:
            return i
    raise AssertionError("the ticket is below the sum of the counts")


def make(options: dict[str, OptionValue]) -> Game:
    players = int(options["players"])
    cards = range(1, VALUES + 1)
    tokens = [f"deal {card}" for card in cards]
    tokens += [f"prize {points}" for points in PRIZES]
    tokens += [f"bid {card}" for card in cards]
    game = BidsGame(
        name="toy-bids",
        rules=1,
        options=options,
        players=players,
        choices=Choices(tokens),
        width=VALUES,
        observation_size=cells_of(players),
        simultaneous=True,
        hidden=True,
    )
    game.kinds = KINDS
    game.mind = BidsMind()
    game.layout = layout(players)
    return game


def layout(players: int) -> Cells:
    def each(name: str, first: int, length: int = 1) -> Group:
        return group(name, SEATS + first, length, every=STRIDE, times=players)

    return Cells(
        cells_of(players),
        group("course", PHASE, 2, quiet=True),
        group("prize", PRIZE),
        group("deck", DECK, VALUES),
        each("scores", SCORE),
        each("sizes", SIZE),
        each("bids", BID),
        each("hands", HAND, VALUES * 2),
    )


KIND = GameKind(
    name="toy-bids",
    title="Bids",
    package="toys.bids",
    options=OPTIONS,
    make=make,
    levels={"easy": "random", "hard": "mcts:simulations=200"},
)
