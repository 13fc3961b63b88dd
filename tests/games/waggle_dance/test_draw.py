"""Step G: drawing Queen cards, and Scout (R11, Q8)."""

from collections.abc import Iterable

from games.waggle_dance.tables import (
    choose,
    hive,
    lying,
    offered,
    seat_of,
    stage,
    table,
)
from marks import rule
from skep.games.waggle_dance.choices import CARD_CODES

ALL = [code for code in CARD_CODES for _ in range(3)]


def all_but(*codes: str, among: Iterable[str] = ALL) -> list[str]:
    """Every card of the game except these copies."""
    rest = list(among)
    for code in codes:
        rest.remove(code)
    return rest


@rule("R11.1", "R11.3")
def test_each_bee_on_g_draws_a_card_by_the_copies_left() -> None:
    state = table("G", slots={"G": "00.1.."}, discard=["gift", "gift", "mix", "mix", "mix"])
    weights = {state.game.token(choice): weight for choice, weight in state.chances()}
    assert weights["card gift"] == 1
    assert weights["card vol"] == 3
    assert "card mix" not in weights
    choose(state, "chance card vol", "chance card gift")
    assert seat_of(state, 0)["hand"] == ["vol", "gift"]


@rule("R11.4", "E30", "Q8", "RU-48")
def test_scout_with_a_short_deck() -> None:
    hands = {0: ["scout"]}
    discard = all_but("mix", "gift", "scout")
    state = table("G", hands=hands, discard=discard, slots={"G": "01...."}, tiles=36)
    assert lying(state, "deck") == ["gift", "mix"]
    assert offered(state) == ["play scout", "draw"]
    choose(state, "0 play scout", "chance card mix", "chance card gift")
    assert offered(state) == ["keep gift", "keep mix"]
    choose(state, "0 keep gift")
    assert seat_of(state, 0)["hand"] == ["gift"]
    assert lying(state, "discard").count("mix") == 3
    assert lying(state, "deck") == []
    choose(state, "0 done")  # the gift could be played at once (R11.6)
    assert seat_of(state, 1)["hand"] == []
    assert stage(state) == "roll"


@rule("Q8", "R11.2")
def test_scout_draws_three_and_keeps_one() -> None:
    state = table("G", hands={0: ["scout"]}, slots={"G": "0....."})
    choose(state, "0 play scout", "chance card vol", "chance card vol", "chance card trick")
    assert offered(state) == ["keep vol", "keep trick"]
    choose(state, "0 keep vol")
    assert seat_of(state, 0)["hand"] == ["vol"]
    assert sorted(lying(state, "discard")) == ["scout", "trick", "vol"]


@rule("Q8", "RU-50")
def test_a_scout_just_drawn_serves_the_next_bee() -> None:
    state = table("G", slots={"G": "00...."})
    choose(state, "chance card scout")
    assert offered(state) == ["play scout", "draw"]
    choose(state, "0 draw", "chance card alch")
    assert seat_of(state, 0)["hand"] == ["scout", "alch"]


@rule("Q8")
def test_scout_needs_a_bee_about_to_draw_and_a_card() -> None:
    assert stage(table("G", hands={0: ["scout"]})) == "roll"
    empty = table("G", hands={0: ["scout"]}, discard=all_but("scout"), slots={"G": "0....."})
    assert stage(empty) == "roll"


@rule("R11.6", "RU-50")
def test_a_card_drawn_can_be_played_the_same_night() -> None:
    state = table("G", slots={"G": "0....."})
    choose(state, "chance card gift")
    assert offered(state) == ["done", "play gift"]
    choose(state, "0 play gift", "0 gift room")
    assert len(hive(state, 0)) == 4


@rule("R11.6")
def test_only_a_seat_that_drew_may_play_after_it() -> None:
    state = table("G", hands={0: ["gift"]}, slots={"G": "......"})
    choose(state, "0 pass")  # before the step (RU-45)
    assert stage(state) == "roll"


@rule("R11.1", "RU-24")
def test_without_auto_take_a_draw_may_be_declined() -> None:
    state = table("G", hands={0: ["scout"]}, slots={"G": "00...."}, options={"auto_take": "off"})
    assert offered(state) == ["pass", "play scout", "draw"]
    choose(state, "0 pass", "0 draw", "chance card vol")
    assert seat_of(state, 0)["hand"] == ["vol", "scout"]


@rule("R11.5", "RU-49")
def test_discards_come_back_only_if_the_option_says_so() -> None:
    discard = all_but("vol")
    for reshuffle, deck in (("never", 0), ("when_empty", 41)):
        state = table("G", hands={0: ["vol"]}, discard=discard, options={"reshuffle": reshuffle})
        assert len(lying(state, "deck")) == deck
    kept = table("G", discard=all_but("vol"), options={"reshuffle": "when_empty"})
    assert lying(kept, "deck") == ["vol"]  # the deck was not empty


@rule("R11.3")
def test_any_number_of_cards_may_be_held_and_played() -> None:
    hand = ["gift"] * 3 + ["mix"] * 3 + ["alch"] * 3
    state = table("nightfall", ["w", "", ""], hands={0: hand})
    for _ in range(3):
        choose(state, "0 play gift", "0 gift room")
    assert len(hive(state, 0)) == 6
    assert len(seat_of(state, 0)["hand"]) == 6
