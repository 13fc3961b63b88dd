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
    Column("login", String(40)),
    Column("passphrase", String(200)),
    Column("away_until", BigInteger),
    Column("away_year", Integer),
    Column("away_days", Integer),
    Index(None, "login", unique=True),
)
"""`login` and `passphrase` (its argon2 hash) are there for who has kept his name; until
`away_until` he is on vacation, and clocks that count days stand still for him; `away_days` is how
many days of vacation he has taken in `away_year`."""

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index(None, "person"),
)
"""One row per device of a person who has kept his name; `token` is the SHA-256 of what his cookie
says."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("credential", String(1400), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("counter", BigInteger, nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Index(None, "person"),
    Index(None, "credential", unique=True),
)
"""One row per passkey of a person who has kept his name. `credential` is the id his authenticator
gave it (base64url); `counter` how often it said it had signed, when it was last `used`; `name`
where it was made."""

challenges = Table(
    "challenges",
    metadata,
    Column("asker", String(64), primary_key=True),
    Column("what", String(8), primary_key=True),
    Column("challenge", LargeBinary, nullable=False),
    Column("made", BigInteger, nullable=False),
)
"""What an authenticator has been given to sign, for a few minutes and once: to `add` a passkey,
to `enter` with one, or to `prove` again who asks. `asker` is the SHA-256 of who asked on which
device."""

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
    Column("patience", Integer, nullable=False, server_default="0"),
    Column("screen", JSON),
    Column("access", String(8), nullable=False, server_default="link"),
    Column("code", String(12)),
    Column("delay", Integer, nullable=False, server_default="0"),
    Column("pace", JSON),
    Column("paused", BigInteger),
    Column("purpose", String(12), nullable=False, server_default="game"),
    Column("parent", String(32)),
    Column("copied", Integer, nullable=False, server_default="0"),
    Column("rematch", String(32)),
    Column("finished", BigInteger),
    Column("forfeits", JSON),
    Column("scores", JSON),
    Column("winners", JSON),
    Index(None, "host", "created"),
    Index(None, "access", "created"),
    Index(None, "code", unique=True),
)
"""One row per table. `finished`, `scores` and `winners` are written with the last choice, so that
a list of old games needs no folding. A table that was given up before play began is `finished`
without `scores`.

- `patience`: how many seconds somebody may think who is asked in private; 0 for no limit.
- `screen`: what the host, with several seats at his screen, has answered where somebody might be
  asked in private: `length` (of the log there), `answered` (how many moments), `wishes` (the seats
  that want to be asked).
- `access`: who may sit down: `public` (listed), `link` (the invitation) or `code` (the `code`).
- `delay`: how many seconds later than the seats spectators see what happens.
- `pace`: how time is counted, null for not at all; `paused`: since when it stands still.
- `purpose`: a `game`, somebody's one try at a day's challenge (`daily`), or an `analysis` or
  `import`, which took over the first `copied` choices of its log from elsewhere (an analysis from
  its `parent`).
- `rematch`: the table that was opened to play again.
- `forfeits`: by seat, who lost by giving up (`gave-up`) or by time (`late`).
"""

seats = Table(
    "seats",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("person", String(32), ForeignKey("people.id")),
    Column("name", String(40)),
    Column("level", String(32)),
    Column("stand_in", String(32)),
    Column("contribution", String(64)),
    Column("clock", BigInteger),
    Column("since", BigInteger),
    Index(None, "person"),
    Index(None, "since"),
)
"""A seat of the kind `reserved` is kept for its person until he sits down; it is then a `friend`'s.
`stand_in` is the level of the bot that plays while the person is away; `contribution` what the
seat added to the chance of the match (hexadecimal; empty while play waits for it; unchanged once
play has begun); `clock` the milliseconds it had left when its clock last stopped, `since` when that
clock began to run."""

blocks = Table(
    "blocks",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
)
"""Whom the host has sent away from a table: he cannot sit down there again."""

choices = Table(
    "choices",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("choice", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
)
"""The log: entry `number` (from 0) of a match. Written once.

`seat` is who chose, -1 for Chance. Entries with a lower one are no choices
(`skep.server.match.log`):
-2 takes back all choices that count but the first `choice`; -3 takes back, from that place on,
only those of the seat that chose there; -4 and -5 say that the seat `choice` has given up, or lost
by time.
"""

gains = Table(
    "gains",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("gain", BigInteger, nullable=False),
    Column("made", BigInteger, nullable=False),
)
"""What the clock of a seat gained when it stopped by entry `number` of the log, and when that was:
it is lost again if the entry is taken back."""

asks = Table(
    "asks",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("back_to", Integer, nullable=False),
    Column("agreed", JSON, nullable=False),
    Column("answer", String(8)),
    Column("what", String(8), nullable=False, server_default="back"),
)
"""A seat asks, when the log had `number` entries, to take `back` entry `back_to` of the log and all
after it, or for a `pause`;
`agreed` are the seats that have consented; `answer` is `yes`, `no` or, while it is open, null."""

talk = Table(
    "talk",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("seat", Integer),
    Column("to", Integer),
    Column("text", String(500), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("listener", String(32), ForeignKey("people.id")),
)
"""What people say at a table; `to` is the one seat it is for, null for all. A whisper is between
`person` and `listener`, who sat there when it was said, whoever sits there later."""

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("muted", String(32), ForeignKey("people.id"), primary_key=True),
)
"""Whose talk a person does not want to read."""

hooks = Table(
    "hooks",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("url", String(500), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("told", BigInteger, nullable=False, server_default="0"),
    Column("failures", Integer, nullable=False, server_default="0"),
    Column("trouble", String(200)),
    Column("named", JSON, nullable=False, server_default="{}"),
    Column("origin", String(200), nullable=False, server_default=""),
)
"""Where a person is told that it is his turn, when he was last told, and how often in a row that
could not be done, with the last reason (`trouble`). `named` are the tables he was told of, with how
many choices his seats had made there; `origin` is where his page is, for the links."""

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
"""Shortcuts into the log (`skep.server.store.snapshots`). They may be deleted at any time."""

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
