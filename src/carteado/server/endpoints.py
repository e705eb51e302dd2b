"""What is asked over HTTP: games, words, rules, tables, records."""

from __future__ import annotations

import asyncio
import re
from importlib import resources
from typing import Any

import msgspec
import structlog
from litestar import MediaType, Request, Response, get, post
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler

from carteado import __version__, bots, games, rulebook
from carteado import resources as ours
from carteado.core import GameError
from carteado.match import record as records
from carteado.match.record import RecordError
from carteado.match.verify import Fault, faults
from carteado.options import Choice, OptionError
from carteado.rulebook import RulebookError
from carteado.server import packing, wire
from carteado.server.guest import COOKIE
from carteado.server.house import from_elsewhere, guest_of, house_of
from carteado.server.hub import NoSuchTableError, NotOverError, NotSeatedError
from carteado.server.trouble import ServerError

RECORD_SIZE = 2_000_000
"""No record is longer, in bytes."""

YEAR = 365 * 24 * 3600
"""How long a visitor is known, in seconds."""

LANG = re.compile(r"[a-z]{2}(-[A-Z]{2})?")

AnyRequest = Request[Any, Any, Any]
AnyResponse = Response[bytes]

log = structlog.get_logger()


class ApiError(Exception):
    """An answer that is not what was asked for."""

    def __init__(self, status: int, code: str, detail: str) -> None:
        super().__init__(detail)
        self.status = status
        self.code = code


def answer(content: msgspec.Struct | list[Any], status: int = 200) -> AnyResponse:
    """An answer in JSON that no cache keeps."""
    return Response(
        msgspec.json.encode(content),
        status_code=status,
        media_type=MediaType.JSON,
        headers={"Cache-Control": "no-store"},
    )


# ---- games, words, rules --------------------------------------------------------------------------------------------


@get("/healthz", sync_to_thread=False)
def health() -> dict[str, str]:
    """Whether the server runs, and which one."""
    return {"status": "ok", "version": __version__}


@get("/api/games", sync_to_thread=False)
def list_games(request: AnyRequest) -> AnyResponse:
    """The games that can be played."""
    infos = msgspec.json.encode([game_info(key) for key in games.names()])
    return packing.send(request, packing.text(infos), MediaType.JSON, "no-cache")


def game_info(key: str) -> wire.GameInfo:
    """What a form needs to know of a game."""
    package = games.package(key)
    presets = [
        wire.PresetInfo(name, preset.players, preset.options.differing()) for name, preset in package.PRESETS.items()
    ]
    options = [option_info(choice) for choice in type(package.Options()).choices()]
    return wire.GameInfo(key, list(package.PLAYERS), presets, options, bots.names(key))


def option_info(choice: Choice) -> wire.OptionInfo:
    """An option: one with a range of numbers names its ends, the others their values."""
    needs = [wire.NeedInfo(need.option, list(need.values), need.value) for need in choice.needs]
    numbers = [value for value in choice.values if isinstance(value, int) and not isinstance(value, bool)]
    whole = len(numbers) == len(choice.values) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1))
    if whole:
        return wire.OptionInfo(
            choice.name, choice.default, choice.rule, [], low=numbers[0], high=numbers[-1], needs=needs
        )
    return wire.OptionInfo(choice.name, choice.default, choice.rule, list(choice.values), needs=needs)


@get("/api/terms/{game:str}/{lang:str}", sync_to_thread=False)
def terms(request: AnyRequest, game: str, lang: str) -> AnyResponse:
    """The words of a game in a language and those of any game, as Fluent text."""
    if game in games.names() and LANG.fullmatch(lang):
        file = resources.files(f"carteado.games.{game}") / "terms" / f"{lang}.ftl"
        if file.is_file():
            text = f"{file.read_text(encoding='utf-8')}\n{ours.terms(lang).read_text(encoding='utf-8')}"
            return packing.send(request, packing.text(text), MediaType.TEXT, "no-cache")
    raise ApiError(404, "no_such_words", f"there are no words of {game!r} in {lang!r}")


@get("/api/rules/{game:str}/{lang:str}", sync_to_thread=False)
def rules(request: AnyRequest, game: str, lang: str) -> AnyResponse:
    """The numbered rules and the options of a game, in words."""
    try:
        paragraphs = rulebook.read(game, lang)
    except RulebookError as error:
        raise ApiError(404, "no_such_rules", str(error)) from error
    texts = msgspec.json.encode([wire.RuleText(each.number, each.section, each.text) for each in paragraphs])
    return packing.send(request, packing.text(texts), MediaType.JSON, "no-cache")


# ---- tables ---------------------------------------------------------------------------------------------------------


@post("/api/tables", request_max_body_size=4 * wire.SIZE)
async def open_table(request: AnyRequest) -> AnyResponse:
    """Open a table against bots; the visitor leaves the one that he had."""
    refuse_others(request)
    house = house_of(request)
    if house.hub.stopping:
        raise ApiError(503, "stopping", "the server stops; try again in a moment")
    try:
        wanted = wire.decode_wish(await request.body())
    except wire.MalformedError as error:
        raise ApiError(400, "bad_message", str(error)) from error
    guest = guest_of(request) or house.guests.new()
    try:
        key = await house.hub.open(guest, wanted)
    except OptionError as error:
        raise ApiError(400, "bad_option", str(error)) from error
    except GameError as error:
        raise ApiError(400, "bad_game", str(error)) from error
    response = answer(wire.TableRef(key, wanted.game, scores=[0, 0]), 201)
    response.set_cookie(
        COOKIE,
        house.guests.sign(guest),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return response


@get("/api/tables/mine")
async def my_table(request: AnyRequest) -> AnyResponse:
    """The table that the visitor opened last."""
    guest = guest_of(request)
    return answer(wire.TableRef(None) if guest is None else await house_of(request).hub.mine(guest))


@get("/api/tables/{key:str}/record")
async def table_record(request: AnyRequest, key: str) -> AnyResponse:
    """The record of a match that is over, for who played it."""
    try:
        record = await house_of(request).hub.record(key, guest_of(request) or "")
    except NoSuchTableError as error:
        raise ApiError(404, "no_such_table", "there is no such table") from error
    except NotSeatedError as error:
        raise ApiError(403, "not_seated", "only who sits at a table gets its record") from error
    except NotOverError as error:
        raise ApiError(409, "not_over", "the record is handed out when the match is over") from error
    return Response(
        record.encode(),
        media_type=MediaType.JSON,
        headers={"Cache-Control": "no-store", "Content-Disposition": f'attachment; filename="{record.game}.json"'},
    )


@post("/api/verify", request_max_body_size=RECORD_SIZE, status_code=200)
async def verify(request: AnyRequest) -> AnyResponse:
    """Whether a record holds: the dealing was fair, and the match went as it says."""
    refuse_others(request)
    try:
        record = records.decode(await request.body())
    except RecordError as error:
        return answer(no_record(str(error)))
    except RecursionError:
        return answer(no_record(f"this is no record: {wire.DEEP}"))
    found = await asyncio.to_thread(faults, record)
    return answer(wire.Verdict(holds=not found, deals=len(record.deals), faults=found))


def no_record(detail: str) -> wire.Verdict:
    """What is said of something that is no record at all."""
    return wire.Verdict(holds=False, deals=0, faults=[Fault("not_a_record", detail=detail)])


def refuse_others(request: AnyRequest) -> None:
    """Take nothing that a page of another site sends in a visitor's name."""
    if from_elsewhere(request):
        raise ApiError(403, "elsewhere", "this was sent by a page of another site")


# ---- errors ---------------------------------------------------------------------------------------------------------

CODES = {404: "not_found", 405: "not_allowed", 413: "too_long"}


def api_error(_: AnyRequest, error: ApiError) -> AnyResponse:
    """An error of ours."""
    return answer(wire.ErrorText(error.code, str(error)), error.status)


def http_error(_: AnyRequest, error: HTTPException) -> AnyResponse:
    """An error of the framework's: an unknown address, a body that is too long."""
    return answer(wire.ErrorText(CODES.get(error.status_code, "bad_message"), error.detail), error.status_code)


def store_error(_: AnyRequest, error: ServerError) -> AnyResponse:
    """The disk is full, or a journal cannot be read."""
    log.error("request failed", error=str(error))
    return answer(wire.ErrorText("trouble", str(error)), 503)


def any_error(request: AnyRequest, error: Exception) -> AnyResponse:
    """A fault in the program: the log has it whole, the visitor is spared."""
    log.error("request failed", path=request.url.path, exc_info=error)
    return answer(wire.ErrorText("trouble", "something went wrong here; nothing is lost, try again"), 500)


ENDPOINTS: list[HTTPRouteHandler] = [health, list_games, terms, rules, open_table, my_table, table_record, verify]
ERRORS: dict[int | type[Exception], Any] = {
    ApiError: api_error,
    HTTPException: http_error,
    ServerError: store_error,
    Exception: any_error,
}
