"""Shortcuts into the log, so that long games open fast."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "memories",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("viewer", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("cells", sa.LargeBinary(), nullable=False),
        sa.Column("detail", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_memories_match"),
        sa.PrimaryKeyConstraint("match", "viewer", name="pk_memories"),
    )


def downgrade() -> None:
    op.drop_table("memories")
