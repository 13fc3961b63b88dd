"""Bots: where they think, and the seats they play."""
