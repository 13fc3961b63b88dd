"""Games played alone: daily challenges, and what bots score on the same chance."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "dailies",
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_dailies_person"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_dailies_match"),
        sa.PrimaryKeyConstraint("game", "day", "person", name="pk_dailies"),
    )
    op.create_table(
        "pars",
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(200), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("commitment", "bot", name="pk_pars"),
    )


def downgrade() -> None:
    for name in ("pars", "dailies"):
        op.drop_table(name)
