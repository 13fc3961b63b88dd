"""Packages add bot levels to games by entry point."""

import subprocess
import sys
from pathlib import Path

ENTRY = "[skep.levels]\npollennation.learned = myplayer:SPEC\n"
ASKS = """
from skep.kernel import kind
print(list(kind("pollennation").levels), kind("pollennation").levels["learned"])
print("learned" in kind("bee-busy").levels)
"""


def test_a_level_of_another_package_is_offered_by_its_game_alone(tmp_path: Path) -> None:
    info = tmp_path / "myplayer-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: myplayer\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRY)
    (tmp_path / "myplayer.py").write_text('SPEC = "mcts:simulations=7"\n')
    told = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n{ASKS}"],
        capture_output=True,
        text=True,
        check=True,
    )
    first, second = told.stdout.splitlines()
    assert first.endswith("'learned'] mcts:simulations=7")
    assert "'hard'" in first
    assert second == "False"
