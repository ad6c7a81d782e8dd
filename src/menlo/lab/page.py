"""One self-contained HTML page: headings, tables and charts, no script, nothing to load."""

from collections.abc import Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark; --ink: #2b2118; --ink-2: #6d5a43; --paper: #faf6ee; --paper-2: #f1e8d6;
  --line: #c9b99b; --brass: #b5793a; --brass-2: #dcbd93; --danger: #a8321f }
@media (prefers-color-scheme: dark) {
  :root { --ink: #efe6d6; --ink-2: #b8a68c; --paper: #1d1812; --paper-2: #2b241b; --line: #55483a; --brass: #d39a52;
    --brass-2: #7a5c37; --danger: #ff8f78 }
}
body { font: 16px/1.5 Georgia, serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem }
h1, h2, h3 { font-weight: normal; letter-spacing: .02em }
h3 { margin: 2rem 0 0 }
h2 { border-top: 1px solid var(--line); padding-top: 1rem; margin-top: 2rem }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums }
th, td { padding: .15rem .7rem; text-align: right; border-bottom: 1px solid var(--line) }
th { font-weight: normal; color: var(--ink-2) }
th:first-child, td:first-child { text-align: left }
.wide { overflow-x: auto }
td { white-space: nowrap }
figure { margin: 1.5rem 0 }
figcaption, .note { color: var(--ink-2) }
svg { width: 100%; height: auto; font: 13px Georgia, serif }
svg.span { width: auto; vertical-align: middle }
svg rect, svg circle { fill: var(--brass) }
svg rect.second { fill: var(--brass-2) }
svg text { fill: var(--ink) }
.whisker { stroke: var(--ink); stroke-width: 1.5 }
.mark { stroke: var(--ink-2); stroke-dasharray: 4 3 }
"""


class Markup(str):
    """The content of a cell that is markup already."""


def cell(text: str) -> str:
    return text if isinstance(text, Markup) else escape(text)


class Page:
    def __init__(self, title: str, language: str = "en", style: str = "") -> None:
        self.title = title
        self.language = language
        self.style = STYLE + style
        self.parts: list[str] = [f"<h1>{escape(title)}</h1>"]

    def heading(self, text: str) -> None:
        self.parts.append(f"<h2>{escape(text)}</h2>")

    def subheading(self, text: str) -> None:
        self.parts.append(f"<h3>{escape(text)}</h3>")

    def list(self, items: Sequence[str]) -> None:
        self.parts.append("<ul>" + "".join(f"<li>{escape(item)}</li>" for item in items) + "</ul>")

    def note(self, text: str) -> None:
        self.parts.append(f'<p class="note">{escape(text)}</p>')

    def chart(self, svg: str) -> None:
        self.add(svg)

    def add(self, markup: str) -> None:
        self.parts.append(markup)

    def table(self, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        head = "".join(f"<th>{escape(column)}</th>" for column in columns)
        body = "".join("<tr>" + "".join(f"<td>{cell(text)}</td>" for text in row) + "</tr>" for row in rows)
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
        self.parts.append(f'<div class="wide">{table}</div>')

    def html(self) -> str:
        return (
            f'<!doctype html><html lang="{self.language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{escape(self.title)}</title>'
            f"<style>{self.style}</style></head><body>{''.join(self.parts)}</body></html>\n"
        )
