"""The chapters of BENCHMARKS.md, in their order."""

from bench.envs_plan import ENVIRONMENTS
from bench.plan import BEE_BUSY, POLLEN_WARS, POLLENNATION, WAGGLE_DANCE

CHAPTERS = (POLLENNATION, WAGGLE_DANCE, BEE_BUSY, POLLEN_WARS, ENVIRONMENTS)
