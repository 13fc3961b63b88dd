"""Printed components, read from the TOML files beside a game's rules."""

import tomllib
from importlib.resources import files


def read_data(package: str, name: str) -> dict[str, object]:
    """The contents of `data/<name>.toml` of a game's package."""
    text = files(package).joinpath("data", f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)
