"""Runs the steps on the connection that Alembic hands over."""

from alembic import context

from tatami.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
