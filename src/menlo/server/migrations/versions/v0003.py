"""People: guests and accounts, their sessions, chat, ratings; seats held by people, and bots that stand in for them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("login", sa.String, unique=True),
        sa.Column("password", sa.String),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("banned", sa.Double),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.create_index("sessions_person", "sessions", ["person"])
    op.create_table(
        "mutes",
        sa.Column("person", sa.String, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("other", sa.String, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_table(
        "chat",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("chat_person", "chat", ["person"])
    op.create_table(
        "ratings",
        sa.Column("player", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True),
        sa.Column("bots", sa.Boolean, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("match", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("won", sa.Double, nullable=False),
        sa.Column("mu", sa.Double),
        sa.Column("sigma", sa.Double),
    )
    op.create_index("results_person", "results", ["person", "ended"])
    # No constraints on what is added: SQLite gives none to a table that is there. Whoever removes a person clears them.
    op.add_column("seats", sa.Column("person", sa.String))
    op.add_column("seats", sa.Column("stand_in", sa.String, nullable=False, server_default=""))
    op.create_index("seats_person", "seats", ["person"])
    op.add_column("matches", sa.Column("owner", sa.String))
    op.add_column("matches", sa.Column("quiet", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("matches", sa.Column("chat", sa.Integer, nullable=False, server_default="0"))
    # Nobody knows who played what is there already.
    op.add_column("matches", sa.Column("rated", sa.String, nullable=False, server_default="never"))
    op.create_index("matches_owner", "matches", ["owner"])
    op.create_index("matches_updated", "matches", ["status", "updated"])
