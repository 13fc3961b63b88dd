"""The application: routes, layers, and what an error looks like from outside."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from skep.kernel import BadOption, SkepError, UnknownGame
from skep.server.edge.admission import admitted
from skep.server.edge.security import Guard, with_headers
from skep.server.http import (
    account_changes,
    accounts,
    analysis,
    chance,
    consent,
    daily,
    games,
    health,
    hooks,
    lab,
    live,
    lobby,
    par,
    passkeys,
    pauses,
    people,
    screen_answers,
    seats,
    sheets,
    static,
    tables,
    takeback,
    talk,
)
from skep.server.http.people import AnyRequest
from skep.server.jobs.core_switch import provide_core_switch
from skep.server.meters import Meters
from skep.server.protocol import TOO_BIG, Problem, Refused
from skep.server.services import Services, provide_services

log = logging.getLogger("skep.server")

CODES = {
    400: "bad-message",
    404: "not-found",
    405: "no-such-method",
    413: "too-big",
    415: "not-json",
    429: "too-fast",
}
PROBLEMS = {
    400: ResponseSpec(Problem, description="something in the call is wrong"),
    403: ResponseSpec(Problem, description="this is not yours, or not from our page"),
    404: ResponseSpec(Problem, description="there is no such thing"),
    409: ResponseSpec(Problem, description="it cannot be done now"),
    413: ResponseSpec(Problem, description="the body is too big"),
    415: ResponseSpec(Problem, description="the body is not JSON"),
    429: ResponseSpec(Problem, description="too many calls"),
}


def make_app(services: Services) -> ASGIApp:
    """The server as an ASGI application; the services are closed when it stops."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.services = services
        async with services.running():
            yield

    app = Litestar(
        route_handlers=documented(
            people.read_me,
            people.write_me,
            hooks.read_hook,
            hooks.write_hook,
            accounts.keep_name,
            accounts.sign_in,
            accounts.sign_out,
            accounts.list_devices,
            passkeys.ask_for_passkey,
            passkeys.add_passkey,
            passkeys.list_passkeys,
            passkeys.remove_passkey,
            passkeys.ask_to_enter,
            passkeys.enter_by_passkey,
            accounts.read_data,
            account_changes.ask_to_prove,
            account_changes.change_passphrase,
            account_changes.forget_me,
            games.list_games,
            sheets.read_sheets,
            tables.open_table,
            tables.list_tables,
            tables.read_table,
            tables.join_table,
            screen_answers.answer_moment,
            tables.read_record,
            tables.read_frames,
            analysis.branch_table,
            analysis.import_record,
            chance.contribute,
            chance.read_chance,
            talk.read_talk,
            talk.say,
            talk.mute,
            seats.leave_table,
            seats.kick,
            seats.fill,
            seats.cancel,
            seats.let_stand_in,
            seats.come_back,
            seats.rematch,
            takeback.take_back,
            consent.answer,
            pauses.pause,
            pauses.resume,
            pauses.give_up,
            pauses.read_away,
            pauses.write_away,
            lobby.list_lobby,
            lobby.list_finished,
            lobby.find_code,
            par.read_par,
            daily.read_dailies,
            daily.open_daily,
            lab.list_reports,
            lab.read_report,
            live.live,
            health.read_health,
            health.read_metrics,
            static.read_page,
        ),
        lifespan=[lifespan],
        middleware=[Guard(services.settings.origins), people.Visitors()],
        dependencies={
            "services": Provide(provide_services),
            "core_switch": Provide(provide_core_switch),
            "person": Provide(people.provide_person),
        },
        exception_handlers={
            Refused: say_refusal,
            SkepError: say_mistake,
            HTTPException: say_http,
            RecursionError: say_too_deep,
            UnicodeDecodeError: say_not_utf8,
            Exception: say_trouble,
        },
        request_max_body_size=TOO_BIG,
        compression_config=CompressionConfig(backend="brotli", brotli_gzip_fallback=True),
        openapi_config=OpenAPIConfig(
            title="Skep",
            version="1",
            description="The protocol of docs/protocol.md; the live socket is described there.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        logging_config=None,
    )
    return counted(
        with_headers(admitted(app, services.settings, services.signer, services.calls)),
        services.meters,
    )


def documented(*handlers: BaseRouteHandler) -> list[BaseRouteHandler]:
    """Whatever a call answers when it refuses has one form: the schema says so for every call."""
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = {**PROBLEMS, **(handler.responses or {})}
    return list(handlers)


def counted(app: ASGIApp, meters: Meters) -> ASGIApp:
    """Counts answers by their status."""

    async def counting(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            return await app(scope, receive, send)

        async def send_counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                meters.answers.labels(str(message["status"])).inc()
            await send(message)

        return await app(scope, receive, send_counted)

    return counting


def say(status: int, code: str, message: str) -> Response[Problem]:
    return Response(Problem(code, message), status_code=status)


def say_refusal(_: AnyRequest, error: Refused) -> Response[Problem]:
    return say(error.status, error.code, error.message)


def say_mistake(_: AnyRequest, error: SkepError) -> Response[Problem]:
    if isinstance(error, UnknownGame):
        return say(400, "unknown-game", str(error))
    return say(400, "bad-option" if isinstance(error, BadOption) else "bad-request", str(error))


def say_http(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    message = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        message = f"{first.get('key', 'the body')}: {first.get('message', '')}"
    if error.status_code == 404:
        message = "there is no such call"
    if error.status_code >= 500:
        return say(error.status_code, "trouble", "something went wrong here")
    return say(error.status_code, CODES.get(error.status_code, "bad-request"), message)


def say_too_deep(_: AnyRequest, __: RecursionError) -> Response[Problem]:
    return say(400, "bad-message", "the body is nested too deeply")


def say_not_utf8(_: AnyRequest, __: UnicodeDecodeError) -> Response[Problem]:
    return say(400, "bad-message", "the body is not in UTF-8")


def say_trouble(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    return say(500, "trouble", "something went wrong here")
