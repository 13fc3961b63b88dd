"""People at a table may be asked for a pause, too."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    what = sa.Column("what", sa.String(8), nullable=False, server_default="back")
    op.add_column("asks", what)


def downgrade() -> None:
    op.drop_column("asks", "what")
