"""Logs: lines for people, or one JSON object a line for machines (`SKEP_LOG=json`).

What is logged names tables and seats, never invitations, seeds, cookies or passwords: a database's
errors come without their parameters.
"""

import logging
from datetime import UTC, datetime

import msgspec

PLAIN = "%(levelname)s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    """Time, level, where, what; with the traceback of an error."""

    def format(self, record: logging.LogRecord) -> str:
        moment = datetime.fromtimestamp(record.created, UTC)
        line = {
            "time": moment.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up_logs(form: str, level: str) -> None:
    """Send warnings and worse to standard error; more, if a lower level is asked for."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter(PLAIN))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
