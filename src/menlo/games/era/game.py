"""Era of Inventions (Anthony Daamen, 2010), for 3 to 5 players.

Editions read: the English, German and Dutch rulebooks of 2010. Where they disagree, the ruling of each clause is the
default and the other readings are options. House readings: a token whose action cannot be carried out can only be
withdrawn, factory production has nothing to choose and so ends at once, every other action is ended by `finish`.
Known gaps: many printed numbers are unknown and reconstructed (see the marks in pack.toml); the promotional card
"The Golden Goal" is not implemented, its content being unknown.
"""

from collections.abc import Mapping
from importlib.resources import files

from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.era.actions import (
    K_BONUS,
    K_BUILD,
    K_BUY,
    K_COG,
    K_DEVELOP,
    K_FAKE,
    K_FINISH,
    K_PASS,
    K_PRODUCE,
    K_REGISTER,
    K_RESOLVE,
    K_RUN,
    K_SWAP,
    K_TRADE,
    K_WITHDRAW,
    MIXES,
    TABLE,
    pair_of,
)
from menlo.games.era.box import read_box
from menlo.games.era.codec import dump_state, load_state
from menlo.games.era.components import components
from menlo.games.era.event_data import encode_event
from menlo.games.era.goods import TRADED
from menlo.games.era.labels import GOVERNING, action_label, event_line
from menlo.games.era.notation import notate, parse
from menlo.games.era.observe import features, observe
from menlo.games.era.options import OPTIONS
from menlo.games.era.prompts import prompt
from menlo.games.era.rules.build import build
from menlo.games.era.rules.buy import buy
from menlo.games.era.rules.closing import legal_closing
from menlo.games.era.rules.develop import develop, register
from menlo.games.era.rules.factories import run_one
from menlo.games.era.rules.market import buy_bonus, swap, take_cog, trade
from menlo.games.era.rules.placement import legal_placing, place
from menlo.games.era.rules.produce import produce, produce_fake
from menlo.games.era.rules.resolution import (
    end_action,
    end_step,
    finish,
    legal_acting,
    legal_bonus,
    legal_choosing,
    pass_bonus,
    resolve,
    withdraw,
)
from menlo.games.era.scoring import outcome, tally
from menlo.games.era.setup import deal
from menlo.games.era.state import (
    ACTING,
    AREA_NAMES,
    BONUS_STEP,
    BUILD,
    BUY,
    CHOOSING,
    CLOSING,
    DEVELOP,
    MARKET,
    OVER,
    PLACING,
    PRODUCE,
    EraState,
)
from menlo.games.era.view import view
from menlo.kernel.action import Action, Data
from menlo.kernel.clauses import Clause, read_clauses
from menlo.kernel.events import Event, EventLog
from menlo.kernel.game import NOBODY, Game, Outcome, Tally, Title
from menlo.kernel.guide import Guide, read_guide
from menlo.kernel.message import Message, Refusal
from menlo.kernel.rng import Rng


def make(pack: str | None = None, file: str = "pack") -> "Era":
    """The game with the pack of this package, or with the text of another one."""
    return Era(_file("pack.toml"), "pack.toml") if pack is None else Era(pack, file)


def _file(name: str) -> str:
    return files("menlo.games.era").joinpath(name).read_text("utf-8")


class Era(Game[EraState]):
    def __init__(self, pack: str, file: str) -> None:
        self.pack_text = pack
        self.box = box = read_box(pack, file)
        self.title = Title(
            "era", "Era of Inventions", ["Anthony Daamen"], ["Quined Games", "HUCH! & friends"], 2010, [3, 4, 5]
        )
        self.options = OPTIONS
        self.rules_version = 1
        self.table = TABLE
        self.num_keys = TABLE.num_keys
        self.features = features(box)
        self.guides = GOVERNING
        self.pack_digest = box.digest

    def deal(self, seats: int, rng: Rng, options: Mapping[str, str]) -> EraState:
        return deal(self.box, seats, rng, options)

    def decider(self, state: EraState) -> i64:
        return NOBODY if state.phase == OVER else state.turn

    def legal_keys(self, state: EraState, seat: i64) -> vec[i64]:
        if seat != state.turn or state.phase == OVER:
            return vec[i64]()
        if state.phase == PLACING:
            return legal_placing(state)
        if state.phase == CHOOSING:
            return legal_choosing(state)
        if state.phase == ACTING:
            return legal_acting(state)
        if state.phase == BONUS_STEP:
            return legal_bonus(state)
        return legal_closing(state)

    def act(self, state: EraState, seat: i64, key: i64, log: EventLog | None) -> Refusal | None:
        refusal = untimely(state, seat, key)
        if refusal is not None:
            return refusal
        if key < K_RESOLVE:
            return place(state, seat, key, log)
        if key < K_WITHDRAW:
            return resolve(state, seat, key - K_RESOLVE, log)
        if key < K_FINISH:
            return withdraw(state, seat, key - K_WITHDRAW, log)
        if key == K_FINISH:
            return finish(state, seat, log)
        if key == K_PASS:
            return pass_bonus(state, seat, log)
        refusal = step(state, seat, key, log)
        if refusal is not None:
            return refusal
        end_step(state, seat, log)
        if key == K_COG and state.phase == ACTING:
            # The cog takes the place of all exchanges, so the action is over (ERA-67).
            end_action(state, seat, log)
        return None

    def outcome(self, state: EraState) -> Outcome | None:
        return outcome(state)

    def tally(self, state: EraState) -> Tally:
        return tally(state)

    def copy(self, state: EraState) -> EraState:
        return state.copy()

    def determinize(self, state: EraState, seat: int, rng: Rng) -> EraState:
        """All seats see the same: only the order of the decks and the generator are hidden."""
        sample = state.copy()
        sample.rng = rng.spawn()
        rng.shuffle_unseen(sample.deck)
        rng.shuffle_unseen(sample.factory_deck)
        return sample

    def view(self, state: EraState, seat: int) -> Data:
        return view(state, seat)

    def observe(self, state: EraState, seat: i64, out: vec[i64], at: i64) -> None:
        observe(state, seat, out, at)

    def dump(self, state: EraState) -> Data:
        return dump_state(state)

    def load(self, data: object) -> EraState:
        return self.playable(load_state(self.box, data))

    def notate(self, action: Action) -> str:
        return notate(self.box, action)

    def parse(self, seat: int, text: str) -> Action:
        return parse(self.box, seat, text)

    def encode_event(self, event: Event) -> Data:
        return encode_event(self.box, event)

    def label(self, state: EraState, action: Action) -> Message:
        return action_label(state, action)

    def prompt(self, state: EraState, seat: int) -> Message:
        return prompt(state, seat)

    def tell(self, event: Event) -> Message:
        return event_line(self.box, event)

    def clauses(self) -> list[Clause]:
        return read_clauses(_file("clauses.toml"))

    def guide(self) -> Guide | None:
        return read_guide(_file("guide.toml"), "guide.toml")

    def names(self) -> Mapping[str, str]:
        return self.box.names

    def components(self) -> Data:
        return components(self.box)


def area_of(key: i64) -> i64:
    """The area a step belongs to; -1 for the step that only a bonus token allows."""
    if key < K_RUN:
        return BUILD
    if key < K_BUY:
        return -1
    if key < K_PRODUCE:
        return BUY
    if key < K_COG:
        return PRODUCE
    if key < K_DEVELOP:
        return MARKET
    return DEVELOP


def untimely(s: EraState, seat: i64, key: i64) -> Refusal | None:
    """What speaks against an action before its own rules are asked: the turn, the phase, the area."""
    phase = s.phase
    if phase == OVER:
        return Refusal("era-refusal-over", "ERA-124")
    if seat != s.turn:
        clause = "ERA-20" if phase == PLACING else "ERA-126" if phase == CLOSING else "ERA-31"
        return Refusal("era-refusal-turn", clause, {"seat": seat, "other": s.turn})
    if phase == PLACING:
        return None if key < K_RESOLVE else Refusal("era-refusal-placing", "ERA-20")
    if key < K_RESOLVE:
        return Refusal("era-refusal-all-placed", "ERA-18")
    if phase == CHOOSING:
        return None if key < K_FINISH else Refusal("era-refusal-choosing", "ERA-27")
    if key < K_FINISH:
        clause = "ERA-126" if phase == CLOSING else "ERA-27"
        return Refusal("era-refusal-busy", clause)
    if key == K_FINISH:
        return None if phase != BONUS_STEP else Refusal("era-refusal-finished", "ERA-95")
    if key == K_PASS:
        return None if phase == BONUS_STEP else Refusal("era-refusal-no-bonus-step", "ERA-95")
    if phase == BONUS_STEP:
        return None
    if key >= K_RUN and key < K_BUY:
        return Refusal("era-refusal-bonus-only", "ERA-97")
    area = area_of(key)
    if phase == CLOSING:
        return None if area == MARKET else Refusal("era-refusal-market-only", "ERA-126")
    if area != s.area:
        return Refusal("era-refusal-other-area", "ERA-27", {"area": f"era-area-{AREA_NAMES[s.area]}"})
    return None


def step(s: EraState, seat: i64, key: i64, log: EventLog | None) -> Refusal | None:
    """One step of an action, a bonus step, or the last visit to the market."""
    if key < K_RUN:
        return build(s, seat, key - K_BUILD, log)
    if key < K_BUY:
        return run_one(s, seat, key - K_RUN, log)
    if key < K_PRODUCE:
        return buy(s, seat, key - K_BUY, log)
    if key < K_FAKE:
        return produce(s, seat, key - K_PRODUCE, log)
    if key < K_COG:
        return produce_fake(s, seat, (key - K_FAKE) // MIXES, (key - K_FAKE) % MIXES, log)
    if key == K_COG:
        return take_cog(s, seat, log)
    if key < K_SWAP:
        return trade(s, seat, key - K_TRADE, log)
    if key < K_BONUS:
        low, high = pair_of((key - K_SWAP) // TRADED)
        return swap(s, seat, low, high, (key - K_SWAP) % TRADED, log)
    if key == K_BONUS:
        return buy_bonus(s, seat, log)
    if key < K_REGISTER:
        return develop(s, seat, key - K_DEVELOP, log)
    return register(s, seat, key - K_REGISTER, log)
