"""Tournaments: what is played, who takes part, and the tables of each round."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index("ix_tournaments_status", "tournaments", ["status", "changed"])
    op.create_index("ix_tournaments_host", "tournaments", ["host"])
    make_entrants()
    make_pairings()


def make_entrants() -> None:
    """Make the table of those who take part."""
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(80), nullable=False),
        sa.Column("user", sa.Boolean(), nullable=False),
        sa.Column("away", sa.Boolean(), nullable=False),
        of_tournament("entrants"),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_entrants")),
    )
    op.create_index("ix_entrants_player", "entrants", ["player"])


def make_pairings() -> None:
    """Make the table of tables."""
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(32), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("seats", sa.String(40), nullable=False),
        sa.Column("ranks", sa.String(40), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        of_tournament("pairings"),
        sa.PrimaryKeyConstraint("tournament", "round", "number", name=op.f("pk_pairings")),
    )


def of_tournament(table: str) -> sa.ForeignKeyConstraint:
    """The link of a table's rows to their tournament."""
    name = op.f(f"fk_{table}_tournament_tournaments")
    return sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name=name)


def downgrade() -> None:
    """Undo it."""
    for table in ("pairings", "entrants", "tournaments"):
        op.drop_table(table)
