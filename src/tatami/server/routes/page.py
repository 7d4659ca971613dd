"""The page itself: the built files, handed out as they are."""

from typing import Final

from litestar import MediaType, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from tatami.web import DIST

FOR_EVER: Final = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
ASK_AGAIN: Final = CacheControlHeader(no_cache=True)
NOT_BUILT: Final = "The page is not built here: run tools/page.py, or ./tatami serve."


@get("/", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def not_built() -> str:
    """What a browser is told where there is no page."""
    return NOT_BUILT


def page() -> list[ControllerRouterHandler]:
    """The routes of the page; the names of its assets hold their hash, so they never change."""
    if not (DIST / "index.html").is_file():
        return [not_built]
    assets: Router = create_static_files_router(
        "/assets", [DIST / "assets"], name="assets", cache_control=FOR_EVER
    )
    rest: Router = create_static_files_router(
        "/", [DIST], name="page", html_mode=True, cache_control=ASK_AGAIN
    )
    return [assets, rest]
