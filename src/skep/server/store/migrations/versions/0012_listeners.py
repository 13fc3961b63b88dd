"""A whisper belongs to two people, not to the seats they have sat on."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

SINCE_PLAY = """
    UPDATE talk SET listener = (
        SELECT CASE WHEN seats.kind = 'local' THEN matches.host ELSE seats.person END
        FROM seats JOIN matches ON matches.id = seats.match
        WHERE seats.match = talk.match AND seats.seat = talk."to"
    )
    WHERE talk."to" IS NOT NULL AND EXISTS (
        SELECT 1 FROM choices
        WHERE choices.match = talk.match AND choices.number = 0 AND choices.made <= talk.made
    )
"""
"""Once play has begun a seat does not pass to anybody else. Who heard an older whisper nobody can
tell any more: it stays its speaker's."""


def upgrade() -> None:
    with op.batch_alter_table("talk") as talk:
        talk.add_column(sa.Column("listener", sa.String(32)))
        talk.create_foreign_key("fk_talk_listener", "people", ["listener"], ["id"])
    op.execute(SINCE_PLAY)


def downgrade() -> None:
    with op.batch_alter_table("talk") as talk:
        talk.drop_constraint("fk_talk_listener", type_="foreignkey")
        talk.drop_column("listener")
