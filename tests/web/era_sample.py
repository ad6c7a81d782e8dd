"""A position in the middle of a match of Era, for the tests of the client.

python -m tests.web.era_sample     (in the root of the repository) writes it anew
"""

import json
import random
from pathlib import Path

from menlo.games.era.game import make
from menlo.kernel.game import SPECTATOR

FILE = Path(__file__).parents[2] / "web" / "src" / "games" / "era" / "sample.json"
DECISIONS = 150  # far enough for developments, patents, fakes and empty places


def sample() -> str:
    game, chance = make(None), random.Random(1906)
    state = game.setup(4, 1906)
    for _ in range(DECISIONS):
        game.apply(state, chance.choice(game.legal(state, int(game.decider(state)))))
    return json.dumps({"box": game.components(), "view": game.view(state, SPECTATOR)}, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(sample(), "utf-8")
    print(f"wrote {FILE.name}")
