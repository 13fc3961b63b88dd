"""Every choice, and all that is told of a game, has words in every language."""

from rich.text import Text

from conformance.play import wander
from skep.kernel import SPECTATOR, Game, GameKind, Match, Phrase, Random, State
from skep.words import LANGUAGES, Words, told_of


def check_words_of_choices(kind: GameKind, game: Game) -> None:
    """Each choice has a token and a phrase, and the phrase has words to offer it."""
    for lang in LANGUAGES:
        words = Words(lang, kind)
        for choice in range(len(game.choices)):
            assert game.token(choice).strip()
            name, details = game.phrase(choice)
            check_said(words, (f"option-{name}", details))


def check_words_of_game(kind: GameKind, game: Game, seed: int) -> None:
    """Whatever any viewer is told during a random game has words, and is said without a code."""
    speakers = [Words(lang, kind) for lang in LANGUAGES]
    match = Match(game)
    for _ in wander(match, Random(seed)):
        pass
    for viewer in (SPECTATOR, *range(game.players)):
        for noticed in match.log_for(viewer):
            for name, details in game.log_lines(noticed.events, viewer):
                for words in speakers:
                    check_said(words, (name, told_of(words, details, viewer)))


def check_said(words: Words, phrase: Phrase) -> None:
    """The catalogue of this very language has the message, and nothing in it is missing."""
    name, details = phrase
    assert words.troubles(name, details) == []
    assert words.say(name, details).strip()


def check_sketch(kind: GameKind, state: State) -> None:
    """The table can be drawn as text for everybody, with well-formed marks."""
    for lang in LANGUAGES:
        say = Words(lang, kind).say
        for viewer in (None, *range(state.game.players)):
            drawn = state.game.sketch(state.view(viewer), say)
            assert Text.from_markup(drawn).plain.strip()
