"""HTTP: the guided first match of a game."""

from litestar import Router, get, post
from litestar.datastructures import State as AppState
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from menlo.kernel import registry
from menlo.kernel.guide import Guide, Step
from menlo.server.faults import Refuse
from menlo.server.guard.limits import COST, WORK
from menlo.server.people.door import Asker
from menlo.server.protocol import Code, Learner, Made, NewMatch, SeatWish


class StepInfo(Struct):
    """Something a guide says: the message `GAME-guide-ID`, of the part `guide-GAME`."""

    id: str
    at: list[str]  # what it speaks of: spots of the board, or `region:NAME`
    clauses: list[str]
    acts: bool  # whether the learner is asked to act
    way: list[dict[str, object]]  # actions that lay out what it waits for; any others that come to the same will do
    last: bool  # whether the guide ends with it


class GuideInfo(Struct):
    steps: list[StepInfo]  # of the led opening, in order
    tips: list[StepInfo]  # for what happens afterwards


@get("/")
async def show_guide(game: FromPath[str]) -> GuideInfo:
    """What the guide of a game says, and of what."""
    guide = found(game)
    steps = [
        StepInfo(step.id, step.at, step.clauses, bool(step.want or step.until), _way(game, guide, step), False)
        for step in guide.steps
    ]
    return GuideInfo(steps, [StepInfo(tip.id, tip.at, tip.clauses, False, [], tip.last) for tip in guide.tips])


@post("/", opt={COST: WORK})
async def be_guided(game: FromPath[str], data: JSONBody[Learner], state: AppState, person: Asker) -> Made:
    """Begin a guided match: private, with bots in the other seats, and counted for nobody."""
    guide = found(game)
    seats = [SeatWish("bot", name, guide.bot) for name in guide.names]
    seats.insert(guide.learner, SeatWish("me", data.name))
    made: Made = await state.hosts.make(NewMatch(game, seats, guide.options, start=True), person, guide)
    return made


def _way(name: str, guide: Guide, step: Step) -> list[dict[str, object]]:
    game = registry.game(name)
    return [dict(game.encode(game.parse(guide.learner, text))) for text in step.way]


def found(game: str) -> Guide:
    guide = registry.game(game).guide()
    if guide is None:
        raise Refuse(Code.NOT_ALLOWED, f"there is no guide through {game}")
    return guide


router = Router("/games/{game:str}/guide", route_handlers=[show_guide, be_guided])
