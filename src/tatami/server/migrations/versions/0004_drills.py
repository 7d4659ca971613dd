"""Drills that come back after days, and how they were answered."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

ONCE = "uq_drills_player_match_at_seat"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "drills",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("question", sa.String(80), nullable=False),
        sa.Column("word", sa.String(200), nullable=False),
        sa.Column("better", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("stability", sa.Double(), nullable=False),
        sa.Column("difficulty", sa.Double(), nullable=False),
        sa.Column("reviewed", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_drills")),
        sa.UniqueConstraint("player", "match", "at", "seat", name=op.f(ONCE)),
    )
    make_answers()


def make_answers() -> None:
    """Make the table of answers."""
    op.create_table(
        "drill_answers",
        sa.Column("drill", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("question", sa.String(80), nullable=False),
        sa.Column("grade", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("drill", "at", name=op.f("pk_drill_answers")),
    )
    op.create_index("ix_drill_answers_player", "drill_answers", ["player", "at"])


def downgrade() -> None:
    """Undo it."""
    op.drop_table("drill_answers")
    op.drop_table("drills")
