"""What a watcher is told of a match: the position with its eyes, what happened, what may be done, in its language."""

from menlo.kernel.action import Action
from menlo.kernel.game import SPECTATOR, State
from menlo.server.host import Host, Played, Watcher
from menlo.server.protocol import Choice, Eye, GuideNow, Happened, Standing, Update
from menlo.server.words import Speaker


def update(host: Host, watcher: Watcher, played: list[Played]) -> Update:
    """The position as a watcher may see it, with what happened since its last update."""
    speaker = Speaker(host.game, watcher.language, host.names())
    return Update(
        host.row.version,
        host.info(),
        [_told(host, item, watcher, speaker) for item in played],
        [_eye(host, seat, speaker) for seat in watcher.seats or [SPECTATOR]] if host.begun else [],
        host.deciders(),
        host.row.outcome,
        host.proposal(),
        None if host.time is None or host.over else host.time.shown(host.clock()),
        _guide_now(host),
    )


def standing(host: Host, mine: list[int]) -> Standing:
    """The match in a list of tables, for whoever holds some of its seats."""
    deciders = host.deciders()
    asked = next((seat for seat in mine if seat in deciders and not host.seats[seat].mover), None)
    speaker = Speaker(host.game, "", host.names())
    prompt = speaker.say(host.game.prompt(host.match.state, asked)) if asked is not None else None
    return Standing(host.info(), mine, deciders, prompt, host.row.updated)


def past(host: Host, position: State, seat: int) -> Eye:
    """A position of the past: seen, and what was to be decided in it, but nothing to do."""
    asked = seat != SPECTATOR and seat in host.game.deciders(position)
    prompt = Speaker(host.game, "", host.names()).say(host.game.prompt(position, seat)) if asked else None
    return Eye(seat, dict(host.game.view(position, seat)), None, [], 0, prompt)


def _eye(host: Host, seat: int, speaker: Speaker) -> Eye:
    state, game = host.match.state, host.game
    # Whoever has left it to a bot sees the table, and owes nothing.
    playing = seat != SPECTATOR and not host.seats[seat].mover
    deciding = playing and seat in game.deciders(state)
    legal = game.legal(state, seat) if deciding else []
    choices = [_choice(host, action, speaker) for action in legal]
    undoable = host.undoable(seat) if playing and not host.over else 0
    decision = host.decision(seat) if deciding else None
    prompt = speaker.say(game.prompt(state, seat)) if deciding else None
    return Eye(seat, dict(game.view(state, seat)), decision, choices, undoable, prompt)


def _choice(host: Host, action: Action, speaker: Speaker) -> Choice:
    game, state = host.game, host.match.state
    preview = game.preview(state, action)
    label = speaker.say(game.label(state, action))
    return Choice(dict(game.encode(action)), label, None if preview is None else dict(preview))


def _told(host: Host, played: Played, watcher: Watcher, speaker: Speaker) -> Happened:
    game, line, ears = host.game, played.line, watcher.seats or [SPECTATOR]
    heard = [event for event in played.events if any(event.visible_to(seat) for seat in ears)]
    return Happened(
        line.number,
        line.seat,
        line.action,
        line.undoes,
        [dict(game.encode_event(event)) for event in heard],
        [speaker.say(game.tell(event)) for event in heard],
        game.governing(game.parse(line.seat, line.action)) if line.action else [],
    )


def _guide_now(host: Host) -> GuideNow | None:
    guide = host.guidance()
    if guide is None:
        return None
    said = guide.step.id if guide.step is not None else next(iter(guide.progress.due), "")
    want = [dict(host.game.encode(action)) for action in guide.wanted]
    return GuideNow(said, guide.waits, want, guide.step is not None)
