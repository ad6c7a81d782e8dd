"""The arena on a Ray cluster of two nodes: the same games, the same result."""

import logging
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from menlo.lab.arena.arena import hold, summary
from menlo.lab.arena.plan import ArenaPlan
from menlo.lab.engines import run
from tests.lab.test_arena import timeless

ray = pytest.importorskip("ray", reason="the extra `ray` is not installed")


@pytest.fixture(scope="module")
def cluster() -> Iterator[object]:
    """Two nodes with a core each, as `ray start` would make them on two machines."""
    from ray.cluster_utils import Cluster

    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    made: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    made.add_node(num_cpus=1)
    made.wait_for_nodes()
    ray.init(address=made.address, configure_logging=False, log_to_driver=False)
    yield made
    ray.shutdown()
    made.shutdown()
    root.handlers[:] = handlers  # Ray makes itself heard in everyone's log
    root.setLevel(level)


def meet(folder: str) -> int:
    """Say which node this is and wait for another: how many came together."""
    Path(folder, str(ray.get_runtime_context().get_node_id())).touch()
    deadline = time.monotonic() + 90  # a worker of the second node may still be starting
    while len(os.listdir(folder)) < 2 and time.monotonic() < deadline:
        time.sleep(0.05)
    return len(os.listdir(folder))


def test_a_cluster_gives_what_one_process_gives_and_stops_at_the_same_game(cluster: object) -> None:
    plan = ArenaPlan("era", 3, 60, 5, ["greedy", "random"])

    assert timeless(summary(hold(plan, engine="ray", stop=True))) == timeless(summary(hold(plan, stop=True)))


def test_both_nodes_work(cluster: object, tmp_path: Path) -> None:
    assert set(run(meet, [str(tmp_path)] * 4, engine="ray")) == {2}
