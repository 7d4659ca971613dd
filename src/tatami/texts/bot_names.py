"""What bots are called: by their level, in the reader's language, never by the spec of one."""

from typing import Final

from tatami.texts.talk import bundle, formatted

# What has a name in the texts: a bot, or a bot with its level.
NAMED_BOTS: Final = (
    "random", "novice", "greedy", "search:1", "search:2", "search:3", "search:4"
)  # fmt: skip


def bot_name(spec: str, language: str) -> str:
    """A bot's name, as in the page. Its settings are left out; a bot that has no name is a bot."""
    name, _, rest = spec.partition(":")
    level = f"{name}:{rest.partition(':')[0]}"
    known = next((each for each in (level, name) if each in NAMED_BOTS), "other")
    texts = bundle("tatami.web", language, "bots.ftl")
    return formatted(texts, f"bot-name-{known.replace(':', '-')}", {})
