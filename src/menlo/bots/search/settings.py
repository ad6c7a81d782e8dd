"""What can be set about a search, and how it is written in a bot's name: `search:400`, `search:1s:depth=8`."""

from collections.abc import Mapping
from math import isfinite

from mypy_extensions import i64

from menlo.kernel.errors import BadSetup, quote

MOST_ITERATIONS = 10_000_000
MOST_SECONDS = 3600.0
KNOBS = ("depth", "width", "trust", "curiosity", "arms", "rivalry", "own", "enough")


class Settings:
    def __init__(self) -> None:
        self.iterations: i64 = 0  # 0 is no limit
        self.seconds = 0.0  # 0 is no limit
        self.depth: i64 = 0  # decisions of the playout behind a leaf; it goes on to a quiet position; below 0 none
        self.width: i64 = 6  # keys a playout looks at in each decision
        self.trust = 1.0  # points of difference that one look ahead must show to count
        self.curiosity = 1.5  # how much untried keys attract
        self.rivalry = 1.0  # how much the share of the win counts, against one's own points
        self.arms: i64 = 40  # whole plans compared
        self.own = False  # the tree ends where another seat chooses
        self.enough: i64 = 0  # iterations at which a search that was given time stops; 0 is no limit

    def set(self, name: str, text: str, spec: str) -> None:
        value = number(text)
        if name not in KNOBS or value is None:
            raise BadSetup(f"bad setting {quote(name + '=' + text)} of bot {quote(spec)}: expected {knobs()}")
        if name == "depth":
            self.depth = i64(int(value))
        elif name == "width":
            self.width = i64(int(max(1.0, value)))
        elif name == "trust":
            self.trust = max(0.01, value)
        elif name == "curiosity":
            self.curiosity = value
        elif name == "rivalry":
            self.rivalry = min(1.0, max(0.0, value))
        elif name == "own":
            self.own = value > 0.0
        elif name == "enough":
            self.enough = i64(int(max(0.0, value)))
        else:
            self.arms = i64(int(max(1.0, value)))


def knobs() -> str:
    return ", ".join(f"{name}=number" for name in KNOBS)


def number(text: str) -> float | None:
    try:
        value = float(text)
    except ValueError:
        return None
    return value if isfinite(value) and -1.0 <= value <= 10_000.0 else None


def read_settings(options: str, defaults: Mapping[str, float]) -> Settings:
    """Parts between colons: a budget, and settings as name=value."""
    settings = Settings()
    for known, usual in defaults.items():
        settings.set(known, str(usual), "search")
    spec = f"search:{options}"
    budgets = 0
    for part in options.split(":"):
        name, equals, value = part.partition("=")
        if equals:
            settings.set(name, value, spec)
        else:
            read_budget(part, spec, settings)
            budgets += 1
    if budgets == 0:
        raise BadSetup(f"bot {quote(spec)} has no budget: expected search:200 (iterations) or search:1s (time)")
    return settings


def read_budget(text: str, spec: str, settings: Settings) -> None:
    expected = f"expected 1 to {MOST_ITERATIONS} iterations, or a time such as 1s or 500ms"
    if text.isascii() and text.isdigit() and len(text) < 12:
        settings.iterations = int(text)
        if not 1 <= settings.iterations <= MOST_ITERATIONS:
            raise BadSetup(f"bad budget {quote(text)} of bot {quote(spec)}: {expected}")
        return
    unit = 0.001 if text.endswith("ms") else 1.0
    amount = number(text[:-2] if text.endswith("ms") else text[:-1]) if text.endswith("s") else None
    if amount is None or not 0.001 <= amount * unit <= MOST_SECONDS:
        raise BadSetup(f"bad budget {quote(text)} of bot {quote(spec)}: {expected}")
    settings.seconds = amount * unit
