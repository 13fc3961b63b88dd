"""Build hook: a wheel holds the built page and, where there is a C compiler, the compiled core."""

import shutil
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

import build_core  # noqa: E402
import build_page  # noqa: E402


def group(name: str) -> list[str]:
    """A dependency group of pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted: list[str] = project["dependency-groups"][name]
    return wanted


def needs_page() -> bool:
    """A source distribution brings the page already built."""
    return (ROOT / "web" / "package.json").exists() and not build_page.fresh()


class SkepBuildHook(BuildHookInterface):
    """Adds what is made, not written, to wheels and source distributions."""

    def dependencies(self) -> list[str]:
        wanted = []
        if self.target_name == "wheel" and build_core.missing() is None:
            wanted += group("core")
        if needs_page() and not build_page.node_works(shutil.which("node")):
            wanted += group("node")
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if needs_page():
            build_page.build()
        build_data["artifacts"].append("src/skep/server/page/**")
        if self.target_name == "wheel":
            self.add_core(build_data)

    def add_core(self, build_data: dict[str, Any]) -> None:
        missing = build_core.missing()
        if missing is not None:
            self.app.display_warning(build_core.PURE.format(missing))
            return
        self.work = Path(tempfile.mkdtemp())
        build_core.compile_into(self.work)
        for library in build_core.libraries(self.work):
            build_data["force_include"][str(library)] = str(library.relative_to(self.work))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, *_: object) -> None:
        work = getattr(self, "work", None)
        if work is not None:
            shutil.rmtree(work, ignore_errors=True)
