"""Analysis: every real decision once, judged fairly, the same however it is computed."""

import json
import re
from html import unescape
from pathlib import Path

import pytest
from typer.testing import CliRunner

from menlo.cli import app
from menlo.kernel.errors import BadSetup
from menlo.lab.analysis.analyse import WORTH_TELLING, Analysis, Judged, Way, analyse, names
from menlo.lab.analysis.decisions import decisions, keys_of
from menlo.lab.analysis.report import Telling
from menlo.lab.records import verify_record
from menlo.lab.simulate import compiled
from menlo.locale import catalogue

MATCHES = Path(__file__).parent.parent / "matches"
ERA = (MATCHES / "era-3-last-round.jsonl").read_text()
SMARTPHONE = (MATCHES / "smartphone-2-last-round.jsonl").read_text()
ALONE = (MATCHES / "smartphone-1-steve-beaten.jsonl").read_text()


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
    analysis = Analysis("era", 2, 100, judged, 9, [])

    assert judged[0].cost == pytest.approx(0.3) and judged[1].cost == 0
    assert analysis.costly() == [judged[0]] and judged[0].cost > WORTH_TELLING
    assert analysis.curve()[0] == (0, [0.4, 0.6])


def told(text: str, language: str = "en", players: list[str] | None = None, iterations: int = 3) -> Telling:
    match = verify_record(text, "record", None, unfinished=True)
    analysis = analyse(text, "record", iterations=iterations)
    named = names(players or [], match.seats)
    return Telling(match, analysis, named, catalogue(language, match.game.names(), named))


def test_the_page_tells_costly_decisions_in_words() -> None:
    head = "\n".join(ERA.split("\n")[:40])
    telling = told(head, players=["Ada", "<b>"], iterations=20 if compiled() else 3)
    page = telling.page("en")
    costly = telling.analysis.costly()

    assert "&lt;b&gt;" in page and "<b>" not in page and page.count("<polyline") == 3
    assert costly and "Place a token" in page and "Place a token in one of the six areas" in page
    assert re.findall(r'<li id="d(\d+)"', page) == re.findall(r'href="#d(\d+)"', page)
    assert len(re.findall(r'<li id="d', page)) == len(costly)
    assert 'class="result"' not in page, "it is not over"
    for one in costly:
        assert f"line {one.number}" in page


@pytest.mark.parametrize(
    ("language", "own"),
    [("de", ["Gespielt", "Besser", "Runde 1, Zeile"]), ("nl", ["Gespeeld", "Beter", "ronde 1, regel"])],
)
def test_the_page_speaks_the_readers_language(language: str, own: list[str]) -> None:
    telling = told("\n".join(ERA.split("\n")[:40]), language)
    page = telling.page(language)

    assert f'<html lang="{language}">' in page and telling.analysis.costly()
    assert all(text in page for text in own)
    assert not re.search(r"Played|Better|round \d|decisions|Place a token", page)


def test_a_match_that_is_over_ends_with_its_winner() -> None:
    over = analyse(SMARTPHONE, "record", iterations=1)

    assert over.curve()[-1] == (len(SMARTPHONE.strip().split("\n")) - 2, [0.0, 1.0])
    assert [number for number, _ in over.curve()] == sorted({number for number, _ in over.curve()})
    assert analyse("\n".join(SMARTPHONE.split("\n")[:9]), "record", iterations=1).end == []


def test_alone_points_are_told() -> None:
    telling = told(ALONE, players=["Ada"])
    analysis = telling.analysis
    page = unescape(telling.page("en"))

    assert analysis.data()["unit"] == "points" and analysis.curve()[-1][1] == [228.0]
    assert max(shares[0] for _, shares in analysis.curve()) > 100
    assert analysis.costly() and all(one.cost >= 1.5 for one in analysis.costly())
    for one in analysis.costly():
        assert f"−{telling.worth(one.cost)}" in page and "point" in telling.worth(one.cost)
    assert "%" not in re.sub(r"<style>.*</style>|style=\"[^\"]*\"", "", page, flags=re.DOTALL)
    assert "1. Ada: 228 points" in page


def test_namesakes_are_told_apart() -> None:
    assert names(["Ada", "Bo", "Cy"], 3) == {0: "Ada", 1: "Bo", 2: "Cy"}
    assert names(["Ada", "Bo", "Ada"], 4) == {0: "Ada 1", 1: "Bo", 2: "Ada 3", 3: "seat 4"}


def test_the_command_prints_and_writes_it(tmp_path: Path) -> None:
    record, page = tmp_path / "match.jsonl", tmp_path / "page.html"
    record.write_text("\n".join(ERA.split("\n")[:40]))
    command = ["--lang", "de", "analyse", str(record), "--iterations", "3", "--html", str(page)]

    printed = CliRunner().invoke(app, command)
    data = CliRunner().invoke(app, [*command, "--json"])

    assert printed.exit_code == 0 and "Gespielt" in printed.stdout and "Runde 1, Zeile" in printed.stdout
    assert "Gespielt" in page.read_text("utf-8")
    assert json.loads(data.stdout.strip().split("\n")[-1])["unit"] == "share"


def test_no_iterations_are_refused() -> None:
    with pytest.raises(BadSetup, match="bad number of iterations 0"):
        analyse(ERA, "record", iterations=0)
