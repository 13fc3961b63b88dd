"""The notebook among the examples runs from its first cell to its last."""

import json
from pathlib import Path

import pytest

NOTEBOOK = Path(__file__).parents[2] / "examples" / "laboratory.ipynb"


def test_every_cell_runs(capsys: pytest.CaptureFixture[str]) -> None:
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    names: dict[str, object] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            source = "".join(cell["source"]).replace("games = 60", "games = 6")
            exec(compile(source, str(NOTEBOOK), "exec"), names)
    assert "cards.family.5.points 6: " in capsys.readouterr().out
