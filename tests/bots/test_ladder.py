"""The ladder: five rungs or more, in order, each with words for people."""

import pytest

from menlo.kernel import registry
from menlo.kernel.game import NOBODY
from menlo.kernel.play import choose
from menlo.kernel.rng import seeded
from menlo.locale import LANGUAGES, catalogue
from menlo.server.bots import list_bots

RUNGS = sorted((registry.bot(name).level, name) for name in registry.bots() if registry.bot(name).level)


def test_there_are_at_least_five_rungs_without_gaps() -> None:
    assert [level for level, _ in RUNGS] == list(range(1, len(RUNGS) + 1)) and len(RUNGS) >= 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_line_about_it(language: str) -> None:
    words = catalogue(language)

    for name in registry.bots():
        assert words.text(f"bot-{name}") and words.text(f"about-bot-{name}").endswith(".")


def test_every_rung_knows_every_game() -> None:
    for _, name in RUNGS:
        assert all(registry.bot(name).plays(game) for game in registry.games())


@pytest.mark.compiled
def test_a_rung_is_the_bot_that_stands_for_it_in_the_game() -> None:
    def played(title: str, spec: str) -> list[int]:
        game, bot, rng = registry.game(title), registry.bot(spec), seeded(4)
        state = game.setup(3, 4)
        keys: list[int] = []
        while len(keys) < 12 and (seat := game.decider(state)) != NOBODY:
            keys.append(int(choose(game, state, seat, bot, rng)))
            game.apply_key(state, seat, keys[-1])
        return keys

    assert played("expo", "engineer") == played("expo", "search:8") != played("expo", "search:40")
    assert played("era", "engineer") == played("era", "search:40") != played("era", "search:8")


def test_a_table_is_offered_the_ladder_from_the_bottom_up() -> None:
    infos = list_bots()

    assert [info.name for info in infos][: len(RUNGS)] == [name for _, name in RUNGS]
    assert {"random", "greedy", "search"} <= {info.name for info in infos}
    assert all(info.messages for info in infos)
    # The network knows what it was trained for.
    assert all(info.games == (["era"] if info.name == "net" else registry.games()) for info in infos)
