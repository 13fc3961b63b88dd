"""Games played alone: the same chance for a bot (par), and for everybody on a day (daily)."""

import asyncio
from collections.abc import Callable
from datetime import date, timedelta
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from server.client import Visitor, play
from skep.kernel import CHANCE
from skep.kernel import kind as game_kind
from skep.server.bots.pool import BotPool
from skep.server.http.daily import seed_of
from skep.server.http.tables import new_match
from skep.server.jobs.par_games import ParGames
from skep.server.match.progress import Progress
from skep.server.meters import Meters
from skep.server.model import MatchRow, Person, SeatRow, Taken
from skep.server.store import Store, dailies, queries

Visit = Callable[[str], Visitor]
GAME = "bee-busy"
ROUNDS = 25
SEED = bytes(range(32))


def finish_alone(visitor: Visitor, table: dict[str, Any], seed: str) -> list[str]:
    """Play to the end with whatever is open; what Chance did, in tokens."""
    with visitor.look(table) as window:
        play({0: window}, Random(seed))
        window.until(lambda: window.table["phase"] == "over")
        return [line["token"] for line in window.logs[0] if line["seat"] == CHANCE]


def solo_match(seed: bytes) -> MatchRow:
    game = game_kind(GAME).build({"players": 1})
    person = Person("ann", "Ann")
    return new_match(game, person, (SeatRow(0, "me", person.id),), seed)


# ------------------------------------------------------------------------------ the same chance


def test_whoever_plays_a_seed_again_meets_the_same_dice() -> None:
    rolls = []
    for player in range(3):
        progress = Progress(game_kind(GAME).build({"players": 1}), SEED)
        progress.extend(progress.settle(progress.state.clone(), 0))
        rng = Random(player)
        while not progress.state.over:
            progress.extend(progress.plan(0, [rng.choice(progress.state.legal(0))]))
        rolls.append([choice for seat, choice in progress.choices if seat == CHANCE])
        assert len(rolls[-1]) == ROUNDS
    assert rolls[0] == rolls[1] == rolls[2]
    assert len(set(rolls[0])) > 1


# ------------------------------------------------------------------------------ par


def test_a_bot_plays_the_same_dice_once_and_its_score_is_kept(sqlite: str) -> None:
    row = solo_match(SEED)

    async def ask() -> list[Any]:
        store, bots = Store(f"sqlite:///{sqlite}"), BotPool(1, Meters())
        pars = ParGames(store, bots)
        answers = [await pars.of(row, "easy")]
        while answers[-1].points is None:
            await asyncio.sleep(0.05)
            answers.append(await pars.of(row, "easy"))
        answers.append(await ParGames(store, bots).of(row, "easy"))
        pars.close()
        bots.close()
        store.close()
        return answers

    answers = asyncio.run(ask())
    assert answers[0].points is None
    assert answers[0].level == "easy"
    assert answers[-1].points == answers[-2].points == answers[-1].so_far
    assert answers[-1].points > 10, "a bot scores more than chance does"


def test_only_a_finished_game_played_alone_has_a_par(visit: Visit) -> None:
    ann = visit("Ann")
    alone = ann.open(GAME, "me", players=1)
    path = f"/api/tables/{alone['id']}/par"
    assert ann.http.get(path).json()["code"] == "not-over"
    finish_alone(ann, alone, "par")
    par = ann.http.get(path).json()
    assert par == {"level": "hard", "points": None, "so_far": par["so_far"]}
    several = ann.open("toy-pebbles", "me", "bot:easy")
    with ann.look(several) as window:
        play({0: window}, Random(1))
        window.until(lambda: window.table["phase"] == "over")
    refused = ann.http.get(f"/api/tables/{several['id']}/par")
    assert (refused.status_code, refused.json()["code"]) == (404, "not-found")


# ------------------------------------------------------------------------------ daily


def challenge(visitor: Visitor, **query: str) -> dict[str, Any]:
    answer = visitor.http.get("/api/daily", params=query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = next(each for each in answer.json() if each["game"] == GAME)
    return found


def try_today(visitor: Visitor) -> tuple[int, dict[str, Any]]:
    answer = visitor.http.post(f"/api/daily/{GAME}", json={})
    return answer.status_code, answer.json()


def test_everybody_has_one_try_a_day_with_the_same_dice(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    before = challenge(ann)
    assert before["table"] is None
    created, table = try_today(ann)
    assert created == 201
    assert try_today(ann) == (200, ann.table(table))
    assert challenge(ann)["table"] == table["id"]
    _, other = try_today(bob)
    assert other["id"] != table["id"]
    assert other["commitment"] == table["commitment"] == before["commitment"]
    assert finish_alone(ann, table, "ann") == finish_alone(bob, other, "bob")
    assert try_today(ann)[1]["phase"] == "over"


def test_the_days_seed_can_be_computed_by_anybody(visit: Visit) -> None:
    ann = visit("Ann")
    _, table = try_today(ann)
    assert table["seed"] is None
    finish_alone(ann, table, "seed")
    day, rules = challenge(ann)["day"], game_kind(GAME).build({"players": 1}).rules
    named = sha256(f"skep daily {GAME} {rules} {day}".encode())
    assert ann.table(table)["seed"] == named.hexdigest()
    assert ann.table(table)["commitment"] == sha256(named.digest()).hexdigest()


def test_the_table_of_scores_is_of_those_who_finished_best_first(visit: Visit) -> None:
    ann, bob, eve = visit("Ann of the table"), visit("Bob of the table"), visit("Eve")
    points = {}
    for each in (ann, bob):
        _, table = try_today(each)
        finish_alone(each, table, each.me["name"])
        points[each.me["name"]] = each.table(table)["scores"][0]
    try_today(eve)
    rows = challenge(ann)["scores"]
    assert [row["points"] for row in rows] == sorted((r["points"] for r in rows), reverse=True)
    listed = {row["name"]: row["points"] for row in rows}
    assert points.items() <= listed.items()
    assert "Eve" not in listed
    assert [row["name"] for row in rows if row["mine"]] == ["Ann of the table"]


def test_other_days_have_their_own_dice_and_tables(visit: Visit) -> None:
    ann = visit("Ann")
    now = challenge(ann)
    day = date.fromisoformat(now["day"])
    past = challenge(ann, day=(day - timedelta(days=1)).isoformat())
    assert past["commitment"] != now["commitment"]
    assert past["scores"] == []
    assert seed_of(GAME, 1, day) != seed_of(GAME, 2, day)
    future = ann.http.get("/api/daily", params={"day": (day + timedelta(days=2)).isoformat()})
    assert future.status_code == 404
    assert ann.http.get("/api/daily", params={"day": "yesterday"}).status_code == 400


@pytest.mark.parametrize(("game", "status"), [("toy-pebbles", 404), ("no-such-game", 400)])
def test_a_game_for_several_has_no_challenge(visit: Visit, game: str, status: int) -> None:
    ann = visit("Ann")
    assert ann.http.post(f"/api/daily/{game}", json={}).status_code == status
    assert all(each["game"] != game for each in ann.http.get("/api/daily").json())


def test_two_tries_at_one_moment_are_one(database: str) -> None:

    url = database if "://" in database else f"sqlite:///{database}"
    store = Store(url)
    day, ann = date(2026, 1, 2), Person("ann", "Ann")
    first, second = solo_match(SEED), solo_match(SEED)
    store.writer.submit(lambda c: dailies.add(c, day, ann, first)).result()
    with pytest.raises(Taken):
        store.writer.submit(lambda c: dailies.add(c, day, ann, second)).result()
    assert asyncio.run(store.read(lambda c: dailies.find(c, GAME, day, "ann"))) == first.id
    assert asyncio.run(store.read(lambda c: queries.find_match(c, second.id))) is None
    store.close()
