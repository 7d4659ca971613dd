"""The site: the server's health, and the page it serves."""

import asyncio
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.response import File

from tatami.server.health import Health

NO_PAGE = "Tatami is running; its page has not been built. The API is under /api/v1.\n"
EMBED: Final = "/embed"


@get("/healthz", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> str:
    """Whether the server is alive."""
    return "ok"


@get("/readyz", include_in_schema=False)
async def readyz(request: Request[Any, Any, Any]) -> Response[str]:
    """Whether people can play here, and what should be mended. It answers within a second."""
    health: Health = request.app.state.health
    faults, drawbacks = await asyncio.gather(health.faults(), health.drawbacks())
    if faults:
        return Response("\n".join(["not ready", *faults, *drawbacks]), status_code=503)
    return Response("\n".join(["degraded", *drawbacks]) if drawbacks else "ok")


def file_of(folder: Path, path: str) -> Path:
    """The file that an address names, otherwise the page itself. An embedded game has the page's
    own files beside it."""
    path = path.removeprefix(EMBED)
    try:
        file = (folder / path.lstrip("/")).resolve()
        found = file.is_relative_to(folder) and file.is_file()
    except (OSError, ValueError):  # no file can have this name
        raise NotFoundException from None
    if not found and Path(path).suffix:
        raise NotFoundException
    return file if found else folder / "index.html"


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: str = "") -> File | Response[str]:
    """A file of the page. Every address within the page gets the page itself."""
    folder: Path | None = request.app.state.page
    if folder is None:
        if path.strip("/"):
            raise NotFoundException
        return Response(NO_PAGE, media_type=MediaType.TEXT)
    if path.startswith("/api/"):
        raise NotFoundException
    file = file_of(folder, path)
    lasting = "assets" in file.relative_to(folder).parts  # their names change with their content
    cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
    return File(
        file,
        filename=file.name,  # from this the browser learns the kind of file
        content_disposition_type="inline",
        headers={"Cache-Control": cache},
    )


ROUTES = (healthz, readyz, page)
