"""A match as text: JSON lines that anyone can read, check and replay.

The first line says what is needed to set the match up. Then comes one line per action, in a notation that parses
back, or per undo, each with the fingerprint of the position it led to: a changed line is found where it stands. The
last line, once the match is over, gives the result. A record without its seed can be read, but not replayed.
"""

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final

from menlo.kernel.errors import CannotUndo, IllegalAction, MenloError, RecordError, quote
from menlo.kernel.game import Game, State
from menlo.kernel.play import Match

FORMAT: Final = 1
FINGERPRINT: Final = 8  # hex digits


class Header:
    """What the first line says."""

    def __init__(self, data: Mapping[str, object], where: str) -> None:
        self.where = where
        self.data = data
        if data.get("menlo") != "record":
            raise RecordError(f'{where}: no record of a match: expected a first line with "menlo": "record"')
        if data.get("format") != FORMAT:
            raise RecordError(f"{where}: format {quote(data.get('format'))} is not known: expected {FORMAT}")
        self.game = self._text("game")
        self.rules = self._number("rules")
        self.pack = self._text("pack")
        self.seats = self._number("seats")
        players = data.get("players", [])
        if not isinstance(players, list) or not all(isinstance(player, str) for player in players):
            raise RecordError(f"{where}: players is {quote(players)}: expected a list of names")
        self.players = [str(player) for player in players]
        options = data.get("options", {})
        if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
            raise RecordError(f"{where}: options is {quote(options)}: expected names with values")
        self.options = {str(name): str(value) for name, value in options.items()}
        seed = data.get("seed")
        if seed is not None and (
            not isinstance(seed, str) or not seed.isascii() or not seed.isdigit() or len(seed) > 100
        ):
            raise RecordError(f"{where}: seed is {quote(seed)}: expected a whole number as text")
        self.seed = int(seed) if isinstance(seed, str) else None

    def _text(self, key: str) -> str:
        value = self.data.get(key)
        if not isinstance(value, str):
            raise RecordError(f"{self.where}: {key} is {quote(value)}: expected a text")
        return value

    def _number(self, key: str) -> int:
        value = self.data.get(key)
        if type(value) is not int:
            raise RecordError(f"{self.where}: {key} is {quote(value)}: expected a whole number")
        return value


def write(match: Match[State], players: Sequence[str] = ()) -> list[str]:
    """The lines of a match as it stands, without line ends."""
    writer = Writer(match, players)
    return [*writer.lines, *writer.rest()]


class Writer:
    """Writes a match line by line by replaying it, so that every line carries the fingerprint of its position."""

    def __init__(self, match: Match[State], players: Sequence[str]) -> None:
        game = match.game
        self.match = match
        header: dict[str, object] = {
            "menlo": "record",
            "format": FORMAT,
            "game": game.title.id,
            "rules": game.rules_version,
            "pack": game.pack_digest,
            "seats": match.seats,
            "options": dict(match.options),
            "players": list(players),
            "seed": str(match.seed),
        }
        self.lines = [line_of(header)]

    def rest(self) -> list[str]:
        match, game = self.match, self.match.game
        again = Match(game, match.seats, match.seed, match.options)
        lines: list[str] = []
        undos = {record.undone_at: record for record in match.records if record.undone}
        actions = {record.number: record for record in match.records}
        for number in range(match.lines):
            data: dict[str, object]
            if number in actions:
                action = actions[number].action
                again.act(action)
                data = {"n": number, "seat": action.seat, "do": game.notate(action)}
            else:
                seat = undos[number].undone_by
                take_back(again, seat, undos[number].number)
                data = {"n": number, "seat": seat, "undo": undos[number].number}
            data["position"] = fingerprint(game, again.state)
            lines.append(line_of(data))
        outcome = game.outcome(match.state)
        if outcome is not None:
            lines.append(line_of({"end": outcome.end, "scores": outcome.scores, "places": outcome.places}))
        return lines


def header_of(text: str, name: str) -> Header:
    """The first line of a record."""
    first = text.split("\n", 1)[0]
    return Header(data_of(first, f"{name}:1"), f"{name}:1")


def replay(game: Game[State], text: str, name: str, unfinished: bool = False) -> Match[State]:
    """The match a record tells, every line checked; RecordError names the first line that is wrong."""
    header = header_of(text, name)
    check_header(game, header)
    if header.seed is None:
        raise RecordError(f"{name}:1: the seed is not revealed, so the match cannot be replayed")
    try:
        match = Match(game, header.seats, header.seed, header.options)
    except MenloError as error:
        raise RecordError(f"{name}:1: {error}") from None
    ended = False
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    for number, line in enumerate(lines[1:], 2):
        where = f"{name}:{number}"
        data = data_of(line, where)
        if ended:
            raise RecordError(f"{where}: a line after the end of the match")
        if "end" in data:
            check_end(match, data, where)
            ended = True
        else:
            replay_line(match, data, number - 2, where)
    if not ended and not unfinished:
        raise RecordError(f"{name}: the record stops after {match.lines} lines of play: expected the end of the match")
    return match


def check_header(game: Game[State], header: Header) -> None:
    if header.rules != game.rules_version:
        raise RecordError(
            f"{header.where}: played by rules version {header.rules} of {header.game}, "
            f"which is no longer known: expected {game.rules_version}"
        )
    if header.pack != game.pack_digest:
        raise RecordError(
            f"{header.where}: played with another pack: found {quote(header.pack)}, expected {game.pack_digest}"
        )


def replay_line(match: Match[State], data: Mapping[str, object], line: int, where: str) -> None:
    """One line of play. The match itself counts private steps only when they are confirmed, some lines later."""
    expected = ("n", "seat", "undo", "position") if "undo" in data else ("n", "seat", "do", "position")
    if set(data) != set(expected):
        raise RecordError(f"{where}: fields {quote(sorted(data))}: expected {', '.join(expected)}")
    if data["n"] != line:
        raise RecordError(f"{where}: number {quote(data['n'])}: expected {line}")
    seat = data["seat"]
    if type(seat) is not int or not 0 <= seat < match.seats:
        raise RecordError(f"{where}: seat {quote(seat)}: expected 0 to {match.seats - 1}")
    try:
        if "undo" in data:
            take_back(match, seat, data["undo"])
        else:
            text = data["do"]
            if not isinstance(text, str):
                raise RecordError(f"{where}: do is {quote(text)}: expected an action")
            match.act(match.game.parse(seat, text))
    except RecordError:
        raise
    except IllegalAction as illegal:
        raise RecordError(f"{where}: {quote(data['do'])} by seat {seat} is {illegal}") from None
    except MenloError as error:
        # Another name than above: compiled, one name has one type.
        raise RecordError(f"{where}: {error}") from None
    found = fingerprint(match.game, match.state)
    if data["position"] != found:
        raise RecordError(f"{where}: leads to position {found}, but the record says {quote(data['position'])}")


def take_back(match: Match[State], seat: int, number: object) -> None:
    """An undo of the record: free, or beyond a fence by consent, of which the record says no more."""
    if not match.standing or match.standing[-1].number != number:
        expected = match.standing[-1].number if match.standing else "none"
        raise CannotUndo(f"takes back line {quote(number)}: expected {expected}")
    record = match.standing[-1]
    if match.undoable(seat):
        match.undo(seat)
    else:
        match.rewind()
    record.undone_by = seat


def check_end(match: Match[State], data: Mapping[str, object], where: str) -> None:
    outcome = match.game.outcome(match.state)
    if outcome is None:
        raise RecordError(f"{where}: the match is not over after {match.lines} lines of play")
    expected = {"end": outcome.end, "scores": outcome.scores, "places": outcome.places}
    if data != expected:
        raise RecordError(f"{where}: found {quote(dict(data))}, expected {line_of(expected)}")


def fingerprint(game: Game[State], state: State) -> str:
    """Names a position, generator included."""
    text = json.dumps(game.dump(state), sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:FINGERPRINT]


def data_of(line: str, where: str) -> Mapping[str, object]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise RecordError(f"{where}: {quote(line)} is no JSON: the record is cut or damaged here") from None
    if not isinstance(data, dict):
        raise RecordError(f"{where}: found {quote(data)}, expected an object")
    return data


def line_of(data: Mapping[str, object]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(", ", ": "))
