"""`menlo db` and `menlo admin` as whoever runs the server uses them."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from menlo.cli import app
from menlo.kernel.errors import MenloError
from menlo.server.commands import read_base_url
from menlo.server.hosts import Hosts
from menlo.server.protocol import NewMatch, SeatWish
from menlo.server.store import Store, StoreError
from menlo.server.workers import Workers
from tests.server.test_nodes import act

LOOKING = [
    ["db", "verify"],
    ["db", "backup", "copy.db"],
    ["admin", "people"],
    ["admin", "ban", "Eve"],
    ["token", "list", "Ada"],
]


@pytest.mark.parametrize("command", LOOKING, ids=" ".join)
def test_what_looks_after_a_database_makes_none(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a copy of nothing would pass for a backup when the wrong database is named, or none."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for named in ([], ["--database", "sqlite:///typo.db"]):
        with pytest.raises(StoreError, match=r"^there is no database of Menlo at sqlite:///\S+: expected one that a"):
            CliRunner().invoke(app, [*command, *named], catch_exceptions=False)
    assert list(tmp_path.iterdir()) == []


def test_verifying_names_every_match_that_differs_from_its_log_or_cannot_be_read(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'menlo.db'}"
    _, changed, damaged = asyncio.run(some_matches(url, 3))
    assert verify(url) == ["3 of 3 matches verified"]
    with sqlite3.connect(tmp_path / "menlo.db") as database:
        database.execute(
            "UPDATE states SET state = (SELECT state FROM snapshots WHERE match = ? AND version = 0) WHERE match = ?",
            (changed, changed),
        )
        database.execute("UPDATE states SET state = x'00' WHERE match = ?", (damaged,))

    *told, summary = verify(url)

    assert summary == "1 of 3 matches verified"
    assert sorted(line.split(": ")[0] for line in told) == sorted([changed, damaged])
    assert f"{changed}: the log leads to another position than the stored one" in told


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--base-url", "menlo.example"], "bad --base-url 'menlo.example': expected http:// or https:// and a host"),
        (["--base-url", "https://menlo.example/games"], "bad --base-url"),
        (["--base-url", "https://menlo.example:port"], "bad --base-url"),
        (["--smtp-url", "smtp://a:geheim@b?from=c@d.org"], "--smtp-url needs --base-url: without it the links"),
        (["--database", "mysql://x"], "'mysql://x' is no database for Menlo"),
        (["--database", "postgresql://menlo:geheim@127.0.0.1:1/menlo"], "cannot open postgresql+psycopg://menlo:***@"),
        (["--secret-file", "absent"], "cannot read the secret: No such file or directory"),
    ],
)
def test_a_server_that_cannot_start_says_why_in_one_line(
    arguments: list[str], complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    command = [sys.executable, "-m", "menlo", "serve", "--port", "0", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"menlo: {complaint}") and "geheim" not in line


@pytest.mark.parametrize("given", ["https://menlo.example", "https://menlo.example/", "HTTPS://Menlo.Example"])
def test_where_others_reach_the_server_is_kept_as_browsers_write_it(given: str) -> None:
    assert read_base_url(given) == "https://menlo.example"


def verify(url: str) -> list[str]:
    result = CliRunner().invoke(app, ["db", "verify", "--database", url])
    assert result.exception is None or isinstance(result.exception, MenloError), result.exception
    return result.output.splitlines()


async def some_matches(url: str, count: int) -> list[str]:
    hosts = Hosts(Store(url), Workers())
    await hosts.store.open()
    ids = []
    for _ in range(count):
        made = await hosts.make(NewMatch("era", [SeatWish("me", "Ada")] * 3, start=True))
        host = await hosts.get(made.match.id)
        for _ in range(3):
            await act(host, host.game.deciders(host.match.state)[0])
        ids.append(made.match.id)
    await hosts.store.close()
    return ids
