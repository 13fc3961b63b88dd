"""People, matches, seats and the log of choices."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("invite", sa.String(64), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("finished", sa.BigInteger()),
        sa.Column("scores", sa.JSON()),
        sa.Column("winners", sa.JSON()),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="fk_matches_host"),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_index("ix_matches_host", "matches", ["host", "created"])
    op.create_table(
        "seats",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("name", sa.String(40)),
        sa.Column("level", sa.String(32)),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_seats_match"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seats_person"),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "choices",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("choice", sa.Integer(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_choices_match"),
        sa.PrimaryKeyConstraint("match", "number", name="pk_choices"),
    )


def downgrade() -> None:
    for name in ("choices", "seats", "matches", "keys", "people"):
        op.drop_table(name)
