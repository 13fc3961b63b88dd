"""Notices: which tables were named, why the last could not be sent, and where the page is."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    named = sa.Column("named", sa.JSON(), nullable=False, server_default="{}")
    origin = sa.Column("origin", sa.String(200), nullable=False, server_default="")
    for column in (sa.Column("trouble", sa.String(200)), named, origin):
        op.add_column("hooks", column)


def downgrade() -> None:
    for name in ("origin", "named", "trouble"):
        op.drop_column("hooks", name)
