"""Runs each test of the suite on every game: `kind`, and `variant` or `players` where asked for."""

import pytest

from conformance.kinds import chosen_kinds, seat_counts, variants


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "kind" not in metafunc.fixturenames:
        return
    chosen = chosen_kinds(metafunc.config.getoption("--kind"))
    if "variant" in metafunc.fixturenames:
        pairs = [(kind, variant) for kind in chosen for variant in variants(kind)]
        names = [f"{kind.name}-{name}={value}" for kind, (name, value) in pairs]
        metafunc.parametrize(("kind", "variant"), pairs, ids=names)
    elif "players" in metafunc.fixturenames:
        tables = [(kind, players) for kind in chosen for players in seat_counts(kind)]
        names = [f"{kind.name}-{players}" for kind, players in tables]
        metafunc.parametrize(("kind", "players"), tables, ids=names)
    else:
        metafunc.parametrize("kind", chosen, ids=[kind.name for kind in chosen])
