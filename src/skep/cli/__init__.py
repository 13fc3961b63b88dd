"""The programme `skep`: games in the terminal, and the way to everything else."""

from skep.cli.app import app, main

__all__ = ["app", "main"]
