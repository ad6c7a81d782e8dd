"""Recorded matches opened where they are interesting, with the first seat in one's own hands."""

from pathlib import Path
from typing import Any

from tests.server.running import Server

MATCHES = Path(__file__).parent.parent / "matches"
RECORDS = {"era": "era-5-last-round", "expo": "expo-4-projects", "smartphone": "smartphone-5-last-round"}


def halfway(server: Server, game: str) -> dict[str, dict[str, Any]]:
    """A match at its opening, past its middle, and over."""
    record = (MATCHES / f"{RECORDS[game]}.jsonl").read_text("utf-8")
    whole = server.post("/records", {"record": record}).json()
    opened = {"opening": 2, "middle": whole["version"] * 55 // 100}
    found = {moment: fork(server, whole["id"], version) for moment, version in opened.items()}
    return {**found, "end": {"match": whole, "held": [], "host": None, "invitation": None}}


def fork(server: Server, match: str, version: int) -> dict[str, Any]:
    made = server.post(f"/matches/{match}/fork", {"version": version, "me": [0], "bot": "greedy"})
    assert made.status_code == 201, made.text
    forked: dict[str, Any] = made.json()
    return forked
