"""Hints at a table, and matches looked at again."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("matches", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "analyses",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    op.create_index("analyses_created", "analyses", ["created"])
    op.create_table(
        "analysis_parts",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("first", sa.Integer, primary_key=True),
        sa.Column("judged", sa.JSON, nullable=False),
    )
