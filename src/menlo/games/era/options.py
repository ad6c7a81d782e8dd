"""Where the rulebooks disagree or are silent: the first value is the ruling, the others are the other readings."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.era.state import Rulings
from menlo.kernel.options import Option

OPTIONS: Final = [
    Option("bought-bonus", ["next-action", "next-round"], ["ERA-102"]),
    Option("short-deck", ["discards-later", "merge", "discards-at-once"], ["ERA-117", "ERA-119"]),
    Option("royalty-symbols", ["no", "yes"], ["ERA-65", "ERA-108"]),
    Option("supply", ["unlimited", "box"], ["ERA-16"]),
    Option("capacity", ["all", "resources"], ["ERA-131"]),
    Option("bonus-cog", ["no", "yes"], ["ERA-98"]),
    Option("cog-ends-turn", ["no", "yes"], ["ERA-67"]),
    Option("build-limit", ["action", "turn"], ["ERA-34", "ERA-100"]),
    Option("patent-limit", ["action", "turn"], ["ERA-87", "ERA-100"]),
]


def rulings(chosen: Mapping[str, str]) -> Rulings:
    return Rulings(dict(chosen), vec[i64]([option.values.index(chosen[option.name]) for option in OPTIONS]))
