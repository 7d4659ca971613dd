"""Logs: one JSON object a line on stderr. What is sent or known at a table is never in them."""

import logging
import sys
from functools import cached_property
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from structlog.typing import FilteringBoundLogger


class Log:
    """What writes the lines is loaded after the start, or with the first of them: it brings along
    all that colours a terminal, which would take a tenth of the start."""

    def __init__(self) -> None:
        self.verbose = False

    def set_up(self, verbose: bool) -> None:
        """Say what went wrong; with more words, also every request."""
        self.verbose = verbose
        logging.basicConfig(
            level=logging.WARNING, stream=sys.stderr, format="%(name)s: %(message)s"
        )

    @cached_property
    def lines(self) -> "FilteringBoundLogger":
        """What writes them."""
        import structlog

        made: FilteringBoundLogger = structlog.wrap_logger(
            structlog.WriteLogger(sys.stderr),
            processors=[
                structlog.processors.add_log_level,
                structlog.processors.TimeStamper(fmt="iso", utc=True),
                structlog.processors.JSONRenderer(ensure_ascii=False),
            ],
        )
        return made

    def info(self, event: str, **about: object) -> None:
        """What is good to know."""
        if self.verbose:
            self.lines.info(event, **about)

    def warning(self, event: str, **about: object) -> None:
        """What went wrong, and was mended."""
        self.lines.warning(event, **about)

    def error(self, event: str, **about: object) -> None:
        """What went wrong."""
        self.lines.error(event, **about)


LOG: Final = Log()
