"""Plays what a trained network likes best: `net`, with the networks that come with Menlo, or `net:FILE.npz`.

The network sees the numbers of its seat's view and the legal keys, nothing else, and needs NumPy alone. NumPy is only
loaded when there is something to decide, so that whoever merely lists bots can do without it.
"""

from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from menlo.kernel.bot import Bot
from menlo.kernel.errors import BadSetup, MenloError, quote
from menlo.kernel.game import Game, State
from menlo.kernel.rng import Rng

if TYPE_CHECKING:
    from menlo.adapters.learning.network import Network

SHIPPED = files("menlo.adapters.learning").joinpath("nets")


def make() -> Bot:
    return NetBot(None)


def hire(file: str, limit: float) -> Bot:
    """A network from a file. Only for those who may read files here, so it is no bot that a table can ask for."""
    return NetBot(Path(file))


class NetBot(Bot):
    def __init__(self, file: Path | None) -> None:
        if find_spec("numpy") is None:
            raise MenloError("numpy is not installed: install menlo[lab]")
        self.blind = False
        self.file = file
        self.game: Game[State] | None = None  # the one the network was last found to fit
        if file is not None:
            read(file)  # a bad file is refused before anyone sits down

    def plays(self, game: str) -> bool:
        return game in shipped() if self.file is None else read(self.file).about.game == game

    def choose(self, game: Game[State], sample: State, seat: i64, keys: vec[i64], rng: Rng) -> i64:
        import numpy as np

        network = self.network(game)
        numbers = vec[i64]([0] * game.features)
        game.observe(sample, seat, numbers, 0)
        seen = np.frombuffer(memoryview(numbers), np.int64).astype(np.float64)
        legal = sorted(int(key) for key in keys)
        # Of equals the first, whatever the order of the list.
        return legal[int(network.preferences(seen, legal).argmax())]

    def network(self, game: Game[State]) -> "Network":
        network = read_shipped(game.title.id) if self.file is None else read(self.file)
        if self.game is not game:
            network.fit(game)
            self.game = game
        return network


@cache
def shipped() -> list[str]:
    """The games that a network comes with."""
    return sorted(file.name.removesuffix(".npz") for file in SHIPPED.iterdir() if file.name.endswith(".npz"))


@cache
def read_shipped(game: str) -> "Network":
    from menlo.adapters.learning.network import from_bytes

    if game not in shipped():
        raise BadSetup(f"no network for game {quote(game)}: expected one of {', '.join(shipped())}")
    return from_bytes(SHIPPED.joinpath(f"{game}.npz").read_bytes(), f"{game}.npz")


@cache
def read(file: Path) -> "Network":
    from menlo.adapters.learning.network import read_network

    return read_network(file)
