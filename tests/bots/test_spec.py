"""Bots by name: what is understood, and what a mistake is told."""

import pytest

from skep.bots import Bot, make_bot
from skep.bots.bot import SeatedBot
from skep.bots.greedy import GreedyBot
from skep.bots.mcts import MctsBot
from skep.kernel import BadOption, Perspective, perspective
from toys import PEBBLES


def test_a_spec_names_a_bot_and_its_parameters() -> None:
    bot = make_bot("mcts:seconds=0.5,cutoff=7", seed=1)
    assert isinstance(bot, MctsBot)
    assert (bot.seconds, bot.cutoff) == (0.5, 7)
    greedy = make_bot("greedy:lines=10", seed=1)
    assert isinstance(greedy, GreedyBot)
    assert greedy.lines == 10


@pytest.mark.parametrize("thinker", ["greedy:lines=4", "mcts:simulations=8", "planner:trust=1"])
def test_slips_are_the_share_of_choices_made_without_a_thought(thinker: str) -> None:
    """With 3 pebbles left, taking all of them wins: a thought suffices. A slip finds it too."""
    handle = perspective(PEBBLES.build({}).from_position({"heap": 3, "turn": 0}), 0)
    won = PEBBLES.build({}).choice("take 3")
    assert {make_bot(thinker, seed=seed).choose(handle) for seed in range(20)} == {won}
    slipping = make_bot(f"{thinker},slips=0.75", seed=1)
    others = sum(slipping.choose(handle) != won for _ in range(400))
    assert 0.43 < others / 400 < 0.57


def test_a_level_stands_for_the_spec_its_game_gives() -> None:
    bot = make_bot("hard", seed=1, kind=PEBBLES)
    assert isinstance(bot, MctsBot)
    assert bot.simulations == 200


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        ("clever", "there is no bot 'clever': there are 'easy', 'hard', 'random', 'greedy'"),
        ("mcts:sims=3", "no parameter 'sims=3': it has 'simulations', 'seconds'"),
        ("mcts:simulations", "no parameter 'simulations'.*as in 'mcts:simulations=100'"),
        ("mcts:simulations=0", "'simulations' of bot 'mcts' cannot be '0': it is a whole number"),
        ("mcts:simulations=2.5", "cannot be '2.5': it is a whole number from 1 to"),
        ("mcts:seconds=soon", "cannot be 'soon': it is a number from 0.001 to 600"),
        ("mcts:seconds=nan", "cannot be 'nan'"),
        ("random:lines=3", "'random' takes no parameters, so not 'lines=3'"),
        ("", "there is no bot ''"),
        ("mcts for 2 else clever", "there is no bot 'clever'"),
    ],
)
def test_a_bad_spec_is_told_what_is_valid(spec: str, told: str) -> None:
    with pytest.raises(BadOption, match=told):
        make_bot(spec, seed=1, kind=PEBBLES)


def test_a_spec_may_name_a_bot_for_a_number_of_seats() -> None:
    bot = make_bot("mcts:simulations=7 for 2 else random for 3 else greedy", seed=1)
    assert isinstance(bot, SeatedBot)
    assert isinstance(bot.then, MctsBot)
    assert isinstance(bot.otherwise, SeatedBot)
    game = PEBBLES.build({"heap": 3})
    asked = []

    class Asked(Bot):
        def choose(self, perspective: Perspective) -> int:
            asked.append(self)
            return perspective.choices[0]

    fitting, other = Asked(1), Asked(2)
    sight = perspective(game.start(), 0)
    SeatedBot(1, 2, fitting, other).choose(sight)
    SeatedBot(1, 3, fitting, other).choose(sight)
    assert asked == [fitting, other]


def test_levels_belong_to_their_game() -> None:
    with pytest.raises(BadOption, match="there is no bot 'hard'"):
        make_bot("hard", seed=1)
