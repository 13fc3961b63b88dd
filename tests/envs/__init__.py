"""Environments: upstream's own checks, what observations show, and what resampling imagines."""
