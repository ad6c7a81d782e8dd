"""Which bots a table may ask for, checked before anyone sits down."""

from functools import cache

from msgspec import Struct

from menlo.kernel import registry
from menlo.kernel.bot import Bot
from menlo.kernel.errors import BadSetup, quote
from menlo.locale import catalogue

MOST_SPEC = 80  # characters of a bot's name with its options


class BotInfo(Struct):
    """A bot that can be asked for. Its name and a line about it are the messages `bot-<name>` and `about-bot-<name>`,
    where the catalogue has them: bots of others may have none."""

    name: str
    level: int  # on the ladder, 1 for beginners; 0 is not on it
    games: list[str]  # that it knows
    messages: bool  # whether the catalogue has words for it


def check_bot(spec: str, game: str) -> None:
    """Refuse a bot that nobody registered, with options it does not take, or that does not know the game."""
    if len(spec) > MOST_SPEC:
        raise BadSetup(f"bad bot {quote(spec)}: expected at most {MOST_SPEC} characters")
    if not registry.bot(spec).plays(game):
        raise BadSetup(f"bot {quote(spec)} does not know the game {quote(game)}")


@cache
def stand_in(game: str) -> str:
    """Who plays for someone who has left, unless told otherwise: the middle of the ladder."""
    able = [bot for bot in list_bots() if game in bot.games]
    ladder = [bot.name for bot in able if bot.level > 0] or [bot.name for bot in able]
    return ladder[(len(ladder) - 1) // 2]


def list_bots() -> list[BotInfo]:
    """The ladder from the bottom up, then the others by name."""
    words, infos = catalogue(), []
    for name in registry.bots():
        try:
            bot: Bot = registry.bot(name)
            games = [game for game in registry.games() if bot.plays(game)]
        except Exception:
            # A bot of someone else that cannot even be made is not offered.
            continue
        infos.append(BotInfo(name, bot.level, games, words.has(f"bot-{name}") and words.has(f"about-bot-{name}")))
    return sorted(infos, key=lambda info: (info.level == 0, info.level, info.name))
