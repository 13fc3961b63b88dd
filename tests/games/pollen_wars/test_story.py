"""What is told of a choice: what the table sees, and to each queen what she alone may know."""

from games.pollen_wars.table import ARC, CROOK, LINE, PROPELLER, QUIET, ZIGZAG, Table, bees, phase_b
from skep.kernel import CHANCE, SPECTATOR, Phrase


def told(table: Table, seat: int, token: str, viewer: int = SPECTATOR) -> list[Phrase]:
    """Make the choice; what the viewer is told of it."""
    before = table.state.clone()
    choice = table.game.choice(token)
    table.state.apply(seat, choice)
    return table.game.tell(before, seat, choice, table.state, viewer)


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
    ]


def test_a_raid_is_told_with_both_strengths() -> None:
    hives = {0: {"hand": ["H9"]}, 1: {"injured": 2, "infested": True}}
    table = Table(patterns=QUIET, hives=hives).play(0, "raid", "green", "commit H9")
    assert told(table, 0, "ready") == [
        ("log-battle", {"seat": 0, "other": 1, "attack": 6, "defence": 3}),
        ("log-from", {"seat": 0, "other": 1, "count": 3}),
        ("log-infested", {"seat": 0}),
    ]


def test_a_lost_raid_and_the_recovery_are_told() -> None:
    table = Table(patterns=QUIET, hives={0: {"injured": 3}}).play(0, "raid")
    assert told(table, 0, "green") == [
        ("log-raids", {"seat": 0, "other": 1}),
        ("log-battle", {"seat": 0, "other": 1, "attack": 2, "defence": 5}),
        ("log-injured", {"seat": 0, "count": 2}),
    ]
    table = Table(patterns=QUIET, hives={0: {"due": 1}}).play(0, "send forager", "i9")
    assert told(table, 0, "done")[1:] == [("log-recovered", {"seat": 0, "count": 1})]


def test_a_look_is_told_to_the_one_who_looks() -> None:
    table = phase_b(["H15"]).play(0, "play H15")
    assert told(table, 0, "green", 0)[1:] == [("log-knows", {"seat": 0, "other": 1, "pattern": 4})]
    table = phase_b(["H15"]).play(0, "play H15")
    assert told(table, 0, "green", 2) == [("log-queen", {"seat": 0, "other": 1})]
    table = phase_b(["H14"], hives={1: {"hand": ["H7"]}}).play(0, "play H14")
    assert told(table, 0, "green", 0)[1:] == [
        ("log-saw-card", {"seat": 0, "other": 1, "card": "H7"})
    ]
    table = phase_b(["H16"]).play(0, "play H16")
    assert told(table, 0, "dormant 1", 0)[1:] == [("log-knows-slot", {"slot": 1, "pattern": 1})]


def test_a_draw_shows_its_face_to_the_drawer_and_its_back_to_the_rest() -> None:
    for viewer, line in (
        (0, ("log-drew-card", {"seat": 0, "card": "H7"})),
        (1, ("log-drew-back", {"seat": 0, "deck": "honey"})),
    ):
        table = phase_b([]).play(0, "draw honey")
        assert told(table, CHANCE, "card H7", viewer) == [line]


def test_an_interruption_comes_to_light_when_it_is_resolved() -> None:
    table = Table(
        patterns=QUIET, foragers=bees((1, "a1")), hives={1: {"hand": ["H12"]}, 2: {"hand": ["J4"]}}
    ).play(0, "send forager", "i9")
    assert told(table, 1, "play H12", 0) == [("log-interrupts", {"seat": 1, "card": "H12"})]


def test_smoke_says_what_it_stopped() -> None:
    table = phase_b(["H7"], hives={1: {"hand": ["J9"]}}).play(0, "play H7", "green")
    assert told(table, 1, "play J9", 2) == [
        ("log-interrupts", {"seat": 1, "card": "J9"}),
        ("log-blocked", {"card": "H7"}),
    ]
    table = Table(patterns=QUIET, hives={2: {"hand": ["J9"]}}).play(0, "raid", "green")
    assert told(table, 2, "play J9") == [
        ("log-interrupts", {"seat": 2, "card": "J9"}),
        ("log-blocked-raid", {"seat": 0}),
    ]


def test_the_end_of_the_game_is_told() -> None:
    table = Table(
        patterns=[CROOK, ZIGZAG, PROPELLER],
        foragers=bees((0, "e2")),
        hives={0: {"pollen": 29}},
    ).play(0, "return")
    assert told(table, 0, "e2") == [
        ("log-returned", {"seat": 0, "hex": "e2"}),
        ("log-gains", {"seat": 0, "count": 1}),
        ("log-round-end-goal", {}),
        ("log-end-goal", {}),
        ("log-wins", {"seat": 0, "count": 30}),
    ]
