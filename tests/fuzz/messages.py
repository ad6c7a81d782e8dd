"""Messages that no client of ours would send, made from ones it would."""

import json
from typing import Any

from menlo.kernel.rng import Rng

Json = Any

WORDS = [
    "",
    "act",
    "undo",
    "propose",
    "consent",
    "ping",
    "enter",
    "type",
    "seat",
    "\x00",
    "é",
    "🜂",
    "-1",
    "null",
    "a" * 300,
]
NUMBERS = [-1, 0, 1, 2, 3, 99, 2**31, 2**53, 2**63, -(2**63), 2**64, 10**30, 0.5, -0.0, 1e308]


class Maker:
    """Endless messages from a seed. Each carries an id where it can, so that its answer can be told."""

    def __init__(self, rng: Rng, seats: list[int]) -> None:
        self.rng = rng
        self.seats = seats

    def pick(self, items: list[Any]) -> Any:
        return items[int(self.rng.below(len(items)))]

    def chance(self, of: int) -> bool:
        return int(self.rng.below(of)) == 0

    def message(self, id: int, eyes: list[Json]) -> str | bytes:
        """Eyes are those of the last update: what is nearly right does more harm than what is plainly wrong."""
        way = int(self.rng.below(10))
        if way == 0:
            return self.noise()
        if way == 1:
            return json.dumps({"id": id, "type": self.pick(WORDS), **self.junk_object()})
        message = self.likely(id, eyes)
        if way < 7:
            message = self.spoil(message)
            if isinstance(message, dict) and not self.chance(4):
                message["id"] = id
        return json.dumps(message)

    def likely(self, id: int, eyes: list[Json]) -> dict[str, Json]:
        """What a client might send, though perhaps not now."""
        type = self.pick(["act", "act", "act", "act", "undo", "propose", "consent", "ping", "enter"])
        seat = self.pick([*self.seats, 0, 1, 2, 3, -1])
        message: dict[str, Json] = {"type": type, "id": id, "seat": seat}
        if type == "act":
            eye = self.pick(eyes)
            legal = [choice["action"] for choice in eye["legal"]] or [{"kind": "pass", "seat": seat}]
            message |= {"seat": eye["seat"], "decision": eye["decision"] or "none", "action": dict(self.pick(legal))}
        elif type == "undo":
            message["turn"] = self.chance(2)
        elif type == "propose":
            message["version"] = self.pick([*NUMBERS[:6], int(self.rng.below(200))])
        elif type == "consent":
            message["agree"] = self.chance(2)
        elif type == "enter":
            message["tokens"] = [self.pick(WORDS)]
        return message

    def spoil(self, value: Json) -> Json:
        """One thing in it, somewhere, is another one."""
        if isinstance(value, dict) and value and not self.chance(8):
            key = self.pick(sorted(value))
            if self.chance(6):
                return {name: item for name, item in value.items() if name != key}
            if self.chance(6):
                return {**value, self.pick(WORDS): self.junk(2)}
            return {**value, key: self.spoil(value[key])}
        if isinstance(value, list) and value and not self.chance(4):
            place = int(self.rng.below(len(value)))
            return [*value[:place], self.spoil(value[place]), *value[place + 1 :]]
        if isinstance(value, int) and self.chance(2):
            return value + self.pick([-1, 1, 2, 100])
        return self.junk(2)

    def junk(self, depth: int) -> Json:
        way = int(self.rng.below(7 if depth else 5))
        if way < 2:
            return self.pick(NUMBERS)
        if way < 4:
            return self.pick(WORDS)
        if way == 4:
            return self.pick([None, True, False, [], {}])
        if way == 5:
            return [self.junk(depth - 1) for _ in range(int(self.rng.below(4)))]
        return {self.pick(WORDS): self.junk(depth - 1) for _ in range(int(self.rng.below(4)))}

    def junk_object(self) -> dict[str, Json]:
        return {self.pick(WORDS): self.junk(2) for _ in range(int(self.rng.below(4)))}

    def noise(self) -> str | bytes:
        """No message at all."""
        way = int(self.rng.below(8))
        if way == 0:
            return bytes(int(self.rng.below(256)) for _ in range(int(self.rng.below(64))))
        if way == 1:
            return "[" * [1, 10, 100, 1000, 10_000][int(self.rng.below(5))]
        if way == 2:
            return '{"type":"act","id":1,"seat":0,"decision":"x","action":' + '{"a":' * 2000 + "1" + "}" * 2000 + "}"
        if way == 3 and self.chance(20):
            return " " * (64 * 1024 + int(self.rng.below(3)))
        if way == 4:
            return json.dumps(self.junk(3))
        if way == 5:
            return '{"type":"ping","id":' + "9" * int(1 + self.rng.below(400)) + "}"
        parts = ["{", "}", '"', ":", ",", "type", "act", "1", "e", "\\", "\\u0000", "\n"]
        return "".join(str(self.pick(parts)) for _ in range(20))
