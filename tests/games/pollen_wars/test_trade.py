"""Trades: binding offers of cards and pollen, and promises that bind nobody (R8)."""

from games.pollen_wars.table import QUIET, Table, bees, phase_b, queen
from marks import rule
from skep.kernel import Match

PINK, GREEN, BLUE = (queen(seat) for seat in range(3))


def market(**options: object) -> Table:
    hives = {0: {"hand": ["H9", "J4"]}, 1: {"hand": ["H7", "H7", "J5"], "pollen": 3}}
    return Table(dict(options), patterns=QUIET, hives=hives)


@rule("R8.1")
def test_two_offers_a_turn_and_then_no_more() -> None:
    table = market()
    for _ in range(2):
        assert "trade" in table.options(0)
        table.play(0, "trade", GREEN, "cancel")
    assert "trade" not in table.options(0)
    table.play(0, "send forager", "i9")
    assert "trade" not in table.options(0)
    table.play(0, "done")
    assert "trade" in table.options(1)


@rule("R8.1")
def test_no_trade_where_it_is_off() -> None:
    assert "trade" not in market(trade="off").options(0)


@rule("R8.1")
def test_open_trade_lets_everybody_offer_before_the_action() -> None:
    table = market(trade="open").play(0, "send forager", "i9", "done")
    assert table.options(2) == ["pass", "trade"]
    table.play(2, "pass")
    assert table.options(0) == ["pass", "trade"]
    table.play(0, "trade", BLUE, "give H9", "propose").play(2, "accept")
    assert table.hive(2)["hand"] == ["H9"]
    assert "send forager" in table.options(1)


@rule("R8.2")
def test_what_an_offer_may_hold() -> None:
    table = market().play(0, "trade", GREEN)
    options = set(table.options(0))
    assert {"cancel", "give H9", "give J4", "ask H1"} - options == {"ask H1"}  # never held
    assert {"ask H2", "ask any honey", "ask any jelly", "give promise leave"} <= options
    assert "propose" not in options
    assert "give pollen 5" in options
    assert "give pollen 6" not in options  # she has five
    assert "ask pollen 4" not in options  # green has three
    table.play(0, "give H9", "give promise leave")
    assert not {"give H9", "give promise favour"} & set(table.options(0))


@rule("R8.2")
def test_three_cards_at_most_on_each_side() -> None:
    table = Table(patterns=QUIET, hives={0: {"hand": ["H7"] * 4}, 1: {"hand": ["H9"] * 3}})
    table.play(0, "trade", GREEN, "give H7", "give H7", "give H7")
    assert "give H7" not in table.options(0)
    table.play(0, "ask any honey", "ask any honey", "ask H9")
    assert not [token for token in table.options(0) if token.startswith("ask H")]


@rule("R8.3", "G55")
def test_pollen_is_only_ever_a_price() -> None:
    table = market().play(0, "trade", GREEN, "give pollen 2")
    assert "propose" not in table.options(0)
    assert not [token for token in table.options(0) if token.startswith("ask pollen")]
    assert "propose" in table.play(0, "ask promise favour").options(0)


@rule("R8.3", "G55")
def test_a_card_may_be_given_for_nothing() -> None:
    table = market().play(0, "trade", BLUE, "give H9", "propose").play(2, "accept")
    assert table.hive(2)["hand"] == ["H9"]


@rule("R8.4")
def test_she_may_accept_only_with_the_cards_asked_and_is_asked_in_any_case() -> None:
    table = market().play(0, "trade", GREEN, "ask H2", "give H9", "propose")
    assert table.options(1) == ["refuse"]
    table.play(1, "refuse")
    assert table.hive(0)["hand"] == ["H9", "J4"]


@rule("R8.4")
def test_the_partner_picks_the_cards_of_no_matter_which_kind() -> None:
    table = market().play(0, "trade", GREEN, "ask any honey", "ask any jelly", "ask H7")
    table.play(0, "give pollen 1", "propose").play(1, "accept")
    assert table.options(1) == ["give H7", "give J5"]
    table.play(1, "give J5", "give H7")
    assert sorted(table.hive(0)["hand"]) == ["H7", "H7", "H9", "J4", "J5"]
    assert table.pollen()[:2] == [4, 4]


@rule("R8.5", "G56")
def test_a_promise_is_told_to_the_two_and_enforced_on_nobody() -> None:
    table = market().play(0, "trade", GREEN, "give promise no raid", "ask pollen 1", "propose")
    give = [(table.view(seat)["trade"]["give"] or {}).get("promise") for seat in (0, 1, 2)]
    assert give == ["no raid", "no raid", None]
    table.play(1, "accept")
    assert table.pollen()[:2] == [6, 2]
    assert GREEN in table.play(0, "raid").options(0)


@rule("R8.6", "R8.2", "G57")
def test_others_see_who_trades_and_backs_but_no_faces() -> None:
    table = market()
    match = Match(table.game, table.state)
    for seat, token in (
        (0, "trade"),
        (0, GREEN),
        (0, "give H9"),
        (0, "ask any jelly"),
        (0, "propose"),
        (1, "accept"),
    ):
        if token == "propose":
            assert match.log_for(2) == []  # building is seen by nobody else
            assert match.state.view(2)["trade"] is None
        match.apply(seat, table.game.choice(token))
    match.apply(1, table.game.choice("give J5"))
    told = [table.game.log_lines(line.events, 2) for line in match.log_for(2)]
    assert told == [
        [("log-offered", {"seat": 0, "other": 1})],
        [("log-accepted", {"seat": 1, "other": 0})],
        [
            ("log-handed-cards", {"seat": 0, "other": 1, "honey": 1, "jelly": 0}),
            ("log-handed-cards", {"seat": 1, "other": 0, "honey": 0, "jelly": 1}),
        ],
    ]


@rule("R8.7", "G58", "G57")
def test_only_hand_cards_and_pollen_are_offered_nothing_can_be_shown() -> None:
    hives = {0: {"hand": ["H9"], "stings": 1, "comb": 1}}
    table = Table(patterns=QUIET, foragers=bees((0, "a1")), hives=hives).play(0, "trade", GREEN)
    given = [token for token in table.options(0) if token.startswith("give ")]
    assert [token for token in given if "promise" not in token and "pollen" not in token] == [
        "give H9"
    ]
    assert not [token for token in table.game.choices.tokens if "show" in token]


@rule("R8.4", "R0.8")
def test_a_trade_may_fill_a_hive() -> None:
    table = phase_b(["H9"], hives={0: {"pollen": 29}})
    table.play(0, "trade", GREEN, "give H9", "ask pollen 1", "propose").play(1, "accept")
    assert table.state.over
