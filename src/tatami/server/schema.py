"""The tables of the database."""

from typing import Final

import sqlalchemy as sa

NEWEST: Final = "0008"  # the last step in `migrations`
METADATA: Final = sa.MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# These columns repeat what the log says. They only serve to find matches for the lobby, and seats.
# `summary` is what lists show of a finished match, so that no log is read for them.
MATCHES: Final = sa.Table(
    "matches",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("host", sa.String(40), nullable=False, server_default=""),
    sa.Column("summary", sa.Text, nullable=True),
    sa.Index("ix_matches_lobby", "status", "public", "changed"),
    sa.Index("ix_matches_host", "host", "status"),
)
SEATINGS: Final = sa.Table(
    "seatings",
    METADATA,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("player", sa.String(40), nullable=False),
    sa.PrimaryKeyConstraint("match", "seat"),
    sa.Index("ix_seatings_player", "player"),
)

# Times are milliseconds since 1970: SQLite drops time zones, but keeps integers. A body is text,
# exactly as it was written: a database's own JSON would reorder it.
LOG: Final = sa.Table(
    "log",
    METADATA,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("client", sa.String(120), nullable=True),
    sa.Column("body", sa.Text, nullable=False),
    sa.PrimaryKeyConstraint("match", "seq"),
    sa.UniqueConstraint("match", "client"),
)
USERS: Final = sa.Table(
    "users",
    METADATA,
    sa.Column("player", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("folded", sa.String(80), nullable=False, unique=True),
    sa.Column("password", sa.String(200), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("looks", sa.String(400), nullable=True, unique=True),  # what the name looks like
)
SESSIONS: Final = sa.Table(  # on which devices somebody is logged in, guests too
    "sessions",
    METADATA,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("player", sa.String(40), nullable=False),
    sa.Column("agent", sa.String(200), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Index("ix_sessions_player", "player"),
    sa.Index("ix_sessions_seen", "seen"),
)
LINKS: Final = sa.Table(  # that make another device the same person, once
    "links",
    METADATA,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("player", sa.String(40), nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)
WAYS: Final = sa.Table(  # to call people back when they look away
    "ways",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("player", sa.String(40), nullable=False),
    sa.Column("match", sa.String(32), nullable=False),  # the only one it is for; empty for all
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("address", sa.String(600), nullable=False),
    sa.Column("secrets", sa.String(300), nullable=False),
    sa.Column("language", sa.String(5), nullable=False),
    sa.Column("origin", sa.String(200), nullable=False),  # of the page, for links
    sa.Column("session", sa.String(40), nullable=False),  # of a browser; it ends with it
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("trouble", sa.String(20), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("sent", sa.BigInteger, nullable=False),  # when it was last used; 0 for never
    sa.UniqueConstraint("player", "match", "address"),
    sa.Index("ix_ways_match", "match"),
)
NOTICES: Final = sa.Table(  # what people are told by these ways
    "notices",
    METADATA,
    sa.Column("key", sa.String(120), nullable=False),
    sa.Column("way", sa.String(32), nullable=False),
    sa.Column("player", sa.String(40), nullable=False),
    sa.Column("match", sa.String(32), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("by", sa.Integer, nullable=False),
    sa.Column("reason", sa.String(10), nullable=False),
    sa.Column("state", sa.String(10), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.PrimaryKeyConstraint("key", "way"),
    sa.Index("ix_notices_due", "state", "due"),
    sa.Index("ix_notices_player", "player"),
)
QUIET: Final = sa.Table(  # the hours in which somebody is not called
    "quiet",
    METADATA,
    sa.Column("player", sa.String(40), primary_key=True),
    sa.Column("start", sa.Integer, nullable=False),  # minutes after midnight
    sa.Column("end", sa.Integer, nullable=False),
    sa.Column("zone", sa.String(60), nullable=False),
)
HOLIDAYS: Final = sa.Table(  # while which somebody's clocks in slow games stand still
    "holidays",
    METADATA,
    sa.Column("player", sa.String(40), nullable=False),
    sa.Column("start", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.PrimaryKeyConstraint("player", "start"),
    sa.Index("ix_holidays_until", "until"),
)
TOURNAMENTS: Final = sa.Table(
    "tournaments",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("host", sa.String(40), nullable=False),
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("body", sa.Text, nullable=False),  # what is played, as JSON
    sa.Index("ix_tournaments_status", "status", "changed"),
    sa.Index("ix_tournaments_host", "host"),
)
ENTRANTS: Final = sa.Table(  # who takes part in a tournament: people, and the bots that fill it
    "entrants",
    METADATA,
    sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id"), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("player", sa.String(40), nullable=False),  # empty for a bot
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("bot", sa.String(80), nullable=False),
    sa.Column("user", sa.Boolean, nullable=False),
    sa.Column("away", sa.Boolean, nullable=False),  # whether a bot plays the coming rounds
    sa.PrimaryKeyConstraint("tournament", "number"),
    sa.Index("ix_entrants_player", "player"),
)
PAIRINGS: Final = sa.Table(  # the tables of a tournament
    "pairings",
    METADATA,
    sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id"), nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("match", sa.String(32), nullable=False),  # which is laid after this row is written
    sa.Column("seats", sa.String(40), nullable=False),  # the entrants, seat by seat
    sa.Column("ranks", sa.String(40), nullable=False),  # empty until it is over
    sa.Column("state", sa.String(10), nullable=False),
    sa.PrimaryKeyConstraint("tournament", "round", "number"),
)
DRILLS: Final = sa.Table(  # choices of finished games that somebody is asked again
    "drills",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("player", sa.String(40), nullable=False),
    sa.Column("match", sa.String(32), nullable=False),
    sa.Column("at", sa.Integer, nullable=False),  # after so many words
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("question", sa.String(80), nullable=False),
    sa.Column("word", sa.String(200), nullable=False),
    sa.Column("better", sa.String(200), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("stability", sa.Double, nullable=False),
    sa.Column("difficulty", sa.Double, nullable=False),
    sa.Column("reviewed", sa.BigInteger, nullable=False),  # 0 for never
    sa.Column("due", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("player", "match", "at", "seat"),
)
DRILL_ANSWERS: Final = sa.Table(  # that counted; they outlive their drill
    "drill_answers",
    METADATA,
    sa.Column("drill", sa.String(32), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("player", sa.String(40), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("question", sa.String(80), nullable=False),
    sa.Column("grade", sa.Integer, nullable=False),
    sa.PrimaryKeyConstraint("drill", "at"),
    sa.Index("ix_drill_answers_player", "player", "at"),
)
COMMENTS: Final = sa.Table(  # on moments of finished games
    "comments",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("match", sa.String(32), nullable=False),
    sa.Column("at", sa.Integer, nullable=False),  # after so many words
    sa.Column("player", sa.String(40), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Index("ix_comments_match", "match"),
    sa.Index("ix_comments_player", "player"),
)
UNCOUNTED: Final = sa.Table(  # games that have ended, until they are counted
    "uncounted",
    METADATA,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("ix_uncounted_at", "at"),
)
RESULTS: Final = sa.Table(  # of games, in the order in which they were counted
    "results",
    METADATA,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("match", sa.String(32), nullable=False, unique=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)
SEATS: Final = sa.Table(  # by which people's results are found
    "seats",
    METADATA,
    sa.Column("match", sa.String(32), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("player", sa.String(40), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.PrimaryKeyConstraint("match", "seat"),
    sa.Index("ix_seats_player", "player"),
)
TALLIES: Final = sa.Table(  # sums over results, so that none is read for statistics
    "tallies",
    METADATA,
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("key", sa.String(80), nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("won", sa.Double, nullable=False),
    sa.Column("points", sa.Double, nullable=False),
    sa.PrimaryKeyConstraint("game", "seats", "kind", "key"),
)
RATINGS: Final = sa.Table(
    "ratings",
    METADATA,
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("subject", sa.String(100), nullable=False),  # a person or a bot
    sa.Column("mean", sa.Double, nullable=False),
    sa.Column("doubt", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.PrimaryKeyConstraint("game", "subject"),
)
PROFILES: Final = sa.Table(  # what people want of theirs
    "profiles",
    METADATA,
    sa.Column("player", sa.String(40), primary_key=True),
    sa.Column("private", sa.Boolean, nullable=False),
)
SETTINGS: Final = sa.Table(
    "settings",
    METADATA,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)


def admit_everybody(connection: sa.Connection) -> None:
    """Give a session to each person who has none. Before there were sessions a token named the
    person, so each is called like its person."""
    now = connection.scalar(sa.text("SELECT max(at) FROM log")) or 0
    people = "SELECT player FROM seatings UNION SELECT player FROM users"
    fresh = "SELECT player, player, '', :now, :now"
    statement = f"INSERT INTO sessions (id, player, agent, created, seen) {fresh} FROM"
    made = sa.text(f"{statement} ({people}) AS people")
    connection.execute(made.bindparams(sa.bindparam("now", now, sa.BigInteger)))
