"""Compare our speed with that of peers, in one run, as ratios: `make bench`.

Every engine is measured several times in turn by bench/measure.py, each in a process and environment of its own, so
that a busy moment of the machine hits all of them; medians are reported. The run is refused when an engine is not the
build it should be, or when a checksum differs between rounds or between our two builds.
"""

import argparse
import json
import statistics
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent


@dataclass(frozen=True)
class Engine:
    label: str
    environment: str
    name: str
    build: str = ""  # how its version must end

    def command(self, seconds: float, seed: int) -> list[str]:
        python = ROOT / self.environment / "bin" / "python"
        return [str(python), str(ROOT / "bench" / "measure.py"), self.name, f"--seconds={seconds}", f"--seed={seed}"]


ENGINES = [
    Engine("Era, compiled", ".venv-compiled", "era", "compiled"),
    Engine("catanatron, 4-player Catan", ".venv-peers", "catanatron"),
    Engine("Expo, compiled", ".venv-compiled", "expo", "compiled"),
    Engine("Era, interpreted", ".venv", "era", "interpreted"),
    Engine("Smartphone Inc., compiled", ".venv-compiled", "smartphone", "compiled"),
    Engine("Smartphone Inc., interpreted", ".venv", "smartphone", "interpreted"),
    Engine("Expo, interpreted", ".venv", "expo", "interpreted"),
    Engine("OpenSpiel gin rummy", ".venv-peers", "gin_rummy"),
    Engine("OpenSpiel hearts", ".venv-peers", "hearts"),
]
YARDSTICK = ENGINES[1]


class Spoiled(Exception):
    """The run cannot be trusted; the message says why."""


def measure(engine: Engine, seconds: float, seed: int) -> dict[str, float | str]:
    done = subprocess.run(engine.command(seconds, seed), capture_output=True, text=True, cwd=ROOT)
    if done.returncode:
        raise Spoiled(f"{engine.label}: {done.stderr.strip().splitlines()[-1]}")
    report: dict[str, float | str] = json.loads(done.stdout)
    if not str(report["version"]).endswith(engine.build):
        raise Spoiled(f"{engine.label} is version {report['version']}")
    return report


def measure_all(rounds: int, seconds: float, seed: int) -> dict[str, list[dict[str, float | str]]]:
    reports: dict[str, list[dict[str, float | str]]] = {engine.label: [] for engine in ENGINES}
    for number in range(rounds):
        for engine in ENGINES:
            print(f"round {number + 1} of {rounds}: {engine.label}", file=sys.stderr)
            reports[engine.label].append(measure(engine, seconds, seed))
    for name in {engine.name for engine in ENGINES}:
        labels = [engine.label for engine in ENGINES if engine.name == name]
        if len({report["checksum"] for label in labels for report in reports[label]}) != 1:
            raise Spoiled(f"checksums of {name} differ")
    return reports


def median(reports: list[dict[str, float | str]], name: str) -> float:
    return statistics.median(float(report[name]) for report in reports)


def summarise(reports: dict[str, list[dict[str, float | str]]]) -> list[dict[str, float | str]]:
    speed = median(reports[YARDSTICK.label], "decisions_per_s")
    copying = median(reports[YARDSTICK.label], "copy_us")
    rows: list[dict[str, float | str]] = []
    for label, found in reports.items():
        rates = [float(report["decisions_per_s"]) for report in found]
        rows.append(
            {
                "engine": label,
                "version": found[0]["version"],
                "decisions_per_s": round(median(found, "decisions_per_s")),
                "slowest": round(min(rates)),
                "fastest": round(max(rates)),
                "times_catanatron": round(median(found, "decisions_per_s") / speed, 2),
                "copy_us": round(median(found, "copy_us"), 2),
                "copies_times_catanatron": round(copying / median(found, "copy_us"), 2),
                "bytes_per_state": round(median(found, "bytes_per_state")),
                "checksum": found[0]["checksum"],
            }
        )
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="of play per engine and round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    try:
        rows = summarise(measure_all(arguments.rounds, arguments.seconds, arguments.seed))
    except Spoiled as error:
        print(f"spoiled: {error}", file=sys.stderr)
        return 1
    if arguments.json:
        print(json.dumps(rows))
        return 0
    columns = ("decisions_per_s", "times_catanatron", "copy_us", "copies_times_catanatron", "bytes_per_state")
    print(f"{'':28}" + "".join(f"{column:>26}" for column in columns))
    for row in rows:
        print(f"{row['engine']:28}" + "".join(f"{row[column]:>26}" for column in columns))
    return 0


if __name__ == "__main__":
    sys.exit(main())
