"""The page for people."""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path

from menlo.server.api import MOST_UPLOAD
from menlo.server.app import MOST_BODY, STATUS
from menlo.server.describe.games import GameTypes
from menlo.server.describe.routes import Route, socket_path
from menlo.server.describe.shapes import Shape
from menlo.server.describe.typescript import TYPES
from menlo.server.describe.wire import wire
from menlo.server.names import MOST_NAME
from menlo.server.protocol import MOST_BYTES, PROTOCOL
from menlo.server.socket import SEND_SECONDS

PAGE = Path("docs/protocol.md")
BAR = "\\|"  # inside a cell of a table


SEQUENCE = """\
HTTP carries the lobby, replay and records; one WebSocket per watcher and match carries play. Every message is a JSON
object, told apart by `type`.

```
client                                server
  enter {tokens, since} ───────────▶
                        ◀───────────  hello {match, seats, protocol}
                        ◀───────────  update {version, happened, eyes}
  act {id, decision, action} ──────▶  check, apply, store
                        ◀───────────  accepted {id, version}     or   refused {id, code, clause}
                        ◀───────────  update                     to everyone who watches
```

- **People.** Whoever says their name (`POST /api/me`) is a guest from then on, known by a signed cookie that scripts
  cannot read; an account, with name and password, is the same person on every device. A seat is held by a person, by a
  token, or by both: whoever shows either may act for it. A cookie that is forged, expired or revoked is refused with
  `unknown-person`; `GET /api/me` takes it away.
- **Entering.** The first message is `enter` with the tokens of the seats held; the cookie speaks for the seats of its
  person. Without either one is a spectator. The answer is `hello`, then an `update` with the whole position. Another
  `hello` comes whenever what this watcher may do has changed: a seat was given away, a link renewed. If entering is
  refused, `refused` comes with `id` null and the socket is closed with code 4400 and the code of the refusal as its
  reason. A second `enter` is refused.
- **One answer each.** Every message with an `id` gets exactly one answer with that id: `accepted` or `refused`, `pong`
  to a `ping`. A message that cannot be read is refused with its id where that can be made out, else with null. A
  refusal changes nothing.
- **Stored, answered, told.** A change is stored before it is answered, and answered before anyone hears of it by an
  `update`, whoever asked included. Should the client go away in between, the change stands.
- **Versions.** The version of a match is the number of lines in its log. Every action and every action taken back is a
  line; nothing is ever removed. A line that takes back has an empty `action` and says in `undoes` which line it undoes.
- **Updates.** An update holds the position, not a difference: draw what `eyes` says. `happened` lists the lines since
  the last update to this watcher, with the events it may hear. Several changes may come in one update: a slow client
  gets the newest position and all the lines before it. An update may also tell nothing new. Before the match begins
  there are no eyes. Who sits where is not part of an update: one of an open match, or of a match that has just begun or
  ended, is a reason to ask for the match by HTTP.
- **Eyes.** A watcher gets one pair of eyes for each seat it holds, a spectator those of seat -1. `legal` lists every
  action the rules allow the seat now, each with a label; there is no other way to learn what is allowed, and none is
  needed.
- **Decisions.** `decision` is set while the seat owes one, and names it. It goes back with `act`, which is refused as
  `stale` when the seat has decided since, or has something else to decide. It stays while what the seat may do stays,
  whatever the other seats of a simultaneous phase do. Decisions are opaque, and new after a restart of the server.
- **Private steps.** In a simultaneous phase a seat may prepare its choice in steps that nobody else hears of. They are
  accepted and stored like any action, but the version stays. A confirmed choice cannot be taken back; others see that
  the seat is ready, and nothing else. All become lines of the log together, when they are revealed.
- **Resuming.** `since` in `enter` is the last version seen: the first update then tells all lines from there on.
  Without it, or when there is no such version, the update tells the position only.
- **Taking back.** `undo` takes back the seat's last action, with `turn` all that `undoable` counts: back to the last
  fence, which is an action of another seat or anything that came to light. `propose` asks to go further: every person
  whose action would be lost is in `awaits` and answers with `consent`; bots agree. One refusal ends the proposal,
  and so does the next action of anyone. Behind 5,000 lines of the log nothing is taken back any more.
- **Leaving and coming back.** `resign` lets a bot play for a seat (`stand_in`), `return` takes the seat back, both any
  number of times. Whoever has left and not returned when the match ends has lost it. The host may give a seat to a bot
  or to whoever comes next; then the match is not rated.
- **Chat.** `say` writes a line in the name of a seat one holds; `said` tells everyone who may see the match. Spectators
  read and do not write. A line is plain text: show it as such. `mute` spares this person, here and elsewhere, what the
  other one writes; the host may silence the table for all but the host.
- **Words.** Texts are ids of the message catalogue with arguments (`GET /api/messages/{language}`). With `language` in
  `enter` the server also renders them, in `text`.
- **Secrets.** Tokens are given once, by HTTP, to whoever takes a seat. The seed of a match is secret until it is over;
  its salted hash is shown from the start.
"""


def page() -> str:
    known = wire()
    links = [game.title for game in known.games]
    out = [
        "# The protocol",
        "",
        "Generated by `make docs` from `src/menlo/server` and the games; change those, not this page. As types:",
        f"`{TYPES}`, which also has every view of the games.",
        "",
        f"Protocol version **{PROTOCOL}**; `hello` and `GET /api/about` tell it. Types are written as in TypeScript;",
        "`?` marks a field that may be missing. Every `number` is a whole number.",
        "",
        "## The sequence",
        "",
        SEQUENCE,
        f"## From the client, on `{socket_path()}`",
        "",
        *_tables(known.asked.values()),
        "## To the client",
        "",
        *_tables(known.told.values()),
        "## Inside messages and answers",
        "",
        *_tables(known.told_parts.values()),
        "`Arg` is a number, a text or the id of another message, or a message of its own: an object of `id` and",
        f"`args`. `GameView`, `GameEvent` and `GameAction` are those of the game: {', '.join(links)}.",
        "",
        "## Refusals",
        "",
        "By HTTP a refusal is a `refused` message with `id` null. A body or parameter of the wrong form is answered",
        "with status 400 and a [Failure](#failure), which has no `type`.",
        "",
        *_table(
            ("code", "meaning", "HTTP status"),
            [(f"`{code.value}`", meaning, str(STATUS.get(code, 400))) for code, meaning in known.codes.items()],
        ),
        "## HTTP",
        "",
        "A token goes into the header `Authorization: Bearer …`.",
        "",
    ]
    for route in known.routes:
        out += _route_section(route)
    out += ["### Bodies", "", *_tables(known.asked_parts.values(), "####")]
    out += [
        "## Limits",
        "",
        f"- A message of a client has at most {MOST_BYTES:,} bytes; a longer one is refused as `too-large`.",
        f"- The body of an HTTP request has at most {MOST_BODY:,} bytes; with a pack or record in it {MOST_UPLOAD:,}.",
        f"- A client that does not take a message within {SEND_SECONDS:g} seconds is disconnected.",
        f"- A name has 1 to {MOST_NAME} printable characters.",
        "",
    ]
    for game in known.games:
        out += _game_section(game)
    return "\n".join(out)


def _tables(found: Iterable[Shape], mark: str = "###") -> list[str]:
    lines: list[str] = []
    for shape in found:
        lines += [f"{mark} {shape.name}", ""]
        if shape.doc:
            lines += [shape.doc, ""]
        rows = [(_code(field.name + "?" * field.optional), _code(field.type), field.remark) for field in shape.fields]
        lines += _table(("field", "type", "meaning"), rows)
    return lines


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> list[str]:
    return [_row(head), _row(("---",) * len(head)), *(_row(row) for row in rows), ""]


def _row(cells: tuple[str, ...]) -> str:
    return " ".join(["|", *(f"{cell.replace('|', BAR)} |".lstrip() for cell in cells)])


def _code(text: str) -> str:
    return f"`{text}`"


def _route_section(route: Route) -> list[str]:
    lines = [f"### `{route.name}`", ""]
    if route.doc:
        lines += [route.doc, ""]
    for where in ("query", "header", "cookie"):
        for field in route.inputs.get(where, []):
            what = f"`{field.written}`" + (f": {field.remark}" if field.remark else "")
            lines.append(f"- {where} {what}")
    if route.body is not None:
        lines.append(f"- body [{route.body.__name__}](#{route.body.__name__.lower()})")
    if route.answer is None:
        what = "nothing"
    elif route.answer is str:
        what = f"text, `{route.media}`"
    else:
        name = route.answered
        what = f"[{name}](#{name.removesuffix('[]').lower()})"
    return [*lines, f"- answers {route.status} with {what}", ""]


def _game_section(game: GameTypes) -> list[str]:
    def listed(shape: Shape) -> str:
        fields = [field for field in shape.fields if field.name != "kind"]
        return ", ".join(_code(field.written) + (f" ({field.remark})" if field.remark else "") for field in fields)

    def kind(shape: Shape) -> str:
        return f"`{json.loads(shape.fields[0].type)}`"

    top = game.views[0]
    return [
        f"## {game.title} (`{game.name}`)",
        "",
        f"### {game.prefix}: actions",
        "",
        *_table(("kind", "fields", "meaning"), [(kind(shape), listed(shape), shape.doc) for shape in game.actions]),
        f"### {game.prefix}: events",
        "",
        *_table(("kind", "fields"), [(kind(shape), listed(shape)) for _, shape in game.events]),
        *_tables([top]),
    ]
