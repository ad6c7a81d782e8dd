"""The balance lab: what it counts agrees with the matches, packs and options are compared on equal deals."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from menlo.cli import app
from menlo.kernel import registry
from menlo.kernel.errors import BadSetup, MenloError, UnknownName
from menlo.kernel.play import Match, choose
from menlo.kernel.rng import seeded
from menlo.lab.balance.compare import effects
from menlo.lab.balance.findings import findings
from menlo.lab.balance.measure import measure
from menlo.lab.balance.observe import Sitting, Watched, watch
from menlo.lab.balance.plan import OWN, BalancePlan
from menlo.lab.balance.questions import QUESTIONS
from menlo.lab.balance.report import report
from menlo.lab.balance.worth import worth
from menlo.lab.charts import Bar, bars
from menlo.lab.simulate import match_seed

GOLD = ("Inventions developed", "gold")


def watched(scores: list[int], uses: list[int], order: list[int] | None = None) -> Watched:
    """A match in which seats developed gold so many times."""
    best = max(scores)
    won = [float(score == best) / scores.count(best) for score in scores]
    did = [{GOLD: times} if times else {} for times in uses]
    return Watched(scores, won, [{"gold": score} for score in scores], did, order or list(range(len(scores))), 9, "end")


def plan(game: str = "era", players: int = 3, games: int = 2, **more: Any) -> BalancePlan:
    return BalancePlan(
        game, players, games, 5, "random", more.pop("packs", {OWN: None}), more.pop("options", {}), **more
    )


def richer(text: str) -> str:
    """Era with 7 coins for every player to begin with."""
    assert "goods = { coin = 2," in text
    return text.replace("goods = { coin = 2,", "goods = { coin = 7,")


def lab(*args: str) -> str:
    result = CliRunner().invoke(app, ["lab", *args], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_watched_match_is_the_match_of_its_seed() -> None:
    seen = watch(Sitting("era", 3, 4, 5, "random"))

    game = registry.game("era")
    match = Match(game, 3, match_seed(5, 4))
    bot, chance = registry.bot("random"), seeded(5, 1, 4)
    rngs = [chance.spawn() for _ in range(3)]
    developed = [0, 0, 0]
    order: list[int] = []
    while seats := game.deciders(match.state):
        order += [seats[0]] if seats[0] not in order else []
        key = choose(game, match.state, seats[0], bot, rngs[seats[0]])
        for event in match.act(game.action(seats[0], key)):
            if game.tell(event).id == "era-event-invention-developed":
                developed[seats[0]] += 1

    outcome = game.outcome(match.state)
    assert outcome is not None
    assert seen.scores == outcome.scores and seen.points == outcome.points
    assert seen.decisions == len(match.records) and seen.order == order
    counted = [sum(n for (what, _), n in did.items() if what == "Inventions developed") for did in seen.did]
    assert counted == developed and sum(developed) > 0


@pytest.mark.parametrize(("game", "players"), [("era", 3), ("expo", 3), ("smartphone", 3), ("smartphone", 1)])
def test_every_question_names_an_event_of_its_game(game: str, players: int) -> None:
    """Greedy play answers most questions; a misspelt event or argument would never be answered."""
    seen = [watch(Sitting(game, players, index, 1, "greedy")) for index in range(1 if game == "smartphone" else 2)]
    answered = {what for match in seen for did in match.did for what, _ in did}
    asked = {question.title for question in QUESTIONS[game]}

    assert answered <= asked
    rare = {"Gifts of retailers declined", "Sales without a customer", "Inventions with a patent", "Bonus tokens"}
    assert asked - answered <= rare | {"Royalties earned", "Jury tiles chosen", "Cards upgraded"}


def test_openings_are_made_by_chance() -> None:
    """With more openings than decisions the bot never decides; with one it decides all but the first of each seat."""

    def scores(bot: str, openings: int) -> list[int]:
        return watch(Sitting("era", 3, 0, 1, bot, openings=openings)).scores

    assert scores("greedy", 9999) == scores("random", 0)
    assert scores("greedy", 1) not in (scores("greedy", 0), scores("random", 0))


def test_shares_points_and_ties_agree_with_the_matches() -> None:
    found = measure([watched([9, 3], [1, 0], [1, 0]), watched([5, 5], [0, 0], [0, 1]), watched([2, 8], [0, 2], [1, 0])])

    assert [seat["share"] for seat in found["seats"]] == [0.5, 0.5]
    assert [place["share"] for place in found["order"]] == [0.5, 0.5]
    assert found["margin"]["mean"] == 4 and found["winner"]["mean"] == pytest.approx(22 / 3, abs=1e-3)
    assert found["ties"]["share"] == pytest.approx(1 / 3, abs=1e-4) and found["ends"] == {"end": 3}
    assert found["sources"][0]["all"]["mean"] == pytest.approx(32 / 6, abs=1e-3)
    assert found["sources"][0]["winners"]["mean"] == pytest.approx(27 / 4)
    (gold,) = found["pieces"]
    assert (gold["users"], gold["used"], gold["times"], gold["share"]) == (2, 0.3333, 1.0, 1.0)


def test_worth_is_points_per_use_within_a_table() -> None:
    """Every use is worth 3 points, whatever the level of the table; a table without difference says nothing."""
    tables = [watched([level + 3 * n for n in (0, 1, 2)], [0, 1, 2]) for level in range(10, 24)]
    noisy = [watched([10, 13 + (1 if i % 2 else -1)], [0, 1]) for i in range(40)]

    assert worth([*tables, watched([90, 10, 50], [1, 1, 1])], GOLD) == {"mean": 3.0, "low": 3.0, "high": 3.0}
    found = worth(noisy, GOLD)
    assert found is not None
    # 40 differences of 3 ± 1: the standard error of their mean is 1 / sqrt(39).
    assert found["mean"] == 3.0 and found["high"] - 3.0 == pytest.approx(1.96 / 39**0.5, abs=0.002)
    assert worth(tables[:9], GOLD) is None, "too few tables"


def test_worth_alone_compares_matches() -> None:
    found = worth([watched([20 + 5 * (i % 3)], [i % 3]) for i in range(18)], GOLD)

    assert found == {"mean": 5.0, "low": 5.0, "high": 5.0}


def test_effects_are_paired_by_deal() -> None:
    """Deals differ by far more than the change does; only the pairs show it."""
    before = [watched([10 * i, 10 * i + 2], [0, 1]) for i in range(12)]
    after = [watched([10 * i + 1, 10 * i + 3], [1, 1]) for i in range(12)]

    found = {(item["kind"], item["name"]): item for item in effects(before, after)}

    score = found["match", "score"]
    assert score["change"] == {"mean": 1.0, "low": 1.0, "high": 1.0} and score["clear"]
    assert found[GOLD]["before"] == 1 and found[GOLD]["after"] == 2 and found[GOLD]["clear"]
    assert not found["wins", "seat 0"]["clear"] and found["points", "gold"]["change"]["mean"] == 1.0


def test_findings_name_unfair_seats_dead_and_strong_pieces() -> None:
    run = measure([watched([9, 3, 1], [1, 0, 0]) for _ in range(40)])
    names = {"era-factory-bank": "Bank", "era-factory-start-factory": "Start factory"}

    found = findings("era", run, names)

    assert [(item["kind"], item["piece"]) for item in found if item["kind"] == "seat"] == [
        ("seat", "0"), ("seat", "1"), ("seat", "2"),
    ]  # fmt: skip
    assert ("Factories built", "era-factory-bank") in [(i["what"], i["piece"]) for i in found if i["kind"] == "rare"]
    assert not [i for i in found if i.get("what") == "Factories built" and i["piece"] == "era-factory-start-factory"]
    assert [item["piece"] for item in found if item["kind"] == "strong"] == ["gold"]


@pytest.mark.parametrize(("others", "expected"), [(1, ["expo-bonus-metro"]), (12, [])])
def test_a_piece_that_is_chosen_nearly_always_is_told(others: int, expected: list[str]) -> None:
    names = {f"expo-bonus-{name}": name for name in ("metro", "eiffel", "ferris")}
    matches = [watched([9, 3], [0, 0]) for _ in range(40)]
    for number, match in enumerate(matches):
        match.did[number % 2][("Bonus tiles", "expo-bonus-eiffel" if number < others else "expo-bonus-metro")] = 1

    found = [item for item in findings("expo", measure(matches), names) if item["kind"] == "dominant"]

    assert [item["piece"] for item in found] == expected
    assert not found or found[0]["share"] == pytest.approx(39 / 40)


def test_labels_of_a_chart_have_room() -> None:
    label = "Brussels (scrap cells covered), winners"

    chart = bars("Points", [Bar(label, 1.0, 0.5, 1.5, "1.0"), Bar("short", 1.0, 0.5, 1.5, "1.0")])

    ends = [float(x) for x in re.findall(r'<text x="(\d+)" [^>]*text-anchor="end"', chart)]
    assert len(set(ends)) == 1 and ends[0] >= 6.5 * len(label)


def test_two_packs_and_an_option_make_four_variants_on_equal_deals() -> None:
    own = registry.game("era").pack_text
    four = plan(packs={OWN: None, "rich.toml": richer(own)}, options={"supply": "unlimited,box", "bonus-cog": "yes"})

    assert [variant.name for variant in four.variants] == [
        "own pack, supply=unlimited", "own pack, supply=box", "rich.toml, supply=unlimited", "rich.toml, supply=box",
    ]  # fmt: skip
    assert all(sitting.options["bonus-cog"] == "yes" for variant in four.variants for sitting in four.sittings(variant))
    assert [sitting.index for sitting in four.sittings(four.variants[3])] == [0, 1]


def test_the_same_pack_twice_changes_nothing() -> None:
    twice = plan(packs={OWN: None, "copy.toml": registry.game("era").pack_text}).run()

    assert twice["variants"][0]["score"] == twice["variants"][1]["score"]
    assert twice["variants"][0]["pack"] == twice["variants"][1]["pack"]
    assert all(item["change"] == {"mean": 0, "low": 0, "high": 0} for item in twice["variants"][1]["effects"])


def test_results_are_equal_for_every_number_of_jobs() -> None:
    assert plan().run(1) == plan().run(2)


def test_the_command_writes_a_page_and_data_for_two_packs(tmp_path: Path) -> None:
    rich, page = tmp_path / "rich.toml", tmp_path / "page.html"
    rich.write_text(richer(registry.game("era").pack_text), "utf-8")
    asked = [
        "era",
        "--players",
        "3",
        "--games",
        "3",
        "--seed",
        "2",
        "--bot",
        "random",
        "--pack",
        "own",
        "--pack",
        str(rich),
    ]

    data = json.loads(lab(*asked, "--html", str(page), "--json"))

    own, changed = data["variants"]
    assert (own["name"], changed["name"]) == ("own pack", "rich.toml") and own["pack"] != changed["pack"]
    assert own["matches"] == changed["matches"] == 3 and own["effects"] == []
    assert {item["kind"] for item in changed["effects"]} >= {"match", "wins", "points", "Areas of the tokens"}
    text = page.read_text("utf-8")
    assert data["command"] in text and "What rich.toml changes, against own pack" in text
    for part in (
        "What stands out",
        "Who wins",
        "By seat",
        "Points by source",
        "Use and worth",
        "exchange market",
        "Bank",
    ):
        assert part in text
    assert "<script" not in text and "http" not in text and "era-" not in text.replace("lab era --", "")


def test_the_command_compares_values_of_an_option(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    asked = ["smartphone", "--players", "1", "--games", "2", "--bot", "random", "--option", "level=easy,hard"]

    shown = lab(*asked, "--openings", "1", "--html", str(page))

    assert "level=easy" in shown and "level=hard" in shown and "ended by" in shown
    text = page.read_text("utf-8")
    assert "What level=hard changes, against level=easy" in text and "--openings 1" in text
    assert "By colour" in text and "smartphone-" not in text


def test_the_page_escapes_names() -> None:
    data = plan().run()
    data["variants"][0]["name"] = "<b>mine</b>"

    page = report(data)

    assert "&lt;b&gt;mine" in page and "<b>mine" not in page


def test_what_cannot_be_played_is_refused_at_once(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="bad number of games 0"):
        plan(games=0).check()
    with pytest.raises(UnknownName, match="unknown value 'sometimes' of option supply"):
        plan(options={"supply": "unlimited,sometimes"}).check()
    with pytest.raises(MenloError, match="the same pack twice"):
        CliRunner().invoke(
            app, ["lab", "era", "--players", "3", "--pack", "own", "--pack", "own"], catch_exceptions=False
        )
