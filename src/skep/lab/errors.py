"""What may be wrong with an experiment or with a folder of results."""

from skep.kernel import SkepError


class BadExperiment(SkepError):
    """An experiment that cannot be read, or that asks for what the game does not have."""


class BadResults(SkepError):
    """A folder that holds no results, or those of another experiment."""
