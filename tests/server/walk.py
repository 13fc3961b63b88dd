"""Walking the schema: every call of the server that reads something, with all it can be asked."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from litestar import Litestar
from litestar.routes import HTTPRoute

Values = Mapping[str, Sequence[object]]
"""What to fill in for a parameter, by `<route> <parameter>` or by the parameter alone."""


@dataclass(frozen=True)
class Call:
    """A call that can be made."""

    route: str
    path: str


def gets(schema: Mapping[str, Any]) -> list[str]:
    """The routes of the schema that one can GET."""
    return sorted(route for route, verbs in schema["paths"].items() if "get" in verbs)


def calls(schema: Mapping[str, Any], values: Values) -> list[Call]:
    """Every GET of the schema: without what may be left out, and with each of that in turn."""
    return [
        Call(route, path)
        for route in gets(schema)
        for path in paths(route, schema["paths"][route]["get"].get("parameters", []), values)
    ]


def paths(route: str, parameters: Sequence[Mapping[str, Any]], values: Values) -> list[str]:
    found = [route]
    asked: list[dict[str, object]] = [{}]
    for each in parameters:
        name, filled = each["name"], fill(route, each, values)
        if each["in"] == "path":
            marks = "{" + name + "}"
            found = [path.replace(marks, str(value)) for path in found for value in filled]
        elif each.get("required"):
            asked = [{**query, name: value} for query in asked for value in filled]
        else:
            asked += [{name: value} for value in filled]
    return [f"{path}?{urlencode(query)}" if query else path for path in found for query in asked]


def fill(route: str, parameter: Mapping[str, Any], values: Values) -> Sequence[object]:
    """What to ask for; an error says what is to be added for a call that nobody has thought of."""
    name, place = parameter["name"], parameter["in"]
    found = values.get(f"{route} {name}", values.get(name, ()))
    if place not in ("path", "query") or not found:
        raise AssertionError(
            f"GET {route} takes '{name}' ({place}), which the walk cannot fill: say what to ask "
            f"for, as '{route} {name}' of `Table.values` in tests/server/test_every_call.py"
        )
    return found


def beside(litestar: Litestar, schema: Mapping[str, Any]) -> set[str]:
    """What one can GET though the schema does not say so."""
    routes = [each for each in litestar.routes if isinstance(each, HTTPRoute)]
    found = {each.path_format for each in routes if "GET" in each.methods}
    return found - set(gets(schema))
