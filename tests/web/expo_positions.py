"""Positions of recorded matches of Expo 1906, found by what can be done there, and opened in a browser."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from menlo.games.expo.actions import Choose, Put
from menlo.games.expo.preview import preview
from menlo.games.expo.state import AT_LABORATORY, REARRANGING, ExpoState
from menlo.kernel import registry
from menlo.kernel.transcript import header_of, replay
from tests.games.expo.table import EXPO
from tests.server.running import Server

MATCHES = Path(__file__).parent.parent / "matches"


class Found:
    """A match forked where a seat owes a decision, and the position there."""

    def __init__(self, made: dict[str, Any], state: ExpoState, seat: int) -> None:
        self.made = made
        self.state = state
        self.seat = seat


def find(server: Server, name: str, wanted: Callable[[ExpoState], bool]) -> Found:
    """The first position of a recorded match that is as wanted, with the seat on turn in one's own hands."""
    text = (MATCHES / name).read_text("utf-8")
    header = header_of(text, name)
    played = replay(registry.game("expo"), text, name)
    state = EXPO.setup(header.seats, played.seed, header.options)
    for version, record in enumerate(played.records):
        if wanted(state):
            seat = int(state.turn)
            match = server.post("/records", {"record": text}).json()["id"]
            fork = server.post(f"/matches/{match}/fork", {"version": version, "me": [seat], "bot": "greedy"})
            assert fork.status_code == 201, fork.text
            return Found(fork.json(), state, seat)
        EXPO.apply(state, record.action)
    raise AssertionError(f"{name}: no such position")


def completing(state: ExpoState) -> tuple[Choose, Put] | None:
    """A tile of the supply and a place for it where it would complete a project."""
    if state.phase != AT_LABORATORY:
        return None
    seat = int(state.turn)
    for choice in EXPO.legal(state, seat):
        if not isinstance(choice, Choose):
            continue
        trial = EXPO.copy(state)
        EXPO.apply(trial, choice)
        for place in EXPO.legal(trial, seat):
            told = preview(trial, place)
            if isinstance(place, Put) and told is not None and told["completes"]:
                return choice, place
    return None


def rearranging(state: ExpoState) -> bool:
    return state.phase == REARRANGING
