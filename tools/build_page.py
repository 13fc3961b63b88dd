"""Build the page with Node from PATH or, if that is missing or too old, from its PyPI wheel.

    python tools/build_page.py
    python tools/build_page.py tools

The first writes `src/skep/server/page/`; nothing is done when the page is newer than all it is made
of. The second installs what checking the page needs, too; any other word is a script that does so.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "skep" / "server" / "page"
OLDEST_NODE = (20, 19)
NODE_LOCK = ROOT / "requirements" / "node.txt"


def node_works(node: str | None) -> bool:
    """Is this a Node that Vite runs on?"""
    if node is None:
        return False
    shown = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", shown)
    return numbers is not None and (int(numbers[1]), int(numbers[2])) >= OLDEST_NODE


def npm() -> str:
    """The npm to use; installs Node's wheel beside this Python if there is no fit one on PATH."""
    if node_works(shutil.which("node")) and (found := shutil.which("npm")):
        return found
    scripts = Path(sysconfig.get_path("scripts"))
    if not node_works(str(scripts / "node") if (scripts / "node").exists() else None):
        print("no Node 20.19 or newer on PATH: installing it from its wheel …", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--no-deps"]
        subprocess.run([*pip, "-r", str(NODE_LOCK)], check=True)
    return str(scripts / "npm")


def inputs() -> list[Path]:
    """Everything the page is made of, catalogues included."""
    own = [path for path in WEB.rglob("*") if "node_modules" not in path.parts]
    words = list((ROOT / "src" / "skep").rglob("*.ftl"))
    drawings = list((ROOT / "src" / "skep" / "paper" / "drawings").iterdir())
    return [path for path in own + words + drawings if path.is_file()]


def fresh() -> bool:
    """Is the built page newer than all it is made of?"""
    index = PAGE / "index.html"
    return index.exists() and index.stat().st_mtime > max(p.stat().st_mtime for p in inputs())


def call(tool: str, *words: str, quietly: bool = False) -> None:
    """Run npm in `web/`, with the Node that belongs to it first on PATH.

    If it is to be quiet, what it says is shown if it fails, and only then.
    """
    path = os.pathsep.join([str(Path(tool).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [tool, *words],
        cwd=WEB,
        check=False,
        env=os.environ | {"PATH": path},
        stdout=subprocess.PIPE if quietly else None,
        stderr=subprocess.STDOUT if quietly else None,
    )
    if done.returncode:
        sys.stderr.buffer.write(done.stdout or b"")
        raise SystemExit(f"`npm {' '.join(words)}` failed in web/")


def install(tool: str, *, checks: bool = False) -> None:
    """Install what the lock file names, unless that has been done since it changed.

    That is what building the page needs and, only with `checks`, what checking it needs too.
    """
    modules = WEB / "node_modules"
    done = modules / ".package-lock.json"
    lock = WEB / "package-lock.json"
    stale = not done.exists() or done.stat().st_mtime < lock.stat().st_mtime
    if stale or (checks and not (modules / "eslint").exists()):
        wanted = [] if checks else ["--omit=dev"]
        call(tool, "ci", *wanted, "--no-audit", "--no-fund", "--loglevel=error", quietly=True)


def build() -> None:
    if fresh():
        return
    tool = npm()
    print("building the page …", flush=True)
    install(tool)
    call(tool, "run", "--silent", "build", quietly=True)


def run(script: str) -> None:
    """Run a script of package.json (`check`, `lint`, `test`) with everything it needs installed."""
    tool = npm()
    install(tool, checks=True)
    call(tool, "run", "--silent", script)


if __name__ == "__main__":
    if sys.argv[1:] == ["tools"]:
        install(npm(), checks=True)
    elif len(sys.argv) > 1:
        run(sys.argv[1])
    else:
        build()
