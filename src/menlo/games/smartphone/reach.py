"""All distinct results a seat can reach with its pads and improvements, each with one plan that reaches it.

Two questions are answered apart: which sets of places can be covered by how many improvements that show two, one or no
cells (`Covering`, for each way the pads lie), and which symbols so many improvements can show (`Hand`). Every pair of
answers is a result. The list is exact, also for owners of 4G. Only where a pack lets one pad cover the other wholly, no
improvement overhangs in that one position.
"""

from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.smartphone.box import Box
from menlo.games.smartphone.covering import Covering, Kinds
from menlo.games.smartphone.hand import tiles_of
from menlo.games.smartphone.lattice import FIELD
from menlo.games.smartphone.outline import outlines, placements
from menlo.games.smartphone.rules.pads import overhangs
from menlo.games.smartphone.state import SmartphoneState
from menlo.games.smartphone.survey import Survey


class Result:
    """What phases 2 to 6 would make of a plan, with the technologies of now, and the keys of one such plan."""

    def __init__(self, numbers: i64, keys: vec[i64]) -> None:
        self.price: i64 = numbers // (FIELD * FIELD * FIELD * FIELD)
        self.goods: i64 = numbers // (FIELD * FIELD * FIELD) % FIELD
        self.factory: i64 = numbers // (FIELD * FIELD) % FIELD
        self.gears: i64 = numbers // FIELD % FIELD
        self.trucks: i64 = numbers % FIELD
        self.keys: vec[i64] = keys  # from an empty plan to its confirmation


def reachable(s: SmartphoneState, seat: i64) -> list[Result]:
    """Every result the seat can reach in this round, in the order of their numbers. Who asks often keeps `Helpers`."""
    return Helper(s, len(tiles_of(s, seat))).results(s, seat)


class Helper:
    """Lists results. What it knows of the ways to cover serves every seat with no more than `most` improvements."""

    def __init__(self, s: SmartphoneState, most: i64) -> None:
        self.kinds = Kinds(most)
        self.placements = placements(s.box.overlap_least, s.box.overlap_most)
        self.inside: list[Covering] = []
        self.overhanging: list[Covering] = []  # for owners of 4G

    def results(self, s: SmartphoneState, seat: i64) -> list[Result]:
        overhang = overhangs(s, s.mats[seat])
        coverings = self.overhanging if overhang else self.inside
        if not coverings:
            for outline in outlines(self.placements, overhang):
                coverings.append(Covering(outline, self.kinds))
        survey = Survey(s, seat, self.kinds, self.placements, coverings)
        return [Result(numbers, survey.plan(entry, use)) for numbers, entry, use in survey.results(s, seat)]


class Helpers:
    """Lists results, and keeps what can be used again: the same pads serve a whole match."""

    def __init__(self) -> None:
        self.helpers: list[Helper | None] = []  # by the number of improvements
        self.box: Box | None = None

    def results(self, s: SmartphoneState, seat: i64) -> list[Result]:
        if s.box is not self.box:
            self.helpers = []
            self.box = s.box
        most: i64 = len(tiles_of(s, seat))
        while len(self.helpers) <= most:
            self.helpers.append(None)
        helper = self.helpers[most]
        if helper is None:
            helper = Helper(s, most)
            self.helpers[most] = helper
        return helper.results(s, seat)
