"""A player of PollenNation that has learned."""

from pathlib import Path

SPEC = f"network:file={Path(__file__).parent / 'learned.net'},temperature=0.5"
