"""Ratings with their uncertainty, by openskill's Plackett-Luce model: made for tables of more than two."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from menlo.kernel.errors import MenloError
from menlo.lab.arena.table import PlayedGame


class Ratings:
    """Rated game by game, in order. A bot on several seats of a table learns the mean of what they taught."""

    def __init__(self, bots: Sequence[str]) -> None:
        self._model = _model()
        self._ratings: dict[str, Any] = {bot: self._model.rating(name=bot) for bot in bots}

    def add(self, game: PlayedGame) -> None:
        if len({seat.bot for seat in game.seats}) < 2:
            return
        held = [self._ratings[seat.bot] for seat in game.seats]
        before = [[self._model.create_rating([rating.mu, rating.sigma])] for rating in held]
        after = self._model.rate(before, ranks=[float(seat.place) for seat in game.seats])
        for bot in self._ratings:
            taught = [team[0] for team, seat in zip(after, game.seats, strict=True) if seat.bot == bot]
            if taught:
                self._ratings[bot].mu = sum(rating.mu for rating in taught) / len(taught)
                self._ratings[bot].sigma = sum(rating.sigma for rating in taught) / len(taught)

    def of(self, bot: str) -> dict[str, float]:
        rating = self._ratings[bot]
        return {"mu": round(float(rating.mu), 2), "sigma": round(float(rating.sigma), 2)}


def _model() -> Any:
    try:
        return import_module("openskill.models").PlackettLuce()
    except ModuleNotFoundError:
        raise MenloError("openskill is not installed: install menlo[lab]") from None
