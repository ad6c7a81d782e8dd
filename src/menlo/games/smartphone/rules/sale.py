"""Phase 7: sale (SMART-91 to SMART-100)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.smartphone.actions import K_DIRECT, K_SELL
from menlo.games.smartphone.box import FOUR_G, NFC, NONE, REGIONS, WIFI
from menlo.games.smartphone.events import Sold, SoldDirect
from menlo.games.smartphone.rules.pads import has_back, has_front
from menlo.games.smartphone.rules.stock import who
from menlo.games.smartphone.state import Mat, SmartphoneState
from menlo.kernel.events import EventLog
from menlo.kernel.message import Refusal


def serves(mat: Mat, customer: i64, price: i64) -> bool:
    """A red customer by its highest price, a purple one by its technology (SMART-94, SMART-95)."""
    if customer >= 0:
        return price <= customer
    return mat.technologies & (1 << (-1 - customer)) != 0


def next_customer(s: SmartphoneState, mat: Mat, region: i64) -> i64:
    """The leftmost free customer that can be served, NONE without one (SMART-96)."""
    for customer in range(s.box.customer_first[region], s.box.customer_first[region + 1]):
        if s.sold[customer] == NONE and serves(mat, s.box.customers[customer], mat.price):
            return customer
    return NONE


def present(s: SmartphoneState, mat: Mat, region: i64) -> bool:
    """With an office, or by the back of 4G in one region of the round (SMART-92, SMART-126)."""
    if mat.regions & (1 << region):
        return True
    return has_back(s, mat, FOUR_G) and (mat.roaming == NONE or mat.roaming == region)


def sells_in(s: SmartphoneState, mat: Mat, region: i64) -> bool:
    return not s.covered & (1 << region) and present(s, mat, region) and next_customer(s, mat, region) != NONE


def sells_direct(s: SmartphoneState, mat: Mat) -> bool:
    return has_front(s, mat, NFC) and mat.direct < s.box.direct_sales


def can_sell(s: SmartphoneState, mat: Mat) -> bool:
    if mat.produced == 0:
        return False
    if sells_direct(s, mat):
        return True
    for region in range(i64(REGIONS)):
        if sells_in(s, mat, region):
            return True
    return False


def legal_selling(s: SmartphoneState, mat: Mat, keys: vec[i64]) -> vec[i64]:
    if mat.produced == 0:
        return keys
    for region in range(i64(REGIONS)):
        if sells_in(s, mat, region):
            keys = append(keys, K_SELL + region)
    if sells_direct(s, mat):
        keys = append(keys, K_DIRECT)
    return keys


def sell(s: SmartphoneState, seat: i64, region: i64, log: EventLog | None) -> Refusal | None:
    mat = s.mats[seat]
    name = f"smartphone-region-{s.box.region_ids[region]}"
    if mat.produced == 0:
        return Refusal("smartphone-refusal-no-goods", "SMART-91", {"seat": seat})
    if s.covered & (1 << region):
        return Refusal("smartphone-refusal-retailer", "SMART-92", {"region": name})
    if not present(s, mat, region):
        return Refusal("smartphone-refusal-not-present", "SMART-92", {"seat": seat, "region": name})
    if next_customer(s, mat, region) == NONE:
        return no_customer(s, seat, region)

    if not mat.regions & (1 << region):
        mat.roaming = region
    sell_to(s, seat, region, next_customer(s, mat, region), log)
    return None


def sell_to(s: SmartphoneState, player: i64, region: i64, customer: i64, log: EventLog | None) -> None:
    mat = s.mats[player]
    mat.produced -= 1
    s.sold[customer] = player
    if log is not None:
        log.add(Sold(who(s, player), region, customer - s.box.customer_first[region] + 1, mat.price))


def no_customer(s: SmartphoneState, seat: i64, region: i64) -> Refusal:
    """Why nobody in a region buys: all served, the price too high, or the technology missing."""
    box, price = s.box, s.mats[seat].price
    name = f"smartphone-region-{box.region_ids[region]}"
    technology: i64 = NONE
    highest: i64 = 0
    for customer in range(box.customer_first[region], box.customer_first[region + 1]):
        if s.sold[customer] != NONE:
            continue
        if box.customers[customer] >= 0:
            highest = max(highest, box.customers[customer])
        elif technology == NONE:
            technology = -1 - box.customers[customer]
    if highest:
        return Refusal("smartphone-refusal-price", "SMART-94", {"region": name, "price": price, "most": highest})
    if technology != NONE:
        wanted = f"smartphone-technology-{box.tech_ids[technology]}"
        return Refusal(
            "smartphone-refusal-technology", "SMART-95", {"seat": seat, "region": name, "technology": wanted}
        )
    return Refusal("smartphone-refusal-served", "SMART-93", {"region": name})


def sell_direct(s: SmartphoneState, seat: i64, log: EventLog | None) -> Refusal | None:
    mat = s.mats[seat]
    if not has_front(s, mat, NFC):
        return Refusal("smartphone-refusal-no-direct", "SMART-99", {"seat": seat})
    if mat.direct >= s.box.direct_sales:
        return Refusal("smartphone-refusal-direct-limit", "SMART-99", {"most": s.box.direct_sales})
    if mat.produced == 0:
        return Refusal("smartphone-refusal-no-goods", "SMART-91", {"seat": seat})

    mat.produced -= 1
    mat.direct += 1
    if log is not None:
        log.add(SoldDirect(seat, mat.price))
    return None


def end_selling(s: SmartphoneState, player: i64) -> None:
    """Unsold goods return to the stock, unless the back of Wi-Fi keeps them (SMART-100, SMART-122)."""
    mat = s.mats[player]
    if not has_back(s, mat, WIFI):
        mat.stock += mat.produced
        mat.produced = 0
