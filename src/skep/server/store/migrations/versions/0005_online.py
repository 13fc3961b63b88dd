"""Kept names, open tables, clocks, taking back, talk, notices, analysis."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

INDEXES = [
    ("ix_people_login", "people", ["login"], True),
    ("ix_matches_code", "matches", ["code"], True),
    ("ix_matches_access", "matches", ["access", "created"], False),
]


def new_columns() -> list[tuple[str, sa.Column[Any]]]:
    return [
        ("people", sa.Column("login", sa.String(40))),
        ("people", sa.Column("passphrase", sa.String(200))),
        ("people", sa.Column("away_until", sa.BigInteger())),
        ("matches", sa.Column("access", sa.String(8), nullable=False, server_default="link")),
        ("matches", sa.Column("code", sa.String(12))),
        ("matches", sa.Column("delay", sa.Integer(), nullable=False, server_default="0")),
        ("matches", sa.Column("pace", sa.JSON())),
        ("matches", sa.Column("paused", sa.BigInteger())),
        ("matches", sa.Column("purpose", sa.String(12), nullable=False, server_default="game")),
        ("matches", sa.Column("parent", sa.String(32))),
        ("matches", sa.Column("copied", sa.Integer(), nullable=False, server_default="0")),
        ("matches", sa.Column("rematch", sa.String(32))),
        ("matches", sa.Column("forfeits", sa.JSON())),
        ("seats", sa.Column("stand_in", sa.String(32))),
        ("seats", sa.Column("contribution", sa.String(64))),
        ("seats", sa.Column("clock", sa.BigInteger())),
        ("seats", sa.Column("since", sa.BigInteger())),
    ]


def upgrade() -> None:
    for table, column in new_columns():
        op.add_column(table, column)
    for name, table, columns, unique in INDEXES:
        op.create_index(name, table, columns, unique=unique)
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person"),
        sa.PrimaryKeyConstraint("token", name="pk_sessions"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "asks",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("back_to", sa.Integer(), nullable=False),
        sa.Column("agreed", sa.JSON(), nullable=False),
        sa.Column("answer", sa.String(8)),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_asks_match"),
        sa.PrimaryKeyConstraint("match", "number", name="pk_asks"),
    )
    op.create_table(
        "talk",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("to", sa.Integer()),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_talk_match"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_talk_person"),
        sa.PrimaryKeyConstraint("match", "number", name="pk_talk"),
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("muted", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_mutes_person"),
        sa.ForeignKeyConstraint(["muted"], ["people.id"], name="fk_mutes_muted"),
        sa.PrimaryKeyConstraint("person", "muted", name="pk_mutes"),
    )
    op.create_table(
        "hooks",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("url", sa.String(500), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("told", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("failures", sa.Integer(), nullable=False, server_default="0"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_hooks_person"),
        sa.PrimaryKeyConstraint("person", name="pk_hooks"),
    )


def downgrade() -> None:
    for name in ("hooks", "mutes", "talk", "asks", "sessions"):
        op.drop_table(name)
    for name, table, _, _ in INDEXES:
        op.drop_index(name, table)
    for table, column in new_columns():
        op.drop_column(table, column.name)
