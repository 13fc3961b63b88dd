"""A client of a Skep server, for programs that play: bots, bridges, tests.

    async with Person("http://127.0.0.1:8400", name="Robo") as me:
        table = await me.join("http://127.0.0.1:8400/join/<table>/<invitation>")
        async with me.look(table.id) as live:
            async for state in live.states():
                if state.options:
                    await live.choose(state.seat, state.options[0].choice)

It speaks the protocol of docs/protocol.md and holds no rule of any game. What the server refuses
is raised as `Refusal`. It needs `pip install skep[client]`.
"""

from skep.extras import needing

with needing("client"):
    from skep.client.live import Live
    from skep.client.messages import (
        Game,
        GameOption,
        Line,
        Option,
        Seat,
        State,
        Table,
        TalkLine,
    )
    from skep.client.person import Person, read_invitation
    from skep.client.refusal import Refusal

__all__ = [
    "Game",
    "GameOption",
    "Line",
    "Live",
    "Option",
    "Person",
    "Refusal",
    "Seat",
    "State",
    "Table",
    "TalkLine",
    "read_invitation",
]
