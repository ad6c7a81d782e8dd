"""The result of an arena as a page."""

from typing import Any

from menlo.lab.charts import Bar, bars
from menlo.lab.page import Page


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def spanned(bot: dict[str, Any], value: str, interval: str, text: str) -> Bar:
    low, high = bot[interval]
    return Bar(bot["bot"], bot[value], low, high, text)


def report(data: dict[str, Any], command: str) -> str:
    standings = data["bots"]
    page = Page(f"Arena: {data['game']}, {data['players']} players")
    page.note(f"{data['games']} games, seed {data['seed']}, seats rotated, one deal for each round of seats. {command}")
    page.table(
        ["bot", "games", "wins", "share", "95 % interval", "chance", "rating", "mean score", "ms per decision"],
        [
            [
                bot["bot"],
                str(bot["games"]),
                f"{bot['wins']:g}",
                percent(bot["share"]),
                " – ".join(percent(bound) for bound in bot["interval"]),
                percent(bot["chance"]),
                f"{bot['rating']['mu']:.1f} ± {bot['rating']['sigma']:.1f}",
                f"{bot['score']:.1f}",
                f"{bot['ms_per_decision']:.2f}",
            ]
            for bot in standings
        ],
    )
    shares = [spanned(bot, "share", "interval", percent(bot["share"])) for bot in standings]
    chances = {bot["chance"] for bot in standings}
    page.chart(bars("Share of games won", shares, chances.pop() if len(chances) == 1 else None))
    page.chart(
        bars(
            "Rating (openskill), two standard deviations",
            [
                Bar(
                    bot["bot"],
                    bot["rating"]["mu"],
                    bot["rating"]["mu"] - 2 * bot["rating"]["sigma"],
                    bot["rating"]["mu"] + 2 * bot["rating"]["sigma"],
                    f"{bot['rating']['mu']:.1f}",
                )
                for bot in standings
            ],
        )
    )
    page.chart(
        bars(
            "Mean score",
            [spanned(bot, "score", "score_interval", f"{bot['score']:.1f}") for bot in standings],
        )
    )
    page.heading("How matches ended")
    page.table(["end", "games"], [[end, str(count)] for end, count in sorted(data["ends"].items())])
    if data["verdict"] is not None:
        page.note(f"Sequential test of {standings[0]['bot']} against chance: {data['verdict']}.")
    page.note(f"{data['ties']} ties. Digest of all final positions: {data['digest']}")
    return page.html()
