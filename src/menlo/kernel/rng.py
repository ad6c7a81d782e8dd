"""The only source of chance: a ChaCha8 generator held in the state.

A stream cipher rather than a fast statistical generator, because players see the shuffles: nobody may compute the
next draw from the past ones. 32-bit words in 64-bit integers give the same sequence interpreted and compiled.
"""

from hashlib import sha256
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.kernel.errors import BadSetup, MalformedState

MASK: Final = 0xFFFFFFFF
WORDS: Final = 16  # in one block
ROUND_PAIRS: Final = 4  # ChaCha8


class Rng:
    def __init__(self, key: vec[i64]) -> None:
        self.key: vec[i64] = key  # eight words; never changed, so copies share it
        self.block: i64 = 0  # the number of the next block
        self.words: vec[i64] = vec[i64]()  # the current block; replaced as a whole, so copies share it
        self.at: i64 = WORDS  # the next unused word

    def copy(self) -> "Rng":
        other = Rng(self.key)
        other.block = self.block
        other.words = self.words
        other.at = self.at
        return other

    def word(self) -> i64:
        """The next 32 random bits."""
        if self.at == WORDS:
            self.words = chacha_block(self.key, self.block)
            self.block += 1
            self.at = 0
        result = self.words[self.at]
        self.at += 1
        return result

    def below(self, n: i64) -> i64:
        """A number in [0, n), every one equally likely; n must be below 2**31."""
        product = self.word() * n
        low = product & MASK
        if low < n:
            # Lemire's rejection: without it small numbers would be a trace more likely.
            threshold: i64 = (MASK + 1 - n) % n
            while low < threshold:
                product = self.word() * n
                low = product & MASK
        return product >> 32

    def shuffle(self, items: vec[i64]) -> None:
        """Fisher and Yates, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            held = items[i]
            items[i] = items[j]
            items[j] = held
            i -= 1

    def shuffle_unseen(self, items: vec[i64]) -> None:
        """Shuffle small numbers whose order nobody may know: what comes out does not depend on the order before."""
        most: i64 = 0
        for item in items:
            most = max(most, item)
        counts = vec[i64]([0] * (most + 1))
        for item in items:
            counts[item] += 1
        at: i64 = 0
        for number in range(most + 1):
            for _ in range(counts[number]):
                items[at] = number
                at += 1
        self.shuffle(items)

    def spawn(self) -> "Rng":
        """A generator of its own, keyed by the next words of this one."""
        key = vec[i64]()
        for _ in range(8):
            key = append(key, self.word())
        return Rng(key)

    def dump(self) -> list[int]:
        return [*self.key, self.block, self.at]


def seeded(seed: int, *path: int) -> Rng:
    """The generator of a seed of any size; `path` picks one of many independent streams under it."""
    if seed < 0:
        raise BadSetup(f"bad seed {seed!r}: expected a whole number, 0 or more")
    text = ",".join(str(part) for part in (seed, *path))
    digest = sha256(f"menlo:{text}".encode()).digest()
    return Rng(vec[i64]([int.from_bytes(digest[i : i + 4], "little") for i in range(0, 32, 4)]))


def seed_under(seed: int, *path: int) -> int:
    """One of many independent seeds under a seed: 128 bits."""
    stream = seeded(seed, *path)
    words = [int(stream.word()) for _ in range(4)]
    return words[0] | words[1] << 32 | words[2] << 64 | words[3] << 96


def rng_from(data: list[int]) -> Rng:
    """The inverse of `dump`."""
    key, rest = data[:8], data[8:]
    if (
        len(data) != 10
        or not all(0 <= word <= MASK for word in key)
        or not (0 <= rest[0] < 2**40 and 0 <= rest[1] <= 16)
    ):
        raise MalformedState(f"bad generator {data!r}: expected 8 words of 32 bits, a block number and a position")
    rng = Rng(vec[i64](key))
    rng.block = rest[0]
    rng.at = rest[1]
    if rng.at < WORDS:
        if rng.block == 0:
            raise MalformedState(f"bad generator {data!r}: block 0 has no words yet")
        rng.words = chacha_block(rng.key, rng.block - 1)
    return rng


def chacha_block(key: vec[i64], block: i64) -> vec[i64]:
    start = vec[i64]([0x61707865, 0x3320646E, 0x79622D32, 0x6B206574], capacity=WORDS)
    for word in key:
        start = append(start, word)
    start = append(start, block & MASK)
    start = append(start, block >> 32)
    start = append(start, 0)
    start = append(start, 0)
    x = start[:]
    for _ in range(ROUND_PAIRS):
        quarter_round(x, 0, 4, 8, 12)
        quarter_round(x, 1, 5, 9, 13)
        quarter_round(x, 2, 6, 10, 14)
        quarter_round(x, 3, 7, 11, 15)
        quarter_round(x, 0, 5, 10, 15)
        quarter_round(x, 1, 6, 11, 12)
        quarter_round(x, 2, 7, 8, 13)
        quarter_round(x, 3, 4, 9, 14)
    for i in range(i64(WORDS)):
        x[i] = (x[i] + start[i]) & MASK
    return x


def quarter_round(x: vec[i64], ia: i64, ib: i64, ic: i64, id: i64) -> None:
    a, b, c, d = x[ia], x[ib], x[ic], x[id]
    a = (a + b) & MASK
    d ^= a
    d = ((d << 16) & MASK) | (d >> 16)
    c = (c + d) & MASK
    b ^= c
    b = ((b << 12) & MASK) | (b >> 20)
    a = (a + b) & MASK
    d ^= a
    d = ((d << 8) & MASK) | (d >> 24)
    c = (c + d) & MASK
    b ^= c
    b = ((b << 7) & MASK) | (b >> 25)
    x[ia], x[ib], x[ic], x[id] = a, b, c, d
