"""Ways to call people back, what they are told, and when they are left alone."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

ONCE = "uq_ways_player_match_address"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "ways",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.String(600), nullable=False),
        sa.Column("secrets", sa.String(300), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("origin", sa.String(200), nullable=False),
        sa.Column("session", sa.String(40), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("trouble", sa.String(20), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("sent", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_ways")),
        sa.UniqueConstraint("player", "match", "address", name=op.f(ONCE)),
    )
    op.create_index("ix_ways_match", "ways", ["match"])
    op.create_table(
        "notices",
        sa.Column("key", sa.String(120), nullable=False),
        sa.Column("way", sa.String(32), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("by", sa.Integer(), nullable=False),
        sa.Column("reason", sa.String(10), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("key", "way", name=op.f("pk_notices")),
    )
    op.create_index("ix_notices_due", "notices", ["state", "due"])
    op.create_index("ix_notices_player", "notices", ["player"])
    make_quiet()


def make_quiet() -> None:
    """Make the table of quiet hours."""
    op.create_table(
        "quiet",
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("start", sa.Integer(), nullable=False),
        sa.Column("end", sa.Integer(), nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.PrimaryKeyConstraint("player", name=op.f("pk_quiet")),
    )


def downgrade() -> None:
    """Undo it."""
    for table in ("quiet", "notices", "ways"):
        op.drop_table(table)
