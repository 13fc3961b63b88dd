"""A game with changed data: built, pickled, recorded, and refused where it makes no sense."""

import pickle

import pytest

from skep.kernel import BadOption, BadRecord, Match, Random, kind, read_record, write_record

POINTS = {"cards.family.5.points": 4}


def some_moves(game_name: str, changes: dict[str, object]) -> Match:
    match = Match(kind(game_name).build({}, changes))  # type: ignore[arg-type]
    rng = Random(1)
    while len(match.log) < 60 and not match.over:
        match.advance(rng)
        seat = match.state.actors()[0]
        open_to = match.state.legal(seat)
        match.apply(seat, open_to[rng.randrange(len(open_to))])
    return match


@pytest.mark.parametrize(
    ("game", "changes"),
    [
        ("pollennation", POINTS),
        ("pollennation", {"cards.family.3.needs.single": [[1, 2], [2, 1]]}),
        ("waggle-dance", {"queen.copies": 2}),
        ("bee-busy", {"standard.score.bee": 5, "standard.rounds.danger.2.shield": 3}),
        ("pollen-wars", {"cards.card.H13.copies": 1}),
    ],
)
def test_a_record_and_a_pickle_carry_the_changes(game: str, changes: dict[str, object]) -> None:
    match = some_moves(game, changes)
    again = read_record(write_record(match)).match
    assert again.game.changes == changes
    assert again.state.same_as(match.state)
    copied = pickle.loads(pickle.dumps(match.state))
    assert copied.game.changes == changes
    assert copied.same_as(match.state)


def test_a_change_is_for_one_game_only() -> None:
    printed = kind("pollen-wars").build({}).start().position()
    kind("pollen-wars").build({}, {"cards.card.H13.copies": 0})
    assert kind("pollen-wars").build({}).start().position() == printed
    assert kind("pollennation").build({}).changes == {}


def test_a_change_counts() -> None:
    fewer = kind("waggle-dance").build({"players": 2}, {"queen.copies": 1})
    assert fewer.start().position() != kind("waggle-dance").build({"players": 2}).start().position()


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"deck.family.5.points": 4}, "begins with no data file of this game: it has 'boards'"),
        ({"cards.family.4.points": 4}, "there is no '4', but '2', '3', '3e', '5'"),
        ({"cards.family.5": 4}, "is a table: name one of 'mark'"),
        ({"cards.family.5.points": "4"}, "is 5: it cannot be '4', of another kind"),
        ({"cards.family.5.points": True}, "is 5: it cannot be True, of another kind"),
        ({"colonies.colony.b.name": "x"}, "cannot be changed: the rules do not use it"),
    ],
)
def test_a_change_that_makes_no_sense_is_refused(changes: dict[str, object], said: str) -> None:
    with pytest.raises(BadOption) as caught:
        kind("pollennation").build({}, changes)  # type: ignore[arg-type]
    assert said in str(caught.value)


def test_a_game_that_cannot_be_built_is_refused() -> None:
    with pytest.raises(BadOption, match=r"cannot be built with data 'standard.rounds.count' = 12"):
        kind("bee-busy").build({}, {"standard.rounds.count": 12})


def test_a_record_with_a_wrong_change_is_refused() -> None:
    text = write_record(some_moves("pollennation", dict(POINTS)))
    with pytest.raises(BadRecord, match=r"header: data 'cards.family.9.points' leads"):
        read_record(text.replace("family.5.points", "family.9.points"))
    with pytest.raises(BadRecord, match="cannot be read"):
        read_record(text.replace("points 4", "points four"))
