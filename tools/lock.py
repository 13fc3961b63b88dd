"""Lock what is installed: the newest of everything that pyproject.toml allows, for all platforms.

    python tools/lock.py

writes `requirements/*.txt`, with hashes. All layers are resolved as one, so that they fit together;
a file leaves out what the layer below it has, which is installed first. Needs uv on PATH.
"""

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "requirements"
HEAD = "# Made by `make lock` for {}. Install with `pip install --no-deps -r`.\n"
UV = ["uv", "pip", "compile", "--quiet", "--universal", "--python-version=3.11"]
UV += ["--generate-hashes", "--no-header", "--no-annotate"]
PROJECT = "pyproject.toml"
LOCKED = ("client", "dask", "envs", "lab", "paper", "parquet", "postgres", "server")
PLAYED_EXTRAS = ("--extra=paper", "--extra=server")
LOCKED_EXTRAS = tuple(f"--extra={name}" for name in LOCKED)
"""All but `sb3`: torch has another build for each kind of machine."""


@dataclass(frozen=True)
class Layer:
    """What one target of the Makefile installs on top of the layer below."""

    name: str
    words: tuple[str, ...]
    use: str


LAYERS = (
    Layer("server", (PROJECT, "--extra=server"), "a server, and for `make play`"),
    Layer("play", (PROJECT, *PLAYED_EXTRAS, "--group=play"), "`make play`, on top of server.txt"),
    Layer("test", (PROJECT, *LOCKED_EXTRAS, "--group=test"), "`make test`, on top of play.txt"),
    Layer("bench", (PROJECT, *LOCKED_EXTRAS, "--group=bench"), "`make bench`, on top of test.txt"),
)
APART = (
    Layer("pip", ("--group=pip",), "the rest"),
    Layer("node", ("--group=node",), "machines without Node"),
)


def pins(layer: Layer, together: Path | None = None) -> list[str]:
    """Each requirement of a layer with its hashes, in the versions of `together` if given."""
    chosen = [] if together is None else [f"--constraints={together}"]
    done = subprocess.run(
        [*UV, *layer.words, *chosen], cwd=ROOT, check=True, capture_output=True, text=True
    )
    found: list[str] = []
    for line in done.stdout.splitlines(keepends=True):
        if line[0].isspace():
            found[-1] += line
        else:
            found.append(line)
    return found


def write(layer: Layer, found: list[str]) -> None:
    LOCKS.mkdir(exist_ok=True)
    path = LOCKS / f"{layer.name}.txt"
    path.write_text(HEAD.format(layer.use) + "".join(found), encoding="utf-8")
    print(f"{path.relative_to(ROOT)}: {len(found)} packages")


def main() -> None:
    with TemporaryDirectory() as folder:
        together = Path(folder) / "together.txt"
        together.write_text("".join(pins(LAYERS[-1])), encoding="utf-8")
        below: list[str] = []
        for layer in LAYERS:
            found = pins(layer, together)
            write(layer, [each for each in found if each not in below])
            below += found
    for layer in APART:
        write(layer, pins(layer))


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as error:
        sys.exit(error.stderr)
