"""Passkeys, and what they are given to sign."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("credential", sa.String(1400), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("counter", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger()),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_passkeys_person"),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_index("ix_passkeys_credential", "passkeys", ["credential"], unique=True)
    op.create_table(
        "challenges",
        sa.Column("asker", sa.String(64), nullable=False),
        sa.Column("what", sa.String(8), nullable=False),
        sa.Column("challenge", sa.LargeBinary(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("asker", "what", name="pk_challenges"),
    )


def downgrade() -> None:
    for name in ("challenges", "passkeys"):
        op.drop_table(name)
