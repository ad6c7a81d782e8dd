"""What stands out in a run: seats and colours that win too much or too little, pieces dead, alone or too good."""

from collections.abc import Mapping
from typing import Any

from menlo.lab.balance.questions import COLOURS, QUESTIONS, family

RARE = 0.02  # used by so few seats, a piece is as good as dead
ENOUGH = 30  # users, before anything is said of their wins
FAR = 1.5  # times chance, or one part in so many of it
MOSTLY = 0.75  # of all uses of its kind go to one piece: it leaves the others no room
CHOICE = 3  # pieces of a kind, before one of them can stand before the others
CROWD = 0.75  # used by so many, a piece says little by who wins with it


def findings(game: str, run: Mapping[str, Any], names: Mapping[str, str]) -> list[dict[str, Any]]:
    """Each with its kind, what it is about, and the figures it rests on."""
    return [*_unfair(run), *_unused(game, run, names), *_dominant(game, run, names), *_telling(run)]


def _unfair(run: Mapping[str, Any]) -> list[dict[str, Any]]:
    if run["players"] == 1:
        return []
    chance, found = 1 / run["players"], []
    for kind, items in (("seat", run["seats"]), ("order", run["order"])):
        for item in items:
            low, high = item["interval"]
            if not low <= chance <= high:
                found.append({"kind": kind, "piece": item["name"], "share": item["share"], "interval": [low, high]})
    return found


def _unused(game: str, run: Mapping[str, Any], names: Mapping[str, str]) -> list[dict[str, Any]]:
    """Pieces that nobody used, or hardly anybody. What nobody was ever offered counts as well."""
    found = []
    used = {(item["what"], item["piece"]): item["used"] for item in run["pieces"]}
    idle = {question.title for question in QUESTIONS.get(game, ()) if not question.needed}
    for question in QUESTIONS.get(game, ()):
        for piece in family(game, question.title, names):
            used.setdefault((question.title, piece), 0.0)
    for (what, piece), share in sorted(used.items()):
        if share < RARE and what not in idle:
            found.append({"kind": "rare", "what": what, "piece": piece, "used": share})
    return found


def _dominant(game: str, run: Mapping[str, Any], names: Mapping[str, str]) -> list[dict[str, Any]]:
    """Pieces that are chosen nearly always where there are others to choose."""
    found = []
    for question in QUESTIONS.get(game, ()):
        uses = {item["piece"]: item["times"] for item in run["pieces"] if item["what"] == question.title}
        if not question.family or len(family(game, question.title, names)) < CHOICE:
            continue
        for piece, times in sorted(uses.items()):
            if times > MOSTLY * sum(uses.values()):
                share = times / sum(uses.values())
                found.append({"kind": "dominant", "what": question.title, "piece": piece, "share": share})
    return found


def _telling(run: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Pieces whose users win far more or far less often than chance: the whole interval lies beyond."""
    if run["players"] == 1:
        return []
    chance, found = 1 / run["players"], []
    for item in run["pieces"]:
        low, high = item["interval"]
        if item["users"] < ENOUGH or (item["used"] > CROWD and item["what"] != COLOURS):
            continue
        far = 1.0 if item["what"] == COLOURS else FAR
        if low > far * chance or high < chance / far:
            kind = "strong" if low > chance else "weak"
            found.append({"kind": kind, **{key: item[key] for key in ("what", "piece", "used", "share", "interval")}})
    strong = sorted((item for item in found if item["kind"] == "strong"), key=lambda item: -item["share"])
    weak = sorted((item for item in found if item["kind"] == "weak"), key=lambda item: item["share"])
    return [*strong, *weak]
