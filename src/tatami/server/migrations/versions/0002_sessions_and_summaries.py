"""Sessions, links that are good once, what names look like, hosts, and summaries of matches."""

import json

import sqlalchemy as sa
from alembic import op

from tatami.server.schema import admit_everybody
from tatami.session.names import looks

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables and columns, and fill them."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("agent", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
    )
    op.create_index("ix_sessions_player", "sessions", ["player"])
    op.create_index("ix_sessions_seen", "sessions", ["seen"])
    op.create_table(
        "links",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_links")),
    )
    with op.batch_alter_table("matches") as matches:
        matches.add_column(sa.Column("host", sa.String(40), nullable=False, server_default=""))
        matches.add_column(sa.Column("summary", sa.Text(), nullable=True))
        matches.create_index("ix_matches_host", ["host", "status"])
    with op.batch_alter_table("users") as users:
        users.add_column(sa.Column("looks", sa.String(400), nullable=True))
        users.create_unique_constraint(op.f("uq_users_looks"), ["looks"])
    fill(op.get_bind())


def fill(connection: sa.Connection) -> None:
    """Fill what is new."""
    admit_everybody(connection)
    going_on = sa.text(
        "SELECT match, body FROM log JOIN matches ON matches.id = log.match"
        " WHERE seq = 1 AND status <> 'over'"
    )
    for match, body in connection.execute(going_on).all():
        host = host_in(body)
        change = sa.text("UPDATE matches SET host = :host WHERE id = :match")
        connection.execute(change, {"host": host, "match": match})
    name_the_looks(connection)


def host_in(body: str) -> str:
    """Who opened a table, by the first row of its log; nobody if the row is damaged."""
    try:
        laid = json.loads(body)
        return str(laid["host"])[:40]
    except (ValueError, TypeError, KeyError):
        return ""


def name_the_looks(connection: sa.Connection) -> None:
    """Note what each name looks like. Of two that look alike, the older one keeps its looks."""
    taken: set[str] = set()
    users = connection.execute(sa.text("SELECT player, name FROM users ORDER BY created")).all()
    for player, name in users:
        if (seen := looks(name)) not in taken:
            taken.add(seen)
            change = sa.text("UPDATE users SET looks = :looks WHERE player = :player")
            connection.execute(change, {"looks": seen, "player": player})


def downgrade() -> None:
    """Undo it."""
    with op.batch_alter_table("users") as users:
        users.drop_constraint(op.f("uq_users_looks"), type_="unique")
        users.drop_column("looks")
    with op.batch_alter_table("matches") as matches:
        matches.drop_index("ix_matches_host")
        matches.drop_column("summary")
        matches.drop_column("host")
    for table in ("links", "sessions"):
        op.drop_table(table)
