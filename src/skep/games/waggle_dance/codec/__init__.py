"""Positions, observations and the laws that every table keeps."""
