"""Whom a host has sent away from a table."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_blocks_match"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_blocks_person"),
        sa.PrimaryKeyConstraint("match", "person", name="pk_blocks"),
    )


def downgrade() -> None:
    op.drop_table("blocks")
