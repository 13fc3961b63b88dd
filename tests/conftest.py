"""Shared by all tests: Hypothesis profiles, and a way to test a game that is not installed."""

import os

import pytest
from hypothesis import HealthCheck, Phase, settings

PHASES = [Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink]
SLOW = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]

settings.register_profile("here", deadline=None, suppress_health_check=SLOW, phases=PHASES)
settings.register_profile("ci", settings.get_profile("here"), derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--kind",
        action="append",
        default=[],
        metavar="MODULE:NAME",
        help="run the conformance suite on this GameKind instead of the registered ones",
    )
