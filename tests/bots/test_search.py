"""The search: reproducible, honest, in time, and better than looking one action ahead."""

from time import perf_counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import menlo
from menlo.bots.search.bot import SearchBot
from menlo.bots.search.budget import Budget
from menlo.bots.search.judge import Judge
from menlo.bots.search.settings import read_settings
from menlo.bots.search.tree import Node, Tree
from menlo.kernel import registry
from menlo.kernel.errors import BadSetup
from menlo.kernel.game import NOBODY, Game, State
from menlo.kernel.play import choose, playout
from menlo.kernel.rng import seeded
from menlo.lab.arena.arena import hold, summary
from menlo.lab.arena.plan import ArenaPlan
from menlo.lab.simulate import compiled

TABLES = [("era", 3), ("expo", 2), ("smartphone", 3), ("expo", 1), ("smartphone", 1)]


def positions(title: str, players: int, count: int) -> list[tuple[Game[State], State, int]]:
    """Positions with a real choice, from a match that greedy bots play."""
    game, greedy, rng = registry.game(title), registry.bot("greedy"), seeded(8)
    state = game.setup(players, 3)
    found: list[tuple[Game[State], State, int]] = []
    step = 0
    while (seat := int(game.decider(state))) != NOBODY and len(found) < count:
        if len(game.legal_keys(state, seat)) > 1:
            if step % 9 == 0:
                found.append((game, game.copy(state), seat))
            step += 1
        game.apply_key(state, seat, choose(game, state, seat, greedy, rng))
    return found


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_the_same_seed_gives_the_same_choice(title: str, players: int) -> None:
    for game, state, seat in positions(title, players, 4):
        keys = [int(choose(game, state, seat, menlo.bot("search:12"), seeded(5))) for _ in range(2)]

        assert keys[0] == keys[1] and keys[0] in game.legal_keys(state, seat)


@pytest.mark.parametrize(("title", "players"), TABLES)
@pytest.mark.parametrize("spec", ["greedy", "search:12"])
def test_a_bot_never_acts_on_what_it_cannot_see(title: str, players: int, spec: str) -> None:
    """Permute all that the seat cannot see: with the same seed it does the same."""
    for game, state, seat in positions(title, players, 4):
        others = [game.determinize(state, seat, seeded(100 + i)) for i in range(3)]

        choices = {int(choose(game, other, seat, menlo.bot(spec), seeded(5))) for other in [state, *others]}

        assert len(choices) == 1


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_a_sample_does_not_depend_on_what_is_hidden(title: str, players: int) -> None:
    for game, state, seat in positions(title, players, 4):
        other = game.determinize(state, seat, seeded(9))

        samples = [game.dump(game.determinize(truth, seat, seeded(5))) for truth in (state, other)]

        assert samples[0] == samples[1]


@pytest.mark.parametrize(("title", "players"), [("era", 4), ("expo", 3), ("smartphone", 3)])
def test_the_time_limit_is_kept(title: str, players: int) -> None:
    """Never more than a tenth above, in the median of a few positions: a busy machine may hold up a single one."""
    bot = menlo.bot("search:500ms")
    over = []
    for game, state, seat in positions(title, players, 8):
        sample, keys, rng = game.determinize(state, seat, seeded(1)), game.legal_keys(state, seat), seeded(2)
        begun = perf_counter()
        bot.choose(game, sample, seat, keys, rng)
        over.append((perf_counter() - begun) / 0.5)

    assert len(over) >= 2 and sorted(over)[len(over) // 2] <= 1.1


def test_without_time_to_list_the_plans_of_others_the_best_looking_plan_is_taken() -> None:
    game, evaluation = registry.game("smartphone"), registry.evaluation("smartphone")
    state = game.setup(5, 3)
    while not evaluation.planning(state):
        seat = int(game.decider(state))
        game.apply_key(state, seat, game.legal_keys(state, seat)[0])
    seat = int(game.decider(state))
    bot = menlo.bot("search:1ms")

    key = bot.choose(game, state, seat, game.legal_keys(state, seat), seeded(2))

    assert key == evaluation.plans(state, seat, 1)[0].keys[0]
    assert isinstance(bot, SearchBot) and bot.iterations == 0


def test_a_search_given_time_stops_where_more_iterations_showed_nothing() -> None:
    game, state, seat = positions("expo", 3, 1)[0]
    keys = game.legal_keys(state, seat)

    def made(spec: str) -> int:
        bot = menlo.bot(spec)
        assert isinstance(bot, SearchBot)
        bot.choose(game, game.copy(state), seat, keys, seeded(2))
        return int(bot.iterations)

    assert made("search:60s:enough=3") == 3
    assert made("search:5:enough=3") == 5  # who asks for iterations gets them
    assert registry.evaluation("expo").search_settings()["enough"] > 0


def test_a_forced_move_takes_no_thought() -> None:
    game, state, seat = positions("era", 3, 1)[0]
    only = game.legal_keys(state, seat)[:1]
    rng = seeded(1)

    assert menlo.bot("search:3600s").choose(game, state, seat, only, rng) == only[0]
    assert rng.dump() == seeded(1).dump()


def test_hurry_bounds_every_budget() -> None:
    game, state, seat = positions("era", 3, 1)[0]
    for spec in ("search:10000000", "search:3600s", "wizard"):
        bot = menlo.bot(spec)
        bot.hurry(0.2)
        begun = perf_counter()
        bot.choose(game, game.copy(state), seat, game.legal_keys(state, seat), seeded(2))

        assert perf_counter() - begun < 2.0


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("search:0", "bad budget '0' of bot 'search:0': expected 1 to 10000000 iterations, or a time such as 1s"),
        ("search:", "bad budget '' of bot 'search:'"),
        ("search:fast", "bad budget 'fast'"),
        ("search:-5", "bad budget '-5'"),
        ("search:9999s", "bad budget '9999s'"),
        ("search:nans", "bad budget 'nans'"),
        ("search:depth=3", "bot 'search:depth=3' has no budget: expected search:200"),
        ("search:20:depth=x", "bad setting 'depth=x' of bot 'search:20:depth=x': expected depth=number"),
        ("search:20:power=9", "bad setting 'power=9'"),
        ("random:3", "bot 'random' takes no options, found '3'"),
        ("wizard:3", "bot 'wizard' takes no options, found '3'"),
        ("greedy:slips=101", "bad options 'slips=101' of bot 'greedy': expected slips=0 to slips=100"),
    ],
)
def test_bad_options_are_one_clear_line(spec: str, message: str) -> None:
    with pytest.raises(BadSetup) as error:
        menlo.bot(spec)

    assert str(error.value).startswith(message) and "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("title", "players"), [("era", 3), ("expo", 2), ("smartphone", 2)] if compiled() else [("era", 3)]
)
def test_search_beats_who_does_not_think_ahead(title: str, players: int) -> None:
    """A floor only, docs/bots.md has the figures; interpreted, time allows no more than a few thoughts in one game."""
    thoughts, enough = {"era": (20, 12), "expo": (100, 48), "smartphone": (60, 12)}[title]
    bots, games = ([f"search:{thoughts}", "greedy"], enough) if compiled() else (["search:3", "random"], 2)
    result = summary(hold(ArenaPlan(title, players, games, 1, bots)))["bots"]

    assert isinstance(result, list) and result[0]["wins"] >= 0.55 * games


@pytest.mark.parametrize("title", registry.games())
def test_a_search_judges_every_seat_at_the_end(title: str) -> None:
    """Where a match is over the evaluation is quiet, and it knows how many play."""
    game, evaluation = menlo.game(title), registry.evaluation(title)
    state = game.setup(3, 1)
    assert evaluation.seats(state) == 3
    early = evaluation.stake(state)
    playout(game, state, seeded(1))

    assert evaluation.quiet(state) and 0 < evaluation.stake(state) < early


def movers(node: Node) -> set[int]:
    """Whose choices a tree holds."""
    found = {int(node.mover)} - {NOBODY}
    for child in node.children:
        found |= movers(child) if child is not None else set()
    return found


def test_a_search_of_ones_own_choices_ends_where_another_seat_chooses() -> None:
    game, state, seat = positions("expo", 2, 1)[0]
    found = []
    for options in ("60", "60:own=1"):
        settings = read_settings(options, {"depth": -1.0})
        judge = Judge(game, registry.evaluation("expo"), state, settings.width, 0.0, seeded(2))
        tree = Tree(game, judge, state, seat, seeded(2), settings)
        tree.search(Budget(60, 0.0))
        found.append(movers(tree.root))

    assert found == [{0, 1}, {seat}]


@pytest.mark.parametrize(
    ("iterations", "done", "visits", "settled"),
    [
        (640, 320, [220, 100], True),  # the second would need 220 of the 320 that are left
        (640, 320, [200, 120], False),
        (160, 96, [70, 8, 18], False),  # so early only what cannot be overtaken
        (160, 96, [81, 8, 7], True),
        (40, 40, [20, 20], False),
        (640, 320, [320], True),
    ],
)
def test_a_search_stops_when_the_first_choice_is_as_good_as_taken(
    iterations: int, done: int, visits: list[int], settled: bool
) -> None:
    budget = Budget(iterations, 0.0)
    budget.done = done

    assert budget.settles(vec[i64](visits)) == settled
