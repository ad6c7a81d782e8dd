"""The clean-up, and who begins the next round."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.expo.actions import ChooseJury, Finish, Play
from menlo.games.expo.events import (
    JuryDrawn,
    ProjectReturned,
    ProjectRevealed,
    StationCleared,
    StationFilled,
    TilesShuffled,
)
from tests.games.expo.table import CONFERENCE, EXPO, JOURNAL, STATION, Table, energy, only


@pytest.mark.clause("EXPO-83")
def test_without_a_choice_a_random_jury_tile_is_drawn() -> None:
    drawn = []
    for seed in range(40):
        table = Table().jury(1, 1).reseed(seed)
        table.playing(0, CONFERENCE)
        drawn += [event.energy for event in only(table.act(Finish(0)), JuryDrawn)]
        assert len(table.state.jury) == 3

    assert set(drawn) == {0, 1} and len(drawn) == 40


@pytest.mark.clause("EXPO-83")
def test_the_random_tile_is_one_of_those_left() -> None:
    for seed in range(10):
        table = Table().jury(8, 1).reseed(seed).playing(0, CONFERENCE)
        table.act(Finish(0))
        assert table.view()["jury"]["placed"][-1] == "electricity"


@pytest.mark.clause("EXPO-84", "EXPO-85")
@pytest.mark.parametrize("chosen", ["steam", "electricity"])
def test_projects_of_the_other_energy_go_under_their_stacks_and_slots_are_filled(chosen: str) -> None:
    table = Table()
    box = table.state.box
    before = table.view()["academy"]
    table.playing(0, CONFERENCE)

    events = table.act(ChooseJury(0, energy(chosen)), Finish(0))

    for shape, (old, new) in enumerate(zip(before, table.view()["academy"], strict=True)):
        slot = old["slot"]
        assert slot is not None
        if int(box.project_energy[box.project_ids.index(slot)]) == energy(chosen):
            assert new == old
        else:
            assert new["under"] == [slot] and new["slot"] in old["unseen"]
            assert len(new["unseen"]) == len(old["unseen"]) - 1
            assert shape in {int(box.project_shape[event.tile - 64]) for event in only(events, ProjectReturned)}
    assert len(only(events, ProjectReturned)) == len(only(events, ProjectRevealed)) > 0


@pytest.mark.clause("EXPO-85")
def test_slots_are_filled_from_the_top_and_stay_empty_without_a_project() -> None:
    table = Table()
    shape = table.shape("t")
    table.stack(shape, *(table.code(id) - 64 for id in ("telephone", "aeroplane")))
    table.empty_slot(shape)
    table.playing(0, CONFERENCE).act(ChooseJury(0, energy("steam")), Finish(0))
    assert table.view()["academy"][shape]["slot"] == "telephone"

    table.stack(shape)
    table.empty_slot(shape)
    table.playing(1, CONFERENCE).act(ChooseJury(1, energy("steam")), Finish(1))
    assert table.view()["academy"][shape]["slot"] is None


@pytest.mark.clause("EXPO-84", "EXPO-85")
def test_with_an_empty_stack_the_wrong_project_comes_back_at_once() -> None:
    table = Table().slot("telephone")
    shape = table.shape("t")
    table.stack(shape)

    table.playing(0, CONFERENCE).act(ChooseJury(0, energy("steam")), Finish(0))

    assert table.view()["academy"][shape]["slot"] == "telephone"


@pytest.mark.clause("EXPO-86")
def test_the_station_is_cleared_and_filled() -> None:
    table = Table().station("steel-manual", None, "copper-steam")
    table.playing(0, CONFERENCE)
    nexts = [EXPO.box.tile_ids[int(tile)] for tile in table.state.draw][::-1][:12]

    events = table.act(Finish(0))

    assert table.view()["station"] == nexts
    assert sorted(table.view()["discards"]) == ["copper-steam", "steel-manual"]
    assert [event.count for event in only(events, StationCleared)] == [2]
    assert [event.space for event in only(events, StationFilled)] == list(range(12))


@pytest.mark.clause("EXPO-38", "EXPO-87")
def test_an_empty_draw_stack_is_made_anew_from_the_discards() -> None:
    table = Table(2).station(*["steel-manual"] * 6).draw("copper-steam", "steam-steel")
    table.state.discards = vec[i64]()
    table.playing(0, CONFERENCE)

    events = table.act(Finish(0))

    assert table.view()["station"][:2] == ["copper-steam", "steam-steel"]
    assert table.view()["station"][2:] == ["steel-manual"] * 4
    assert [event.count for event in only(events, TilesShuffled)] == [6]
    assert table.view()["draw"]["count"] == 2 and table.view()["discards"] == []


@pytest.mark.clause("EXPO-87")
def test_with_too_few_tiles_spaces_stay_empty() -> None:
    table = Table(2).station("steel-manual", "copper-steam").draw("steam-steel")
    table.state.discards = vec[i64]()

    table.playing(0, CONFERENCE).act(Finish(0))

    assert table.view()["station"][3:] == [None, None, None]
    assert None not in table.view()["station"][:3]


@pytest.mark.clause("EXPO-88")
def test_everyone_takes_all_cards_back() -> None:
    table = Table().has_played(1, STATION, JOURNAL).has_played(3, JOURNAL)

    table.playing(0, CONFERENCE).act(Finish(0))

    for mat in table.view()["mats"]:
        assert mat["cards"] == 6 and mat["played"] == []


@pytest.mark.clause("EXPO-88")
def test_upgraded_cards_come_back_upgraded() -> None:
    table = Table().lab(1, ("improvement-station", (1, 1), 0)).has_played(1, STATION)

    table.playing(0, CONFERENCE).act(Finish(0))

    assert table.view()["mats"][1]["upgraded"] == ["station"] and table.view()["mats"][1]["cards"] == 6


@pytest.mark.clause("EXPO-89")
@pytest.mark.parametrize("seat", range(4))
def test_the_left_neighbour_of_the_conference_player_begins(seat: int) -> None:
    table = Table().playing(seat, CONFERENCE)

    table.act(Finish(seat))

    assert table.state.turn == table.state.start == (seat + 1) % 4
    assert table.state.round == 2
    assert Play((seat + 1) % 4, CONFERENCE) not in table.legal()
