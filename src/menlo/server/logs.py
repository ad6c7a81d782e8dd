"""What the server says about itself: lines for people, or JSON lines for programs that gather them.

Nothing here knows what a secret is, so nothing that is one may be logged: no tokens, no seeds, no positions.
"""

import json
import logging
from datetime import UTC, datetime
from typing import Literal, TypeAlias

Form: TypeAlias = Literal["text", "json"]
Level: TypeAlias = Literal["debug", "info", "warning", "error"]

# What every record has; whatever else is on it was given by `extra`.
_OWN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """One object per line: time, level, logger, message, and what else was given with it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update({name: value for name, value in vars(record).items() if name not in _OWN})
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=repr)


def set_up(form: Form, level: Level = "info") -> None:
    """Everything goes to standard error, where systemd and containers expect it."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    for old in root.handlers[:]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(level.upper())
    # Of migrations only those that are carried out are worth a line.
    logging.getLogger("alembic.runtime.migration").addFilter(_is_upgrade)


def _is_upgrade(record: logging.LogRecord) -> bool:
    return record.levelno > logging.INFO or record.getMessage().startswith("Running")
