"""What a viewer is shown: the kernel's log, and a count that hidden choices leave alone."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from skep.fairness import chance_of
from skep.kernel import CHANCE, HIDDEN, SPECTATOR, Game, Noticed, State, kinds
from skep.server.match.outcome import scores_for
from skep.server.match.progress import Progress
from skep.server.match.replay import EVERYTHING, Replays, Walk
from skep.server.model import ChoiceRow
from skep.server.protocol import Frame, read_line
from toys import BIDS, PEBBLES
from toys.bids import BID, BIDDING, PHASE, Bids, BidsGame, at


def bids() -> Game:
    return BIDS.build({"players": 3, "rounds": 4})


def pebbles() -> Game:
    return PEBBLES.build({})


def pollennation() -> Game:
    return kinds()["pollennation"].build({})


GAMES = [bids, pebbles, pollennation]
MOST = 300


def rows_of(game: Game, seed: int) -> list[ChoiceRow]:
    """The beginning of a random game."""
    rng = Random(seed)
    progress = Progress(game, seed.to_bytes(32, "big"))
    progress.extend(progress.settle(progress.state.clone(), 0))
    while not progress.state.over and progress.length < MOST:
        seat = rng.choice(progress.state.actors())
        progress.extend(progress.plan(seat, [rng.choice(progress.state.legal(seat))]))
    log = progress.match.log
    return [ChoiceRow(i, entry.seat, entry.choice) for i, entry in enumerate(log)]


@pytest.mark.parametrize("make", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_the_lines_are_the_kernels_log(make: Callable[[], Game], seed: int) -> None:
    game = make()
    viewers = [*range(game.players), SPECTATOR]
    progress = Progress(game, b"")
    for viewer in viewers:
        progress.history(viewer)
    for row in rows_of(game, seed)[:60]:
        progress.extend([row])
        for viewer in viewers:
            lines = [read_line(each) for each in progress.history(viewer).lines]
            seen = progress.match.log_for(viewer)
            assert [(line.seat, line.token, line.told) for line in lines] == [
                (*choice_of(game, each), game.log_lines(each.events, viewer)) for each in seen
            ]
            numbers = [line.number for line in lines]
            assert numbers == list(range(1, len(numbers) + 1))


def choice_of(game: Game, noticed: Noticed) -> tuple[int | None, str | None]:
    if noticed.choice == HIDDEN:
        return None, None
    return noticed.seat, game.token(noticed.choice)


@pytest.mark.parametrize("make", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_it_counts_exactly_the_changes_of_what_is_shown(
    make: Callable[[], Game], seed: int
) -> None:
    game = make()
    for viewer in [*range(game.players), SPECTATOR]:
        progress = Progress(game, b"")
        history = progress.history(viewer)
        before, number = shown(progress, viewer), 0
        for row in rows_of(game, seed)[:80]:
            progress.extend([row])
            after = shown(progress, viewer)
            assert (history.revision != number) == (after != before), (viewer, row)
            before, number = after, history.revision


def shown(progress: Progress, viewer: int) -> tuple[object, ...]:
    """What the kernel itself would show this viewer."""
    seat = None if viewer == SPECTATOR else viewer
    state = progress.state
    legal = [] if seat is None else state.legal(seat)
    made = sum(entry.seat == viewer for entry in progress.match.log)
    return state.view(seat), state.awaited(seat), legal, progress.match.log_for(viewer), made


@pytest.mark.parametrize("make", GAMES)
def test_who_looks_late_has_the_same_count_as_who_watched(make: Callable[[], Game]) -> None:
    game = make()
    rows = rows_of(game, 7)
    for viewer in [*range(game.players), SPECTATOR]:
        early, late = Progress(game, b""), Progress(game, b"")
        early.history(viewer)
        early.extend(rows)
        late.extend(rows)
        assert early.history(viewer).number == late.history(viewer).number
        assert early.history(viewer).lines == late.history(viewer).lines


@pytest.mark.parametrize("make", GAMES)
def test_frames_tell_the_whole_story_once(make: Callable[[], Game]) -> None:
    game = make()
    progress = Progress(game, b"")
    progress.extend(rows_of(game, 8))
    for viewer in (0, SPECTATOR):
        history = progress.history(viewer)
        replays = Replays()
        found, total = replays.frames("match", progress, viewer, 0, 10_000)
        assert total == len(found) == history.revision + 1
        assert [frame.number for frame in found] == list(range(total))
        told = Counter(str((line.seat, line.token)) for frame in found for line in frame.log)
        kept = Counter(str((line.seat, line.token)) for line in map(read_line, history.lines))
        # What was veiled has left its trace when it was made, and is told when it is seen.
        assert set(told - kept) <= {str((None, None))}
        assert not kept - told
        assert found[-1].view == progress.state.view(history.seat)
        for first in (2, 5, 8, 5, 0):
            part, whole = replays.frames("match", progress, viewer, first, 3)
            assert (part, whole) == (found[first : first + 3], total)


def test_a_game_read_page_by_page_is_walked_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    progress = Progress(bids(), b"")
    progress.extend(rows_of(bids(), 8))
    walks: list[int] = []
    begin = Walk.begin

    def watched(progress: Progress, viewer: int) -> Walk:
        walks.append(viewer)
        return begin(progress, viewer)

    monkeypatch.setattr(Walk, "begin", watched)
    replays, found = Replays(), list[Frame]()
    while page := replays.frames("match", progress, EVERYTHING, len(found), 4)[0]:
        found += page
    assert [frame.entries for frame in found] == list(range(progress.length + 1))
    assert walks == [EVERYTHING]


class Silent(Bids):
    """Bids in which nobody sees who has bid already."""

    def with_cells(self, cells: vec[i64]) -> "Silent":
        return Silent(self.game, cells)

    def conceal(self, viewer: i64, cells: vec[i64]) -> None:
        super().conceal(viewer, cells)
        for seat in range(self.game.players):
            if seat != viewer:
                cells[at(seat) + BID] = HIDDEN

    def awaits(self, viewer: i64, seat: i64) -> bool:
        return self.cells[PHASE] == BIDDING and (seat != viewer or self.owes(seat))


class SilentGame(BidsGame):
    def start(self) -> State:
        return Silent(self, super().start().cells)


def silent() -> Game:
    plain = bids()
    made = SilentGame(
        name=plain.name,
        rules=1,
        options=plain.options,
        players=plain.players,
        choices=plain.choices,
        width=plain.width,
        observation_size=plain.observation_size,
        simultaneous=True,
        hidden=True,
    )
    made.kinds, made.mind, made.layout = plain.kinds, plain.mind, plain.layout
    return made


@pytest.mark.parametrize("make", ["bids", "pebbles", "pollennation", "silent"])
@pytest.mark.parametrize("cut", [1, 0.3, 0.8])
def test_what_is_remembered_goes_on_as_if_nothing_had_happened(make: str, cut: float) -> None:
    game: Game = globals()[make]()
    rows = rows_of(game, 9)
    part = int(len(rows) * cut)
    viewers = [*range(game.players), SPECTATOR]
    whole, short, recalled = Progress(game, b""), Progress(game, b""), Progress(game, b"")
    for viewer in viewers:
        whole.history(viewer), short.history(viewer)
    whole.extend(rows)
    short.extend(rows[:part])
    recalled.recall(short.snapshots())
    recalled.extend(rows[part:])
    assert recalled.choices == whole.choices
    assert recalled.state.same_as(whole.state)
    for viewer in viewers:
        mine, other = recalled.history(viewer), whole.history(viewer)
        assert (mine.number, mine.made, mine.lines) == (other.number, other.made, other.lines)
        assert mine.stored() == other.stored()
        if viewer != SPECTATOR:
            assert recalled.made(viewer) == whole.made(viewer)


@pytest.mark.parametrize("make", GAMES)
def test_who_has_some_lines_is_sent_the_rest(make: Callable[[], Game]) -> None:
    """What a socket keeps of the log and what it is sent make the whole log, at any moment."""
    game = make()
    progress = Progress(game, b"")
    history = progress.history(1)
    mine: list[object] = []
    have = (0, 0)
    for i, row in enumerate(rows_of(game, 10)):
        progress.extend([row])
        if i % 3 == 0:
            mine[history.unchanged(*have) :] = history.lines[history.unchanged(*have) :]
            have = len(history.lines), len(history.rewritten)
            assert mine == history.lines


def test_a_hidden_choice_leaves_no_message_and_no_gap() -> None:
    progress = Progress(silent(), b"")
    progress.extend(progress.settle(progress.state.clone(), 0))
    bidder, other, spectator = (progress.history(viewer) for viewer in (0, 1, SPECTATOR))
    numbers = bidder.number, other.number, spectator.number
    progress.extend(progress.plan(0, progress.state.legal(0)[:1]))
    assert bidder.number == numbers[0] + 1
    assert (other.number, spectator.number) == numbers[1:]
    assert read_line(bidder.lines[-1]).seat == 0
    assert not [line for line in map(read_line, other.lines) if line.seat == 0]


def test_what_lay_behind_the_curtain_takes_its_place_in_the_log() -> None:
    progress = Progress(silent(), b"")
    progress.extend(progress.settle(progress.state.clone(), 0))
    other = progress.history(1)
    for seat in (1, 0, 2):
        progress.extend(progress.plan(seat, progress.state.legal(seat)[:1]))
    lines = [read_line(each) for each in other.lines]
    bids = [line for line in lines if (line.token or "").startswith("bid")]
    assert [line.seat for line in bids] == [1, 0, 2]
    assert all(line.told[0][0] == "log-bid" for line in bids)
    assert all(line.told[0][1]["seat"] == line.seat for line in bids)


def test_scores_come_from_what_the_viewer_knows() -> None:
    class Veiled(Bids):
        def with_cells(self, cells: vec[i64]) -> "Veiled":
            return Veiled(self.game, cells)

        def conceal(self, viewer: i64, cells: vec[i64]) -> None:
            for seat in range(self.game.players):
                if seat != viewer:
                    cells[at(seat)] = HIDDEN

    state = Veiled(bids(), bids().start().cells)
    assert scores_for(state, 0) == [0, None, None]


def test_chance_depends_on_seed_and_number_alone() -> None:
    draws = [chance_of(b"seed", 5).randrange(1 << 40) for _ in range(2)]
    assert draws[0] == draws[1]
    others = {
        chance_of(seed, n).randrange(1 << 40) for seed in (b"seed", b"seem") for n in range(9)
    }
    assert len(others) == 18


def test_nobody_learns_anything_by_trying_in_vain() -> None:
    """A bid that ends the round lets all bids and the next prize be seen: no more at once."""
    progress = Progress(bids(), b"")
    progress.extend(progress.settle(progress.state.clone(), 0))
    progress.extend(progress.plan(0, progress.state.legal(0)[:1]))
    refusals = []
    for tries in range(2):
        mine = progress.state.legal(2)
        for follow in (*mine, 0):
            with pytest.raises(ValueError, match="cannot be chosen at once") as refused:
                progress.plan(2, [mine[0], follow])
            refusals.append(str(refused.value))
        if not tries:
            progress.extend(progress.plan(1, progress.state.legal(1)[:1]))
    assert len(set(refusals)) == 1
    assert progress.state.actor() != CHANCE
