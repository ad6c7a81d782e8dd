"""Matches with their seats, logs, drafts, positions and packs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _match() -> sa.Column[str]:
    return sa.Column("match", sa.String, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("digest", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("pack", sa.String, sa.ForeignKey("packs.digest"), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("salt", sa.String, nullable=False),
        sa.Column("visibility", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("invitation", sa.String),
        sa.Column("forked", sa.String),
        sa.Column("outcome", sa.JSON),
        sa.Column("proposal", sa.JSON),
    )
    op.create_index("matches_listed", "matches", ["status", "visibility", "created"])
    op.create_table(
        "seats",
        _match(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("bot", sa.String, nullable=False),
        sa.Column("token", sa.String),
    )
    op.create_table(
        "lines",
        _match(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("undoes", sa.Integer),
    )
    op.create_table(
        "drafts",
        _match(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True),
        sa.Column("action", sa.Text, nullable=False),
    )
    op.create_table("states", _match(), sa.Column("state", sa.LargeBinary, nullable=False))
    op.create_table(
        "snapshots",
        _match(),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "meta",
        sa.Column("key", sa.String, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
