"""Packs in the hands of owners of a box: shown as tables."""

import tomllib
from collections.abc import Mapping, Sequence

from rich.table import Table

MARK_KEYS = ("mark", "source", "printed", "stated", "derived")
# How sure a value is, as a sign behind it: legible without colour.
SIGNS = {"printed": "", "stated": "", "derived": "°", "reconstructed": "*"}
LEGEND = "* reconstructed: unknown, our proposal · ° derived from known facts · no sign: stated by a rulebook"


def tables(pack: str) -> list[Table]:
    """Every table of a pack, values of unknown origin marked."""
    shown = []
    for name, value in tomllib.loads(pack).items():
        if isinstance(value, dict):
            shown.append(_single(name, value))
        elif isinstance(value, list):
            shown.append(_rows(name, value))
    return shown


def _rows(name: str, rows: Sequence[Mapping[str, object]]) -> Table:
    columns = list(dict.fromkeys(key for row in rows for key in row if key not in MARK_KEYS))
    table = Table(*columns, title=name, title_justify="left", header_style="bold")
    for row in rows:
        table.add_row(*(_cell(row, column) for column in columns))
    return table


def _single(name: str, row: Mapping[str, object]) -> Table:
    table = Table(title=name, title_justify="left", show_header=False)
    table.caption, table.caption_justify = str(row.get("source", "")), "left"
    for key in row:
        if key not in MARK_KEYS:
            table.add_row(key, _cell(row, key))
    return table


def _cell(row: Mapping[str, object], key: str) -> str:
    value = row.get(key)
    if value is None:
        return ""
    if isinstance(value, dict):
        inner = value if "mark" in value else {**value, **{name: row[name] for name in MARK_KEYS if name in row}}
        return ", ".join(f"{name}: {_cell(inner, name)}" for name in value if name not in MARK_KEYS)
    return f"{value}{_sign(row, key)}"


def _sign(row: Mapping[str, object], key: str) -> str:
    if key in ("id", "invention", "kind"):
        return ""
    for surer in ("printed", "stated", "derived"):
        listed = row.get(surer)
        if isinstance(listed, list) and key in listed:
            return SIGNS[surer]
    return SIGNS.get(str(row.get("mark")), "")
