"""Runs each test of the suite on every game: `kind`, and `variant` where a test asks for one."""

import pytest

from conformance.kinds import chosen_kinds, variants


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "kind" not in metafunc.fixturenames:
        return
    chosen = chosen_kinds(metafunc.config.getoption("--kind"))
    if "variant" in metafunc.fixturenames:
        pairs = [(kind, variant) for kind in chosen for variant in variants(kind)]
        names = [f"{kind.name}-{name}={value}" for kind, (name, value) in pairs]
        metafunc.parametrize(("kind", "variant"), pairs, ids=names)
    else:
        metafunc.parametrize("kind", chosen, ids=[kind.name for kind in chosen])
