"""Learned players: weights from a file, and the choice the network likes best."""

import math
from array import array
from pathlib import Path

import pytest
from librt.vecs import vec

import skep
from skep.bots import make_bot
from skep.bots.network import Network, read_network, write_network
from skep.kernel import BadOption, Game, Match, Random, perspective

HIDDEN = 3
LEARNED = Path(__file__).resolve().parents[2] / "examples" / "learned" / "learned.net"


def network_for(game: Game, path: Path, liked: int) -> None:
    """A network that likes one choice best whatever it sees, and then the lower ones."""
    sizes = [game.observation_size, HIDDEN, len(game.choices)]
    weights = array("f", [0.0] * ((sizes[0] + 1) * HIDDEN + HIDDEN * sizes[2]))
    weights.extend(1000.0 if choice == liked else -choice for choice in range(sizes[2]))
    write_network(path, game, sizes, weights)


def test_layers_are_what_the_file_says() -> None:
    """Two numbers, one hidden, two choices; worked out by hand."""
    network = Network("any", 1, [2, 1, 2], array("f", [0.5, -1.0, 0.25, 2.0, -2.0, 0.0, 1.0]))
    from_hidden = math.tanh(0.5 * 3.0 - 1.0 * 1.0 + 0.25)
    numbers = vec[float]([3.0, 1.0])
    assert list(network.outputs(numbers)) == pytest.approx([2 * from_hidden, 1 - 2 * from_hidden])


def test_the_learned_player_of_the_examples_fits_the_rules_of_today() -> None:
    assert read_network(str(LEARNED)).misfit(skep.game("pollennation")) is None


def test_the_best_liked_open_choice_is_made(tmp_path: Path) -> None:
    game = skep.game("pollennation", setup="open")
    match = Match(game)
    match.advance(Random(1))
    sight = perspective(match.state, match.state.actors()[0])
    for liked in (sight.choices[-1], sight.choices[1]):
        path = tmp_path / f"{liked}.net"
        network_for(game, path, liked)
        assert make_bot(f"network:file={path}", 1).choose(sight) == liked
    path = tmp_path / "closed.net"
    network_for(game, path, len(game.choices) - 1)
    assert make_bot(f"network:file={path}", 1).choose(sight) == sight.choices[0]


def test_with_a_temperature_lesser_liked_choices_are_made_too(tmp_path: Path) -> None:
    game = skep.game("pollennation", setup="open")
    match = Match(game)
    match.advance(Random(1))
    sight = perspective(match.state, match.state.actors()[0])
    path = tmp_path / "any.net"
    network_for(game, path, len(game.choices) - 1)
    cold = make_bot(f"network:file={path}", 1)
    warm = make_bot(f"network:file={path},temperature=2", 1)
    assert {cold.choose(sight) for _ in range(20)} == {sight.choices[0]}
    made = [warm.choose(sight) for _ in range(400)]
    assert set(made) <= set(sight.choices)
    often = [made.count(choice) for choice in sight.choices[:3]]
    assert often[0] > often[1] > often[2] > 0


def test_a_network_plays_only_what_it_was_trained_for(tmp_path: Path) -> None:
    path = tmp_path / "two.net"
    network_for(skep.game("pollennation"), path, 0)
    match = Match(skep.game("pollennation", players=3))
    match.advance(Random(1))
    seat = match.state.actors()[0]
    with pytest.raises(BadOption, match=r"for pollennation .* 545 numbers .* this is .* 855"):
        make_bot(f"network:file={path}", 1).choose(perspective(match.state, seat))


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "first line"),
        (b'{"game": "x"}\n', "first line"),
        (b'{"game": "x", "rules": 1, "sizes": [2, 2]}\n1234', "6 weights are 24 bytes"),
    ],
)
def test_what_is_no_network_is_named(tmp_path: Path, content: bytes, told: str) -> None:
    path = tmp_path / "broken.net"
    path.write_bytes(content)
    with pytest.raises(BadOption, match=told):
        read_network(str(path))


def test_a_missing_file_is_named() -> None:
    with pytest.raises(BadOption, match="'nowhere' cannot be read"):
        make_bot("network:file=nowhere", 1)
    with pytest.raises(BadOption, match="the path of a file"):
        make_bot("network:file=", 1)
