"""Where many matches are played: here, in processes, or on a Ray cluster. Results come in the order of their tasks.

Since the order is fixed and every task brings its own seed, nothing a caller works out can depend on the engine or on
the number of jobs; and a caller who has heard enough may stop listening, after the same task everywhere.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from typing import Any, TypeVar

from menlo.kernel.errors import BadSetup, MenloError

Task = TypeVar("Task")
Result = TypeVar("Result")

ENGINES = ("local", "ray")
AHEAD = 3  # tasks under way per job: none runs dry, and little is thrown away when the caller stops


def run(
    work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int = 1, engine: str = "local"
) -> Iterator[Result]:
    """Do the work for every task. `work` is a function of a module, tasks and results are plain data."""
    if engine not in ENGINES:
        raise BadSetup(f"unknown engine {engine!r}: expected one of {', '.join(ENGINES)}")
    if engine == "ray":
        return _on_ray(work, tasks, jobs)
    return map(work, tasks) if jobs == 1 else _in_processes(work, tasks, jobs)


def _in_processes(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Iterator[Result]:
    waiting: deque[Future[Result]] = deque()
    coming = iter(tasks)
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        try:
            waiting.extend(pool.submit(work, task) for task in islice(coming, jobs * AHEAD))
            while waiting:
                yield waiting.popleft().result()
                waiting.extend(pool.submit(work, task) for task in islice(coming, 1))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _on_ray(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Iterator[Result]:
    """On the cluster that is running (`RAY_ADDRESS`), or on one of this machine alone."""
    ray = _ray()
    if not ray.is_initialized():
        ray.init(configure_logging=False, log_to_driver=False)
    remote = ray.remote(max_retries=3)(work)
    ahead = AHEAD * max(jobs, int(ray.cluster_resources().get("CPU", 1)))
    waiting: deque[Any] = deque()
    coming = iter(tasks)
    try:
        waiting.extend(remote.remote(task) for task in islice(coming, ahead))
        while waiting:
            yield ray.get(waiting.popleft())
            waiting.extend(remote.remote(task) for task in islice(coming, 1))
    finally:
        for reference in waiting:
            ray.cancel(reference)


def _ray() -> Any:
    try:
        return import_module("ray")
    except ModuleNotFoundError:
        raise MenloError("ray is not installed: install menlo[ray]") from None
