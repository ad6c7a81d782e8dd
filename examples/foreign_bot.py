"""A bot that plays over the network: it takes a free seat of an open table and plays random legal actions.

    python examples/foreign_bot.py http://127.0.0.1:8906 MATCH [INVITATION]

Its API token stands in MENLO_TOKEN: what is on the command line everyone on the machine can read. Needs `websockets`.
"""

import asyncio
import json
import os
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect

NAME = "Foreign bot"


def post(url: str, token: str, body: object) -> Any:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    with urlopen(Request(url, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


def choose(eye: dict[str, Any]) -> dict[str, Any]:
    """Your ideas go here: `eye["view"]` is the position as your seat sees it, `eye["legal"]` all it may do."""
    action: dict[str, Any] = random.choice(eye["legal"])["action"]
    return action


async def play(server: str, match: str, token: str) -> None:
    address = f"{server.replace('http', 'ws', 1)}/ws/matches/{match}"
    async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None) as socket:
        await socket.send(json.dumps({"type": "enter"}))
        decided = ""
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "refused" and message["code"] != "stale":  # stale: another of ours was faster
                sys.exit(f"refused: {message['reason']}")
            if message["type"] != "update":
                continue
            if message["outcome"]:
                print("scores:", message["outcome"]["scores"])
                return
            for eye in message["eyes"]:
                if eye["decision"] and eye["decision"] != decided:  # a decision is made once
                    decided = eye["decision"]
                    act = {"type": "act", "id": 1, "seat": eye["seat"], "decision": decided, "action": choose(eye)}
                    await socket.send(json.dumps(act))


if __name__ == "__main__":
    server, match, *invitation = sys.argv[1:]
    token = os.environ["MENLO_TOKEN"]
    join = {"name": NAME, "invitation": invitation[0] if invitation else None}
    print("seat", post(f"{server}/api/matches/{match}/join", token, join)["seat"], flush=True)
    asyncio.run(play(server, match, token))
