"""What is there without extras, what each extra brings, and what is said where one is missing."""

from pathlib import Path

import pytest

from cli.bare import SOURCE, Bare

BASE = ("kernel", "games", "bots", "words", "cli", "extras", "fairness", "pools")
ONLY_WITH = {
    "skep.server.bus.postgres": "postgres",
    "skep.envs.dataset": "parquet",
}
"""Modules that are imported where their extra is needed."""


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Bare:
    return Bare(tmp_path_factory.mktemp("base"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Bare:
    return Bare(tmp_path_factory.mktemp("server"), "server")


def modules_of(part: str) -> list[str]:
    """All modules of a part, but those that start something when they are imported."""
    found = [f"skep.{part}"]
    for path in sorted((SOURCE / "skep" / part).rglob("*.py")):
        module = path.relative_to(SOURCE).with_suffix("")
        if not {"__main__", "__init__", "migrations"} & set(module.parts):
            found.append(".".join(module.parts))
    return found


NOT_LOCKED = ("skep.envs.sb3",)
"""Torch is not among what is locked, so it is not here."""


def imports(bare: Bare, names: list[str]) -> None:
    assert names
    code = f"import importlib\nfor name in {names!r}: importlib.import_module(name)"
    assert bare.python(code) == (0, "", "")


def test_the_base_stands_alone(base: Bare) -> None:
    imports(base, [name for part in BASE for name in modules_of(part)])


def test_every_part_is_base_or_has_an_extra() -> None:
    parts = {path.stem for path in (SOURCE / "skep").iterdir() if path.suffix in ("", ".py")}
    extras = {"client", "envs", "lab", "paper", "server"}
    assert parts - {"__init__", "__pycache__", "py"} == {*BASE, *extras}


@pytest.mark.parametrize("extra", ["client", "envs", "lab", "paper"])
def test_an_extra_brings_all_that_its_part_needs(tmp_path: Path, extra: str) -> None:
    imports(
        Bare(tmp_path, extra),
        [name for name in modules_of(extra) if name not in (*NOT_LOCKED, *ONLY_WITH)],
    )


def test_the_server_s_extra_brings_all_but_what_other_extras_bring(server: Bare) -> None:
    imports(server, [name for name in modules_of("server") if name not in ONLY_WITH])


@pytest.mark.parametrize(("module", "extra"), ONLY_WITH.items())
def test_an_extra_of_a_module_brings_what_it_needs(tmp_path: Path, module: str, extra: str) -> None:
    imports(Bare(tmp_path, extra), [module])


def test_the_terminal_needs_no_extra(base: Bare) -> None:
    code, output, errors = base.skep("play", "pollennation", "--seed", "1")
    assert (code, errors) == (0, "")
    assert "Goodbye." in output
    code, output, errors = base.skep("arena", "bee-busy", "random", "--games", "1")
    assert (code, errors) == (0, "")
    assert "random" in output


def test_a_command_names_the_extra_it_needs(base: Bare, tmp_path: Path) -> None:
    needed = "needs the server. Install it with: pip install 'skep[server]'"
    assert base.skep("serve") == (1, "", f"skep: serve {needed}\n")
    backup = str(tmp_path / "backup")
    assert base.skep("backup", backup) == (1, "", f"skep: backup {needed}\n")
    assert base.skep("restore", backup) == (1, "", f"skep: restore {needed}\n")
    assert not list(tmp_path.iterdir())
    printing = "needs the typesetter. Install it with: pip install 'skep[paper]'"
    sheets = str(tmp_path / "sheets.pdf")
    told = (1, "", f"skep: print {printing}\n")
    assert base.skep("print", "pollennation", "--out", sheets) == told
    assert not list(tmp_path.iterdir())


def test_the_laboratory_names_its_extra(base: Bare, tmp_path: Path) -> None:
    needed = "lab needs the laboratory’s packages. Install it with: pip install 'skep[lab]'"
    for command in ("run", "report", "search"):
        assert base.skep("lab", command, str(tmp_path)) == (1, "", f"skep: {needed}\n")


def test_it_is_named_in_the_language_that_was_asked_for(base: Bare) -> None:
    told = "serve a besoin du serveur. Pour l’installer : pip install 'skep[server]'"
    assert base.skep("--lang", "fr", "serve") == (1, "", f"skep: {told}\n")
    assert base.skep("serve", SKEP_LANG="fr") == (1, "", f"skep: {told}\n")


def test_a_database_or_a_cluster_names_the_extra_it_needs(server: Bare, tmp_path: Path) -> None:
    postgres = "serve needs PostgreSQL’s driver. Install it with: pip install 'skep[postgres]'"
    address = "postgresql://me@127.0.0.1:1/skep"
    assert server.skep("serve", "--port=0", "--database", address) == (1, "", f"skep: {postgres}\n")
    dask = "serve needs Dask. Install it with: pip install 'skep[dask]'"
    here = ("serve", "--port=0", "--database", str(tmp_path / "skep.sqlite"))
    assert server.skep(*here, SKEP_BOTS="dask://127.0.0.1:1") == (1, "", f"skep: {dask}\n")


@pytest.mark.parametrize(
    ("part", "package"),
    [
        ("client", "websockets"),
        ("envs", "gymnasium"),
        ("lab", "numpy"),
        ("paper", "typst"),
        ("server", "platformdirs"),
    ],
)
def test_an_import_names_the_extra_it_needs(base: Bare, part: str, package: str) -> None:
    _, _, errors = base.python(f"import skep.{part}")
    told = f"'{package}' is missing. Install it with: pip install 'skep[{part}]'"
    assert errors.splitlines()[-1] == f"skep.extras.MissingExtra: {told}"


def test_what_is_wrong_with_a_package_that_is_there_is_not_hidden(base: Bare) -> None:
    code = "from skep.extras import needing\nwith needing('server'): import rich.nowhere"
    _, _, errors = base.python(code)
    assert errors.splitlines()[-1] == "ModuleNotFoundError: No module named 'rich.nowhere'"


def test_what_learns_names_the_extra_it_needs(tmp_path: Path) -> None:
    _, _, errors = Bare(tmp_path, "envs").python("import skep.envs.sb3")
    told = "'stable_baselines3' is missing. Install it with: pip install 'skep[sb3]'"
    assert errors.splitlines()[-1] == f"skep.extras.MissingExtra: {told}"
