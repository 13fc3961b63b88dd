"""Alembic's entry: runs on the connection that `skep.server.store.database.migrate` hands over."""

from alembic import context

from skep.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
