"""Clocks that have run out are found quickly; vacation is counted by the year."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_index("ix_seats_since", "seats", ["since"])
    op.add_column("people", sa.Column("away_year", sa.Integer()))
    op.add_column("people", sa.Column("away_days", sa.Integer()))


def downgrade() -> None:
    op.drop_index("ix_seats_since", "seats")
    op.drop_column("people", "away_days")
    op.drop_column("people", "away_year")
