"""The eight resources. The first six have a track in the patent office; the last two are the sources of energy."""

from typing import Final

TRACKS: Final = 6
RESOURCES: Final = 8
RESOURCE_NAMES: Final = (
    "steel",
    "copper",
    "manual",
    "automated",
    "empirical",
    "theoretical",
    "steam",
    "electricity",
)

STEAM: Final = 0
ELECTRICITY: Final = 1
ENERGY_NAMES: Final = ("steam", "electricity")

# Amounts of all eight resources lie side by side in one number, seven bits each: adding them up is one addition, and
# whether needs are met is one subtraction. No project can be touched by more than 63 of a resource.
BITS: Final = 7
FIELD: Final = 0x7F
BORROWS: Final = 0x81020408102040  # the highest bit of each field


def amounts_of(packed: int) -> list[int]:
    """The amounts by resource."""
    return [(packed >> (BITS * resource)) & FIELD for resource in range(RESOURCES)]


def packed_of(amounts: list[int]) -> int:
    """The inverse of `amounts_of`."""
    return sum(amount << (BITS * resource) for resource, amount in enumerate(amounts))
