"""Analysis: every real decision once, judged fairly, the same however it is computed."""

from pathlib import Path

import pytest

from menlo.kernel.errors import BadSetup
from menlo.lab.analysis.analyse import WORTH_TELLING, Analysis, Judged, Way, analyse, names
from menlo.lab.analysis.decisions import decisions, keys_of
from menlo.lab.analysis.report import report
from menlo.lab.records import verify_record
from menlo.lab.simulate import compiled
from menlo.locale import catalogue

MATCHES = Path(__file__).parent.parent / "matches"
ERA = (MATCHES / "era-3-last-round.jsonl").read_text()
SMARTPHONE = (MATCHES / "smartphone-2-last-round.jsonl").read_text()


@pytest.mark.parametrize("text", [ERA, SMARTPHONE], ids=["era", "smartphone"])
def test_decisions_replay_the_match(text: str) -> None:
    match = verify_record(text, "record", None)
    game = match.game
    found = list(decisions(match))

    assert [decision.number for decision in found] == sorted({decision.number for decision in found})
    for decision in found:
        state = game.copy(decision.state)
        assert len(game.legal_keys(state, decision.seat)) > 1
        for key in keys_of(game, decision):
            game.apply_key(state, decision.seat, key)


def test_a_secret_plan_is_one_decision() -> None:
    match = verify_record(SMARTPHONE, "record", None)
    plans = [decision for decision in decisions(match) if len(decision.actions) > 1]

    # Each of two seats plans once in each of five rounds.
    assert len(plans) == 10
    assert all(plan.actions[-1].kind == "confirm" for plan in plans)


def test_an_analysis_is_the_same_for_every_number_of_jobs() -> None:
    head = "\n".join(ERA.split("\n")[:30])
    done: list[float] = []

    alone = analyse(head, "record", iterations=3, progress=done.append)

    assert alone == analyse(head, "record", iterations=3, jobs=2)
    assert done == sorted(done) and done[-1] == 1
    assert all(sum(judged.played.shares) == pytest.approx(1, abs=0.001) for judged in alone.decisions)
    assert all(judged.played.visits >= 1 and judged.best for judged in alone.decisions)


def test_a_gift_is_found() -> None:
    """A choice that is worse by far costs what it gives away; one's own best costs nothing."""
    good, bad = Way(["a"], [0.7, 0.3], 90), Way(["b"], [0.4, 0.6], 30)
    judged = [Judged(0, 0, bad, [good]), Judged(1, 1, bad, [bad]), Judged(2, 0, good, [good])]
    analysis = Analysis("era", 2, 100, judged)

    assert judged[0].cost == pytest.approx(0.3) and judged[1].cost == 0
    assert analysis.costly() == [judged[0]] and judged[0].cost > WORTH_TELLING
    assert analysis.curve()[0] == (0, [0.4, 0.6])


def test_the_page_tells_costly_decisions_in_words() -> None:
    text = "\n".join(ERA.split("\n")[:40])
    match = verify_record(text, "record", None, unfinished=True)
    analysis = analyse(text, "record", iterations=20 if compiled() else 3)
    players = names(["Ada", "<b>"], 3)
    page = report(match, analysis, players, catalogue(names=match.game.names(), seats=players))

    assert "&lt;b&gt; 2" in page and "<b>" not in page and page.count("<polyline") == 3
    assert analysis.costly() and "Place a token" in page


def test_no_iterations_are_refused() -> None:
    with pytest.raises(BadSetup, match="bad number of iterations 0"):
        analyse(ERA, "record", iterations=0)
