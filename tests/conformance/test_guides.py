"""Every guide through a first match can be played as it is written, and says only what exists."""

from collections.abc import Iterator

import pytest

from menlo.kernel import registry
from menlo.kernel.errors import PackError
from menlo.kernel.events import Event
from menlo.kernel.game import Game, State
from menlo.kernel.guide import Guide, Step, read_guide
from menlo.kernel.play import choose
from menlo.kernel.rng import seeded
from menlo.locale import LANGUAGES, parts
from menlo.server.bots import check_bot
from menlo.server.guidance import Guidance, Progress
from tests.test_catalogue import messages

Found = tuple[Game[State], Guide]

ALREADY = {"second-ready"}  # steps for which what they wait for was laid out before


def guides() -> list[str]:
    return [name for name in registry.games() if registry.game(name).guide() is not None]


@pytest.fixture(params=guides())
def found(request: pytest.FixtureRequest) -> Found:
    game: Game[State] = registry.game(request.param)
    guide = game.guide()
    assert guide is not None
    return game, guide


def act(game: Game[State], state: State, seat: int, text: str, where: str) -> list[Event]:
    """One action of the script, which must be written as the engine writes it and be legal."""
    action = game.parse(seat, text)
    assert game.notate(action) == text, where
    assert seat in game.deciders(state), f"{where}: seat {seat} owes no decision before {text!r}"
    refusal = game.check(state, action)
    assert refusal is None, f"{where}: {text!r} is refused: {refusal and refusal.id}"
    return game.apply(state, action)


def played(game: Game[State], guide: Guide, other: tuple[str, str] | None = None) -> Iterator[tuple[Step, State]]:
    """The led opening with the first action wanted of each step, but another one in one of them; at every step, the
    position in which it waits, with what it waits for laid out."""
    state = game.setup(guide.seats, guide.seed, guide.options)
    fixed = game.copy(state)  # without what may be laid otherwise
    for step in guide.steps:
        for seat, text in step.play:
            act(game, state, seat, text, step.id)
            fixed = game.copy(state)
        if step.way:
            state = game.copy(fixed)
        for text in step.way:
            act(game, state, guide.learner, text, step.id)
        yield step, state
        if step.want:
            want = other[1] if other is not None and other[0] == step.id else step.want[0]
            act(game, state, guide.learner, want, step.id)
            fixed = game.copy(state)


def test_the_led_opening_can_be_played_as_written(found: Found) -> None:
    game, guide = found
    steps = [step.id for step, _ in played(game, guide)]

    assert steps == [step.id for step in guide.steps]


def test_what_a_step_waits_for_is_there_once_its_way_was_gone_and_not_before(found: Found) -> None:
    game, guide = found
    before = game.setup(guide.seats, guide.seed, guide.options)
    for step, state in played(game, guide):
        there = [Guidance(game, guide, at, Progress(guide.digest, step.id)).there for at in (before, state)]
        assert there == [not step.until or step.id in ALREADY, True], step.id
        assert all(text.split()[0] in step.allow for text in step.way), step.id
        before = game.copy(state)


def test_every_alternative_leads_to_the_end_too(found: Found) -> None:
    game, guide = found
    for step in guide.steps:
        for other in step.want[1:]:
            assert len(list(played(game, guide, (step.id, other)))) == len(guide.steps)


def test_whoever_reads_a_step_is_not_asked_for_what_only_bots_can_do(found: Found) -> None:
    """A step that wants an action comes when the learner owes one; what it allows are kinds of the game."""
    game, guide = found
    for step, state in played(game, guide):
        if step.want:
            assert guide.learner in game.deciders(state), step.id
        assert all(kind in game.guides for kind in step.allow), step.id


def test_any_other_legal_action_is_answered_with_the_reason_and_its_clause(found: Found) -> None:
    game, guide = found
    for step, state in played(game, guide):
        if not step.want:
            continue
        now = Guidance(game, guide, state, Progress(guide.digest, step.id, len(step.play)))
        for action in game.legal(state, guide.learner):
            refusal = now.refuse(action)
            if game.notate(action) in step.want or action.kind in step.allow:
                assert refusal is None, step.id
            else:
                assert refusal is not None, f"{step.id}: {game.notate(action)}"
                assert (refusal.id, refusal.clause) == (f"{game.title.id}-guide-{step.id}-why", step.clauses[0])


def test_what_a_guide_teaches_exists(found: Found) -> None:
    game, guide = found
    known = {clause.id for clause in game.clauses()}
    taught = [id for step in guide.steps for id in step.clauses] + [id for tip in guide.tips for id in tip.clauses]

    assert [id for id in taught if id not in known] == []
    assert all(tip in [other.id for other in guide.tips] for item in guide.tips for tip in item.after)
    assert [tip.id for tip in guide.tips if tip.last] == [tip.id for tip in guide.tips][-1:], "the last tip ends it"
    check_bot(guide.bot, game.title.id)


def test_every_tip_is_given_some_day(found: Found) -> None:
    """In whole matches of someone who plays well every kind of event happens that a tip waits for."""
    game, guide = found
    missing = [tip.id for tip in guide.tips]
    for seed in range(5, 25):
        happened = kinds(game, guide, seed)
        missing = [tip.id for tip in guide.tips if tip.id in missing and (tip.when, tip.mine) not in happened]
        if not missing:
            break

    assert missing == []


def kinds(game: Game[State], guide: Guide, seed: int) -> set[tuple[str, bool]]:
    """Kinds of events of a match, and whether the learner's."""
    state = game.setup(guide.seats, guide.seed, guide.options)
    rng = seeded(seed)
    happened: set[tuple[str, bool]] = set()
    while deciders := game.deciders(state):
        seat = deciders[0]
        bot = registry.bot("mechanic" if seat == guide.learner else guide.bot)
        for event in game.apply(state, game.action(seat, int(choose(game, state, seat, bot, rng)))):
            data = game.encode_event(event)
            happened |= {(str(data["kind"]), False), (str(data["kind"]), data.get("seat") == guide.learner)}
    return happened


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_has_its_words_and_no_others(found: Found, language: str) -> None:
    game, guide = found
    name = game.title.id
    wanted = {f"{name}-guide-{id}" for id in [*(s.id for s in guide.steps), *(tip.id for tip in guide.tips)]}
    wanted |= {f"{name}-guide-{step.id}-why" for step in guide.steps if step.want or step.until}

    assert f"guide-{name}" in parts(language)
    assert {id for id in messages(language) if id.startswith(f"{name}-guide-")} == wanted


HEAD = 'seed = 1\nlearner = 0\nnames = ["A", "B"]\nbot = "visitor"\n'
STEP = '[[step]]\nid = "one"\nclauses = ["X-1"]\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (HEAD, "guide.toml: step: found nothing, expected an array of 1 to 200 tables"),
        (HEAD + STEP + STEP, "guide.toml: found 'one' twice, expected every step and tip to have its own id"),
        (HEAD + STEP + 'wants = ["x"]\n', "guide.toml: step[1].wants: found an unknown key"),
        (HEAD + STEP + 'play = ["3 x"]\n', "guide.toml: step[1].play: found '3 x', expected a seat and an action"),
        (
            HEAD + '[[step]]\nid = "one"\n',
            "guide.toml: step[1].clauses: found nothing, expected the clauses it teaches",
        ),
        (
            HEAD + STEP + '[[tip]]\nid = "t"\nclauses = ["X-1"]\nwhen = "e"\nmine = "yes"\n',
            "found 'yes', expected true",
        ),
    ],
)
def test_a_guide_that_cannot_be_read_says_where(text: str, said: str) -> None:
    with pytest.raises(PackError) as error:
        read_guide(text, "guide.toml")

    assert said in str(error.value)
