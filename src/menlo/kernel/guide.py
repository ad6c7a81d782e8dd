"""A guided first match as data: a fixed deal, a led opening step by step, and tips for what happens afterwards."""

from collections.abc import Sequence
from hashlib import sha256

from menlo.kernel.errors import PackError
from menlo.kernel.pack import Table, parse

MOST = 200  # steps or tips


class Step:
    """One thing the guide says during the led opening, as the message `<game>-guide-<id>`.

    First the scripted actions are carried out one by one. Then it waits: for an action it wants, or until it was read.
    Where something is to be laid out freely, it waits until the learner sees what it should come to, however it came.
    """

    def __init__(
        self,
        id: str,
        at: Sequence[str],
        clauses: Sequence[str],
        play: Sequence[tuple[int, str]],
        want: Sequence[str],
        allow: Sequence[str],
        until: Sequence[tuple[str, str]],
        way: Sequence[str],
    ) -> None:
        self.id = id
        self.at = list(at)  # what it speaks of: spots of the board, or `region:<name>`
        self.clauses = list(clauses)
        self.play = list(play)  # seat and notation
        self.want = list(want)  # notations of the learner's actions, any of which leads on
        self.allow = list(allow)  # kinds of actions that are carried out meanwhile and lead nowhere
        self.until = list(until)  # what the learner's view must show before it is led on: a path into it, and values
        self.way = list(way)  # notations of the learner's actions that bring that about, of many that may


class Tip:
    """What the guide says the first time something happens after the led opening."""

    def __init__(
        self,
        id: str,
        at: Sequence[str],
        clauses: Sequence[str],
        when: str,
        mine: bool,
        after: Sequence[str],
        last: bool,
    ) -> None:
        self.id = id
        self.at = list(at)
        self.clauses = list(clauses)
        self.when = when  # a kind of event
        self.mine = mine  # only when it happens to the learner
        self.after = list(after)  # tips that must have been given before
        self.last = last  # with it the guide ends


class Guide:
    def __init__(
        self,
        digest: str,
        seed: int,
        learner: int,
        options: dict[str, str],
        bot: str,
        names: Sequence[str],
        steps: Sequence[Step],
        tips: Sequence[Tip],
    ) -> None:
        self.digest = digest
        self.seed = seed  # the same for everyone: no secret
        self.learner = learner  # the seat
        self.options = options
        self.bot = bot  # who plays on in the other seats
        self.names = list(names)  # of the other seats, in order
        self.steps = list(steps)
        self.tips = list(tips)

    @property
    def seats(self) -> int:
        return len(self.names) + 1


def read_guide(text: str, file: str) -> Guide:
    table = parse(text, file)
    names = table.names("names")
    learner = table.number("learner", 0, len(names))
    options = table.table("options") if "options" in table.data else Table(file, "options", {})
    guide = Guide(
        sha256(text.encode()).hexdigest()[:16],
        table.number("seed", 0, 2**62),
        learner,
        {name: options.text(name) for name in options.data},
        table.text("bot"),
        names,
        [_step(item, len(names) + 1) for item in table.tables("step", 1, MOST)],
        [_tip(item) for item in (table.tables("tip", 1, MOST) if "tip" in table.data else [])],
    )
    table.done()
    ids = [step.id for step in guide.steps] + [tip.id for tip in guide.tips]
    for id in ids:
        if ids.count(id) > 1:
            raise PackError(f"{file}: found {id!r} twice, expected every step and tip to have its own id")
    return guide


def _step(table: Table, seats: int) -> Step:
    id = table.text("id")
    play = [_scripted(table, line, seats) for line in table.names("play")]
    want, allow, way = table.names("want"), table.names("allow"), table.names("way")
    until = [_shown(table, line) for line in table.names("until")]
    step = Step(id, table.names("at"), _clauses(table), play, want, allow, until, way)
    table.done()
    return step


def _tip(table: Table) -> Tip:
    tip = Tip(
        table.text("id"),
        table.names("at"),
        _clauses(table),
        table.text("when"),
        table.flag("mine"),
        table.names("after"),
        table.flag("last"),
    )
    table.done()
    return tip


def _clauses(table: Table) -> list[str]:
    found = table.names("clauses")
    if not found:
        raise table.error("clauses", "nothing", "the clauses it teaches")
    return found


def _scripted(table: Table, line: str, seats: int) -> tuple[int, str]:
    """`1 place buy`: the seat, then the action in notation."""
    seat, _, action = line.partition(" ")
    if not seat.isdigit() or int(seat) >= seats or not action:
        raise table.error("play", repr(line), "a seat and an action in notation")
    return int(seat), action


def _shown(table: Table, line: str) -> tuple[str, str]:
    """`mats.0.plan.turn 1|3`: a path into the view, then what may stand there."""
    path, _, value = line.partition(" ")
    if not path or not value:
        raise table.error("until", repr(line), "a path into the view and a value")
    return path, value
