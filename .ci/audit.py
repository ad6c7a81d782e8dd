"""Are the things we depend on known to be unsafe? Asks PyPI and npm where they can be reached, and says so where not.

Whether the locks are complete can be told anywhere, and always is: every Python package pinned to a version, every npm
package to the hash of its content. Whether an advisory names one of them only the advisories can tell. Without them
this is reported as NOT CHECKED, with the last time it was, kept in `.ci/audited.json`; `--required` makes it a failure.

    make audit
"""

import json
import re
import subprocess
import sys
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOCKS = (ROOT / "constraints.txt", ROOT / "web" / "package-lock.json")
RECORD = ROOT / ".ci" / "audited.json"
PIN = re.compile(r"[A-Za-z0-9][\w.-]*==[\w.!+-]+")
SECONDS = 300


class NotChecked(Exception):
    """The advisories could not be asked."""


def loose() -> list[str]:
    """What the locks leave open."""
    lines = [line.split("#")[0].strip() for line in LOCKS[0].read_text("utf-8").splitlines()]
    found = [f"constraints.txt: {line!r} is no exact version" for line in lines if line and not PIN.fullmatch(line)]
    for name, package in json.loads(LOCKS[1].read_text("utf-8"))["packages"].items():
        source = package.get("resolved", "https://registry.npmjs.org/")
        if name and not package.get("integrity", "").startswith("sha512-"):
            found.append(f"package-lock.json: {name} has no hash of its content")
        if not source.startswith("https://registry.npmjs.org/"):
            found.append(f"package-lock.json: {name} comes from {source}")
    return found


def ask_pypi(audit: str) -> list[str]:
    command = [audit, "-r", str(LOCKS[0]), "--no-deps", "--disable-pip", "-f", "json", "--progress-spinner", "off"]
    said = run(command)
    try:
        packages = json.loads(said)["dependencies"]
    except (ValueError, KeyError):
        raise NotChecked(last_line(said)) from None
    # A package the service does not know was not checked, which is not the same as safe.
    skipped = [package["name"] for package in packages if "skip_reason" in package]
    if skipped or not packages:
        raise NotChecked(f"{len(skipped)} of {len(packages)} packages are unknown to the advisories")
    return [
        f"{package['name']} {package['version']}: {fault['id']}" for package in packages for fault in package["vulns"]
    ]


def ask_npm() -> list[str]:
    said = run(["npm", "audit", "--json", "--audit", "true"], ROOT / "web")
    try:
        report = json.loads(said)
    except ValueError:
        raise NotChecked(last_line(said)) from None
    faults = report.get("vulnerabilities")
    if faults is None:
        raise NotChecked(str(report.get("message") or report.get("error", {}).get("summary") or "no answer")[:120])
    return [f"{name}: {fault['severity']}" for name, fault in faults.items()]


def run(command: list[str], folder: Path = ROOT) -> str:
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=SECONDS)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NotChecked(f"{command[0]}: {type(error).__name__}") from None
    return done.stdout or done.stderr


def last_line(said: str) -> str:
    lines = [line.strip() for line in said.splitlines() if line.strip(" {}[],")]
    return lines[-1][:120] if lines else "no answer"


def digest() -> str:
    return sha256(b"".join(lock.read_bytes() for lock in LOCKS)).hexdigest()


def last_time() -> str:
    if not RECORD.is_file():
        return "never, as far as this repository knows"
    record = json.loads(RECORD.read_text("utf-8"))
    return f"on {record['day']}, {'with these locks' if record['locks'] == digest() else 'with other locks'}"


def main(arguments: list[str]) -> int:
    faults = loose()
    unchecked = []
    for name, ask in (("PyPI", lambda: ask_pypi(arguments[0])), ("npm", ask_npm)):
        try:
            found = ask()
            print(f"{name}: {len(found)} advisories")
            faults += found
        except NotChecked as reason:
            unchecked.append(name)
            print(f"{name}: NOT CHECKED against advisories ({reason}); last checked {last_time()}")
    if not unchecked:
        day = datetime.now(UTC).date().isoformat()
        RECORD.write_text(json.dumps({"day": day, "locks": digest(), "faults": faults}, indent=1) + "\n", "utf-8")
    for fault in faults:
        print(fault)
    print("locks: every package is pinned" if not loose() else "locks: not every package is pinned")
    return 1 if faults or (unchecked and "--required" in arguments) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
