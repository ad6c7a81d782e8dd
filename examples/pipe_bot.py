"""A bot that talks by pipes:

    menlo simulate era --players 3 --bots "pipe:python3 examples/pipe_bot.py,random,random"

It likes some kinds of action better than others and picks any of those it likes best.
"""

import json
import random
import sys

LIKES = {
    "develop": 9, "register": 9, "produce": 8, "produce-fake": 8, "build": 7, "resolve": 6,  # Era of Inventions
    "put": 9, "buy-project": 8, "choose": 7, "buy-tile": 6, "advance": 6, "enter": 5,  # Expo 1906
    "sell": 9, "expand": 8, "research": 8, "confirm": 7, "lay-pad": 6, "accept": 6,  # Smartphone Inc.
    "finish": -1, "pass": -1, "withdraw": -2, "remove": -2, "decline": -2,
}  # fmt: skip


def liking(legal: dict) -> int:
    return LIKES.get(legal["action"]["kind"], 0)


def choose(question: dict) -> int:
    """The key of one of the legal actions."""
    best = max(map(liking, question["legal"]))
    liked = [legal["key"] for legal in question["legal"] if liking(legal) == best]
    return random.Random(question["seed"]).choice(liked)  # by the seed, so that a match can be played again


for line in sys.stdin:
    message = json.loads(line)
    if "decide" in message:
        answer = {"decide": message["decide"], "key": choose(message)}
    else:
        answer = {"menlo": "bot", "protocol": 1, "name": "likes"}
    print(json.dumps(answer), flush=True)
