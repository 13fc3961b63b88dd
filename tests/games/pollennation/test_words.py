"""What players read: phrases, the log, the terminal's sketch."""

from collections.abc import Mapping
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource
from rich.text import Text

from games.pollennation.table import after, game, random_step, s0, set_up
from marks import rule
from skep.kernel import CHANCE, Match, Phrase, Random, State

PACKAGE = "skep.games.pollennation"
NAMES = ["Ann", "Bob", "Cleo", "Dan"]


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

    def read(self, phrase: Phrase, viewer: int) -> str:
        """A line of the log as somebody at the table of Ann, Bob, Cleo and Dan reads it."""
        name, details = phrase
        said = dict(details)
        for key in ("seat", "first"):
            seat = int(said.get(key, CHANCE))
            said[f"{key}-name"] = NAMES[seat] if seat != CHANCE else "chance"
            said[f"{key}-is"] = "you" if seat == viewer else "chance" if seat == CHANCE else "they"
        return self.say(name, said)


def read(match: Match, viewer: int | None, language: str = "en") -> list[str]:
    """What came of the last choice, as the viewer reads it."""
    speaker = Speaker(language)
    eye = match.game.viewer_meant(viewer)
    told = match.events(viewer)[-1]
    return [speaker.read(line, eye) for line in match.game.log_lines(told, eye)]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_choice_has_words(language: str) -> None:
    speaker = Speaker(language)
    made = game()
    said = set()
    for choice in range(len(made.choices)):
        name, details = made.phrase(choice)
        said.add((name, speaker.say(f"option-{name}", details)))
    assert len(said) == len(made.choices)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "options",
    [
        {"deal": "draft", "players": 3},
        {"setup": "random", "workers": 5, "push_scores": "on", "queen_action": "may"},
        {"players": 3, "flowers_each": 4, "stall_limit": 10, "stall_result": "draw"},
    ],
)
def test_all_that_is_told_of_a_game_has_words(language: str, options: dict[str, object]) -> None:
    speaker = Speaker(language)
    match = Match(game(**options))
    rng = Random(61)
    while not match.over:
        actors = match.state.actors()
        seat = actors[rng.randrange(len(actors))]
        choices = match.state.legal(seat)
        match.apply(seat, choices[rng.randrange(len(choices))])
    for viewer in (None, *range(match.game.players)):
        eye = match.game.viewer_meant(viewer)
        for told in match.events(viewer):
            for line in match.game.log_lines(told, eye):
                said = speaker.read(line, eye)
                assert said.endswith((".", "!", " !"))
                assert "  " not in said


LOG = [
    (s0(), ["worker 12"], ["Ann’s worker flies from 12 to 2, dropping 2 red cubes."],
     ["Ann envoie une ouvrière de 12 à 2, qui dépose 2 cubes rouges."]),
    (s0({3: "WYY", 1: ""}, {"workers": [12, 3, 5]}), ["worker 3", "drop white"],
     ["Ann’s worker flies from 3 to 6, dropping white, yellow, yellow.",
      "Ann scores 2 points on flower 6."],
     ["Ann envoie une ouvrière de 3 à 6, qui dépose : blanc, jaune, jaune.",
      "Ann marque 2 points sur la fleur 6."]),
    (s0(black={"workers": [5, 5, 12], "drones": [6, 3]}), ["drone 6 ccw"],
     ["Ann’s drone flies from 6 to 5.", "2 of Ann’s workers are pushed on from 5 to 4."],
     ["Ann envoie un faux-bourdon de 6 à 5.", "Ann pousse 2 ouvrières de 5 à 4."]),
    (s0(black={"queen": None, "drones": [3, 4]}), ["drone 4 cw"],
     ["Ann’s drone flies from 4 to 5.", "Ann’s queen returns to flower 5."],
     ["Ann envoie un faux-bourdon de 4 à 5.",
      "Ann retrouve sa reine, qui revient sur la fleur 5."]),
    (s0({5: "BBY", 3: "Y"}), ["queen", "store", "keep blue 2", "keep yellow 1"],
     ["Ann’s queen flies from 3 to 5 and stores 2 blue, 1 yellow."],
     ["Ann déplace sa reine de 3 à 5 ; elle garde 2 bleus, 1 jaune."]),
    (s0({5: ""}, {"queen": 5, "stored": "BB"}), ["queen"],
     ["Ann’s queen leaves her pollen on flower 5: 2 blue."],
     ["Ann laisse du pollen sur la fleur 5 : 2 bleus."]),
    (s0(), ["queen", "blossom"],
     ["Ann’s queen flies from 3 to 5 and makes it blossom: 2 more blue cubes. "
      "She leaves the ring."],
     ["Ann déplace sa reine de 3 à 5 ; elle déclenche une floraison, 2 cubes bleus de plus, "
      "et quitte l’anneau."]),
    (s0({5: "", 8: "BBBBBBBBBB"}), ["queen"],
     ["Ann’s queen flies from 3 to 5 and finds nothing to do."],
     ["Ann déplace sa reine de 3 à 5 ; elle n’y a rien à faire."]),
    (s0({6: "YYYRBPO", 5: "W", 3: "Y", 1: "W"}, {"queen": 6, "score": 9}), ["worker 5"],
     ["Ann’s worker flies from 5 to 6, dropping white.",
      "Ann makes Royal Jelly on flower 6: 6 points!", "Ann wins the game."],
     ["Ann envoie une ouvrière de 5 à 6, qui dépose : blanc.",
      "Ann produit de la gelée royale sur la fleur 6 : 6 points !", "Ann gagne la partie."]),
    (s0(scoreless=99), ["drone 3 cw"],
     ["Ann’s drone flies from 3 to 4.", "100 moves without a point: at 200 the game ends."],
     ["Ann envoie un faux-bourdon de 3 à 4.",
      "100 coups sans point : à 200, la partie se termine."]),
    (s0(scoreless=199), ["drone 3 cw"],
     ["Ann’s drone flies from 3 to 4.", "Too many moves without a point: the game ends.",
      "The game is a draw."],
     ["Ann envoie un faux-bourdon de 3 à 4.",
      "Trop de coups sans point : la partie se termine.",
      "La partie se termine sur une égalité."]),
    (s0(), ["drone 3 cw", "drone 9 cw", "drone 4 ccw", "drone 10 ccw"],
     ["Bob’s drone flies from 10 to 9.",
      "This position has come up before. The third time ends the game."],
     ["Bob envoie un faux-bourdon de 10 à 9.",
      "Cette position s’est déjà présentée. La troisième fois, la partie se termine."]),
]  # fmt: skip


@pytest.mark.parametrize(("state", "tokens", "english", "french"), LOG)
def test_log_of_a_move(
    state: State, tokens: list[str], english: list[str], french: list[str]
) -> None:
    match = after(state, *tokens)
    assert read(match, None) == english
    assert read(match, None, "fr") == french


def test_log_says_you_to_whom_it_concerns() -> None:
    match = after(s0({5: "Y", 3: "YBB"}, {"score": 8}), "worker 5")
    assert read(match, 0) == [
        "Your worker flies from 5 to 6, dropping yellow.",
        "You score 2 points on flower 6.",
        "You win the game!",
    ]
    assert read(match, 0, "fr") == [
        "Vous envoyez une ouvrière de 5 à 6, qui dépose : jaune.",
        "Vous marquez 2 points sur la fleur 6.",
        "Vous gagnez la partie !",
    ]


def test_half_a_move_has_no_line() -> None:
    for tokens in (["worker 3"], ["queen"], ["queen", "store"]):
        state = s0({3: "WYY", 1: ""}, {"workers": [12, 3, 5], "queen": 3})
        assert read(after(state, *tokens), 0) == []


def test_long_sowing_is_told_by_its_number() -> None:
    state = s0({12: "RRRRRRBBBBYY"}, {"queen": 12, "stored": "RR"})
    match = after(state, "worker 12", *["drop blue"] * 4, *["drop yellow"] * 2)
    assert read(match, 1)[0] == "Ann’s worker flies from 12 to 12, dropping 12 cubes."


@rule("R5.2", "R5.8", "R5.9")
def test_log_of_a_setup_names_the_cards() -> None:
    match = Match(game(setup="open"))
    for seat, card in ((0, "R2"), (1, "R5")):
        match.apply(CHANCE, match.game.choice(f"deal {card}"))
        assert read(match, seat) == [f"You are dealt the red flower worth {card[1]}."]
        assert read(match, 1 - seat) == []
    match.advance(Random(7))
    match.apply(0, match.game.choice("lay R2"))
    assert read(match, 0) == ["You lay the red flower worth 2 on bed 12."]
    assert read(match, 1) == ["Ann lays the red flower worth 2 on bed 12."]
    while match.state.view(None)["phase"] == "layout":
        match.apply(match.state.actors()[0], match.state.legal(match.state.actors()[0])[0])
    assert read(match, 0)[-1] == "Every flower gets 2 cubes of its own colour."
    assert len(read(match, 0)) == 4  # the last two cards lie by themselves


def test_easy_cards_are_named_as_such() -> None:
    made = game(deck="all")
    assert Speaker("en").say("option-lay", made.phrase(made.choice("lay W3e"))[1]) == (
        "Lay the easy white flower worth 3"
    )
    assert Speaker("fr").say("option-lay", made.phrase(made.choice("lay W3e"))[1]) == (
        "Poser la fleur blanche à 3 points (facile)"
    )


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
