"""What players that search look at: values in line with the aims, a guess for every choice."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.pollen_wars.table import CROOK, LINE, QUIET, ZIGZAG, Table, bees, game, queen
from skep.bots import make_bot
from skep.bots.greedy import GreedyBot
from skep.kernel import CHANCE, Random, State, perspective

THINKERS = ("greedy:lines=32,worlds=32", "planner:turns=8,playouts=8,rounds=1,worlds=8,trust=8")


def guesses(state: State, seat: int) -> dict[str, float]:
    """The prior weight of each choice, by token."""
    choices = state.legal(seat)
    out = vec[float]([0.0] * len(choices))
    state.game.mind.weigh(state, seat, vec[i64](choices), len(choices), out)
    return {state.game.token(choice): out[i] for i, choice in enumerate(choices)}


def worth(state: State, seat: int) -> float:
    return state.game.mind.value(state, seat)


def test_values_are_shares_and_rise_with_pollen_patterns_and_health() -> None:
    plain = Table(patterns=[LINE, CROOK, ZIGZAG])
    assert abs(sum(worth(plain.state, seat) for seat in range(3)) - 1) < 1e-9
    rich = Table(patterns=[LINE, CROOK, ZIGZAG], hives={0: {"pollen": 9}})
    near = Table(patterns=[LINE, CROOK, ZIGZAG], foragers=bees((0, "d4 d5")))
    nearer = Table(patterns=[LINE, CROOK, ZIGZAG], foragers=bees((0, "d4 d5 d7")))
    sick = Table(patterns=[LINE, CROOK, ZIGZAG], hives={0: {"infested": True}})
    values = [worth(table.state, 0) for table in (sick, plain, near, nearer)]
    assert values == sorted(set(values))
    assert worth(rich.state, 0) > worth(plain.state, 0)


def test_the_missing_hex_is_the_first_guess() -> None:
    table = Table(patterns=[LINE, CROOK, ZIGZAG], foragers=bees((0, "d4 d5 d6")))
    weights = guesses(table.play(0, "send forager").state, 0)
    assert max(weights, key=lambda spot: weights[spot]) == "d7"


def test_the_remedy_is_brought_home() -> None:
    table = Table(patterns=QUIET, foragers=bees((0, "e8 e2")), hives={0: {"infested": True}})
    actions = guesses(table.state, 0)
    assert max(actions, key=lambda verb: actions[verb]) == "return"
    weights = guesses(table.play(0, "return").state, 0)
    assert weights["e8"] > weights["e2"]


def test_an_offer_is_seldom_begun_and_soon_dropped() -> None:
    table = Table(patterns=QUIET, hives={0: {"hand": ["H9", "J4"]}})
    verbs = guesses(table.state, 0)
    assert verbs["trade"] == min(verbs.values()) < verbs["send forager"] / 100
    building = guesses(table.play(0, "trade", queen(1)).state, 0)
    assert building["cancel"] > sum(building.values()) / 2


def selling() -> Table:
    """Pink is healthy and holds the cure; green is infested and can pay for it."""
    hives = {0: {"hand": ["J6"]}, 1: {"infested": True, "dead": 3, "pollen": 6}}
    return Table(patterns=QUIET, hives=hives)


def test_a_card_is_offered_to_whom_it_is_worth_more() -> None:
    table = selling()
    assert guesses(table.state, 0)["trade"] > guesses(Table(patterns=QUIET).state, 0)["trade"]
    table.play(0, "trade")
    said = []
    while table.options(0):
        weights = guesses(table.state, 0)
        said.append(max(weights, key=lambda choice: weights[choice]))
        table.play(0, said[-1])
    assert said == [queen(1), "give J6", "ask pollen 3", "propose"]
    answer = make_bot("mcts:simulations=60", 1).choose(perspective(table.state, 1))
    assert table.game.token(answer) == "accept"


def test_a_bad_offer_is_refused() -> None:
    table = selling().play(0, "trade", queen(2), "give J6", "ask pollen 4", "propose")
    for bot in ("greedy:lines=8,worlds=2", "mcts:simulations=60"):
        choice = make_bot(bot, 1).choose(perspective(table.state, 2))
        assert table.game.token(choice) == "refuse"


def buying() -> Table:
    """Pink is infested and rich; green is healthy and holds the cure."""
    hives = {0: {"infested": True, "dead": 3, "pollen": 9}, 1: {"hand": ["J6"]}}
    return Table(patterns=QUIET, hives=hives)


def test_a_card_is_bought_from_whom_it_is_worth_less() -> None:
    table = buying()
    assert guesses(table.state, 0)["trade"] > guesses(Table(patterns=QUIET).state, 0)["trade"]
    table.play(0, "trade")
    said = []
    while table.options(0):
        weights = guesses(table.state, 0)
        said.append(max(weights, key=lambda choice: weights[choice]))
        table.play(0, said[-1])
    assert said == [queen(1), "ask J6", "give pollen 3", "propose"]
    for bot in THINKERS:
        choice = make_bot(bot, 1).choose(perspective(table.state, 1))
        assert table.game.token(choice) == "accept"


def test_an_offer_that_cannot_be_met_is_worth_nothing() -> None:
    made = ("trade", queen(2), "ask J6", "give pollen 1", "propose")
    asked = buying().play(0, *made).state
    refused = buying().play(0, *made).play(2, "refuse").state
    assert worth(asked, 0) == worth(refused, 0)


@pytest.mark.parametrize("seed", range(3))
def test_what_one_does_not_need_is_offered_within_the_turn(seed: int) -> None:
    """Even if every choice is thought over anew, as a server does."""
    table = selling()
    said: list[str] = []
    while table.options(0) and len(said) < 12:
        player = make_bot("planner:turns=8,worlds=4,trust=1", seed)
        said.append(table.game.token(player.choose(perspective(table.state, 0))))
        table.play(0, said[-1])
    assert said[-5:] == ["trade", queen(1), "give J6", "ask pollen 3", "propose"]


# ------------------------------------------------------------------ raids


def raiding(**changes: Any) -> Table:
    """Pink has five soldiers at home; green is rich and has none ready; blue is on guard."""
    hives = {0: {}, 1: {"pollen": 9, "injured": 5}, 2: {"pollen": 9}}
    for seat, hive in changes.items():
        hives[int(seat[1:])].update(hive)
    return Table(patterns=QUIET, hives=hives)


@pytest.mark.parametrize("bot", THINKERS)
def test_an_unguarded_hive_is_raided(bot: str) -> None:
    table = raiding()
    player = make_bot(bot, 1)
    for expected in ("raid", queen(1)):
        choice = player.choose(perspective(table.state, 0))
        assert table.game.token(choice) == expected
        table.play(0, expected)


@pytest.mark.parametrize(
    "table",
    [
        raiding(s1={"injured": 0}),
        raiding(s1={"pollen": 0}, s2={"pollen": 0}),
        raiding(s1={"infested": True, "pollen": 3}),
    ],
    ids=["guarded", "poor", "infested"],
)
def test_a_raid_that_would_not_pay_is_not_begun(table: Table) -> None:
    for bot in THINKERS:
        choice = make_bot(bot, 1).choose(perspective(table.state, 0))
        assert table.game.token(choice) != "raid"
    assert guesses(table.state, 0)["raid"] < guesses(raiding().state, 0)["raid"] / 10


def test_a_raid_under_way_counts_for_both_hives() -> None:
    before = raiding().state
    announced = raiding(s1={"hand": ["H7"]}).play(0, "raid", queen(1)).state
    assert worth(announced, 0) > worth(before, 0)
    assert worth(announced, 1) < worth(before, 1)


def test_battle_cards_are_thrown_in_where_they_count() -> None:
    """Three soldiers against three: cheap cards may decide; Piggyback is too dear for an icon."""
    hives = {
        0: {"hand": ["H13", "H17"], "injured": 2},
        1: {"pollen": 9, "hand": ["H7"], "injured": 2},
        2: {"hand": ["H9"]},
    }
    table = Table(patterns=QUIET, hives=hives).play(0, "raid", queen(1))
    attack = guesses(table.state, 0)
    assert attack["commit H17"] > attack["ready"] > attack["commit H13"]
    defence = guesses(table.state, 1)
    assert defence["commit H7"] > defence["ready"]
    assert max(guesses(table.state, 2).items(), key=lambda item: item[1])[0] == "stay out"


def test_soldiers_are_called_home_only_from_a_raid_that_would_succeed() -> None:
    out = {"foragers": bees((1, "e2")), "soldiers": bees((1, "e2"))}
    weak = Table(patterns=QUIET, hives={0: {"injured": 4}, 1: {"pollen": 9}}, **out)
    strong = Table(patterns=QUIET, hives={1: {"pollen": 9, "injured": 3}}, **out)
    weights = [guesses(t.play(0, "raid", queen(1)).state, 1) for t in (weak, strong)]
    assert weights[0]["e2"] < weights[0]["done"] / 10
    assert weights[1]["e2"] == weights[1]["done"]


def test_bees_speak_for_the_pattern_they_have_begun() -> None:
    table = Table(patterns=[ZIGZAG, LINE, CROOK], foragers=bees((1, "d4 d5 d7")), drift="a5")
    handle = perspective(table.state, 0)
    rng = Random(5)
    worlds: list[Any] = [handle.imagine(rng).position() for _ in range(200)]
    imagined = [world["patterns"][1] for world in worlds]
    assert imagined.count(LINE) > 50
    assert len(set(imagined)) == 6


def test_a_greedy_player_completes_its_pattern() -> None:
    table = Table(patterns=[LINE, CROOK, ZIGZAG], foragers=bees((0, "d4 d5 d7")))
    bot = GreedyBot(seed=1, lines=128, worlds=2)
    for expected in ("send forager", "d6"):
        choice = bot.choose(perspective(table.state, 0))
        assert table.game.token(choice) == expected
        table.play(0, expected)


def test_every_choice_of_a_game_has_a_guess() -> None:
    state = game(trade="open", windows="full").start()
    rng = Random(11)
    for _ in range(500):
        if state.over:
            break
        seat = state.actors()[0]
        if seat != CHANCE:
            assert min(guesses(state, seat).values()) > 0.0
        open_to = state.legal(seat)
        choice = state.sample(rng) if seat == CHANCE else open_to[rng.randrange(len(open_to))]
        state.apply(seat, choice)
