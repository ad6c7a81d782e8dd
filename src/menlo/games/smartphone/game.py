"""Smartphone Inc. (Ivan Lashin, 2018), for 1 to 5 players.

Editions read: a German summary of the rulebook, pictures of the printed board, and the tables of a classroom version.
Where they are silent or disagree, the ruling of each clause is the default and some other readings are options. House
readings: players choose their colours seat by seat; only the turn of the upper pad against the lower one matters, so
the lower one is never turned; a turn in which nothing is left to choose ends by itself. Known gaps: retailers' numbers,
the backs of technologies and the solo opponent are reconstructed (see the marks in pack.toml); the expansion "Status
Update 1.1" is not part of it.
"""

from collections.abc import Mapping
from importlib.resources import files

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.smartphone.actions import (
    K_ACCEPT,
    K_CONFIRM,
    K_DECLINE,
    K_DIRECT,
    K_EXPAND,
    K_FINISH,
    K_PADS,
    K_RESEARCH,
    K_SELL,
    K_TAKE,
    TABLE,
)
from menlo.games.smartphone.box import read_box
from menlo.games.smartphone.codec import dump_state, load_state
from menlo.games.smartphone.components import components
from menlo.games.smartphone.event_data import encode_event
from menlo.games.smartphone.labels import GOVERNING, action_label, event_line, prompt
from menlo.games.smartphone.notation import notate, parse
from menlo.games.smartphone.observe import features, observe
from menlo.games.smartphone.options import OPTIONS
from menlo.games.smartphone.reach import Helpers
from menlo.games.smartphone.reach_data import reach_view
from menlo.games.smartphone.rules.improve import improve
from menlo.games.smartphone.rules.logistics import expand, legal_expanding
from menlo.games.smartphone.rules.planning import all_ready, deal_plan, legal_planning, new_plan, plan_step
from menlo.games.smartphone.rules.research import legal_research, research
from menlo.games.smartphone.rules.retail import (
    accept,
    decline,
    improvement_bonus,
    legal_pending,
    research_bonus,
    take_pending_tile,
)
from menlo.games.smartphone.rules.sale import legal_selling, sell, sell_direct
from menlo.games.smartphone.rules.stock import legal_display
from menlo.games.smartphone.rules.turns import end_turn, settle
from menlo.games.smartphone.scoring import outcome, tally
from menlo.games.smartphone.setup import choose_colour, deal, legal_colours
from menlo.games.smartphone.state import (
    BONUS,
    COLOURING,
    EXPANDING,
    IMPROVING,
    NOTHING_PENDING,
    OVER,
    PLANNING,
    RESEARCHING,
    SELLING,
    TILE,
    SmartphoneState,
)
from menlo.games.smartphone.view import view
from menlo.kernel.action import Action, Data
from menlo.kernel.clauses import Clause, read_clauses
from menlo.kernel.errors import MalformedState
from menlo.kernel.events import Event, EventLog
from menlo.kernel.game import NOBODY, Game, Outcome, Tally, Title
from menlo.kernel.guide import Guide, read_guide
from menlo.kernel.message import Message, Refusal
from menlo.kernel.rng import Rng


def make(pack: str | None = None, file: str = "pack") -> "Smartphone":
    """The game with the pack of this package, or with the text of another one."""
    return Smartphone(_file("pack.toml"), "pack.toml") if pack is None else Smartphone(pack, file)


def _file(name: str) -> str:
    return files("menlo.games.smartphone").joinpath(name).read_text("utf-8")


class Smartphone(Game[SmartphoneState]):
    def __init__(self, pack: str, file: str) -> None:
        self.pack_text = pack
        self.box = box = read_box(pack, file)
        publishers = ["Cosmodrome Games", "Arcane Wonders"]
        self.title = Title("smartphone", "Smartphone Inc.", ["Ivan Lashin"], publishers, 2018, [1, 2, 3, 4, 5])
        self.options = OPTIONS
        self.rules_version = 1
        self.table = TABLE
        self.num_keys = TABLE.num_keys
        self.features = features(box)
        self.guides = GOVERNING
        self.pack_digest = box.digest
        self.helpers = Helpers()  # what they keep only spares time

    def deal(self, seats: int, rng: Rng, options: Mapping[str, str]) -> SmartphoneState:
        return deal(self.box, seats, rng, options)

    def decider(self, state: SmartphoneState) -> i64:
        if state.phase == OVER:
            return NOBODY
        if state.phase == PLANNING:
            for seat in range(state.seats):
                if not state.mats[seat].plan.ready:
                    return seat
        return state.turn

    def deciders(self, state: SmartphoneState) -> list[int]:
        if state.phase == PLANNING:
            return [int(seat) for seat in range(state.seats) if not state.mats[seat].plan.ready]
        return [] if state.phase == OVER else [int(state.turn)]

    def legal_keys(self, state: SmartphoneState, seat: i64) -> vec[i64]:
        if state.phase == PLANNING and seat >= 0 and seat < state.seats:
            return legal_planning(state, seat)
        if seat != state.turn or state.phase == PLANNING or state.phase == OVER:
            return vec[i64]()
        if state.phase == COLOURING:
            return legal_colours(state)
        if state.pending != NOTHING_PENDING:
            return legal_pending(state)
        mat, keys = state.mats[seat], vec[i64](capacity=16)
        if state.phase == IMPROVING:
            return legal_display(state, keys)
        if state.phase == RESEARCHING:
            keys = legal_research(state, mat, keys)
        elif state.phase == EXPANDING:
            keys = legal_expanding(state, mat, keys)
        else:
            keys = legal_selling(state, mat, keys)
        return append(keys, K_FINISH)

    def act(self, state: SmartphoneState, seat: i64, key: i64, log: EventLog | None) -> Refusal | None:
        refusal = untimely(state, seat, key)
        if refusal is not None:
            return refusal
        if key == K_FINISH:
            end_turn(state, log)
        else:
            refusal = step(state, seat, key, log)
            if refusal is not None:
                return refusal
        settle(state, log)
        return None

    def private(self, state: SmartphoneState, action: Action) -> bool:
        """Steps of a plan are the seat's own until it confirms."""
        key = TABLE.key(action)
        return state.phase == PLANNING and K_PADS <= key < K_CONFIRM

    def outcome(self, state: SmartphoneState) -> Outcome | None:
        return outcome(state)

    def tally(self, state: SmartphoneState) -> Tally:
        return tally(state)

    def copy(self, state: SmartphoneState) -> SmartphoneState:
        return state.copy()

    def determinize(self, state: SmartphoneState, seat: int, rng: Rng) -> SmartphoneState:
        """Other seats' plans, while they are hidden, the order of the pile and the generator are dealt anew."""
        sample = state.copy()
        sample.rng = rng.spawn()
        rng.shuffle_unseen(sample.pile)
        if sample.phase == PLANNING:
            for other in range(sample.seats):
                if other == seat:
                    continue
                if sample.mats[other].plan.ready:
                    deal_plan(sample, other, rng)
                else:
                    sample.mats[other].plan = new_plan()
        return sample

    def view(self, state: SmartphoneState, seat: int) -> Data:
        return view(state, seat)

    def components(self) -> Data:
        return components(self.box)

    def observe(self, state: SmartphoneState, seat: i64, out: vec[i64], at: i64) -> None:
        observe(state, seat, out, at)

    def dump(self, state: SmartphoneState) -> Data:
        return dump_state(state)

    def load(self, data: object) -> SmartphoneState:
        s = load_state(self.box, data)
        if s.phase == PLANNING and all_ready(s):
            raise MalformedState("state: all plans are confirmed and not revealed")
        return self.playable(s)

    def notate(self, action: Action) -> str:
        return notate(self.box, action)

    def parse(self, seat: int, text: str) -> Action:
        return parse(self.box, seat, text)

    def encode_event(self, event: Event) -> Data:
        return encode_event(self.box, event)

    def label(self, state: SmartphoneState, action: Action) -> Message:
        return action_label(state, action)

    def prompt(self, state: SmartphoneState, seat: int) -> Message:
        return prompt(state, seat)

    def reach(self, state: SmartphoneState, seat: int) -> Data | None:
        """What a plan can show, for a seat that is still planning."""
        if state.phase != PLANNING or state.mats[seat].plan.ready:
            return None
        return reach_view(state, seat, self.helpers)

    def tell(self, event: Event) -> Message:
        return event_line(self.box, event)

    def clauses(self) -> list[Clause]:
        return read_clauses(_file("clauses.toml"))

    def guide(self) -> Guide | None:
        return read_guide(_file("guide.toml"), "guide.toml")

    def names(self) -> Mapping[str, str]:
        return self.box.names


def untimely(s: SmartphoneState, seat: i64, key: i64) -> Refusal | None:
    """What speaks against an action before its own rules are asked: the phase, the turn, a decision that waits."""
    phase = s.phase
    if phase == OVER:
        return Refusal("smartphone-refusal-over", "SMART-115")
    if phase == PLANNING:
        # The only phase that is nobody's turn; alone, the opponent's mat comes after the seat's.
        if seat < 0 or seat >= s.seats:
            return Refusal("smartphone-refusal-no-seat", "SMART-16", {"seat": seat})
        if key < K_PADS or key > K_CONFIRM:
            return Refusal("smartphone-refusal-planning", "SMART-16")
        if s.mats[seat].plan.ready:
            return Refusal("smartphone-refusal-ready", "SMART-31", {"seat": seat})
        return None
    if seat != s.turn:
        clause = "SMART-09" if phase == COLOURING else "SMART-37"
        return Refusal("smartphone-refusal-turn", clause, {"seat": seat, "other": s.turn})
    if phase == COLOURING:
        return None if key < K_PADS else Refusal("smartphone-refusal-colouring", "SMART-09")
    if key < K_PADS:
        return Refusal("smartphone-refusal-coloured", "SMART-09")
    if key <= K_CONFIRM:
        return Refusal("smartphone-refusal-planned", "SMART-31")
    return unsuited(s, key)


def unsuited(s: SmartphoneState, key: i64) -> Refusal | None:
    """Whether an action belongs to the phase, or to the decision that waits."""
    if s.pending == TILE:
        return None if key < K_RESEARCH else Refusal("smartphone-refusal-tile-first", "SMART-67")
    if s.pending == BONUS:
        fits = key < K_EXPAND or key == K_ACCEPT or key == K_DECLINE
        return None if fits else Refusal("smartphone-refusal-bonus-first", "SMART-89")
    if key == K_ACCEPT or key == K_DECLINE:
        return Refusal("smartphone-refusal-no-bonus", "SMART-89")
    if s.phase == IMPROVING:
        return None if key < K_RESEARCH else Refusal("smartphone-refusal-improving", "SMART-49")
    if key < K_RESEARCH:
        return Refusal("smartphone-refusal-not-improving", "SMART-47")
    if key == K_FINISH:
        return None
    if key < K_EXPAND:
        return None if s.phase == RESEARCHING else Refusal("smartphone-refusal-not-research", "SMART-54")
    if key < K_SELL:
        return None if s.phase == EXPANDING else Refusal("smartphone-refusal-not-logistics", "SMART-72")
    return None if s.phase == SELLING else Refusal("smartphone-refusal-not-sale", "SMART-91")


def step(s: SmartphoneState, seat: i64, key: i64, log: EventLog | None) -> Refusal | None:
    if key < K_PADS:
        return choose_colour(s, seat, key, log)
    if key <= K_CONFIRM:
        return plan_step(s, seat, key, log)
    if s.pending == TILE:
        return take_pending_tile(s, seat, key - K_TAKE, log)
    if key < K_RESEARCH:
        if s.pending == BONUS:
            return improvement_bonus(s, seat, key - K_TAKE, log)
        return improve(s, seat, key - K_TAKE, log)
    if key < K_EXPAND:
        if s.pending == BONUS:
            return research_bonus(s, seat, key - K_RESEARCH, log)
        return research(s, seat, key - K_RESEARCH, log)
    if key < K_SELL:
        return expand(s, seat, key - K_EXPAND, log)
    if key < K_DIRECT:
        return sell(s, seat, key - K_SELL, log)
    if key == K_DIRECT:
        return sell_direct(s, seat, log)
    if key == K_ACCEPT:
        return accept(s, seat, log)
    return decline(s, seat, log)
