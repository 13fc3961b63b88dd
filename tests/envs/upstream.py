"""PettingZoo's own tests. Importing them warns of what PettingZoo itself no longer wants."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        performance_benchmark,
        seed_test,
    )
    from pettingzoo.test.state_test import state_test
    from pettingzoo.utils.conversions import parallel_to_aec

__all__ = [
    "api_test",
    "max_cycles_test",
    "parallel_api_test",
    "parallel_seed_test",
    "parallel_to_aec",
    "performance_benchmark",
    "seed_test",
    "state_test",
]
