"""A perspective holds what its seat knows and nothing else."""

from skep.kernel import CHANCE, HIDDEN, Match, Random, perspective
from toys import BIDS


def dealt() -> Match:
    match = Match(BIDS.build({"players": 3, "rounds": 4}))
    match.advance(Random(11))
    return match


def test_it_offers_the_seats_choices_and_view() -> None:
    state = dealt().state
    for seat in range(3):
        mine = perspective(state, seat)
        assert mine.choices == state.legal(seat)
        assert mine.view() == state.view(seat)
        assert mine.encode() == bytes(memoryview(state.known(seat)))


def test_it_holds_no_cell_the_seat_may_not_know() -> None:
    """Two worlds that differ in a hidden hand give one and the same perspective."""
    game = BIDS.build({"rounds": 1})
    worlds = []
    for card in (3, 6):
        match = Match(game)
        for token in ["deal 2", f"deal {card}", "prize 1"]:
            match.apply(CHANCE, game.choice(token))
        worlds.append(match.state)
    assert not worlds[0].same_as(worlds[1])
    one, other = (perspective(world, 0) for world in worlds)
    assert one.encode() == other.encode()
    assert HIDDEN in one.known


def test_what_it_imagines_is_a_whole_world_of_its_own() -> None:
    match = dealt()
    before = match.state.encode()
    mine = perspective(match.state, 1)
    kept = mine.encode()
    world = mine.imagine(Random(3))
    world.check()
    assert bytes(memoryview(world.known(1))) == kept
    while not world.over:
        actor = world.actors()[-1]
        world.apply(actor, world.legal(actor)[0])
    assert mine.encode() == kept
    assert match.state.encode() == before


def test_it_imagines_different_worlds() -> None:
    mine = perspective(dealt().state, 0)
    assert len({mine.imagine(Random(seed)).encode() for seed in range(20)}) > 10
