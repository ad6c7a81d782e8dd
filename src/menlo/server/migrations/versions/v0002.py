"""A revision beside the version of a match. Private steps raise it, too: no node can lose those of another."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    # Any number will do for matches that are there: only what comes after is compared.
    op.add_column("matches", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
