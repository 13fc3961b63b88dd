"""Booklets: a finished game in words, with diagrams at its turning points."""

import re
from collections.abc import Callable

import pytest

from paper.printed import GAMES, SMALLEST, Printed, beyond_margins, smallest_text
from skep.kernel import BadRecord, Match, Random, Record, kind
from skep.paper import Paper, print_record
from skep.paper.booklet import chapters, names_of, paragraphs_of
from skep.paper.order import order
from skep.paper.turning import MOST, moments, states_of
from skep.words import LANGUAGES

Play = Callable[[str], Match]


@pytest.fixture(scope="module")
def finished() -> Play:
    """A random game to its end, the same for all tests here."""
    known: dict[str, Match] = {}

    def play(game: str) -> Match:
        if game not in known:
            known[game] = Match(kind(game).build({"players": 2}))
            rng = Random(7)
            match = known[game]
            while not match.over:
                match.advance(rng)
                for seat in match.state.actors()[:1]:
                    legal = match.state.legal(seat)
                    match.apply(seat, legal[rng.randrange(len(legal))])
                if len(match.log) > 900:
                    match.forfeit(1, late=False)
        return known[game]

    return play


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_booklet_tells_who_played_and_who_won(finished: Play, game: str, lang: str) -> None:
    record = Record(finished(game), {0: "Ann", 1: "bot:medium"})
    found = Printed(print_record(record, lang, Paper("letter")))
    assert found.sizes() == {(215.9, 279.4)}
    first = found.words(0)
    assert "Ann" in first
    assert ("winner" if lang == "en" else "a gagné") in first
    assert "bot:" not in found.all_words()


def test_every_line_of_the_log_is_told_once_and_in_order(finished: Play) -> None:
    match = finished("pollennation")
    given = order(kind("pollennation"), match.game.options, "en", ("Ann", "Bob"))
    told = [line["text"] for part in chapters(given, match) for line in part["lines"]]  # type: ignore[attr-defined]
    assert told == [" ".join(each.lines) for each in paragraphs_of(given, match)]
    assert sum("Ann" in line for line in told) > 10


def test_diagrams_stand_at_the_start_the_end_and_a_few_turning_points(finished: Play) -> None:
    match = finished("pollennation")
    states = states_of(match)
    shown = moments(states, 0)
    places = [each.place for each in shown]
    assert places == sorted(set(places))
    assert (shown[0].what, shown[-1].what) == ("start", "end")
    assert places[-1] == len(match.log)
    assert 2 < len(shown) <= MOST + 2
    for each in shown[1:-1]:
        before, after = states[each.place - 1].scores(), states[each.place].scores()
        assert after[each.seat] > before[each.seat]


def test_a_booklet_of_a_game_that_is_not_over_is_refused() -> None:
    record = Record(Match(kind("pollennation").build({})), {})
    with pytest.raises(BadRecord, match="not over"):
        print_record(record)


def test_bots_are_called_by_their_colour(finished: Play) -> None:
    record = Record(finished("pollennation"), {0: "bot:hard", 1: "Bob"})
    assert names_of(record) == ("", "Bob")


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_s_booklet_tells_what_that_seat_could_see(finished: Play, game: str) -> None:
    match = finished(game)
    given = order(kind(game), match.game.options, "en", ("Ann", "Bob"))
    told = {
        seat: " ".join(line for each in paragraphs_of(given, match, seat) for line in each.lines)
        for seat in (None, 0, 1)
    }
    assert "You " in told[0]
    assert len(set(told.values())) == 3
    assert "You " not in told[None]


def test_the_other_seat_s_secrets_stay_hidden(finished: Play) -> None:
    match = finished("pollen-wars")
    given = order(kind("pollen-wars"), match.game.options, "en", ("Ann", "Bob"))
    ann, bob = (
        " ".join(line for each in paragraphs_of(given, match, seat) for line in each.lines)
        for seat in (0, 1)
    )
    dealt = re.compile(r"You are dealt the pattern ([^.]+)\.")
    assert dealt.search(ann)
    assert dealt.search(bob)
    drawn = re.compile(r"Bob draws “")
    assert len(drawn.findall(ann)) < len(re.findall(r"You draw “", bob))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_told_is_lost_between_columns_and_pages(finished: Play, game: str) -> None:
    match = finished(game)
    record = Record(match, {0: "Ann", 1: "Bob"})
    given = order(kind(game), match.game.options, "en", ("Ann", "Bob"))
    numbers = {str(each.last) for each in paragraphs_of(given, match)}
    printed = set(re.findall(r"\d+", Printed(print_record(record)).all_words()))
    assert numbers <= printed


@pytest.mark.parametrize("game", GAMES)
def test_booklets_keep_the_margins_and_the_size_of_text(finished: Play, game: str) -> None:
    found = Printed(print_record(Record(finished(game), {0: "Ann", 1: "Bob"})))
    assert beyond_margins(found) == []
    assert smallest_text(found) >= SMALLEST
