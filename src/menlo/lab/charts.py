"""Small charts as SVG: values with their intervals. Self-contained, legible in print and without colour."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH, ROW = 760, 24
LETTER = 7.2  # the usual width of a letter, with a little to spare
LEAST_LABEL, MOST_LABEL = 120, 380
BEHIND = 130  # for the value in words


@dataclass(frozen=True)
class Bar:
    label: str
    value: float
    low: float
    high: float
    text: str  # the value in words, behind the bar
    second: bool = False  # drawn lighter, below the bar it is compared with


def bars(title: str, items: Sequence[Bar], mark: float | None = None, most: float | None = None) -> str:
    """Horizontal bars; a whisker spans the interval, a dashed line stands at `mark`."""
    top = most if most is not None else max([item.high for item in items] + [mark or 0.0, 1e-9])
    left = min(MOST_LABEL, max(LEAST_LABEL, 8 + round(LETTER * max((len(item.label) for item in items), default=0))))
    scale = (WIDTH - left - BEHIND) / (top or 1.0)
    height = ROW * len(items) + 10
    parts = [
        f"<figure><figcaption>{escape(title)}</figcaption>",
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">',
    ]
    for number, item in enumerate(items):
        parts += _row(item, left, 5 + ROW * number, scale)
    if mark is not None:
        x = left + mark * scale
        parts.append(f'<line class="mark" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height}"/>')
    return "".join([*parts, "</svg></figure>"])


def _row(item: Bar, left: int, y: int, scale: float) -> list[str]:
    middle, value = y + ROW / 2, max(0.0, item.value) * scale
    low, high = (left + max(0.0, bound) * scale for bound in (item.low, item.high))
    kind = ' class="second"' if item.second else ""
    return [
        f'<text x="{left - 8}" y="{middle + 4:.1f}" text-anchor="end">{escape(item.label)}</text>',
        f'<rect{kind} x="{left}" y="{y + 4}" width="{value:.1f}" height="{ROW - 8}"/>',
        f'<line class="whisker" x1="{low:.1f}" x2="{high:.1f}" y1="{middle:.1f}" y2="{middle:.1f}"/>',
        f'<text x="{max(left + value, high) + 8:.1f}" y="{middle + 4:.1f}">{escape(item.text)}</text>',
    ]


SPAN, THICK = 150, 16


def span(value: float, low: float, high: float, least: float, most: float, mark: float) -> str:
    """A dot on its interval, small enough for a cell of a table; a dashed line stands at `mark`."""

    def at(x: float) -> str:
        return f"{SPAN * (min(most, max(least, x)) - least) / (most - least):.1f}"

    return (
        f'<svg class="span" viewBox="0 0 {SPAN} {THICK}" width="{SPAN}" height="{THICK}" aria-hidden="true">'
        f'<line class="mark" x1="{at(mark)}" x2="{at(mark)}" y1="0" y2="{THICK}"/>'
        f'<line class="whisker" x1="{at(low)}" x2="{at(high)}" y1="{THICK / 2}" y2="{THICK / 2}"/>'
        f'<circle cx="{at(value)}" cy="{THICK / 2}" r="4"/></svg>'
    )
