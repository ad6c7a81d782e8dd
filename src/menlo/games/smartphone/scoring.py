"""Phase 8 (SMART-101 to SMART-108) and the end of the match (SMART-115 to SMART-120, SMART-133)."""

from typing import Final

from mypy_extensions import i64

from menlo.games.smartphone.bits import size
from menlo.games.smartphone.box import NFC, NONE, REGIONS, SLOTS, TECHNOLOGIES
from menlo.games.smartphone.events import PatentsScored, PurpleScored, RegionScored, RetailersScored, SalesScored
from menlo.games.smartphone.rules.pads import has_back
from menlo.games.smartphone.rules.stock import who
from menlo.games.smartphone.state import BY_PURPLE, BY_REGIONS, BY_SALES, OVER, SOURCE_NAMES, SmartphoneState
from menlo.kernel.events import EventLog
from menlo.kernel.game import Outcome, Tally

LAST_ROUND: Final = "last-round"
STEVE_BEATEN: Final = "steve-beaten"
STEVE_WON: Final = "steve-won"


def score_round(s: SmartphoneState, log: EventLog | None) -> None:
    for player in range(i64(len(s.mats))):
        score_sales(s, player, log)
    for region in range(i64(REGIONS)):
        score_region(s, region, log)
    for player in range(i64(len(s.mats))):
        score_purple(s, player, log)


def score_sales(s: SmartphoneState, player: i64, log: EventLog | None) -> None:
    mat = s.mats[player]
    goods = mat.direct
    for owner in s.sold:
        if owner == player:
            goods += 1
    points = goods * mat.price
    mat.points[BY_SALES] += points
    if log is not None:
        log.add(SalesScored(who(s, player), goods, mat.price, points))


def score_region(s: SmartphoneState, region: i64, log: EventLog | None) -> None:
    place: i64 = 1
    for player, points in majority(s, region):
        gain_majority(s, player, region, place, points, log)
        place += 1


def majority(s: SmartphoneState, region: i64) -> list[tuple[i64, i64]]:
    """Who scores in a region as things stand, with the points: the first, then the second where it scores."""
    slot = last_slot(s, region)
    first = leader(s, region, NONE)
    if slot == NONE or first == NONE:
        return []
    result = [(first, s.box.points_first[region * SLOTS + slot])]
    second = leader(s, region, first)
    points = s.box.points_second[region * SLOTS + slot]
    if second != NONE and points:
        result.append((second, points))
    return result


def majority_points(s: SmartphoneState, region: i64, player: i64) -> i64:
    """What a player would score in a region as things stand."""
    for scorer, points in majority(s, region):
        if scorer == player:
            return points
    return 0


def gain_majority(s: SmartphoneState, player: i64, region: i64, place: i64, points: i64, log: EventLog | None) -> None:
    s.mats[player].points[BY_REGIONS] += points
    if log is not None:
        log.add(RegionScored(who(s, player), region, place, points))


def last_slot(s: SmartphoneState, region: i64) -> i64:
    """The rightmost office, whoever owns it (SMART-104)."""
    slot = s.box.region_slots[region] - 1
    while slot >= 0 and s.offices[region * SLOTS + slot] == NONE:
        slot -= 1
    return slot


def leader(s: SmartphoneState, region: i64, without: i64) -> i64:
    """Who sold most in a region, but for one player; NONE when nobody else sold there."""
    best: i64 = NONE
    most: i64 = 0
    for player in range(i64(len(s.mats))):
        if player == without:
            continue
        goods = sales_in(s, region, player)
        if goods > most or (goods == most and goods > 0 and ahead(s, region, player, best)):
            best, most = player, goods
    return best


def sales_in(s: SmartphoneState, region: i64, player: i64) -> i64:
    goods: i64 = 0
    for customer in range(s.box.customer_first[region], s.box.customer_first[region + 1]):
        if s.sold[customer] == player:
            goods += 1
    return goods


def ahead(s: SmartphoneState, region: i64, player: i64, other: i64) -> bool:
    """Equal sales: the good further left wins, by option the office further left (SMART-106)."""
    if s.rulings.ties:
        for slot in range(s.box.region_slots[region]):
            owner = s.offices[region * SLOTS + slot]
            if owner == player or owner == other:
                return owner == player
    for customer in range(s.box.customer_first[region], s.box.customer_first[region + 1]):
        if s.sold[customer] == player or s.sold[customer] == other:
            return s.sold[customer] == player
    return False


def score_purple(s: SmartphoneState, player: i64, log: EventLog | None) -> None:
    """The back of NFC (SMART-125)."""
    mat = s.mats[player]
    if not has_back(s, mat, NFC):
        return
    points: i64 = 0
    for customer in range(i64(len(s.sold))):
        if s.sold[customer] == player and s.box.customers[customer] < 0:
            points += 1
    mat.points[BY_PURPLE] += points
    if points and log is not None:
        log.add(PurpleScored(who(s, player), points))


def patent_points(s: SmartphoneState, player: i64) -> i64:
    points: i64 = 0
    for technology in range(i64(TECHNOLOGIES)):
        if s.patents[technology] == player:
            points += s.box.tech_patent[technology]
    return points


def retailer_points(s: SmartphoneState, player: i64) -> i64:
    points: i64 = 0
    for region in range(i64(REGIONS)):
        if s.covered & (1 << region):
            for slot in range(i64(SLOTS)):
                if s.offices[region * SLOTS + slot] == player:
                    points += s.box.points_retailer[region * SLOTS + slot]
    return points


def total(s: SmartphoneState, player: i64) -> i64:
    return s.mats[player].score() + patent_points(s, player) + retailer_points(s, player)


def tell_end(s: SmartphoneState, log: EventLog) -> None:
    for player in range(i64(len(s.mats))):
        log.add(PatentsScored(who(s, player), patent_points(s, player)))
        log.add(RetailersScored(who(s, player), retailer_points(s, player)))


def outcome(s: SmartphoneState) -> Outcome | None:
    if s.phase != OVER:
        return None
    points: list[dict[str, int]] = []
    ranks: list[tuple[int, int, int]] = []
    for player in range(s.seats):
        mat = s.mats[player]
        sources = {name: int(mat.points[i]) for i, name in enumerate(SOURCE_NAMES)}
        sources["patents"] = int(patent_points(s, player))
        sources["retailers"] = int(retailer_points(s, player))
        points.append(sources)
        # Equal points: more technologies, then more patents; still equal: the place is shared (SMART-120).
        patents = sum(1 for owner in s.patents if owner == player)
        ranks.append((sum(sources.values()), int(size(mat.technologies)), patents))
    if s.seats == 1:
        beaten = total(s, 0) > total(s, 1)
        return Outcome(points, [1 if beaten else 2], STEVE_BEATEN if beaten else STEVE_WON)
    places = [1 + sum(other > rank for other in ranks) for rank in ranks]
    return Outcome(points, places, LAST_ROUND)


def tally(s: SmartphoneState) -> Tally:
    """The score board; after the end with patents and retailers (SMART-116, SMART-117)."""
    final = s.phase == OVER
    return Tally(int(s.round), [int(total(s, seat) if final else s.mats[seat].score()) for seat in range(s.seats)])
