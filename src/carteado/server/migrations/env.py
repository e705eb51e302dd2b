"""Alembic runs this file to carry out the steps, on the connection that it is handed."""

from alembic import context
from sqlalchemy import Connection

connection = context.config.attributes["connection"]
assert isinstance(connection, Connection)
context.configure(connection=connection)
with context.begin_transaction():
    context.run_migrations()
