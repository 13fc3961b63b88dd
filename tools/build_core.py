"""Compile the kernel, the games and the bots with mypyc into a copy of the package.

    python tools/build_core.py build/compiled

writes `build/compiled/skep/…`: the sources and, beside them, the compiled modules. With that
folder first on PYTHONPATH everything runs compiled; `src/` itself stays interpreted, so an edit
always counts. Nothing is done when the copy is newer than every source.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
COMPILED = ("skep/kernel", "skep/games", "skep/bots")
STAMP = "compiled.stamp"

SETUP = """
import sys
from setuptools import setup
from mypyc.build import mypycify
setup(name="skep", packages=[], ext_modules=mypycify(
    sys.argv.pop().split(","), opt_level="3", debug_level="0", group_name="skep_core",
))
"""


def modules(source: Path = SOURCE) -> list[str]:
    """Every module of the compiled layers; packages' `__init__` files only re-export."""
    found = [path for folder in COMPILED for path in (source / folder).rglob("*.py")]
    return sorted(str(path.relative_to(source)) for path in found if path.name != "__init__.py")


def build(target: Path, source: Path = SOURCE, chosen: list[str] | None = None) -> None:
    """Make `target/skep` a compiled copy of the package."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        shutil.copytree(
            source / "skep", work / "skep", ignore=shutil.ignore_patterns("*.so", "page")
        )
        (work / "setup.py").write_text(SETUP, encoding="utf-8")
        shutil.copy(ROOT / "pyproject.toml", work / "mypy.toml")
        subprocess.run(
            [
                sys.executable,
                "setup.py",
                "-q",
                "build_ext",
                "--inplace",
                "-j2",
                ",".join(chosen or modules(source)),
            ],
            cwd=work,
            check=True,
            env=os.environ | {"MYPYPATH": str(work)},
        )
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir(parents=True)
        shutil.copytree(work / "skep", target / "skep")
        for library in work.glob("*.so"):
            shutil.copy(library, target)
    (target / STAMP).touch()


def fresh(target: Path, source: Path = SOURCE) -> bool:
    """Is the compiled copy newer than every source?"""
    stamp = target / STAMP
    if not stamp.exists():
        return False
    newest = max(path.stat().st_mtime for path in (source / "skep").rglob("*") if path.is_file())
    return stamp.stat().st_mtime > newest


if __name__ == "__main__":
    where = Path(sys.argv[1])
    if not fresh(where):
        build(where, chosen=sys.argv[2:] or None)
