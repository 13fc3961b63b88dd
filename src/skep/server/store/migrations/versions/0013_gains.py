"""What clocks have gained by which choice: who takes it back does not keep that."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "gains",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("gain", sa.BigInteger(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_gains_match"),
        sa.PrimaryKeyConstraint("match", "number", "seat", name="pk_gains"),
    )


def downgrade() -> None:
    op.drop_table("gains")
