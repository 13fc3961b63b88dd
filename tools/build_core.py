"""Compile the kernel, the games, the bots and the server's busiest parts with mypyc into a copy of
the package.

    python tools/build_core.py build/compiled [module.py …]

writes `build/compiled/skep/…`: the compiled layers with their sources beside them, and links to
everything else. With that folder first on PYTHONPATH everything runs compiled; `src/` itself
stays interpreted, so an edit always counts. Nothing is compiled when the copy is newer than every
source. Modules may be named (relative to `src/`) to compile only those.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "skep"
LAYERS = ("kernel", "games", "bots")
BUSY = (
    "circle",
    "course",
    "fold",
    "juncture",
    "outcome",
    "outlook",
    "plans",
    "scene",
    "screen",
    "silence",
    "vantage",
)
"""Modules of the server that work for every choice."""
STAMP = "compiled.stamp"
PURE = "no compiled core: {}. Everything runs in pure Python, and bots think about 40 times slower."

SETUP = """
import os
import sys
from setuptools import setup
from mypyc.build import mypycify
# One group for the kernel and the players, one for each game: within a group calls are C calls, and
# all of it in one group took 544 s of CPU to compile against 279 s, which two cores share. The
# smallest game costs the first group little and gains 4 % in it.
groups = {}
for module in sys.argv.pop().split(","):
    parts = module.split("/")
    apart = parts[1] == "games" and parts[2] != "pollennation"
    name = "server" if parts[1] == "server" else parts[2] if apart else "core"
    groups.setdefault(name, []).append(module)
extensions = mypycify(
    # PostgreSQL's driver and Dask need not be installed: what uses them is not compiled.
    ["--ignore-missing-imports", "--follow-imports=silent",
     *[module for group in groups.values() for module in group]],
    opt_level="3", debug_level="0",
    separate=[(group, "skep_" + name) for name, group in groups.items()],
)
if os.name == "posix":  # lets the compiler inline small rules into each other
    for extension in extensions:
        extension.extra_compile_args.append("-fno-semantic-interposition")
        if sys.platform == "linux":
            extension.extra_compile_args.append("-fno-plt")
setup(name="skep", packages=[], ext_modules=extensions)
"""


def missing() -> str | None:
    """What keeps the core from being compiled here, or None."""
    if os.environ.get("SKEP_PURE"):
        return "SKEP_PURE is set"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not (shutil.which(compiler) or shutil.which("cc")):
        return "there is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python.h is missing"
    return None


def modules() -> list[str]:
    """Every module that is compiled; packages' `__init__` files only re-export."""
    found = [path for path in sources() if path.name != "__init__.py"]
    return sorted(str(path.relative_to(SOURCE.parent)) for path in found)


def sources() -> list[Path]:
    """The files of the compiled layers, and the server's busy ones."""
    layers = [path for layer in LAYERS for path in (SOURCE / layer).rglob("*.py")]
    return layers + [SOURCE / "server" / f"{name}.py" for name in BUSY]


def compile_into(work: Path, chosen: list[str]) -> None:
    """Compile inside `work`, which gets a copy of the package first.

    A folder used before is brought up to date: only what changed is compiled again.
    """
    for path in (work / "skep").rglob("*.py"):
        path.unlink()
    ignored = shutil.ignore_patterns("*.so", "page", "__pycache__")
    shutil.copytree(SOURCE, work / "skep", ignore=ignored, dirs_exist_ok=True)
    for library in (work / "skep").rglob("*.so"):
        source = library.with_name(library.name.split(".")[0] + ".py")
        if str(source.relative_to(work)) not in chosen:
            library.unlink()
    (work / "setup.py").write_text(SETUP, encoding="utf-8")
    command = [sys.executable, "setup.py", "-q", "build_ext", "-j2", "--inplace", ",".join(chosen)]
    subprocess.run(command, cwd=work, check=True, env=os.environ | {"MYPYPATH": str(work)})


def build(target: Path, chosen: list[str]) -> None:
    """Make `target/skep` a package whose chosen modules are compiled."""
    work = target.with_name(f"{target.name}-work")
    work.mkdir(parents=True, exist_ok=True)
    compile_into(work, chosen)
    shutil.rmtree(target, ignore_errors=True)
    (target / "skep").mkdir(parents=True)
    for layer in LAYERS:
        shutil.copytree(work / "skep" / layer, target / "skep" / layer)
    (target / "skep" / "server").mkdir()
    for library in (work / "skep" / "server").glob("*.so"):
        shutil.copy(library, target / "skep" / "server")
    for library in work.glob("*.so"):
        shutil.copy(library, target)
    (target / STAMP).touch()


def refresh(target: Path) -> None:
    """Bring everything that is not compiled up to date: links to it, and the games' data."""
    link_all(SOURCE, target / "skep", {*LAYERS, "server"})
    link_all(SOURCE / "server", target / "skep" / "server", set())
    for layer in LAYERS:
        for path in (SOURCE / layer).rglob("*"):
            if path.is_file() and path.suffix not in (".py", ".pyc", ".so"):
                copy = target / "skep" / path.relative_to(SOURCE)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, copy)


def link_all(source: Path, target: Path, apart: set[str]) -> None:
    """Let `target` hold links to all of `source` but what is kept apart, and no dead ones."""
    for link in target.iterdir():
        if link.is_symlink() and not link.exists():
            link.unlink()
    for entry in source.iterdir():
        link = target / entry.name
        if entry.name not in apart and not link.is_symlink():
            link.symlink_to(entry)


def fresh(target: Path) -> bool:
    """Is the compiled copy newer than every source of what is compiled?"""
    stamp = target / STAMP
    if not stamp.exists():
        return False
    return stamp.stat().st_mtime > max(path.stat().st_mtime for path in sources())


def main(target: Path, chosen: list[str]) -> None:
    lacking = missing()
    if lacking is not None:
        print(PURE.format(lacking))
        shutil.rmtree(target, ignore_errors=True)
        return
    if not fresh(target):
        print("compiling the core (a few minutes, once) …", flush=True)
        build(target, chosen or modules())
    refresh(target)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
