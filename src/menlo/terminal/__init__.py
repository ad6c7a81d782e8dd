"""A table in the terminal: hot-seat or against bots, for any game."""

from menlo.terminal.session import Session, resume, start

__all__ = ["Session", "resume", "start"]
