"""`python -m menlo.adapters.learning`: train a network, and ask a file what it is.

What needs NumPy or PyTorch is imported by the command that does: the other one, and `--help`, work without.
"""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from menlo.adapters.extras import NotInstalled
from menlo.kernel.errors import MenloError

app = typer.Typer(no_args_is_help=True, add_completion=False, help="Train a small network by self-play.")


@app.command()
def train(
    game: Annotated[str, typer.Argument(help="A game, as listed by `menlo games`.")],
    players: Annotated[int, typer.Option("--players", help="How many seats.")],
    out: Annotated[Path, typer.Option("--out", help="The file for the network, FILE.npz.")],
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same network, on one machine.")] = 0,
    lessons: Annotated[int, typer.Option("--lessons", min=0, help="Rounds of the teacher's play to imitate.")] = 30,
    rounds: Annotated[int, typer.Option("--rounds", min=0, help="Rounds of self-play.")] = 220,
    matches: Annotated[int, typer.Option("--matches", min=1, help="Matches in a round.")] = 128,
    hidden: Annotated[int, typer.Option("--hidden", min=1, help="The width of the hidden layers.")] = 128,
    rate: Annotated[float, typer.Option("--rate", help="Of learning; half and falling in self-play.")] = 0.001,
    teacher: Annotated[str, typer.Option("--teacher", help="A bot to imitate and to be measured against.")] = "greedy",
    minutes: Annotated[float | None, typer.Option("--minutes", help="Stop after so long; not reproducible.")] = None,
    measure_every: Annotated[int, typer.Option("--measure-every", min=1, help="Rounds between measurements.")] = 10,
    checkpoint: Annotated[Path | None, typer.Option("--checkpoint", help="Save here, and go on from here.")] = None,
    device: Annotated[str, typer.Option("--device", help="cpu or cuda.")] = "cpu",
    threads: Annotated[int, typer.Option("--threads", min=1, help="Of PyTorch on the CPU.")] = 1,
) -> None:
    """Imitate a teacher for a while, then learn by playing against oneself; write the network."""
    from menlo.adapters.learning.network import to_bytes

    try:
        from menlo.adapters.learning.training import Settings, Step, Training
    except ModuleNotFoundError as missing:
        raise NotInstalled(missing, "learn") from None

    settings = Settings(game, players, seed, lessons, rounds, matches, hidden, rate, teacher)
    training = Training(settings, device, threads, checkpoint)

    def tell(step: Step) -> None:
        report = step.report
        line = (
            f"{step.stage} {step.number:4}  {step.seconds / 60:5.1f} min  {step.decisions:9,} decisions  "
            f"choosing {report.choosing:+.4f}  expecting {report.expecting:.4f}  entropy {report.breadth:.3f}"
        )
        print(line if step.share is None else f"{line}  {step.share:.1%} of wins against {teacher}", flush=True)

    network = training.run(minutes, measure_every, tell)
    out.write_bytes(to_bytes(network))
    print(f"{out}: {out.stat().st_size // 1024} KiB")


@app.command()
def about(file: Annotated[Path, typer.Argument(help="A network, FILE.npz.")]) -> None:
    """What a network is for, and how it was made, as JSON."""
    from menlo.adapters.learning.network import read_network

    network = read_network(file)
    data = {"game": network.about.game, "players": network.about.players, "features": network.features}
    print(json.dumps({**data, "keys": network.num_keys, "story": network.about.story}))


def main() -> None:
    """What a caller did wrong, or has not installed, is one line on stderr and exit status 2."""
    try:
        app()
    except (MenloError, NotInstalled) as error:
        print(f"menlo: {error}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
