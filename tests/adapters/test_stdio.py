"""Bots by pipe: they see their seat's view and nothing else, and no misbehaviour gets past the pipe."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from menlo.adapters.program import MOST_ANSWER, Program
from menlo.adapters.stdio import PipeBot
from menlo.kernel import registry
from menlo.kernel.errors import BadSetup, BotError, UnknownName
from menlo.kernel.game import Game, State
from menlo.kernel.play import choose, play, playout
from menlo.kernel.rng import seeded
from menlo.lab.simulate import Plan, simulate

EXAMPLES = Path(__file__).parent.parent.parent / "examples"

# What every program begins with; it notes each start.
HEAD = """
import json, os, sys, time
with open({notes!r}, "a") as file:
    file.write(f"{{os.getpid()}}\\n")

def hear():
    return json.loads(sys.stdin.readline())

def say(answer):
    print(json.dumps(answer), flush=True)

def greet():
    hear()
    say({{"menlo": "bot", "protocol": 1}})
"""

GOOD = """
greet()
while True:
    question = hear()
    say({"decide": question["decide"], "key": question["legal"][0]["key"]})
"""

# How a program fails, and what is said of it.
FAILURES = {
    "hangs": ("greet()\nhear()\ntime.sleep(1000)", "killed, since its time was up"),
    "never greets": ("time.sleep(1000)", "killed, since its time was up"),
    "never reads": ("greet()\ntime.sleep(1000)", "killed, since its time was up"),
    "spins": ("greet()\nwhile True: pass", "killed, since its time was up"),
    "dies": ("greet()\nhear()\nos._exit(3)", r"the program ended \(exit status 3\)"),
    "dies at once": ("os._exit(4)", r"the program ended \(exit status 4\)"),
    "is killed": ("greet()\nhear()\nos.kill(os.getpid(), 9)", r"the program ended \(signal 9\)"),
    "raises": ("sys.stderr.close()\ngreet()\nhear()\n1 / 0", r"the program ended \(exit status 1\)"),
    "writes noise": (
        "greet()\nhear()\nprint('hm, let me see', flush=True)",
        r"answered b'hm, let me see': expected JSON",
    ),
    "writes bytes": ("greet()\nhear()\nos.write(1, bytes(range(128, 256)) + b'\\n')", "answered .*: expected JSON"),
    "nests": ("greet()\nhear()\nprint('[' * 50_000, flush=True)", "answered .*: expected JSON"),
    "never ends a line": (
        "greet()\nhear()\nwhile True: os.write(1, b'x' * 1000)",
        f"answered more than {MOST_ANSWER} bytes without a line's end",
    ),
    "answers a list": ("greet()\nhear()\nsay([1])", r"answered \[1\]: expected an object"),
    "answers no key": ("greet()\nsay({'decide': hear()['decide']})", "answered key None, none of the 6 legal keys"),
    "answers an illegal key": (
        "greet()\nsay({'decide': hear()['decide'], 'key': 999})",
        "answered key 999, none of the 6 legal keys",
    ),
    "answers true": (
        "greet()\nsay({'decide': hear()['decide'], 'key': True})",
        "answered key True, none of the 6 legal keys",
    ),
    "answers another question": (
        "greet()\nhear()\nsay({'decide': 7, 'key': 0})",
        "answered decision 7, was asked for 1",
    ),
    "says too much": (
        "greet()\nhear()\nos.write(1, b'{}\\n{}\\n')",
        "said more than it was asked: .*",
    ),
    "speaks another protocol": ("hear()\nsay({'menlo': 'bot', 'protocol': 2})", "greeted with .*: expected .*"),
}


class Bench:
    """Programs written for a test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.notes = folder / "starts"

    def command(self, body: str) -> str:
        file = self.folder / "bot.py"
        file.write_text(HEAD.format(notes=str(self.notes)) + body)
        return f"{sys.executable} {file}"

    def starts(self) -> list[int]:
        return [int(line) for line in self.notes.read_text().split()] if self.notes.exists() else []


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


def opening() -> tuple[Game[State], State, int]:
    game = registry.game("era")
    state = game.setup(3, 1)
    return game, state, int(game.decider(state))


def ask(bot: PipeBot) -> int:
    game, state, seat = opening()
    return int(bot.choose(game, state, seat, game.legal_keys(state, seat), seeded(1)))


def gone(pid: int, within: float = 5.0) -> bool:
    """Ended, or left for its foster parent to collect."""
    patience = monotonic() + within
    while monotonic() < patience:
        try:
            status = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
        except FileNotFoundError:
            return True
        if status == "Z":
            return True
        sleep(0.02)
    return False


def test_a_program_is_asked_and_kept(bench: Bench) -> None:
    bot = PipeBot(bench.command(GOOD), 10)
    game, state, seat = opening()
    legal = [int(key) for key in game.legal_keys(state, seat)]

    assert [ask(bot) for _ in range(5)] == [legal[0]] * 5
    assert len(bench.starts()) == 1
    bot.close()
    assert gone(bench.starts()[0])
    assert ask(bot) == legal[0]
    assert len(bench.starts()) == 2
    bot.close()


@pytest.mark.parametrize("way", FAILURES)
def test_a_program_that_fails_is_killed_and_started_again(bench: Bench, way: str) -> None:
    body, reason = FAILURES[way]
    limit = 1.5 if "time was up" in reason else 10.0
    bot = PipeBot(bench.command(body), limit)

    started = monotonic()
    with pytest.raises(BotError, match=f"^{reason}$"):
        ask(bot)
    assert monotonic() - started < limit + 2
    assert all(gone(pid) for pid in bench.starts())

    bench.command(GOOD)  # the same file, mended
    before = len(bench.starts())
    bot.limit = 10.0
    assert ask(bot) == 0
    assert len(bench.starts()) == before + 1
    bot.close()


def test_a_question_nobody_reads_does_not_wait_for_ever(bench: Bench) -> None:
    """A pipe holds only so much."""
    program = Program(bench.command("time.sleep(1000)"))
    program.start()

    with pytest.raises(BotError, match="time was up"):
        program.ask("x" * 1_000_000, monotonic() + 0.5)
    program.kill()


def test_what_a_program_started_ends_with_it(bench: Bench) -> None:
    child = bench.folder / "child"
    body = f"""
greet()
hear()
if not (pid := os.fork()):
    time.sleep(1000)
with open({str(child)!r}, "w") as file:
    file.write(str(pid))
time.sleep(1000)
"""
    bot = PipeBot(bench.command(body), 3.0)

    with pytest.raises(BotError, match="time was up"):
        ask(bot)
    assert gone(int(child.read_text()))


def test_a_program_that_hangs_ends_with_all_it_started_when_whoever_asked_it_is_killed(bench: Bench) -> None:
    hangs = f"""
os.fork()
with open({str(bench.notes)!r}, "a") as file:
    file.write(f"{{os.getpid()}}\\n")
while True: pass
"""
    asker = f"""
import time
from menlo.adapters.program import Program
program = Program({bench.command(hangs)!r})
program.start()
time.sleep(1000)
"""
    process = subprocess.Popen([sys.executable, "-c", asker])
    while len(bench.starts()) < 3:  # the program, and both halves of it again
        sleep(0.05)
    assert not any(gone(pid, within=0.2) for pid in bench.starts())
    process.kill()
    process.wait()

    assert all(gone(pid) for pid in bench.starts())
    assert len(set(bench.starts())) == 2


def test_a_program_ends_when_its_bot_is_forgotten(bench: Bench) -> None:
    bot = PipeBot(bench.command(GOOD), 10)
    ask(bot)
    assert not gone(bench.starts()[0], within=0.2)
    del bot
    assert gone(bench.starts()[0])


def test_a_program_knows_its_seats_view_and_little_else(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_PASSWORD", "secret")
    heard = bench.folder / "heard"
    body = f"""
greet()
question = hear()
with open({str(heard)!r}, "w") as file:
    json.dump({{"question": question, "environment": dict(os.environ)}}, file)
say({{"decide": question["decide"], "key": question["legal"][-1]["key"]}})
"""
    bot = PipeBot(bench.command(body), 10)
    game = registry.game("smartphone")
    state = game.setup(3, 4)
    playout(game, state, seeded(9), 5)
    seat = game.deciders(state)[-1]
    keys = game.legal_keys(state, seat)

    bot.choose(game, game.determinize(state, seat, seeded(1)), seat, keys, seeded(1))

    told = json.loads(heard.read_text())
    question = told["question"]
    assert set(question) == {"decide", "game", "rules", "seat", "view", "legal", "seed", "limit"}
    assert question["view"] == json.loads(json.dumps(game.view(state, seat)))
    assert [legal["key"] for legal in question["legal"]] == [int(key) for key in keys]
    assert [legal["action"] for legal in question["legal"]] == [
        game.encode(action) for action in game.legal(state, seat)
    ]
    assert "DATABASE_PASSWORD" not in told["environment"] and "PATH" in told["environment"]
    bot.close()


def test_for_a_bot_that_fails_chance_plays_on_and_it_is_counted(bench: Bench) -> None:
    half = """
greet()
for number in range(5):
    question = hear()
    say({"decide": question["decide"], "key": question["legal"][0]["key"]})
hear()
print("enough", flush=True)
"""
    bot, game = registry.hire(f"pipe:{bench.command(half)}"), registry.game("era")
    state = game.setup(3, 2)

    decisions = play(game, state, [bot, registry.bot("random"), registry.bot("random")], seeded(3))

    assert game.outcome(state) is not None
    assert 2 < bot.failures == len(bench.starts()) - 1 < decisions / 3
    assert isinstance(bot, PipeBot)
    bot.close()


def test_failures_are_told_by_a_simulation(bench: Bench) -> None:
    mute = bench.command("greet()\nhear()\nos._exit(0)")

    result = simulate(Plan("expo", 2, 1, 0, (f"pipe:{mute}", "random")))

    failures = result["failures"]
    assert isinstance(failures, list)
    assert failures[0] == len(bench.starts()) > 20
    assert failures[1] == 0


@pytest.mark.parametrize("example", ["pipe_bot.py", "pipe-bot.mjs"])
@pytest.mark.parametrize(("game", "players"), [("era", 3), ("expo", 2), ("smartphone", 2)])
def test_the_examples_play_whole_matches_the_same_again(example: str, game: str, players: int) -> None:
    program = sys.executable if example.endswith(".py") else "node"
    if shutil.which(program) is None:
        pytest.skip(f"{program} is not installed")
    bots = (f"pipe:{program} {EXAMPLES / example}", *["random"] * (players - 1))

    one, two = (simulate(Plan(game, players, 1, 5, bots)) for _ in range(2))

    assert one["failures"] == [0] * players
    assert one["digest"] == two["digest"]


def test_the_examples_are_short() -> None:
    for file in EXAMPLES.glob("pipe*"):
        assert len(file.read_text("utf-8").splitlines()) <= 40, file


def test_a_choice_needs_no_sample_of_its_own(bench: Bench) -> None:
    """`choose` deals the sample; the true position stays out of the program's reach."""
    bot, (game, state, seat) = PipeBot(bench.command(GOOD), 10), opening()
    before = json.dumps(game.dump(state))

    assert choose(game, state, seat, bot, seeded(0)) in game.legal_keys(state, seat)
    assert json.dumps(game.dump(state)) == before
    bot.close()


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("", "bad command '': expected a program that can be run"),
        ("no-such-program -x", "bad command 'no-such-program -x': expected a program that can be run"),
        ("python3 'bot.py", "bad command .*: No closing quotation"),
    ],
)
def test_a_command_that_cannot_be_run_is_refused_at_once(command: str, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        registry.hire(f"pipe:{command}")


def test_only_hiring_runs_commands(bench: Bench) -> None:
    """What reaches `bot`, by the wire or in a record, never starts a program."""
    for name in ("pipe", "pipe:", f"pipe:{bench.command(GOOD)}"):
        with pytest.raises(UnknownName):
            registry.bot(name)
    assert not any(name.startswith("pipe") for name in registry.bots())
    assert registry.hire("random").failures == 0
    with pytest.raises(UnknownName):
        registry.hire("drum:tam")
    with pytest.raises(BadSetup, match="bad time limit"):
        registry.hire(f"pipe:{sys.executable}", 0)
    assert bench.starts() == []
