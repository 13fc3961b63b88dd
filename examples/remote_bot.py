"""A bot that lives elsewhere: it sits down by an invitation and plays to the end.

    python examples/remote_bot.py http://127.0.0.1:8400/join/<table>/<invitation>

It knows no rule: it is offered its choices by token, takes the first kind it is told to `--prefer`,
and chooses at random among those. Any seat of any game will do; a better bot replaces `pick`.
"""

import argparse
import asyncio
import random
import sys
from collections.abc import Sequence

from skep.client import Option, Person, Refusal, State, read_invitation

LATE = {"stale", "illegal", "out-of-turn"}
"""The table has moved on while we thought."""


def pick(options: Sequence[Option], prefer: Sequence[str], rng: random.Random) -> Option:
    """One of the options whose token begins as we like best, or any."""
    for beginning in prefer:
        liked = [each for each in options if each.token.startswith(beginning)]
        if liked:
            return rng.choice(liked)
    return rng.choice(options)


async def play(link: str, name: str, prefer: Sequence[str], rng: random.Random) -> State:
    """Join, choose whenever it is our turn, and return how it ended."""
    server, _, _ = read_invitation(link)
    async with Person(server, name) as me:
        table = await me.join(link)
        async with me.look(table.id) as live:
            async for state in live.states():
                if state.seat is None or not state.options:
                    continue
                try:
                    await live.choose(state.seat, pick(state.options, prefer, rng).choice)
                except Refusal as refusal:
                    if refusal.code not in LATE:
                        raise
                    await live.sync()
            return live.seats[table.mine[0]]


def main() -> None:
    parser = argparse.ArgumentParser(description="Sit down at a table and play to the end.")
    parser.add_argument("link", help="the invitation: …/join/<table>/<invitation>")
    parser.add_argument("--name", default="Robo")
    parser.add_argument("--seed", type=int, default=None, help="play the same way again")
    parser.add_argument(
        "--prefer", nargs="*", default=[], help="how the tokens of the best choices begin"
    )
    given = parser.parse_args()
    try:
        end = asyncio.run(play(given.link, given.name, given.prefer, random.Random(given.seed)))
    except (Refusal, ValueError) as error:
        sys.exit(str(error))
    won = end.seat is not None and end.winners[end.seat]
    sys.stdout.write(f"{'won' if won else 'done'}: {end.scores}\n")


if __name__ == "__main__":
    main()
