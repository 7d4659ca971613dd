"""Results of finished games, their sums, ratings, and profiles."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

NOTE = "INSERT INTO uncounted (match, at) SELECT id, changed FROM matches WHERE status = 'over'"


def upgrade() -> None:
    """Make the tables. What is over already is counted later."""
    op.create_table(
        "uncounted",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_uncounted")),
    )
    op.create_index("ix_uncounted_at", "uncounted", ["at"])
    op.execute(NOTE)
    make_results()
    make_sums()
    make_ratings()


def make_results() -> None:
    """Make what is kept of each game."""
    op.create_table(
        "results",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_results")),
        sa.UniqueConstraint("match", name=op.f("uq_results_match")),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_seats")),
    )
    op.create_index("ix_seats_player", "seats", ["player"])


def make_sums() -> None:
    """Make what is summed up of them."""
    op.create_table(
        "tallies",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("won", sa.Double(), nullable=False),
        sa.Column("points", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("game", "seats", "kind", "key", name=op.f("pk_tallies")),
    )


def make_ratings() -> None:
    """Make ratings, and what people want of their profiles."""
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("subject", sa.String(100), nullable=False),
        sa.Column("mean", sa.Double(), nullable=False),
        sa.Column("doubt", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "subject", name=op.f("pk_ratings")),
    )
    op.create_table(
        "profiles",
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("player", name=op.f("pk_profiles")),
    )


def downgrade() -> None:
    """Undo it."""
    for table in ("profiles", "ratings", "tallies", "seats", "results", "uncounted"):
        op.drop_table(table)
