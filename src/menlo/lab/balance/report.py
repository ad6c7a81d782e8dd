"""The balance of a game as a page a designer can read: what stands out first, then figure by figure."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from menlo.lab.balance.questions import COLOURS, PIECE, place
from menlo.lab.charts import Bar, bars, span
from menlo.lab.page import Markup, Page
from menlo.lab.wording import ending, percent
from menlo.locale import Catalogue, catalogue

Run = Mapping[str, Any]
READ = (
    "A bar ends at the measured value; the thin line across its end is the 95 % interval: the true value lies "
    "within it nineteen times in twenty. The dashed line is what chance alone would give. Figures hold for the bots "
    "that played, and what goes with winning need not cause it: who is ahead can do more."
)
COLUMNS = ("used by", "per match", "users who won", "", "points per use", "")
HELP = (
    "Used by: the share of seats that did it at least once. Per match: how often all seats together. Users who won: "
    "their share of wins, against chance. Points per use: how many points more a seat had at the end for each use more "
    "than the others at its table; in bold where the interval leaves out 0."
)
MOST = 8  # findings of one kind; seats are never more
MORE = {
    "rare": "{} more pieces are hardly used.",
    "dominant": "{} more pieces are chosen nearly always.",
    "strong": "Users of {} more pieces win clearly more often than chance.",
    "weak": "Users of {} more pieces win clearly less often than chance.",
}
CHANGES = (
    "The same deals, played by both; the change is the mean of the differences deal by deal. Of the uses of pieces "
    "only those are listed whose change is clear; of that many figures, one in twenty is clear by chance."
)


def figure(value: Mapping[str, float] | None, digits: int = 2) -> str:
    if value is None:
        return "–"
    return f"{value['mean']:.{digits}f} ({value['low']:.{digits}f} to {value['high']:.{digits}f})"


def pair(interval: Sequence[float]) -> tuple[float, float]:
    return interval[0], interval[1]


def piece_name(piece: str, words: Catalogue) -> str:
    """A piece as its players know it: a name of the catalogue or the pack, a number, or the id made legible."""
    parts = [words.piece(part) for part in piece.split(PIECE) if part]
    return " · ".join(part.replace("-", " ").capitalize() if part == part.lower() else part for part in parts) or "all"


def told_findings(run: Run, words: Catalogue) -> list[str]:
    """What stands out, in sentences; of each kind the first few, for the tables tell the rest."""
    told, kinds = [], [item["kind"] for item in run["findings"]]
    for kind in dict.fromkeys(kinds):
        items = [item for item in run["findings"] if item["kind"] == kind]
        told += [finding(item, words) for item in items[:MOST]]
        if len(items) > MOST:
            told.append(MORE[kind].format(len(items) - MOST))
    return told


def finding(item: Run, words: Catalogue) -> str:
    """One thing that stands out, as a sentence."""
    if item["kind"] == "rare":
        used = "nobody" if not item["used"] else f"{percent(item['used'])} of seats"
        return f"{item['what']}: {piece_name(item['piece'], words)}, by {used}."
    if item["kind"] == "dominant":
        return f"{item['what']}: {piece_name(item['piece'], words)}, in {percent(item['share'])} of all cases."
    wins = f"wins {percent(item['share'])} ({percent(item['interval'][0])} to {percent(item['interval'][1])})"
    if item["kind"] == "seat":
        return f"Seat {item['piece']} {wins}."
    if item["kind"] == "order":
        return f"The seat that decides as number {item['piece']} {wins}."
    return (
        f"{item['what']}: {piece_name(item['piece'], words)}; who does it {wins}; {percent(item['used'])} of seats do."
    )


def words_of(data: Run) -> Catalogue:
    """Words for the pieces of all packs that were played with."""
    return catalogue(names={id: name for run in data["variants"] for id, name in run["names"].items()})


def report(data: Run) -> str:
    return Report(data).html()


class Report:
    def __init__(self, data: Run) -> None:
        self.page = Page(
            f"Balance of {data['title']}, {data['players']} {'players' if data['players'] > 1 else 'player'}"
        )
        self.data = data
        self.game = str(data["game"])
        self.words = words_of(data)

    def html(self) -> str:
        runs = {str(run["name"]): run for run in self.data["variants"]}
        self.page.note(self.data["command"])
        self.page.note(READ)
        self.standing_out(runs)
        self.matches(runs)
        self.winners(runs)
        self.points(runs)
        for name, run in list(runs.items())[1:]:
            self.effects(next(iter(runs)), name, run["effects"])
        self.pieces(runs)
        return self.page.html()

    def source(self, name: str) -> str:
        """Sources of points are named by the catalogue, or else by themselves."""
        ids = [f"{self.game}-{family}-{name}" for family in ("source", "award")]
        return next((self.words.piece(id) for id in ids if self.words.has(id)), name.replace("-", " "))

    def standing_out(self, runs: Mapping[str, Run]) -> None:
        self.page.heading("What stands out")
        for name, run in runs.items():
            found = told_findings(run, self.words)
            if len(runs) > 1:
                self.page.subheading(name)
            self.page.list(found or ["Nothing: seats are even, every piece is used, none decides the match."])

    def matches(self, runs: Mapping[str, Run]) -> None:
        self.page.heading("Matches")
        rows: list[tuple[str, Callable[[Run], str]]] = [
            ("matches", lambda run: str(run["matches"])),
            ("score of a seat", lambda run: figure(run["score"])),
            ("winner's score", lambda run: figure(run["winner"])),
            ("… in four of five matches", lambda run: "{:g} to {:g}".format(*run["winner_range"])),
            ("winner ahead by", lambda run: figure(run["margin"])),
            ("decisions", lambda run: figure(run["length"])),
            ("shared victories", lambda run: "–" if run["ties"] is None else percent(run["ties"]["share"])),
            ("ended by", self.ends),
        ]
        self.page.table(["", *runs], [[label, *(show(run) for run in runs.values())] for label, show in rows])

    def ends(self, run: Run) -> str:
        return ", ".join(f"{ending(self.game, end, self.words)} {count}" for end, count in run["ends"].items())

    def winners(self, runs: Mapping[str, Run]) -> None:
        self.page.heading("Who wins")
        colours = {name: [item for item in run["pieces"] if item["what"] == COLOURS] for name, run in runs.items()}
        self.shares(
            "By seat", runs, {name: run["seats"] for name, run in runs.items()}, lambda item: f"seat {item['name']}"
        )
        if next(iter(runs.values()))["players"] > 1:
            order = {name: run["order"] for name, run in runs.items()}
            self.shares("By the order of first decisions", runs, order, lambda item: f"number {item['name']}")
        if any(colours.values()):
            self.shares(
                "By colour, of those who played it", runs, colours,
                lambda item: piece_name(item["piece"], self.words),
            )  # fmt: skip

    def shares(
        self, title: str, runs: Mapping[str, Run], found: Mapping[str, Sequence[Run]], label: Callable[[Run], str]
    ) -> None:
        players = next(iter(runs.values()))["players"]
        labels = list(dict.fromkeys(label(item) for shares in found.values() for item in shares))
        items = [
            Bar(self.of(text, name, runs), item["share"], *pair(item["interval"]), self.share(item))
            for text in labels  # the variants of one seat or colour beside each other
            for name, shares in found.items()
            for item in shares
            if label(item) == text
        ]
        self.page.chart(bars(title, items, 1 / players if players > 1 else None, 1.0 if players == 1 else None))

    def share(self, item: Run) -> str:
        """A share, and of how many where that is not every match."""
        return percent(item["share"]) + (f" of {item['users']}" if "users" in item else "")

    def of(self, label: str, variant: str, runs: Mapping[str, Run]) -> str:
        return f"{label}, {variant}" if len(runs) > 1 else label

    def points(self, runs: Mapping[str, Run]) -> None:
        self.page.heading("Points by source")
        for name, run in runs.items():
            items = []
            for source in run["sources"]:
                for who in ("all", "winners") if run["players"] > 1 else ("all",):
                    value = source[who]
                    label = f"{self.source(source['name'])}{', winners' if who == 'winners' else ''}"
                    items.append(
                        Bar(label, value["mean"], value["low"], value["high"], f"{value['mean']:.1f}", who != "all")
                    )
            self.page.chart(bars(f"Mean points of a seat{f', {name}' if len(runs) > 1 else ''}", items))

    def effects(self, base: str, name: str, found: Sequence[Run]) -> None:
        self.page.heading(f"What {name} changes, against {base}")
        self.page.note(CHANGES)
        plain = [item for item in found if item["kind"] in ("match", "wins", "points")]
        uses = [item for item in found if item not in plain and item["clear"]]
        for title, items in (("", plain), ("uses per match", uses)):
            rows = [
                [
                    self.effect(item),
                    f"{item['before']:.2f}",
                    f"{item['after']:.2f}",
                    figure(item["change"]),
                    self.clear(item),
                ]
                for item in items
            ]
            if rows:
                self.page.table([title, "before", "after", "change (95 %)", ""], rows)

    def effect(self, item: Run) -> str:
        if item["kind"] == "match":
            return str(item["name"])
        if item["kind"] in ("wins", "points"):
            return f"{item['kind']}: {self.source(item['name']) if item['kind'] == 'points' else item['name']}"
        return f"{item['kind']}: {piece_name(item['name'], self.words)}"

    def clear(self, item: Run) -> str:
        return "" if not item["clear"] else "more" if item["change"]["mean"] > 0 else "less"

    def pieces(self, runs: Mapping[str, Run]) -> None:
        """Everything done with a piece, grouped by what was done, the variants below each other."""
        self.page.heading("Use and worth of everything")
        self.page.note(HELP)
        by_key = {name: {(item["what"], item["piece"]): item for item in run["pieces"]} for name, run in runs.items()}
        found = {key for items in by_key.values() for key in items} | self.missing(runs)
        keys = sorted(found, key=lambda key: (place(self.game, key[0]), key))
        for what in dict.fromkeys(key[0] for key in keys):
            self.page.subheading(what)
            rows = []
            for key in (key for key in keys if key[0] == what):
                for name, items in by_key.items():
                    label = self.of(piece_name(key[1], self.words), name, runs)
                    rows.append([label, *cells(items.get(key), runs[name])])
            self.page.table(["", *COLUMNS], rows)

    def missing(self, runs: Mapping[str, Run]) -> set[tuple[str, str]]:
        rare = [item for run in runs.values() for item in run["findings"] if item["kind"] == "rare"]
        return {(item["what"], item["piece"]) for item in rare}


def cells(item: Run | None, run: Run) -> list[str]:
    if item is None:
        return ["0.0 %", "0.00", "–", "", "–", ""]
    chance, worth = 1 / run["players"], item["worth"]
    most = max(
        [
            1.0,
            *(
                abs(other["worth"]["mean"])
                for other in run["pieces"]
                if other["worth"] and other["what"] == item["what"]
            ),
        ]
    )
    sure = worth is not None and (worth["low"] > 0 or worth["high"] < 0)
    return [
        percent(item["used"]),
        f"{item['times']:.2f}",
        percent(item["share"]),
        Markup(span(item["share"], *pair(item["interval"]), 0.0, min(1.0, 3 * chance), chance)),
        Markup(f"<b>{worth['mean']:+.2f}</b>" if sure else f"{worth['mean']:+.2f}") if worth else "–",
        Markup(span(worth["mean"], worth["low"], worth["high"], -1.5 * most, 1.5 * most, 0.0)) if worth else "",
    ]
