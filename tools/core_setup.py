"""The setup script that `build_core.py` runs in its folder: mypyc, then the C compiler.

It says "@of N" when it knows of how many files, and "@done …" for each.
"""

import json
import os
import re
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HANDED_OVER = re.compile(r"(?<=\s)(arg_\w+|tmp) = Vec(\w+)Api\.unbox\(.*\);")
CALLED_FROM_PYTHON = re.compile(r"^ *PyObject \*CPyPy_\w+\(.*\{$", re.MULTILINE)
LISTED_STEP = re.compile(
    r"PyObject_TypeCheck\(cpy_r_r\d+, \S*CPyType_skep___kernel___step___Step\)"
)
WITHIN = re.compile(r"(cpy_r_r\d+)( = \(uint64_t\)\S+ < \(uint64_t\)\S+;\n    if \()\1\)")
OWN_HEADER = re.compile(r'^#include "__native_skep_\w+\.h"$', re.MULTILINE)
ERRORS = """
void CPy_AddTraceback(const char *, const char *, int, PyObject *) __attribute__((cold));
void PyErr_SetNone(PyObject *) __attribute__((cold));
"""
RUN_ONCE = re.compile(r"^char CPyDef_\w+_____top_level__\(.*\{$", re.MULTILINE)


def mended(code: str) -> str:
    """The C code without what mypyc 2.4 forgets, and with what it cannot say.

    It takes a reference to each vec that interpreted code hands over, as an argument or for an
    attribute, and never gives it back: its memory is lost. The caller keeps the vec while the call
    lasts, so here the reference is given back at once. Whatever a game's table of steps holds is a
    step, as mypy has seen; mypyc looks again at each use, which takes a call. An index is nearly
    always within its vec, and errors are rare. And functions that only interpreted code calls, or
    that run once, are cold: they are a third of the code, and need no optimising.
    """
    code = LISTED_STEP.sub("1", code)
    code = WITHIN.sub(r"\1\2likely(\1))", code)
    code = OWN_HEADER.sub(lambda it: it[0] + ERRORS, code, count=1)
    code = HANDED_OVER.sub(lambda it: f"{it[0]} VEC_{it[2].upper()}_DECREF({it[1]});", code)
    for cold in (CALLED_FROM_PYTHON, RUN_ONCE):
        code = cold.sub(lambda it: f"__attribute__((cold)) {it[0].lstrip()}", code)
    return code


def write_mended(source: str) -> str:
    """The mended file, beside it. What has not changed keeps its age, and is not compiled again."""
    path = Path(source)
    code = mended(path.read_text(encoding="utf-8"))
    beside = path.with_name(f"mended{path.name}")
    if not beside.exists() or beside.read_text(encoding="utf-8") != code:
        beside.write_text(code, encoding="utf-8")
    return str(beside)


def tune(extension: Extension, levels: dict[str, str]) -> None:
    """Mend what is a part, and choose how it is optimised; the others only find their part."""
    if extension.name in levels:
        extension.sources = [write_mended(source) for source in extension.sources]
    if os.name == "posix":
        args = [each for each in extension.extra_compile_args if not each.startswith("-O")]
        # Without interposition the compiler may inline small rules into each other.
        args += ["-O" + levels.get(extension.name, "0"), "-fno-semantic-interposition"]
        args += ["-fvisibility=hidden"]  # nor are its own names looked up in a table
        extension.extra_compile_args = [*args, "-fno-plt"] if sys.platform == "linux" else args


class Telling(build_ext):  # type: ignore[misc]  # setuptools is not typed
    """Says what is done."""

    def build_extension(self, ext: Extension) -> None:
        super().build_extension(ext)
        print("@done", ext.name, flush=True)


def main() -> None:
    parts = json.loads(Path("parts.json").read_text(encoding="utf-8"))
    levels = {f"skep_{part['name']}__mypyc": part["level"] for part in parts}
    extensions = mypycify(
        ["--config-file", "mypy.ini", *[module for part in parts for module in part["modules"]]],
        opt_level="3",
        debug_level="0",
        separate=[(part["modules"], "skep_" + part["name"]) for part in parts],
    )
    for extension in extensions:
        tune(extension, levels)
    extensions.sort(key=lambda extension: extension.name not in levels)  # the long ones first
    print("@of", len(extensions), flush=True)
    setup(name="skep", packages=[], ext_modules=extensions, cmdclass={"build_ext": Telling})


if __name__ == "__main__":
    main()
