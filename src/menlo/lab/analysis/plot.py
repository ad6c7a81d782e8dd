"""How everyone stood in the course of a match, as markup: a line per seat, rounds below, numbered marks that lead to
what is told of them. Lines keep their width and writing its size, however narrow the page."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

DASHES = ("", "9 4", "2 3", "9 3 2 3", "14 5")  # so that colour is not the only sign
GRID = (0.0, 0.25, 0.5, 0.75, 1.0)  # of what is at the top

STYLE = """
.plot { position: relative; height: 15rem; margin: 1rem .8rem 2.2rem 3.2rem }
.plot svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible }
.plot polyline { fill: none; stroke-width: 2; stroke-linejoin: round; vector-effect: non-scaling-stroke }
.plot .level { position: absolute; left: 0; right: 0; border-top: 1px dotted var(--line) }
.plot .level span { position: absolute; right: calc(100% + .5rem); transform: translateY(-50%); white-space: nowrap }
.plot .level, .plot .round { font-size: .8rem; color: var(--ink-2) }
.plot .round { position: absolute; top: 100%; padding: .3rem 0 0 .25rem; border-left: 1px solid var(--line) }
.plot .pin { position: absolute; transform: translate(-50%, -50%); min-width: 1.35rem; line-height: 1.35rem;
  border-radius: .7rem; border: 1px solid var(--paper); font-size: .75rem; text-align: center; text-decoration: none }
.pin, .tag { background: var(--seat); color: var(--paper) }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; padding: 0; list-style: none }
.legend svg { width: 2.4rem; height: .5rem; margin-right: .4rem }
.legend line { stroke: var(--seat); stroke-width: 3 }
.s0 { --seat: #b0580a } .s1 { --seat: #1a5fa8 } .s2 { --seat: #1a7a4c }
.s3 { --seat: #bd3a22 } .s4 { --seat: #71429b }
@media (prefers-color-scheme: dark) {
  .s0 { --seat: #ef9a3d } .s1 { --seat: #6fb0ee } .s2 { --seat: #5cc28c }
  .s3 { --seat: #f07a62 } .s4 { --seat: #bd96e4 }
}
@media (max-width: 40rem) {
  .plot .pin { min-width: .8rem; height: .8rem; font-size: 0 }
}
"""


@dataclass(frozen=True)
class Mark:
    """A point of a seat's line that something is told of."""

    seat: int
    x: float
    y: float
    number: int
    says: str


@dataclass(frozen=True)
class Plot:
    lines: Sequence[Sequence[tuple[float, float]]]  # by seat
    right: float  # x at the right edge
    top: float  # y at the top
    levels: Sequence[str]  # what stands at the grid, from the bottom up
    rounds: Sequence[float]  # where each begins
    marks: Sequence[Mark]

    def across(self, x: float) -> float:
        return 100 * x / max(1.0, self.right)

    def down(self, y: float) -> float:
        return 100 * (1 - y / self.top)

    def html(self, caption: str) -> str:
        said = escape(caption)
        parts = [f'<figure><figcaption>{said}</figcaption><div class="plot">']
        for part, text in zip(GRID, self.levels, strict=True):
            parts.append(f'<div class="level" style="top:{100 * (1 - part):g}%"><span>{escape(text)}</span></div>')
        for number, x in enumerate(self.rounds, 1):
            parts.append(f'<span class="round" style="left:{self.across(x):.2f}%">{number}</span>')
        parts.append(f'<svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label="{said}">')
        for seat, points in enumerate(self.lines):
            path = " ".join(f"{self.across(x):.2f},{self.down(y):.2f}" for x, y in points)
            parts.append(f'<polyline class="s{seat}" {stroke(seat)} points="{path}"/>')
        parts.append("</svg>")
        for mark in self.marks:
            place = f"left:{self.across(mark.x):.2f}%;top:{self.down(mark.y):.2f}%"
            label = f'aria-label="{escape(mark.says)}" title="{escape(mark.says)}"'
            parts.append(
                f'<a class="pin s{mark.seat}" href="#d{mark.number}" style="{place}" {label}>{mark.number}</a>'
            )
        return "".join([*parts, "</div></figure>"])


def legend(names: Sequence[str]) -> str:
    items = [
        f'<li class="s{seat}"><svg viewBox="0 0 38 8" aria-hidden="true"><line x2="38" y1="4" y2="4" {dashes(seat)}/>'
        f"</svg>{escape(name)}</li>"
        for seat, name in enumerate(names)
    ]
    return f'<ul class="legend">{"".join(items)}</ul>'


def stroke(seat: int) -> str:
    return f'stroke="var(--seat)" {dashes(seat)}'


def dashes(seat: int) -> str:
    return f'stroke-dasharray="{DASHES[seat % len(DASHES)]}"'
