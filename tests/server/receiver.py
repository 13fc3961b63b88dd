"""A real HTTPS server on this machine that keeps what it is sent, and a certificate for it."""

import ssl
import subprocess
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Any

from patience import until

HOST = "hooks.example"


@dataclass(frozen=True)
class Letter:
    path: str
    headers: dict[str, str]
    body: bytes


def make_certificate(folder: Path, host: str = HOST) -> Path:
    """A certificate for that host, signed by itself, with its key."""
    file = folder / f"{host}.pem"
    key = folder / f"{host}.key"
    words = (
        "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 "
        f"-subj /CN={host} -addext subjectAltName=DNS:{host}"
    )
    subprocess.run(
        [*words.split(), "-keyout", str(key), "-out", str(file)], check=True, capture_output=True
    )
    file.write_text(file.read_text() + key.read_text())
    return file


class Receiver:
    """`with Receiver(certificate) as receiver:`; `answer` is what it says, headers included."""

    def __init__(self, certificate: Path) -> None:
        self.letters: list[Letter] = []
        self.status = 204
        self.headers: dict[str, str] = {}
        self.body = b""
        self.delay = 0.0
        self.names: list[str | None] = []
        """The names that were asked for when connections were opened (SNI)."""
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.letters.append(Letter(self.path, dict(self.headers), body))
                time.sleep(receiver.delay)
                self.send_response(receiver.status)
                for name, value in receiver.headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(receiver.body)))
                self.end_headers()
                self.wfile.write(receiver.body)

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        context.sni_callback = lambda _, name, __: self.names.append(name)
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self._server.handle_error = lambda *_: None  # type: ignore[method-assign]
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,))

    @property
    def port(self) -> int:
        return self._server.server_port

    def wait(self, count: int) -> None:
        self.until(lambda: len(self.letters) >= count)

    def until(self, condition: Callable[[], bool]) -> None:
        until(condition, lambda: f"{len(self.letters)} letters have come")

    def __enter__(self) -> "Receiver":
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()
