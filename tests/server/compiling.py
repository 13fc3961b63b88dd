"""A compiler that is as far as a test says: for what happens while the core is compiled.

    python compiling.py ORDERS --progress FILE

copies what the file ORDERS holds (JSON, one object) to FILE, until it says `ready` or `failed`.
"""

import json
import os
import sys
import time
from pathlib import Path

from build_core import tell

LOOK = 0.02


def obey(orders: Path, progress: Path) -> int:
    (orders.parent / "compiler.pid").write_text(str(os.getpid()), "utf-8")
    while True:
        news = json.loads(orders.read_text("utf-8")) if orders.exists() else {}
        if news:
            tell(progress, news)
        if "ready" in news or "failed" in news:
            return int("failed" in news)
        time.sleep(LOOK)


if __name__ == "__main__":
    sys.exit(obey(Path(sys.argv[1]), Path(sys.argv[3])))
