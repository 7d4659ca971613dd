"""Logs: one JSON object a line on stderr. They never contain what players send or know."""

import logging
import sys
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from structlog.typing import FilteringBoundLogger

# A full disk or a closed stream keeps nobody from an answer.
UNWRITTEN: Final = suppress(OSError, ValueError)


class Log:
    """Writes the lines. Its library is loaded after the start, or with the first line: it brings
    along code that colours terminals, which would take a tenth of the start."""

    def __init__(self) -> None:
        self.verbose = False

    def set_up(self, verbose: bool) -> None:
        """Log what goes wrong. If verbose, log every request as well."""
        self.verbose = verbose
        logging.basicConfig(
            level=logging.WARNING, stream=sys.stderr, format="%(name)s: %(message)s"
        )

    @cached_property
    def lines(self) -> "FilteringBoundLogger":
        """The logger that writes the lines."""
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
        """Log something good to know."""
        if self.verbose:
            with UNWRITTEN:
                self.lines.info(event, **about)

    def warning(self, event: str, **about: object) -> None:
        """Log something that went wrong and was mended."""
        with UNWRITTEN:
            self.lines.warning(event, **about)

    def error(self, event: str, **about: object) -> None:
        """Log something that went wrong."""
        with UNWRITTEN:
            self.lines.error(event, **about)


LOG: Final = Log()
