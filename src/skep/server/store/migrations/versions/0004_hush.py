"""How long a table waits so that time tells nothing of what is hidden."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("matches", sa.Column("hush", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("matches", "hush")
