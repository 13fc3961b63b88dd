"""What is told of a choice: the rules say what happens, and the log puts it into sentences."""

from typing import Any

import pytest

from games.pollen_wars.table import (
    ARC,
    CROOK,
    LINE,
    PROPELLER,
    QUIET,
    ZIGZAG,
    Table,
    bees,
    game,
    phase_b,
)
from marks import rule
from skep.kernel import CHANCE, SPECTATOR, Happening, Match, Phrase, Random, State, Told, happen


def made(table: Table, seat: int, token: str) -> Happening:
    """The choice as it is made."""
    return happen(table.state, seat, table.game.choice(token))


def heard(table: Table, seat: int, token: str, viewer: int = SPECTATOR) -> list[Told]:
    """Make the choice; what the viewer hears of it."""
    happening = made(table, seat, token)
    return happening.told(viewer, happening.risen > happening.curtain)


def told(table: Table, seat: int, token: str, viewer: int = SPECTATOR) -> list[Phrase]:
    """Make the choice; what the viewer reads of it."""
    return table.game.log_lines(heard(table, seat, token, viewer), viewer)


# ------------------------------------------------------------------ whole moves


@pytest.mark.parametrize(
    ("owner", "whose"), [({"other": 1}, "other"), ({"other": 0}, "own"), ({}, "wild")]
)
def test_a_move_is_one_sentence_that_says_whom_it_meets(owner: dict[str, int], whose: str) -> None:
    options = {"players": 2} if whose == "wild" else {}
    mark = owner.get("other", 6)
    table = Table(options, patterns=QUIET[: table_size(options)], foragers=bees((mark, "a4")))
    assert told(table, 0, "send soldier") == []  # half a move
    assert told(table, 0, "a4")[0] == (
        "log-sent-soldier", {"seat": 0, "hex": "a4", **owner, "whose": whose}
    )  # fmt: skip


def table_size(options: dict[str, int]) -> int:
    return options.get("players", 3)


def test_a_bee_that_moves_says_whence() -> None:
    table = Table(patterns=QUIET, foragers=bees((0, "a1"), (1, "a4")), soldiers=bees((0, "a4")))
    table.play(0, "move")
    assert told(table, 0, "a4") == []
    assert told(table, 0, "a1")[0] == (
        "log-moved",
        {
            "seat": 0,
            "bee": "soldier",
            "start": "a4",
            "hex": "a1",
            "other": 0,
            "whose": "own",
        },
    )


def test_a_remedy_is_told_with_the_bee_that_brings_it() -> None:
    table = Table(patterns=QUIET, foragers=bees((0, "e8")), hives={0: {"infested": True}})
    assert told(table.play(0, "return"), 0, "e8") == [
        ("log-returned", {"seat": 0, "bee": "forager", "hex": "e8", "count": 0, "cured": "yes"})
    ]


def test_passes_and_ends_of_phases_are_no_news() -> None:
    table = Table(patterns=QUIET, foragers=bees((1, "a1")), hives={1: {"hand": ["H12"]}})
    table.play(0, "send forager", "i9")
    assert heard(table, 1, "pass", 0) == []
    assert [name for name, _ in heard(table, 0, "done")] == ["turn"]
    assert told(Table(patterns=QUIET).play(0, "send forager", "i9"), 0, "done") == []


# ------------------------------------------------------------------ the end of a round


@rule("R9.2", "R9.3", "R9.5")
def test_the_end_of_a_round_is_told_step_by_step() -> None:
    table = Table(
        patterns=[LINE, ARC, PROPELLER],
        foragers=bees((0, "d4 d7 h5"), (1, "c5 d5 e6 e7")),
        soldiers=bees((0, "d5")),
        hives={2: {"infested": True}},
    ).play(0, "send forager")
    assert told(table, 0, "d6") == [
        ("log-sent-forager", {"seat": 0, "hex": "d6"}),
        ("log-round-end-pattern", {}),
        ("log-scored", {"seat": 0, "pattern": 1, "hexes": "d4 d5 d6 d7", "count": 10}),
        ("log-scored", {"seat": 1, "pattern": 6, "hexes": "c5 d5 e6 e7", "count": 6}),
        ("log-home", {"seat": 0, "count": 1}),
        ("log-died", {"seat": 2, "count": 3}),
        ("log-patterns-collected", {}),
    ]


@rule("R9.2", "G14")
def test_a_pattern_is_counted_hex_by_hex() -> None:
    table = Table(patterns=[3, CROOK, ZIGZAG], foragers=bees((0, "b2 d3"))).play(0, "send forager")
    events = heard(table, 0, "d4")
    names = [name for name, _ in events]
    start = names.index("pattern-shown")
    assert events[start : start + 6] == [
        ("pattern-shown", {"seat": 0, "pattern": 3}),
        ("pattern-hex", {"seat": 0, "hex": "b2", "bee": "forager", "count": 1}),
        ("pattern-hex", {"seat": 0, "hex": "c3", "bee": "drifting", "count": 4}),
        ("pattern-hex", {"seat": 0, "hex": "d3", "bee": "forager", "count": 1}),
        ("pattern-hex", {"seat": 0, "hex": "d4", "bee": "forager", "count": 2}),
        ("scored", {"seat": 0, "pattern": 3, "count": 8}),
    ]
    assert ("log-drift-home", {"seat": 0}) in table.game.log_lines(events, SPECTATOR)


@rule("R10.1", "R10.3", "R10.4")
def test_what_happens_by_itself_at_dawn_is_told() -> None:
    table = Table(
        patterns=[3, CROOK, ZIGZAG],
        foragers=bees((0, "b2 d3")),
        covers={"b1": "fungus"},
        hives={0: {"stings": 1}, 2: {"pollen": 1}},
        mutiny=1,
    ).play(0, "send forager", "d4")
    events: list[Told] = []
    for token in [f"pattern {n}" for n in range(1, 8)] + ["varroa"]:
        events += heard(table, CHANCE, token, 0)
    events += heard(table, 0, "a5", 0)
    names = [name for name, _ in events if name != "pattern-laid"]
    assert names == [
        "pattern-dealt", "pattern-dealt", "pattern-dealt", "rolled", "infested", "drift", "poorest",
        "felled", "round", "turn",
    ]  # fmt: skip
    assert events[0] == ("pattern-dealt", {"seat": 0, "pattern": 1})
    assert events[1] == ("pattern-dealt", {"seat": 1})


def test_cards_beside_hives_leave_with_the_round() -> None:
    table = Table(
        patterns=[LINE, CROOK, ZIGZAG],
        foragers=bees((0, "d4 d5 d7")),
        hives={0: {"stings": 1, "comb": 1}},
        mutiny=1,
    ).play(0, "send forager")
    events = heard(table, 0, "d6")
    gone = [event for event in events if event[0] in ("face-up-left", "mutiny-ends")]
    assert gone == [
        ("face-up-left", {"seat": 0, "card": "H2"}),
        ("face-up-left", {"seat": 0, "card": "J4"}),
        ("mutiny-ends", {"seat": 1}),
    ]


# ------------------------------------------------------------------ raids


@rule("R3.5", "R3.7")
def test_a_battle_is_counted_part_by_part_and_told_in_one_sentence() -> None:
    hives = {0: {"hand": ["H9"], "stings": 1}, 1: {"injured": 2, "infested": True}}
    table = Table(patterns=QUIET, hives=hives).play(0, "raid", "green", "commit H9")
    events = heard(table, 0, "ready")
    start = events.index(("battle-fought", {"seat": 0, "other": 1}))
    assert events[start + 1 : start + 8] == [
        ("counted", {"seat": 0, "side": "attack", "part": "soldiers", "count": 5}),
        ("counted", {"seat": 0, "side": "attack", "part": "face-up", "count": 1}),
        ("counted-card", {"seat": 0, "side": "attack", "card": "H9", "count": 1}),
        ("counted", {"seat": 1, "side": "defence", "part": "soldiers", "count": 3}),
        ("battle-sum", {"seat": 0, "other": 1, "attack": 7, "defence": 3}),
        ("raid-won", {"seat": 0, "other": 1, "count": 4}),
        ("infested", {"seat": 0}),
    ]
    assert table.game.log_lines(events, SPECTATOR)[:2] == [
        ("log-battle-won", {"seat": 0, "other": 1, "attack": 7, "defence": 3, "count": 4}),
        ("log-infested", {"seat": 0}),
    ]


@rule("R3.7", "R1.3")
def test_a_lost_raid_and_the_recovery_are_told() -> None:
    table = Table(patterns=QUIET, hives={0: {"injured": 3}}).play(0, "raid")
    assert told(table, 0, "green") == [
        ("log-battle-lost", {"seat": 0, "other": 1, "attack": 2, "defence": 5, "count": 2}),
    ]
    table = Table(patterns=QUIET, hives={0: {"due": 1}}).play(0, "send forager", "i9")
    assert told(table, 0, "done") == [("log-recovered", {"seat": 0, "count": 1})]


@rule("R3.3")
def test_recalled_soldiers_are_told_once_they_fly() -> None:
    out = {"foragers": bees((0, "a1"), (1, "e2")), "soldiers": bees((1, "a1 e2"))}
    table = Table(patterns=QUIET, **out).play(0, "raid", "green")
    assert heard(table, 1, "a1", 0) == []
    table.play(1, "e2")
    assert told(table, 1, "done", 0)[0] == (
        "log-recalled", {"seat": 1, "count": 2, "hexes": "a1 e2"}
    )  # fmt: skip


@rule("R3.4")
def test_committed_cards_are_told_when_all_are_shown() -> None:
    hives = {0: {"hand": ["H9"]}, 1: {"hand": ["H7"]}, 2: {"hand": ["H15"]}}
    match = Match(game(), Table(patterns=QUIET, hives=hives).play(0, "raid", "green").state)
    commits = ("commits", {"seat": 2, "card": "H15", "side": "defence"})
    for seat, token in ((2, "help defence"), (2, "commit H15"), (2, "ready"), (1, "ready")):
        match.apply(seat, match.game.choice(token))
    assert commits in match.events(2)[1]
    assert [match.events(viewer) for viewer in (0, 1, None)] == [[(), (), (), ()]] * 3
    match.apply(0, match.game.choice("ready"))
    for viewer in (0, 1, 2, None):
        assert commits in match.events(viewer)[1]  # where it was committed
        assert match.events(viewer)[4][0] == ("battle-fought", {"seat": 0, "other": 1})


# ------------------------------------------------------------------ cards


@rule("R4.5", "G42")
def test_a_card_is_told_with_all_its_targets_before_it_can_be_stopped() -> None:
    table = phase_b(["H11"], foragers=bees((1, "e5")), hives={2: {"hand": ["J9"]}})
    assert heard(table, 0, "play H11") == [("card-out", {"seat": 0, "card": "H11", "how": "turn"})]
    assert told(table, 0, "e5") == []
    assert told(table, 0, "e7") == [
        (
            "log-played-flight",
            {
                "seat": 0,
                "card": "H11",
                "how": "turn",
                "start": "e5",
                "hex": "e7",
                "bee": "forager",
                "other": 1,
                "whose": "other",
            },
        )
    ]


@rule("C.H4", "R3.1")
def test_a_raid_by_royal_orders_names_who_gave_them() -> None:
    table = phase_b(["H4"], hives={2: {"hand": ["J9"]}}).play(0, "play H4", "green")
    assert told(table, 0, "blue") == [
        ("log-raids-ordered", {"seat": 1, "other": 2, "first": 0, "card": "H4"})
    ]


@rule("C.H14", "C.H15", "C.H16")
def test_a_look_is_told_to_the_one_who_looks() -> None:
    played = {"seat": 0, "card": "H15", "how": "turn", "other": 1}
    knows = {"seat": 0, "other": 1, "pattern": 4}
    table = phase_b(["H15"]).play(0, "play H15")
    assert told(table, 0, "green", 0) == [
        ("log-played-queen", played), ("log-knows-pattern", knows),
    ]  # fmt: skip
    table = phase_b(["H15"]).play(0, "play H15")
    assert told(table, 0, "green", 2) == [("log-played-queen", played)]
    table = phase_b(["H14"], hives={1: {"hand": ["H7"]}}).play(0, "play H14")
    assert told(table, 0, "green", 0)[1:] == [
        ("log-saw-card", {"seat": 0, "other": 1, "card": "H7"})
    ]
    table = phase_b(["H16"]).play(0, "play H16")
    assert told(table, 0, "dormant 1", 0)[1:] == [
        ("log-knows-dormant", {"seat": 0, "slot": 1, "pattern": 1})
    ]


@rule("C.J13", "C.H5")
def test_a_pattern_card_that_moves_is_told_to_those_who_know_it() -> None:
    for viewer, known in (
        (0, [("pattern-came", {"seat": 0, "pattern": ZIGZAG}),
             ("knows-pattern", {"seat": 0, "other": 1, "pattern": CROOK})]),
        (1, [("knows-pattern", {"seat": 1, "other": 0, "pattern": ZIGZAG}),
             ("pattern-came", {"seat": 1, "pattern": CROOK})]),
        (2, []),
    ):  # fmt: skip
        table = phase_b(["J13"]).play(0, "play J13")
        events = heard(table, 0, "green", viewer)
        assert events[2:-1] == [("patterns-swapped", {"seat": 0, "other": 1}), *known]


@rule("R2.6", "R4.3")
def test_a_draw_shows_its_face_to_the_drawer_and_its_back_to_the_rest() -> None:
    card = {"seat": 0, "deck": "honey", "card": "H7"}
    for viewer, line in (
        (0, ("log-drew", card)),
        (1, ("log-drew-unseen", {"seat": 0, "deck": "honey"})),
    ):
        table = phase_b([]).play(0, "draw honey")
        assert told(table, CHANCE, "card H7", viewer) == [line]


@rule("C.H9")
def test_a_stolen_card_is_seen_by_thief_and_victim() -> None:
    back: dict[str, str | int] = {"seat": 0, "other": 1, "deck": "honey"}
    for viewer, line in (
        (0, ("log-stole-card", {**back, "card": "H7"})),
        (1, ("log-stole-card", {**back, "card": "H7"})),
        (2, ("log-stole-card-unseen", back)),
    ):
        table = phase_b(["H9"], hives={1: {"hand": ["H7"]}}).play(0, "play H9", "green")
        assert told(table, CHANCE, "card H7", viewer) == [line]


@rule("R7.2")
def test_an_interruption_comes_to_light_when_it_is_resolved() -> None:
    table = Table(
        patterns=QUIET, foragers=bees((1, "a1")), hives={1: {"hand": ["H12"]}, 2: {"hand": ["J4"]}}
    ).play(0, "send forager", "i9")
    out = ("card-out", {"seat": 1, "card": "H12", "how": "interrupt"})
    assert heard(table, 1, "play H12", 0) == [out]
    table.play(1, "a1")
    assert told(table, 1, "a3", 0)[0] == (
        "log-played-flight",
        {
            "seat": 1,
            "card": "H12",
            "how": "interrupt",
            "start": "a1",
            "hex": "a3",
            "bee": "forager",
            "other": 1,
            "whose": "own",
        },
    )


@rule("C.J9", "G41")
def test_smoke_says_what_it_stopped() -> None:
    table = phase_b(["H7"], hives={1: {"hand": ["J9"]}}).play(0, "play H7", "green")
    assert told(table, 1, "play J9", 2) == [
        ("log-blocked", {"seat": 1, "other": 0, "card": "H7"}),
    ]
    table = Table(patterns=QUIET, hives={2: {"hand": ["J9"]}}).play(0, "raid", "green")
    assert told(table, 2, "play J9") == [
        ("log-blocked-raid", {"seat": 2, "other": 0, "first": 1}),
    ]


@rule("C.H1")
def test_a_mutiny_ends_the_one_before() -> None:
    table = phase_b([], mutiny=1, last_mutiny=1).play(0, "draw honey").chance("card H1")
    assert [name for name, _ in told(table, 0, "blue")] == [
        "log-played-queen", "log-mutiny-ends", "log-mutiny",
    ]  # fmt: skip


@rule("G43")
def test_a_blue_card_without_a_target_is_told_to_be_gone() -> None:
    hives = {seat: {"pollen": 0} for seat in (1, 2)}
    table = phase_b([], hives=hives).play(0, "draw honey")
    assert told(table, CHANCE, "card H8") == [
        ("log-drew-blue", {"seat": 0, "card": "H8"}), ("log-no-target", {"seat": 0, "card": "H8"}),
    ]  # fmt: skip


# ------------------------------------------------------------------ trades


@rule("R8.2", "R8.4", "R8.6")
def test_an_offer_is_told_to_its_two_parties_and_that_there_is_one_to_all() -> None:
    seats: dict[str, str | int] = {"seat": 0, "other": 1}
    for viewer, parts in (
        (0, [("log-offer-card", {**seats, "card": "H7"}),
             ("log-offer-pollen", {"seat": 1, "other": 0, "count": 2})]),
        (1, [("log-offer-card", {**seats, "card": "H7"}),
             ("log-offer-pollen", {"seat": 1, "other": 0, "count": 2})]),
        (2, []),
    ):  # fmt: skip
        table = Table(patterns=QUIET, hives={0: {"hand": ["H7"]}})
        for token in ("trade", "green", "give H7", "ask pollen 2"):
            assert heard(table, 0, token, viewer) == []
        assert told(table, 0, "propose", viewer) == [("log-offered", seats), *parts]
        cards = [("log-handed-cards", {**seats, "honey": 1, "jelly": 0})]
        if viewer != 2:
            cards = [("log-handed-card", {**seats, "card": "H7"})]
        assert told(table, 1, "accept", viewer) == [
            ("log-accepted", {"seat": 1, "other": 0}),
            *cards,
            ("log-handed-pollen", {"seat": 1, "other": 0, "count": 2}),
        ]


# ------------------------------------------------------------------ the end


def test_the_end_of_the_game_is_told() -> None:
    table = Table(
        patterns=[CROOK, ZIGZAG, PROPELLER],
        foragers=bees((0, "e2")),
        hives={0: {"pollen": 29}},
    ).play(0, "return")
    assert told(table, 0, "e2") == [
        ("log-returned", {"seat": 0, "bee": "forager", "hex": "e2", "count": 1, "cured": "no"}),
        ("log-round-end-goal", {}),
        ("log-end-goal", {}),
        ("log-wins", {"seat": 0, "count": 30}),
    ]


@rule("V4")
def test_a_shared_victory_is_told_of_each_winner() -> None:
    hives = {seat: {"pollen": 29} for seat in (0, 1)}
    table = Table(patterns=QUIET, foragers=bees((0, "e2"), (1, "e4")), hives=hives)
    assert told(table.play(0, "return"), 0, "e2")[-2:] == [
        ("log-shares", {"seat": 0, "count": 30}), ("log-shares", {"seat": 1, "count": 30}),
    ]  # fmt: skip


# ------------------------------------------------------------------ nothing changes untold


@pytest.mark.parametrize(
    "options",
    [{}, {"players": 2}, {"trade": "open", "windows": "full"}, {"field": "drafted"}],
    ids=["usual", "duel", "open", "drafted"],
)
def test_nothing_that_anybody_sees_changes_untold(options: dict[str, Any]) -> None:
    made = game(**options)
    state = made.start()
    layout = made.layout
    assert layout is not None
    accounted = {kind.name: set(kind.changes) for kind in made.kinds.kinds}
    rng = Random(2)
    for _ in range(600):
        if state.over:
            break
        before = {viewer: list(state.known(viewer)) for viewer in (SPECTATOR, 0, 1)}
        happening = happen(state, *any_choice(state, rng))
        for viewer, cells in before.items():
            changed = layout.changed(cells, list(state.known(viewer)))
            events = happening.told(viewer, happening.risen > happening.curtain)
            assert changed <= {each for name, _ in events for each in accounted[name]}


def any_choice(state: State, rng: Random) -> tuple[int, int]:
    actors = state.actors()
    seat = actors[rng.randrange(len(actors))]
    open_to = state.legal(seat)
    if seat == CHANCE:
        return seat, state.sample(rng)
    return seat, open_to[rng.randrange(len(open_to))]
