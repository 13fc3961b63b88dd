"""Prints the fields of every observation as the tables of `docs/envs.md`."""

from skep.envs.fields import VERSIONS, fields
from skep.envs.fields.field import Group
from skep.kernel import game, kind


def tables() -> str:
    """A table for each game, with its options left as they are."""
    return "\n".join(table(name) for name in VERSIONS)


def table(name: str) -> str:
    played = game(name)
    seats = f"{played.players} seats" if played.players > 1 else "alone"
    lines = [
        f"### {kind(name).title}, version {VERSIONS[name]}",
        "",
        f"{played.observation_size} numbers with {seats}; {len(played.choices)} choices.",
        "",
        "| numbers | field | range | what |",
        "| --- | --- | --- | --- |",
    ]
    for group in fields(played):
        lines += rows(group)
    return "\n".join([*lines, ""])


def rows(group: Group) -> list[str]:
    times = f"{group.times} × " if group.times > 1 else ""
    head = f"| **{group.size}** | **{group.name}** | | {group.what} |"
    return [
        head,
        *(
            f"| {times}{field.count} | {group.name}.{field.name} "
            f"| {field.low:g} to {field.high:g} | {field.what} |"
            for field in group.fields
        ),
    ]


if __name__ == "__main__":
    print(tables())
