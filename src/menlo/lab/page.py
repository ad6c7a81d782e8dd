"""One self-contained HTML page: headings, tables and charts, no script, nothing to load."""

from collections.abc import Sequence
from html import escape

STYLE = """
body { font: 16px/1.5 Georgia, serif; color: #2b2118; background: #faf6ee; max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem }
h1, h2, h3 { font-weight: normal; letter-spacing: .02em }
h3 { margin: 2rem 0 0 }
h2 { border-top: 1px solid #c9b99b; padding-top: 1rem; margin-top: 2rem }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums }
th, td { padding: .15rem .7rem; text-align: right; border-bottom: 1px solid #e4d9c3 }
th { font-weight: normal; color: #6d5a43 }
th:first-child, td:first-child { text-align: left }
.wide { overflow-x: auto }
td { white-space: nowrap }
figure { margin: 1.5rem 0 }
figcaption, .note { color: #6d5a43 }
svg { width: 100%; height: auto; font: 13px Georgia, serif }
svg.span { width: auto; vertical-align: middle }
svg rect, svg circle { fill: #b5793a }
svg rect.second { fill: #dcbd93 }
svg text { fill: #2b2118 }
.whisker { stroke: #2b2118; stroke-width: 1.5 }
.curve { fill: none; stroke: #b5793a; stroke-width: 2 }
.c1 { stroke: #2a5d9c } .c2 { stroke: #1f7a5c } .c3 { stroke: #8b3a8b } .c4 { stroke: #3d3d3d }
.mark { stroke: #6d5a43; stroke-dasharray: 4 3 }
"""


class Markup(str):
    """The content of a cell that is markup already."""


def cell(text: str) -> str:
    return text if isinstance(text, Markup) else escape(text)


class Page:
    def __init__(self, title: str) -> None:
        self.title = title
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
        self.parts.append(svg)

    def table(self, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        head = "".join(f"<th>{escape(column)}</th>" for column in columns)
        body = "".join("<tr>" + "".join(f"<td>{cell(text)}</td>" for text in row) + "</tr>" for row in rows)
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
        self.parts.append(f'<div class="wide">{table}</div>')

    def html(self) -> str:
        return (
            f'<!doctype html><html lang="en"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{escape(self.title)}</title>'
            f"<style>{STYLE}</style></head><body>{''.join(self.parts)}</body></html>\n"
        )
