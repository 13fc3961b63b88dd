"""What players read: phrases, what is told, the terminal's sketch."""

from collections.abc import Mapping
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource
from rich.text import Text

from games.pollennation.table import game, play, random_step, s0, set_up
from skep.kernel import Random

PACKAGE = "skep.games.pollennation"
OUTCOMES = ("score", "jelly", "shoved", "fetched", "end-target", "end-repetition", "end-stall")


class Speaker:
    """One language of the game's catalogue; a missing word or argument is an error."""

    def __init__(self, language: str) -> None:
        text = files(PACKAGE).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(text))

    def say(self, name: str, details: Mapping[str, str | int]) -> str:
        value = self.bundle.get_message(name).value
        assert value is not None
        words, errors = self.bundle.format_pattern(value, dict(details))
        assert not errors, f"{name}: {errors}"
        return str(words)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_choice_has_words(language: str) -> None:
    speaker = Speaker(language)
    made = game()
    said = set()
    for choice in range(len(made.choices)):
        name, details = made.phrase(choice)
        said.add((name, speaker.say(f"option-{name}", details)))
        speaker.say(f"log-{name}", {"seat": 1, **details})
    assert len(said) == len(made.choices)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_told_in_a_game_has_words(language: str) -> None:
    speaker = Speaker(language)
    state = game(deal="draft", players=3).start()
    rng = Random(61)
    for _ in range(500):
        if state.over:
            break
        before = state.clone()
        seat, choice = random_step(state, rng)
        for name, details in state.game.tell(before, seat, choice, state, 0):
            assert speaker.say(name, details)
    assert all(speaker.say(f"log-{each}", {"seat": 0, "points": 2, "slot": 5, "count": 2})
               for each in OUTCOMES)  # fmt: skip


def test_consequences_are_told_after_the_choice() -> None:
    state = s0({6: "YYYRBPO", 5: "W", 3: "Y", 1: "W"}, {"queen": 6, "score": 9})
    before = state.clone()
    play(state, "worker 5")
    told = state.game.tell(before, 0, state.game.choice("worker 5"), state, 1)
    assert told == [
        ("log-worker", {"seat": 0, "slot": 5}),
        ("log-jelly", {"seat": 0, "slot": 6}),
        ("log-end-target", {"seat": 0}),
    ]


def test_fetching_and_shoving_are_told() -> None:
    state = s0(black={"queen": None, "workers": [5, 5, 5], "drones": [6, 3]})
    before = state.clone()
    play(state, "drone 6 ccw")
    told = state.game.tell(before, 0, state.game.choice("drone 6 ccw"), state, 1)
    assert told[1:] == [
        ("log-fetched", {"seat": 0, "slot": 5}),
        ("log-shoved", {"seat": 0, "count": 2, "slot": 5}),
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_terminal_shows_flowers_bees_and_scores(language: str) -> None:
    speaker = Speaker(language)
    state = s0({5: "BBY"}, {"queen": 5, "stored": "B", "score": 4})
    text = Text.from_markup(state.game.sketch(state.view(0), speaker.say)).plain
    lines = text.splitlines()
    assert lines[0].split()[:2] == ["12", "R2"]
    five = next(line for line in lines if line.strip().startswith("5 "))
    assert "●● ★" in five
    assert "b:Q(●)W" in five
    assert "4/10" in text


def test_terminal_keeps_hidden_cards_face_down() -> None:
    state = game().start()
    rng = Random(62)
    speaker = Speaker("en")
    while state.view(None)["phase"] == "deal":
        random_step(state, rng)
    while state.legal(1):
        state.apply(1, state.legal(1)[0])
    assert "face down" in state.game.sketch(state.view(0), speaker.say)
    assert "face down" not in state.game.sketch(state.view(1), speaker.say)


def test_sketch_of_every_phase_can_be_drawn() -> None:
    speaker = Speaker("fr")
    state = set_up(Random(63), players=4, deck="all")
    rng = Random(64)
    for _ in range(120):
        if not state.over:
            random_step(state, rng)
        assert Text.from_markup(state.game.sketch(state.view(None), speaker.say)).plain
