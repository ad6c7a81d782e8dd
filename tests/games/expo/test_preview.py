"""What a step would change is told before it is done, and comes true when it is done."""

import pytest

from menlo.games.expo.actions import Advance, Choose, Jump, Play, Put, Remove
from menlo.games.expo.box import FIRST_PROJECT
from menlo.games.expo.preview import Preview, preview
from menlo.games.expo.resources import RESOURCE_NAMES, amounts_of
from menlo.games.expo.rules.lab import touching
from menlo.games.expo.state import ExpoState
from menlo.games.expo.view import view
from menlo.kernel.action import Action
from menlo.kernel.rng import seeded
from tests.games.expo.table import AUTOMATED, COPPER, EXPO, JOURNAL, LABORATORY, STEEL, Laid, Table, busy

CELLOPHANE: Laid = ("cellophane", (2, 3), 0)
EMPIRICAL: Laid = ("empirical-copper", (2, 3), 0)


def foreseen(table: Table, action: Action) -> Preview:
    found = preview(table.state, action)
    assert found is not None
    return found


def test_a_tile_tells_whom_it_would_supply_and_what_it_would_complete() -> None:
    table = Table().lab(0, CELLOPHANE, EMPIRICAL, ("automated-steel", (4, 3), 0)).piece(0, 0, COPPER, 2)
    table.supply(0, "steam-theoretical").playing(0, LABORATORY).act(Choose(0, table.code("steam-theoretical")))

    found = foreseen(table, Put(0, table.cell((1, 5)), 1))

    assert found["projects"] == [
        {"project": "cellophane", "has": {"copper": 1, "automated": 2, "empirical": 2, "steam": 2}, "lacks": {}}
    ]
    assert found["contacts"] == [{"project": "cellophane", "row": 1, "column": 5, "side": 2, "gives": {"steam": 2}}]
    assert found["completes"] == [{"project": "cellophane", "points": 3, "leads": ["copper"], "lead_points": 1}]


def test_a_tile_that_touches_nothing_changes_nothing() -> None:
    table = Table().lab(0, CELLOPHANE).supply(0, "steam-theoretical").playing(0, LABORATORY)
    table.act(Choose(0, table.code("steam-theoretical")))

    found = foreseen(table, Put(0, table.cell((7, 7)), 0))

    assert found["projects"] == [] and found["contacts"] == [] and found["completes"] == []


def test_a_removal_tells_what_a_project_would_lose() -> None:
    table = Table().lab(0, CELLOPHANE, EMPIRICAL).playing(0, LABORATORY)

    found = foreseen(table, Remove(0, table.cell((2, 3))))

    needs = {"copper": 1, "automated": 2, "empirical": 2, "steam": 2}
    assert found["projects"] == [{"project": "cellophane", "has": {}, "lacks": needs}]


def test_a_move_tells_which_track_changes_hands_and_what_is_left_of_the_money() -> None:
    table = Table().piece(1, 0, COPPER, 5).piece(0, 0, COPPER, 5).money(0, 4).playing(0, JOURNAL)
    lead = foreseen(table, Advance(0, 0))
    assert lead["leads"] == [{"track": "copper", "leader": 0, "ghost_leads": False}] and lead["money"] == 4

    aside = foreseen(table, Jump(0, 0, STEEL))
    assert aside["leads"] == [{"track": "steel", "leader": 0, "ghost_leads": False}] and aside["money"] == 3


def test_a_ghost_can_come_to_lead_when_a_piece_leaves() -> None:
    table = Table(2).piece(0, 0, AUTOMATED, 5).ghost(AUTOMATED, 4).money(0, 9).turn(0)
    table.state.rng = seeded(3)
    table.playing(0, JOURNAL)
    table.piece(0, 0, AUTOMATED, 7).ghost(AUTOMATED, 4)

    lead = foreseen(table, Jump(0, 0, 2))["leads"]

    assert {"track": "automated", "leader": None, "ghost_leads": True} in lead


def test_what_is_refused_or_hides_a_draw_has_no_preview() -> None:
    table = Table().turn(0)
    assert preview(table.state, Play(0, LABORATORY)) is None
    assert preview(table.state, Advance(0, 0)) is None
    handicap = Table(options={"handicap-0": "freshman"})
    assert all(preview(handicap.state, action) is None for action in handicap.legal())


def supplied(s: ExpoState, seat: int) -> dict[str, dict[str, int]]:
    return {
        project["project"]: project["has"] for project in view(s, seat)["mats"][seat]["projects"] if project["laid"]
    }


@pytest.mark.parametrize("two_sides", ["both", "once"])
def test_previews_come_true_and_contacts_add_up(two_sides: str) -> None:
    checked = 0
    for seed in range(6):
        state, rng = EXPO.setup(2, seed, {"two-sides": two_sides}), seeded(seed)
        while EXPO.outcome(state) is None:
            seat = int(EXPO.decider(state))
            action = busy(EXPO, state, rng)
            told = preview(state, action)
            sample = EXPO.determinize(state, seat, rng.copy())
            assert preview(sample, action) == told
            before = supplied(state, seat)
            EXPO.apply(state, action)
            if told is not None:
                after = supplied(state, seat)
                changed = {project: has for project, has in after.items() if before.get(project) != has}
                assert {item["project"]: item["has"] for item in told["projects"]} == changed
                checked += len(changed)
            for mat, seen in zip(state.mats, view(state, seat)["mats"], strict=True):
                for value in mat.projects:
                    total = dict.fromkeys(RESOURCE_NAMES, 0)
                    project = state.box.project_ids[(value >> 8) - FIRST_PROJECT]
                    for contact in seen["lab"]["contacts"]:
                        if contact["project"] == project:
                            for name, amount in contact["gives"].items():
                                total[name] += amount
                    assert list(total.values()) == amounts_of(int(touching(state, mat, value)))
    assert checked > 50
