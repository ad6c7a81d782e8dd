"""Every clause has a test that names it, no test names one that does not exist, and the page about them is current."""

import pytest

from menlo.kernel import registry
from menlo.locale import catalogue
from tests.clause_index import file_of, named, page


@pytest.mark.parametrize("game", registry.games())
def test_every_clause_has_a_test_that_names_it(game: str) -> None:
    tests = named("clause")

    assert [clause.id for clause in registry.game(game).clauses() if clause.id not in tests] == []


def test_no_test_names_an_unknown_clause() -> None:
    known = {clause.id for game in registry.games() for clause in registry.game(game).clauses()}

    assert sorted(set(named("clause")) - known) == []


@pytest.mark.parametrize("game", registry.games())
def test_every_worked_example_is_a_test(game: str) -> None:
    examples = {example for clause in registry.game(game).clauses() for example in clause.examples}

    assert sorted(examples - set(named("example"))) == []


@pytest.mark.parametrize("game", registry.games())
def test_every_clause_and_ruling_has_its_sentence(game: str) -> None:
    words = catalogue()

    for clause in registry.game(game).clauses():
        assert words.text(f"clause-{clause.id}")
        assert words.text(f"section-{game}-{clause.section}")
        for ruling in clause.rulings:
            assert words.text(f"ruling-{game}-{ruling}")


@pytest.mark.parametrize("game", registry.games())
def test_clause_ids_are_numbered_without_gaps(game: str) -> None:
    ids = [clause.id for clause in registry.game(game).clauses()]

    prefix = ids[0].rpartition("-")[0]
    assert ids == [f"{prefix}-{number:02}" for number in range(1, len(ids) + 1)]


@pytest.mark.parametrize("game", registry.games())
def test_options_name_known_clauses_and_have_their_sentences(game: str) -> None:
    words, rules = catalogue(), registry.game(game)
    known = {clause.id for clause in rules.clauses()}

    for option in rules.options:
        assert set(option.clauses) <= known
        assert words.text(f"{game}-option-{option.name}")
        for value in option.values:
            assert words.text(f"{game}-option-{option.name}-{value}")


@pytest.mark.parametrize("game", registry.games())
def test_the_rules_page_is_current(game: str) -> None:
    assert file_of(game).read_text("utf-8") == page(game), "run `make docs`"
