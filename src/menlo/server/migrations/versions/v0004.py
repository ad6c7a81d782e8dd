"""Time: what a table has chosen, and its clocks. Where people want to be told, and tokens for their programs."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("matches", sa.Column("time", sa.JSON))
    op.create_table(
        "clocks",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("left", sa.JSON, nullable=False),
        sa.Column("marks", sa.JSON, nullable=False),
        sa.Column("running", sa.JSON, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("standing", sa.Integer, nullable=False),
        sa.Column("deadline", sa.Double),
    )
    op.create_index("clocks_deadline", "clocks", ["deadline"])
    op.create_table(
        "notices",
        sa.Column("person", sa.String, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("webhook", sa.String),
        sa.Column("secret", sa.String),
        sa.Column("email", sa.String),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("code", sa.String),
        sa.Column("code_until", sa.Double, nullable=False),
    )
    op.create_table(
        "api_tokens",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("id", sa.String, nullable=False),
        sa.Column("person", sa.String, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.Column("used", sa.Double),
    )
    op.create_index("api_tokens_person", "api_tokens", ["person", "id"], unique=True)
