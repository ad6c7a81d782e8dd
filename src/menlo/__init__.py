"""Menlo: board games about inventors and industry, for people to play and for programs to learn."""

from menlo.kernel.registry import bot, game
from menlo.kernel.registry import bots as list_bots
from menlo.kernel.registry import games as list_games

__version__ = "0.1.0"

__all__ = ["__version__", "bot", "game", "list_bots", "list_games"]
