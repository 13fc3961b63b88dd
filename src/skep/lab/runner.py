"""Runner: has the batches of an experiment played, here or on a cluster, and keeps what comes."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Executor, wait
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

from skep.lab.batches import Batch, Played, play_batch
from skep.lab.errors import BadExperiment
from skep.lab.experiment import Experiment
from skep.lab.results import Results
from skep.pools import cluster_client, processes

PATIENCE = 10.0
"""Seconds in which a scheduler must answer."""
AHEAD = 2
"""Batches that wait for each worker, so that none is idle and few are held in memory."""
TRIES = 5
"""How often in a row the processes may die without having finished a batch."""

Told = Callable[[int, int], None]
"""Is told how many games are finished, of how many."""


def tell_nobody(_done: int, _of: int) -> None:
    """For whoever does not watch."""


def run(
    experiment: Experiment,
    folder: str | Path,
    workers: int = 1,
    cluster: str | None = None,
    told: Told = tell_nobody,
) -> Results:
    """Play what is missing of the experiment. Stopped at any time and run again, it goes on, and
    the games are the same, game by game, wherever and in whichever order they are played."""
    results = Results.at(folder, experiment)
    whole = sum(batch.count for batch in results.batches())
    todo = results.missing()
    done = whole - sum(batch.count for batch in todo)
    told(done, whole)
    for played in played_by(todo, workers, cluster):
        results.keep(played)
        done += played.batch.count
        told(done, whole)
    return results


def played_by(todo: list[Batch], workers: int, cluster: str | None) -> Iterator[Played]:
    """The batches as they are finished."""
    if cluster is not None:
        with on_cluster(cluster) as (pool, size):
            yield from in_pool(pool, todo, size)
        return
    if workers == 1:
        yield from map(play_batch, todo)
        return
    left = {(each.place, each.first): each for each in todo}
    tries = 0
    while left:
        try:
            with processes(workers) as pool:
                for played in in_pool(pool, list(left.values()), workers):
                    del left[played.batch.place, played.batch.first]
                    tries = 0
                    yield played
        except BrokenExecutor:  # a process died: what it had not finished is played again
            tries += 1
            if tries == TRIES:
                raise


def in_pool(pool: Executor, todo: Iterable[Batch], size: int) -> Iterator[Played]:
    """Keep so many workers busy, a few batches ahead."""
    waiting = iter(todo)
    running = {pool.submit(play_batch, each) for each in islice(waiting, size * AHEAD)}
    try:
        while running:
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                yield future.result()
            running |= {pool.submit(play_batch, each) for each in islice(waiting, len(finished))}
    finally:
        for future in running:
            future.cancel()


@contextmanager
def on_cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """A Dask cluster's workers, and how many batches they play at a time. It has a lost worker's
    batches played again by others."""
    try:
        client = cluster_client(address, PATIENCE)
    except (OSError, ValueError) as error:
        raise BadExperiment(
            f"no Dask scheduler answers at {address}: start one with 'dask scheduler', "
            "or leave --cluster out"
        ) from error
    try:
        size = sum(client.nthreads().values())
        if not size:
            raise BadExperiment(f"the Dask cluster at {address} has no workers: start some")
        yield client.get_executor(pure=False), size
    except CancelledError as error:
        raise BadExperiment(f"the Dask cluster at {address} has gone: run this again") from error
    finally:
        client.close()
