"""Menlo: board games about inventors and industry, for people to play and for programs to learn."""

from menlo.kernel.registry import bot, bots, game, games

__version__ = "0.1.0"

__all__ = ["__version__", "bot", "bots", "game", "games"]
