"""A match: the log, its fold, and each viewer's part of it."""

import random

import pytest

from skep.kernel import CHANCE, HIDDEN, SPECTATOR, IllegalChoice, Match, Random, ViewersLog
from toys import BIDS, PEBBLES

DEALS = ["deal 1", "deal 2", "deal 5", "deal 6"]


def two_seats_with_hands() -> Match:
    """Seat 0 holds 1 and 2, seat 1 holds 5 and 6; the prize is 4 and both are to bid."""
    match = Match(BIDS.build({"rounds": 2}))
    for token in [*DEALS, "prize 4"]:
        match.apply(CHANCE, match.game.choice(token))
    return match


def tokens_for(match: Match, viewer: int) -> list[str]:
    choices = [seen.choice for seen in match.log_for(viewer)]
    return [match.game.token(choice) for choice in choices if choice != HIDDEN]


def bid(match: Match, seat: int, card: int) -> None:
    match.apply(seat, match.game.choice(f"bid {card}"))


def test_a_hidden_choice_that_nobody_hears_of_leaves_no_trace() -> None:
    match = two_seats_with_hands()
    bid(match, 0, 1)
    assert len(match.log_for(0)) == 6
    assert len(match.log_for(1)) == 5
    assert match.events(1)[-1] == ()


def test_of_a_card_dealt_to_another_a_seat_hears_that_it_was_dealt() -> None:
    seen = two_seats_with_hands().log_for(1)
    assert [each.seat for each in seen] == [HIDDEN, HIDDEN, CHANCE, CHANCE, CHANCE]
    assert seen[0].events == (("dealt", {"seat": 0}),)
    assert seen[2].events == (("dealt", {"seat": 1, "card": 5}),)


def test_each_seat_sees_its_own_cards_dealt_and_no_others() -> None:
    match = two_seats_with_hands()
    assert tokens_for(match, 0) == ["deal 1", "deal 2", "prize 4"]
    assert tokens_for(match, 1) == ["deal 5", "deal 6", "prize 4"]
    assert tokens_for(match, SPECTATOR) == ["prize 4"]


def test_a_veiled_bid_appears_where_it_was_made_once_the_curtain_rises() -> None:
    match = two_seats_with_hands()
    bid(match, 1, 5)
    assert tokens_for(match, 0)[-1] == "prize 4"
    assert tokens_for(match, 1)[-1] == "bid 5"
    bid(match, 0, 1)
    for viewer in (0, 1, SPECTATOR):
        assert tokens_for(match, viewer)[-3:] == ["prize 4", "bid 5", "bid 1"]
    assert "deal 5" not in tokens_for(match, 0)


def test_what_happens_is_told_in_order_and_a_veiled_bid_once_the_curtain_has_risen() -> None:
    match = two_seats_with_hands()
    bid(match, 1, 5)
    bid(match, 0, 1)
    for viewer in (0, 1, SPECTATOR):
        assert match.events(viewer)[4:] == [
            (("prize", {"points": 4}),),
            (("bid", {"seat": 1, "card": 5}),),
            (("bid", {"seat": 0, "card": 1}), ("won", {"seat": 1, "points": 4})),
        ]


def test_a_log_shows_at_which_places_something_came_to_light() -> None:
    match = two_seats_with_hands()
    bid(match, 1, 5)
    bid(match, 0, 1)
    log = ViewersLog(SPECTATOR)
    fresh = [[place for place, _ in log.watch(each)] for each in match.happenings]
    assert fresh == [[0], [1], [2], [3], [4], [], [5, 6]]
    assert (log.length, log.veiled) == (7, [])


def test_both_may_bid_in_either_order() -> None:
    one, other = two_seats_with_hands(), two_seats_with_hands()
    assert one.state.actors() == (0, 1)
    for match, order in ((one, (0, 1)), (other, (1, 0))):
        for seat in order:
            bid(match, seat, (2, 6)[seat])
    assert one.state.same_as(other.state)
    assert one.state.scores() == [0, 4]


def test_an_illegal_choice_changes_neither_state_nor_log() -> None:
    match = two_seats_with_hands()
    before, length = match.state.encode(), len(match.log)
    with pytest.raises(IllegalChoice):
        bid(match, 0, 6)
    assert match.state.encode() == before
    assert len(match.log) == length


def test_taking_back_folds_the_rest_anew() -> None:
    match = two_seats_with_hands()
    before, log = match.state.encode(), list(match.log)
    bid(match, 0, 2)
    bid(match, 1, 6)
    match.take_back(2)
    assert match.state.encode() == before
    assert match.log == log


@pytest.mark.parametrize("count", [5, 99])
def test_taking_back_everything_leads_to_the_origin(count: int) -> None:
    match = two_seats_with_hands()
    match.take_back(count)
    assert match.log == []
    assert match.state.same_as(match.origin)


def test_a_match_may_begin_anywhere_and_leaves_that_state_alone() -> None:
    game = PEBBLES.build({})
    start = game.from_position({"heap": 2, "turn": 1})
    match = Match(game, start)
    match.apply(1, game.choice("take 2"))
    assert match.over
    assert match.state.winners() == [False, True]
    assert start.position() == {"heap": 2, "turn": 1}
    match.take_back(1)
    assert match.state.position() == {"heap": 2, "turn": 1}


def test_chance_acts_until_a_seat_owes_a_choice() -> None:
    match = Match(BIDS.build({"players": 3}))
    match.advance(Random(4))
    assert match.state.actors() == (0, 1, 2)
    assert len(match.log) == 3 * 3 + 1
    match.advance(Random(5))
    assert len(match.log) == 3 * 3 + 1


def test_the_standard_generator_will_do_and_the_same_seed_repeats() -> None:
    one, other = Match(BIDS.build({})), Match(BIDS.build({}))
    one.advance(random.Random(7))
    other.advance(random.Random(7))
    assert one.log == other.log
