"""How often someone may ask: a bucket per address and per person that fills again by itself.

Each process counts for itself: two nodes let through twice as much, which is still little.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from math import inf

ADDRESS_SHARE = 4  # people behind one address before it is the address that is limited
MOST_KNOWN = 20_000  # buckets kept; full ones are forgotten first, since they say nothing
TELL_EVERY = 60.0  # seconds between lines of the log about one address
SOCKETS = 40  # open ones per address for every request per second: a few hundred, each with memory of its own
SECONDS_OF_BURST = 30.0  # what may come at once after a quiet while

# What a request costs, in points; a route says so where it is more than one.
COST = "cost"
WORK = 10  # makes the server work: a match, a record, a message to elsewhere
GUESS = 40  # tries a password or a code: some thirty at once from one address, then one a second


@dataclass
class Bucket:
    filled: float  # points left
    at: float
    told: float = -inf  # when the log last told of a refusal


class Limits:
    """Points per second and key. A rate of 0 lets everything through."""

    def __init__(
        self, rate: float, clock: Callable[[], float] = time.monotonic, burst: float = SECONDS_OF_BURST
    ) -> None:
        """`burst`: seconds in which an empty bucket fills."""
        self.rate = rate
        self.clock = clock
        self.burst = burst
        self._buckets: dict[str, Bucket] = {}
        self._sockets: Counter[str] = Counter()  # open ones, by household

    @contextmanager
    def socket(self, address: str) -> Iterator[bool]:
        """While a socket is open; whether its address may have one more."""
        key = household(address)
        if self.rate > 0 and self._sockets[key] >= self.rate * SOCKETS:
            yield False
            return
        self._sockets[key] += 1
        try:
            yield True
        finally:
            self._sockets[key] -= 1
            if not self._sockets[key]:
                del self._sockets[key]

    def of_address(self, address: str, cost: float = 1.0) -> float:
        return self._take(f"address {household(address)}", self.rate * ADDRESS_SHARE, cost)

    def worth_telling(self, address: str) -> bool:
        """Whether the log has not told of this address for a while: whoever floods us must not flood it."""
        bucket = self._bucket(f"address {household(address)}", self.rate * ADDRESS_SHARE)
        if bucket.at - bucket.told < TELL_EVERY:
            return False
        bucket.told = bucket.at
        return True

    def of_person(self, person: str, cost: float = 1.0) -> float:
        return self._take(f"person {person}", self.rate, cost)

    def _take(self, key: str, rate: float, cost: float) -> float:
        """Take the points of one request. Seconds to wait, when there are too few left: then nothing is taken."""
        if rate <= 0:
            return 0.0
        bucket = self._bucket(key, rate)
        if bucket.filled < cost:
            return (cost - bucket.filled) / rate
        bucket.filled -= cost
        return 0.0

    def _bucket(self, key: str, rate: float) -> Bucket:
        now = self.clock()
        most = rate * self.burst
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MOST_KNOWN:
                self._forget(now)
            bucket = self._buckets[key] = Bucket(most, now)
        bucket.filled = min(most, bucket.filled + (now - bucket.at) * rate)
        bucket.at = now
        return bucket

    def _forget(self, now: float) -> None:
        """Those untouched for long enough to be full again; if there are none, the oldest half."""
        old = [key for key, bucket in self._buckets.items() if now - bucket.at > self.burst]
        if not old:
            old = sorted(self._buckets, key=lambda key: self._buckets[key].at)[: MOST_KNOWN // 2]
        for key in old:
            del self._buckets[key]


def household(address: str) -> str:
    """Whom an address belongs to: in IPv6 everyone has a network of them."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return str(ip_network((found, 64), strict=False)) if found.version == 6 else address


class Pace:
    """How fast one socket may talk. Whoever is faster is not refused, only read later: all messages get answers."""

    def __init__(self, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.filled = rate * SECONDS_OF_BURST
        self.at = clock()

    def wait(self) -> float:
        """Take one message's point, on credit if need be; seconds until that is paid back."""
        if self.rate <= 0:
            return 0.0
        now = self.clock()
        self.filled = min(self.rate * SECONDS_OF_BURST, self.filled + (now - self.at) * self.rate) - 1.0
        self.at = now
        return max(0.0, -self.filled / self.rate)
