"""What is installed only where it is wanted. A command that lacks it says which extra brings it."""

from importlib.util import find_spec
from typing import Final

from tatami.core.errors import TatamiError

DISTRIBUTION: Final = "tatami-games"
EXTRAS: Final = {  # by the package that may be missing
    "alembic": "serve",
    "argon2": "serve",
    "asyncpg": "serve",
    "gymnasium": "learn",
    "litestar": "serve",
    "matplotlib": "reports",
    "numpy": "learn",
    "pettingzoo": "learn",
    "prometheus_client": "serve",
    "pyarrow": "parquet",
    "pyspiel": "learn",
    "ray": "ray",
    "redis": "serve",
    "secure": "serve",
    "sqlalchemy": "serve",
    "structlog": "serve",
    "uvicorn": "serve",
}


def missing(error: ModuleNotFoundError) -> str:
    """Which extra would bring a module that was not found, in one sentence; or nothing."""
    package = (error.name or "").partition(".")[0]
    return sentence(package) if package in EXTRAS else ""


def sentence(package: str) -> str:
    """How to get a package of an extra."""
    extra = EXTRAS[package]
    return f"This needs the extra [{extra}]: pip install '{DISTRIBUTION}[{extra}]'."


def has(package: str) -> bool:
    """Whether a package is installed."""
    return find_spec(package) is not None


def need(package: str) -> None:
    """Refuse, before any work is done, what could not be finished without a package."""
    if not has(package):
        raise TatamiError(sentence(package))
