"""Measure one engine playing random games, ours or a peer's, all by the same yardstick.

Usage: ``python bench/measure.py {era,expo,smartphone,catanatron,gin_rummy,hearts}`` prints one JSON line.
``bench/run.py`` runs it for all of them in turn and reports ratios.

era, expo and smartphone are four-player games by the Menlo that is installed, compiled or not; their random playouts
run inside the engine, as a search would run them.

catanatron is four-player Catan with four random players, played with the library's own ``Game.play``.
gin_rummy and hearts are OpenSpiel games, driven from a Python loop through ``pyspiel``.

decisions_per_s   player decisions (forced ones included, chance events excluded) over wall time, whole games
                  only: the game in progress when the time is up is finished. Setting up a game, sampling its
                  chance events and choosing the random action are all inside the time.
copy_us           mean time of one copy of a mid-game state, such as a search makes; the median of several batches.
bytes_per_state   growth of resident memory per copy while many copies of that state are kept alive. What copies
                  share is therefore not counted.
checksum          over results and lengths of a few games of the seed, played as a warm-up before timing; the same
                  on every run with the same seed and version.

Where a peer offers several ordinary ways to do the same thing, the faster one is used, so that a ratio against it
errs in its favour.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import importlib
import importlib.metadata
import itertools
import json
import os
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn, Protocol

CHECKSUM_GAMES = 5
COPY_BATCHES = 5
COPIES_PER_BATCH = 2_000
KEPT_CHUNK = 500
KEPT_MINIMUM = 2_000
# Large against the granularity of resident memory (pages, allocator arenas, huge pages).
KEPT_GROWTH_BYTES = 64 * 1024 * 1024

Copier = Callable[[], object]
DecideFunction = Callable[[object, object, list[Any]], object]


class PeerError(Exception):
    """The peer cannot be measured here; the message is one line for the user."""


@dataclass(frozen=True)
class GameRecord:
    """One finished game: its result in words and the number of player decisions it took."""

    result: str
    decisions: int


class Peer(Protocol):
    """What the measurements need of a peer library."""

    def games(self, seed: int) -> Iterator[GameRecord]:
        """Play random games one after another, without end, as fast as the library ordinarily can."""

    def repeatable_games(self, seed: int) -> Iterator[GameRecord]:
        """Play random games that are the same on every run with the same seed, at whatever speed."""

    def mid_game_copier(self, seed: int) -> Copier:
        """Return a function that copies a state half-way through the seed's first repeatable game."""


def load_library(module: str) -> Any:
    """Import a peer's module, untyped because neither peer ships complete type information."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise PeerError(f"cannot import '{module}', the peer library is missing or broken") from error


def choose_in_fixed_order(_player: object, _game: object, actions: list[Any]) -> object:
    """Choose as catanatron's random player does, but from sorted actions.

    The library lists some actions in the order of sets that hold strings and None. A seed alone therefore does not
    repeat a game: string hashes differ between runs unless fixed, and before Python 3.12 so does the hash of None.
    """
    return random.choice(sorted(actions, key=repr))


class Catanatron:
    """Four-player Catan by catanatron, all players random."""

    def __init__(self) -> None:
        self._library = load_library("catanatron")

    def games(self, seed: int) -> Iterator[GameRecord]:
        return self._play(seed, decide=None)

    def repeatable_games(self, seed: int) -> Iterator[GameRecord]:
        return self._play(seed, decide=choose_in_fixed_order)

    def mid_game_copier(self, seed: int) -> Copier:
        length = next(self.repeatable_games(seed)).decisions
        game = self._new_game(seed)
        for _ in range(length // 2):
            game.play_tick(decide_fn=choose_in_fixed_order)
        # Game.copy, not State.copy: a search needs Game.execute and Game.winning_color on the copy.
        copier: Copier = game.copy
        return copier

    def _play(self, seed: int, decide: DecideFunction | None) -> Iterator[GameRecord]:
        for game_seed in itertools.count(seed):
            game = self._new_game(game_seed)
            winner = game.play(decide_fn=decide)
            # The library logs exactly one action per decision, so that counting them costs nothing.
            yield GameRecord(f"{winner} after {game.state.num_turns} turns", len(game.state.actions))

    def _new_game(self, seed: int) -> Any:
        # Game takes seed 0 for "no seed" and then draws one from the global generator, so that is seeded first.
        random.seed(seed)
        players = [self._library.RandomPlayer(color) for color in self._library.Color]
        return self._library.Game(players, seed=seed)


class OpenSpiel:
    """One game of OpenSpiel, by its short name."""

    def __init__(self, short_name: str) -> None:
        pyspiel = load_library("pyspiel")
        self._chance = int(pyspiel.PlayerId.CHANCE)
        self._terminal = int(pyspiel.PlayerId.TERMINAL)
        # Games start from a clone of this state: new_initial_state of gin_rummy rebuilds its tables of melds every
        # time, which takes longer than playing the game; for hearts the two cost the same.
        self._root: Any = pyspiel.load_game(short_name).new_initial_state()

    def games(self, seed: int) -> Iterator[GameRecord]:
        rng = random.Random(seed)
        while True:
            state, decisions = self._play_out(rng)
            yield GameRecord(str(state.returns()), decisions)

    def repeatable_games(self, seed: int) -> Iterator[GameRecord]:
        self._require_uniform_chance(seed)
        return self.games(seed)

    def mid_game_copier(self, seed: int) -> Copier:
        finished, decisions = self._play_out(random.Random(seed))
        actions = iter(finished.history())
        state = self._root.clone()
        taken = 0
        while taken < decisions // 2:
            taken += not state.is_chance_node()
            state.apply_action(next(actions))
        copier: Copier = state.clone
        return copier

    def _play_out(self, rng: random.Random) -> tuple[Any, int]:
        """Play one game and return its final state and number of decisions."""
        state = self._root.clone()
        decisions = 0
        while (player := state.current_player()) != self._terminal:
            if player == self._chance:
                # A plain choice stands for a weighted one (see _require_uniform_chance); in hearts, weighing
                # the outcomes in Python would take as long as all the rest.
                action = rng.choice(state.chance_outcomes())[0]
            else:
                action = rng.choice(state.legal_actions())
                decisions += 1
            state.apply_action(action)
        return state, decisions

    def _require_uniform_chance(self, seed: int) -> None:
        """Walk through one game and refuse one whose chance outcomes are not equally likely."""
        finished, _ = self._play_out(random.Random(seed))
        state = self._root.clone()
        for action in finished.history():
            if state.is_chance_node() and len({chance for _, chance in state.chance_outcomes()}) != 1:
                raise PeerError("a chance node is not uniform, so that this sampling would be wrong")
            state.apply_action(action)


class Menlo:
    """One of our own games, by the engine that is installed here."""

    def __init__(self, name: str, seats: int) -> None:
        self._play = load_library("menlo.kernel.play")
        self._rng = load_library("menlo.kernel.rng")
        self._rules: Any = load_library("menlo").game(name)
        self._seats = seats

    def games(self, seed: int) -> Iterator[GameRecord]:
        for number in itertools.count():
            state = self._rules.setup(self._seats, number)
            decisions = self._play.playout(self._rules, state, self._rng.seeded(seed, number))
            yield GameRecord(str(self._rules.outcome(state).scores), decisions)

    def repeatable_games(self, seed: int) -> Iterator[GameRecord]:
        return self.games(seed)

    def mid_game_copier(self, seed: int) -> Copier:
        length = next(self.games(seed)).decisions
        state = self._rules.setup(self._seats, 0)
        self._play.playout(self._rules, state, self._rng.seeded(seed, 0), length // 2)
        return lambda: self._rules.copy(state)


@dataclass(frozen=True)
class Entry:
    """How to make a peer, and the distribution whose version is reported."""

    make: Callable[[], Peer]
    distribution: str


PEERS: dict[str, Entry] = {
    "era": Entry(lambda: Menlo("era", 4), "menlo"),
    "smartphone": Entry(lambda: Menlo("smartphone", 4), "menlo"),
    "expo": Entry(lambda: Menlo("expo", 4), "menlo"),
    "catanatron": Entry(Catanatron, "catanatron"),
    "gin_rummy": Entry(lambda: OpenSpiel("gin_rummy"), "open_spiel"),
    "hearts": Entry(lambda: OpenSpiel("hearts"), "open_spiel"),
}


def version_of(distribution: str) -> str:
    """Return the installed version of a distribution, for ours with the kind of its engine."""
    try:
        version = importlib.metadata.version(distribution)
        if distribution != "menlo":
            return version
        return f"{version} {'compiled' if load_library('menlo.lab.simulate').compiled() else 'interpreted'}"
    except importlib.metadata.PackageNotFoundError as error:
        raise PeerError(f"no version of '{distribution}' is installed") from error


def checksum(games: Iterator[GameRecord]) -> str:
    """Hash the first few games."""
    digest = hashlib.sha256()
    for game in itertools.islice(games, CHECKSUM_GAMES):
        digest.update(f"{game.result}; {game.decisions}\n".encode())
    return digest.hexdigest()[:16]


@dataclass(frozen=True)
class Throughput:
    """What was played in the timed part."""

    games: int
    decisions: int
    seconds: float


def measure_throughput(games: Iterator[GameRecord], seconds: float) -> Throughput:
    """Play whole games until the time is up."""
    count = decisions = 0
    elapsed = 0.0
    start = time.perf_counter()
    while elapsed < seconds:
        decisions += next(games).decisions
        count += 1
        elapsed = time.perf_counter() - start
    return Throughput(count, decisions, elapsed)


def batch_seconds(copier: Copier) -> float:
    """Time one batch of copies, each dropped at once."""
    start = time.perf_counter()
    for _ in range(COPIES_PER_BATCH):
        copier()
    return time.perf_counter() - start


def measure_copy_us(copier: Copier) -> float:
    """Return microseconds per copy, the median over the batches."""
    return statistics.median(batch_seconds(copier) for _ in range(COPY_BATCHES)) / COPIES_PER_BATCH * 1e6


def resident_bytes() -> int:
    """Return the resident memory of this process."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def measure_bytes_per_state(copier: Copier) -> float:
    """Keep copies alive until resident memory has clearly grown, and return the growth per copy."""
    gc.collect()
    gc.disable()
    try:
        # The first copies fill memory that was freed earlier and is still resident; they are kept, not counted.
        filler = [copier() for _ in range(KEPT_CHUNK)]
        kept: list[object] = []
        before = resident_bytes()
        growth = 0
        while growth < KEPT_GROWTH_BYTES or len(kept) < KEPT_MINIMUM:
            kept.extend(copier() for _ in range(KEPT_CHUNK))
            growth = resident_bytes() - before
        del filler
        return growth / len(kept)
    finally:
        gc.enable()


def measure(name: str, seconds: float, seed: int) -> dict[str, str | int | float]:
    """Take all measurements of one peer."""
    entry = PEERS[name]
    peer = entry.make()
    version = version_of(entry.distribution)
    warm_up = checksum(peer.repeatable_games(seed))
    played = measure_throughput(peer.games(seed), seconds)
    copier = peer.mid_game_copier(seed)
    return {
        "peer": name,
        "version": version,
        "games": played.games,
        "decisions": played.decisions,
        "seconds": round(played.seconds, 3),
        "decisions_per_s": round(played.decisions / played.seconds, 1),
        "copy_us": round(measure_copy_us(copier), 3),
        "bytes_per_state": round(measure_bytes_per_state(copier)),
        "copy_count": COPY_BATCHES * COPIES_PER_BATCH,
        "checksum": warm_up,
    }


class OneLineParser(argparse.ArgumentParser):
    """A parser whose complaints are a single line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def positive_seconds(text: str) -> float:
    """Parse a finite number of seconds above zero."""
    seconds = float(text)
    if not 0 < seconds < float("inf"):
        raise ValueError(text)
    return seconds


def parse_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = OneLineParser(description="Measure a peer library playing random games; prints one JSON line.")
    parser.add_argument("peer", choices=sorted(PEERS))
    parser.add_argument("--seconds", type=positive_seconds, default=3.0, help="time to play for (default 3)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game (default 1)")
    return parser.parse_args()


def main() -> int:
    """Measure the peer that the command line names."""
    arguments = parse_arguments()
    try:
        report = measure(arguments.peer, arguments.seconds, arguments.seed)
    except PeerError as error:
        print(f"{Path(__file__).name}: {error}", file=sys.stderr)
        return 2
    print(json.dumps(report))
    return 0


if __name__ == "__main__":
    sys.exit(main())
