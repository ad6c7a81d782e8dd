"""Area 1: build factories."""

import pytest

from menlo.games.era.actions import Build, Finish
from menlo.games.era.events import FactoryBuilt
from tests.games.era.table import BUILD, Table


def building(seat: int = 2, **goods: int) -> Table:
    table = Table().strip(seat).give(seat, **goods)
    table.show_factories("small-coal-mine", "sawmill", "steelworks", "large-coal-mine", "bank")
    return table.acting(seat, BUILD)


@pytest.mark.clause("ERA-35")
def test_wood_and_coal_are_paid_to_the_supply() -> None:
    table = building(wood=3, coal=2)

    events = table.act(Build(2, 1))

    assert table.goods(2)["wood"] == 2 and table.goods(2)["coal"] == 1
    assert any(isinstance(event, FactoryBuilt) for event in events)
    # What is missing is named, with its clause.
    table.act(Build(2, 0))
    refusal = table.refused(Build(2, 3))
    assert (refusal.id, refusal.clause) == ("era-refusal-lacks", "ERA-35")
    assert refusal.args == {
        "seat": 2,
        "good": "era-good-wood",
        "have": 1,
        "need": 2,
        "what": "era-factory-large-coal-mine",
    }


@pytest.mark.clause("ERA-34")
def test_three_factories_at_most_in_one_action() -> None:
    table = building(wood=9, coal=9)

    table.act(Build(2, 3), Build(2, 0), Build(2, 1))

    assert table.refused(Build(2, 2)).clause == "ERA-34"
    assert table.legal() == [Finish(2)]
