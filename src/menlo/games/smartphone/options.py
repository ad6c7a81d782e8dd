"""Other readings of the rules, the sides of technologies, the level of the solo opponent; the default stands first."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.smartphone.state import Rulings
from menlo.kernel.options import Option

SIDES: Final = ("front", "back", "random")

OPTIONS: Final = [
    Option("ties", ["goods", "office"], ["SMART-106"]),
    Option("logistics", ["stay", "lost"], ["SMART-78"]),
    Option("gaming", ["always", "once"], ["SMART-70"]),
    Option("second-office", ["full", "one-less"], ["SMART-84"]),
    Option("between", ["nothing", "good"], ["SMART-41", "SMART-42"]),
    Option("level", ["normal", "easy", "hard"], ["SMART-127", "SMART-128"]),
    Option("side-gps", SIDES, ["SMART-06", "SMART-121"]),
    Option("side-wifi", SIDES, ["SMART-06", "SMART-122"]),
    Option("side-gaming", SIDES, ["SMART-06", "SMART-123"]),
    Option("side-battery", SIDES, ["SMART-06", "SMART-124"]),
    Option("side-nfc", SIDES, ["SMART-06", "SMART-125"]),
    Option("side-4g", SIDES, ["SMART-06", "SMART-126"]),
]
FIRST_SIDE: Final = 6  # where the sides begin, in the order of the technologies


def rulings(chosen: Mapping[str, str]) -> Rulings:
    return Rulings(dict(chosen), codes(chosen))


def codes(chosen: Mapping[str, str]) -> vec[i64]:
    return vec[i64]([option.values.index(chosen[option.name]) for option in OPTIONS])
