"""How long somebody may think who is asked in private, and what a shared screen has answered."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column(
        "matches", sa.Column("patience", sa.Integer(), nullable=False, server_default="0")
    )
    op.add_column("matches", sa.Column("screen", sa.JSON()))


def downgrade() -> None:
    op.drop_column("matches", "screen")
    op.drop_column("matches", "patience")
