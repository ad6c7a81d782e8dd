"""Bots in any language: a program that reads and writes lines of JSON (docs/bots-by-pipe.md).

The program sees what its seat may see and the legal actions, nothing else. Every decision has a hard time limit, the
start of the program included; one that is late, ends, or says anything but a good answer is killed, and started again
for the next decision.
"""

import json
import logging
from time import monotonic

from librt.vecs import vec
from mypy_extensions import i64

from menlo.adapters.program import Program
from menlo.kernel.bot import Bot
from menlo.kernel.errors import BadSetup, BotError, quote
from menlo.kernel.game import Game, State
from menlo.kernel.rng import Rng

PROTOCOL = 1

log = logging.getLogger("menlo.adapters")


def make(command: str, limit: float) -> Bot:
    return PipeBot(command, limit)


class PipeBot(Bot):
    def __init__(self, command: str, limit: float) -> None:
        if limit <= 0:
            raise BadSetup(f"bad time limit for bots {limit!r}: expected more than 0 seconds")
        self.program = Program(command)
        self.limit = limit
        self.number = 0

    def choose(self, game: Game[State], sample: State, seat: i64, keys: vec[i64], rng: Rng) -> i64:
        deadline = monotonic() + self.limit
        self.number += 1
        question = {
            "decide": self.number,
            "game": game.title.id,
            "rules": game.rules_version,
            "seat": int(seat),
            "view": game.view(sample, seat),
            "legal": [{"key": int(key), "action": game.encode(game.action(seat, int(key)))} for key in keys],
            "seed": int(rng.word()),
            "limit": self.limit,
        }
        try:
            if not self.program.running:
                self.program.start()
                self.greet(deadline)
            answer = self.program.ask(question, deadline)
            key = answer.get("key")
            if answer.get("decide") != self.number:
                raise BotError(f"answered decision {quote(answer.get('decide'))}, was asked for {self.number}")
            if type(key) is not int or key not in [int(legal) for legal in keys]:
                raise BotError(f"answered key {quote(key)}, none of the {len(keys)} legal keys")
        except BotError as failed:
            self.program.kill()
            log.warning("bot %s: %s", quote(self.program.command), failed)
            raise
        return key

    def greet(self, deadline: float) -> None:
        hello = {"menlo": "bot", "protocol": PROTOCOL}
        answer = self.program.ask(hello, deadline)
        if answer.get("menlo") != "bot" or answer.get("protocol") != PROTOCOL:
            raise BotError(f"greeted with {quote(answer)}: expected {json.dumps(hello)}")

    def close(self) -> None:
        self.program.kill()
