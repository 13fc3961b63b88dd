"""The compiled copy: what is not compiled is linked, however often it is brought up to date."""

from pathlib import Path

from build_core import link_all


def tree(root: Path, *paths: str) -> Path:
    for each in paths:
        file = root / each
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(str(file))
    return root


def test_caches_of_both_sides_stay_where_they_are(tmp_path: Path) -> None:
    """Both trees are imported between two builds, which leaves a cache in each."""
    source = tree(tmp_path / "source", "rules.py", "__pycache__/rules.pyc")
    target = tree(tmp_path / "target", "__pycache__/rules.pyc")
    for _ in range(2):
        link_all(source, target, set())
    assert (target / "rules.py").readlink() == source / "rules.py"
    assert not (target / "__pycache__").is_symlink()


def test_what_is_no_longer_compiled_is_linked(tmp_path: Path) -> None:
    source = tree(tmp_path / "source", "room.py", "match/room.py", "core/state.py")
    target = tree(tmp_path / "target", "room.py", "match/room.py", "core/state.py")
    link_all(source, target, {"core"})
    assert (target / "room.py").readlink() == source / "room.py"
    assert (target / "match").readlink() == source / "match"
    assert not (target / "core").is_symlink()


def test_what_has_gone_is_no_longer_linked(tmp_path: Path) -> None:
    source, target = tree(tmp_path / "source", "old.py"), tree(tmp_path / "target", "core.so")
    link_all(source, target, set())
    (source / "old.py").unlink()
    link_all(source, target, set())
    assert [each.name for each in target.iterdir()] == ["core.so"]
