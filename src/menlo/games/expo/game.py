"""Expo 1906 (Remo Conzadori and Nestore Mangone, 2015), for 1 to 4 players.

Edition read: the German rulebook of 2015. House readings: a tile is chosen first and laid second; an action ends of
itself when nothing is left to do in it, and by `finish` before; a last turn with only the Conference in hand is passed
over; of equal tiles, equal turns and equal pieces only the first is offered. Known gaps: the grid of the lab, most
projects, the shapes of technologies and the jumps of the patent office are unknown and reconstructed (see the marks in
pack.toml).
"""

from collections.abc import Mapping
from importlib.resources import files

from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.expo.actions import (
    K_ADVANCE,
    K_BONUS,
    K_BUY,
    K_CHOOSE,
    K_CONFER,
    K_ENTER,
    K_FINISH,
    K_JUMP,
    K_JURY,
    K_LIFT,
    K_PROJECT,
    K_PUT,
    K_REMOVE,
    K_TAKE,
    K_TECHNOLOGY,
    TABLE,
)
from menlo.games.expo.box import CARD_NAMES, read_box
from menlo.games.expo.codec import dump_state, load_state
from menlo.games.expo.components import components
from menlo.games.expo.event_data import encode_event
from menlo.games.expo.hidden import deal_anew
from menlo.games.expo.labels import GOVERNING, action_label, event_line
from menlo.games.expo.notation import notate, parse
from menlo.games.expo.observe import features, observe
from menlo.games.expo.options import OPTIONS
from menlo.games.expo.preview import preview
from menlo.games.expo.prompts import prompt
from menlo.games.expo.resources import TRACKS
from menlo.games.expo.rules.academy import buy_project, buy_technology, legal_academy
from menlo.games.expo.rules.cards import finish, go_on, legal_cards, play
from menlo.games.expo.rules.conference import (
    choose_jury,
    confer,
    legal_conference,
    legal_moving,
    legal_rearranging,
    lift,
    put_lifted,
)
from menlo.games.expo.rules.handicap import legal_handicap, replace_scrap
from menlo.games.expo.rules.laboratory import choose, legal_laboratory, legal_places, put, remove
from menlo.games.expo.rules.patents import advance, enter, jump, legal_bonus, legal_moves, take_bonus
from menlo.games.expo.rules.station import buy_tile, legal_station, take_tile
from menlo.games.expo.scoring import outcome, tally
from menlo.games.expo.setup import deal
from menlo.games.expo.state import (
    AT_ACADEMY,
    AT_CONFERENCE,
    AT_JOURNAL,
    AT_LABORATORY,
    AT_STATION,
    BONUS,
    CARD,
    HANDICAP,
    MOVING,
    NOT_YET,
    OVER,
    PLACING,
    REARRANGING,
    STEPPING,
    ExpoState,
)
from menlo.games.expo.view import view
from menlo.kernel.action import Action, Data
from menlo.kernel.clauses import Clause, read_clauses
from menlo.kernel.events import Event, EventLog
from menlo.kernel.game import NOBODY, Game, Outcome, Tally, Title
from menlo.kernel.guide import Guide, read_guide
from menlo.kernel.message import Message, Refusal
from menlo.kernel.rng import Rng


def make(pack: str | None = None, file: str = "pack") -> "Expo":
    """The game with the pack of this package, or with the text of another one."""
    return Expo(_file("pack.toml"), "pack.toml") if pack is None else Expo(pack, file)


def _file(name: str) -> str:
    return files("menlo.games.expo").joinpath(name).read_text("utf-8")


class Expo(Game[ExpoState]):
    def __init__(self, pack: str, file: str) -> None:
        self.pack_text = pack
        self.box = box = read_box(pack, file)
        self.title = Title(
            "expo", "Expo 1906", ["Remo Conzadori", "Nestore Mangone"], ["Gotha Games"], 2015, [1, 2, 3, 4]
        )
        self.options = OPTIONS
        self.rules_version = 1
        self.table = TABLE
        self.num_keys = TABLE.num_keys
        self.features = features(box)
        self.guides = GOVERNING
        self.pack_digest = box.digest

    def deal(self, seats: int, rng: Rng, options: Mapping[str, str]) -> ExpoState:
        return deal(self.box, seats, rng, options)

    def decider(self, state: ExpoState) -> i64:
        return NOBODY if state.phase == OVER else state.turn

    def legal_keys(self, state: ExpoState, seat: i64) -> vec[i64]:
        if seat != state.turn:
            return vec[i64]()
        phase = state.phase
        if phase == CARD:
            return legal_cards(state)
        if phase == AT_LABORATORY:
            return legal_laboratory(state)
        if phase == PLACING:
            return legal_places(state, state.box.board & ~state.mats[seat].full)
        if phase == AT_STATION:
            return legal_station(state)
        if phase == AT_ACADEMY:
            return legal_academy(state)
        if phase == AT_JOURNAL or phase == STEPPING:
            return legal_moves(state)
        if phase == BONUS:
            return legal_bonus(state)
        if phase == AT_CONFERENCE:
            return legal_conference(state)
        if phase == REARRANGING:
            return legal_rearranging(state)
        if phase == MOVING:
            return legal_moving(state)
        if phase == HANDICAP:
            return legal_handicap(state)
        return vec[i64]()

    def act(self, state: ExpoState, seat: i64, key: i64, log: EventLog | None) -> Refusal | None:
        refusal = untimely(state, seat, key)
        if refusal is not None:
            return refusal
        if key < K_BUY:
            return play(state, seat, key, log)
        if key == K_FINISH:
            finish(state, seat, log)
            return None
        refusal = step(state, seat, key, log)
        if refusal is not None:
            return refusal
        go_on(state, seat, log)
        return None

    def outcome(self, state: ExpoState) -> Outcome | None:
        return outcome(state)

    def tally(self, state: ExpoState) -> Tally:
        return tally(state)

    def copy(self, state: ExpoState) -> ExpoState:
        return state.copy()

    def determinize(self, state: ExpoState, seat: int, rng: Rng) -> ExpoState:
        return deal_anew(state, seat, rng)

    def view(self, state: ExpoState, seat: int) -> Data:
        return view(state, seat)

    def observe(self, state: ExpoState, seat: i64, out: vec[i64], at: i64) -> None:
        observe(state, seat, out, at)

    def dump(self, state: ExpoState) -> Data:
        return dump_state(state)

    def load(self, data: object) -> ExpoState:
        return self.playable(load_state(self.box, data))

    def notate(self, action: Action) -> str:
        return notate(self.box, action)

    def parse(self, seat: int, text: str) -> Action:
        return parse(self.box, seat, text)

    def encode_event(self, event: Event) -> Data:
        return encode_event(self.box, event)

    def label(self, state: ExpoState, action: Action) -> Message:
        return action_label(state, action)

    def prompt(self, state: ExpoState, seat: int) -> Message:
        return prompt(state)

    def preview(self, state: ExpoState, action: Action) -> Data | None:
        return preview(state, action)

    def tell(self, event: Event) -> Message:
        return event_line(self.box, event)

    def components(self) -> Data:
        return components(self.box)

    def clauses(self) -> list[Clause]:
        return read_clauses(_file("clauses.toml"))

    def guide(self) -> Guide | None:
        return read_guide(_file("guide.toml"), "guide.toml")

    def names(self) -> Mapping[str, str]:
        return self.box.names


def timely(phase: i64, key: i64) -> bool:
    """Whether the kind of action belongs to the phase."""
    if key < K_BUY:
        return phase == CARD
    if key < K_PROJECT:
        return phase == AT_STATION
    if key < K_CHOOSE:
        return phase == AT_ACADEMY
    if key < K_PUT:
        return phase == AT_LABORATORY
    if key < K_REMOVE:
        return phase == PLACING or phase == MOVING or phase == HANDICAP
    if key < K_LIFT:
        return phase == AT_LABORATORY
    if key < K_ENTER:
        return phase == REARRANGING
    if key < K_BONUS:
        return phase == AT_JOURNAL or phase == STEPPING
    if key < K_CONFER:
        return phase == BONUS
    if key < K_FINISH:
        return phase == AT_CONFERENCE
    return phase != CARD and phase != PLACING and phase != MOVING and phase != HANDICAP and phase != BONUS


def untimely(s: ExpoState, seat: i64, key: i64) -> Refusal | None:
    """What speaks against an action before its own rules are asked: the turn and the decision that is due."""
    phase = s.phase
    if phase == OVER:
        return Refusal("expo-refusal-over", "EXPO-95")
    if seat != s.turn:
        clause = "EXPO-125" if phase == HANDICAP else "EXPO-16" if s.ending == NOT_YET else "EXPO-93"
        return Refusal("expo-refusal-turn", clause, {"seat": seat, "other": s.turn})
    if timely(phase, key):
        return None
    if phase == CARD:
        return Refusal("expo-refusal-no-card", "EXPO-17", {"seat": seat})
    if phase == PLACING or phase == MOVING:
        return Refusal("expo-refusal-lay-first", "EXPO-35")
    if phase == HANDICAP:
        return Refusal("expo-refusal-replace-first", "EXPO-125")
    if phase == BONUS:
        return Refusal("expo-refusal-bonus-first", "EXPO-81")
    return Refusal("expo-refusal-other-card", "EXPO-17", {"card": f"expo-card-{CARD_NAMES[s.card]}"})


def step(s: ExpoState, seat: i64, key: i64, log: EventLog | None) -> Refusal | None:
    """One step of the action in progress."""
    if key < K_PROJECT:
        return buy_tile(s, seat, key - K_BUY, log)
    if key < K_TECHNOLOGY:
        return buy_project(s, seat, key - K_PROJECT, log)
    if key < K_TAKE:
        return buy_technology(s, seat, key - K_TECHNOLOGY, log)
    if key < K_CHOOSE:
        return take_tile(s, seat, key - K_TAKE, log)
    if key < K_PUT:
        return choose(s, seat, key - K_CHOOSE, log)
    if key < K_REMOVE:
        cell, turn = (key - K_PUT) >> 2, (key - K_PUT) & 3
        if s.phase == PLACING:
            return put(s, seat, cell, turn, log)
        if s.phase == MOVING:
            return put_lifted(s, seat, cell, turn, log)
        return replace_scrap(s, seat, cell, turn, log)
    if key < K_LIFT:
        return remove(s, seat, key - K_REMOVE, log)
    if key < K_ENTER:
        return lift(s, seat, key - K_LIFT, log)
    if key < K_ADVANCE:
        return enter(s, seat, (key - K_ENTER) // TRACKS, (key - K_ENTER) % TRACKS, log)
    if key < K_JUMP:
        return advance(s, seat, key - K_ADVANCE, log)
    if key < K_BONUS:
        return jump(s, seat, (key - K_JUMP) // TRACKS, (key - K_JUMP) % TRACKS, log)
    if key < K_CONFER:
        return take_bonus(s, seat, key - K_BONUS, log)
    if key < K_JURY:
        return confer(s, seat, key - K_CONFER, log)
    return choose_jury(s, seat, key - K_JURY, log)
