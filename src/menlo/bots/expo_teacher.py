"""How a position of Expo 1906 looks by rules of thumb. The learnt evaluation watches this one play first.

Who begins by chance hardly ever completes a project, and learns to be content with a few points. By these rules a
greedy bot plays soundly, though well below what comes of it: a project is worth its points, the leads it would score
and a share of the jury's verdict; one under way is worth the more the more of its needs are met and the more room is
left beside it. What cards may still do counts a little. The weights are in `weights/expo-teacher.toml`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.bots.evaluation import Evaluation
from menlo.bots.expo_features import free_beside, led_tracks, missing, open_ends, units, use_tile
from menlo.bots.expo_features import rounds_left as rounds_to_come
from menlo.bots.weights import read_weights, weights_text
from menlo.games.expo.bits import bit, count_bits
from menlo.games.expo.box import (
    ACADEMY,
    ALL_CARDS,
    CARDS,
    CONFERENCE,
    FIRST_PROJECT,
    FIRST_TECHNOLOGY,
    FIXED,
    JOURNAL,
    LABORATORY,
    MONEY,
    NONE,
    PIECES,
    PRESTIGE,
    SCRAPS,
    SHAPES,
    SKYSCRAPER,
    STATION,
)
from menlo.games.expo.resources import BITS, FIELD, TRACKS
from menlo.games.expo.rules.lab import touching
from menlo.games.expo.rules.laboratory import most_operations
from menlo.games.expo.scoring import prestige, total, worth
from menlo.games.expo.state import (
    AT_ACADEMY,
    AT_CONFERENCE,
    AT_JOURNAL,
    AT_LABORATORY,
    AT_STATION,
    BONUS,
    MOVING,
    NOT_YET,
    OVER,
    PLACING,
    REARRANGING,
    STEPPING,
    ExpoState,
)
from menlo.kernel.game import State

# Weights by index.
SECOND: Final = 0  # of the worth of a second project under way
THIRD: Final = 1  # and of each further one
IN_HAND: Final = 2  # a card is worth less than its action under way
WAITING: Final = 3  # the share of a project that lies in the supply
LAID: Final = 4  # the share of a project that has just been laid
MET: Final = 5  # the share that grows with its needs met
ROUND: Final = 6  # a round to come, with all cards
AMBITION: Final = 7  # what the end of a track promises a piece on its way
UNIT: Final = 8  # a needed unit on a tile that waits in the supply
LEAD: Final = 9  # a track that is led, for projects it may serve
GOAL: Final = 10  # a bonus tile still to be chosen
GROWTH: Final = 11  # what a bonus tile may still grow a round, at best
UPGRADE: Final = 12  # an upgraded card, a round
CELLS: Final = 13  # the room that an improvement takes
MONEY_FEW: Final = 14  # each of the first five dollars
MONEY_MORE: Final = 15  # and of those beyond
BUYING: Final = 16  # what the Academy promises who can pay
WORKING: Final = 17  # each operation of the Laboratory
JOURNEY: Final = 18  # what the Journal promises
EARNING: Final = 19  # each dollar the Skyscraper may bring
FAVOUR: Final = 20  # how likely the jury favours an energy with an even balance
SPOT: Final = 21  # a needed unit of the tile in hand, against one that waits
NAMES: Final = (
    "second",
    "third",
    "in-hand",
    "waiting",
    "laid",
    "met",
    "round",
    "ambition",
    "unit",
    "lead",
    "goal",
    "growth",
    "upgrade",
    "cells",
    "money-few",
    "money-more",
    "buying",
    "working",
    "journey",
    "earning",
    "favour",
    "spot",
)


class ExpoTeacher(Evaluation):
    def __init__(self) -> None:
        self.weights = read_weights(weights_text("expo-teacher"), NAMES, "expo-teacher.toml")

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, ExpoState), "an evaluation judges positions of its own game"
        s = state
        if s.phase == OVER:
            return float(total(s, seat)) + 0.01 * float(s.mats[seat].money)
        left, w = rounds_left(s, seat), self.weights.values
        leads = led_tracks(s, seat)
        lacking = open_needs(s, seat)
        result = float(prestige(s, seat)) + verdict_value(w, s, seat) + track_value(w, s, seat, leads, left)
        result += project_value(w, s, seat, leads, left) + supply_value(w, s, seat, lacking, left)
        result += technology_value(w, s, seat, left) + money_value(w, s.mats[seat].money, left)
        result += 0.02 * min(1.0, left) * float(s.box.cells - count_bits(s.mats[seat].full))
        return result + card_value(w, s, seat, lacking, left) + w[ROUND] * left


def rounds_left(s: ExpoState, seat: i64) -> float:
    """Rounds in which the seat can still act; nearly none in the last turns."""
    if s.ending != NOT_YET or (s.phase == BONUS and open_ends(s) == 1):
        return 0.2 if s.turn == seat else 0.05
    return rounds_to_come(s)


def verdict_value(w: vec[float], s: ExpoState, seat: i64) -> float:
    """What the jury may bring for completed projects."""
    mat = s.mats[seat]
    result = 0.0
    for value in mat.projects:
        project = (value >> 8) - FIRST_PROJECT
        if mat.completed & bit(project):
            result += float(s.box.jury_points) * favoured(w, s, s.box.project_energy[project])
    return result


def favoured(w: vec[float], s: ExpoState, energy: i64) -> float:
    """How likely the jury will prefer an energy."""
    balance = 0.0
    for placed in s.jury:
        balance += 1.0 if placed == energy else -1.0
    spread = 1.0 + 0.5 * float(s.box.jury_spaces - len(s.jury))
    return max(0.05, min(0.95, w[FAVOUR] + 0.4 * balance / spread))


def track_value(w: vec[float], s: ExpoState, seat: i64, leads: i64, left: float) -> float:
    """Pieces are worth what the end of their track is; leads are worth what projects they may serve."""
    result = w[LEAD] * float(count_bits(leads)) * min(1.0, left)
    last = s.box.steps
    reach = min(1.0, left / 3.0)
    for index in range(i64(PIECES)):
        piece = seat * PIECES + index
        step = s.steps[piece]
        if step == last:
            bonus = s.bonuses[s.tracks[piece]]
            result += w[GOAL] if bonus == NONE else bonus_value(w, s, seat, bonus, left)
        else:
            # Far along, the bonus tile is in sight.
            share = float(step) / float(last)
            result += float(s.box.step_points[step]) + reach * w[AMBITION] * share * share
    return result


def bonus_value(w: vec[float], s: ExpoState, seat: i64, bonus: i64, left: float) -> float:
    """What a bonus tile pays now, and what it may still grow."""
    now = float(worth(s, seat, bonus, prestige(s, seat)))
    effect = s.box.bonus_effect[bonus]
    growth = 0.0
    if effect == PRESTIGE:
        growth = 0.85 * w[GROWTH]
    elif effect == MONEY or effect == SCRAPS:
        growth = 0.43 * w[GROWTH]
    elif effect == SHAPES:
        growth = w[GROWTH]
    elif effect != FIXED:
        growth = 0.28 * w[GROWTH]
    return now + growth * min(left, 6.0)


def project_worth(w: vec[float], s: ExpoState, project: i64, leads: i64) -> float:
    result = float(s.box.project_points[project])
    result += float(s.box.jury_points) * favoured(w, s, s.box.project_energy[project])
    needs = s.box.project_needs[project]
    for track in range(i64(TRACKS)):
        if leads & bit(track) and (needs >> (BITS * track)) & FIELD:
            result += float(s.box.lead_points)
    return result


def all_units(lacking: vec[i64]) -> float:
    total: i64 = 0
    for lack in lacking:
        total += units(lack)
    return float(total)


def project_value(w: vec[float], s: ExpoState, seat: i64, leads: i64, left: float) -> float:
    """Projects under way, the best first in full: too many at once are never finished."""
    mat, box = s.mats[seat], s.box
    first, second, rest = 0.0, 0.0, 0.0
    for value in mat.projects:
        project = (value >> 8) - FIRST_PROJECT
        if mat.completed & bit(project):
            continue
        needs = box.project_needs[project]
        lack = units(missing(needs, touching(s, mat, value)))
        room = free_beside(s, mat, value)
        met = 1.0 - float(lack) / float(units(needs))
        share = w[LAID] + w[MET] * met * (0.5 + 0.5 * met)
        # Every free cell takes one or two of the missing units.
        if 2 * room < lack:
            share *= 0.3
        elif 3 * room < 2 * lack:
            share *= 0.8
        time = min(1.0, left / (0.5 + 0.25 * float(lack)))
        first, second, rest = ranked(first, second, rest, share * time * project_worth(w, s, project, leads))
    for tile in mat.supply:
        if tile >= FIRST_PROJECT and tile < FIRST_TECHNOLOGY:
            time = min(1.0, left / 3.0)
            gain = w[WAITING] * time * project_worth(w, s, tile - FIRST_PROJECT, leads)
            first, second, rest = ranked(first, second, rest, gain)
    return first + w[SECOND] * second + w[THIRD] * rest


def ranked(first: float, second: float, rest: float, gain: float) -> tuple[float, float, float]:
    if gain > first:
        return gain, first, rest + second
    if gain > second:
        return first, gain, rest + second
    return first, second, rest + gain


def open_needs(s: ExpoState, seat: i64) -> vec[i64]:
    """Packed amounts that each unfinished project of the seat still lacks; first those in the lab."""
    mat, box = s.mats[seat], s.box
    result = vec[i64](capacity=8)
    for value in mat.projects:
        project = (value >> 8) - FIRST_PROJECT
        if not mat.completed & bit(project):
            result = append(result, missing(box.project_needs[project], touching(s, mat, value)))
    for tile in mat.supply:
        if tile >= FIRST_PROJECT and tile < FIRST_TECHNOLOGY:
            result = append(result, box.project_needs[tile - FIRST_PROJECT])
    return result


def supply_value(w: vec[float], s: ExpoState, seat: i64, lacking: vec[i64], left: float) -> float:
    """Tiles that wait: each for the needs that the ones before it leave."""
    result = 0.0
    time = min(1.0, left / 2.0)
    held = s.held if s.phase == PLACING and s.turn == seat else NONE
    for tile in s.mats[seat].supply:
        if tile >= FIRST_PROJECT and tile < FIRST_TECHNOLOGY:
            continue
        if tile == held:
            # The chosen tile is judged by the best place for it.
            held = NONE
            result += w[SPOT] * w[UNIT] * time * best_spot(s, seat, tile)
            continue
        result += w[UNIT] * time * float(use_tile(s, tile, lacking))
        if tile >= FIRST_TECHNOLOGY and s.box.technology_card[tile - FIRST_TECHNOLOGY] != NONE:
            result += 0.5 * improvement(w, s.box.technology_card[tile - FIRST_TECHNOLOGY], left)
    return result


def best_spot(s: ExpoState, seat: i64, tile: i64) -> float:
    """The most needed units that a tile can bring on one of the free cells beside projects."""
    mat, box = s.mats[seat], s.box
    if tile >= FIRST_PROJECT:
        return 2.0 if tile >= FIRST_TECHNOLOGY else 1.0
    best: i64 = 0
    for value in mat.projects:
        project = (value >> 8) - FIRST_PROJECT
        if mat.completed & bit(project):
            continue
        lack = missing(box.project_needs[project], touching(s, mat, value))
        at = (box.tile_shape[value >> 8] * 4 + ((value >> 6) & 3)) * box.cells + (value & 63)
        for turn in range(i64(4)):
            cell: i64 = NONE
            gives: i64 = 0
            for i in range(box.edge_first[at], box.edge_first[at + 1]):
                edge = box.edges[i]
                if (mat.full >> (edge >> 2)) & 1:
                    continue
                if edge >> 2 != cell:
                    cell, gives = edge >> 2, 0
                gives += box.side_gives[((tile * 4 + turn) << 2) + (edge & 3)]
                best = max(best, units(gives - missing(gives, lack)))
    return float(best)


def improvement(w: vec[float], card: i64, left: float) -> float:
    """What an upgraded card brings over the rounds that are left."""
    if card == STATION:
        return 0.67 * w[UPGRADE] * left
    if card == ACADEMY or card == SKYSCRAPER:
        return 0.83 * w[UPGRADE] * left
    return w[UPGRADE] * left


def technology_value(w: vec[float], s: ExpoState, seat: i64, left: float) -> float:
    """Improvements in the lab, less the cells they take."""
    mat = s.mats[seat]
    result = 0.0
    for card in range(i64(CARDS)):
        if mat.upgraded & bit(card):
            result += improvement(w, card, left) - w[CELLS]
    return result


def money_value(w: vec[float], money: i64, left: float) -> float:
    few = float(min(money, i64(5)))
    return min(1.0, left / 2.0) * (w[MONEY_FEW] * few + w[MONEY_MORE] * (float(money) - few)) + 0.01 * float(money)


def card_value(w: vec[float], s: ExpoState, seat: i64, lacking: vec[i64], left: float) -> float:
    """What the cards in hand may still do this round, and the action under way."""
    result = 0.0
    # In a Conference the round is as good as over, and everyone has all cards again.
    conferring = s.turn == seat and s.card == CONFERENCE
    hand: i64 = ALL_CARDS if conferring else s.mats[seat].hand
    time = min(1.0, left)
    for card in range(i64(CARDS)):
        if hand & bit(card):
            result += w[IN_HAND] * promise(w, s, seat, card, lacking)
    if s.turn == seat:
        result += under_way(w, s, seat, lacking)
    return result * time


def promise(w: vec[float], s: ExpoState, seat: i64, card: i64, lacking: vec[i64]) -> float:
    mat = s.mats[seat]
    if card == STATION:
        return min(1.0, 0.3 * float(mat.money)) * min(1.0, 0.15 * all_units(lacking))
    if card == ACADEMY:
        return w[BUYING] if mat.money >= s.box.academy_price else 0.1
    if card == LABORATORY:
        return 0.25 + w[WORKING] * float(min(i64(len(mat.supply)), most_operations(s, seat)))
    if card == JOURNAL:
        return w[JOURNEY]
    if card == SKYSCRAPER:
        return w[EARNING] * float(min(i64(8), s.box.most_money - mat.money))
    return 0.2


def under_way(w: vec[float], s: ExpoState, seat: i64, lacking: vec[i64]) -> float:
    phase = s.phase
    if phase == AT_STATION:
        return 0.9 * promise(w, s, seat, STATION, lacking)
    if phase == AT_ACADEMY:
        return 0.8 if s.done == 0 and s.mats[seat].money >= s.box.academy_price else 0.2
    if phase == AT_LABORATORY:
        left = most_operations(s, seat) - s.done
        return 0.1 + 0.35 * float(min(i64(len(s.mats[seat].supply)), left))
    if phase == PLACING:
        left = most_operations(s, seat) - s.done - 1
        return 0.15 + 0.35 * float(min(i64(len(s.mats[seat].supply)) - 1, left))
    if phase == AT_JOURNAL:
        return 0.25 * float(s.box.points[s.boosted] - s.done)
    if phase == STEPPING:
        return 0.25
    if phase == BONUS:
        return 0.2
    if phase == REARRANGING:
        return best_rearrangement(s, seat)
    if phase == MOVING:
        return rearrangement(s, seat, s.origin) - 0.05
    return 0.3 if phase == AT_CONFERENCE else 0.0


def rearrangement(s: ExpoState, seat: i64, value: i64) -> float:
    """What moving a resource tile may gain: its best new place against what it gives now."""
    if value >> 8 >= FIRST_PROJECT:
        return -1.0
    return 0.4 * (best_spot(s, seat, value >> 8) - float(contribution(s, seat, value)))


def contribution(s: ExpoState, seat: i64, value: i64) -> i64:
    """Units that a laid resource tile gives to projects, needed or not."""
    mat, box = s.mats[seat], s.box
    cell: i64 = value & 63
    total: i64 = 0
    for other in mat.projects:
        at = (box.tile_shape[other >> 8] * 4 + ((other >> 6) & 3)) * box.cells + (other & 63)
        for i in range(box.edge_first[at], box.edge_first[at + 1]):
            edge = box.edges[i]
            if edge >> 2 == cell:
                total += units(box.side_gives[((value >> 6) << 2) + (edge & 3)])
    return total


def best_rearrangement(s: ExpoState, seat: i64) -> float:
    best = 0.0
    for value in s.mats[seat].grid:
        if value >= 0:
            best = max(best, rearrangement(s, seat, value))
    return best
