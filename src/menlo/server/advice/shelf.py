"""Analyses in the store: each function is one step of a transaction about one match."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, RowMapping, Select, delete, func, insert, select, update

from menlo.server.store_changes import keep
from menlo.server.store_errors import UnknownMatch
from menlo.server.store_tables import analyses, analysis_parts, matches

MOST_FAILURES = 3  # in a row, after which it is left alone until someone asks again


@dataclass(frozen=True)
class AnalysisRow:
    match: str
    created: float
    done: int  # decisions looked at
    total: int  # 0 before the first part
    failures: int  # since the last part

    @property
    def whole(self) -> bool:
        return 0 < self.total <= self.done

    @property
    def failed(self) -> bool:
        return self.failures >= MOST_FAILURES


def find(connection: Connection, match: str) -> AnalysisRow | None:
    found = connection.execute(select(analyses).where(analyses.c.match == match)).mappings().one_or_none()
    return None if found is None else _row(found)


def unfinished(connection: Connection) -> list[AnalysisRow]:
    """What is to be done, the oldest first."""
    return [_row(found) for found in connection.execute(_unfinished()).mappings()]


def begin(connection: Connection, match: str, now: float, most: int) -> bool:
    """Ask for an analysis, unless there is one; one that failed goes on. False when too many wait already."""
    if connection.execute(select(matches.c.id).where(matches.c.id == match)).one_or_none() is None:
        raise UnknownMatch(f"no match {match!r} is stored")
    row = find(connection, match)
    if row is not None and not row.failed:
        return True
    if connection.execute(select(func.count()).select_from(_unfinished().subquery())).scalar_one() >= most:
        return False
    if row is None:
        keep(connection, analyses, match=match, created=now, done=0, total=0, failures=0)
    else:
        connection.execute(update(analyses).where(analyses.c.match == match).values(created=now, failures=0))
    return True


def add(connection: Connection, match: str, first: int, total: int, judged: list[dict[str, Any]]) -> None:
    """The next part; one that another node has added meanwhile stands."""
    same = update(analyses).where(analyses.c.match == match, analyses.c.done == first)
    if connection.execute(same.values(done=first + len(judged), total=total, failures=0)).rowcount:
        connection.execute(insert(analysis_parts), {"match": match, "first": first, "judged": judged})


def fail(connection: Connection, match: str) -> None:
    connection.execute(update(analyses).where(analyses.c.match == match).values(failures=analyses.c.failures + 1))


def give_up(connection: Connection, match: str) -> None:
    """Nothing can be made of it."""
    for table in (analysis_parts, analyses):
        connection.execute(delete(table).where(table.c.match == match))


def judged(connection: Connection, match: str) -> list[dict[str, Any]]:
    """What was found of every decision, in order."""
    wanted = select(analysis_parts.c.judged).where(analysis_parts.c.match == match).order_by(analysis_parts.c.first)
    return [one for part in connection.execute(wanted).scalars() for one in part]


def _unfinished() -> Select[Any]:
    to_do = (analyses.c.total == 0) | (analyses.c.done < analyses.c.total)
    return select(analyses).where(to_do, analyses.c.failures < MOST_FAILURES).order_by(analyses.c.created)


def _row(found: RowMapping) -> AnalysisRow:
    return AnalysisRow(**{column.name: found[column] for column in analyses.columns})
