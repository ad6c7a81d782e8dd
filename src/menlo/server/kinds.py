"""Kinds of jobs that worker processes do. They register by Python entry points, ours like everyone's.

A kind is a function of a job's data, plain JSON, and of the worker's `Staff`; what it returns is JSON, too, and what it
raises is reported by type and place. It runs in a process that is killed when it takes too long, and a job may be done
twice, so it must not change anything. Data may pass through Redis: give it no more than the job needs to know.
"""

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, TypeAlias

from menlo.kernel.errors import UnknownName, quote

GROUP = "menlo.jobs"
BOT = "bot"

Kind: TypeAlias = Callable[[dict[str, Any], Any], object]


def kinds() -> list[str]:
    """Every kind there is; the decisions of bots come first, since someone waits for them."""
    return sorted(_entries(), key=lambda name: (name != BOT, name))


def find_kind(name: str) -> Kind:
    if name not in _entries():
        raise UnknownName(f"unknown kind of job {quote(name)}: expected one of {', '.join(kinds())}")
    found: Kind = _entries()[name].load()
    return found


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}
