"""The tables of the database. The log of choices is the match; everything else says who and how."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

# Times are milliseconds since 1970, UTC: the same in every database.

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""Secrets of the installation: what cookies are signed with."""

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("host", String(32), ForeignKey("people.id"), nullable=False),
    Column("invite", String(64), nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("hush", Integer, nullable=False, server_default="0"),
    Column("finished", BigInteger),
    Column("scores", JSON),
    Column("winners", JSON),
    Index(None, "host", "created"),
)
"""One row per table. `finished`, `scores` and `winners` are written with the last choice, so that
a list of old games needs no folding."""

seats = Table(
    "seats",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("person", String(32), ForeignKey("people.id")),
    Column("name", String(40)),
    Column("level", String(32)),
    Index(None, "person"),
)

choices = Table(
    "choices",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("choice", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
)
"""The log: choice `number` (from 0) of a match, by a seat or by Chance (-1). Written once."""

memories = Table(
    "memories",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("viewer", Integer, primary_key=True, autoincrement=False),
    Column("mark", String(64), nullable=False),
    Column("length", Integer, nullable=False),
    Column("cells", LargeBinary, nullable=False),
    Column("detail", LargeBinary, nullable=False),
)
"""Shortcuts into the log (`skep.server.store.memory`). They may be deleted at any time."""

dailies = Table(
    "dailies",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
)
"""A person's one try at a day's challenge; its score is the match's."""

pars = Table(
    "pars",
    metadata,
    Column("commitment", String(64), primary_key=True),
    Column("bot", String(200), primary_key=True),
    Column("points", Integer, nullable=False),
)
"""What a bot scored alone on the chance of the seed with that commitment."""
