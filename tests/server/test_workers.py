"""Bots in processes of their own: they decide as they would here, and no misbehaviour gets past its worker."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from textwrap import dedent, indent
from time import monotonic
from typing import Any, TypeVar

import pytest

import menlo
from menlo.kernel.errors import BadSetup
from menlo.kernel.game import Game, State
from menlo.kernel.play import playout
from menlo.kernel.rng import seeded
from menlo.server.workers import BotChoice, BotJob, Workers

T = TypeVar("T")

# A bot per way to misbehave; each is registered under the name of its class.
BOTS = '''
import os, stat, sys, threading, time
from menlo.kernel.bot import Bot


class sleeps(Bot):
    def choose(self, game, sample, seat, keys, rng):
        time.sleep(1000)


class raises(Bot):
    def choose(self, game, sample, seat, keys, rng):
        raise KeyError(f"secret {game.dump(sample)}")


class exits(Bot):
    def choose(self, game, sample, seat, keys, rng):
        os._exit(3)


class quits(Bot):
    def choose(self, game, sample, seat, keys, rng):
        sys.exit("goodbye")


class cheats(Bot):
    def choose(self, game, sample, seat, keys, rng):
        return game.num_keys


class mumbles(Bot):
    def choose(self, game, sample, seat, keys, rng):
        return str(game.dump(sample))


class overflows(Bot):
    def choose(self, game, sample, seat, keys, rng):
        return 10**10_000


class scribbles(Bot):
    """Writes into every socket it finds, the one to its parent among them."""

    text = b"nonsense\\n"

    def choose(self, game, sample, seat, keys, rng):
        for fd in range(3, 100):
            try:
                if stat.S_ISSOCK(os.fstat(fd).st_mode):
                    os.write(fd, self.text)
            except OSError:
                pass
        return keys[0]


class babbles(scribbles):
    """Comes to no end."""

    text = b"x" * 20_000

    def choose(self, game, sample, seat, keys, rng):
        super().choose(game, sample, seat, keys, rng)
        time.sleep(1000)


class orates(scribbles):
    text = b"[1, 2]\\n"


class lingers(Bot):
    """Answers, but leaves a thread that does not end."""

    def choose(self, game, sample, seat, keys, rng):
        threading.Thread(target=time.sleep, args=(1000,)).start()
        return keys[0]


class notes(Bot):
    """Answers after a moment, having written its seed's number down."""

    def choose(self, game, sample, seat, keys, rng):
        with open(os.environ["NOTES"], "a") as file:
            file.write(f"{rng.below(1_000_000)}\\n")
        time.sleep(0.05)
        return keys[0]
'''
BOT_NAMES = [line.split()[1].split("(")[0] for line in BOTS.splitlines() if line.startswith("class ")]


@pytest.fixture
def odd_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A distribution with the bots above. Worker processes get the path of modules from their parent."""
    (tmp_path / "oddbots.py").write_text(BOTS)
    info = tmp_path / "oddbots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: oddbots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "\n".join(["[menlo.bots]", *(f"{name} = oddbots:{name}" for name in BOT_NAMES)])
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def position(seed: int = 1, decisions: int = 60) -> tuple[Game[State], State, int]:
    """Somewhere in the middle of a match of four, as the seat to decide may know it."""
    game = menlo.game("era")
    state = game.setup(4, seed)
    playout(game, state, seeded(seed), decisions)
    seat = int(game.decider(state))
    return game, game.determinize(state, seat, seeded(seed, 1)), seat


def job_for(bot: str, seed: int = 1, decisions: int = 60, pack: str | None = None) -> BotJob:
    game, sample, seat = position(seed, decisions)
    fallback = int(game.legal_keys(sample, seat)[-1])
    return BotJob("era", pack, dict(game.dump(sample)), seat, bot, seed, fallback)


def run(workers: Workers, play: Coroutine[Any, Any, T]) -> T:
    async def started() -> T:
        await workers.start()
        try:
            return await play
        finally:
            await workers.stop()

    return asyncio.run(started())


def gone(pid: int) -> bool:
    """Ended and collected."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def chosen_here(bot: str, seed: int = 1, decisions: int = 60) -> int:
    game, sample, seat = position(seed, decisions)
    return int(menlo.bot(bot).choose(game, sample, seat, game.legal_keys(sample, seat), seeded(seed)))


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_decides_in_a_worker_as_it_would_here(bot: str) -> None:
    decisions = range(10, 130, 20)
    workers = Workers()

    async def play() -> list[BotChoice]:
        return [await workers.choose(job_for(bot, n, n)) for n in decisions]

    assert run(workers, play()) == [BotChoice(chosen_here(bot, n, n)) for n in decisions]


def test_a_worker_plays_with_the_pack_of_the_job() -> None:
    own = menlo.game("era").pack_text
    workers = Workers()

    async def play() -> list[BotChoice]:
        return [
            await workers.choose(job_for("greedy", pack=own + "\n# another text of the same pack\n")),
            await workers.choose(job_for("greedy", pack="broken")),
            await workers.choose(job_for("greedy")),
        ]

    same, broken, default = run(workers, play())
    assert same == default and default.failed is None
    assert broken.failed is not None and "PackError" in broken.failed


@pytest.mark.parametrize(
    ("bot", "reason", "kept"),
    [
        ("raises", r"bot 'raises': raised KeyError at oddbots\.py:\d+", True),
        ("quits", r"bot 'quits': raised SystemExit at oddbots\.py:\d+", True),
        ("cheats", r"bot 'cheats': chose \d+, none of the \d+ legal keys", True),
        ("mumbles", r"bot 'mumbles': raised TypeError at workers\.py:\d+", True),
        ("overflows", r"bot 'overflows': raised ValueError at errors\.py:\d+", True),
        ("nobody", r"bot 'nobody': raised UnknownName at registry\.py:\d+", True),
        ("exits", r"bot 'exits': the process ended \(exit status 3\)", False),
        ("sleeps", r"bot 'sleeps': killed after 1\.5 seconds", False),
        ("scribbles", r"bot 'scribbles': killed, since the process answered nonsense", False),
        ("babbles", r"bot 'babbles': killed, since the process answered nonsense", False),
        ("orates", r"bot 'orates': killed, since the process answered nonsense", False),
    ],
)
def test_a_bot_that_fails_gives_the_fallback_and_the_next_job_is_done(
    odd_bots: Path, bot: str, reason: str, kept: bool, capfd: pytest.CaptureFixture[str]
) -> None:
    workers = Workers(limit=1.5)
    bad, good = job_for(bot), job_for("greedy")

    async def play() -> tuple[BotChoice, BotChoice, list[list[int]]]:
        pids = [workers.pids]
        first = await workers.choose(bad)
        second = await workers.choose(good)
        return first, second, [*pids, workers.pids]

    first, second, pids = run(workers, play())
    assert first.key == bad.fallback
    assert first.failed is not None and re.fullmatch(reason, first.failed)
    assert second == BotChoice(chosen_here("greedy"))
    assert (pids[0] == pids[1]) is kept
    assert all(gone(pid) for pid in pids[0] + pids[1])
    assert capfd.readouterr() == ("", "")


def test_jobs_are_done_in_the_order_they_came(odd_bots: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notes = odd_bots / "notes"
    monkeypatch.setenv("NOTES", str(notes))
    workers = Workers()
    jobs = [job_for("notes", seed) for seed in range(1, 9)]

    async def play() -> list[BotChoice]:
        return await asyncio.gather(*(workers.choose(job) for job in jobs))

    assert all(choice.failed is None for choice in run(workers, play()))
    assert notes.read_text().split() == [str(seeded(job.seed).below(1_000_000)) for job in jobs]


def test_a_hung_bot_holds_up_only_its_own_worker(odd_bots: Path) -> None:
    workers = Workers(count=2, limit=30)

    async def play() -> list[BotChoice]:
        hung = asyncio.create_task(workers.choose(job_for("sleeps")))
        choices = [await workers.choose(job_for("greedy")) for _ in range(3)]
        assert not hung.done()
        await workers.stop()
        assert (await hung).failed is not None
        return choices

    assert run(workers, play()) == [BotChoice(chosen_here("greedy"))] * 3


def test_a_waiting_job_can_be_cancelled(odd_bots: Path) -> None:
    workers = Workers(limit=1)

    async def play() -> BotChoice:
        hung = asyncio.create_task(workers.choose(job_for("sleeps")))
        waiting = [asyncio.create_task(workers.choose(job_for("random", seed))) for seed in range(5)]
        last = asyncio.create_task(workers.choose(job_for("greedy")))
        await asyncio.sleep(0.1)
        pids = workers.pids
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert all(task.cancelled() for task in waiting)
        assert workers.pids == pids
        await hung
        return await last

    assert run(workers, play()) == BotChoice(chosen_here("greedy"))


def test_a_job_cancelled_while_its_bot_thinks_leaves_no_late_answer(
    odd_bots: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot would answer a moment later, with another key than the next one."""
    notes = odd_bots / "notes"
    monkeypatch.setenv("NOTES", str(notes))
    workers = Workers()

    async def play() -> list[BotChoice]:
        choices = []
        for n in range(1, 4):
            thinking = asyncio.create_task(workers.choose(job_for("notes")))
            while not notes.exists():
                await asyncio.sleep(0.005)
            thinking.cancel()
            await asyncio.gather(thinking, return_exceptions=True)
            assert thinking.cancelled()
            notes.unlink()
            choices.append(await workers.choose(job_for("greedy", n)))
        return choices

    first_key = int(position()[0].legal_keys(*position()[1:])[0])
    expected = [BotChoice(chosen_here("greedy", n)) for n in range(1, 4)]
    assert any(choice.key != first_key for choice in expected)
    assert run(workers, play()) == expected


def test_a_worker_that_died_while_idle_is_replaced_unnoticed() -> None:
    workers = Workers()

    async def play() -> BotChoice:
        for pid in workers.pids:
            os.kill(pid, signal.SIGKILL)
        await asyncio.sleep(0.2)
        return await workers.choose(job_for("greedy"))

    assert run(workers, play()) == BotChoice(chosen_here("greedy"))


def test_stop_ends_hung_workers_and_answers_every_job(odd_bots: Path) -> None:
    workers = Workers(count=2, limit=60)
    job = job_for("sleeps")

    async def play() -> tuple[float, list[BotChoice]]:
        tasks = [asyncio.create_task(workers.choose(job)) for _ in range(5)]
        await asyncio.sleep(0.3)
        pids, before = workers.pids, monotonic()
        await workers.stop()
        seconds = monotonic() - before
        assert len(pids) == 2 and all(gone(pid) for pid in pids) and workers.pids == []
        return seconds, await asyncio.gather(*tasks)

    seconds, choices = run(workers, play())
    assert seconds < 2
    assert all(choice.key == job.fallback and choice.failed for choice in choices)


def test_without_running_workers_the_fallback_is_given() -> None:
    workers, job = Workers(), job_for("greedy")

    async def play() -> list[BotChoice]:
        before = await workers.choose(job)
        await workers.start()
        await workers.stop()
        after = await workers.choose(job)
        await workers.start()
        again = await workers.choose(job)
        await workers.stop()
        return [before, after, again]

    unused = BotChoice(job.fallback, "the bot workers are not running")
    assert asyncio.run(play()) == [unused, unused, BotChoice(chosen_here("greedy"))]


def test_workers_that_cannot_start_are_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """A module that cannot be imported stands before a real one: first with the workers running, then before that."""
    monkeypatch.syspath_prepend(str(tmp_path))
    workers, job = Workers(), job_for("greedy")

    async def play() -> BotChoice:
        (tmp_path / "mypy_extensions.py").write_text("raise ImportError('broken on purpose')")
        os.kill(workers.pids[0], signal.SIGKILL)
        await asyncio.sleep(0.2)
        return await workers.choose(job)

    assert run(workers, play()) == BotChoice(job.fallback, "bot 'greedy': the process did not get ready")
    with pytest.raises(RuntimeError, match=r"^the bot workers cannot be used: the process did not get ready$"):
        asyncio.run(workers.start())
    assert workers.pids == []
    assert capfd.readouterr().err.count("broken on purpose") >= 2


@pytest.mark.parametrize(("count", "limit"), [(0, 1.0), (-1, 1.0), (1, 0.0), (1, -1.0)])
def test_workers_that_could_never_answer_are_refused(count: int, limit: float) -> None:
    with pytest.raises(BadSetup, match=r"^bad (number of bot workers|time limit for bots) \S+: expected"):
        Workers(count, limit)


@contextmanager
def script(folder: Path, body: str) -> Iterator[subprocess.Popen[str]]:
    """A program of its own with workers and jobs, in a group of its own, of which nothing is left behind."""
    file = folder / "program.py"
    file.write_text(PROGRAM.replace("BODY", indent(dedent(body).strip(), "    ")))
    jobs = {name: vars(job_for(name)) for name in ("greedy", "sleeps", "lingers")}
    (folder / "jobs.json").write_text(json.dumps(jobs))
    program = subprocess.Popen(
        [sys.executable, str(file)],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    with program:
        try:
            yield program
        finally:
            with suppress(ProcessLookupError):
                os.killpg(program.pid, signal.SIGKILL)


PROGRAM = """
import asyncio, json, os, signal, threading, time
from menlo.server.workers import BotJob, Workers

JOBS = {name: BotJob(**job) for name, job in json.load(open("jobs.json")).items()}

async def main():
BODY

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.parametrize("bot", ["greedy", "sleeps", "lingers"])
def test_no_worker_outlives_a_parent_that_is_killed(odd_bots: Path, bot: str) -> None:
    body = f"""
        workers = Workers(limit=1)
        await workers.start()
        task = asyncio.create_task(workers.choose(JOBS[{bot!r}]))
        await asyncio.wait([task], timeout=0.3)
        print("thinking", flush=True)
        time.sleep(1000)
    """
    with script(odd_bots, body) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "thinking\n"
        program.kill()
        # The workers hold the other end too: it ends with the last of them.
        assert program.communicate(timeout=10) == ("", "")


def test_an_interrupt_at_the_terminal_is_the_parents_alone(odd_bots: Path) -> None:
    """Ctrl-C goes to the whole group, all the time: while the workers start and while they work."""
    body = """
        signal.signal(signal.SIGINT, lambda *_: None)
        over = threading.Event()

        def interrupt():
            while not over.wait(0.005):
                os.killpg(0, signal.SIGINT)

        thread = threading.Thread(target=interrupt, daemon=True)
        thread.start()
        workers = Workers(count=2)
        await workers.start()
        choices = [await workers.choose(JOBS["greedy"]) for _ in range(3)]
        await workers.stop()
        over.set()
        thread.join()
        print([(choice.key, choice.failed) for choice in choices])
    """
    with script(odd_bots, body) as program:
        out, err = program.communicate(timeout=60)
    assert (out, err) == (f"{[(chosen_here('greedy'), None)] * 3}\n", "")
