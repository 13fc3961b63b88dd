"""The OpenAPI schema tells the truth: calls made up from it get no answer it does not declare."""

from collections import Counter
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS, not_a_server_error
from schemathesis.core.result import Ok

from amount import amount
from server.running import Running

DECLARED = [
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
]
EXAMPLES = amount(8, 100)
"""Calls made up for each operation."""


@pytest.mark.parametrize("mode", list(GenerationMode), ids=str)
def test_no_answer_that_is_not_declared(server: Running, mode: GenerationMode) -> None:
    """Calls that fit the schema, and calls that break it."""
    named = server.address.replace("127.0.0.1", "localhost")  # passkeys belong to a name
    schema = schemathesis.openapi.from_url(f"{named}/api/schema")
    checks: list[Any] = [not_a_server_error, *(CHECKS.get_one(name) for name in DECLARED)]
    answers: Counter[int] = Counter()
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @given(case=operation.as_strategy(generation_mode=mode))
        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        def ask(case: schemathesis.Case[Any]) -> None:
            answers[case.call_and_validate(checks=checks).status_code] += 1

        with suppress(Unsatisfiable):  # a call without parameters cannot break the schema
            ask()
    assert answers[404]
    assert answers[400 if mode is GenerationMode.NEGATIVE else 200]
