"""Hostile calls: whatever the schema of the calls offers, filled with what should not be there."""

import http.client
import json
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from patience import PATIENCE

Json = dict[str, Any]

PIECES = (
    "%00",
    "a%00b",
    "%ff",
    "%c3%28",
    "%ed%a0%80",  # half of a surrogate pair
    "%E2%80%AE%F0%9F%90%9D",
    "x" * 300,
    "'--%3B",
    "..%2f..",
    "9" * 30,
)
"""What stands in a path or a query in place of something sensible."""

WORDS = (
    '"\\u0000"',
    '"Bee\\u0000Bee"',
    '"\\ud800"',
    '"x\\udc00y"',
    '"\\uffff\\u202e\\u3164"',
    '"' + "ß" * 41 + '"',
    '"' + "x" * 5000 + '"',
    "1e400",
    "9" * 40,
    "-1",
    "null",
    "true",
    "[[]]",
    '{"\\u0000": "\\u0000"}',
)
"""JSON that stands in place of something sensible."""

ORIGINS = (
    "http://[",
    "http://]",
    "null",
    "//",
    "http://[::1",
    "http://a:port",
    "http://a:99999999",
    "http://\xff\xfe",
    "http://" + "x" * 3000,
    "file:///",
    "http://\u2100".encode().decode("latin-1"),
    "",
)
HEADERS = (
    *(("Origin", each) for each in ORIGINS),
    *(("Host", each) for each in ("", "[", "[::1", "a b", "\xff", "x" * 300, "a:port")),
    *(("Cookie", f"skep_person={each}") for each in ("\xff" * 43, "a" * 43, ".", '"', "\xe9.\xe9")),
    ("Cookie", "=;;;=" * 50),
    *(("X-Forwarded-For", each) for each in ("\xff", "[", "[::1]:x", "," * 50, "::ffff:1.2.3.4")),
    *(("X-Forwarded-For", each) for each in ("x" * 5000, "1.2.3.4:999999999", "fe80::1%\xff")),
    ("X-Forwarded-Proto", "gopher"),
    ("Accept-Encoding", "br;q=x, \xff"),
    ("Accept", "\xff/\xff;;q=,"),
    ("Content-Type", "application/json; charset=\xff"),
    ("Content-Type", "application/json; charset=utf-16"),
    ("Range", "bytes=9-1,-"),
    ("If-Modified-Since", "yesterday"),
    ("If-None-Match", '"\xff'),
    ("Content-Encoding", "gzip"),
    ("Expect", "200-ok"),
    ("Upgrade", "h2c"),
)
PATHS = (
    "/%00.js",
    "/" + "x" * 300 + ".js",
    "/" + "x" * 300,
    "/a.js/" + "b/" * 2000 + "c.js",
    "/%ff.js",
    "/assets/%ed%a0%80.js",
    "/%00",
    "/..%00/..%2f..%2fetc/passwd.txt",
    "/assets",
    "/assets/.",
    "/.",
    "//",
    "/%2e%2e/%2e%2e/app.py",
    "/index.html/index.html",
    "/api/%00",
    "/api/tables/%00/live",
    "/health/%00",
    "/metrics?name=%00",
    "/?%00=%ff",
)
METHODS = ("HEAD", "OPTIONS", "DELETE", "PATCH", "TRACE", "BEE")


@dataclass
class Call:
    method: str
    path: str
    body: str | None = None
    headers: dict[str, str] = field(default_factory=dict)


class Caller:
    """One connection after another to a server; HTTP is written as it is told."""

    def __init__(self, address: str) -> None:
        self._place = urlsplit(address).netloc
        self._open: http.client.HTTPConnection | None = None

    def __enter__(self) -> "Caller":
        return self

    def __exit__(self, *_: object) -> None:
        if self._open is not None:
            self._open.close()

    def status(self, call: Call, cookie: str) -> int:
        """What the server answers; 0 if it hangs up."""
        if self._open is not None:  # which the server may have closed in the meantime
            status = self._status(self._open, call, cookie)
            if status:
                return status
        return self._status(http.client.HTTPConnection(self._place, timeout=PATIENCE), call, cookie)

    def _status(self, connection: http.client.HTTPConnection, call: Call, cookie: str) -> int:
        try:
            self._send(connection, call, cookie)
            answer = connection.getresponse()
            answer.read()
        except (ConnectionError, http.client.HTTPException):
            connection.close()
            self._open = None
            return 0
        self._open = connection
        return answer.status

    def _send(self, connection: http.client.HTTPConnection, call: Call, cookie: str) -> None:
        given = {"Host": self._place, "Cookie": cookie, **call.headers}
        body = None if call.body is None else call.body.encode("utf-8", "surrogatepass")
        if body is not None:
            given = {"Content-Type": "application/json", "Content-Length": str(len(body)), **given}
        connection.putrequest(call.method, call.path, skip_host=True, skip_accept_encoding=True)
        for name, value in given.items():
            connection.putheader(name, value.encode("latin-1"))
        connection.endheaders(body)


# ------------------------------------------------------------------------------ what is called


def operations(schema: Json) -> Iterator[tuple[str, str, Json]]:
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), path, operation


def calls_of(schema: Json, method: str, path: str, operation: Json, known: Json) -> Iterator[Call]:
    """Every hostile form of one call; `known` are the values of parameters that exist."""
    given = operation.get("parameters", [])
    body = None if method == "GET" else sensible_body(schema, operation)
    text = None if body is None else json.dumps(body)
    for each in given:
        if each["in"] in ("path", "query"):
            for piece in PIECES:
                yield Call(method, filled(path, given, {**known, each["name"]: piece}), text)
    plain = filled(path, given, known)
    yield Call(method, plain + "?%00=%ff&\xa0".replace("\xa0", "%a0"), text)
    if body is not None:
        for spoilt in spoilt_bodies(body):
            yield Call(method, plain, spoilt)
    yield Call(method, plain, text)


def filled(path: str, given: list[Json], values: Json) -> str:
    """The address of a call, with these values in it."""
    asked = []
    for each in given:
        value = values.get(each["name"])
        if each["in"] == "path":
            path = path.replace("{" + each["name"] + "}", str(value or "nothing"))
        elif each["in"] == "query" and value is not None:
            asked.append(f"{each['name']}={value}")
    return path + ("?" + "&".join(asked) if asked else "")


def sensible_body(schema: Json, operation: Json) -> Any:
    if "requestBody" not in operation:
        return {}
    return sample(schema, next(iter(operation["requestBody"]["content"].values()))["schema"])


def sample(schema: Json, what: Json) -> Any:
    """Something of the form the schema describes, more or less."""
    if "$ref" in what:
        return sample(schema, schema["components"]["schemas"][what["$ref"].rpartition("/")[2]])
    for key in ("oneOf", "anyOf", "allOf"):
        if key in what:
            return sample(schema, what[key][0])
    if "enum" in what or "const" in what:
        return what.get("enum", [what.get("const")])[0]
    kind = what.get("type")
    if kind == "object" or "properties" in what:
        return {name: sample(schema, each) for name, each in what.get("properties", {}).items()}
    if kind == "array":
        return [sample(schema, what.get("items", {}))]
    return {"integer": 1, "number": 1.5, "boolean": False}.get(str(kind), "bee-bee-bee")


def spoilt_bodies(body: Any) -> Iterator[str]:
    """The body, with each of its values replaced in turn by each bad word."""
    mark = "HERE-IT-IS"
    for place in places(body):
        marked = deepcopy(body)
        inner = marked
        for step in place[:-1]:
            inner = inner[step]
        inner[place[-1]] = mark
        text = json.dumps(marked)
        for word in WORDS:
            yield text.replace(f'"{mark}"', word)
    yield from ("", "\x00", "{", '{"a":' * 2000, "[" * 9000, '"\ud800"', *WORDS)


def places(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    for key, each in inner:
        yield (*at, key)
        if isinstance(each, dict | list):
            yield from places(each, (*at, key))
