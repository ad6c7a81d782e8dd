"""Bots that play by a given evaluation, not by the one their game comes with: what is to be learnt or compared."""

from menlo.bots.evaluation import Evaluation
from menlo.bots.greedy import GreedyBot
from menlo.bots.search.bot import SearchBot
from menlo.bots.search.settings import read_settings
from menlo.kernel.bot import Bot


def greedy_by(game: str, judge: Evaluation, slips: int = 0) -> Bot:
    bot = GreedyBot(slips)
    bot.evaluations[game] = judge
    return bot


def search_by(game: str, judge: Evaluation, options: str) -> Bot:
    """What the options leave open is set as the evaluation wants it."""
    bot = SearchBot(options)
    bot.evaluations[game] = judge
    bot.settings[game] = read_settings(options, judge.search_settings())
    return bot
