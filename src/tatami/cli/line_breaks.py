"""Where Rich breaks lines: not at no-break spaces, which French has before its double signs."""

import re
from typing import Final

from rich import _wrap

WORD: Final = re.compile(r"[^\S\u00A0]*[\S\u00A0]+[^\S\u00A0]*")


def keep_together() -> None:
    """Take what a no-break space joins as one word. Rich takes it for two."""
    _wrap.re_word = WORD
