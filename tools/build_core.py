"""Compile what is hot with mypyc into a copy of the package.

    python tools/build_core.py build/compiled

writes `build/compiled/skep/…`: what simulations run through, and a server for every choice, as
compiled modules with their sources beside them, and links to everything else. With that folder
first on PYTHONPATH everything runs compiled; `src/` itself stays interpreted, so an edit always
counts. Nothing is compiled when the copy is newer than every source.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from alone import alone

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "skep"
SCRIPT = ROOT / "tools" / "core_setup.py"
LAYERS = ("kernel", "games", "bots")
STAMP = "compiled.stamp"
MEANWHILE = 15
"""How much less urgent than others a compile is that nobody waits for."""
PURE = "no compiled core: {}. Everything runs in pure Python, and bots think about 40 times slower."

BUSY = (
    "live/audience",
    "live/broadcast",
    "live/presentation",
    "match/log",
    "match/outcome",
    "match/planning",
    "match/private_moment",
    "match/progress",
    "match/release",
    "match/shared_screen",
    "match/viewer_history",
)
"""Modules of the server that work for every choice."""
BUSY_ROOMS = {name.partition("/")[0] for name in BUSY}
"""The folders in which they are."""

TELLING = {("show", ""), ("codec", "laws"), ("codec", "sheet_laws")}
"""The rooms of a game, or single modules of them, that describe the table and tell of choices: a
server runs through them for every choice and viewer, so they are compiled with its busy ones. A
view takes 2 to 6 times as long in Python. And the laws, which tests ask for after every choice."""

COLD = {
    "kernel": {"data", "options", "reading", "record", "registry"},
    "bots": {"arena", "spec"},
    "show": {"sketch"},
    "codec": {"colonies", "history", "midmove", "position", "reading", "unready"},
    "rules": {"printed"},
    "mind": {"absence"},
    "bee_busy": {"options"},
    "pollen_wars": {"options"},
    "pollennation": {"options"},
    "waggle_dance": {"options"},
}
"""By folder, the modules that stay Python: they draw text, and read options, positions and data.
Whatever is in neither list is hot; `tests/compiled/test_hot.py` plays to see that no more is."""

HOT, EVEN, WARM = "3", "2", "1"
"""gcc's level for the rules of large games; for the kernel, the players and PollenNation, which
are as fast with it; and for what a server does for every choice."""

MYPY = """
[mypy]
ignore_missing_imports = True
# What libraries are made of is not followed: the same C comes out, and checking their code took
# 39 of 46 s.
follow_imports = skip
[mypy-skep.*]
follow_imports = silent
"""

Told = Callable[[int, int], None]
"""Is told how many files are compiled, of how many."""


def tell_nobody(_: int, __: int) -> None:
    """For whoever does not wait."""


@dataclass(frozen=True)
class Part:
    """Modules compiled as one: calls within a part are C calls."""

    name: str
    level: str
    modules: list[str]


def parts() -> list[Part]:
    """The kernel with the players and the smallest game, each other game, and what a server does
    for every choice. All of it as one part would take twice as long."""
    found: dict[tuple[str, str], list[str]] = {}
    for path in sources():
        found.setdefault(part_of(path.relative_to(SOURCE)), []).append(
            str(path.relative_to(SOURCE.parent))
        )
    return [Part(name, level, sorted(found[name, level])) for name, level in sorted(found)]


def part_of(path: Path) -> tuple[str, str]:
    """The part a module belongs to, and how it is optimised."""
    layer, folder = path.parts[0], path.parts[1]
    if layer == "server" or TELLING & {(path.parent.name, ""), (path.parent.name, path.stem)}:
        return "server", WARM
    if layer != "games" or folder == "pollennation":
        return "core", EVEN
    return folder, HOT


def sources() -> Iterator[Path]:
    """Every file that is compiled; packages' `__init__` files only re-export."""
    for layer in LAYERS:
        for path in sorted((SOURCE / layer).rglob("*.py")):
            if path.name != "__init__.py" and path.stem not in COLD.get(path.parent.name, ()):
                yield path
    yield from (SOURCE / "server" / f"{name}.py" for name in BUSY)


def missing() -> str | None:
    """What keeps the core from being compiled here, or None."""
    if os.environ.get("SKEP_PURE"):
        return "SKEP_PURE is set"
    named = os.environ.get("CC")
    if named and not shutil.which(named.split()[0]):
        return f"CC names '{named}', which is not there"
    usual = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if not (named or shutil.which(usual) or shutil.which("cc")):
        return "there is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python.h is missing"
    return None


def compile_into(work: Path, told: Told = tell_nobody) -> None:
    """Compile inside `work`, which gets a copy of the package first.

    A folder used before is brought up to date: only what changed is compiled again. What the
    compilers say is shown if they fail, and only then.
    """
    for path in (work / "skep").rglob("*.py"):
        path.unlink()
    ignored = shutil.ignore_patterns("*.so", "page", "__pycache__")
    shutil.copytree(SOURCE, work / "skep", ignore=ignored, dirs_exist_ok=True)
    chosen = parts()
    compiled = {module for part in chosen for module in part.modules}
    drop_libraries(work, compiled | {f"skep_{part.name}__mypyc.py" for part in chosen})
    (work / "parts.json").write_text(json.dumps([asdict(part) for part in chosen]), "utf-8")
    (work / "mypy.ini").write_text(MYPY, "utf-8")
    shutil.copyfile(SCRIPT, work / "setup.py")
    run_setup(work, told)


def libraries(work: Path) -> list[Path]:
    """Every compiled file where it belongs; setuptools leaves others in a folder of its own."""
    return [*work.glob("*.so"), *(work / "skep").rglob("*.so")]


def drop_libraries(work: Path, sources: set[str]) -> None:
    """Remove every compiled file of which the source is not among these."""
    for library in libraries(work):
        source = library.with_name(library.name.split(".")[0] + ".py")
        if str(source.relative_to(work)) not in sources:
            library.unlink()


def run_setup(work: Path, told: Told) -> None:
    """Run mypyc and the C compiler in `work`."""
    said: list[str] = []
    of = done = 0
    command = [sys.executable, "setup.py", "-q", "build_ext", f"-j{os.cpu_count()}", "--inplace"]
    with subprocess.Popen(
        command,
        cwd=work,
        env=os.environ | {"MYPYPATH": str(work)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith("@of "):
                of = int(line.split()[1])
            elif line.startswith("@done "):
                done += 1
            else:
                said.append(line)
                continue
            told(done, of)
    if process.returncode != 0:
        sys.stderr.writelines(said)
        raise SystemExit("the core could not be compiled")


def build(target: Path, told: Told = tell_nobody) -> None:
    """Make `target/skep` a package whose hot modules are compiled."""
    work = target.with_name(f"{target.name}-work")
    work.mkdir(parents=True, exist_ok=True)
    compile_into(work, told)
    shutil.rmtree(target, ignore_errors=True)
    (target / "skep").mkdir(parents=True)
    for layer in LAYERS:
        shutil.copytree(work / "skep" / layer, target / "skep" / layer)
    for room in BUSY_ROOMS:
        (target / "skep" / "server" / room).mkdir(parents=True)
        for library in (work / "skep" / "server" / room).glob("*.so"):
            shutil.copy(library, target / "skep" / "server" / room)
    for library in work.glob("*.so"):
        shutil.copy(library, target)
    refresh(target)
    (target / STAMP).touch()


def refresh(target: Path) -> None:
    """Bring everything that is not compiled up to date: links to it, and the games' data."""
    link_all(SOURCE, target / "skep", {*LAYERS, "server"})
    link_all(SOURCE / "server", target / "skep" / "server", BUSY_ROOMS)
    for room in BUSY_ROOMS:
        link_all(SOURCE / "server" / room, target / "skep" / "server" / room, set())
    compiled = set(sources())
    for layer in LAYERS:
        for path in (SOURCE / layer).rglob("*"):
            if path.is_file() and path.suffix not in (".pyc", ".so") and path not in compiled:
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
        # Each has a cache of its own, made when it is imported.
        if entry.name not in {*apart, "__pycache__"} and not link.is_symlink():
            if link.is_dir():  # copies from when this was compiled
                shutil.rmtree(link)
            link.unlink(missing_ok=True)
            link.symlink_to(entry)


def fresh(target: Path) -> bool:
    """Is the compiled copy newer than every source of what is compiled, and than this file?"""
    stamp = target / STAMP
    if not stamp.exists():
        return False
    newest = max(path.stat().st_mtime for path in [*sources(), Path(__file__), SCRIPT])
    return stamp.stat().st_mtime > newest


def main(target: Path, progress: Path | None) -> None:
    lacking = missing()
    if lacking is not None:
        print(PURE.format(lacking))
        shutil.rmtree(target, ignore_errors=True)
        return
    with alone(target.with_name(f"{target.name}.lock")):
        if fresh(target):
            refresh(target)
        elif progress is not None:
            os.nice(MEANWHILE)
            build(target, lambda done, of: tell(progress, {"done": done, "of": of}))
        else:
            print("compiling the core (a few minutes, once) …", flush=True)
            build(target, show if sys.stdout.isatty() else tell_nobody)


def main_beside(target: Path, progress: Path) -> None:
    """The same for whoever goes on meanwhile: keeps a file that says how far this is, then where
    the compiled core is, or why there is none."""
    try:
        main(target, progress)
    except BaseException as error:
        tell(progress, {"failed": str(error) or type(error).__name__})
        raise
    tell(progress, {"ready": str(target.resolve())})


def tell(progress: Path, news: dict[str, object]) -> None:
    """Whoever reads the file finds all of this or all of what it held before."""
    whole = progress.with_name(f"{progress.name}.new")
    whole.write_text(json.dumps(news), encoding="utf-8")
    whole.replace(progress)


def show(done: int, of: int) -> None:
    """One line that is written over and over, and gone at the end."""
    print("\r" + (f"{done} of {of} files" if done < of else " " * 20 + "\r"), end="", flush=True)


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("target", type=Path, help="the folder the compiled copy is written to")
    words.add_argument("--progress", type=Path, help="a file to tell in how far this is")
    given = words.parse_args()
    if given.progress is None:
        main(given.target, None)
    else:
        main_beside(given.target, given.progress)
