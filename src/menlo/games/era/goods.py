"""The goods of the game, in the order of every stock."""

from typing import Final

COIN: Final = 0
METAL: Final = 1
TECHNOLOGY: Final = 2
TOOL: Final = 3
COAL: Final = 4
WOOD: Final = 5
COG: Final = 6
BONUS: Final = 7  # a bonus token

TRADED: Final = 6  # the first six, cubes and coins, change hands in the market's lower square
GOODS: Final = 8

GOOD_NAMES: Final = ("coin", "metal", "technology", "tool", "coal", "wood", "cog", "bonus")
