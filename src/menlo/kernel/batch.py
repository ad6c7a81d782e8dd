"""Many matches of one game stepped together, for learners: what they look at lies in flat buffers, made in one go.

The loop over the matches runs inside the compiled unit. Buffers can be looked at without copying (they are `vec`s,
which have Python's buffer protocol); the next step writes over them.
"""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64, u8

from menlo.kernel.errors import BadSetup, MenloError
from menlo.kernel.game import NOBODY, Game, State
from menlo.kernel.rng import Rng, seed_under


class Batch:
    def __init__(
        self, game: Game[State], seats: int, matches: int, seed: int, options: Mapping[str, str] | None = None
    ) -> None:
        if matches < 1:
            raise BadSetup(f"bad number of matches {matches!r}: expected 1 or more")
        self.game = game
        self.players = seats
        self.matches = matches
        self.seed = seed
        self.options: dict[str, str] = dict(options) if options is not None else {}
        self.states: list[State] = []
        self.begun: vec[i64] = vec[i64]([0] * matches)  # how many matches were begun in each place
        self.seats: vec[i64] = vec[i64]([0] * matches)  # who decides
        self.observations: vec[i64] = vec[i64]([0] * (matches * game.features))  # as the one who decides sees it
        self.masks: vec[u8] = vec[u8]([0] * (matches * game.num_keys))  # 1 for legal keys
        self.ended: vec[i64] = vec[i64]([0] * matches)  # 1 where the last step ended a match and another was begun
        self.places: vec[i64] = vec[i64]([0] * (matches * seats))  # of matches that just ended
        self.scores: vec[i64] = vec[i64]([0] * (matches * seats))
        self.legal: list[vec[i64]] = []
        for place in range(matches):
            self.states.append(self.begin(place))
            self.legal.append(vec[i64]())
            self.look(place)

    def seed_of(self, place: int, number: int) -> int:
        """The seed of one match: `setup` with it gives its opening."""
        return seed_under(self.seed, place, number)

    def begin(self, place: i64) -> State:
        state = self.game.setup(self.players, self.seed_of(place, self.begun[place]), self.options)
        self.begun[place] += 1
        return state

    def look(self, place: i64) -> None:
        """See who decides, what that seat sees and what it may do."""
        game, state = self.game, self.states[place]
        first = place * game.num_keys
        for key in self.legal[place]:
            self.masks[first + key] = 0
        seat = game.decider(state)
        keys = game.legal_keys(state, seat)
        for key in keys:
            self.masks[first + key] = 1
        self.legal[place] = keys
        self.seats[place] = seat
        if game.features:
            game.observe(state, seat, self.observations, place * game.features)

    def step(self, keys: vec[i64]) -> None:
        """One action in every match; where it ends one, the next is begun at once. A bad key changes no match."""
        self.check(keys)
        for place in range(i64(self.matches)):
            state = self.states[place]
            self.game.apply_key(state, self.seats[place], keys[place], None)
            if self.game.decider(state) == NOBODY:
                self.end(place)
            else:
                self.ended[place] = 0
            self.look(place)

    def check(self, keys: vec[i64]) -> None:
        if len(keys) != self.matches:
            raise MenloError(f"{len(keys)} keys for {self.matches} matches")
        for place in range(i64(self.matches)):
            key = keys[place]
            if key < 0 or key >= self.game.num_keys or not self.masks[place * self.game.num_keys + key]:
                raise MenloError(f"key {key} in match {place}: expected one of its {len(self.legal[place])} legal keys")

    def end(self, place: i64) -> None:
        outcome = self.game.outcome(self.states[place])
        assert outcome is not None, "nobody decides only when the match is over"
        first = place * self.players
        scores = outcome.scores
        for seat in range(self.players):
            self.places[first + seat] = outcome.places[seat]
            self.scores[first + seat] = scores[seat]
        self.ended[place] = 1
        self.states[place] = self.begin(place)

    def any_keys(self, rng: Rng) -> vec[i64]:
        """A legal key for each match, at random."""
        keys = vec[i64]([0] * self.matches)
        for place in range(i64(self.matches)):
            legal = self.legal[place]
            keys[place] = legal[rng.below(len(legal))]
        return keys
