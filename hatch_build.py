"""Build hook: a wheel holds the built page and, where there is a C compiler, the compiled core."""

import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

import build_core  # noqa: E402
import build_page  # noqa: E402

PURE = (
    "building without a compiled core, in pure Python: {}. Bots will think about 20 times slower."
)


def missing_for_core() -> str | None:
    """What keeps the core from being compiled here, or None."""
    if os.environ.get("SKEP_PURE"):
        return "SKEP_PURE is set"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not (shutil.which(compiler) or shutil.which("cc")):
        return "there is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python.h is missing"
    return None


def needs_page() -> bool:
    """A source distribution brings the page already built."""
    return (ROOT / "web" / "package.json").exists() and not build_page.fresh()


class SkepBuildHook(BuildHookInterface):
    """Adds what is made, not written, to wheels and source distributions."""

    def dependencies(self) -> list[str]:
        wanted = []
        if self.target_name == "wheel" and missing_for_core() is None:
            wanted += ["mypy[mypyc]>=2.4,<2.5", "setuptools>=80"]
        if needs_page() and not build_page.node_works(shutil.which("node")):
            wanted.append(build_page.NODE_WHEEL)
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
        missing = missing_for_core()
        if missing is not None:
            self.app.display_warning(PURE.format(missing))
            return
        self.work = Path(tempfile.mkdtemp())
        build_core.compile_into(self.work, build_core.modules())
        for library in self.work.rglob("*.so"):
            build_data["force_include"][str(library)] = str(library.relative_to(self.work))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        work = getattr(self, "work", None)
        if work is not None:
            shutil.rmtree(work, ignore_errors=True)
