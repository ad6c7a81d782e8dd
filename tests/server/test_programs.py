"""Bots by pipe at a server: allowed by whoever runs it, and by nobody else."""

import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from typer.testing import CliRunner

from menlo.cli import app
from menlo.kernel.errors import MenloError
from menlo.server.commands import read_programs
from menlo.server.workers import BotChoice, Workers
from tests.server.running import Server
from tests.server.test_workers import job_for, run

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "pipe_bot.py"
PROGRAM = f"pipe:{sys.executable} {EXAMPLE}"


def test_a_worker_asks_a_program_and_keeps_it(tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    noting = f"""pipe:{sys.executable} -c "open('{starts}', 'a').write('x'); exec(open('{EXAMPLE}').read())" """
    workers = Workers(programs={"likes": noting})
    jobs = [job_for("likes", n, n) for n in range(10, 70, 20)]

    async def play() -> list[BotChoice]:
        return [await workers.choose(job) for job in [*jobs, *jobs]]

    chosen = run(workers, play())
    assert [choice.failed for choice in chosen] == [None] * 6
    assert chosen[:3] == chosen[3:]
    assert starts.read_text() == "x"


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("import time; time.sleep(1000)", "killed, since its time was up"),
        ("print('[1')", "answered b'[1': expected JSON"),
        ("raise SystemExit(5)", "the program ended (exit status 5)"),
    ],
)
def test_a_program_that_fails_costs_neither_the_worker_nor_the_match(body: str, reason: str) -> None:
    workers = Workers(limit=8, programs={"odd": f'pipe:{sys.executable} -c "{body}"'})
    job = job_for("odd")

    async def play() -> tuple[list[int], BotChoice, BotChoice, list[int]]:
        return workers.pids, await workers.choose(job), await workers.choose(job_for("random")), workers.pids

    before, first, second, after = run(workers, play())
    assert first == BotChoice(job.fallback, f"bot 'odd': {reason}")
    assert second.failed is None
    assert before == after


def test_no_job_can_name_a_command(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    workers = Workers(programs={"likes": PROGRAM})

    async def play() -> BotChoice:
        return await workers.choose(job_for(f"pipe:touch {mark}"))

    failed = run(workers, play()).failed
    assert failed is not None and "UnknownName" in failed
    assert not mark.exists()


def test_a_program_plays_a_match_at_a_server_that_allows_it(tmp_path: Path) -> None:
    command = f"likes={sys.executable} {EXAMPLE}"
    # A short name, so that the command is refused for what it is and not for its length.
    with TemporaryDirectory(prefix="m") as folder, (tmp_path / "log").open("wb") as output:
        mark = Path(folder, "mark")
        server = Server(f"sqlite:///{tmp_path}/menlo.db", output=output, arguments=["--bot", command]).start()
        try:
            assert "likes" in server.get("/about").json()["bots"]
            for name in ("pipe", f"pipe:touch {mark}", "likes=run"):
                seats = [{"kind": "bot", "bot": name}, {"kind": "bot", "bot": "random"}]
                refused = server.post("/matches", {"game": "expo", "seats": seats, "start": True})
                assert refused.status_code == 400 and "unknown bot" in refused.text
            match = server.make("expo", ["likes", "random"], visibility="open")["match"]["id"]
            patience = time.monotonic() + 120
            while (status := server.get(f"/matches/{match}").json()["status"]) != "over":
                assert time.monotonic() < patience, status
                time.sleep(0.2)
        finally:
            server.stop()
        assert not mark.exists()
    assert "bot 'likes'" not in (tmp_path / "log").read_text("utf-8")


def test_names_and_commands_are_checked_before_the_server_starts() -> None:
    assert read_programs([f"likes={sys.executable} {EXAMPLE}"]) == {"likes": PROGRAM}
    for given, message in (
        (["likes"], "bad bot 'likes': expected NAME=COMMAND"),
        (["Likes=python3"], "bad bot 'Likes=python3': expected NAME=COMMAND"),
        (["pipe:x=python3"], "expected NAME=COMMAND"),
        (["greedy=python3"], "bad bot 'greedy=python3': the name is taken"),
        (["a=python3", "a=python3"], "the name is taken"),
        (["a=no-such-program"], "bad command 'no-such-program'"),
    ):
        with pytest.raises(MenloError, match=message):
            read_programs(given)
    refused = CliRunner().invoke(app, ["serve", "--bot", "nonsense"])
    assert isinstance(refused.exception, MenloError)
