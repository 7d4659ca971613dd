"""Holidays, while which clocks in slow games stand still."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "holidays",
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("start", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("player", "start", name=op.f("pk_holidays")),
    )
    op.create_index("ix_holidays_until", "holidays", ["until"])


def downgrade() -> None:
    """Undo it."""
    op.drop_table("holidays")
