"""The result of an arena as a page."""

from typing import Any

from menlo.lab.charts import Bar, bars
from menlo.lab.page import Page
from menlo.lab.statistics import BETTER, EVEN, OPEN, WORSE
from menlo.lab.wording import ending, percent
from menlo.locale import catalogue

VERDICTS = {
    BETTER: "{} wins more often than chance.",
    WORSE: "{} wins less often than chance.",
    EVEN: "{} wins about as often as chance.",
    OPEN: "not clear yet whether {} wins more or less often than chance.",
}


def spanned(bot: dict[str, Any], value: str, interval: str, text: str) -> Bar:
    low, high = bot[interval]
    return Bar(bot["bot"], bot[value], low, high, text)


def report(data: dict[str, Any], command: str) -> str:
    standings = data["bots"]
    words = catalogue()
    page = Page(f"Arena: {data['title']}, {data['players']} {'players' if data['players'] > 1 else 'player'}")
    page.note(f"{data['games']} games, seed {data['seed']}, seats rotated, one deal for each round of seats. {command}")
    page.table(
        ["bot", "won", "share", "95 %", "chance", "rating", "mean score", "ms per decision", "longest"],
        [
            [
                bot["bot"],
                f"{bot['wins']:g} of {bot['games']}",
                percent(bot["share"]),
                " – ".join(percent(bound) for bound in bot["interval"]),
                percent(bot["chance"]),
                f"{bot['rating']['mu']:.1f} ± {bot['rating']['sigma']:.1f}",
                f"{bot['score']:.1f}",
                f"{bot['ms_per_decision']:.2f}",
                f"{bot['longest_ms']:.0f}",
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
    ends = sorted(data["ends"].items())
    page.table(["end", "games"], [[ending(data["game"], end, words), str(count)] for end, count in ends])
    if data["verdict"] is not None:
        page.note("Sequential test: " + VERDICTS[data["verdict"]].format(standings[0]["bot"]))
    page.note(f"{data['ties']} ties. Digest of all final positions: {data['digest']}")
    return page.html()
