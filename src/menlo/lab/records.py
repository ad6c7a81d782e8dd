"""Records of matches: checked, and told in words."""

from collections.abc import Iterator

from menlo.kernel import registry
from menlo.kernel.errors import BadSetup
from menlo.kernel.game import SPECTATOR, State
from menlo.kernel.play import Match
from menlo.kernel.transcript import header_of, replay
from menlo.locale import catalogue


def verify_record(text: str, name: str, pack: str | None, unfinished: bool = False) -> Match[State]:
    """The match a record tells, every line checked."""
    header = header_of(text, name)
    return replay(registry.game(header.game, pack), text, name, unfinished)


def show_record(text: str, name: str, pack: str | None, seat: int | None, language: str = "en") -> Iterator[str]:
    """A match line by line, with what one seat (or a spectator) heard of it."""
    match = verify_record(text, name, pack, unfinished=True)
    if seat is not None and not 0 <= seat < match.seats:
        raise BadSetup(f"seat {seat!r}: expected 0 to {match.seats - 1}")
    game, header = match.game, header_of(text, name)
    ear = SPECTATOR if seat is None else seat
    players = {i: f"{player} {i}" for i, player in enumerate(header.players)}
    words = catalogue(language, game.names(), players)
    yield words.text(
        "terminal-record", name=game.title.name, seats=match.seats, rules=str(header.rules), pack=header.pack[:12]
    )
    for option, value in header.options.items():
        yield words.text("terminal-option", name=option, value=value)
    for record in match.records:
        mark = words.text("terminal-undone") if record.undone else ""
        yield f"{record.number:4}  {words.seat(record.seat)}: {game.notate(record.action)}{mark}"
        for event in record.events:
            if event.visible_to(ear):
                yield f"        {words.render(game.tell(event))}"
    outcome = game.outcome(match.state)
    if outcome is not None:
        for place, i in sorted((place, i) for i, place in enumerate(outcome.places)):
            yield words.text("terminal-ranked", place=place, name=words.seat(i), points=outcome.scores[i])
