"""Pollen Wars."""
