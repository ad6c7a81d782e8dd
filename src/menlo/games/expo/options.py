"""Where the rulebook is silent or can be read otherwise: the first value is the ruling. And the handicaps, by seat."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.expo.state import Rulings
from menlo.kernel.options import Option

HANDICAPS: Final = ["scientist", "lab-assistant", "freshman"]
HANDICAP_CLAUSES: Final = ["EXPO-125", "EXPO-126", "EXPO-127"]

OPTIONS: Final = [
    Option("conference-options", ["different", "repeat"], ["EXPO-51"]),
    Option("last-clean-up", ["full", "skipped"], ["EXPO-90", "EXPO-93"]),
    Option("first-step-leads", ["no", "yes"], ["EXPO-80"]),
    Option("two-sides", ["both", "once"], ["EXPO-55", "EXPO-56"]),
    Option("laboratory-limit", ["fixed", "at-once"], ["EXPO-32", "EXPO-69"]),
    Option("played-cards", ["open", "strict"], ["EXPO-22"]),
    Option("ghost-journal", ["no", "yes"], ["EXPO-112", "EXPO-116"]),
    Option("solo-start", ["ghost", "player"], ["EXPO-119"]),
    Option("ghosts-lead", ["yes", "no"], ["EXPO-114"]),
    Option("handicap-0", HANDICAPS, HANDICAP_CLAUSES),
    Option("handicap-1", HANDICAPS, HANDICAP_CLAUSES),
    Option("handicap-2", HANDICAPS, HANDICAP_CLAUSES),
    Option("handicap-3", HANDICAPS, HANDICAP_CLAUSES),
]


def rulings(chosen: Mapping[str, str]) -> Rulings:
    return Rulings(dict(chosen), vec[i64]([option.values.index(chosen[option.name]) for option in OPTIONS]))
