"""Networks without the library that trained them: the file, the arithmetic, the bot."""

import json
import subprocess
import sys
from dataclasses import asdict
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

import menlo
from menlo.adapters.learning import bot as net_bot
from menlo.adapters.learning.network import (
    FINENESS,
    About,
    Network,
    digest,
    from_bytes,
    read_network,
    to_bytes,
    whole,
)
from menlo.kernel import registry
from menlo.kernel.errors import BadSetup, MenloError, UnknownName
from menlo.kernel.game import NOBODY, Game, State
from menlo.kernel.play import choose, play
from menlo.kernel.rng import seeded
from menlo.lab.arena.arena import hold, summary
from menlo.lab.arena.plan import ArenaPlan
from menlo.lab.simulate import Plan, simulate
from menlo.server.bots import check_bot, list_bots
from menlo.server.workers import BotJob, Staff, choose_key
from tests.conformance.cases import Case, walk

REFERENCE = Path(__file__).with_name("net-reference.json")


def seen(game: Game[State], state: State, seat: int) -> NDArray[np.float64]:
    numbers = vec[i64]([0] * game.features)
    game.observe(state, seat, numbers, 0)
    return np.frombuffer(memoryview(numbers), np.int64).astype(np.float64)


def tiny(title: str = "era", hidden: int = 5) -> Network:
    """A network that learnt nothing."""
    game, chance = menlo.game(title), np.random.default_rng(1)
    sizes = [game.features, hidden, hidden]
    body = [
        whole(chance.normal(size=(out, into)) / 8, chance.normal(size=out), first=number == 0)
        for number, (into, out) in enumerate(pairwise(sizes))
    ]
    policy, value = (
        whole(chance.normal(size=(out, hidden)), chance.normal(size=out), first=False) for out in (game.num_keys, 1)
    )
    return Network(About(title, digest(game), 4, {}), body, policy, value)


def answers(network: Network) -> list[dict[str, object]]:
    """What a network says along a match of chance, to the last bit."""
    said, game = [], menlo.game("era")
    for decision in walk(Case("era", 4, 11)):
        if decision.number % 25 == 0:
            numbers = seen(game, decision.state, decision.seat)
            keys = sorted(decision.keys)
            liked = network.preferences(numbers, keys)
            said.append({"keys": keys, "liked": liked.tolist(), "value": network.judge(numbers)})
    return said


def test_the_network_that_comes_along_answers_as_it_did_where_it_was_made() -> None:
    """Exactly: whole numbers leave nothing to the machine. `python -m tests.adapters.test_network` writes it anew."""
    assert answers(net_bot.read_shipped("era")) == json.loads(REFERENCE.read_text("utf-8"))


def test_the_network_that_comes_along_is_small_and_fits_the_game_of_today() -> None:
    assert net_bot.shipped() == ["era"]
    file = net_bot.SHIPPED.joinpath("era.npz")
    assert len(file.read_bytes()) <= 700 * 1024
    net_bot.read_shipped("era").fit(menlo.game("era"))


def test_the_order_of_summing_changes_nothing() -> None:
    """Where floats would differ in their last bits from one machine to the next."""
    network, chance = net_bot.read_shipped("era"), np.random.default_rng(3)
    numbers = chance.integers(0, 40, network.features).astype(np.float64)
    order = chance.permutation(network.features)
    first = network.body[0]
    turned = type(first)(first.weights[:, order], first.bias, first.shift)
    other = Network(network.about, [turned, *network.body[1:]], network.policy, network.value)

    assert other.judge(numbers[order]) == network.judge(numbers)


def test_whole_numbers_say_what_the_floats_said() -> None:
    chance = np.random.default_rng(4)
    layers = [(chance.normal(size=(o, i)) / i**0.5, chance.normal(size=o)) for o, i in ((16, 30), (16, 16), (9, 16))]
    (one, two, three), value = layers, (chance.normal(size=(1, 16)), chance.normal(size=1))
    network = Network(
        About("era", "", 4, {}),
        [whole(*one, first=True), whole(*two, first=False)],
        whole(*three, first=False),
        whole(*value, first=False),
    )
    for _ in range(20):
        numbers = chance.integers(0, 9, 30).astype(np.float64)
        hidden = np.maximum(two[0] @ np.maximum(one[0] @ numbers + one[1], 0) + two[1], 0)

        assert network.preferences(numbers, range(9)) == pytest.approx(three[0] @ hidden + three[1], abs=0.02)
        assert network.judge(numbers) == pytest.approx(float(value[0][0] @ hidden + value[1][0]), abs=0.02)
        assert np.array_equal(np.rint(network.hidden(numbers)), network.hidden(numbers)), FINENESS


def test_a_network_comes_back_from_its_file(tmp_path: Path) -> None:
    network = tiny()
    file = tmp_path / "tiny.npz"
    file.write_bytes(to_bytes(network))

    assert answers(read_network(file)) == answers(network)
    assert to_bytes(read_network(file)) == to_bytes(network)
    assert np.load(file)["policy.weights"].shape == (menlo.game("era").num_keys, 5)  # a usual archive of NumPy


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_bot_plays_whole_matches(players: int) -> None:
    """At all tables, whatever it was trained at; the same again with the same seed."""
    finals = []
    for _ in range(2):
        game, bots = menlo.game("era"), [menlo.bot("net")] * (players - 1) + [menlo.bot("random")]
        state = game.setup(players, 5)
        assert play(game, state, bots, seeded(5)) > 100
        assert game.decider(state) == NOBODY and not any(bot.failures for bot in bots)
        finals.append(game.dump(state))
    assert finals[0] == finals[1]


def test_the_bot_beats_chance() -> None:
    wins = simulate(Plan("era", 4, 8, 1, ("net", "random", "random", "random")))["wins"]

    assert isinstance(wins, list) and wins[0] >= 7


def test_what_a_seat_cannot_see_changes_no_choice() -> None:
    bot, rules = menlo.bot("net"), menlo.game("era")
    for decision in walk(Case("era", 4, 3)):
        if decision.number % 20:
            continue
        state, seat = decision.state, decision.seat
        keys = rules.legal_keys(state, seat)
        turned = vec[i64](list(keys)[::-1])
        chosen = {
            int(bot.choose(rules, rules.determinize(state, seat, seeded(deal)), seat, order, seeded(deal)))
            for deal in range(6)
            for order in (keys, turned)
        }

        assert len(chosen) == 1 and chosen <= set(keys)


def test_it_is_entered_in_the_arena(tmp_path: Path) -> None:
    file = tmp_path / "tiny.npz"
    file.write_bytes(to_bytes(tiny()))
    plan = ArenaPlan("era", 4, 2, 1, ["net", f"net:{file}"])
    data = summary(hold(plan))

    assert isinstance(data["bots"], list)
    assert [bot["bot"] for bot in data["bots"]] == ["net", f"net:{file}"]
    assert data["digest"] == summary(hold(plan))["digest"]


def test_a_game_it_was_not_trained_for_is_refused_before_anything_starts(tmp_path: Path) -> None:
    file = tmp_path / "tiny.npz"
    file.write_bytes(to_bytes(tiny()))
    for spec in ("net", f"net:{file}"):
        with pytest.raises(BadSetup, match=r"bot 'net.* does not know the game 'expo'"):
            ArenaPlan("expo", 3, 2, 1, [spec, "random"]).check()
        with pytest.raises(BadSetup, match=r"bot 'net.* does not know the game 'expo'"):
            simulate(Plan("expo", 3, 1, 1, (spec,)))
    expo = menlo.game("expo")
    state = expo.setup(2, 1)
    with pytest.raises(BadSetup, match="no network for game 'expo': expected one of era"):
        choose(expo, state, expo.decider(state), menlo.bot("net"), seeded(1))
    with pytest.raises(BadSetup, match="this network plays 'era', not 'expo'"):
        choose(expo, state, expo.decider(state), registry.hire(f"net:{file}"), seeded(1))


def test_another_layout_of_the_same_game_is_refused() -> None:
    network, game = tiny(), menlo.game("era")
    strange = About("era", "0" * 16, 4, {})

    with pytest.raises(BadSetup, match="trained for another pack or version of 'era'"):
        Network(strange, network.body, network.policy, network.value).fit(game)


def test_a_table_may_ask_for_the_network_but_never_name_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes over the wire must not make the server read files."""
    monkeypatch.chdir(tmp_path)
    file = Path("tiny.npz")  # a whole path may be too long for a bot's name, and be refused for that
    file.write_bytes(to_bytes(tiny()))

    check_bot("net", "era")
    with pytest.raises(BadSetup, match="bot 'net' does not know the game 'expo'"):
        check_bot("net", "expo")
    with pytest.raises(BadSetup, match="bot 'net' takes no options"):
        check_bot(f"net:{file}", "era")
    with pytest.raises(UnknownName):
        check_bot(f"network:{file}", "era")


def test_it_decides_in_a_worker_of_the_server() -> None:
    game = menlo.game("era")
    state = game.setup(4, 2)
    seat = int(game.decider(state))
    job = BotJob("era", None, game.dump(state), seat, "net", 1, fallback=-1)

    key = choose_key(asdict(job), Staff({}, 1.0))

    assert key == choose(game, state, seat, menlo.bot("net"), seeded(9))


def test_without_numpy_it_says_so_and_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(net_bot, "find_spec", lambda name: None)

    with pytest.raises(MenloError, match=r"numpy is not installed: install menlo\[lab\]"):
        menlo.bot("net")
    assert "net" not in [info.name for info in list_bots()]


WITHOUT_TORCH = """
import sys
sys.modules["torch"] = None
sys.argv = ["learning", *sys.argv[1:]]
from menlo.adapters.learning.__main__ import main
main()
"""


def test_the_command_says_what_it_lacks_and_tells_of_a_file_without_it(tmp_path: Path) -> None:
    file = tmp_path / "tiny.npz"
    file.write_bytes(to_bytes(tiny()))
    train, about = (
        subprocess.run([sys.executable, "-c", WITHOUT_TORCH, *words], capture_output=True, text=True, timeout=120)
        for words in (["train", "era", "--players", "4", "--out", str(file)], ["about", str(file)])
    )

    assert (train.returncode, train.stderr) == (2, "menlo: torch is not installed: install menlo[learn]\n")
    assert json.loads(about.stdout) == {"game": "era", "players": 4, "features": 851, "keys": 1404, "story": {}}


def broken(change: dict[str, Any], drop: str = "") -> bytes:
    """The tiny network's file with some of it replaced."""
    with np.load(BytesIO(to_bytes(tiny()))) as archive:
        arrays = {name: archive[name] for name in archive}
    about = json.loads(arrays["about"].tobytes())
    arrays |= {name: value for name, value in change.items() if name not in about}
    about |= {name: value for name, value in change.items() if name in about}
    arrays["about"] = np.frombuffer(json.dumps(about).encode(), np.uint8)
    out = BytesIO()
    np.savez(out, **{name: array for name, array in arrays.items() if name != drop})
    return out.getvalue()


class Trap:
    """What a pickle would run."""

    def __reduce__(self) -> tuple[Any, ...]:
        return pytest.fail, ("something in a file was executed",)


def with_head(name: str, head: bytes) -> bytes:
    """The tiny network's file with the first bytes of one array replaced."""
    out = BytesIO()
    with ZipFile(BytesIO(to_bytes(tiny()))) as old, ZipFile(out, "w") as new:
        for member in old.infolist():
            data = old.read(member)
            new.writestr(member.filename, head + data[len(head) :] if member.filename == name else data)
    return out.getvalue()


HUGE = b"\x93NUMPY\x01\x00v\x00" + b"{'descr': '<i2', 'fortran_order': False, 'shape': (99999999, 99999999), }"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "no archive of a network"),
        (b"nonsense" * 100, "no archive of a network"),
        (to_bytes(tiny())[:-3000], "no archive of a network"),
        (with_head("body0.weights.npy", HUGE), "no archive of a network"),
        (with_head("body0.weights.npy", b"\x93NUMPY\x07\x00"), "unknown version of an array"),
        (broken({"body0.weights": np.array([Trap()], dtype=object)}), "no archive of a network"),
        (broken({"body0.weights": np.full((5, 851), np.nan)}), "expected whole numbers"),
        (broken({}, drop="about"), "no archive of a network"),
        (broken({}, drop="policy.bias"), "expected weights and bias of body0, policy, value"),
        (broken({"more": np.zeros(3, np.int16)}), "expected weights and bias of body0, policy, value"),
        (broken({"format": 2}), "found format 2, expected 1"),
        (broken({"game": 7}), "about.game: found 7, expected str"),
        (broken({"players": "many"}), "about.players: found 'many', expected int"),
        (broken({"shifts": [99, 0, 0, 0]}), "body0: found shift 99, expected 0 to 15"),
        (broken({"shifts": []}), "expected weights and bias of body0, policy, value"),
        (broken({"body1.weights": np.zeros((5, 6), np.int16)}), "body1: found weights and bias of shapes"),
        (broken({"body0.bias": np.zeros(4, np.int64)}), "body0: found weights and bias of shapes"),
        (broken({"policy.weights": np.zeros(3, np.int16)}), "policy: found weights and bias of shapes"),
        (broken({"value.weights": np.zeros((2, 5), np.int16), "value.bias": np.zeros(2, np.int64)}), "found 2 outputs"),
        (broken({"body0.bias": np.full(5, 2**60)}), "none above 2 \\*\\* 40"),
        (broken({"body0.bias": np.full(5, -(2**63))}), "none above 2 \\*\\* 40"),
        (broken({"body0.weights": np.zeros((5, 851), np.int32)}), "expected weights of 16 bits"),
    ],
)
def test_a_bad_file_is_refused_in_one_line(content: bytes, message: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.npz"
    file.write_bytes(content)

    with pytest.raises(BadSetup, match=message) as refused:
        registry.hire(f"net:{file}")
    assert str(file) in str(refused.value) and "\n" not in str(refused.value)


def test_noise_in_a_file_is_refused_or_harmless() -> None:
    """Any byte of it may be wrong."""
    good, chance = to_bytes(tiny(hidden=2)), np.random.default_rng(8)
    for _ in range(200):
        content = bytearray(good)
        for place in chance.integers(0, len(good), 3):
            content[place] = chance.integers(256)
        try:
            network = from_bytes(bytes(content), "noise.npz")
        except BadSetup as refused:
            assert "noise.npz" in str(refused)
        else:
            assert network.features > 0


def test_a_packed_giant_is_not_unpacked() -> None:
    out = BytesIO()
    with ZipFile(out, "w", compression=8) as archive:
        archive.writestr("about.npy", b"\0" * (65 * 1024 * 1024))
    with pytest.raises(BadSetup, match="expected at most 64 arrays and 67108864 bytes"):
        from_bytes(out.getvalue(), "giant.npz")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match=r"nowhere\.npz: No such file"):
        registry.hire(f"net:{tmp_path / 'nowhere.npz'}")
    with pytest.raises(BadSetup, match="Is a directory"):
        registry.hire(f"net:{tmp_path}")


if __name__ == "__main__":
    REFERENCE.write_text(json.dumps(answers(net_bot.read_shipped("era"))) + "\n", "utf-8")
