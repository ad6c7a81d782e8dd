"""The course of a match at the terminal: bots play, people choose by number, ask why, take back, save and leave."""

import os
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console, Group
from rich.text import Text

from menlo.kernel import registry
from menlo.kernel.action import Action
from menlo.kernel.errors import BadSetup, CannotUndo, MenloError
from menlo.kernel.events import EVERYONE, Event
from menlo.kernel.game import Game, State
from menlo.kernel.play import Match, choose
from menlo.kernel.rng import seeded
from menlo.kernel.transcript import header_of, replay, write
from menlo.locale import catalogue
from menlo.terminal.look import Look, look_of, seat_text

ME = "me"

# What can be typed, as a message where it holds a word, and what it does.
HELP = (
    ("terminal-key-number", "terminal-help-number"),
    ("u", "terminal-help-undo"),
    ("terminal-key-why", "terminal-help-why"),
    ("terminal-key-find", "terminal-help-find"),
    ("b", "terminal-help-board"),
    ("l", "terminal-help-log"),
    ("terminal-key-save", "terminal-help-save"),
    ("q", "terminal-help-leave"),
)


def start(
    name: str,
    seats: Sequence[str],
    seed: int | None,
    options: Mapping[str, str],
    pack: str | None,
    out: Console,
    language: str = "en",
) -> "Session":
    """A new match. A seat is `me`, `me=Name` or the name of a bot."""
    match = Match(registry.game(name, pack), len(seats), secrets.randbits(128) if seed is None else seed, options)
    return Session(match, seats, out, language)


def resume(file: Path, pack: str | None, out: Console, language: str = "en") -> "Session":
    """Go on with a saved match."""
    text = read_text(file)
    header = header_of(text, str(file))
    match = replay(registry.game(header.game, pack), text, str(file), unfinished=True)
    if len(header.players) != header.seats:
        raise BadSetup(f"{file}: {len(header.players)} players for {header.seats} seats: expected one for each")
    return Session(match, header.players, out, language)


class Session:
    def __init__(self, match: Match[State], seats: Sequence[str], out: Console, language: str = "en") -> None:
        self.match = match
        self.seats = list(seats)
        self.out = out
        self.game: Game[State] = match.game
        self.people = {seat for seat, who in enumerate(seats) if who == ME or who.startswith(f"{ME}=")}
        self.bots = {seat: registry.bot(who) for seat, who in enumerate(seats) if seat not in self.people}
        self.rng = seeded(secrets.randbits(128))
        names = {seat: display_name(who, seat) for seat, who in enumerate(seats)}
        self.words = catalogue(language, self.game.names(), names)
        self.look: Look = look_of(self.game, self.words)
        self.saved: Path | None = None

    def run(self) -> None:
        self.out.print(self.words.text("terminal-welcome", game=self.game.title.name), markup=False)
        fresh = True
        while deciders := self.game.deciders(self.match.state):
            seat = deciders[0]
            if seat in self.bots:
                self._bot_acts(seat)
                fresh = True
                continue
            if fresh:
                self.show_board(seat)
            turn = self._person_acts(seat)
            if turn is None:
                return
            fresh = turn
        self.show_board(-1)
        self.show_result()

    # What is shown.

    def show_board(self, seat: int) -> None:
        self.out.print()
        self.out.print(self.look.position(self.match.state, seat))

    def show_choices(self, seat: int, legal: Sequence[Action]) -> None:
        """Legal actions, numbered, grouped by what they are about."""
        groups: dict[str, list[Text]] = {}
        for number, action in enumerate(legal, 1):
            label = self.words.render(self.game.label(self.match.state, action))
            line = Text(f"{number:4}  {label}", overflow="fold")
            groups.setdefault(self.look.group(action), []).append(line)
        shown: list[Text] = []
        for heading, lines in groups.items():
            shown.append(Text(heading, style="bold"))
            shown += lines
        self.out.print()
        self.out.print(Group(*shown))

    def tell(self, action: Action, label: str, events: Sequence[Event]) -> None:
        self.out.print(Text.assemble(seat_text(action.seat, self.words.seat(action.seat)), f": {label}"))
        for event in events:
            if self.look.notable(event):
                self.out.print(f"    {self.words.render(self.game.tell(event))}", style="dim", markup=False)

    def show_result(self) -> None:
        outcome = self.game.outcome(self.match.state)
        assert outcome is not None, "shown only when the match is over"
        self.out.print(self.look.result(outcome))

    # Who acts.

    def _bot_acts(self, seat: int) -> None:
        key = choose(self.game, self.match.state, seat, self.bots[seat], self.rng)
        self._act(self.game.action(seat, int(key)))

    def _person_acts(self, seat: int) -> bool | None:
        """One decision. True when the board should be shown again, None when the person leaves."""
        legal = self.game.legal(self.match.state, seat)
        self.show_choices(seat, legal)
        while True:
            try:
                answer = self.out.input(Text.assemble(seat_text(seat, self.words.seat(seat)), "> ")).strip()
            except EOFError:
                return None
            command, _, rest = answer.partition(" ")
            if answer.isdecimal() and 1 <= int(answer) <= len(legal):
                events = self._act(legal[int(answer) - 1])
                return self.look.redraw(events)
            if command == "q":
                return None
            if command == "u" and self._undo(seat):
                return True
            self._other(command, rest.strip(), seat, legal, answer)

    def _other(self, command: str, rest: str, seat: int, legal: Sequence[Action], answer: str) -> None:
        """Everything that does not change the match."""
        if command == "b":
            self.show_board(seat)
            self.show_choices(seat, legal)
        elif command == "l":
            self._show_log()
        elif command == "s":
            self._save(rest)
        elif command.startswith("?"):
            self._explain((command[1:] + " " + rest).strip(), legal)
        elif command != "u":
            found = repr(answer) if len(answer) < 40 else repr(answer[:37] + "...")
            self.out.print(self.words.text("terminal-expected", answer=found, most=len(legal)), markup=False)

    def _act(self, action: Action) -> list[Event]:
        label = self.words.render(self.game.label(self.match.state, action))
        hidden = self._hidden(action)
        events = self.match.act(action)
        if not hidden:
            self.tell(action, label, events)
        if self.saved is not None:
            save(self.saved, self.match, self.seats)
        return events

    def _hidden(self, action: Action) -> bool:
        """What a bot does while others still decide, too, is not for the people at the table."""
        if action.seat in self.people:
            return False
        return self.game.private(self.match.state, action) or len(self.game.deciders(self.match.state)) > 1

    def _undo(self, seat: int) -> bool:
        try:
            action = self.match.undo(seat)
        except CannotUndo:
            self.out.print(self.words.text("terminal-nothing-back"), markup=False)
            return False
        self.out.print(self.words.text("terminal-back", action=self.game.notate(action)), markup=False)
        if self.saved is not None:
            save(self.saved, self.match, self.seats)
        return True

    def _save(self, name: str) -> None:
        if not name:
            self.out.print(self.words.text("terminal-save-where"), markup=False)
            return
        try:
            save(Path(name), self.match, self.seats)
        except OSError as error:
            self.out.print(f"{name}: {error.strerror}", markup=False)
            return
        self.saved = Path(name)
        self.out.print(self.words.text("terminal-saved", file=name), markup=False)

    def _show_log(self) -> None:
        for record in self.match.records:
            if record.seat in self.bots and not any(event.visible_to(EVERYONE) for event in record.events):
                continue
            mark = self.words.text("terminal-undone") if record.undone else ""
            line = f"{record.number:4}  {self.words.seat(record.seat)}: {self.game.notate(record.action)}{mark}"
            self.out.print(line, style="dim" if record.undone else "", markup=False)

    def _explain(self, what: str, legal: Sequence[Action]) -> None:
        """The rules behind a number, a clause or a word."""
        if not what:
            for key, meaning in HELP:
                typed = self.words.text(key) if self.words.has(key) else key
                self.out.print(f"  {typed:10} {self.words.text(meaning)}", markup=False)
            return
        clauses = {clause.id: self.words.text(f"clause-{clause.id}") for clause in self.game.clauses()}
        if what.isdecimal() and 1 <= int(what) <= len(legal):
            found = self.game.governing(legal[int(what) - 1])
        else:
            found = [id for id in clauses if id == what.upper()]
            found = found or [id for id, text in clauses.items() if what.lower() in text.lower()]
        if not found:
            self.out.print(self.words.text("terminal-no-rule", what=repr(what)), markup=False)
        for id in found:
            self.out.print(f"  {id:8} {clauses[id]}", markup=False)


def display_name(who: str, seat: int) -> str:
    name = who.partition("=")[2] if who.startswith(f"{ME}=") else who
    return f"{name or who}·{seat}"


def save(file: Path, match: Match[State], seats: Sequence[str]) -> None:
    """Write the record beside the file and put it in its place at once: a killed process leaves the old or the new."""
    beside = file.with_name(file.name + ".new")
    with beside.open("w", encoding="utf-8") as opened:
        opened.write("\n".join(write(match, seats)) + "\n")
        opened.flush()
        os.fsync(opened.fileno())
    beside.replace(file)


def read_text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except OSError as error:
        raise MenloError(f"{file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise MenloError(f"{file}: not UTF-8 text") from None
