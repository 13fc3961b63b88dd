"""Hidden information: what each seat may know, and worlds it cannot tell apart."""

from typing import Any

import pytest

from games.pollennation.table import game, random_step
from marks import rule
from skep.games.pollennation.cells import HAND, PICK
from skep.games.pollennation.state import PollenState
from skep.kernel import CHANCE, HIDDEN, Match, Random

SECRETS: list[dict[str, object]] = [
    {},
    {"deck": "all"},
    {"setup": "open"},
    {"deal": "by_value"},
    {"deal": "by_value", "anchor": "top", "setup": "open"},
    {"deal": "draft"},
    {"deal": "draft", "setup": "open"},
    {"deal": "draft", "players": 3, "deck": "all"},
    {"deal": "draft", "players": 4, "deck": "all"},
    {"deal": "fixed"},
    {"players": 3, "flowers_each": 4},
    {"players": 4, "flowers_each": 4, "deck": "all", "setup": "open"},
    {"players": 4, "deck": "all"},
    {"setup": "random"},
]


def setup_states(options: dict[str, object], seed: int) -> list[PollenState]:
    """Every state of one random setup."""
    state = game(**options).start()
    rng = Random(seed)
    states = []
    while state.view(None)["active"] is None:
        states.append(state.with_cells(state.cells[:]))
        random_step(state, rng)
    return states


@pytest.mark.parametrize("options", SECRETS)
def test_imagined_worlds_look_the_same_to_the_seat_and_are_lawful(
    options: dict[str, object],
) -> None:
    rng = Random(21)
    for state in setup_states(options, 20):
        for seat in range(state.game.players):
            twin = state.determinize(seat, rng)
            twin.check()
            assert list(twin.known(seat)) == list(state.known(seat))
            assert twin.view(seat) == state.view(seat)
            assert twin.legal(seat) == state.legal(seat)
            assert twin.awaited(seat) == state.awaited(seat)


@pytest.mark.parametrize("options", SECRETS)
def test_imagined_worlds_can_be_played_to_the_first_turn(options: dict[str, object]) -> None:
    rng = Random(23)
    for state in setup_states(options, 22)[::3]:
        twin = state.determinize(0, rng)
        assert isinstance(twin, PollenState)
        while twin.view(None)["active"] is None:
            random_step(twin, rng)
            twin.check()


@rule("R5.2")
def test_other_hands_are_hidden_until_the_layout_is_shown() -> None:
    for state in setup_states({}, 24):
        view: Any = state.view(0)
        spectator: Any = state.view(None)
        if view["phase"] in ("deal", "layout"):
            assert view["colonies"][0]["hand"] is not None
            assert view["colonies"][1]["hand"] is None
            assert spectator["colonies"][0]["hand"] is None
        if view["phase"] == "layout":
            assert [f["card"] for f in view["flowers"] if f["sector"] == 1] == [None] * 6
        if view["phase"] == "home":
            assert None not in [f["card"] for f in spectator["flowers"]]


@rule("R5.8")
def test_number_of_cards_laid_in_secret_is_hidden_too() -> None:
    state = setup_states({}, 25)[12]
    assert state.view(None)["phase"] == "layout"
    before = state.view(0)
    state.apply(1, state.legal(1)[0])
    assert state.view(0) == before
    assert state.view(1) != before


@rule("R5.5")
def test_card_being_taken_is_hidden_until_all_have_taken() -> None:
    state = next(s for s in setup_states({"deal": "draft"}, 26) if s.view(None)["phase"] == "draft")
    first, second = state.legal(1)[:2]
    one, two = state.with_cells(state.cells[:]), state.with_cells(state.cells[:])
    one.apply(1, first)
    two.apply(1, second)
    assert one.view(0) == two.view(0)
    assert one.view(None) == two.view(None)
    assert one.view(1) != two.view(1) or list(one.known(1)) != list(two.known(1))


@rule("R5.5")
def test_seat_remembers_the_hand_it_passed_on() -> None:
    options: dict[str, object] = {"deal": "draft", "players": 4, "deck": "all"}
    states = setup_states(options, 27)
    second = next(s for s in states if s.view(None)["phase"] == "draft" and s.curtain() == 1)
    known = second.known(0)
    assert known[HAND + 1] == second.cells[HAND + 1]
    assert known[HAND + 2] < 0
    assert known[HAND + 3] < 0
    assert known[PICK + 1] == second.cells[PICK + 1]


@rule("R5.10")
def test_secret_home_is_hidden_until_all_have_chosen() -> None:
    start = game(deal="fixed").start()
    views = []
    for slot in (6, 11):
        state = start.with_cells(start.cells[:])
        state.apply(1, state.game.choice(f"home {slot}"))
        views.append((state.view(0), state.view(None), state.awaited(0)))
    assert views[0] == views[1]


@rule("R5.11", "R5.12")
def test_everything_is_public_once_homes_are_shown() -> None:
    for state in setup_states({}, 28):
        if state.view(None)["phase"] in ("post", "start"):
            assert list(state.known(0)) == list(state.known(1)) == list(state.cells)


def told(viewer: int | None, options: dict[str, object], seed: int) -> tuple[Match, list[str]]:
    """A random setup, and the tokens of its log that the viewer knows."""
    match = Match(game(**options))
    rng = Random(seed)
    while match.state.view(None)["active"] is None:
        actors = match.state.actors()
        seat = actors[rng.randrange(len(actors))]
        choices = match.state.legal(seat)
        match.apply(seat, choices[rng.randrange(len(choices))])
    seen = [each.choice for each in match.log_for(viewer) if each.choice != HIDDEN]
    return match, [match.game.token(choice) for choice in seen]


@rule("R5.2", "R5.8", "U35")
def test_log_shows_own_deals_and_all_lays_once_the_curtain_has_risen() -> None:
    match, tokens = told(0, {}, 29)
    kinds = [token.split()[0] for token in tokens]
    assert kinds.count("deal") == 6
    assert kinds.count("lay") == 10
    assert kinds.count("home") == 2
    dealt = [match.game.token(e.choice) for e in match.log if e.seat == CHANCE][0:12:2]
    assert [token for token in tokens if token.startswith("deal")] == dealt


@rule("R5.3", "R5.4", "U35")
def test_log_never_shows_the_pool() -> None:
    for viewer in (None, 0, 1):
        _, tokens = told(viewer, {"deal": "by_value"}, 30)
        assert not any(token.startswith("pool") for token in tokens)


def test_log_hides_lays_of_others_before_the_curtain_rises() -> None:
    match = Match(game())
    rng = Random(31)
    match.advance(rng)
    match.apply(1, match.state.legal(1)[0])
    assert [seen.seat for seen in match.log_for(0) if seen.seat != HIDDEN] == [CHANCE] * 6
    assert [seen.seat for seen in match.log_for(1)][-1] == 1
    assert match.events(0)[-1] == ()
    assert [name for name, _ in match.events(1)[-1]] == ["card-laid"]


@rule("R5.2")
def test_imagined_hands_keep_one_card_of_each_colour() -> None:
    state = setup_states({}, 32)[12]
    hands = set()
    for seed in range(40):
        twin = state.determinize(0, Random(seed))
        view: Any = twin.view(1)
        laid = [f["card"] for f in view["flowers"] if f["sector"] == 1 and f["card"]]
        cards = view["colonies"][1]["hand"] + laid
        assert sorted(card[0] for card in cards) == sorted("RBPYOW")
        hands.add(tuple(sorted(cards)))
    assert len(hands) > 20
