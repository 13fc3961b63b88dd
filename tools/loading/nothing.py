"""A server that plays nothing and keeps nothing: it tells a table's sockets of every message, by
the same libraries as Skep's. It shows how far the real one is from what one process can do here.
"""

import sys
from collections import defaultdict
from typing import Any

import uvicorn

from skep.server.live.fast_socket import FastSocket, Message, Push, fast_way
from skep.server.serve import bind

MOVES = int(sys.argv[1])
STATE = '{{"is":"state","seat":null,"number":{0},"made":{1},"view":{{"heap":{2}}},"over":{3}}}'


class Table:
    def __init__(self) -> None:
        self.number = 0
        self.sockets: set[Push] = set()

    def message(self) -> Message:
        number, left = self.number, MOVES - self.number
        text = STATE.format(number, number // 2, left, "false" if left else "true")
        return Message(text.encode())


tables: dict[str, Table] = defaultdict(Table)


async def app(scope: Any, receive: Any, send: Any) -> None:
    table = tables[scope["path"]]
    await receive()
    await send({"type": "websocket.accept"})
    fast = fast_way(scope)
    assert fast is not None
    push = fast.push
    push(table.message())
    table.sockets.add(push)
    while (await receive())["type"] == "websocket.receive":
        table.number += 1
        news = table.message()
        for each in table.sockets:
            each(news)
    table.sockets.discard(push)


def main() -> None:
    listening = bind("127.0.0.1", 0)
    print(f"ready at http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    config = uvicorn.Config(app, ws=FastSocket, lifespan="off", log_config=None)
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
