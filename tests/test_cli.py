"""The command line as its user meets it."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from menlo.cli import app, main

REQUIRED = {
    "game", "players", "games", "decisions", "seconds", "games_per_s", "decisions_per_s",
    "compiled", "scores", "wins", "ends", "digest",
}  # fmt: skip


def run(*args: str) -> str:
    result = CliRunner().invoke(app, args, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


def fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """The one line of an error that the caller caused; the exit status is 2."""
    monkeypatch.setattr("sys.argv", ["menlo", *args])
    with pytest.raises(SystemExit) as stop:
        main()
    assert stop.value.code == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    return captured.err.strip()


def test_simulate_prints_one_json_object() -> None:
    data = json.loads(run("simulate", "era", "--players", "4", "--games", "3", "--seed", "1", "--json"))

    assert set(data) >= REQUIRED
    assert data["game"] == "era" and data["players"] == 4 and data["games"] == 3
    assert [len(scores) for scores in data["scores"]] == [4, 4, 4]
    assert sum(data["wins"]) == pytest.approx(3, abs=0.01)
    assert data["ends"] == {"last-round": 3}
    assert len(data["digest"]) == 64


def test_simulate_takes_bots_and_options() -> None:
    data = json.loads(
        run(
            "simulate",
            "era",
            "--players",
            "3",
            "--games",
            "1",
            "--bots",
            "greedy,random,random",
            "--option",
            "supply=box",
            "--json",
        )
    )

    assert data["bots"] == ["greedy", "random", "random"] and data["options"] == {"supply": "box"}


def test_simulate_without_json_is_for_people() -> None:
    assert "mean score" in run("simulate", "era", "--players", "3", "--games", "2")


def test_games_lists_what_is_there() -> None:
    data = json.loads(run("games", "--json"))

    assert [game["game"] for game in data["games"]] == ["era", "expo", "smartphone"]
    assert data["games"][0]["players"] == [3, 4, 5] and data["games"][1]["players"] == [1, 2, 3, 4]
    assert "short-deck" in run("games")


def test_rules_prints_clauses_with_rulings_and_sources() -> None:
    data = json.loads(run("rules", "era", "--json"))

    assert len(data["clauses"]) == 136
    assert data["clauses"][101]["id"] == "ERA-102" and "C10" in data["clauses"][101]["rulings"]
    assert "ERA-136" in run("rules", "era")
    assert run("rules", "era", "ERA-35").count("ERA-") == 1


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["simulate", "chess", "--players", "3"], "menlo: unknown game 'chess': expected one of era, expo, smartphone"),
        (["simulate", "era", "--players", "6"], "menlo: Era of Inventions is for 3, 4, 5 players, not 6"),
        (["simulate", "era", "--players", "3", "--games", "0"], "menlo: bad number of games 0: expected 1 or more"),
        (
            ["simulate", "era", "--players", "3", "--seed", "-1"],
            "menlo: bad seed -1: expected a whole number, 0 or more",
        ),
        (
            ["simulate", "era", "--players", "3", "--bot", "deep"],
            "menlo: unknown bot 'deep': expected one of apprentice, engineer, greedy, inventor, mechanic, net, "
            "random, search, visitor, wizard",
        ),
        (
            ["simulate", "era", "--players", "3", "--bots", "random,random"],
            "menlo: 2 bots for 3 players: expected one for all or one per seat",
        ),
        (
            ["simulate", "era", "--players", "3", "--option", "supply"],
            "menlo: bad option 'supply': expected name=value",
        ),
        (
            ["simulate", "era", "--players", "3", "--option", "supply=none"],
            "menlo: unknown value 'none' of option supply: expected unlimited or box",
        ),
        (
            ["simulate", "era", "--players", "3", "--pack", "nowhere.toml"],
            "menlo: nowhere.toml: No such file or directory",
        ),
        (["rules", "era", "ERA-999"], "menlo: unknown clause 'ERA-999': expected ERA-01 to ERA-136"),
        (
            ["play", "era", "--seats", "me,nobody,greedy"],
            "menlo: unknown bot 'nobody': expected one of apprentice, engineer, greedy, inventor, mechanic, net, "
            "random, search, visitor, wizard",
        ),
        (["simulate", "era", "--players", "3", "--bot", "random:9"], "menlo: bot 'random' takes no options, found '9'"),
        (
            ["arena", "era", "--players", "3", "--bots", "search:x"],
            "menlo: bad budget 'x' of bot 'search:x': expected 1 to 10000000 iterations, or a time such as 1s or 500ms",
        ),
        (
            ["arena", "era", "--players", "3", "--bots", "greedy", "--save", "rows.csv"],
            "menlo: rows.csv: expected a name that ends in .parquet or .duckdb",
        ),
    ],
)
def test_bad_input_is_one_clear_line_and_status_2(
    args: list[str], message: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert fails(monkeypatch, capsys, *args) == message


def test_a_match_can_be_played_and_left() -> None:
    result = CliRunner().invoke(
        app, ["play", "era", "--seed", "1", "--seats", "me,random,random"], input="1\nx\n1\nu\nq\n"
    )

    assert result.exit_code == 0
    assert "Place a token:" in result.output and "expected a number from 1 to" in result.output


# Packs.


def exported(tmp_path: Path) -> Path:
    file = tmp_path / "my.toml"
    file.write_text(run("pack", "export", "era"), "utf-8")
    return file


def test_an_exported_pack_is_checked_played_and_simulated_with(tmp_path: Path) -> None:
    file = exported(tmp_path)
    file.write_text(file.read_text("utf-8").replace("builds = 3", "builds = 1"), "utf-8")

    assert "a pack for Era of Inventions, digest " in run("pack", "check", str(file))
    plain = json.loads(run("simulate", "era", "--players", "3", "--games", "2", "--json"))
    changed = json.loads(run("simulate", "era", "--players", "3", "--games", "2", "--pack", str(file), "--json"))
    assert plain["digest"] != changed["digest"]


def test_a_pack_is_shown_as_tables_with_marks() -> None:
    text = run("pack", "show", "era")

    assert "sewing-machine" in text and "* reconstructed" in text


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[limits]", "[limit]", "limits: found nothing, expected a table"),
        ("builds = 3", "builds = -3", "limits.builds: found -3, expected a whole number from 1 to 20"),
        ('invention = "car"', 'invention = "tram"', "cards[19].invention: found 'tram', expected one of cash-register"),
        ('game = "era"', 'game = "go"', "game: found 'go', expected one of era"),
    ],
)
def test_a_broken_pack_is_one_line_that_names_the_file(
    old: str,
    new: str,
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = exported(tmp_path)
    file.write_text(file.read_text("utf-8").replace(old, new, 1), "utf-8")

    error = fails(monkeypatch, capsys, "pack", "check", str(file))

    assert error.startswith(f"menlo: {file}: {message}") and "\n" not in error


@pytest.mark.parametrize("noise", [b"\x00\xff" * 5_000_000, b"x" * 10_000_000, b"[" * 100_000, b""])
def test_noise_is_no_pack_and_no_record(
    noise: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "noise"
    file.write_bytes(noise)

    for command in (["pack", "check"], ["record", "verify"], ["record", "show"]):
        error = fails(monkeypatch, capsys, *command, str(file))
        assert error.startswith(f"menlo: {file}") and "\n" not in error and len(error) < 400


# Records.


def test_simulate_writes_records_that_verify(tmp_path: Path) -> None:
    plain = json.loads(run("simulate", "era", "--players", "3", "--games", "2", "--seed", "3", "--json"))
    recorded = json.loads(
        run("simulate", "era", "--players", "3", "--games", "2", "--seed", "3", "--record", str(tmp_path), "--json")
    )

    files = sorted(tmp_path.iterdir())
    assert recorded["digest"] == plain["digest"] and len(files) == 2
    for file, scores in zip(files, recorded["scores"], strict=True):
        assert f"ended (last-round), scores {scores}" in run("record", "verify", str(file))
    told = run("record", "show", str(files[0]), "--seat", "1")
    assert "places a token" in told and "1. " in told


def test_a_tampered_record_is_one_line_and_status_2(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run("simulate", "era", "--players", "3", "--games", "1", "--record", str(tmp_path))
    file = next(tmp_path.iterdir())
    lines = file.read_text("utf-8").splitlines()
    file.write_text("\n".join([lines[0], lines[2], lines[1], *lines[3:]]), "utf-8")

    assert fails(monkeypatch, capsys, "record", "verify", str(file)) == f"menlo: {file}:2: number 1: expected 0"
    assert fails(monkeypatch, capsys, "record", "show", str(file), "--seat", "9").startswith("menlo: ")
